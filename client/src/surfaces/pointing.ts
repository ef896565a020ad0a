// What a renderer gets from the page, the same for every kind of board.

import type { Beat } from '../show/beats'
import type { Message, Motion, Piece, Plan, Question, Scene, Stack, Static } from '../wire/protocol'

export type Light = 'lit' | 'chosen' | 'dim' | 'calm'

/** The visible part of the board: its drawn box in its own units, and the pixels per unit. */
export interface View {
  x: number
  y: number
  width: number
  height: number
  pixels: number
  /** this zoom relative to no zoom */
  zoom?: number
  /** the board is turned on its side; the bottom is on the left */
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

/** The state and actions of a target. */
export interface Pointing {
  light: (targets: readonly string[]) => Light
  /** lit, but leaves fewer possibilities than other lit targets: the unit could not battle there */
  isLesser: (targets: readonly string[]) => boolean
  /** lit, and there will be a fight there */
  isFight?: (targets: readonly string[]) => boolean
  isGlowing: (targets: readonly string[]) => boolean
  /** the label of a place and its content */
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
  /** answer with a point of the plane */
  spot?: (at: readonly [number, number], name: string) => void
  /** preview a point before it is chosen; called back when the server has answered */
  plan?: (at: readonly [number, number], take: (plan: Plan) => void) => void
  /** the position of what is to be placed, and how to move it */
  ghost?: () => { key: string; at: readonly [number, number] } | null
  setGhost?: (key: string, at: readonly [number, number]) => void
  /** can a drag or a click pick this up now? */
  lifts?: (targets: readonly string[]) => boolean
  /** the floors under what is held, the one that is meant first */
  floors?: () => readonly string[]
  /** is this a touch device? then a tap only moves, and a button places */
  isTouch?: () => boolean
  /** receives each preview, for display beside the board */
  planned?: (plan: Plan) => void
  /** the beat that is being shown */
  beat?: () => Beat | null
  /** how the models moved that the last step brought where they are */
  came?: () => readonly Motion[]
  /** the last refused point, with a short reason */
  refused?: () => { at: readonly [number, number]; text: string } | null
}

/** Pieces moving from one place to another. */
export interface Flight {
  key: string
  seat: number
  types: readonly number[]
  start: number
  end: number
  /** on a plane: the points of the path */
  path?: readonly (readonly [number, number])[]
}

export interface SurfaceProps {
  data: Static
  scene: Scene | null
  title: string
  pointing: Pointing
  flights: readonly Flight[]
  view: View
  /** how many figures of which stacks fall now */
  falling?: ReadonlyMap<string, number>
}

/**
 * What a click on the ground of a place means: the place, and also the stack in it if only one could be meant. If several could,
 * the user has to click one of them.
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
