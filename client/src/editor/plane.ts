// Corners on a plane: moving them and snapping them to the grid.

import type { Json } from './document'

export type PlanePoint = readonly [number, number]

/** The corners of an outline in the document; none if it is not an outline. */
export function cornersIn(value: Json | undefined): PlanePoint[] {
  if (!Array.isArray(value)) return []
  const found = value.map((corner) => (Array.isArray(corner) ? [Number(corner[0]), Number(corner[1])] : [Number.NaN]))
  return found.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)) ? (found as unknown as PlanePoint[]) : []
}

/** A number snapped to the grid; without a grid, to whole steps of the lattice. */
export const snapped = (value: number, snap: number): number =>
  snap > 1 ? Math.round(value / snap) * snap : Math.round(value)

/** The move that takes a point onto the grid. */
export const snappedMove = (from: PlanePoint, [dx, dy]: PlanePoint, snap: number): [number, number] => [
  snapped(from[0] + dx, snap) - from[0],
  snapped(from[1] + dy, snap) - from[1],
]

export const withCorner = (corners: readonly PlanePoint[], k: number, at: PlanePoint): PlanePoint[] =>
  corners.map((corner, n) => (n === k ? at : corner))

/** Adds a corner half way to the next. */
export function withHalfway(corners: readonly PlanePoint[], k: number): PlanePoint[] {
  const [a, b] = [corners[k]!, corners[(k + 1) % corners.length]!]
  const half: PlanePoint = [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]
  return [...corners.slice(0, k + 1), half, ...corners.slice(k + 1)]
}

export const withoutCorner = (corners: readonly PlanePoint[], k: number): PlanePoint[] =>
  corners.length > 3 ? corners.filter((_, n) => n !== k) : [...corners]

/** The move of an arrow key on a table whose y axis points upwards. */
export function arrowStep(key: string, far: number, upward: boolean): PlanePoint | null {
  const up = upward ? far : -far
  return (
    (
      { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, up], ArrowDown: [0, -up] } as Record<
        string,
        PlanePoint
      >
    )[key] ?? null
  )
}
