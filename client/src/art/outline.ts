// Joined ground: adjacent polygons become one outline with round corners and an irregular edge. The irregularity depends only on
// the position, so neighbours share the same edge and a map always looks the same.

import type { Point } from './geometry'

const n = (value: number): number => Math.round(value * 10) / 10

export const closed = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], k) => {
    const [u, v] = points[(k + 1) % points.length]!
    return sum + x * v - u * y
  }, 0)

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`

/** The outlines around polygons that share sides. The enclosed area is on the right of the path. */
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

/** A slowly varying number from -1.6 to 1.6, the same for the same place. */
export const wander = (x: number, y: number): number =>
  Math.sin(x * 0.058 + 0.9) * Math.cos(y * 0.069 - 0.4) + 0.6 * Math.sin(x * 0.127 + y * 0.113 + 1.7)

export interface Edge {
  /** how far inside the outline */
  inset: number
  /** how far it deviates to either side */
  rough: number
}

const STEP = 9
const ROUNDS = 5

/** An outline with round corners and a slightly irregular edge. */
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
  // cut corners once: half way to the next point, like a curve
  return points.map((p, k): Point => {
    const b = near(k, 1)
    return [(p[0] + b[0]) / 2, (p[1] + b[1]) / 2]
  })
}

/** Does a ray from the point to the right cross this side? */
const isLeftOf = ([ax, ay]: Point, [bx, by]: Point, x: number, y: number): boolean =>
  ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax

const ROW = 12

/** Is a point inside these outlines, excluding holes? Made for many points: it looks only at sides at their height. */
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
