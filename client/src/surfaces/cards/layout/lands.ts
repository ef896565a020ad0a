// The planned rows of a land: castles on the walls, camps behind them, the field in front.

import { layField } from './field'
import { type Things, TREASURE_OVER } from './things'
import { type Bands, type Item, type Land, type Plan, ROWS } from './types'

/** A land at the far edge, from the top: camp, walls, field and shore. */
export function layFarLand(things: Things, plan: Plan, { strait }: Bands, hasNeighbours: boolean): Land {
  const { seat, left, right, size, isOpen } = plan
  plan.walls.forEach((line, k) => {
    const standing = { ...line, size, gap: 8, row: ROWS.farWall + k, isOpen }
    things.putRow(standing, () => (isOpen ? 7 : 4) * size.k)
  })
  const align = hasNeighbours ? 'end' : 'middle'
  for (const line of plan.camp) things.putRow({ ...line, size, gap: 10, row: ROWS.farCamp, align }, () => 4)
  const margin = hasNeighbours ? 5 : 14
  layField(things, {
    seat,
    size,
    x0: left + margin,
    x1: right - margin,
    y: plan.field,
    row: ROWS.farField,
    gap: hasNeighbours ? 8 : 40,
    moored: { items: things.in('shore', seat), sink: strait * 0.32 },
  })
  return { seat, left, right, walls: plan.walls.map((wall) => wall.y), size, isOwn: false }
}

/** The viewer's land at the near edge, from the top: ships in port, field, walls, camp. */
export function layOwnLand(things: Things, plan: Plan, { box, near, sea }: Bands): Land {
  const { seat, left, right, size, isOpen } = plan
  for (const line of plan.walls) things.putRow({ ...line, size, gap: 16, row: ROWS.wall, isOpen }, () => 7 * size.k)
  const isTreasure = (item: Item) => item.kind === 'treasure'
  for (const line of plan.camp)
    things.putRow(
      { ...line, size, gap: 20, row: ROWS.camp },
      (item) => (isTreasure(item) ? 3 : 6 * size.k),
      (item) => (isTreasure(item) ? -TREASURE_OVER * size.k : 0),
    )
  layField(things, { seat, size, x0: left + 14, x1: right - 14, y: plan.field, row: ROWS.field, gap: 30 })
  const items = things.in('shore', seat)
  const y = near + 14 * size.k
  things.putRow({ items, size, x0: sea + 10, x1: box.x1 - 16, y, gap: 16, row: ROWS.shore }, () => 5 * size.k)
  return { seat, left, right, walls: plan.walls.map((wall) => wall.y), size, isOwn: true }
}
