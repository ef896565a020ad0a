// What a small screen shows first.

import type { Session } from '../session/session'
import type { Near } from '../surfaces/plane/near'
import { extras } from './extras'

/** Pixels per unit of a field so that a finger can hit a hex. */
const FINGER = 0.75

/** On a small screen, zooms in once per turn when there is something to do. */
function nearField(session: Session): Near | null {
  const scene = session.scene.value
  if (!scene) return null
  const { places, width, height } = session.data.value!.surface
  const own = scene.stacks.filter((stack) => stack.seat === scene.viewer)
  const lit = own.filter((stack) => stack.targets.some((target) => session.lit.value.has(target)))
  const spots = (lit.length ? lit : own).flatMap((stack) => places[stack.place] ?? [])
  if (!spots.length) return null
  const mean = (axis: 0 | 1) => spots.reduce((sum, place) => sum + place.centre[axis], 0) / spots.length
  const isFar = scene.panels[scene.viewer]?.flags.includes('far')
  const [x, y] = isFar ? [width - mean(0), height - mean(1)] : [mean(0), mean(1)]
  return { key: `${scene.round}.${scene.active}.${scene.viewer}`, x, y, pixels: FINGER }
}

/** On a small screen, zooms in on what the question is about. */
export function closeUp(session: Session): Near | null {
  const { surface } = session.data.value!
  const scene = session.scene.value
  if (surface.kind === 'hexes') return nearField(session)
  return scene?.plane
    ? (extras.value.near?.(surface, scene, session.asked.value, session.update.value!.seq) ?? null)
    : null
}
