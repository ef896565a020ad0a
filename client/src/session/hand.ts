// Gestures: taking something from the table and putting it somewhere. The server says what is possible (`lift`) and answers all
// questions that the gesture settles at once (`gesture`); the client only knows what lies where.

import { signal } from '@preact/signals'
import { paysByHand } from '../device/settings'
import type { GestureWay, Lifted, Option, Piece, Question, Stack } from '../wire/protocol'
import { fitting, litTargets } from './picking'
import type { Session } from './session'

/** Something on the table or in a tray that can be pointed at. */
export interface Thing {
  targets: readonly string[]
  /** the kinds of pieces that are meant; empty for all */
  types: readonly number[]
  name: string
  /** the stack it is or belongs to */
  stack: Stack | null
  isTray: boolean
}

export interface Held {
  thing: Thing
  /** where it can be put, once the server has answered */
  lifted: Lifted | null
  /** dragged with a pointer, or picked up by click or key */
  isDragged: boolean
}

/** The pointer position of a dragged thing, and what is below it. */
export interface DragPosition {
  x: number
  y: number
  over: Thing | null
}

export const carried = signal<DragPosition | null>(null)
/** Is a press on something that can be picked up? Then the board does not pan. */
export const grip = { isOn: false }

/** A drop with several meanings: the player has to choose one. */
export interface Fork {
  thing: Thing
  goal: readonly string[]
  ways: readonly GestureWay[]
  /** where on the screen it was dropped */
  at: readonly [number, number] | null
}

/** Where on the screen something was dropped last, for a follow-up question there. */
export const putAt = signal<readonly [number, number] | null>(null)

const meets = (a: readonly string[], b: readonly string[]): boolean => a.some((x) => b.includes(x))

/** Can one of these be picked up for the open question? */
export const canLift = (question: Question | null, targets: readonly string[]): boolean =>
  meets(targets, question?.lifts ?? [])

const ofStack = (stack: Stack, piece?: Piece): Thing => ({
  targets: [...new Set([...(piece?.targets ?? []), ...stack.targets])],
  types: [],
  name: '',
  stack,
  isTray: false,
})

/** Everything in a place, and the place itself. */
function inPlace(session: Session, i: number): Thing {
  const scene = session.scene.value
  const inside = [...(scene?.stacks ?? []), ...(scene?.markers ?? [])].filter((stack) => stack.place === i)
  const place = session.data.value!.surface.places[i]!
  const targets = [...new Set([...inside.flatMap((stack) => stack.targets), ...place.targets])]
  return { targets, types: [], name: place.name, stack: null, isTray: false }
}

/** The thing that an element of the page represents; with `own`, the thing a drag would pick up. */
export function thingAt(session: Session, element: Element | null, own = false): Thing | null {
  const at = element?.closest<HTMLElement | SVGElement>('[data-piece], [data-stack], [data-place], [data-target]')
  const scene = session.scene.value
  if (!at || !scene) return null
  const { piece: id, stack: whole, place, target } = at.dataset
  if (id || whole) {
    const stack = scene.stacks.find((one) => one.id === whole || one.pieces.some((piece) => piece.id === id))
    const piece = stack?.pieces.find((one) => one.id === id)
    if (!stack) return null
    if (!own && stack.place >= 0) return { ...inPlace(session, stack.place), stack }
    return { ...ofStack(stack), types: piece ? [piece.type] : [] }
  }
  if (place !== undefined) {
    const stack = scene.stacks.find((one) => one.place === Number(place) && one.seat === scene.viewer)
    if (!own) return inPlace(session, Number(place))
    // dragging land pans the board; a hex is only as large as the unit in it
    return stack && session.data.value!.surface.kind === 'hexes' ? ofStack(stack) : null
  }
  for (const tray of scene.trays) {
    const piece = tray.pieces.find((one) => one.targets[0] === target)
    if (piece) return { targets: piece.targets, types: [], name: '', stack: null, isTray: true }
  }
  for (const stack of [...scene.stacks, ...scene.markers]) {
    const piece = stack.pieces.find((one) => one.targets[0] === target)
    if (stack.targets[0] === target || piece) return ofStack(stack, piece)
  }
  return target ? { targets: [target], types: [], name: '', stack: null, isTray: false } : null
}

/** The targets of the answer already settled by what is held: all options have these. */
export const takenOf = ({ thing, lifted }: Held): string[] => {
  const options = lifted?.question?.options ?? []
  return thing.targets.filter(
    (target) =>
      options.length && options.every((option) => option.targets.length > 1 && option.targets.includes(target)),
  )
}

/** The option that dropping it there would be. */
export function answerAt(held: Held, goal: readonly string[]): Option | null {
  const options = held.lifted?.question?.options ?? []
  const fits = options.filter((option) =>
    option.targets.every((target) => goal.includes(target) || held.thing.targets.includes(target)),
  )
  return fits.find((option) => option.targets.some((target) => goal.includes(target))) ?? null
}

/** Can what is held be dropped here? */
export function isGoal(held: Held, goal: readonly string[]): boolean {
  const question = held.lifted?.question
  if (!question) return false
  const lit = litTargets(question.options, takenOf(held))
  return goal.some((target) => lit.has(target)) && fitting(question.options, takenOf(held)).length > 0
}

/** Dropped where it was picked up: no move was meant. */
export const isBack = (held: Held, goal: readonly string[]): boolean =>
  goal.every((target) => held.thing.targets.includes(target))

export const gestureBody = (thing: Thing, goal: readonly string[], ways: readonly string[]) => ({
  source: thing.targets,
  goal,
  types: thing.types,
  ways,
  pays: !paysByHand.value,
})
