// Buildings: walls, tents, ruins, towers, houses, wagons, drawn from their outlines.

import type { ComponentChildren } from 'preact'
import { mix } from '../../art/colour'
import { closedPath, type Point, seeded } from '../../art/geometry'
import { type Canvas, Clipped, Edge, grid, INK, line, n, Rim, Shadow, Stones, Teeth } from './groundcanvas'
import { along, inset, longest, middle } from './outline'

export function Wall({ c, stakes }: { c: Canvas; stakes: boolean }) {
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

export function Tents({ c }: { c: Canvas }) {
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

export function Ruin({ c, fallen, floor }: { c: Canvas; fallen: boolean; floor: string }) {
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

/** A platform with battlements: a tower, or a house with its roof removed because a unit is inside. */
export function Platform({ c, open }: { c: Canvas; open: boolean }) {
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
export function House({ c }: { c: Canvas }) {
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
  // near an end of the ridge: the name of the house is in the middle
  const [hx, hy] = mid(m1, m2, drawn * 0.62)
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

export function Wagons({ c }: { c: Canvas }) {
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
