// A Charge is told in order: the die, what it brought, the Models on their way, and only then what came of it. Until it is told,
// the board shows everybody where they stood.

import type { Beat } from '../../show/beats'
import { MS } from '../../show/beats'
import type { Motion, PieceType, Scene, Step } from '../../wire/protocol'
import { motionsOf } from '../../wire/updates'

/** Bases this far apart, in printed units, still touch. */
const TOUCH = 3

/** The scene after these motions: nothing else has changed. */
export function advanced(scene: Scene, motions: readonly Motion[]): Scene {
  const ends = new Map(motions.flatMap(({ path }) => (path.length > 1 ? [[path[0]!.join(), path.at(-1)!]] : [])))
  if (!ends.size) return scene
  const stacks = scene.stacks.map((stack) => ({
    ...stack,
    pieces: stack.pieces.map((piece) => {
      const end = piece.at && ends.get(piece.at.join())
      return end ? { ...piece, at: end } : piece
    }),
  }))
  return { ...scene, stacks }
}

/** The pairs of enemies whose bases touch. */
export function touching(scene: Scene, types: readonly PieceType[]): [string, string][] {
  const bases = scene.stacks
    .filter((stack) => stack.unit)
    .flatMap(({ pieces }) =>
      pieces.flatMap(({ id, seat, floor, type, at }) => (at ? [{ id, seat, floor, type, at }] : [])),
    )
  const size = (type: number) => types[type]?.base ?? 0
  return bases.flatMap((one, k) =>
    bases.slice(k + 1).flatMap((other): [string, string][] => {
      const far = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
      const isNear = far <= size(one.type) + size(other.type) + TOUCH
      return isNear && one.seat !== other.seat && one.floor === other.floor ? [[one.id, other.id]] : []
    }),
  )
}

export function retell(
  beats: readonly Beat[],
  steps: readonly Step[],
  before: Scene | null,
  types: readonly PieceType[],
): Beat[] {
  const found: Beat[] = []
  let scene = before
  for (const step of steps) {
    const motions = motionsOf([step]).filter(({ path }) => path.length > 1)
    for (const beat of beats.filter((one) => one.at === step.at)) {
      const roll = beat.conflict?.reach
      if (!scene || !roll) {
        found.push(beat)
        continue
      }
      // losses are told by what comes after the contact
      found.push({ ...beat, scene, lost: [] })
      if (beat.kind !== 'result' || roll.die < roll.need || !motions.length) continue
      const moved = advanced(scene, motions)
      const contact = moved.plane ? { ...moved, plane: { ...moved.plane, contacts: touching(moved, types) } } : moved
      found.push({ ...beat, kind: 'contact', scene: contact, motions, ms: MS.result + MS.mostMove, lost: [] })
    }
    if (scene) scene = advanced(scene, motions)
  }
  return found
}
