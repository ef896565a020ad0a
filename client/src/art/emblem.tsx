// You can recognize a side by three things at once: its colours, its emblem and the outline of its badge. The outlines are
// different enough to distinguish where the emblem is too small to read or colours cannot be seen.

import { iconAt } from '../parts/Icon'

/** Outlines in a square from -10 to 10: disc, lozenge, shield, square, hexagon, pennon; then the list starts over. */
export const OUTLINES = [
  'M-9.6 0a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0z',
  'M0-12L11.4 0L0 12L-11.4 0z',
  'M-9-9.6H9V0Q9 7 0 11.6Q-9 7-9 0z',
  'M-9-9H9V9H-9z',
  'M-10.6 0L-5.3-9.6H5.3L10.6 0L5.3 9.6H-5.3z',
  'M-9-10H9V11L0 6L-9 11z',
] as const

export const outlineOf = (side: number): string =>
  OUTLINES[((side % OUTLINES.length) + OUTLINES.length) % OUTLINES.length]!

export interface Colours {
  ground: string
  figure: string
  icon: string
}

/** The badge of a side, centred at (x, y), about 20 units wide at scale 1. */
export function Badge({
  side,
  look,
  x = 0,
  y = 0,
  scale = 1,
}: {
  side: number
  look: Colours
  x?: number
  y?: number
  scale?: number
}) {
  return (
    <g class="badge-art" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={outlineOf(side)} fill={look.ground} stroke="#1d140a" stroke-width="2.6" stroke-linejoin="round" />
      <path
        d={outlineOf(side)}
        fill="url(#stone-shine)"
        stroke={look.figure}
        stroke-width="1.1"
        stroke-linejoin="round"
      />
      <use href={iconAt(look.icon)} transform="translate(-6.4 -6.6) scale(.025)" fill={look.figure} />
    </g>
  )
}

/** A hut in the colours of its side, with the outline of its badge above the door. It stands at (x, y), 18 units wide. */
export function Hut({
  side,
  look,
  x,
  y,
  scale = 1,
}: {
  side: number
  look: Colours
  x: number
  y: number
  scale?: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="1" cy="0.6" rx="9.6" ry="2.4" fill="#1d140a" opacity=".35" />
      <path d="M-7.4 0V-7.6H7.4V0z" fill="#f0e2bf" stroke="#1d140a" stroke-width="1" />
      <path d="M-7-2.6H7M-7-5.2H7" stroke="#8d7443" stroke-width=".6" />
      <path
        d="M-9.6-6.6L-5.4-15H5.4L9.6-6.6z"
        fill={look.ground}
        stroke="#1d140a"
        stroke-width="1.1"
        stroke-linejoin="round"
      />
      <path d="M-8-8L-4.6-14.2H4.6" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8" />
      <path
        d={outlineOf(side)}
        transform="translate(0 -7.2) scale(.52)"
        fill={look.figure}
        stroke="#1d140a"
        stroke-width="2"
      />
      <path d={outlineOf(side)} transform="translate(0 -7.2) scale(.26)" fill={look.ground} />
    </g>
  )
}
