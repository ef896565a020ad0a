// Zoom on a small screen: the subject of a question fills the frame, and a base is never too small for a finger.

import { bounds, type Point } from '../../art/geometry'
import type { Question, Scene, Surface } from '../../wire/protocol'
import { scaleOf, turnOf } from './scale'

/** What to zoom in on when the key changes: a disc around a point, with at least this many pixels per unit. */
export interface Near {
  key: string
  x: number
  y: number
  r?: number
  pixels?: number
  /** what must be visible if the whole disc does not fit at that zoom */
  core?: Point
}

/** The radius in printed units that shows what matters around a place. */
const AROUND = 8
/** Space around the subject for its labels. */
const ROOM = 2.5
/** Minimum pixels per printed unit while the user has to point. Much more would fill a small frame with names and figures. */
const LEAST = 14

const WHOLE: Near = { key: 'whole', x: 0, y: 0, pixels: 0 }

const middle = (points: readonly Point[]): Point => {
  const { x, y, width, height } = bounds(points)
  return [x + width / 2, y + height / 2]
}

/** The positions of things with one of these targets: one point per model. */
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
 * The subject of a question on a plane: the place asked for, else the acting unit and everything that can be pointed at. For a
 * question without a place, the whole table.
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
  // not the empty ground between them: the acting unit, else the one nearest to the centre
  const far = ([a, b]: Point) => Math.hypot(a - x, b - y)
  const core = (acting.length ? acting : spots).reduce((best, one) => (far(one) < far(best) ? one : best))
  return { key: [x, y, r].map(Math.round).join(), x, y, r, pixels: LEAST / inch, core }
}
