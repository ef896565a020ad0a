// What an update changes, without any page: so it can be tested with recorded ones.

import type { Conflict, Motion, Step, Update } from './protocol'

export interface Known {
  update: Update | null
  steps: readonly Step[]
}

export interface Merged {
  update: Update
  steps: Step[]
  /** steps that are news for somebody who looks on: neither the first load nor another seat's view */
  fresh: Step[]
  /** the open question may be another one: what was chosen of an answer is void */
  isNew: boolean
}

/** Keep the first `keep` steps, append the new ones; a scene that was not sent again is the one before. */
export function merge(known: Known, update: Update): Merged {
  const before = known.update
  const same = before !== null && before.viewer === update.viewer
  const kept = same ? known.steps.slice(0, update.keep) : []
  return {
    update: update.scene || !before ? update : { ...update, scene: before.scene },
    steps: [...kept, ...update.steps],
    fresh: same && update.keep > 0 ? update.steps : [],
    isNew: !before || before.seq !== update.seq || before.viewer !== update.viewer,
  }
}

/** Battles that ended since the viewer's own last pick, with it: they stay in sight until the next one. */
export function recentConflicts(steps: readonly Step[], viewer: number, at: number): Conflict[] {
  const past = steps.filter((step) => step.at <= at)
  const own = past.findLastIndex((step) => step.seat === viewer)
  const told = past
    .slice(viewer < 0 ? Math.max(0, past.length - 3) : Math.max(0, own))
    .flatMap((step) => step.told.conflicts)
  // a roll may be told again when more is known of it
  return told.filter((one, k) => !told.slice(k + 1).some((later) => isSameRoll(one, later)))
}

export const motionsOf = (steps: readonly Step[]): Motion[] =>
  steps.flatMap((step) => step.told.lines.flatMap((line) => (line.motion ? [line.motion] : [])))

/** Is this ended attack the one still in progress? A roll is told at once, while its consequences are being carried out. */
export function isSameRoll(ended: Conflict, now: Conflict | null | undefined): boolean {
  const faces = (conflict: Conflict) =>
    conflict.sides
      .map((side) => `${side.force.map((piece) => piece.id)}:${side.drawn.map((chance) => chance.value)}`)
      .join()
  return now?.form === 'dice' && ended.form === 'dice' && ended.place === now.place && faces(ended) === faces(now)
}
