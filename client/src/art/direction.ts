// Arrow keys on a map: find the place in a direction, neighbours first.

import type { Point } from './geometry'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const WAY: Record<Arrow, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

export const isArrow = (key: string): key is Arrow => key in WAY

/**
 * The place that an arrow key leads to from `from`. Prefers the neighbour closest to the direction. If no neighbour lies that
 * way, any place will do, so that islands can be reached too. A straight line counts more than a short distance.
 */
export function towards(
  centres: readonly Point[],
  neighbours: readonly (readonly number[])[],
  from: number,
  arrow: Arrow,
): number {
  const [dx, dy] = WAY[arrow]
  const here = centres[from]
  if (!here) return from
  const cost = (to: number, wide: number): number => {
    const [x, y] = centres[to]!
    const along = (x - here[0]) * dx + (y - here[1]) * dy
    const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx)
    return to === from || along <= 0 || aside > along * wide ? Infinity : along + aside * 2
  }
  const best = (places: readonly number[], wide: number): number => {
    let found = -1
    for (const to of places) if (cost(to, wide) < (found < 0 ? Infinity : cost(found, wide))) found = to
    return found
  }
  const near = best(neighbours[from] ?? [], 1.6)
  if (near >= 0) return near
  const far = best(
    centres.map((_, i) => i),
    1.6,
  )
  return far >= 0 ? far : from
}
