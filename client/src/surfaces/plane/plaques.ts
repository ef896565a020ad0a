// Where the plaque of a unit stands: of the places around its outline the one that covers least. Pure: boxes in, places out.

import type { Disc } from './outline'

export interface PlaqueWish {
  id: string
  discs: readonly Disc[]
  width: number
  height: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const PLACES = 16

/** How much of a box a disc covers, about. */
export function covered(box: Box, disc: Disc): number {
  const dx = Math.max(box.x - disc.x, 0, disc.x - box.x - box.width)
  const dy = Math.max(box.y - disc.y, 0, disc.y - box.y - box.height)
  const far = Math.hypot(dx, dy)
  return far >= disc.r ? 0 : (disc.r - far) / disc.r
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? (w * h) / (a.width * a.height) : 0
}

/** The middles of the plaques, by id. `avoid` are boxes that would better stay free: names, markers. `later` ones take what is left. */
export function placePlaques(
  wishes: readonly PlaqueWish[],
  table: { width: number; height: number },
  gap: number,
  avoid: readonly Box[] = [],
  later: readonly PlaqueWish[] = [],
): Map<string, readonly [number, number]> {
  const all = wishes.flatMap((wish) => wish.discs)
  const placed: Box[] = []
  const found = new Map<string, readonly [number, number]>()
  for (const wish of [...wishes, ...later]) {
    if (!wish.discs.length) continue
    const left = Math.min(...wish.discs.map((d) => d.x - d.r))
    const right = Math.max(...wish.discs.map((d) => d.x + d.r))
    const top = Math.min(...wish.discs.map((d) => d.y - d.r))
    const bottom = Math.max(...wish.discs.map((d) => d.y + d.r))
    const cx = (left + right) / 2
    const cy = (top + bottom) / 2
    let best: { cost: number; at: readonly [number, number]; box: Box } | null = null
    for (const far of [gap, gap * 2.6, gap * 5])
      for (let k = 0; k < PLACES; k++) {
        const turn = (k / PLACES) * 2 * Math.PI - Math.PI / 2
        const x = cx + Math.cos(turn) * ((right - left) / 2 + far + wish.width / 2)
        const y = cy + Math.sin(turn) * ((bottom - top) / 2 + far + wish.height / 2)
        const box = { x: x - wish.width / 2, y: y - wish.height / 2, width: wish.width, height: wish.height }
        const out =
          Math.max(0, -box.x) +
          Math.max(0, -box.y) +
          Math.max(0, box.x + box.width - table.width) +
          Math.max(0, box.y + box.height - table.height)
        // above and below read best; further away costs a little
        const cost =
          all.reduce((sum, disc) => sum + covered(box, disc) * 4, 0) +
          placed.reduce((sum, other) => sum + overlap(box, other) * 14, 0) +
          avoid.reduce((sum, other) => sum + overlap(box, other) * 3, 0) +
          out * 0.4 +
          Math.abs(Math.cos(turn)) * 0.35 +
          (far / gap - 1) * 0.3
        if (!best || cost < best.cost - 1e-9) best = { cost, at: [x, y], box }
      }
    if (!best) continue
    placed.push(best.box)
    found.set(wish.id, best.at)
  }
  return found
}

/** About how wide a text is in a humanist face of this size. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) =>
      sum +
      (/[il.,'|!:;\- ]/.test(letter) ? 0.25 : /[mwMW]/.test(letter) ? 0.7 : /[A-Z0-9]/.test(letter) ? 0.56 : 0.48),
    0,
  ) * size
