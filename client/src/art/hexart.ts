// Hand-drawn ground of a hex, what crosses it, and where the figures of a unit stand. Pure: numbers in, path data out.

import { type Point, scatter, seeded } from './geometry'
import { drawGround, type Ground } from './terrain'

const n = (value: number): string => value.toFixed(1)

const blank = (): Ground => ({ shade: '', body: '', pen: '' })

/** The distance from the centre of a hex to a corner. */
export const radiusOf = (polygon: readonly Point[], centre: Point): number =>
  Math.max(...polygon.map((p) => Math.hypot(p[0] - centre[0], p[1] - centre[1])))

function rock(x: number, y: number, s: number, g: Ground): void {
  g.body += `M${n(x - s)} ${n(y)}l${n(s * 0.35)} ${n(-s * 0.9)}l${n(s * 0.5)} ${n(-s * 0.35)}l${n(s * 0.65)} ${n(s * 0.45)}l${n(s * 0.5)} ${n(s * 0.8)}z`
  g.shade += `M${n(x - s * 0.15)} ${n(y - s * 1.25)}l${n(s * 0.65)} ${n(s * 0.45)}l${n(s * 0.5)} ${n(s * 0.8)}h${n(-s * 0.7)}l${n(-s * 0.12)} ${n(-s * 0.62)}z`
  g.pen += `M${n(x - s)} ${n(y)}l${n(s * 0.35)} ${n(-s * 0.9)}l${n(s * 0.5)} ${n(-s * 0.35)}l${n(s * 0.65)} ${n(s * 0.45)}l${n(s * 0.5)} ${n(s * 0.8)}`
}

/** Reeds over still water. */
function reeds(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x - s)} ${n(y + s * 0.3)}h${n(s * 2)}M${n(x - s * 0.6)} ${n(y + s * 0.75)}h${n(s * 1.5)}`
  g.pen += `M${n(x)} ${n(y + s * 0.3)}v${n(-s * 1.6)}M${n(x - s * 0.3)} ${n(y + s * 0.3)}q${n(-s * 0.1)} ${n(-s * 0.8)} ${n(-s * 0.5)} ${n(-s * 1.1)}M${n(x + s * 0.3)} ${n(y + s * 0.3)}q${n(s * 0.1)} ${n(-s * 0.7)} ${n(s * 0.45)} ${n(-s * 1)}`
  g.shade += `M${n(x - s * 0.14)} ${n(y - s * 1.3)}h${n(s * 0.28)}v${n(-s * 0.7)}h${n(-s * 0.28)}z`
}

function ripple(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x - s)} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.5)} ${n(s)} 0t${n(s)} 0`
}

/** The strokes of one hex. `pattern` is the scene's name for the look of the ground; an unknown pattern stays plain. */
export function drawHex(pattern: string, polygon: readonly Point[], centre: Point, seed: number): Ground {
  const r = radiusOf(polygon, centre)
  const random = seeded(seed * 104729 + 7)
  const g = blank()
  switch (pattern) {
    case 'forest':
      return drawGround('forest', polygon, seed, [])
    case 'hill':
      return drawGround('hill', polygon, seed, [])
    case 'crag':
      for (const [x, y] of scatter(polygon, r * 0.42, r * 0.24, seed + 3)) rock(x, y, r * (0.2 + random() * 0.1), g)
      return g
    case 'marsh':
      for (const [x, y] of scatter(polygon, r * 0.36, r * 0.17, seed + 5))
        (random() < 0.65 ? reeds : ripple)(x, y, r * 0.11, g)
      return g
    case 'bank':
    case 'water':
    case 'ford':
      return g
    default:
      return drawGround(pattern, polygon, seed, [[centre[0], centre[1], r * 0.3]])
  }
}

/** Stepping stones across a ford, and the ripples around them. */
export function fordStones(a: Point, b: Point, seed: number): { stones: string; ripples: string } {
  const random = seeded(seed + 11)
  const along = [b[0] - a[0], b[1] - a[1]] as const
  const long = Math.hypot(along[0], along[1]) || 1
  const across = [-along[1] / long, along[0] / long] as const
  let stones = ''
  const g = blank()
  for (let row = -1; row <= 1; row++)
    for (let k = 0; k < 8; k++) {
      const at = 0.08 + k * 0.12 + (random() - 0.5) * 0.05
      const off = row * 7.5 + (random() - 0.5) * 3
      const x = a[0] + along[0] * at + across[0] * off
      const y = a[1] + along[1] * at + across[1] * off
      if (row === 0 || random() < 0.5) stones += `M${n(x - 3.2)} ${n(y)}a3.2 2.3 0 1 0 6.4 0a3.2 2.3 0 1 0-6.4 0z`
      else ripple(x, y, 3.4, g)
    }
  return { stones, ripples: g.pen }
}

/** A bridge from bank to bank: its deck, the planks or stones across it, the rails on both sides. */
export function bridgeArt(a: Point, b: Point, stone: boolean): { deck: string; planks: string; rails: string } {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const long = Math.hypot(dx, dy) || 1
  const u = [dx / long, dy / long] as const
  const v = [-u[1], u[0]] as const
  const half = stone ? 16 : 14
  const at = (t: number, s: number): string =>
    `${n(a[0] + u[0] * t * long + v[0] * s)} ${n(a[1] + u[1] * t * long + v[1] * s)}`
  let planks = ''
  const count = stone ? 6 : 11
  for (let k = 1; k < count; k++) planks += `M${at(k / count, -half)}L${at(k / count, half)}`
  if (stone)
    for (let k = 0; k < count; k++)
      planks += `M${at(k / count, k % 2 ? -half * 0.4 : half * 0.4)}L${at((k + 1) / count, k % 2 ? -half * 0.4 : half * 0.4)}`
  const deck = `M${at(0, -half)}L${at(1, -half)}L${at(1, half)}L${at(0, half)}z`
  const rails = `M${at(-0.02, -half)}L${at(1.02, -half)}M${at(-0.02, half)}L${at(1.02, half)}`
  return { deck, planks, rails }
}

/** The teeth of a cliff along the side from a to b, pointing away from the centre of the high hex. */
export function cliffTeeth(a: Point, b: Point, high: Point): string {
  const mx = (a[0] + b[0]) / 2 - high[0]
  const my = (a[1] + b[1]) / 2 - high[1]
  const far = Math.hypot(mx, my) || 1
  const out = [mx / far, my / far] as const
  let d = ''
  const teeth = 7
  for (let k = 0; k < teeth; k++) {
    const p = (t: number, s: number): string =>
      `${n(a[0] + (b[0] - a[0]) * t + out[0] * s)} ${n(a[1] + (b[1] - a[1]) * t + out[1] * s)}`
    d += `M${p(k / teeth, -1.5)}L${p((k + 0.5) / teeth, 6.5)}L${p((k + 1) / teeth, -1.5)}z`
  }
  return d
}

// -- units -----------------------------------------------------------------------------------------------------------------------

export interface FigureSpot {
  x: number
  y: number
  /** width and height of the figure */
  size: number
}

const FOOT: readonly (readonly Point[])[] = [
  [[3, 4]],
  [
    [-9, 6],
    [16, 3],
  ],
  [
    [10, -10],
    [-12, 12],
    [15, 13],
  ],
  [
    [2, -7],
    [23, -6],
    [-13, 14],
    [10, 15],
  ],
]
const HORSE: readonly (readonly Point[])[] = [
  [[4, 5]],
  [
    [-8, 12],
    [15, -4],
  ],
  [
    [12, -11],
    [-14, 11],
    [15, 14],
  ],
  [
    [3, -9],
    [22, -8],
    [-13, 14],
    [10, 16],
  ],
]

/** Where the remaining figures stand in a hex of radius 41.6: back row first, nearest last. */
export function figureSpots(count: number, form: 'foot' | 'mounted' | 'large'): FigureSpot[] {
  if (count < 1) return []
  if (form === 'large' && count === 1) return [{ x: 9, y: 4, size: 48 }]
  const rows = form === 'mounted' ? HORSE : FOOT
  const size = form === 'mounted' ? (count === 1 ? 38 : 31) : count === 1 ? 32 : 26
  const few = rows[Math.min(count, rows.length) - 1]!
  if (count <= rows.length) return few.map(([x, y]) => ({ x, y, size }))
  // more than usual: rows of four, smaller
  const across = Math.ceil(Math.sqrt(count))
  const step = 52 / across
  return Array.from({ length: count }, (_, k) => ({
    x: -22 + ((k % across) + 0.5) * step,
    y: -16 + (Math.floor(k / across) + 0.5) * step,
    size: step,
  }))
}

/** The cloth of a banner, its upper left corner at the pole, 27 wide and 17 high. */
export function bannerCloth(shape: string): string {
  return shape === 'pennant' ? 'M0 0L29 8.5L0 17z' : 'M0 0H26V17H0z'
}

/** The device on a banner around (x, y), so that you can tell the colour without seeing it. */
export function bannerDevice(device: string, x: number, y: number): string {
  switch (device) {
    case 'ring':
      return `M${x - 5.6} ${y}a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0z`
    case 'bars':
      return `M${x - 6.4} ${y - 6.4}h12.8M${x - 6.4} ${y + 6.4}h12.8`
    case 'cross':
      return `M${x - 6.6} ${y - 6.6}l3.4 3.4M${x + 6.6} ${y - 6.6}l-3.4 3.4M${x - 6.6} ${y + 6.6}l3.4-3.4M${x + 6.6} ${y + 6.6}l-3.4-3.4`
    default:
      return ''
  }
}

// -- sight -----------------------------------------------------------------------------------------------------------------------

export interface SightLine {
  start: number
  end: number
  clear: boolean
  blockers: readonly number[]
}

/** The lines to draw: those from the chosen places, or else those that start or end at the place pointed at. */
export function sightsToShow<T extends SightLine>(
  sights: readonly T[],
  chosen: readonly number[],
  hovered: number,
): T[] {
  const from = sights.filter((sight) => chosen.includes(sight.start))
  if (from.length) return from
  return sights.filter((sight) => sight.start === hovered || sight.end === hovered)
}

/** Both end points moved inwards a little, so that the line touches the units and does not cross them. */
export function shortened(a: Point, b: Point, by: number): [Point, Point] {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const ux = ((b[0] - a[0]) / long) * by
  const uy = ((b[1] - a[1]) / long) * by
  return [
    [a[0] + ux, a[1] + uy],
    [b[0] - ux, b[1] - uy],
  ]
}

// -- turning the board
// -------------------------------------------------------------------------------------------------------------

/** A point as seen from the far side of the board. */
export const turnedPoint = (p: Point, width: number, height: number): [number, number] => [
  Number((width - p[0]).toFixed(2)),
  Number((height - p[1]).toFixed(2)),
]
