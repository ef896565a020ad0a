// Where the coach's hand stands: beside what it points at, and never over another button.

export interface HandAt {
  x: number
  y: number
  /** where the finger is, seen from the hand */
  side: 'up' | 'left' | 'right'
}

/** the hand's length with a small gap, in pixels */
export const REACH = 34
/** how far the tip reaches into a button */
const TIP = 6

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * The tip of the hand. On the board it points upwards at the middle of a place. A button has others below and above it, so the
 * hand stands at its left, or, where a list begins at the edge of the window, at its right, or inside its right end.
 */
export function handAt(box: Box, isButton: boolean, width: number): HandAt {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2].map(Math.round) as [number, number]
  if (!isButton) return { x, y, side: 'up' }
  if (box.left >= REACH) return { x: Math.round(box.left) + TIP, y, side: 'right' }
  const isRoom = box.right + REACH <= width
  return { x: Math.round(isRoom ? box.right - TIP : box.right - REACH), y, side: 'left' }
}
