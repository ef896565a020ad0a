// Layout of the map of lands: bands from the far edge to the near one, rows in them, and the largest size at which a row fits. A
// status is a place, so nothing here knows what a stack may do.

import type { Scene, Stack, Static } from '../../../wire/protocol'
import { planDesktop } from './desktop'
import { layFarLand, layOwnLand } from './lands'
import { layMarches, laySea } from './marches'
import { planPhone } from './phone'
import { Things } from './things'
import { type Bands, type Land, type Layout, type PlacedToken, ROWS } from './types'

export type { Land, Layout, PlacedToken } from './types'

/** How far the ribbon of a far land reaches on a phone; the names of its camp must end before it. */
const RIBBON = 136

/** Lays out a map of at least this size with this many `pixels` per unit; `only` is the far land that a phone shows. */
export function layOut(
  data: Static,
  scene: Scene,
  width: number,
  height: number,
  isPhone: boolean,
  nameOf: (stack: Stack) => string,
  only = -1,
  pixels = 1,
): Layout {
  const me = Math.max(0, scene.viewer)
  const things = new Things(data, scene, nameOf)
  const others = farSeats(data, scene, me)
  // a phone has room for only one of several far lands
  const seats = isPhone && others.includes(only) ? [only] : others
  const plan = isPhone
    ? planPhone(things, width, height, me, seats, others.length, pixels)
    : planDesktop(things, width, height, me, seats)
  const { bands } = plan
  const { far, near, strait } = bands

  const abroad = plan.far.map((land) => layFarLand(things, land, bands, seats.length > 1))
  const own = layOwnLand(things, plan.own, bands)
  const road = far + strait + (near - far - strait) * 0.62 + own.size.high * 0.2
  const marching = layMarches(things, bands, road, isPhone ? 'P' : seats.length > 1 ? 'M' : own.size.key)
  laySea(things, bands, marching.key)

  const { spots } = things
  for (const spot of spots) spot.gaps = gapsOf(spot, spots, abroad, bands, isPhone ? RIBBON : 0)
  return { ...bands, width: plan.width, height: plan.height, spots, lands: [...abroad, own], road, isPhone }
}

/** The other players, clockwise; eliminated ones only if nobody else is left. */
function farSeats(data: Static, scene: Scene, me: number): number[] {
  const others = Array.from({ length: data.players - 1 }, (_, k) => (me + 1 + k) % data.players)
  const isOut = (seat: number) => scene.panels.find((panel) => panel.seat === seat)?.flags.includes('out') ?? false
  const left = others.filter((seat) => !isOut(seat))
  return left.length ? left : others
}

/** The free space next to a token, up to its neighbours or the end of its land. */
function gapsOf(
  spot: PlacedToken,
  spots: readonly PlacedToken[],
  abroad: readonly Land[],
  { box }: Bands,
  ribbon: number,
): [number, number] {
  const isFar = spot.row < ROWS.marches
  const land = abroad.find((one) => isFar && spot.x >= one.left && spot.x < one.right)
  const start = (land?.left ?? box.x0) + (spot.row === ROWS.farCamp ? ribbon : 0)
  const beside = spots.filter((one) => one !== spot && Math.abs(one.y - spot.y) < spot.size.high)
  const lefts = beside.filter((one) => one.x < spot.x).map((one) => one.x + one.width + tail(one))
  const rights = beside.filter((one) => one.x > spot.x).map((one) => one.x)
  return [spot.x - Math.max(start, ...lefts), Math.min(land?.right ?? box.x1, ...rights) - spot.x - spot.width]
}

/** What extends beyond the end of a token: the tent of a camp. */
const tail = ({ kind, row, size }: PlacedToken): number =>
  kind === 'stack' && (row === ROWS.farCamp || row === ROWS.camp) ? 34 * size.k : 0
