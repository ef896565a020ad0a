// Shared parts of ground drawings: edges, shades, and scattered decoration.

import type { ComponentChildren } from 'preact'
import { type Point, scatter, seeded } from '../../art/geometry'
import { along, inset, isInside, longest, middle } from './outline'

export type Free = readonly (readonly [number, number, number])[]

/** The input of a drawing: the outline on the screen, an inch, a seed, and the discs to keep clear of. */
export interface Canvas {
  points: readonly Point[]
  d: string
  inch: number
  seed: number
  free: Free
  id: string
}

export const INK = '#1d140a'
export const n = (value: number): number => Math.round(value * 10) / 10
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], k) => `${k ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

export const clear = (free: Free, x: number, y: number): boolean =>
  !free.some(([fx, fy, r]) => (fx - x) ** 2 + (fy - y) ** 2 < r * r)

export const Shadow = ({ c, by, dark }: { c: Canvas; by: number; dark: number }) => (
  <path d={c.d} transform={`translate(${n(by * c.inch * 0.8)} ${n(by * c.inch)})`} fill="#140c04" fill-opacity={dark} />
)
export const Edge = ({ c, colour, width, dash }: { c: Canvas; colour: string; width: number; dash?: string }) => (
  <path d={c.d} fill="none" stroke={colour} stroke-width={width} stroke-linejoin="round" stroke-dasharray={dash} />
)
export function Clipped({ c, name, children }: { c: Canvas; name: string; children: ComponentChildren }) {
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
/** Darker towards the inside of the edge. */
export const Rim = ({ c, colour, wide, dark }: { c: Canvas; colour: string; wide: number; dark: number }) => (
  <path d={c.d} fill="none" stroke={colour} stroke-opacity={dark} stroke-width={wide * c.inch} />
)

// -- scattered decoration
// ------------------------------------------------------------------------------------------------------------

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
export function Tree({
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
export function Stones({
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
/** Teeth along the inside of the edge, for dangerous ground. */
export function Teeth({ c, rows }: { c: Canvas; rows: number }) {
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
export const tuft = (x: number, y: number, s: number): string =>
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

/** Points in rows along the longest side, well inside. */
export function grid(c: Canvas, across: number, deep: number, half: number, margin: number): Point[] {
  const { ux, uy } = longest(c.points)
  const [cx, cy] = middle(c.points)
  const core = inset(c.points, margin * c.inch)
  const found: Point[] = []
  for (let i = -5; i < 6; i++)
    for (let j = -5; j < 6; j++) {
      const a = i * across * c.inch
      const b = (j + half) * deep * c.inch
      const p: Point = [cx + ux * a - uy * b, cy + uy * a + ux * b]
      if (isInside(p, core) && clear(c.free, p[0], p[1])) found.push(p)
    }
  return found.sort((p, q) => p[1] - q[1])
}
