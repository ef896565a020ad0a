// The steps of an animation (beats) and how long each lasts. Beats follow events, not questions: cards, moves, attacks, dice,
// results. Nothing here needs a page, so the timing can be tested.

import type { Conflict, Message, Motion, Piece, Scene, Stack, Step, Surface, Loss as ToldLoss } from '../wire/protocol'
import { isSameRoll } from '../wire/updates'

export type Pace = 'calm' | 'brisk' | 'once'
export const PACES: readonly Pace[] = ['calm', 'brisk', 'once']

/** Milliseconds at brisk speed. */
export const MS = {
  card: 900,
  move: 180,
  hex: 90,
  mostMove: 700,
  attack: 240,
  throw: 620,
  die: 60,
  result: 1100,
  loss: 160,
  mostLoss: 480,
  turn: 500,
  end: 1600,
} as const

/** How much slower than brisk, and how long a whole turn may take. */
const PACE: Record<Pace, { by: number; most: number }> = {
  calm: { by: 1.4, most: 10_000 },
  brisk: { by: 1, most: 6_000 },
  once: { by: 0, most: 0 },
}

/** Figures, units or pieces that one side of a battle lost. */
export interface Loss {
  seat: number
  n: number
  /** how many there were before */
  of: number
  /** the unit as it stood before, if it is only one, with the id of its stack and its place */
  unit: Piece | null
  stack?: string
  place?: number
}

export interface Beat {
  kind: 'card' | 'move' | 'attack' | 'dice' | 'result' | 'contact' | 'turn' | 'end'
  /** the position after it */
  at: number
  seat: number
  ms: number
  words?: Message
  /** the kind of the card that was played */
  card?: number
  motion?: Motion
  /** what moves in it together */
  motions?: readonly Motion[]
  /** what the board shows until it is over, instead of the current position */
  scene?: Scene
  conflict?: Conflict
  /** where the attacker stands: a place, or a point of the plane */
  from?: { place: number; at: readonly number[] | null }
  lost?: readonly Loss[]
  /** what came of it, sentence by sentence */
  said?: readonly Message[]
  /** stays until the user continues */
  waits?: boolean
  /** the viewer's own battle */
  own?: boolean
}

export const moveTime = (places: number): number =>
  Math.min(MS.mostMove, MS.move + MS.hex * Math.max(1, Math.round(places)))

export const throwTime = (dice: number): number => MS.throw + MS.die * Math.max(0, dice - 1)

export const resultTime = (lost: number): number => MS.result + Math.min(MS.mostLoss, MS.loss * lost)

/** The length of a move: hexes or areas between its ends; on a plane, printed units. */
export function wayLength(surface: Surface, motion: Motion): number {
  const far = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)
  if (motion.path.length > 1)
    return motion.path.slice(1).reduce((sum, point, k) => sum + far(point, motion.path[k]!), 0) / (surface.unit || 1)
  const from = surface.places[motion.start]
  const to = surface.places[motion.end]
  if (!from || !to) return 1
  const next = from.neighbours.map((i) => far(from.centre, surface.places[i]!.centre))
  const step = next.length ? next.reduce((sum, one) => sum + one, 0) / next.length : 1
  return far(from.centre, to.centre) / step
}

/** How many dice, tiles or cards decided a battle. */
export function thrown(conflict: Conflict): number {
  const rolled = conflict.rolls.filter((roll) => roll.dice.length)
  if (rolled.length) return rolled[rolled.length - 1]!.dice.length
  return conflict.sides.reduce((sum, side) => sum + side.drawn.length, 0)
}

const countOf = (scene: Scene, ids: ReadonlySet<string>): number =>
  scene.stacks.flatMap((stack) => stack.pieces).reduce((sum, piece) => sum + (ids.has(piece.id) ? piece.count : 0), 0)

/** The losses of both sides of a battle: the difference between the scenes before and after. */
export function lossesOf(conflict: Conflict, before: Scene | null, now: Scene | null): Loss[] {
  if (!before || !now) return []
  return conflict.sides
    .map((side) => {
      const ids = new Set(side.force.map((piece) => piece.id))
      const of = countOf(before, ids)
      return { seat: side.seat, n: of - countOf(now, ids), of, unit: side.force.length === 1 ? side.force[0]! : null }
    })
    .filter((loss) => loss.n > 0)
}

/** Losses as the game reports them. */
const toldLosses = (losses: readonly ToldLoss[]): Loss[] => {
  const found = new Map<string, Loss>()
  for (const { stack, piece, place, fell } of losses) {
    const before = found.get(stack)
    if (before) before.n += fell
    else found.set(stack, { seat: piece.seat, n: fell, of: piece.count, unit: piece, stack, place })
  }
  return [...found.values()]
}

/** The results of a step after each of its attacks, first those that belong to an attack of an earlier step. */
function resultsOf(step: Step): { lost: Loss[]; said: Message[] }[] {
  const parts: { lost: ToldLoss[]; said: Message[] }[] = [{ lost: [], said: [] }]
  for (const beat of step.told.beats) {
    if (beat.kind === 'attack') parts.push({ lost: [], said: [] })
    if (beat.kind !== 'result') continue
    const last = parts[parts.length - 1]!
    last.lost.push(...beat.losses)
    last.said.push(beat.words ?? step.told.lines[beat.line]?.words ?? beat.title)
  }
  return parts.map(({ lost, said }) => ({ lost: toldLosses(lost), said }))
}

/** The board while beats are still to come: units that will fall in them stand as they stood. */
export function sceneAsTold(scene: Scene | null, ahead: readonly Beat[]): Scene | null {
  const kept = new Map<string, Stack>()
  for (const { seat, unit, stack, place } of ahead.flatMap((beat) => beat.lost ?? []))
    if (unit && stack && place !== undefined && place >= 0 && !kept.has(stack)) {
      const now = scene?.stacks.find((one) => one.id === stack)
      const bare = { id: stack, seat, name: null, flags: [], targets: [], tags: [], unit: null, tally: null }
      const rest = { owner: -1, bound: '', sums: [] }
      kept.set(stack, { ...bare, ...rest, ...now, place, pieces: [unit, ...(now?.pieces.slice(1) ?? [])] })
    }
  if (!scene || !kept.size) return scene
  return { ...scene, stacks: [...scene.stacks.filter((one) => !kept.has(one.id)), ...kept.values()] }
}

/** How many figures of which stacks fall in a beat. */
export const fallingIn = (beat: Beat | null): ReadonlyMap<string, number> =>
  new Map(beat?.kind === 'result' ? beat.lost?.flatMap(({ stack, n }) => (stack ? [[stack, n] as const] : [])) : [])

/** Where the first side of a battle stands, or stood before it fell. */
function frontline(conflict: Conflict, ...scenes: readonly (Scene | null)[]): Beat['from'] {
  const ids = new Set(conflict.sides[0]?.force.map((piece) => piece.id))
  for (const scene of scenes)
    for (const stack of scene?.stacks ?? []) {
      const piece = stack.pieces.find((one) => ids.has(one.id))
      if (piece) return { place: stack.place, at: piece.at ?? null }
    }
  return undefined
}

/** The player a sentence names first. */
const namedIn = (words: Message): number | undefined =>
  Object.values(words.args ?? {}).find((arg) => arg.kind === 'seat')?.values[0]

export interface BeatContext {
  viewer: number
  surface: Surface
  /** the scenes before and after these steps */
  before: Scene | null
  now: Scene | null
  /** the last battle shown */
  shown: Conflict | null
}

/** The beats of new steps, in order. The viewer's own moves are not animated, except for dice. */
export function beatsOf(steps: readonly Step[], context: BeatContext): Beat[] {
  const beats: Beat[] = []
  let shown = context.shown
  for (const step of steps) {
    const isOwn = step.seat === context.viewer && context.viewer >= 0
    const base = { at: step.at, seat: step.seat }
    const cards: Beat[] = []
    const moves: Beat[] = []
    for (const line of isOwn ? [] : step.told.lines) {
      const seat = line.motion?.seat ?? step.seat
      const card = { words: line.words, card: line.card }
      if (line.card >= 0)
        cards.push({ ...base, kind: 'card', seat: namedIn(line.words) ?? step.seat, ms: MS.card, ...card })
      else if (line.motion && (line.motion.start >= 0 || line.motion.path.length > 1))
        moves.push({
          ...base,
          kind: 'move',
          seat,
          ms: moveTime(wayLength(context.surface, line.motion)),
          words: line.words,
          motion: line.motion,
        })
    }
    beats.push(...cards)
    const results = resultsOf(step)
    const early = results[0]!
    // what falls in an attack with a stage of its own falls there
    if (early.lost.length && shown && !shown.reach && !shown.title)
      beats.push({ ...base, ...early, kind: 'result', conflict: shown, ms: resultTime(early.lost[0]!.n), waits: isOwn })
    for (const [k, conflict] of step.told.conflicts.entries()) {
      // a large one has its own stage; a roll may be reported again when more is known
      if (conflict.title || !thrown(conflict) || isSameRoll(conflict, shown)) continue
      shown = conflict
      // attacks and conflicts are paired from the last to the first
      const part = results[results.length - step.told.conflicts.length + k]
      const told = part && results.length > 1 ? part.lost : []
      const lost = conflict.form === 'dice' || told.length ? told : lossesOf(conflict, context.before, context.now)
      const all = lost.reduce((sum, loss) => sum + loss.n, 0)
      const from = frontline(conflict, context.now, context.before)
      const battle = { ...base, conflict, lost, own: isOwn, ...(from ? { from } : {}) }
      // a roll for a distance draws its own way on the table
      if (!conflict.reach) beats.push({ ...battle, kind: 'attack', ms: MS.attack })
      beats.push({ ...battle, kind: 'dice', ms: throwTime(thrown(conflict)) })
      const said = part && results.length > 1 ? part.said : []
      beats.push({ ...battle, kind: 'result', ms: resultTime(all), said, waits: isOwn })
    }
    beats.push(...moves)
  }
  const last = steps[steps.length - 1]
  if (!last || !context.now || !context.before) return beats
  const { active, result } = context.now
  if (result && !context.before.result) beats.push({ kind: 'end', at: last.at, seat: -1, ms: MS.end })
  else if (active >= 0 && active !== context.before.active)
    beats.push({ kind: 'turn', at: last.at, seat: active, ms: MS.turn })
  return beats
}

/** The same beats at a speed. If they would take too long together, all are shortened in proportion. */
export function paced(beats: readonly Beat[], pace: Pace): Beat[] {
  const { by } = PACE[pace]
  return squeezed(
    beats.map((beat) => ({ ...beat, ms: beat.ms * by })),
    pace,
  )
}

/** Beats whose speed is set, shortened in proportion to the time a turn may take. */
export function squeezed(beats: readonly Beat[], pace: Pace): Beat[] {
  const whole = beats.reduce((sum, beat) => sum + beat.ms, 0)
  const share = whole > PACE[pace].most ? PACE[pace].most / whole : 1
  return beats.map((beat) => ({ ...beat, ms: Math.round(beat.ms * share) }))
}
