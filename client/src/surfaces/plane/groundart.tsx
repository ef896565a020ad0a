// Pieces of ground drawn from their outlines, seen from above. The outline is the rule: the edge is exactly the polygon and comes last; what
// is scattered inside keeps clear of bases. Kinds are names of drawings (`Ground.kind`), not of any game's terrain.

import type { ComponentChildren } from 'preact'
import { mix } from '../../art/colour'
import { closedPath, type Point, scatter, seeded } from '../../art/geometry'
import type { Ground } from '../../wire/protocol'
import { along, inset, longest, middle } from './outline'

export type Free = readonly (readonly [number, number, number])[]

/** What a drawing is given: the outline on the screen, an inch, a seed, and the discs to keep clear of. */
interface Canvas {
  points: readonly Point[]
  d: string
  inch: number
  seed: number
  free: Free
  id: string
}

const INK = '#1d140a'
const n = (value: number): number => Math.round(value * 10) / 10
const line = (points: readonly Point[]): string => points.map(([x, y], k) => `${k ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

const clear = (free: Free, x: number, y: number): boolean =>
  !free.some(([fx, fy, r]) => (fx - x) ** 2 + (fy - y) ** 2 < r * r)

const Shadow = ({ c, by, dark }: { c: Canvas; by: number; dark: number }) => (
  <path d={c.d} transform={`translate(${n(by * c.inch * 0.8)} ${n(by * c.inch)})`} fill="#140c04" fill-opacity={dark} />
)
const Edge = ({ c, colour, width, dash }: { c: Canvas; colour: string; width: number; dash?: string }) => (
  <path d={c.d} fill="none" stroke={colour} stroke-width={width} stroke-linejoin="round" stroke-dasharray={dash} />
)
function Clipped({ c, name, children }: { c: Canvas; name: string; children: ComponentChildren }) {
  const id = `clip-${c.id}-${name}`
  return (
    <>
      <clipPath id={id}>
        <path d={c.d} />
      </clipPath>
      <g clip-path={`url(#${id})`}>{children}</g>
    </>
  )
}
/** Darker towards the edge, inside of it. */
const Rim = ({ c, colour, wide, dark }: { c: Canvas; colour: string; wide: number; dark: number }) => (
  <path d={c.d} fill="none" stroke={colour} stroke-opacity={dark} stroke-width={wide * c.inch} />
)

// -- small things that are scattered -----------------------------------------------------------------------------------------------

function leaf(x: number, y: number, s: number): [string, string] {
  return [
    `M${n(x - s * 0.5)} ${n(y)}q${n(-s * 0.22)} ${n(-s * 0.36)} ${n(s * 0.1)} ${n(-s * 0.55)}q${n(s * 0.1)} ${n(-s * 0.42)} ${n(s * 0.45)} ${n(-s * 0.36)}q${n(s * 0.4)} ${n(s * 0.02)} ${n(s * 0.42)} ${n(s * 0.38)}q${n(s * 0.26)} ${n(s * 0.3)} ${n(-s * 0.04)} ${n(s * 0.55)}q${n(-s * 0.46)} ${n(s * 0.22)} ${n(-s * 0.93)} ${n(-s * 0.02)}z`,
    `M${n(x + s * 0.36)} ${n(y - s * 0.62)}q${n(s * 0.34)} ${n(s * 0.3)} ${n(s * 0.07)} ${n(s * 0.66)}q${n(-s * 0.3)} ${n(s * 0.14)} ${n(-s * 0.55)} ${n(s * 0.06)}q${n(s * 0.48)} ${n(-s * 0.2)} ${n(s * 0.48)} ${n(-s * 0.72)}z`,
  ]
}
function fir(x: number, y: number, s: number): [string, string] {
  return [
    `M${n(x - s * 0.5)} ${n(y + s * 0.1)}L${n(x)} ${n(y - s * 1.15)}L${n(x + s * 0.5)} ${n(y + s * 0.1)}q${n(-s * 0.5)} ${n(s * 0.2)} ${n(-s)} 0z`,
    `M${n(x)} ${n(y - s * 1.15)}L${n(x + s * 0.5)} ${n(y + s * 0.1)}q${n(-s * 0.2)} ${n(s * 0.1)} ${n(-s * 0.4)} ${n(s * 0.1)}z`,
  ]
}
function Tree({
  x,
  y,
  s,
  leafy,
  light = '#8fae6a',
  dark = '#4f7245',
}: {
  x: number
  y: number
  s: number
  leafy: boolean
  light?: string
  dark?: string
}) {
  const [body, shade] = leafy ? leaf(x, y, s) : fir(x, y, s * 0.94)
  return (
    <>
      <ellipse
        cx={n(x + s * 0.18)}
        cy={n(y + s * 0.3)}
        rx={n(s * 0.55)}
        ry={n(s * 0.2)}
        fill="#1d2a10"
        fill-opacity=".28"
      />
      <path d={`M${n(x)} ${n(y)}v${n(s * 0.38)}`} stroke="#3a2a14" stroke-width="1" />
      <path d={body} fill={light} stroke="#33421f" stroke-width=".9" />
      <path d={shade} fill={dark} fill-opacity=".85" />
    </>
  )
}
function Stones({
  c,
  gap,
  size,
  fill = '#b9ad92',
  margin = 0.3,
}: {
  c: Canvas
  gap: number
  size: number
  fill?: string
  margin?: number
}) {
  const random = seeded(c.seed + 5)
  let body = ''
  let shade = ''
  for (const [px, py] of scatter(c.points, gap * c.inch, margin * c.inch, c.seed + 5, c.free))
    for (let k = 0; k < 1 + Math.floor(random() * 2.6); k++) {
      const x = px + (random() - 0.5) * 0.44 * c.inch
      const y = py + (random() - 0.5) * 0.28 * c.inch
      const w = size * c.inch * (0.7 + random() * 0.55)
      body += `M${n(x - w)} ${n(y)}l${n(w * 0.4)} ${n(-w * 0.8)}l${n(w * 0.9)} ${n(w * 0.05)}l${n(w * 0.6)} ${n(w * 0.7)}l${n(-w * 0.5)} ${n(w * 0.35)}z`
      shade += `M${n(x + w * 0.2)} ${n(y + w * 0.3)}l${n(w * 0.65)} ${n(-w * 0.2)}l${n(-w * 0.3)} ${n(w * 0.3)}z`
    }
  return (
    <>
      <path d={body} fill={fill} stroke="#46381f" stroke-width=".8" />
      <path d={shade} fill="#5a4a2c" fill-opacity=".6" />
    </>
  )
}
/** Teeth along the inside of the edge: danger. */
function Teeth({ c, rows }: { c: Canvas; rows: number }) {
  let d = ''
  for (let row = 0; row < rows; row++)
    for (const s of along(c.points, 0.62 * c.inch, (0.06 + row * 0.36) * c.inch)) {
      const half = 0.13 * c.inch
      const high = 0.27 * c.inch
      const shift = row % 2 ? 0.3 * c.inch : 0
      const x = s.x + s.ux * shift
      const y = s.y + s.uy * shift
      d += `M${n(x - s.ux * half)} ${n(y - s.uy * half)}L${n(x + s.nx * high)} ${n(y + s.ny * high)}L${n(x + s.ux * half)} ${n(y + s.uy * half)}z`
    }
  return (
    <Clipped c={c} name="teeth">
      <path d={d} fill="#b3261a" stroke="#2a0f08" stroke-width=".6" stroke-linejoin="round" />
    </Clipped>
  )
}
const tuft = (x: number, y: number, s: number): string =>
  `M${n(x - s * 0.5)} ${n(y)}q${n(s * 0.1)} ${n(-s * 0.5)} ${n(-s * 0.15)} ${n(-s * 0.8)}M${n(x)} ${n(y)}v${n(-s)}M${n(x + s * 0.5)} ${n(y)}q${n(-s * 0.1)} ${n(-s * 0.5)} ${n(s * 0.2)} ${n(-s * 0.7)}`

/** Grass on open ground. */
export function meadow(width: number, height: number, inch: number): string {
  const random = seeded(4)
  const box: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  return scatter(box, 1.35 * inch, 4, 4)
    .map(([x, y]) => {
      const s = (0.15 + random() * 0.07) * inch
      return random() < 0.85 ? tuft(x, y, s) : `M${n(x - s)} ${n(y)}h${n(s * 2)}`
    })
    .join('')
}

// -- the kinds ---------------------------------------------------------------------------------------------------------------------

function Wood({ c }: { c: Canvas }) {
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

function Hill({ c, crag }: { c: Canvas; crag: boolean }) {
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

function Water({ c, kind }: { c: Canvas; kind: Ground['kind'] }) {
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

function Waste({ c, ice }: { c: Canvas; ice: boolean }) {
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

function Lava({ c }: { c: Canvas }) {
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

function Wall({ c, stakes }: { c: Canvas; stakes: boolean }) {
  const { ux, uy, long } = longest(c.points)
  const [cx, cy] = middle(c.points)
  const at = (t: number, s: number): Point => [cx + ux * t - uy * s, cy + uy * t + ux * s]
  const parts: ComponentChildren[] = []
  if (stakes) {
    const count = Math.max(1, Math.floor(long / (0.37 * c.inch)))
    const r = 0.2 * c.inch
    for (let k = 0; k < count; k++) {
      const [x, y] = at(((k + 0.5) / count - 0.5) * long, 0)
      parts.push(<circle key={k} cx={n(x)} cy={n(y)} r={n(r)} fill="#a97c45" stroke="#2f210d" stroke-width="1.3" />)
      parts.push(<circle key={`l${k}`} cx={n(x - r * 0.25)} cy={n(y - r * 0.3)} r={n(r * 0.4)} fill="#e0bd85" />)
    }
    for (const s of [-0.26, 0.26])
      parts.push(
        <path
          key={`r${s}`}
          d={line([at(-long / 2, s * c.inch), at(long / 2, s * c.inch)])}
          stroke="#4a2f10"
          stroke-width={0.08 * c.inch}
        />,
      )
  } else {
    const count = Math.max(2, Math.floor(long / (0.7 * c.inch)))
    const step = long / count
    let courses = line([at(-long / 2, 0), at(long / 2, 0)])
    for (let k = 0; k <= count; k++) {
      const t = k * step - long / 2
      courses += line([at(t, 0.5 * c.inch), at(t, 0)]) + line([at(t + step / 2, 0), at(t + step / 2, -0.5 * c.inch)])
      if (k % 2 || k === count) continue
      const h = 0.22 * c.inch
      const m = t + step / 2
      parts.push(
        <path
          key={k}
          d={`${line([at(m - h, -h), at(m + h, -h), at(m + h, h), at(m - h, h)])}Z`}
          fill="#d8cfbc"
          stroke="#4a4030"
          stroke-width="1.2"
        />,
      )
    }
    parts.unshift(
      <Clipped key="courses" c={c} name="courses">
        <path d={courses} stroke="#5a5040" stroke-width="1.2" fill="none" />
      </Clipped>,
    )
  }
  return (
    <>
      <Shadow c={c} by={0.38} dark={0.35} />
      <path d={c.d} fill={stakes ? '#8a6334' : '#b5ab98'} />
      {parts}
      <Edge c={c} colour={INK} width={2.8} />
    </>
  )
}

function Field({ c }: { c: Canvas }) {
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

function Rough({ c, graves }: { c: Canvas; graves: boolean }) {
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

/** Points in rows along the longest side, well inside. */
function grid(c: Canvas, across: number, deep: number, half: number, margin: number): Point[] {
  const { ux, uy } = longest(c.points)
  const [cx, cy] = middle(c.points)
  const core = inset(c.points, margin * c.inch)
  const found: Point[] = []
  for (let i = -5; i < 6; i++)
    for (let j = -5; j < 6; j++) {
      const a = i * across * c.inch
      const b = (j + half) * deep * c.inch
      const p: Point = [cx + ux * a - uy * b, cy + uy * a + ux * b]
      if (isInside(core, p) && clear(c.free, p[0], p[1])) found.push(p)
    }
  return found.sort((p, q) => p[1] - q[1])
}
function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!
    const [xj, yj] = polygon[j]!
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

function Orchard({ c }: { c: Canvas }) {
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

function Smoke({ c }: { c: Canvas }) {
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

function Tents({ c }: { c: Canvas }) {
  return (
    <>
      <path d={c.d} fill="#c9b98a" />
      <Edge c={c} colour="#4a3314" width={1.8} dash="7 5" />
      {grid(c, 1.6, 1.7, 0.5, 0.65).map(([x, y], k) => {
        const s = 0.6 * c.inch
        return (
          <g key={k}>
            <path
              d={`M${n(x - s * 0.8)} ${n(y + s * 0.5)}h${n(s * 2)}l${n(-s * 0.5)} ${n(s * 0.25)}h${n(-s * 1.3)}z`}
              fill={INK}
              fill-opacity=".3"
            />
            <path
              d={`M${n(x - s * 0.8)} ${n(y + s * 0.5)}L${n(x)} ${n(y - s * 0.7)}L${n(x + s * 0.8)} ${n(y + s * 0.5)}z`}
              fill={['#efe3c6', '#d9b98a', '#c9866a'][k % 3]}
              stroke="#2f210d"
              stroke-width="1.4"
              stroke-linejoin="round"
            />
            <path d={`M${n(x)} ${n(y - s * 0.7)}L${n(x - s * 0.2)} ${n(y + s * 0.5)}h${n(s * 0.4)}z`} fill="#3a2510" />
          </g>
        )
      })}
    </>
  )
}

function Ruin({ c, fallen, floor }: { c: Canvas; fallen: boolean; floor: string }) {
  const random = seeded(c.seed)
  const { ux, uy } = longest(c.points)
  const [cx, cy] = middle(c.points)
  const at = (t: number, s: number): Point => [cx + (ux * t - uy * s) * c.inch, cy + (uy * t + ux * s) * c.inch]
  let flags = ''
  for (let k = -9; k < 10; k++) {
    flags += line([at(-9, k * 0.8), at(9, k * 0.8)])
    for (let j = -9; j < 10; j++) {
      const t = j * 0.8 + (k % 2 ? 0.4 : 0)
      flags += line([at(t, k * 0.8), at(t, (k + 1) * 0.8)])
    }
  }
  // stretches of masonry along the sides, with gaps
  const walls: ComponentChildren[] = []
  if (!fallen)
    c.points.forEach((a, k) => {
      const b = c.points[(k + 1) % c.points.length]!
      const long = Math.hypot(b[0] - a[0], b[1] - a[1])
      const [vx, vy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
      const inward = (cx - a[0]) * -vy + (cy - a[1]) * vx > 0 ? 1 : -1
      let t = 0
      while (t < long - 0.2 * c.inch) {
        const end = Math.min(long, t + (1 + random() * 1.6) * c.inch)
        const deep = 0.3 * c.inch * inward
        const p = (q: number, s: number): Point => [a[0] + vx * q - vy * s, a[1] + vy * q + vx * s]
        const d = `${line([p(t, 0), p(end, 0), p(end, deep), p(t, deep)])}Z`
        let joints = ''
        for (let q = t + 0.34 * c.inch; q < end - 4; q += 0.34 * c.inch) joints += line([p(q, 0), p(q, deep)])
        walls.push(
          <g key={`${k}.${t}`}>
            <path d={d} transform={`translate(${0.16 * c.inch} ${0.2 * c.inch})`} fill="#140c04" fill-opacity=".35" />
            <path d={d} fill="#e6dcc6" stroke="#2a2114" stroke-width="1.6" stroke-linejoin="round" />
            <path d={joints} stroke="#7a6e56" stroke-width="1.1" />
          </g>,
        )
        t = end + (0.35 + random() * 0.6) * c.inch
      }
    })
  let planks = ''
  if (floor) for (let k = -30; k < 31; k++) planks += line([at(k * 0.34, -9), at(k * 0.34, 9)])
  return (
    <>
      <Shadow c={c} by={0.18} dark={0.25} />
      <path d={c.d} fill="#c7bba0" />
      <Clipped c={c} name="flags">
        <path d={flags} stroke="#8d8063" stroke-opacity=".55" fill="none" />
        <Rim c={c} colour="#3d3422" wide={1.1} dark={0.22} />
      </Clipped>
      {floor ? (
        <>
          <clipPath id={`clip-${c.id}-floor`}>
            <path d={floor} />
          </clipPath>
          <path d={floor} fill="#b98f57" />
          <path d={planks} clip-path={`url(#clip-${c.id}-floor)`} stroke="#6a4720" stroke-opacity=".8" />
          <path d={floor} fill="none" stroke="#3a2510" stroke-width="2" />
        </>
      ) : null}
      <Edge c={c} colour="#3d3422" width={1.6} dash={fallen ? '9 4' : undefined} />
      <Stones c={c} gap={fallen ? 0.8 : 1.9} size={fallen ? 0.24 : 0.17} fill="#d3c9b4" margin={0.5} />
      {walls}
      {fallen ? <Teeth c={c} rows={1} /> : null}
    </>
  )
}

/** A platform with battlements: a tower, or a house whose roof is taken off because somebody is in it. */
function Platform({ c, open }: { c: Canvas; open: boolean }) {
  const { ux, uy } = longest(c.points)
  const [cx, cy] = middle(c.points)
  const inner = inset(c.points, 0.5 * c.inch)
  let planks = ''
  for (let k = -20; k < 21; k++) {
    const t = k * 0.36 * c.inch
    planks += line([-6, 6].map((s): Point => [cx + ux * t - uy * s * c.inch, cy + uy * t + ux * s * c.inch]))
  }
  const id = `clip-${c.id}-inner`
  return (
    <>
      <Shadow c={c} by={0.44} dark={0.38} />
      <path d={c.d} fill="#c9bfa9" stroke="#2a2114" stroke-width="2" />
      <clipPath id={id}>
        <path d={closedPath(inner)} />
      </clipPath>
      <path d={closedPath(inner)} fill={open ? '#b0834c' : '#a39a86'} />
      <g clip-path={`url(#${id})`}>
        <path d={planks} stroke="#5a4326" stroke-opacity=".6" />
        <path d={closedPath(inner)} fill="none" stroke={INK} stroke-opacity=".3" stroke-width={0.64 * c.inch} />
      </g>
      <path d={closedPath(inner)} fill="none" stroke="#2a2114" stroke-width="1.4" />
      {along(inset(c.points, 0.25 * c.inch), 0.95 * c.inch).map((s, k) => {
        const w = 0.23 * c.inch
        const h = 0.23 * c.inch
        const p = (a: number, b: number): Point => [s.x + s.ux * a + s.nx * b, s.y + s.uy * a + s.ny * b]
        return (
          <path
            key={k}
            d={`${line([p(-w, -h), p(w, -h), p(w, h), p(-w, h)])}Z`}
            fill="#efe6d2"
            stroke="#3d3422"
            stroke-width="1.1"
          />
        )
      })}
      <Edge c={c} colour={INK} width={2.4} />
    </>
  )
}

const ROOFS = ['#9c5236', '#8a5a3a', '#6f7480', '#75707e', '#a9623c', '#6a5a4e']

/** A hipped roof, lit from the upper left, with a chimney. */
function House({ c }: { c: Canvas }) {
  const roof = ROOFS[c.seed % ROOFS.length]!
  const [cx, cy] = middle(c.points)
  const { k, long } = longest(c.points)
  const p = (i: number): Point => c.points[(k + i) % c.points.length]!
  const mid = (a: Point, b: Point, t = 0.5): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const [a, b, e, f] = [p(0), p(1), p(c.points.length - 2), p(c.points.length - 1)]
  const short = Math.hypot(f[0] - a[0], f[1] - a[1])
  const drawn = Math.min(0.36, (short / 2 / long) * 0.7)
  const [m1, m2] = [mid(f, a), mid(b, e)]
  const [r1, r2] = [mid(m1, m2, drawn), mid(m1, m2, 1 - drawn)]
  const faces: [Point[], Point, Point, Point, Point][] = [
    [[a, b, r2, r1], a, b, r1, r2],
    [[e, f, r1, r2], e, f, r2, r1],
    [[f, a, r1], f, a, r1, r1],
    [[b, e, r2], b, e, r2, r2],
  ]
  const [hx, hy] = mid(r1, r2, 0.24)
  const h = 0.23 * c.inch
  return (
    <>
      <Shadow c={c} by={0.44} dark={0.38} />
      {faces.map(([face, p0, p1, q0, q1], j) => {
        const mx = (p0[0] + p1[0]) / 2 - cx
        const my = (p0[1] + p1[1]) / 2 - cy
        const light = (-mx * 0.6 - my * 0.8) / Math.hypot(mx, my)
        let rows = ''
        for (let t = 1; t < 9; t++) rows += line([mid(p0, q0, t / 9), mid(p1, q1, t / 9)])
        return (
          <g key={j}>
            <path
              d={closedPath(face)}
              fill={mix(roof, light > 0 ? '#fff3d6' : '#1d0f06', Math.abs(light) * 0.34)}
              stroke="#2a1a0c"
              stroke-width="1.3"
              stroke-linejoin="round"
            />
            <path d={rows} stroke="#1d0f06" stroke-opacity=".33" fill="none" />
          </g>
        )
      })}
      <path d={line([r1, r2])} stroke="#f0ddb4" stroke-width={0.11 * c.inch} stroke-linecap="round" />
      <path
        d={line([a, r1, f]) + line([b, r2, e])}
        stroke="#e3cb9c"
        stroke-opacity=".6"
        stroke-width={0.07 * c.inch}
        fill="none"
      />
      <rect
        x={n(hx - h)}
        y={n(hy - h)}
        width={n(2 * h)}
        height={n(2 * h)}
        fill="#b9ad98"
        stroke="#2a2114"
        stroke-width="1.4"
      />
      <rect x={n(hx - h / 2)} y={n(hy - h / 2)} width={n(h)} height={n(h)} fill={INK} />
      <Edge c={c} colour={INK} width={2.6} />
    </>
  )
}

function Wagons({ c }: { c: Canvas }) {
  const [cx, cy] = middle(c.points)
  return (
    <>
      <path d={c.d} fill="#c9b27c" stroke="#6b4a1c" stroke-dasharray="4 4" />
      {c.points.map((a, k) => {
        const b = c.points[(k + 1) % c.points.length]!
        const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
        const x = (a[0] + b[0]) / 2
        const y = (a[1] + b[1]) / 2
        const u = c.inch
        return (
          <g key={k} transform={`translate(${n(x + (cx - x) * 0.12)} ${n(y + (cy - y) * 0.12)}) rotate(${n(turn)})`}>
            <rect
              x={-0.72 * u}
              y={-0.36 * u}
              width={1.44 * u}
              height={0.72 * u}
              transform="translate(3 4)"
              fill={INK}
              fill-opacity=".4"
            />
            <rect
              x={-0.72 * u}
              y={-0.36 * u}
              width={1.44 * u}
              height={0.72 * u}
              fill="#efe3c6"
              stroke="#2f210d"
              stroke-width="1.6"
            />
            <path
              d={[-0.42, -0.14, 0.14, 0.42].map((t) => `M${n(t * u)} ${n(-0.36 * u)}v${n(0.72 * u)}`).join('')}
              stroke="#a98c55"
            />
          </g>
        )
      })}
      <Edge c={c} colour={INK} width={2} />
    </>
  )
}

const seedOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** One piece of ground. `free` are discs where bases stand; `open` takes the roof off; `floor` is the upper floor to be shown. */
export function GroundArt({
  ground,
  points,
  inch,
  free,
  floor = '',
}: {
  ground: Ground
  points: readonly Point[]
  inch: number
  free: Free
  floor?: string
}) {
  const c: Canvas = { points, d: closedPath(points), inch, seed: seedOf(ground.id), free, id: ground.id }
  switch (ground.kind) {
    case 'wood':
      return <Wood c={c} />
    case 'hill':
    case 'crag':
      return <Hill c={c} crag={ground.kind === 'crag'} />
    case 'water':
    case 'rapids':
    case 'mire':
    case 'reeds':
      return <Water c={c} kind={ground.kind} />
    case 'ice':
    case 'waste':
      return <Waste c={c} ice={ground.kind === 'ice'} />
    case 'lava':
      return <Lava c={c} />
    case 'wall':
    case 'palisade':
      return <Wall c={c} stakes={ground.kind === 'palisade'} />
    case 'field':
      return <Field c={c} />
    case 'rough':
    case 'graves':
      return <Rough c={c} graves={ground.kind === 'graves'} />
    case 'orchard':
      return <Orchard c={c} />
    case 'smoke':
      return <Smoke c={c} />
    case 'tents':
      return <Tents c={c} />
    case 'ruin':
    case 'rubble':
      return <Ruin c={c} fallen={ground.kind === 'rubble'} floor={floor} />
    case 'tower':
      return <Platform c={c} open={ground.holder >= 0} />
    case 'house':
      return ground.holder >= 0 ? <Platform c={c} open /> : <House c={c} />
    case 'wagons':
      return <Wagons c={c} />
  }
}
