// Desktop layout of the map: bands of fixed proportions; rows that are too long are drawn smaller.

import { from, SIZES, type Size } from '../sizes'
import type { Things } from './things'
import type { Bands, MapPlan, Plan } from './types'

const EDGE = 13
/** far lands and marches as parts of the map's height, the land as a part of the width of the marches */
const FAR = 0.375
const MARCHES = 0.218
const SEA = 0.715
const STRAIT = 26
/** A far band, and the viewer's own, spread out if they are higher than this. */
const MIN_FAR = 227
const MIN_OWN = 256

export function planDesktop(
  things: Things,
  width: number,
  height: number,
  me: number,
  seats: readonly number[],
): MapPlan {
  const bands = bandsOf(width, height)
  return { width, height, bands, far: planFar(things, bands, seats), own: planOwn(things, bands, me) }
}

function bandsOf(width: number, height: number): Bands {
  const box = { x0: EDGE, y0: EDGE, x1: width - EDGE, y1: height - EDGE }
  const high = box.y1 - box.y0
  const far = box.y0 + high * FAR
  return { box, far, near: far + high * MARCHES, sea: box.x0 + (box.x1 - box.x0) * SEA, strait: STRAIT }
}

/** Far lands side by side: one size for all of them, the largest at which everything fits. */
function planFar(things: Things, { box, far, strait }: Bands, seats: readonly number[]): Plan[] {
  const column = (box.x1 - box.x0) / seats.length
  const isOpen = seats.length === 1
  const sizes = from(seats.length > 2 ? 'S' : 'M')
  const need = (seat: number, size: Size): number =>
    Math.max(
      things.length(things.in('wall', seat), size, 3, isOpen),
      things.length(things.in('camp', seat), size, 4, isOpen) + 110,
      things.length([...things.in('field', seat), ...things.in('shore', seat)], size, 6, isOpen),
    )
  const size = sizes.find((one) => seats.every((seat) => need(seat, one) <= column + 8)) ?? sizes.at(-1)!
  const isLarge = size.key === 'L' || size.key === 'M'
  const margin = seats.length > 1 ? 5 : 14
  const band = far - box.y0 - strait * 0.4
  return seats.map((seat, k): Plan => {
    const left = box.x0 + column * k
    const right = left + column
    const castles = things.in('wall', seat)
    const camped = things.in('camp', seat)
    // the camp is beside the ribbon, or below it if there is no room for all
    const beside = left + margin + 132
    const isBelow = things.length(camped, size, 4) > right - margin - 6 - beside
    const isTwofold = things.length(castles, size, 3, isOpen) > right - left - 2 * margin + 8
    const camp = box.y0 + (isLarge ? 74 : 66) + (isBelow ? 16 : 0) - (isTwofold ? 8 : 0)
    const spread = Math.max(0, band - MIN_FAR) * 0.4 - (isTwofold ? 6 : 0)
    const wall = camp + 20 * size.k + size.high + size.face + (isLarge ? 10 : 8) + spread
    const half = isTwofold ? Math.ceil(castles.length / 2) : castles.length
    const walls = [castles.slice(0, half), ...(isTwofold ? [castles.slice(half)] : [])]
    const x1 = right - margin
    return {
      seat,
      left,
      right,
      size,
      isOpen,
      camp: [{ items: camped, x0: isBelow ? left + margin : beside, x1: x1 - 6, y: camp }],
      walls: walls.map((items, n) => ({ items, x0: left + margin, x1, y: wall + (size.high + size.face + 7) * n })),
      field: box.y0 + band - 9,
    }
  })
}

/** The viewer's land, in the largest size at which every row fits. */
function planOwn(things: Things, { box, near }: Bands, seat: number): Plan {
  const castles = things.in('wall', seat)
  const camped = things.in('camp', seat)
  const longest = (size: Size): number =>
    Math.max(
      things.length(castles, size, 8, true) + 20,
      things.length(camped, size, 12, true) + 380,
      things.length([...things.in('field', seat), ...things.in('shore', seat)], size, 16, true),
    )
  const size = SIZES.find((one) => longest(one) <= box.x1 - box.x0) ?? SIZES.at(-1)!
  const spread = Math.max(0, box.y1 - near - MIN_OWN)
  return {
    seat,
    left: box.x0,
    right: box.x1,
    size,
    isOpen: true,
    camp: [{ items: camped, x0: box.x0 + 130, x1: box.x1 - 250, y: box.y1 - 24 }],
    walls: [{ items: castles, x0: box.x0 + 10, x1: box.x1 - 10, y: near + 168 + spread * 0.6 }],
    field: near + 64 + spread * 0.25,
  }
}
