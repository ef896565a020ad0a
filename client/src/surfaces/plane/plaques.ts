// Placement of unit plaques: of the positions around a unit's outline, the one that covers least. Pure: boxes in, positions out.

import type { Disc } from './outline'

export interface PlaqueSize {
  id: string
  discs: readonly Disc[]
  width: number
  height: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const PLACES = 16
/** how far away a plaque may be, in gaps */
const FARS = [1, 2.6, 5, 8, 12]
/** labels are larger and may be farther away */
const LABEL_FARS = [...FARS, 17, 23]
const PASSES = 3
/** how far from the way a stick may lie, in its own widths */
const FARS_OF_STICK = [1.7, 2.6, 3.5, 4.4]

/** Approximately how much of a box a disc covers. */
export function covered(box: Box, disc: Disc): number {
  const dx = Math.max(box.x - disc.x, 0, disc.x - box.x - box.width)
  const dy = Math.max(box.y - disc.y, 0, disc.y - box.y - box.height)
  const far = Math.hypot(dx, dy)
  return far >= disc.r ? 0 : (disc.r - far) / disc.r
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? (w * h) / (a.width * a.height) : 0
}

interface Stand {
  cost: number
  at: readonly [number, number]
  box: Box
}

/** The length of a leader line inside a disc; 0 if it misses the disc. */
function crosses(ax: number, ay: number, bx: number, by: number, disc: Disc): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((disc.x - ax) * dx + (disc.y - ay) * dy) / (dx * dx + dy * dy || 1)))
  const far = Math.hypot(disc.x - ax - dx * t, disc.y - ay - dy * t)
  return far < disc.r ? 1 - far / disc.r : 0
}

/** All positions around a unit with their own cost: what they cover, how far away they are. */
function stands(
  plaque: PlaqueSize,
  all: readonly Disc[],
  table: { width: number; height: number },
  gap: number,
  avoid: readonly Box[],
  before: readonly [number, number] | undefined,
  fars: readonly number[],
): Stand[] {
  const { discs, width, height } = plaque
  const left = Math.min(...discs.map((d) => d.x - d.r))
  const right = Math.max(...discs.map((d) => d.x + d.r))
  const top = Math.min(...discs.map((d) => d.y - d.r))
  const bottom = Math.max(...discs.map((d) => d.y + d.r))
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const found: Stand[] = []
  for (const far of fars)
    for (let k = 0; k < PLACES; k++) {
      const turn = (k / PLACES) * 2 * Math.PI - Math.PI / 2
      const out = gap * far
      // a plaque stays on the table even if that moves it nearer
      const within = (v: number, half: number, most: number) => Math.max(half, Math.min(most - half, v))
      const x = within(cx + Math.cos(turn) * ((right - left) / 2 + out + width / 2), width / 2, table.width)
      const y = within(cy + Math.sin(turn) * ((bottom - top) / 2 + out + height / 2), height / 2, table.height)
      const box = { x: x - width / 2, y: y - height / 2, width, height }
      const near = discs.reduce((a, b) => (Math.hypot(a.x - x, a.y - y) <= Math.hypot(b.x - x, b.y - y) ? a : b))
      let cost = Math.abs(Math.cos(turn)) * 0.35 + (far - 1) * 0.16
      if (before && Math.hypot(before[0] - x, before[1] - y) < gap) cost -= 0.4
      for (const disc of all) {
        cost += covered(box, disc) * 4
        if (far > 1 && !discs.includes(disc)) cost += crosses(x, y, near.x, near.y, disc) * 0.7
      }
      for (const other of avoid) cost += overlap(box, other) * 3
      found.push({ cost, at: [x, y], box })
    }
  return found
}

/**
 * The centres of the plaques, by id: for each unit the position that covers least. First one after the other, then each once more
 * with all others in place. `avoid` are boxes that should stay free: names, markers. `later` plaques take what is left. A plaque
 * keeps its position from `before` unless another is much better.
 */
export function placePlaques(
  plaques: readonly PlaqueSize[],
  table: { width: number; height: number },
  gap: number,
  avoid: readonly Box[] = [],
  later: readonly PlaqueSize[] = [],
  before: ReadonlyMap<string, readonly [number, number]> = new Map(),
): Map<string, readonly [number, number]> {
  const all = [...plaques, ...later].flatMap((plaque) => plaque.discs)
  const rows = [...plaques, ...later]
    .filter((plaque) => plaque.discs.length)
    .map((plaque) => {
      const fars = later.includes(plaque) ? LABEL_FARS : FARS
      return { id: plaque.id, stands: stands(plaque, all, table, gap, avoid, before.get(plaque.id), fars) }
    })
  const taken = new Map<string, Stand>()
  for (let pass = 0; pass < PASSES; pass++)
    for (const row of rows) {
      let best: Stand | null = null
      let least = Number.POSITIVE_INFINITY
      for (const stand of row.stands) {
        let cost = stand.cost
        for (const [id, other] of taken) {
          const shared = id === row.id ? 0 : overlap(stand.box, other.box)
          if (shared) cost += 1.5 + shared * 18
        }
        if (cost < least - 1e-9) [best, least] = [stand, cost]
      }
      if (best) taken.set(row.id, best)
    }
  return new Map([...taken].map(([id, stand]) => [id, stand.at]))
}

/** How far beside the way a measuring stick lies, where it covers the fewest bases; negative on its left side. */
export function stickSide(
  from: readonly [number, number],
  to: readonly [number, number],
  long: number,
  wide: number,
  bases: readonly Disc[],
): number {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const hidden = (away: number) =>
    bases.filter((disc) => {
      const [dx, dy] = [disc.x - from[0], disc.y - from[1]]
      const along = dx * ux + dy * uy
      return along > -disc.r && along < long + disc.r && Math.abs(dx * -uy + dy * ux - away) < disc.r + wide / 2
    }).length
  return FARS_OF_STICK.flatMap((far) => [-far * wide, far * wide]).reduce((best, away) =>
    hidden(away) < hidden(best) ? away : best,
  )
}

/** The approximate width of text in a humanist typeface of this size. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) =>
      sum +
      (/[il.,'|!:;\- ]/.test(letter) ? 0.25 : /[mwMW]/.test(letter) ? 0.7 : /[A-Z0-9]/.test(letter) ? 0.56 : 0.48),
    0,
  ) * size
