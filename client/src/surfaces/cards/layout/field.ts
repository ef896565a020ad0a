// The field in front of a wall: besiegers are in front of their castle, the others fill the gaps.

import type { Size } from '../sizes'
import { RUIN_OVER, type Things } from './things'
import type { Item } from './types'

type Stretch = readonly [number, number]

const NEXT_TO = 14
/** A gap shorter than this holds nothing. */
const LEAST = 50

export interface Field {
  seat: number
  size: Size
  x0: number
  x1: number
  y: number
  row: number
  gap: number
  /** ships in port are here too, this much lower */
  moored?: { items: readonly Item[]; sink: number }
}

export function layField(things: Things, field: Field) {
  const { seat, size, y, row, gap, moored } = field
  const all = things.in('field', seat)
  const isBesieger = (item: Item) => item.kind === 'stack' && item.stack.seat !== seat
  const taken = besiege(things, all.filter(isBesieger), field)
  const free = freeOf([field.x0, field.x1], taken)
  const rest = [...all.filter((item) => !isBesieger(item)), ...(moored?.items ?? [])]
  const groups = free.map((): Item[] => [])
  for (const item of rest) {
    const spare = free.map(([x0, x1], k) => x1 - x0 - things.length(groups[k]!, size, gap))
    groups[spare.indexOf(Math.max(...spare))]!.push(item)
  }
  groups.forEach((group, k) => {
    const [x0, x1] = free[k]!
    things.putRow(
      { items: group, x0, x1, y, size, gap, row },
      (item) => (item.kind === 'stack' ? 5 * size.k : (things.room(item, size) - things.width(item, size)) / 2),
      (item) => (moored?.items.includes(item) ? moored.sink : item.kind === 'ruin' ? -RUIN_OVER * size.k : 0),
    )
  })
}

/** Put besiegers in front of their castles; returns what they take of the row. */
function besiege(things: Things, besiegers: readonly Item[], { size, x0, x1, y, row }: Field): Stretch[] {
  const taken: Stretch[] = []
  for (const item of besiegers) {
    const castle = things.spots.find((spot) => spot.stack.targets.includes(item.stack.bound))
    const wide = things.width(item, size)
    const middle = castle ? castle.x + castle.width / 2 : (x0 + x1) / 2
    let x = Math.min(Math.max(middle - wide / 2, x0), x1 - wide - 12)
    for (const [, end] of taken) if (x < end + 8 && x + wide > end) x = end + 8
    x = Math.min(x, x1 - wide - 4)
    taken.push([x - NEXT_TO, x + wide + NEXT_TO])
    things.put(item, size, x, y + 1, row)
  }
  return taken
}

/** The gaps in a row between what stands there. */
function freeOf(row: Stretch, taken: readonly Stretch[]): readonly Stretch[] {
  let free: Stretch[] = [row]
  for (const [from, to] of taken)
    free = free.flatMap(([x0, x1]): Stretch[] => {
      if (to <= x0 || from >= x1) return [[x0, x1]]
      const beside: Stretch[] = [
        [x0, from],
        [to, x1],
      ]
      return beside.filter(([left, right]) => right - left > LEAST)
    })
  return free.length ? free : [row]
}
