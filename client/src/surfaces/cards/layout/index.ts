// Where everything lies on the map of lands: bands from the far edge to the near one, rows in them, and the largest size at which a row
// fits. A status is a place, so nothing here knows what a stack may do.

import type { Scene, Stack, Static } from '../../../wire/protocol'
import { layFarLands } from './far'
import { layMarches, laySea } from './marches'
import { CROWDED_PHONE, DESK, type Measures, PHONE } from './measures'
import { hasGround, layOwnLand } from './own'
import { Things } from './things'
import { type Bands, type Land, type Layout, ROWS, type Spot } from './types'

export type { Land, Layout, Spot } from './types'

export function layOut(
  data: Static,
  scene: Scene,
  width: number,
  height: number,
  isPhone: boolean,
  nameOf: (stack: Stack) => string,
  only = -1,
): Layout {
  const me = Math.max(0, scene.viewer)
  const things = new Things(data, scene, nameOf)
  const measures = isPhone ? phoneOf(things, me) : DESK
  const bands = bandsOf(things, measures, width, height)
  const { far, near, strait } = bands
  const others = farSeats(data, scene, me)
  // on a phone there is room for one of several far lands
  const seats = isPhone && others.includes(only) ? [only] : others

  const abroad = layFarLands(things, bands, measures, seats)
  const own = layOwnLand(things, bands, measures, me)
  const road = far + strait + (near - far - strait) * 0.62 + own.size.high * 0.2
  const marching = layMarches(things, bands, road, isPhone ? 'P' : seats.length > 1 ? 'M' : own.size.key)
  laySea(things, bands, marching.key)

  const lands = [...abroad, own]
  const { spots } = things
  for (const spot of spots) spot.gaps = gapsOf(spot, spots, abroad, bands, measures)
  return { ...bands, spots, lands, road, isPhone }
}

const phoneOf = (things: Things, me: number): Measures =>
  things.in('wall', me).length > PHONE.own.abreast || hasGround(things, me) ? CROWDED_PHONE : PHONE

function bandsOf(things: Things, { edge, shares, strait, ...m }: Measures, width: number, height: number): Bands {
  const box = { x0: edge, y0: edge, x1: width - edge, y1: height - edge }
  const high = box.y1 - box.y0
  const far = box.y0 + high * shares[0]
  const share = things.in('sea').length > 1 ? m.seaOfFleet : m.sea
  return { box, far, near: far + high * shares[1], sea: box.x0 + (box.x1 - box.x0) * share, strait }
}

/** The others, clockwise; those who are out of the game only where nobody else is left. */
function farSeats(data: Static, scene: Scene, me: number): number[] {
  const others = Array.from({ length: data.players - 1 }, (_, k) => (me + 1 + k) % data.players)
  const isOut = (seat: number) => scene.panels.find((panel) => panel.seat === seat)?.flags.includes('out') ?? false
  const left = others.filter((seat) => !isOut(seat))
  return left.length ? left : others
}

/** The free room beside a token, up to its neighbours or the end of its land. */
function gapsOf(
  spot: Spot,
  spots: readonly Spot[],
  abroad: readonly Land[],
  { box }: Bands,
  { ribbon }: Measures,
): [number, number] {
  const isFar = spot.row < ROWS.marches
  const land = abroad.find((one) => isFar && spot.x >= one.left && spot.x < one.right)
  const start = (land?.left ?? box.x0) + (spot.row === ROWS.farCamp ? ribbon : 0)
  const beside = spots.filter((one) => one !== spot && Math.abs(one.y - spot.y) < spot.size.high)
  const lefts = beside.filter((one) => one.x < spot.x).map((one) => one.x + one.width + tail(one))
  const rights = beside.filter((one) => one.x > spot.x).map((one) => one.x)
  return [spot.x - Math.max(start, ...lefts), Math.min(land?.right ?? box.x1, ...rights) - spot.x - spot.width]
}

/** What hangs over at the end of a token: the tent of a camp. */
const tail = ({ kind, row, size }: Spot): number =>
  kind === 'stack' && (row === ROWS.farCamp || row === ROWS.camp) ? 34 * size.k : 0
