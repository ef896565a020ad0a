// On a small screen a table is seen from near: what a question is about fills the frame, and a base is never too small for a finger.

import { bounds, type Point } from '../../art/geometry'
import type { Question, Scene, Surface } from '../../wire/protocol'
import { scaleOf, turnOf } from './scale'

/** What to bring close when the key changes: a disc around a point, with so many pixels a unit at least. */
export interface Near {
  key: string
  x: number
  y: number
  r?: number
  pixels?: number
  /** what must be seen where the disc is not seen whole at that many pixels */
  core?: Point
}

/** So many printed units around a place show what matters there. */
const AROUND = 8
/** Room around what is asked for, for the plates that tell of it. */
const ROOM = 2.5
/** Pixels that a printed unit has at least where somebody is to point; with few more names and figures would fill a small frame. */
const LEAST = 14

const WHOLE: Near = { key: 'whole', x: 0, y: 0, pixels: 0 }

const middle = (points: readonly Point[]): Point => {
  const { x, y, width, height } = bounds(points)
  return [x + width / 2, y + height / 2]
}

/** Where the things stand that carry one of these targets: one spot for each model. */
function spotsOf(scene: Scene, targets: ReadonlySet<string>): Point[] {
  const isMeant = (one: { targets: string[] }) => one.targets.some((target) => targets.has(target))
  const pieces = [
    ...scene.stacks.flatMap((stack) => (isMeant(stack) ? stack.pieces : stack.pieces.filter(isMeant))),
    ...scene.markers.flatMap((stack) => stack.pieces.filter(isMeant)),
  ]
  const ground = (scene.plane?.ground ?? []).filter(isMeant)
  return [
    ...pieces.flatMap((piece) => (piece.at ? [piece.at as Point] : [])),
    ...ground.map((piece) => middle(piece.points as Point[])),
  ]
}

/**
 * What a question on a plane is about: the place that is asked for, else whoever acts and all that can be pointed at. While
 * nothing is asked that has a place, all of the table.
 */
export function nearPlane(surface: Surface, scene: Scene, question: Question | null, seq: number): Near {
  const scale = scaleOf(surface, turnOf(scene))
  const inch = (surface.unit || 1) * scale.k
  const region = question?.region
  const at = region?.start ?? region?.candidates[0]
  if (at) {
    const [x, y] = scale.there([at[0]!, at[1]!])
    return { key: `${seq}`, x, y, r: AROUND * inch }
  }
  if (!question) return WHOLE
  const acting = spotsOf(scene, new Set(question.focus)).map(scale.there)
  const spots = spotsOf(scene, new Set(question.options.flatMap((option) => option.targets))).map(scale.there)
  const all = [...acting, ...spots]
  if (!all.length) return WHOLE
  const { width, height } = bounds(all)
  const [x, y] = middle(all)
  const r = Math.max(AROUND * inch, Math.max(width, height) / 2 + ROOM * inch)
  // not the empty ground between them: whoever acts, else the one that stands most in the middle
  const far = ([a, b]: Point) => Math.hypot(a - x, b - y)
  const core = (acting.length ? acting : spots).reduce((best, one) => (far(one) < far(best) ? one : best))
  return { key: [x, y, r].map(Math.round).join(), x, y, r, pixels: LEAST / inch, core }
}
