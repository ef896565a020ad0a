// The account of a turn in a few numbered steps. The game says what each event is (beats of a step); this joins what belongs
// together. Nothing here needs a page.

import type { Beat, Message, Motion, Step } from '../wire/protocol'

/** A beat and the step it is part of. */
export interface Told {
  beat: Beat
  step: Step
}

/** One numbered step of the account. */
export interface Chapter {
  kind: Beat['kind']
  seat: number
  /** what it consists of: one entry for each unit that moves */
  parts: Told[][]
  results: Told[]
}

/** More steps are never shown. */
export const MAX_STEPS = 7

/** Up to so many steps have room for pictures. */
export const ROOMY = 4

export const motionOf = ({ beat, step }: Told): Motion | null => step.told.lines[beat.line]?.motion ?? null
export const cardOf = ({ beat, step }: Told): number => step.told.lines[beat.line]?.card ?? -1

const toldOf = (steps: readonly Step[]): Told[] =>
  steps.flatMap((step) => step.told.beats.map((beat) => ({ beat, step })))

const isDeed = ({ beat }: Told): boolean => beat.kind !== 'result' && beat.kind !== 'end'

/**
 * What to tell a viewer: what the others did since his last deed in his own turn, or else that deed. Spectators, and anybody who
 * looks at an earlier position, are told its whole turn.
 */
export function accountOf(steps: readonly Step[], viewer: number, at: number | null): Told[] {
  const all = toldOf(steps)
  if (viewer < 0 || at !== null) {
    const last = (at === null ? all : all.filter(({ step }) => step.at <= at)).findLast(isDeed)
    if (!last) return []
    // a step that ends a turn already has the number of the next one
    const turns = new Map(steps.map((step, k) => [step, steps[k - 1]?.turn ?? 0]))
    return all.filter(({ step }) => turns.get(step) === turns.get(last.step) && step.active === last.step.active)
  }
  const own = all.findLastIndex((one) => isDeed(one) && one.beat.seat === viewer && one.step.active === viewer)
  const since = all.slice(own + 1)
  const first = since.findIndex((one) => isDeed(one) && one.beat.seat !== viewer)
  return first >= 0 ? since.slice(first) : own >= 0 ? all.slice(own) : []
}

const targetsOf = ({ beat }: Told): string =>
  Object.values(beat.who?.args ?? {})
    .flatMap((arg) => arg.targets)
    .join()

/** Does this move continue the other: the same unit, or the same pieces from where they had gone? */
function continues(one: Told, before: Told): boolean {
  const who = targetsOf(one)
  if (who) return who === targetsOf(before)
  const [a, b] = [motionOf(before), motionOf(one)]
  return a !== null && b !== null && a.end >= 0 && a.end === b.start && a.types.join() === b.types.join()
}

const areAlike = (a: Chapter, b: Chapter): boolean => manyOf(a) !== '' && manyOf(a) === manyOf(b)
const lastOf = <T>(list: readonly T[]): T => list[list.length - 1]!
const aimOf = (chapter: Chapter): string => lastOf(lastOf(chapter.parts)).beat.aim
const manyOf = (chapter: Chapter): string => lastOf(lastOf(chapter.parts)).beat.many

/** Join each chapter with an earlier one of the same run if they fit. */
function joined(
  chapters: readonly Chapter[],
  kind: Chapter['kind'],
  fit: (a: Chapter, b: Chapter) => boolean,
): Chapter[] {
  const found: Chapter[] = []
  for (const chapter of chapters) {
    const start = found.findLastIndex((one) => one.kind !== kind || one.seat !== chapter.seat) + 1
    const mate = chapter.kind === kind ? found.slice(start).find((one) => fit(one, chapter)) : undefined
    if (!mate) found.push({ ...chapter })
    else {
      mate.parts = [...mate.parts, ...chapter.parts]
      mate.results = [...mate.results, ...chapter.results]
    }
  }
  return found
}

const hasLosses = (chapter: Chapter): boolean => chapter.results.some(({ beat }) => beat.losses.length > 0)

/**
 * The account in at most seven steps: moves alike are joined first, then all moves, then attacks without losses; then the
 * oldest are left out.
 */
export function chaptersOf(account: readonly Told[]): Chapter[] {
  let found: Chapter[] = []
  for (const one of account) {
    const { kind, seat } = one.beat
    const last = found[found.length - 1]
    if (kind === 'result' && last) last.results.push(one)
    else if (kind === 'end' && last?.kind === 'end') last.parts.push([one])
    else {
      const run = found.slice(found.findLastIndex((chapter) => chapter.kind !== 'move') + 1)
      const mate =
        kind === 'move'
          ? run.find((chapter) => chapter.seat === seat && continues(one, lastOf(chapter.parts[0]!)))
          : undefined
      if (mate) mate.parts[0]!.push(one)
      else found.push({ kind, seat, parts: [[one]], results: [] })
    }
  }
  found = joined(found, 'move', (a, b) => aimOf(a) === aimOf(b))
  for (const kind of ['card', 'other'] as const) found = joined(found, kind, areAlike)
  if (found.length > ROOMY) found = joined(found, 'move', areAlike)
  if (found.length > MAX_STEPS) found = joined(found, 'move', () => true)
  if (found.length > MAX_STEPS) found = joined(found, 'attack', (a, b) => !hasLosses(a) && !hasLosses(b))
  return found.slice(-MAX_STEPS)
}

const withNumber = <M extends Message | null>(message: M, n: number): M =>
  message?.args?.n ? { ...message, args: { ...message.args, n: { ...message.args.n, values: [n] } } } : message

/** Losses of one unit as one result: their number is $n of the title. */
function summed(results: readonly Told[]): Told[] {
  const found: Told[] = []
  for (const one of results) {
    const stack = one.beat.losses[0]?.stack
    const k = found.findIndex(
      ({ beat }) => stack && beat.losses[0]?.stack === stack && beat.title.key === one.beat.title.key,
    )
    if (k < 0) found.push(one)
    else {
      const { beat, step } = found[k]!
      const losses = [...beat.losses, ...one.beat.losses]
      const n = losses.reduce((sum, loss) => sum + loss.fell, 0)
      found[k] = { step, beat: { ...beat, losses, title: withNumber(beat.title, n), words: withNumber(beat.words, n) } }
    }
  }
  return found
}

/** Results without those that a later one of the same kind and unit replaces. */
export function lastResults(results: readonly Told[]): Told[] {
  const key = (one: Told) => `${one.beat.title.key}:${targetsOf(one)}`
  const all = summed(results)
  return all.filter((one, k) => one.beat.losses.length || !all.slice(k + 1).some((later) => key(later) === key(one)))
}

/** The position after a chapter, and all positions that belong to it. */
export const positionsOf = (chapter: Chapter): number[] =>
  [...chapter.parts.flat(), ...chapter.results].map(({ step }) => step.at).sort((a, b) => a - b)
