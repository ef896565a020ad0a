// Plane geometry for drawing: polygons as lists of points, a seeded generator, boxes and scattered points inside an outline.

export type Point = readonly [number, number]

/** A small seeded generator (mulberry32): drawings must look the same every time. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function bounds(polygon: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const xs = polygon.map((p) => p[0])
  const ys = polygon.map((p) => p[1])
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

// A polygon as a grid of small squares with running sums, so that "is this box inside?" costs four lookups instead of a walk
// around the outline. Made once per polygon; drawing and layout ask thousands of times.

const CELL = 3

interface Raster {
  x: number
  y: number
  columns: number
  rows: number
  /** sums[(row + 1) * (columns + 1) + column + 1]: how many cells up to there are inside */
  sums: Uint32Array
}

const known = new WeakMap<readonly Point[], Raster>()

function rasterOf(polygon: readonly Point[]): Raster {
  const found = known.get(polygon)
  if (found) return found
  const box = bounds(polygon)
  const columns = Math.ceil(box.width / CELL) + 1
  const rows = Math.ceil(box.height / CELL) + 1
  const sums = new Uint32Array((columns + 1) * (rows + 1))
  for (let row = 0; row < rows; row++) {
    const y = box.y + (row + 0.5) * CELL
    const crossings: number[] = []
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const [xi, yi] = polygon[i]!
      const [xj, yj] = polygon[j]!
      if (yi > y !== yj > y) crossings.push(((xj - xi) * (y - yi)) / (yj - yi) + xi)
    }
    crossings.sort((a, b) => a - b)
    let inRow = 0
    let next = 0
    for (let column = 0; column < columns; column++) {
      const x = box.x + (column + 0.5) * CELL
      while (next < crossings.length && crossings[next]! <= x) next++
      inRow += next & 1
      const at = (row + 1) * (columns + 1) + column + 1
      sums[at] = sums[at - columns - 1]! + inRow
    }
  }
  const made = { x: box.x, y: box.y, columns, rows, sums }
  known.set(polygon, made)
  return made
}

/** Is the box around (x, y) entirely inside the polygon? Exact to about the size of a cell. */
export function boxInside(polygon: readonly Point[], x: number, y: number, width: number, height: number): boolean {
  const r = rasterOf(polygon)
  const left = Math.floor((x - width / 2 - r.x) / CELL)
  const right = Math.floor((x + width / 2 - r.x) / CELL)
  const top = Math.floor((y - height / 2 - r.y) / CELL)
  const bottom = Math.floor((y + height / 2 - r.y) / CELL)
  if (left < 0 || top < 0 || right >= r.columns || bottom >= r.rows) return false
  const wide = r.columns + 1
  const sum =
    r.sums[(bottom + 1) * wide + right + 1]! -
    r.sums[top * wide + right + 1]! -
    r.sums[(bottom + 1) * wide + left]! +
    r.sums[top * wide + left]!
  return sum === (right - left + 1) * (bottom - top + 1)
}

const near = (dx: number, dy: number, r: number): boolean => dx * dx + dy * dy < r * r

/** Points inside a polygon, at least `gap` apart and `margin` from its outline and from the discs to keep free. */
export function scatter(
  polygon: readonly Point[],
  gap: number,
  margin: number,
  seed: number,
  free: readonly (readonly [number, number, number])[] = [],
): Point[] {
  const random = seeded(seed)
  const box = bounds(polygon)
  const found: Point[] = []
  const tries = Math.min(900, Math.ceil((box.width * box.height) / (gap * gap)) * 6)
  for (let k = 0; k < tries; k++) {
    const x = box.x + random() * box.width
    const y = box.y + random() * box.height
    if (!boxInside(polygon, x, y, margin * 1.7, margin * 1.7)) continue
    if (found.some((p) => near(p[0] - x, p[1] - y, gap)) || free.some(([fx, fy, r]) => near(fx - x, fy - y, r)))
      continue
    found.push([x, y])
  }
  return found.sort((a, b) => a[1] - b[1])
}

export function closedPath(polygon: readonly Point[]): string {
  return `${polygon.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')}Z`
}
