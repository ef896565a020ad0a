// The own land at the near edge: from the top ships in port, field, walls with castles, camp.

import { from, SIZES, type Size } from '../sizes'
import { layField } from './field'
import type { Measures } from './measures'
import type { Things } from './things'
import { type Bands, type Land, ROWS } from './types'

export function layOwnLand(things: Things, { box, near, sea }: Bands, { own: m }: Measures, seat: number): Land {
  const castles = things.in('wall', seat)
  const camped = things.in('camp', seat)
  const moored = things.in('shore', seat)
  const size = sizeOf(things, m, seat, box.x1 - box.x0)
  const stretch = Math.max(0, box.y1 - near - m.least)
  const field = near + m.field + stretch * m.spread[0]
  const camp = box.y1 - (hasGround(things, seat) ? m.campOnGround : m.camp)

  const each = castles.length > m.abreast ? Math.ceil(castles.length / 2) : Math.max(1, castles.length)
  const second = castles.length > each ? size.high + size.face + 4 : 0
  const low =
    m.leavesRoom && camped.some((item) => item.kind !== 'treasure') ? camp - size.high - size.name - 8 : box.y1
  const wall = Math.min(near + m.wall + stretch * m.spread[1], Math.max(low - second, near + 60))
  const walls = second ? [wall - 2, wall - 2 + second] : [wall]
  walls.forEach((foot, k) => {
    things.putRow(
      castles.slice(k * each, (k + 1) * each),
      { size, x0: box.x0 + 10, x1: box.x1 - 10, gap: 16, row: ROWS.wall, isOpen: m.isOpen },
      () => 7 * size.k,
      () => foot,
    )
  })

  things.putRow(
    camped,
    { size, x0: box.x0 + m.left, x1: box.x1 - m.right, gap: 20, row: ROWS.camp },
    (item) => (item.kind === 'treasure' ? 3 : 6 * size.k),
    (item) => camp - (item.kind === 'treasure' ? 8 * size.k : 0),
  )
  layField(things, { seat, size, x0: box.x0 + 14, x1: box.x1 - 14, y: field, row: ROWS.field, gap: 30 })
  things.putRow(
    moored,
    { size, x0: sea + 10, x1: box.x1 - 16, gap: 16, row: ROWS.shore },
    () => 5 * size.k,
    () => near + 14 * size.k,
  )
  return { seat, left: box.x0, right: box.x1, walls, size, isOwn: true }
}

/** The largest size at which every row fits. */
function sizeOf(things: Things, m: Measures['own'], seat: number, width: number): Size {
  const sizes = m.isOpen ? SIZES : from('P')
  const longest = (size: Size): number =>
    Math.max(
      things.length(things.in('wall', seat), size, 8, m.isOpen) + 20,
      things.length(things.in('camp', seat), size, 12, m.isOpen) + m.beside,
      things.length([...things.in('field', seat), ...things.in('shore', seat)], size, 16, m.isOpen),
    )
  return sizes.find((size) => longest(size) <= width) ?? sizes.at(-1)!
}

/** Is there ground under a camp? Its plate wants a line below it. */
export const hasGround = (things: Things, seat: number): boolean =>
  things.in('camp', seat).some((item) => item.kind === 'stack' && item.token.of('terrain').length > 0)
