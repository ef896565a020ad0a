// Places things inside an area: its name, and a block of pieces that must neither cover the name nor leave the area.

import { bounds, boxInside, type Point } from './geometry'

export interface Box {
  /** the centre */
  x: number
  y: number
  width: number
  height: number
}

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width + gap * 2 && Math.abs(a.y - b.y) * 2 < a.height + b.height + gap * 2

export const boxFits = (polygon: readonly Point[], box: Box): boolean =>
  boxInside(polygon, box.x, box.y, box.width, box.height)

/** Grid points inside a polygon, sorted by distance from a point. */
function spots(polygon: readonly Point[], near: Point, grid: number): Point[] {
  const box = bounds(polygon)
  const found: Point[] = [near]
  for (let i = 1; i < grid; i++)
    for (let j = 1; j < grid; j++) {
      const spot: Point = [box.x + (box.width * i) / grid, box.y + (box.height * j) / grid]
      if (boxInside(polygon, spot[0], spot[1], 0, 0)) found.push(spot)
    }
  const away = (p: Point): number => Math.hypot(p[0] - near[0], p[1] - near[1])
  return found.sort((a, b) => away(a) - away(b))
}

const SCALES = [1.12, 1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54]

export interface Room {
  x: number
  y: number
  scale: number
  /** it fits nowhere */
  crowded?: boolean
}

/**
 * The centre and scale at which a block of this size fits into the polygon next to what is taken, as near to `near` as possible.
 * A block that fits nowhere gets the smallest scale and the position where it covers least. Nothing is smaller than `least`.
 */
export function roomFor(
  polygon: readonly Point[],
  width: number,
  height: number,
  taken: readonly Box[],
  near: Point,
  least = 0,
): Room {
  const tried = spots(polygon, near, 14)
  const scales = SCALES.map((scale) => Math.max(scale, least))
  for (const scale of new Set(scales)) {
    const box = { x: 0, y: 0, width: width * scale, height: height * scale }
    for (const [x, y] of tried) {
      box.x = x
      box.y = y
      // corners may cross a border a little
      if (
        !taken.some((other) => overlaps(box, other, 1)) &&
        boxFits(polygon, { ...box, width: box.width * 0.88, height: box.height * 0.88 })
      )
        return { x, y, scale }
    }
  }
  const scale = scales[scales.length - 1]!
  const free = tried.find(
    ([x, y]) => !taken.some((other) => overlaps({ x, y, width: width * scale, height: height * scale }, other)),
  )
  const [x, y] = free ?? near
  return { x, y, scale, crowded: true }
}

/** Where to put a name of this size: below the centre if it fits, else wherever it fits, else at the given point. */
export function nameSpot(
  polygon: readonly Point[],
  width: number,
  height: number,
  middle: Point,
  otherwise: Point,
): Point {
  const box = { x: 0, y: 0, width: width + 4, height: height + 2 }
  for (let down = 34; down >= -30; down -= 4)
    for (const aside of [0, 7, -7, 14, -14, 22, -22, 30, -30]) {
      box.x = middle[0] + aside
      box.y = middle[1] + down
      if (boxFits(polygon, box)) return [box.x, box.y]
    }
  for (const [x, y] of spots(polygon, middle, 10)) {
    box.x = x
    box.y = y
    if (boxFits(polygon, box)) return [x, y]
  }
  return otherwise
}

/** The lowest spot where a name fits. This makes room for a large block above it. */
export function lowSpot(polygon: readonly Point[], width: number, height: number): Point | null {
  const all = bounds(polygon)
  const box = { x: 0, y: 0, width: width + 2, height: height + 1 }
  for (let y = all.y + all.height - height; y > all.y + all.height / 2; y -= 3)
    for (let k = 0; k < 14; k++) {
      box.x = all.x + all.width / 2 + ((k & 1 ? 1 : -1) * all.width * Math.ceil(k / 2)) / 16
      box.y = y
      if (boxFits(polygon, box)) return [box.x, y]
    }
  return null
}

/** Offsets, in heights of the box, to try for a name that would cover another. */
const ASIDE: readonly Point[] = [
  [0, 0],
  [0, -1],
  [0, 1],
  [0, -2],
  [0, 2],
  [-1.5, 0],
  [1.5, 0],
  [-1.5, -1],
  [1.5, -1],
  [-1.5, 1],
  [1.5, 1],
]

/** Moves boxes aside so that none covers an earlier, more important one. Null if no offset helps. */
export function keepApart(boxes: readonly Box[]): (Box | null)[] {
  const kept: Box[] = []
  return boxes.map((box) => {
    for (const [dx, dy] of ASIDE) {
      const tried = { ...box, x: box.x + dx * box.height, y: box.y + dy * box.height }
      if (kept.some((other) => overlaps(tried, other))) continue
      kept.push(tried)
      return tried
    }
    return null
  })
}
