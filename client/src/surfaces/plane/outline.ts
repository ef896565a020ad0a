// Shapes for drawing a plane: the outline around the models of a unit, lines along a polygon, the centre of one.

import { bounds, type Point } from '../../art/geometry'

export interface Disc {
  x: number
  y: number
  r: number
}

const n = (value: number): number => Math.round(value * 10) / 10

/** The distance of a point from a segment. */
function toSegment(x: number, y: number, a: Disc, b: Disc): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - a.x - dx * t, y - a.y - dy * t)
}

/** Links between discs that are too far apart to form one outline: each to the nearest earlier one. */
function ties(discs: readonly Disc[], reach: number): [Disc, Disc][] {
  const joined: Disc[] = []
  const rest = [...discs]
  const found: [Disc, Disc][] = []
  const gap = (a: Disc, b: Disc) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r
  const first = rest.shift()
  if (first) joined.push(first)
  while (rest.length) {
    let best: [number, Disc, Disc] | null = null
    for (const a of rest)
      for (const b of joined) {
        const far = gap(a, b)
        if (!best || far < best[0]) best = [far, a, b]
      }
    if (!best) break
    if (best[0] > reach) found.push([best[1], best[2]])
    joined.push(best[1])
    rest.splice(rest.indexOf(best[1]), 1)
  }
  return found
}

/**
 * One line around all discs, `grow` outside of them, with soft hollows between neighbours; distant discs are joined by a neck. It
 * follows a smooth minimum of the distances on a grid (marching squares), so the cost is about the area in cells.
 */
export function outlineOf(discs: readonly Disc[], grow: number, cell: number): string {
  if (!discs.length) return ''
  const necks = ties(discs, grow * 2)
  const pad = grow + cell * 3
  const x0 = Math.min(...discs.map((d) => d.x - d.r)) - pad
  const y0 = Math.min(...discs.map((d) => d.y - d.r)) - pad
  const columns = Math.ceil((Math.max(...discs.map((d) => d.x + d.r)) + pad - x0) / cell) + 1
  const rows = Math.ceil((Math.max(...discs.map((d) => d.y + d.r)) + pad - y0) / cell) + 1
  const soft = grow * 0.55
  const field = new Float64Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = x0 + i * cell
      const y = y0 + j * cell
      let sum = 0
      for (const d of discs) {
        const far = Math.hypot(x - d.x, y - d.y) - d.r
        if (far < grow * 6) sum += Math.exp(-far / soft)
      }
      for (const [a, b] of necks) sum += Math.exp(-(toSegment(x, y, a, b) - grow * 0.9) / soft)
      field[j * columns + i] = (sum > 0 ? -soft * Math.log(sum) : grow * 6) - grow
    }
  return contour(field, columns, rows, x0, y0, cell)
}

/** The zero line of a field on a grid, as closed paths. */
function contour(field: Float64Array, columns: number, rows: number, x0: number, y0: number, cell: number): string {
  const at = (i: number, j: number) => field[j * columns + i]!
  // a crossing is identified by its grid edge: two numbers per node, one to the right and one downwards
  const next = new Map<number, number>()
  const where = (edge: number): Point => {
    const node = edge >> 1
    const i = node % columns
    const j = Math.floor(node / columns)
    const a = at(i, j)
    const b = edge & 1 ? at(i, j + 1) : at(i + 1, j)
    const t = a / (a - b || 1)
    return edge & 1 ? [x0 + i * cell, y0 + (j + t) * cell] : [x0 + (i + t) * cell, y0 + j * cell]
  }
  for (let j = 0; j + 1 < rows; j++)
    for (let i = 0; i + 1 < columns; i++) {
      const kind =
        (at(i, j) < 0 ? 1 : 0) |
        (at(i + 1, j) < 0 ? 2 : 0) |
        (at(i + 1, j + 1) < 0 ? 4 : 0) |
        (at(i, j + 1) < 0 ? 8 : 0)
      if (kind === 0 || kind === 15) continue
      const top = (j * columns + i) * 2
      const left = top + 1
      const right = (j * columns + i + 1) * 2 + 1
      const bottom = ((j + 1) * columns + i) * 2
      // the inside is on the right
      const turns: Record<number, number[]> = {
        1: [left, top],
        2: [top, right],
        3: [left, right],
        4: [right, bottom],
        5: [left, top, right, bottom],
        6: [top, bottom],
        7: [left, bottom],
        8: [bottom, left],
        9: [bottom, top],
        10: [top, right, bottom, left],
        11: [bottom, right],
        12: [right, left],
        13: [right, top],
        14: [top, left],
      }
      const pairs = turns[kind]!
      for (let k = 0; k < pairs.length; k += 2) next.set(pairs[k]!, pairs[k + 1]!)
    }
  let d = ''
  while (next.size) {
    const start = next.keys().next().value as number
    const line: Point[] = []
    let edge: number | undefined = start
    while (edge !== undefined && next.has(edge)) {
      line.push(where(edge))
      const to: number = next.get(edge)!
      next.delete(edge)
      edge = to
    }
    if (line.length > 3) d += smooth(line)
  }
  return d
}

/** A closed line through the midpoints of its sides: soft, and half as many numbers. */
function smooth(line: readonly Point[]): string {
  const few = line.filter((_, k) => k % 2 === 0)
  const mid = (k: number): Point => {
    const a = few[k % few.length]!
    const b = few[(k + 1) % few.length]!
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const first = mid(0)
  let d = `M${n(first[0])} ${n(first[1])}`
  for (let k = 1; k <= few.length; k++) {
    const by = few[k % few.length]!
    const to = mid(k)
    d += `Q${n(by[0])} ${n(by[1])} ${n(to[0])} ${n(to[1])}`
  }
  return `${d}Z`
}

export interface Step {
  x: number
  y: number
  /** the direction inwards */
  nx: number
  ny: number
  /** the direction along the side */
  ux: number
  uy: number
}

const area = (polygon: readonly Point[]): number =>
  polygon.reduce((sum, p, k) => {
    const q = polygon[(k + 1) % polygon.length]!
    return sum + p[0] * q[1] - q[0] * p[1]
  }, 0)

/** Points along a polygon, about `gap` apart, each with the directions inwards and along. */
export function along(polygon: readonly Point[], gap: number, inset = 0): Step[] {
  const turn = area(polygon) > 0 ? 1 : -1
  const found: Step[] = []
  polygon.forEach((a, k) => {
    const b = polygon[(k + 1) % polygon.length]!
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    const count = Math.max(1, Math.round(long / gap))
    const ux = (b[0] - a[0]) / (long || 1)
    const uy = (b[1] - a[1]) / (long || 1)
    const nx = -uy * turn
    const ny = ux * turn
    for (let j = 0; j < count; j++) {
      const t = ((j + 0.5) / count) * long
      found.push({ x: a[0] + ux * t + nx * inset, y: a[1] + uy * t + ny * inset, nx, ny, ux, uy })
    }
  })
  return found
}

/** The centroid of a polygon. */
export function middle(polygon: readonly Point[]): Point {
  const whole = area(polygon) * 3
  let x = 0
  let y = 0
  polygon.forEach((p, k) => {
    const q = polygon[(k + 1) % polygon.length]!
    const cross = p[0] * q[1] - q[0] * p[1]
    x += (p[0] + q[0]) * cross
    y += (p[1] + q[1]) * cross
  })
  if (!whole) {
    const box = bounds(polygon)
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  return [x / whole, y / whole]
}

/** The direction of the longest side, and its length. */
export function longest(polygon: readonly Point[]): { ux: number; uy: number; long: number; k: number } {
  let best = { ux: 1, uy: 0, long: 0, k: 0 }
  polygon.forEach((a, k) => {
    const b = polygon[(k + 1) % polygon.length]!
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (long > best.long) best = { ux: (b[0] - a[0]) / long, uy: (b[1] - a[1]) / long, long, k }
  })
  return best
}

/** The polygon shrunk by this much: each side moves inwards, corners are where they meet. Good for shapes without thin arms. */
export function inset(polygon: readonly Point[], by: number): Point[] {
  const turn = area(polygon) > 0 ? 1 : -1
  const sides = polygon.map((a, k) => {
    const b = polygon[(k + 1) % polygon.length]!
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const ux = (b[0] - a[0]) / long
    const uy = (b[1] - a[1]) / long
    return { x: a[0] - uy * turn * by, y: a[1] + ux * turn * by, ux, uy }
  })
  return sides.map((side, k) => {
    const before = sides[(k + sides.length - 1) % sides.length]!
    const cross = before.ux * side.uy - before.uy * side.ux
    if (Math.abs(cross) < 0.05) return [side.x, side.y]
    const t = ((side.x - before.x) * side.uy - (side.y - before.y) * side.ux) / cross
    return [before.x + before.ux * t, before.y + before.uy * t]
  })
}

/** Is a point inside of a polygon? */
export function isInside([x, y]: Point, polygon: readonly (readonly number[])[]): boolean {
  let odd = false
  polygon.forEach(([ax, ay], k) => {
    const [bx, by] = polygon[(k + 1) % polygon.length]!
    if (ay! > y !== by! > y && x < ((bx! - ax!) * (y - ay!)) / (by! - ay!) + ax!) odd = !odd
  })
  return odd
}
