// What an update changes, independent of any page: so it can be tested with recorded updates.

import { changed } from './changes'
import type { Conflict, Enter, Motion, Question, Step, Update } from './protocol'

export interface Known {
  update: Update | null
  steps: readonly Step[]
}

export interface Merged {
  update: Update
  steps: Step[]
  /** steps that are new to a spectator: neither the first load nor another seat's view */
  fresh: Step[]
  /** steps were undone */
  isUndone: boolean
  /** the open question may have changed: the chosen parts of an answer are void */
  isNew: boolean
}

/** The question that the viewer of this update has to answer; none while a bot plays for the seat. */
export const questionOf = (update: Update | null): Question | null =>
  update?.table.seats[update.viewer]?.deputy
    ? null
    : (update?.scene?.questions.find((q) => q.seat === update.viewer && update.viewer >= 0) ?? null)

/** Does the viewer still face the same question with the same options, although another player has picked meanwhile? */
export function isStillAsked(before: Question | null, now: Question | null): boolean {
  const answers = (question: Question) => question.options.map((option) => option.text).join('\n')
  return before !== null && now !== null && before.kind === now.kind && answers(before) === answers(now)
}

/** What a page sends to be added to the log. */
export type Sent = 'pick' | 'gesture' | 'undo' | 'enter' | 'coach' | 'deputy' | 'replace'

/**
 * What to do with a request when another player was faster: send it again, drop it, or let its sender look again. Resigning and
 * proposing are sent again. Declining or withdrawing a proposal that is no longer open is dropped; agreeing to it needs another
 * look.
 */
export function afterOvertaken(
  what: Sent,
  body: Record<string, unknown>,
  before: Update,
  now: Update,
): 'again' | 'done' | 'look' {
  if (what === 'pick' || what === 'gesture') return isStillAsked(questionOf(before), questionOf(now)) ? 'again' : 'look'
  if (what === 'coach') return now.coach ? 'again' : 'done'
  if (what !== 'enter') return 'look'
  const entry = body.entry as Enter['entry']
  if (entry === 'concede' || entry === 'draw') return now.may.includes(entry) ? 'again' : 'done'
  if (entry === 'decline' || entry === 'withdraw') return 'done'
  return now.table.status === 'over' ? 'done' : 'look'
}

/** The update with its full scene, if only changes were sent; null if they don't fit what is known. */
export function completed(before: Update | null, update: Update): Update | null {
  if (!update.change) return update
  if (!before?.scene || before.viewer !== update.viewer || before.seq !== update.change.base) return null
  const scene = changed(before.scene, update.change)
  if (!scene) return null
  const { change: _, ...rest } = update
  return { ...rest, scene }
}

/** Keep the first `keep` steps and append the new ones; a scene that was not sent again stays. */
export function merge(known: Known, update: Update): Merged {
  const before = known.update
  const same = before !== null && before.viewer === update.viewer
  const kept = same ? known.steps.slice(0, update.keep) : []
  const now = update.scene || !before ? update : { ...update, scene: before.scene }
  const hasPicked = kept.length < known.steps.length || update.steps.some((step) => step.seat === update.viewer)
  return {
    update: now,
    steps: [...kept, ...update.steps],
    fresh: same && update.keep > 0 ? update.steps : [],
    isUndone: same && kept.length < known.steps.length,
    isNew: !same || (before.seq !== update.seq && (hasPicked || !isStillAsked(questionOf(before), questionOf(now)))),
  }
}

/** Battles that ended since (and with) the viewer's last pick: they stay visible until the next one. */
export function recentConflicts(steps: readonly Step[], viewer: number, at: number): Conflict[] {
  const past = steps.filter((step) => step.at <= at)
  const own = past.findLastIndex((step) => step.seat === viewer)
  const conflicts = past
    .slice(viewer < 0 ? Math.max(0, past.length - 3) : Math.max(0, own))
    .flatMap((step) => step.told.conflicts)
  // a roll may be reported again when more is known
  return conflicts.filter((one, k) => !conflicts.slice(k + 1).some((later) => isSameRoll(one, later)))
}

export const motionsOf = (steps: readonly Step[]): Motion[] =>
  steps.flatMap((step) => [
    ...step.told.lines.flatMap((line) => (line.motion ? [line.motion] : [])),
    ...(step.told.motions ?? []),
  ])

/**
 * Does this report belong to the current battle? A roll is reported at once, while its consequences are carried out, and again
 * after rerolls; a battle with tiles is reported when it is decided, before casualties are taken.
 */
export function isSameBattle(conflict: Conflict, now: Conflict | null | undefined): boolean {
  if (now?.title) return isSameTitle(conflict, now)
  if (now?.form !== conflict.form || now.place !== conflict.place || now.winner !== conflict.winner) return false
  if (now.form === 'dice' && !now.sides.some((side) => side.drawn.length)) return false
  const who = (conflict: Conflict) =>
    conflict.sides
      .map((side) =>
        conflict.form === 'dice' ? [side.seat, side.force.map((piece) => piece.id), side.flags] : side.seat,
      )
      .join()
  return who(conflict) === who(now)
}

const isSameTitle = (one: Conflict, other: Conflict): boolean =>
  one.title !== null &&
  JSON.stringify(one.title) === JSON.stringify(other.title) &&
  one.sides.map((side) => side.seat).join() === other.sides.map((side) => side.seat).join()

/** how many steps a battle may span */
const LONG = 12

/** A battle with a title, with the checks and cards that earlier steps reported. */
export function withEarlierReports(now: Conflict, steps: readonly Step[]): Conflict {
  const conflicts = steps
    .slice(-LONG)
    .flatMap((step) => step.told.conflicts)
    .filter((one) => one !== now && isSameTitle(one, now))
  const drawn = [...conflicts, now].findLast((one) => one.sides.some((side) => side.drawn.length))
  const checks = [...conflicts, now].map((one) => one.checks).findLast((list) => list.length) ?? []
  if (!drawn || drawn === now) return { ...now, checks }
  return {
    ...drawn,
    step: now.step,
    winner: now.winner,
    checks,
    sides: drawn.sides.map((side, k) => ({ ...side, force: now.sides[k]?.force ?? side.force })),
  }
}

/** The current battle with what was shown of it: after the tiles are put away, casualties are still to be taken. */
export function withDrawn(now: Conflict, conflict: Conflict | undefined): Conflict {
  if (!conflict || now.winner === null || now.sides.some((side) => side.drawn.length)) return now
  return { ...conflict, sides: conflict.sides.map((side, k) => ({ ...side, force: now.sides[k]!.force })) }
}

/** Do both report the same roll? An attack with several rolls is reported roll by roll. */
export function isSameRoll(ended: Conflict, now: Conflict | null | undefined): boolean {
  const faces = (conflict: Conflict) =>
    conflict.sides
      .map((side) => `${side.force.map((piece) => piece.id)}:${side.drawn.map((chance) => chance.value)}`)
      .join() + JSON.stringify(conflict.rolls.length ? [conflict.title, conflict.rolls] : 0)
  return now?.form === 'dice' && ended.form === 'dice' && ended.place === now.place && faces(ended) === faces(now)
}
