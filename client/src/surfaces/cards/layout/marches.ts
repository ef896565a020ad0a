// Marches and sea between the lands: all stacks on campaign along the road, all ships in two rows.

import { from, type Size } from '../sizes'
import type { Things } from './things'
import { type Bands, ROWS } from './types'

/** All stacks on campaign, in one row or two; returns their size. */
export function layMarches(things: Things, { box, far, near, sea, strait }: Bands, road: number, largest: Size['key']) {
  const camps = things.in('marches')
  const room = sea - box.x0 - 34
  const long = (size: Size) => things.length(camps, size, 8)
  const isLarge = (size: Size) => size.key === 'L' || size.key === 'M'
  const sizes = from(largest)
  const size = sizes.find((one) => long(one) <= room * (isLarge(one) ? 1 : 2)) ?? sizes.at(-1)!
  const lines = long(size) > room ? 2 : 1
  const half = Math.ceil(camps.length / lines)
  for (let k = 0; k < lines; k++) {
    const y = lines === 1 ? road + 6 : far + strait + (near - far - strait) * (k ? 0.91 : 0.38)
    const items = camps.slice(k * half, (k + 1) * half)
    things.putRow({ items, x0: box.x0 + 14, x1: sea - 20, y, size, gap: 14, row: ROWS.marches + k }, () => 5 * size.k)
  }
  return size
}

/** Two rows of ships, in the largest size at which both fit. */
export function laySea(things: Things, { box, far, near, sea }: Bands, largest: Size['key']) {
  const ships = things.in('sea')
  const rows = ships.length > 1 ? 2 : 1
  const lanes = Array.from({ length: rows }, (_, k) => ships.filter((_ship, j) => j % rows === k))
  const basin = box.x1 - sea - 24
  const sizes = from(largest)
  const size = sizes.find((one) => lanes.every((lane) => things.length(lane, one, 10) <= basin)) ?? sizes.at(-1)!
  lanes.forEach((lane, k) => {
    const y = far + (near - far) * (rows === 1 ? 0.66 : 0.47 + (0.42 * k) / (rows - 1))
    const x0 = sea + 14 + (k % 2 ? 20 : 0)
    things.putRow({ items: lane, x0, x1: box.x1 - 10, y, size, gap: 10, row: ROWS.marches }, () => 6 * size.k)
  })
}
