// Where the coach's hand stands: beside what it points at, and never over another button.

export interface HandAt {
  x: number
  y: number
  /** where the finger points: up from below a place or a card, or from beside, below or above a button */
  side: 'up' | 'left' | 'right' | 'above' | 'below'
}

type Side = HandAt['side']
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** the hand's length and half its width beside a button, with a small gap, in pixels */
export const REACH = 34
const HALF = 14
/** the same for the larger hand below a place or on a card */
const BELOW = 56
/** how far the tip reaches into a button */
const TIP = 6

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Where a button's hand would be, with its tip at the middle of a side. */
function beside({ left, right, top, bottom }: Box, side: Side): { at: HandAt; covers: Box } {
  const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
  const across = { top: y - HALF, bottom: y + HALF }
  if (side === 'right')
    return { at: { x: Math.round(left) + TIP, y, side }, covers: { left: left - REACH, right: left, ...across } }
  if (side === 'left')
    return { at: { x: Math.round(right) - TIP, y, side }, covers: { left: right, right: right + REACH, ...across } }
  const along = { left: x - HALF, right: x + HALF }
  if (side === 'below')
    return { at: { x, y: Math.round(bottom) - TIP, side }, covers: { top: bottom, bottom: bottom + REACH, ...along } }
  return { at: { x, y: Math.round(top) + TIP, side }, covers: { top: top - REACH, bottom: top, ...along } }
}

/**
 * The tip of the hand. On the board it points upwards at the middle of a place, and on a card of the hand so that it stays on
 * that card. At a button of a list it stands at the left, at the right, below or above, where no other button is and the window goes on;
 * if there is no such side, inside its right end.
 */
export function handAt(box: Box, on: 'board' | 'card' | 'list', width: number, others: readonly Box[] = []): HandAt {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2].map(Math.round) as [number, number]
  if (on === 'board') return { x, y, side: 'up' }
  if (on === 'card') return { x, y: Math.round(Math.max(box.top + TIP, Math.min(y, box.bottom - BELOW))), side: 'up' }
  for (const side of ['right', 'left', 'below', 'above'] as const) {
    const { at, covers } = beside(box, side)
    if (covers.left >= 0 && covers.right <= width && !others.some((other) => overlap(covers, other))) return at
  }
  return { x: Math.round(box.right - REACH), y, side: 'left' }
}
