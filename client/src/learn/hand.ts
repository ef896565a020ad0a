// Where the coach's hand stands: beside what it points at, and never over another button.

export interface HandAt {
  x: number
  y: number
  /** where the finger is, seen from the hand */
  side: 'up' | 'left' | 'right'
}

/** the hand's length with a small gap, in pixels */
export const REACH = 34
/** the same for the larger hand below a place or on a card */
const BELOW = 56
/** how far the tip reaches into a button */
const TIP = 6

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * The tip of the hand. On the board it points upwards at the middle of a place, and on a card of the hand so that it stays on
 * that card. A button of a list has others below and above it, so the hand stands at its left, or, where the list begins at the
 * edge of the window, at its right, or inside its right end.
 */
export function handAt(box: Box, on: 'board' | 'card' | 'list', width: number): HandAt {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2].map(Math.round) as [number, number]
  if (on === 'board') return { x, y, side: 'up' }
  if (on === 'card') return { x, y: Math.round(Math.max(box.top + TIP, Math.min(y, box.bottom - BELOW))), side: 'up' }
  if (box.left >= REACH) return { x: Math.round(box.left) + TIP, y, side: 'right' }
  const isRoom = box.right + REACH <= width
  return { x: Math.round(isRoom ? box.right - TIP : box.right - REACH), y, side: 'left' }
}
