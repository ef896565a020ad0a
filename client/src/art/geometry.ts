// Small plane geometry for drawing: polygons as lists of points, a seeded generator, points scattered inside an outline.

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

export function isInside(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!
    const [xj, yj] = polygon[j]!
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

export function bounds(polygon: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const xs = polygon.map((p) => p[0])
  const ys = polygon.map((p) => p[1])
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Distance from a point to the outline of a polygon. */
export function edgeDistance(polygon: readonly Point[], x: number, y: number): number {
  let best = Infinity
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[j]!
    const [bx, by] = polygon[i]!
    const dx = bx - ax
    const dy = by - ay
    const length = dx * dx + dy * dy
    const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0
    best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy))
  }
  return best
}

/** Points inside a polygon, at least `gap` apart and `margin` from its outline and from the kept-free discs. */
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
    if (found.some((p) => Math.hypot(p[0] - x, p[1] - y) < gap)) continue
    if (free.some(([fx, fy, r]) => Math.hypot(fx - x, fy - y) < r)) continue
    if (!isInside(polygon, x, y) || edgeDistance(polygon, x, y) < margin) continue
    found.push([x, y])
  }
  return found.sort((a, b) => a[1] - b[1])
}

export function closedPath(polygon: readonly Point[]): string {
  return polygon.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('') + 'Z'
}
