// What is pointed at or has the focus. One card on the page shows its details.

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
  /** what to ask about for "why not?" */
  targets: readonly string[]
  anchor: DOMRect
  onBoard: boolean
}

export const hint = signal<Hint | null>(null)

/** Shows the details of the focused element, for a keyboard shortcut. */
let focused: (() => void) | null = null

/** Show details of the focused element, or hide them. */
export function toggleHint(): void {
  if (hint.value) hint.value = null
  else focused?.()
}

/**
 * The last pointer position, and the details that wait until it moves: things that slide under a resting pointer are not pointed
 * at.
 */
let restingAt: readonly [number, number] | null = null
let pendingHint: { element: Element; tell: () => void } | null = null
const isAt = (e: { clientX: number; clientY: number }) => restingAt?.[0] === e.clientX && restingAt[1] === e.clientY
const follow = (e: PointerEvent) => {
  const hasMoved = !isAt(e)
  restingAt = [e.clientX, e.clientY]
  if (!hasMoved || !pendingHint) return
  if (pendingHint.element.isConnected) pendingHint.tell()
  pendingHint = null
}
addEventListener('pointermove', follow, { capture: true, passive: true })
addEventListener('pointerdown', follow, { capture: true, passive: true })

/** Handlers for something that has details. A finger leaves when it is lifted, so its details stay until the next touch. */
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
      if (isResting) pendingHint = { element, tell: () => tell(element) }
      else tell(element)
    },
    // the board hid the last details when it was touched
    onPointerDown: (e) => e.pointerType === 'touch' && show(e),
    onPointerLeave: (e) => {
      pendingHint = null
      if (e.pointerType !== 'touch') hint.value = null
    },
    onFocus: (e) => {
      const element = e.currentTarget as Element
      focused = () => tell(element)
      // a click also focuses; the pointer has already shown the details and may be elsewhere by now
      if ((e.currentTarget as Element).matches(':focus-visible')) show(e)
    },
    onBlur: () => {
      focused = null
      hint.value = null
    },
  }
}
