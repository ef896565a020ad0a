// Ground that meets: polygons side by side become one outline, its corners are rounded, its edge wanders. What it wanders by depends on
// the place alone, so neighbours see the same edge and a map looks the same every time.

import type { Point } from './geometry'

const n = (value: number): number => Math.round(value * 10) / 10

export const closed = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], k) => {
    const [u, v] = points[(k + 1) % points.length]!
    return sum + x * v - u * y
  }, 0)

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`

/** The outlines around polygons that share sides; what they enclose lies on the right of the way around. */
export function outlines(polygons: readonly (readonly Point[])[]): Point[][] {
  const sides = new Map<string, readonly [Point, Point]>()
  for (const polygon of polygons) {
    const round = area(polygon) < 0 ? [...polygon].reverse() : polygon
    round.forEach((a, k) => {
      const b = round[(k + 1) % round.length]!
      if (!sides.delete(`${key(b)}>${key(a)}`)) sides.set(`${key(a)}>${key(b)}`, [a, b])
    })
  }
  const from = new Map<string, (readonly [Point, Point])[]>()
  for (const side of sides.values()) from.set(key(side[0]), [...(from.get(key(side[0])) ?? []), side])
  const found: Point[][] = []
  for (const start of from.keys()) {
    let at = start
    const loop: Point[] = []
    for (let side = from.get(at)?.pop(); side; side = from.get(at)?.pop()) {
      loop.push(side[0])
      at = key(side[1])
      if (at === start) break
    }
    if (loop.length > 2) found.push(loop)
  }
  return found
}

/** Between -1.6 and 1.6, the same for the same place, changing slowly. */
export const wander = (x: number, y: number): number =>
  Math.sin(x * 0.058 + 0.9) * Math.cos(y * 0.069 - 0.4) + 0.6 * Math.sin(x * 0.127 + y * 0.113 + 1.7)

export interface Edge {
  /** how far inside the outline */
  inset: number
  /** how far it wanders to both sides */
  rough: number
}

const STEP = 9
const ROUNDS = 5

/** An outline with round corners that wanders a little. */
export function softened(loop: readonly Point[], { inset, rough }: Edge): Point[] {
  let points: Point[] = loop.flatMap((a, k) => {
    const b = loop[(k + 1) % loop.length]!
    const parts = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP))
    return Array.from({ length: parts }, (_, i): Point => {
      const share = i / parts
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    })
  })
  const near = (k: number, by: number): Point => points[(k + by + points.length) % points.length]!
  for (let round = 0; round < ROUNDS; round++)
    points = points.map((p, k): Point => {
      const a = near(k, -1)
      const b = near(k, 1)
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]
    })
  points = points.map((p, k): Point => {
    const a = near(k, -2)
    const b = near(k, 2)
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const out = (rough * wander(p[0], p[1]) - inset) / (Math.hypot(dx, dy) || 1)
    return [p[0] + dy * out, p[1] - dx * out]
  })
  // corners cut once: half way to the next point, as a curve would go
  return points.map((p, k): Point => {
    const b = near(k, 1)
    return [(p[0] + b[0]) / 2, (p[1] + b[1]) / 2]
  })
}

/** Does a way from the point straight to the right cross this side? */
const isLeftOf = ([ax, ay]: Point, [bx, by]: Point, x: number, y: number): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax

const ROW = 12

/** Is a point inside these outlines, holes left out? Made for many points: only sides at their height are looked at. */
export function within(loops: readonly (readonly Point[])[]): (x: number, y: number) => boolean {
  const rows = new Map<number, (readonly [Point, Point])[]>()
  for (const loop of loops)
    loop.forEach((a, k) => {
      const b = loop[(k + 1) % loop.length]!
      const last = Math.floor(Math.max(a[1], b[1]) / ROW)
      for (let row = Math.floor(Math.min(a[1], b[1]) / ROW); row <= last; row++) {
        const sides = rows.get(row)
        if (sides) sides.push([a, b])
        else rows.set(row, [[a, b]])
      }
    })
  return (x, y) => {
    let inside = false
    for (const [a, b] of rows.get(Math.floor(y / ROW)) ?? []) if (isLeftOf(a, b, x, y)) inside = !inside
    return inside
  }
}
