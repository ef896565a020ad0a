// Positions: places in units of the board, however it is turned, and points on the screen.

import type { Point } from '../art/geometry'
import type { Session } from '../session/session'
import { scaleOf, turnOf } from '../surfaces/plane/scale'
import type { Motion } from '../wire/protocol'
import type { Beat } from './beats'

const drawing = (): SVGSVGElement | null => document.querySelector('.board-layer > svg.surface')

/** The centre of a place; of a hex as rendered, because the board may be turned for the player on the far side. */
export function spotOf(session: Session, place: number): Point | null {
  const { surface } = session.data.value!
  const known = surface.places[place]
  const svg = drawing()
  const drawn = surface.kind === 'hexes' ? svg?.querySelector(`[data-place="${place}"]`) : null
  if (!known || !svg || !drawn) return known ? (known.centre as Point) : null
  const whole = svg.getBoundingClientRect()
  const it = drawn.getBoundingClientRect()
  const box = svg.viewBox.baseVal
  if (!whole.width) return known.centre as Point
  const x = (it.left + it.right) / 2 - whole.left
  const y = (it.top + it.bottom) / 2 - whole.top
  return [box.x + (x / whole.width) * box.width, box.y + (y / whole.height) * box.height]
}

/** A point of the plane as rendered. */
export function planeSpot(session: Session, at: readonly number[]): Point {
  return scaleOf(session.data.value!.surface, turnOf(session.scene.value)).there([at[0]!, at[1]!])
}

/** The points of a move. */
export function wayOf(session: Session, motion: Motion): Point[] {
  if (motion.path.length > 1) return motion.path.map((point) => planeSpot(session, point))
  const ends = [spotOf(session, motion.start), spotOf(session, motion.end)]
  return ends.flatMap((point) => (point ? [point] : []))
}

/** Where an attack comes from and whom it hits; a battle within one place has only the target. */
export function frontOf(session: Session, { conflict, from: start }: Beat): { from: Point | null; to: Point | null } {
  const at = conflict?.at ?? null
  const to = conflict && conflict.place >= 0 ? spotOf(session, conflict.place) : at ? planeSpot(session, at) : null
  const from = !start ? null : start.at ? planeSpot(session, start.at) : spotOf(session, start.place)
  const isApart = from && to && Math.hypot(from[0] - to[0], from[1] - to[1]) > 1
  return { from: isApart ? from : null, to }
}

/** A point of the board on the stage, in pixels; null while nothing is rendered. */
export function onStage(at: Point): Point | null {
  const svg = drawing()
  const stage = svg?.closest('.stage')?.getBoundingClientRect()
  const whole = svg?.getBoundingClientRect()
  if (!svg || !stage || !whole?.width) return null
  const box = svg.viewBox.baseVal
  return [
    whole.left + ((at[0] - box.x) / box.width) * whole.width - stage.left,
    whole.top + ((at[1] - box.y) / box.height) * whole.height - stage.top,
  ]
}
