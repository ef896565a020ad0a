// What a surface gets from the page, the same for every kind of surface.

import type { Message, Piece, Plan, Question, Scene, Stack, Static } from '../wire/protocol'

export type Light = 'lit' | 'chosen' | 'dim' | 'calm'

/** What is seen of the surface: its drawn box in its own units, and how many pixels a unit has. */
export interface View {
  x: number
  y: number
  width: number
  height: number
  pixels: number
  /** how often as many these are as when nothing was enlarged */
  zoom?: number
  /** the surface lies on its side, what was below is to the left */
  turned?: boolean
}

/** Handlers that show details while something is pointed at or has the focus. */
export interface Hints {
  onPointerEnter: (e: Pick<PointerEvent, 'currentTarget'>) => void
  onPointerDown: (e: PointerEvent) => void
  onPointerLeave: (e: PointerEvent) => void
  onFocus: (e: FocusEvent) => void
  onBlur: () => void
}

/** How a target looks and what it does. */
export interface Pointing {
  light: (targets: readonly string[]) => Light
  /** lit, but it leaves less open than others that are: the unit could not battle there */
  isLesser: (targets: readonly string[]) => boolean
  /** lit, and somebody is to be fought there */
  isFight?: (targets: readonly string[]) => boolean
  isGlowing: (targets: readonly string[]) => boolean
  /** what lies in a place, in words */
  label: (place: number) => string
  pieceLabel: (piece: Piece) => string
  point: (targets: readonly string[], name: string) => void
  /** a word of the game by its key */
  text?: (key: string) => string
  /** a message of the game */
  say?: (words: Message) => string
  hintPlace: (place: number, targets: readonly string[]) => Hints
  hintPiece: (piece: Piece, targets: readonly string[]) => Hints
  /** details of a stack or castle with all its cards */
  hintStack?: (stack: Stack) => Hints
  /** the name of a seat */
  seatName?: (seat: number) => string
  /** the viewer's own open question */
  asked?: () => Question | null
  /** a point of the plane as an answer */
  spot?: (at: readonly [number, number], name: string) => void
  /** what a point would mean before it is chosen; the answer comes when the server has it */
  plan?: (at: readonly [number, number], take: (plan: Plan) => void) => void
  /** where what is to be placed is held, and how it is moved there */
  ghost?: () => { key: string; at: readonly [number, number] } | null
  setGhost?: (key: string, at: readonly [number, number]) => void
  /** does a finger point? then a tap only moves, and a button places */
  isTouch?: () => boolean
  /** such an answer, to be told beside the surface too */
  planned?: (plan: Plan) => void
  /** the point that was refused last, and why in a word */
  refused?: () => { at: readonly [number, number]; text: string } | null
}

/** Pieces on their way from one place to another. */
export interface Flight {
  key: string
  seat: number
  types: readonly number[]
  start: number
  end: number
  /** on a plane: the points of the way */
  path?: readonly (readonly [number, number])[]
}

export interface SurfaceProps {
  data: Static
  scene: Scene | null
  title: string
  pointing: Pointing
  flights: readonly Flight[]
  view: View
}

/**
 * What a click on the ground of a place means: the place, and where just one stack in it could be meant, that stack too. With several the
 * person has to click one of them.
 */
export function groundTargets(
  own: readonly string[],
  stacks: readonly Stack[],
  light: (targets: readonly string[]) => Light,
): string[] {
  const others = stacks
    .map((stack) => stack.targets.filter((target) => !own.includes(target) && light([target]) === 'lit'))
    .filter((targets) => targets.length)
  const distinct = new Set(others.map((targets) => targets.join()))
  return [...own, ...(distinct.size === 1 ? others[0]! : [])]
}
