// Woods, hills, water and wastes, fields and orchards, drawn from their outlines.

import type { ComponentChildren } from 'preact'
import { closedPath, type Point, scatter, seeded } from '../../art/geometry'
import type { Ground } from '../../wire/protocol'
import {
  type Canvas,
  Clipped,
  clear,
  Edge,
  grid,
  INK,
  line,
  n,
  Rim,
  Shadow,
  Stones,
  Teeth,
  Tree,
  tuft,
} from './groundcanvas'
import { along, inset, longest, middle } from './outline'

/** Strokes from the edge inwards, dark on the side away from the light, which comes from the upper left. */
function Hachures({
  points,
  c,
  long,
  seed,
  soft,
}: {
  points: readonly Point[]
  c: Canvas
  long: number
  seed: number
  soft?: boolean
}) {
  const random = seeded(seed)
  let light = ''
  let dark = ''
  for (const s of along(points, 0.25 * c.inch)) {
    const far = long * c.inch * (0.5 + random() * 0.42)
    const d = `M${n(s.x + s.nx * 0.06 * c.inch)} ${n(s.y + s.ny * 0.06 * c.inch)}L${n(s.x + s.nx * far)} ${n(s.y + s.ny * far)}`
    if (s.nx * -0.6 + s.ny * -0.8 > 0) dark += d
    else light += d
  }
  return (
    <>
      <path d={light} stroke="#6b4a1c" stroke-opacity={soft ? 0.3 : 0.45} stroke-width="1" stroke-linecap="round" />
      <path d={dark} stroke="#46300f" stroke-opacity={soft ? 0.5 : 0.85} stroke-width="1.5" stroke-linecap="round" />
    </>
  )
}

export function Wood({ c }: { c: Canvas }) {
  const random = seeded(c.seed)
  const ring = along(c.points, 0.98 * c.inch, 0.45 * c.inch).map((s): Point => [s.x, s.y])
  const within = scatter(c.points, 1.22 * c.inch, 1.25 * c.inch, c.seed, c.free)
  const trees = [...ring.filter(([x, y]) => clear(c.free, x, y)), ...within].sort((a, b) => a[1] - b[1])
  return (
    <>
      <Shadow c={c} by={0.1} dark={0.18} />
      <path d={c.d} fill="#93a66a" />
      <Clipped c={c} name="shade">
        <Rim c={c} colour="#3f5a30" wide={2.1} dark={0.12} />
        <Rim c={c} colour="#3f5a30" wide={1.2} dark={0.14} />
        <Rim c={c} colour="#3f5a30" wide={0.55} dark={0.2} />
      </Clipped>
      <Stones c={c} gap={1.7} size={0.13} />
      <Edge c={c} colour="#2c3d1c" width={2} />
      {trees.map(([x, y], k) => (
        <Tree
          key={k}
          x={x + (random() - 0.5) * 0.2 * c.inch}
          y={y + 0.12 * c.inch}
          s={(0.7 + random() * 0.22) * c.inch}
          leafy={random() < 0.66}
        />
      ))}
    </>
  )
}

export function Hill({ c, crag }: { c: Canvas; crag: boolean }) {
  const one = inset(c.points, 0.75 * c.inch)
  const two = inset(c.points, 1.55 * c.inch)
  const [base, mid, top] = crag ? ['#a89a7c', '#b8ab8c', '#c8bc9d'] : ['#b59a62', '#c4ab73', '#d3bd88']
  const grass = scatter(two, 1.4 * c.inch, 0.3 * c.inch, c.seed, c.free)
  const shadowOf = (points: readonly Point[], by: number, dark: number) => (
    <path
      d={closedPath(points)}
      transform={`translate(${by * c.inch * 0.8} ${by * c.inch})`}
      fill="#140c04"
      fill-opacity={dark}
    />
  )
  return (
    <>
      <Shadow c={c} by={0.26} dark={0.32} />
      <path d={c.d} fill={base} />
      <Hachures points={c.points} c={c} long={0.75} seed={c.seed} />
      {shadowOf(one, 0.13, 0.2)}
      <path d={closedPath(one)} fill={mid} stroke="#7a5c2a" stroke-opacity=".6" />
      <Hachures points={one} c={c} long={0.8} seed={c.seed + 1} soft />
      {shadowOf(two, 0.08, 0.16)}
      <path d={closedPath(two)} fill={top} stroke="#7a5c2a" stroke-opacity=".5" />
      <path
        d={grass.map(([x, y]) => tuft(x, y, 0.18 * c.inch)).join('')}
        stroke="#5a4a20"
        stroke-opacity=".6"
        fill="none"
      />
      {crag ? <Stones c={c} gap={1.5} size={0.2} /> : null}
      <Edge c={c} colour="#4a3314" width={2.2} />
    </>
  )
}

export function Water({ c, kind }: { c: Canvas; kind: Ground['kind'] }) {
  const random = seeded(c.seed)
  const fill = { rapids: '#6f9fa9', mire: '#8fa187', reeds: '#93ab8c' }[kind as string] ?? '#7fa9ae'
  const isWild = kind === 'rapids'
  let waves = ''
  for (const [x, y] of scatter(c.points, 1.05 * c.inch, 0.45 * c.inch, c.seed, c.free)) {
    const w = (0.19 + random() * 0.13) * c.inch
    waves += `M${n(x - 2 * w)} ${n(y)}q${n(w * 0.5)} ${n(-w * 0.55)} ${n(w)} 0t${n(w)} 0t${n(w)} 0t${n(w)} 0`
  }
  let stalks = ''
  let heads = ''
  if (kind === 'mire' || kind === 'reeds')
    for (const [x, y] of scatter(c.points, 0.8 * c.inch, 0.2 * c.inch, c.seed + 8, c.free)) {
      const s = (kind === 'reeds' ? 0.5 : 0.32) * c.inch
      const w = 0.09 * c.inch
      stalks += `M${n(x)} ${n(y)}q-1 ${n(-s * 0.6)} ${n(-s * 0.3)} ${n(-s)}M${n(x + w)} ${n(y)}v${n(-s * 1.2)}M${n(x + w * 2)} ${n(y)}q1 ${n(-s * 0.5)} ${n(s * 0.35)} ${n(-s * 0.9)}`
      if (kind === 'reeds') heads += `M${n(x + w - 2)} ${n(y - s * 1.2)}a2 4.2 0 1 0 4 0a2 4.2 0 1 0-4 0z`
    }
  return (
    <>
      <path
        d={c.d}
        fill="none"
        stroke="#e6d9ac"
        stroke-width={0.32 * c.inch}
        stroke-linejoin="round"
        stroke-opacity=".55"
      />
      <path d={c.d} fill={fill} />
      <Clipped c={c} name="water">
        <Rim c={c} colour="#2c4f5c" wide={0.72} dark={0.28} />
        {/* lines along the shore: each a pale stroke with a strip of water over its outer half */}
        {[0.28, 0.62, 1].map((by, k) => (
          <path
            key={by}
            d={closedPath(inset(c.points, by * c.inch))}
            fill="none"
            stroke="#eef6ee"
            stroke-opacity={[0.6, 0.42, 0.26][k]}
            stroke-width="1.2"
            stroke-linejoin="round"
          />
        ))}
        <path
          d={waves}
          fill="none"
          stroke={isWild ? '#f4fbf6' : '#24505f'}
          stroke-opacity={isWild ? 0.85 : 0.45}
          stroke-width={isWild ? 1.9 : 1.3}
          stroke-linecap="round"
        />
        <path d={stalks} fill="none" stroke="#3d5a2f" stroke-width="1.5" stroke-linecap="round" />
        <path d={heads} fill="#6a4a22" />
      </Clipped>
      <Edge c={c} colour="#2c4f5c" width={2.2} />
      {isWild ? (
        <>
          <Stones c={c} gap={1.3} size={0.2} fill="#a9a493" margin={0.4} />
          <Teeth c={c} rows={2} />
        </>
      ) : null}
    </>
  )
}

export function Waste({ c, ice }: { c: Canvas; ice: boolean }) {
  const random = seeded(c.seed)
  let cracks = ''
  for (const [px, py] of scatter(c.points, 1.35 * c.inch, 0.4 * c.inch, c.seed, c.free))
    for (let k = 0; k < 3; k++) {
      let [x, y] = [px, py]
      let turn = random() * 6.28
      cracks += `M${n(x)} ${n(y)}`
      for (let j = 0; j < 4; j++) {
        turn += (random() - 0.5) * 1.4
        x += Math.cos(turn) * 0.3 * c.inch
        y += Math.sin(turn) * 0.3 * c.inch
        cracks += `L${n(x)} ${n(y)}`
      }
    }
  return (
    <>
      <path d={c.d} fill={ice ? '#cfdfdc' : '#8f867a'} />
      <Clipped c={c} name="waste">
        <path d={cracks} fill="none" stroke={ice ? '#4f7480' : '#2c2620'} stroke-width="1.2" stroke-opacity=".8" />
        <Rim c={c} colour="#2c2a26" wide={0.9} dark={0.22} />
      </Clipped>
      <Edge c={c} colour="#3a2018" width={2.2} />
      <Teeth c={c} rows={1} />
    </>
  )
}

export function Lava({ c }: { c: Canvas }) {
  const random = seeded(c.seed)
  let crust = ''
  for (const [x, y] of scatter(c.points, 0.85 * c.inch, 0.2 * c.inch, c.seed)) {
    const w = (0.18 + random() * 0.18) * c.inch
    crust += `M${n(x - w)} ${n(y)}l${n(w * 0.5)} ${n(-w * 0.6)}l${n(w * 1.1)} ${n(w * 0.1)}l${n(w * 0.4)} ${n(w * 0.6)}l${n(-w)} ${n(w * 0.4)}z`
  }
  return (
    <>
      <path d={c.d} fill="#eb9a34" />
      <Clipped c={c} name="lava">
        <Rim c={c} colour="#dd6a22" wide={1.5} dark={1} />
        <Rim c={c} colour="#c8431c" wide={0.6} dark={1} />
        <path d={crust} fill="#4a2015" stroke="#240d06" stroke-width="1" />
      </Clipped>
      <Edge c={c} colour={INK} width={4} />
      <Edge c={c} colour="#f6ecd3" width={1.3} dash="6 5" />
    </>
  )
}

export function Field({ c }: { c: Canvas }) {
  const random = seeded(c.seed)
  const { ux, uy } = longest(c.points)
  const [cx, cy] = middle(c.points)
  const rows: ComponentChildren[] = []
  for (let k = -24; k < 25; k++) {
    const off = k * 0.3 * c.inch
    rows.push(
      <path
        key={k}
        d={line([-8, 8].map((t): Point => [cx - uy * off + ux * t * c.inch, cy + ux * off + uy * t * c.inch]))}
        stroke={k % 2 ? '#7a5a26' : '#e0cc9a'}
        stroke-opacity=".6"
        stroke-width={0.06 * c.inch}
      />,
    )
  }
  return (
    <>
      <path d={c.d} fill="#c2a873" />
      <Clipped c={c} name="furrows">
        {rows}
      </Clipped>
      <Edge c={c} colour="#4a3314" width={1.4} />
      {along(c.points, 0.42 * c.inch).map((s, k) => (
        <circle
          key={k}
          cx={n(s.x)}
          cy={n(s.y)}
          r={n((0.12 + random() * 0.055) * c.inch)}
          fill="#7d9155"
          stroke="#3a4a22"
          stroke-width=".9"
        />
      ))}
    </>
  )
}

export function Rough({ c, graves }: { c: Canvas; graves: boolean }) {
  return (
    <>
      <path d={c.d} fill="#b9b183" />
      <Clipped c={c} name="rough">
        <Rim c={c} colour="#6b5a30" wide={0.8} dark={0.25} />
      </Clipped>
      {graves
        ? scatter(c.points, 1.15 * c.inch, 0.5 * c.inch, c.seed, c.free).map(([x, y], k) => {
            const s = 0.27 * c.inch
            return (
              <g key={k}>
                <ellipse cx={n(x + 3)} cy={n(y + 1)} rx={n(s * 0.9)} ry={n(s * 0.3)} fill={INK} fill-opacity=".3" />
                <path
                  d={`M${n(x - s * 0.5)} ${n(y)}v${n(-s)}q${n(s * 0.5)} ${n(-s * 0.6)} ${n(s)} 0v${n(s)}z`}
                  fill="#cfc6b2"
                  stroke="#3d3422"
                  stroke-width="1.1"
                />
                <path
                  d={`M${n(x)} ${n(y - s * 1.05)}v${n(s * 0.6)}M${n(x - s * 0.25)} ${n(y - s * 0.8)}h${n(s * 0.5)}`}
                  stroke="#5a5040"
                  stroke-width="1.1"
                />
              </g>
            )
          })
        : null}
      <Stones c={c} gap={1} size={0.16} />
      <Edge c={c} colour="#4a3a1c" width={2} dash="10 4" />
    </>
  )
}

export function Orchard({ c }: { c: Canvas }) {
  const random = seeded(c.seed)
  return (
    <>
      <path d={c.d} fill="#a9b377" />
      <Clipped c={c} name="wall">
        <Rim c={c} colour="#3d3422" wide={0.56} dark={1} />
        <Rim c={c} colour="#cfc4ab" wide={0.48} dark={1} />
      </Clipped>
      {grid(c, 1.3, 1.3, 0, 0.7).map(([x, y], k) => {
        const s = 0.64 * c.inch
        let fruit = ''
        for (let j = 0; j < 4; j++)
          fruit += `M${n(x + (random() - 0.5) * 0.45 * c.inch)} ${n(y - random() * 0.36 * c.inch)}m-1.9 0a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z`
        return (
          <g key={k}>
            <Tree x={x} y={y + s * 0.3} s={s} leafy light="#9db968" dark="#62823f" />
            <path d={fruit} fill="#c23b22" />
          </g>
        )
      })}
      <Edge c={c} colour="#2f210d" width={1.8} />
    </>
  )
}

export function Smoke({ c }: { c: Canvas }) {
  const random = seeded(c.seed)
  return (
    <>
      <path d={c.d} fill="#9a948a" fill-opacity=".75" />
      <Clipped c={c} name="smoke">
        {scatter(c.points, 0.95 * c.inch, 0.3 * c.inch, c.seed).map(([x, y], k) => {
          const s = (0.41 + random() * 0.23) * c.inch
          return (
            <path
              key={k}
              d={`M${n(x - s)} ${n(y)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 1 ${n(s * 0.55)} ${n(-s * 0.6)}a${n(s * 0.6)} ${n(s * 0.6)} 0 0 1 ${n(s * 1.05)} ${n(-s * 0.05)}a${n(s * 0.45)} ${n(s * 0.45)} 0 0 1 ${n(s * 0.4)} ${n(s * 0.65)}z`}
              fill="#e6e1d6"
              fill-opacity=".85"
              stroke="#4f4a42"
              stroke-width="1.2"
              stroke-linejoin="round"
            />
          )
        })}
      </Clipped>
      <Edge c={c} colour="#3a352c" width={2} dash="2 5" />
    </>
  )
}
