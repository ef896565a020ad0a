// Phone layout of the map: only the smallest size. Rows that are too long continue in another, and each band is as high as its
// rows need. If they need more than there is, the map becomes larger and is drawn smaller.

import { from } from '../sizes'
import type { Things } from './things'
import type { Bands, Item, MapPlan, Plan } from './types'

const SIZE = from('P')[0]!
/** The smallest scale of a map, and the factor from try to try. */
const SMALLEST = 0.78
const STEP = 0.04

const EDGE = 3
const STRAIT = 15
/** Shares of the height if no band needs more: far lands, marches, the viewer's land. */
const SHARES = [0.45, 0.195, 0.355] as const
/** The land as a part of the width of the marches, without and with a fleet at sea. */
const SEA = 0.735
const SEA_OF_FLEET = 0.56

/** Margin at the ends of a land, and the smallest gap between things in a row. */
const MARGIN = 8
const GAP = 5
/** A wall without castles, and the free space below a row. */
const BARE = 24
const BELOW = 4
/** A row of stacks with its names. */
const ROW = 42
/** The players' ribbons in the far and the near corner, and those of lands that are not shown, over the sea. */
const FAR_RIBBON = { wide: 106, high: 24 }
const NEAR_RIBBON = 72
const TAB = 16
/** More castles than this reach the help button below the far ribbon. */
const BESIDE_HELP = 2

/**
 * What covers the corners, in pixels whatever the size of the map: the lower end of the help button, and the buttons of the
 * board.
 */
interface Corners {
  help: number
  wide: number
  high: number
}
const CORNERS: Corners = { help: 56, wide: 142, high: 38 }

type Row = readonly Item[]

/** The rows of a land from the top, and their total height. */
interface Needs {
  seat: number
  camp: readonly Row[]
  walls: readonly Row[]
  field: Row
  /** the last row of the viewer's camp is between ribbon and buttons, not above them */
  isBetween: boolean
  high: number
}

/**
 * Bands and their rows on a map of at least this size. `seats` are the lands shown, of `others` in total; a unit has `pixels`
 * pixels.
 */
export function planPhone(
  things: Things,
  width: number,
  height: number,
  me: number,
  seats: readonly number[],
  others: number,
  pixels: number,
): MapPlan {
  const tab = others > seats.length ? TAB : 0
  for (let scale = 1; ; scale -= STEP) {
    const unit = scale * pixels
    const corners = { help: CORNERS.help / unit, wide: CORNERS.wide / unit, high: CORNERS.high / unit }
    const { isFull, ...plan } = planAt(things, width / scale, height / scale, corners, me, seats, tab)
    if (!isFull || scale - STEP < SMALLEST) return plan
  }
}

function planAt(
  things: Things,
  width: number,
  height: number,
  corners: Corners,
  me: number,
  seats: readonly number[],
  tab: number,
) {
  const box = { x0: EDGE, y0: EDGE, x1: width - EDGE, y1: height - EDGE }
  const wide = box.x1 - box.x0
  const high = box.y1 - box.y0
  const column = wide / seats.length
  const fars = seats.map((seat) => wishOfFar(things, seat, column, corners))
  const own = wishOfOwn(things, me, wide, corners)
  const sea = box.x0 + wide * (isFleet(things, me, wide) ? SEA_OF_FLEET : SEA)
  const needed = [Math.max(...fars.map((far) => far.high)), wishOfMarches(things, sea - box.x0, tab), own.high]
  const isLong = (needs: Needs, room: number) => lengthOf(things, needs.field) > room - 2 * MARGIN
  const isFull = sum(needed) > high || isLong(own, wide) || fars.some((one) => isLong(one, column))
  const [farHigh, marchesHigh] = share(needed, high)
  const far = box.y0 + farHigh!
  const bands: Bands = { box, far, near: far + marchesHigh!, sea, strait: STRAIT }
  const plans = fars.map((needs, k) => planFar(things, needs, bands, box.x0 + column * k, column, corners))
  return { width, height, isFull, bands, far: plans, own: planOwn(things, own, bands, corners) }
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

const lengthOf = (things: Things, row: Row): number => things.length(row, SIZE, GAP) - GAP

/** Heights of the bands: their shares, but at least what each needs; if there is not enough, all get less. */
function share(heights: readonly number[], high: number): readonly number[] {
  const more = high - sum(heights)
  if (more <= 0) return heights.map((height) => (height * high) / sum(heights))
  const spare = heights.map((height, k) => Math.max(0, high * SHARES[k]! - height))
  return heights.map((height, k) => height + (more * spare[k]!) / sum(spare))
}

/** As few rows of this width as possible, evenly filled. */
function rowsOf(things: Things, items: Row, wide: number): readonly Row[] {
  for (let rows = 1; rows <= items.length; rows++) {
    const each = Math.ceil(items.length / rows)
    const split = Array.from({ length: Math.ceil(items.length / each) }, (_, k) =>
      items.slice(k * each, (k + 1) * each),
    )
    if (each === 1 || split.every((row) => lengthOf(things, row) <= wide)) return split
  }
  return []
}

/** The base lines of consecutive rows, and where the last one ends. */
function feet(things: Things, rows: readonly Row[], top: number): { feet: readonly number[]; end: number } {
  let end = top
  const made = rows.map((row) => {
    const foot = end + Math.max(row.length ? 0 : BARE, ...row.map((item) => things.up(item, SIZE)))
    end = foot + Math.max(BELOW, ...row.map((item) => things.down(item, SIZE)))
    return foot
  })
  return { feet: made, end }
}

function wallsOf(things: Things, seat: number, wide: number): readonly Row[] {
  const rows = rowsOf(things, things.in('wall', seat), wide - 2 * MARGIN)
  return rows.length ? rows : [[]]
}

// -- far lands: camp, walls, field and shore

/** Where the walls may start, below a camp that ends there. */
const topOfWalls = ({ camp, walls }: Pick<Needs, 'camp' | 'walls'>, end: number, { help }: Corners): number =>
  walls[0]!.length > BESIDE_HELP ? Math.max(end, help) : camp.length ? end : Math.max(end, FAR_RIBBON.high)

function wishOfFar(things: Things, seat: number, wide: number, corners: Corners): Needs {
  const camp = rowsOf(things, things.in('camp', seat), wide - FAR_RIBBON.wide - MARGIN)
  const walls = wallsOf(things, seat, wide)
  const field = [...things.in('field', seat), ...things.in('shore', seat)]
  const top = topOfWalls({ camp, walls }, feet(things, camp, 0).end, corners)
  const { end } = feet(things, [...walls, ...(field.length ? [field] : [])], top)
  return { seat, camp, walls, field, isBetween: false, high: end + STRAIT * 0.4 + BELOW }
}

function planFar(
  things: Things,
  needs: Needs,
  { box, far, strait }: Bands,
  left: number,
  wide: number,
  corners: Corners,
): Plan {
  const { seat, camp, walls, field } = needs
  const spare = Math.max(0, far - box.y0 - needs.high)
  const campAt = feet(things, camp, box.y0)
  const top = box.y0 + topOfWalls(needs, campAt.end - box.y0, corners)
  const wallAt = feet(things, walls, top + spare * 0.3)
  const right = left + wide
  return {
    seat,
    left,
    right,
    size: SIZE,
    isOpen: false,
    camp: camp.map((items, k) => ({ items, x0: left + FAR_RIBBON.wide, x1: right - MARGIN, y: campAt.feet[k]! })),
    walls: walls.map((items, k) => ({ items, x0: left + MARGIN, x1: right - MARGIN, y: wallAt.feet[k]! })),
    field: far - strait * 0.4 - Math.max(0, ...field.map((item) => things.down(item, SIZE))),
  }
}

// -- marches and sea

/** Do the ships need more space than one of them has? */
function isFleet(things: Things, me: number, wide: number): boolean {
  const ships = [things.in('sea'), things.in('shore', me)]
  return ships.some((row) => row.length > 1 || lengthOf(things, row) > wide * (1 - SEA) - 24)
}

function wishOfMarches(things: Things, wide: number, tab: number): number {
  const camps = things.in('marches')
  const rows = things.length(camps, SIZE, 8) > wide - 34 ? 2 : Math.min(1, camps.length)
  const ships = things.in('sea').length
  const top = ROW - 8 + tab
  // as they lie in the basin: one row at two thirds of it, or two
  const basin = ships > 1 ? Math.max(ROW / 0.42, top / 0.47) : ships ? top / 0.66 : 0
  return Math.max(STRAIT + BARE, STRAIT + ROW * rows, basin)
}

// -- the viewer's land: ships in port, field, walls, camp

/** Ships in port overlap the land a little. */
const topOfOwn = (things: Things, seat: number): number => (things.in('shore', seat).length ? 8 : 0)

function wishOfOwn(things: Things, seat: number, wide: number, corners: Corners): Needs {
  const walls = wallsOf(things, seat, wide)
  const field = things.in('field', seat)
  const { camp, isBetween } = campOf(things, things.in('camp', seat), wide, corners)
  const rows = [...(field.length ? [field] : []), ...walls, ...camp]
  const { end } = feet(things, rows, topOfOwn(things, seat))
  return { seat, camp, walls, field, isBetween, high: end + (isBetween ? BELOW : corners.high) }
}

/** The viewer's camp: above ribbon and buttons, but its last tokens between them if that saves a row. */
function campOf(things: Things, items: Row, wide: number, corners: Corners): Pick<Needs, 'camp' | 'isBetween'> {
  const between = wide - NEAR_RIBBON - corners.wide
  let first = items.length
  while (first > 0 && lengthOf(things, items.slice(first - 1)) <= between) first--
  const over = rowsOf(things, items, wide - 2 * MARGIN)
  const upper = rowsOf(things, items.slice(0, first), wide - 2 * MARGIN)
  const isBetween = upper.length < over.length
  return { camp: isBetween ? [...upper, items.slice(first)] : over, isBetween }
}

function planOwn(things: Things, needs: Needs, { box, near }: Bands, corners: Corners): Plan {
  const { seat, camp, walls, field, isBetween } = needs
  const { x0, x1, y1 } = box
  const spare = Math.max(0, y1 - near - needs.high)
  // extra height goes to both sides of the field; the camp stays at the near edge
  const fieldAt = feet(things, field.length ? [field] : [], near + topOfOwn(things, seat) + spare * 0.25)
  const wallAt = feet(things, walls, fieldAt.end + spare * 0.35)
  const campHigh = feet(things, camp, 0).end
  const campAt = feet(things, camp, y1 - campHigh - (isBetween ? BELOW : corners.high))
  return {
    seat,
    left: x0,
    right: x1,
    size: SIZE,
    isOpen: false,
    camp: camp.map((items, k) => {
      const isLow = isBetween && k === camp.length - 1
      const ends = isLow ? { x0: x0 + NEAR_RIBBON, x1: x1 - corners.wide } : { x0: x0 + MARGIN, x1: x1 - MARGIN }
      return { items, ...ends, y: campAt.feet[k]! }
    }),
    walls: walls.map((items, k) => ({ items, x0: x0 + MARGIN, x1: x1 - MARGIN, y: wallAt.feet[k]! })),
    field: fieldAt.feet[0] ?? near,
  }
}
