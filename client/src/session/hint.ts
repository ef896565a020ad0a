// What is pointed at or has the focus right now; one card on the page tells about it.

import { signal } from '@preact/signals'
import type { Hints } from '../surfaces/pointing'
import type { Figure, Piece, Stack } from '../wire/protocol'
import { grip } from './hand'

export type Subject =
  | { kind: 'place'; place: number }
  | { kind: 'piece'; piece: Piece }
  | { kind: 'stack'; stack: Stack }
  | { kind: 'side'; side: number }
  | { kind: 'figure'; figure: Figure }

export interface Hint {
  subject: Subject
  /** what to ask about when somebody wants to know why not */
  targets: readonly string[]
  anchor: DOMRect
  onBoard: boolean
}

export const hint = signal<Hint | null>(null)

/** What has the focus, so that a key can tell about it. */
let focused: (() => void) | null = null

/** Tell about what has the focus, or put away what was told. */
export function toggleHint(): void {
  if (hint.value) hint.value = null
  else focused?.()
}

/** Where the pointer was last, and what waits to be told until it moves: things that slide under a resting pointer are not pointed at. */
let rests: readonly [number, number] | null = null
let waits: { element: Element; tell: () => void } | null = null
const isAt = (e: { clientX: number; clientY: number }) => rests?.[0] === e.clientX && rests[1] === e.clientY
const follow = (e: PointerEvent) => {
  const hasMoved = !isAt(e)
  rests = [e.clientX, e.clientY]
  if (!hasMoved || !waits) return
  if (waits.element.isConnected) waits.tell()
  waits = null
}
addEventListener('pointermove', follow, { capture: true, passive: true })
addEventListener('pointerdown', follow, { capture: true, passive: true })

/** Handlers for something that tells about itself. A finger has left when it is lifted, so its hint stays until the next touch. */
export function hinting(subject: Subject, targets: readonly string[] = []): Hints {
  const tell = (element: Element) => {
    if (grip.isOn) return
    hint.value = {
      subject,
      targets,
      anchor: element.getBoundingClientRect(),
      onBoard: element.closest('.board') !== null,
    }
  }
  const show = (e: Pick<Event, 'currentTarget'>) => tell(e.currentTarget as Element)
  return {
    onPointerEnter: (e) => {
      const element = e.currentTarget as Element
      const isResting = 'pointerType' in e && e.pointerType === 'mouse' && isAt(e as PointerEvent)
      if (isResting) waits = { element, tell: () => tell(element) }
      else tell(element)
    },
    // the board has put away the last hint when it was touched
    onPointerDown: (e) => e.pointerType === 'touch' && show(e),
    onPointerLeave: (e) => {
      waits = null
      if (e.pointerType !== 'touch') hint.value = null
    },
    onFocus: (e) => {
      const element = e.currentTarget as Element
      focused = () => tell(element)
      // a click focuses too; the pointer has shown its hint already and may be somewhere else by now
      if ((e.currentTarget as Element).matches(':focus-visible')) show(e)
    },
    onBlur: () => {
      focused = null
      hint.value = null
    },
  }
}
