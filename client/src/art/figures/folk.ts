// The parts of men, dwarves and goblins: builds, bodies, heads, caps, arms, shields. A man is 40 high. Heads and caps are drawn
// around the centre of the head, weapons around the hand, bodies and arms for a tall build; other builds move and stretch them.

import type { Recipe } from '../../wire/protocol'
import { at, type Drawing, dot, limb, type Moved, part, pen, shade } from './strokes'

const GOLD = '#e9c25a'
const BRASS = '#b07f1e'
const IVORY = '#f6ecd3'
const WOOD = '#9a6b38'

export interface Build {
  legs: Drawing
  /** how the body of a tall man is stretched for this build */
  body: string
  head: readonly [number, number, number]
  /** how far the arms of a tall man are moved for this build */
  arms: readonly [number, number]
  shield: readonly [number, number]
  /** the height of the hip when mounted */
  hip: number
  scale: number
}

const boots: Drawing = [
  part('M-8-14.5H-1L-2.5-5V0H-10L-8.8-5z', 'l'),
  shade('M-8.6-4.7H-3.1V-.7H-9.2z', 'ld'),
  part('M1-14.5H8.2L8.8-5.2L12.8-1.6V0H4L3-5.2z', 'l'),
  shade('M3.6-4.7H8.5L12-1.3V-.7H4.5z', 'ld'),
]
export const BUILDS: Record<Exclude<Recipe['head'], ''>, Build> = {
  man: { legs: boots, body: '', head: [1, -34, 1], arms: [0, 0], shield: [-6.5, -17.5], hip: -13, scale: 0.83 },
  dwarf: {
    legs: [{ move: 'scale(1.22 .72)', of: boots }],
    body: 'scale(1.2 .76)',
    head: [1, -29, 1.08],
    arms: [2, 5],
    shield: [-8.5, -13.5],
    hip: -10,
    scale: 0.84,
  },
  goblin: {
    legs: [
      ...limb('M-4.5-12L-8-6.5L-5.5-1.6', 3.8, 's'),
      ...limb('M4.5-12L9-7.5L6.2-1.6', 3.8, 'sd'),
      part('M-8.4-2H-2L0 0H-9z', 'ld', 1.1),
      part('M3.8-2H9.6L12 0H3z', 'ld', 1.1),
    ],
    body: 'scale(.98 .82)',
    head: [1.5, -28.5, 1],
    arms: [1, 4.5],
    shield: [-8, -14],
    hip: -10,
    scale: 0.84,
  },
}

const belt = part('M-8.8-18.6C-3-16.3 3-16.3 8.8-18.6L9.2-15.8C3-13.3-3-13.3-9.2-15.8z', 'ld', 1)
const COAT = 'M-7-27.8C-3.5-30.2 3.5-30.2 7-27.8L9.8-11.4C4-8.6-4-8.6-9.8-11.4z'
const COAT_SHADE = 'M2.6-29C4.7-28.7 6-28.1 6.5-27.2L9.1-11.9C7.2-10.8 5.2-10.2 3-9.9C4.8-17 4.5-23 2.6-29z'
const TORN = 'M-7.4-27.6C-3-30.2 3-30.2 7.4-27.2L10-11.6L6.6-13.4L4-8.6L.6-12.4L-2.8-8L-6-12.2L-10-9z'
export const BODIES: Record<Exclude<Recipe['body'], ''>, Drawing> = {
  tunic: [part(COAT, 'c'), shade(COAT_SHADE, 'cd'), belt],
  mail: [
    part(COAT, 'm'),
    shade(COAT_SHADE, 'md'),
    pen('M-5.5-25.5h2M-1.5-25.5h2M-6-22.5h2M-2-22.5h2', 'md', 1.1),
    part('M-9-16.4C-3-14 3-14 9-16.4L10.2-10C4-7-4-7-10.2-10z', 'c', 1.2),
    shade('M3-14.7C5-15 7-15.4 8.6-15.9L9.6-10.2C7.4-9.2 5.2-8.6 3-8.3z', 'cd'),
    belt,
  ],
  surcoat: [
    part('M-6.6-28.2C-2.5-30.2 2.5-30.2 6.6-28.2L10.4-7.4C4-4.6-4-4.6-10.4-7.4z', 'c'),
    shade('M2.4-29.2L6-28L9.8-7.8C7.8-6.8 5.4-6.2 3-5.9z', 'cd'),
    shade('M-2.4-28.9H1.4L1.8-6H-3z', 'a'),
    belt,
  ],
  rags: [
    part(TORN, 'c'),
    shade('M2.8-29C5-28.7 6.4-28 6.9-26.9L9.2-12.6L6.7-14L4-10.2L2.4-11.4C4.8-17 4.6-23 2.8-29z', 'cd'),
    belt,
  ],
  furs: [
    part(COAT, 'c'),
    shade(COAT_SHADE, 'cd'),
    belt,
    part('M-10-24L-8.6-29C-3-31.4 3-31.4 8.6-29L10-24L6-25.6L3.6-22.6L0-25L-3.6-22.6L-6-25.6z', 'l', 1.3),
    part('M-10.4-9.4L-9.4-13L-5-11.6L0-12.4L5-11.6L9.4-13L10.4-9.4L5.6-6.4L2.4-8.6L-1.6-6L-5.2-8.2z', 'l', 1.2),
  ],
  robe: [
    part('M-6.6-28C-3-30.2 3-30.2 6.6-28L12-1.6C4 1.4-4 1.4-12-1.6z', 'c'),
    shade('M2.4-29C4.4-28.6 5.6-28.2 6-27.4L11.2-2C8.6-1 6-.4 3.4-.2C5-10 4.6-20 2.4-29z', 'cd'),
    pen('M-11.3-4.2C-4-1.4 4-1.4 11.3-4.2', 'a', 2.2),
    pen('M-8.2-18C-3-15.6 3-15.6 8.2-18M3-16L5.4-8', 'a', 2.2),
  ],
}

export const HEADS: Record<Exclude<Recipe['head'], ''>, Drawing> = {
  man: [dot(0, 0, 5.5, 's', 1.5), shade('M1.5-4.8A5 5 0 0 1 1.5 4.8Q3.6 0 1.5-4.8z', 'sd'), dot(2.2, 0.6, 0.9, 'k', 0)],
  dwarf: [
    dot(0, 0, 5.8, 's', 1.5),
    part(
      'M-6.6-1C-8.8 8-5.4 15 .6 18.6C6.4 15.4 9 8 7.4-1C5.6 1.8 3.8 1.6 2.2 1C0 2.6-2 2.2-3.6 1.4C-5 1.4-6 .6-6.6-1z',
      '#b5652a',
      1.4,
    ),
    shade('M3.4 1.7C5 2 6.2 1.4 7 .4C8 7.4 6 14 1.6 17C4.6 11 4.6 6 3.4 1.7z', '#8a4418'),
    pen('M-3 5C-3 9-1.6 12 0 14M.8 5C1.2 8 1.2 11 .8 13', '#8a4418', 0.9),
    dot(3.2, 1, 1.7, 's', 1),
    dot(2.6, -1.8, 0.8, 'k', 0),
  ],
  goblin: [
    part('M-5-1.5C-11-6-15-6.6-18.5-6C-15.5-.8-10.5 2.6-5.4 2.4z', 's', 1.3),
    part('M6-1.8C11.5-6.4 15.5-7.2 19-6.6C16.5-1.4 11.5 1.8 6.8 1.8z', 'sd', 1.3),
    part(
      'M-6.8 0C-7.4-7-3-8.8 .8-8.8C6.2-8.6 8.8-4.8 8.4-.4C8.2 2.6 6.6 4.4 4.8 5.4L7.2 8.4L1.6 7.4C-4.2 7.4-6.6 4-6.8 0z',
      's',
    ),
    shade('M3-8.2C7-7.2 8.1-4 7.7-.4C7.4 2.3 6 4 4 5.2L4.6 7.2C6-1 5-5 3-8.2z', 'sd'),
    dot(4.2, -1, 1.9, '#ffe45c', 0.8),
    dot(4.8, -1, 0.8, 'k', 0),
    pen('M1 3.6C3.6 5 6 4.4 7.6 3', 'k', 1.1),
    part('M2.6 4.2L3.4 6.6L4.6 4.4z', '#fff6dc', 0.5),
  ],
}

const dome = [
  part('M-7-1C-7.6-9.4 8.8-9.6 8.4-1C3-3.6-2-3.6-7-1z', 'm'),
  shade('M2.8-7.2C7-6.4 7.8-4 7.7-1.7C6.6-2.2 5.5-2.5 4.5-2.7C4.8-4.4 4.2-6 2.8-7.2z', 'md'),
  pen('M-6.6-1.4C-2-3.8 3.6-3.8 8-1.4', 'a', 2),
]
export const CAPS: Record<Exclude<Recipe['cap'], ''>, Drawing> = {
  kettle: [
    part('M-6-1.2C-6-10 7-10 7.2-1.2z', 'm'),
    shade('M2.8-7.5C6.4-6.7 6.7-4 6.6-1.8H4.2C4.8-4.4 4-6.2 2.8-7.5z', 'md'),
    part('M-9.4-.6C-4-3.6 5-3.6 10.6-.6C10 1.4 8.6 1.2 7.6.8C3-.8-2-.8-6.6.8C-8 1.2-9 .8-9.4-.6z', 'm'),
  ],
  hood: [
    part(
      'M-7.4 6.4C-9-4-5.2-9.6 .8-9.4C5.8-9.2 8.4-6.2 7.9-1.6C5.6-4.6 3.4-3.6 2.6-1C2 2.4 3 5.2 5.4 6.8C1 9-4.2 8.6-7.4 6.4z',
      'c',
    ),
    shade('M-6.8 6.1C-6-.6-4.4-3.2-2.6-4.6C-3.2 1 -1 5.6 1.6 7.4C-2 8-5 7.3-6.8 6.1z', 'cd'),
  ],
  nasal: [
    part('M-6.6.2C-7-7.6-2-10.8 .8-12C4-10.8 8.4-7.6 8 .2C4-1.8-2-1.8-6.6.2z', 'm'),
    shade('M2.4-10.6C6.4-8.8 7.5-5 7.3-.6C6-1 5-1.3 4-1.4C4.8-5 4.2-8.4 2.4-10.6z', 'md'),
    part('M3.4-1.8H6.2V4.6H4z', 'm', 1),
    pen('M-6.4-.3C-2-2.3 4-2.3 7.8-.3', 'a', 1.8),
  ],
  greathelm: [
    part('M1-9.6C-1-16-8-16.6-12-13.4C-14.8-11-15-6.4-13.6-3.8C-10-8.4-6-9.4-2-8.4z', 'a', 1.4),
    shade('M-1.4-11C-6-12.6-10.6-11-13.4-6.4C-10-9.6-6-10-2.4-9.2z', 'ad'),
    part('M-6-8.4C-3-11 5-11 7.6-8.4V5.4C5 8.4-3 8.4-6 5.4z', 'm'),
    shade('M3.4-9.6C5-9.3 6.2-8.8 6.9-8V5.1C6 6.2 4.8 6.9 3.4 7.2z', 'md'),
    part('M-.4-3.4H8.4V-1.4H-.4z', 'k', 0.5),
    pen('M3.8-1V6', 'k', 1),
    pen('M1.2 1.6h.1M1.2 4h.1', 'k', 1.4),
  ],
  horned: [
    ...dome,
    part('M-6.6-4.4C-12.4-5-14.6-9.6-14-14C-9.8-12-6.4-9.8-4.4-7.6z', '#f1e6c8', 1.3),
    part('M8-4.4C13.6-5 16-9.6 15.4-14C11.4-12 8-9.8 6-7.6z', '#dccca2', 1.3),
  ],
  spiked: [
    part('M-7.6-1.2C-7.6-10 9.2-10.2 8.8-1.6C4-4.6-2.6-4.6-7.6-1.2z', 'l', 1.3),
    shade('M3-7.8C7-7 8-4.6 8-2.4L5.2-3.7C5-5.4 4.2-6.8 3-7.8z', 'ld'),
    part('M-1.4-8.2L.8-15.4L3-8.2z', 'm', 1.1),
  ],
  pointed: [
    part('M-6-3.4C-3-13-4-20-10-26C1-24 6-14 8-3.4C3-5.4-2-5.4-6-3.4z', 'a'),
    shade('M1-20C4-15 6.2-9 7.2-4C5.6-4.6 4-4.9 2.6-5C4-10 3-15 1-20z', 'ad'),
    part('M-11-2C-4-5.6 7-5.6 13.5-1.6C7 1.4-4 1.6-11-2z', 'a'),
    pen('M-5.2-6.2C-1-8 4-8 7.2-6.2', GOLD, 1.8),
  ],
  crown: [
    ...dome,
    part('M-7-2L-8.4-9.6L-4-6.4L.8-12L5.4-6.4L9.8-9.6L8.4-2C3-4.6-2-4.6-7-2z', GOLD, 1.3),
    dot(0.8, -6, 1.3, '#cf3d2d', 0.7),
  ],
  winged: [
    part('M-6.6.2C-7-7.6-2-10.8 .8-12C4-10.8 8.4-7.6 8 .2C5.6-2.4 4-1 3.6.8C0-1.6-3-1.4-6.6.2z', GOLD),
    shade('M2.4-10.6C6.4-8.8 7.5-5 7.3-.9L5-1.6C5.2-5 4.2-8.4 2.4-10.6z', BRASS),
    part('M-5-4.4C-12-6-15-12-15.6-18C-9-16-5-12-3-8.6z', '#fdf6e3', 1.3),
    part('M7-5.4C12-7 15-12 15.6-18C10-16 6.6-12.6 4.6-9.2z', '#e2d5b4', 1.3),
  ],
}

// -- arms ---------------------------------------------------------------------------------------------------------------------------

const shaft = (d: string, width = 1.8): Drawing => limb(d, width, WOOD)
const hand = (x: number, y: number): Drawing => [dot(x, y, 2.5, 's', 1.2)]
const blade = (long: number, wide: number): Drawing => [
  part(`M${-wide} 0L${-wide + 0.2}-${long - 4}L0-${long}L${wide - 0.2}-${long - 4}L${wide} 0z`, 'm', 1.3),
  shade(`M0-${long - 1.2}L${wide - 0.7}-${long - 4}V0H0z`, 'md'),
  part('M-4.8-.9H4.8V1.5H-4.8z', '#d8a93a', 1),
  pen('M0 1.8V5', 'ld', 2.2),
]
const tip = (y: number): Drawing => [
  part(`M-3 ${y}L0 ${y - 9.5}L3 ${y}L0 ${y + 2}z`, 'm', 1.2),
  shade(`M.3 ${y - 7.6}L2.2 ${y - 0.2}L.3 ${y + 1}z`, 'md'),
]
const axeHead = (y: number): Drawing => [
  part(`M-1.5 ${y}C-6 ${y - 3}-10 ${y - 3}-11 ${y + 3.5}C-10 ${y + 9}-6 ${y + 9}-1.5 ${y + 6.5}z`, 'm', 1.3),
  part(`M1.5 ${y}C6 ${y - 3} 10 ${y - 3} 11 ${y + 3.5}C10 ${y + 9} 6 ${y + 9} 1.5 ${y + 6.5}z`, 'm', 1.3),
  shade(`M2 ${y + 3.4}C6 ${y + 4.4} 8.6 ${y + 4.2} 10.3 ${y + 3.6}C9.4 ${y + 8} 6 ${y + 8.2} 2 ${y + 6}z`, 'md'),
]
const bow = (tall: number): Drawing => [
  ...shaft(`M-2-${tall}C7-${tall - 4} 9-6 8 0C9 6 7 ${tall - 4}-2 ${tall}`, 2),
  pen(`M-2-${tall}L-11 0L-2 ${tall}`, IVORY, 0.9),
  pen('M-12 0H12', 'k', 2.4),
  pen('M-12 0H12', '#e9d8ae', 1.1),
  part('M11-2.3L17 0L11 2.3z', 'm', 1),
]
const quiver: Drawing = [
  part('M-9.5-31L-4.5-33L-2-18L-7.5-16z', 'l', 1.3),
  pen('M-9.5-35.5L-8-31M-6-37L-6-32.5', IVORY, 1.8),
]
const archer = (tall: number): Arms => ({
  back: [...quiver, ...limb('M4-26L14-25', 3.6, 'cd')],
  front: [at(13, -25, bow(tall)), ...limb('M-5-25.5L-9-21L0-25', 3.4, 'c'), ...hand(1, -25)],
})
/** Something held upright in the far hand. */
const held = (weapon: Moved, sleeve = 'c'): Arms => ({
  back: [...limb('M6-25L12.5-21', 4, sleeve), weapon],
  front: hand(13, -20.5),
})
interface Arms {
  back: Drawing
  front: Drawing
}
export const ARMS: Record<Exclude<Recipe['arms'], ''>, Arms> = {
  sword: held(at(13, -21.5, blade(21, 1.9), 18)),
  longsword: held(at(13, -22, blade(29, 2.4), 22), 'm'),
  spear: held(at(13, -20, [...shaft('M0 19V-31'), ...tip(-31)], 6)),
  lance: held(
    at(12, -20, [...shaft('M0 22V-34', 2.6), ...tip(-34), part('M1-31L12-27L1-21L4-26z', 'a', 1.2)], 64),
    'm',
  ),
  axe: held(at(14, -18, [...shaft('M0 15V-18', 2), ...axeHead(-18)], 10)),
  halberd: held(at(13, -20, [...shaft('M0 20V-28', 2), ...axeHead(-27), ...tip(-28)], 7)),
  bow: archer(17),
  longbow: archer(23),
  crossbow: {
    back: [...quiver, ...limb('M5-25L13-22', 3.6, 'cd')],
    front: [
      at(6, -22, [
        ...shaft('M-8 0H14', 2.6),
        ...limb('M8-10C15-5 15 5 8 10', 1.8, 'm'),
        pen('M8-10L2 0L8 10', IVORY, 0.9),
        part('M13-2L18 0L13 2z', 'm', 0.9),
      ]),
      ...limb('M-5-25L-3-20L4-21', 3.4, 'c'),
    ],
  },
  mace: held(
    at(
      13,
      -21,
      [...shaft('M0 7V-16', 2), part('M0-25L3-21L7-19.5L4.2-16.5L3-12L0-14L-3-12L-4.2-16.5L-7-19.5L-3-21z', GOLD, 1.2)],
      16,
    ),
  ),
  daggers: {
    back: [...limb('M6-25L13-22', 3.6, 'cd'), at(14, -22.5, blade(13, 1.7), 38)],
    front: [
      ...hand(13.5, -21.5),
      at(-10, -16, blade(12, 1.7), 190),
      ...limb('M-6-25L-11-18', 3.4, 'c'),
      ...hand(-10.5, -16.5),
    ],
  },
  staff: held(
    at(
      14,
      -20,
      [...shaft('M0 20V-27', 2.2), dot(0, -30, 4, '#7fd6ef'), pen('M-4-26C-7-31-4-36 0-36C4-36 7-31 4-26', 'ld', 1.8)],
      5,
    ),
  ),
  sling: {
    back: [...limb('M5-26L11-33', 3.4, 's'), pen('M11-33C6-44 18-50 22-42', 'ld', 1.6), dot(22, -40.5, 2.6, '#a9a294')],
    front: hand(11, -33),
  },
  drum: {
    back: [],
    front: [
      part('M-3-22C3-19 11-19 17-22L16-10C11-7 3-7-2-10z', '#d9b36a', 1.4),
      part('M-3-22C3-25.4 11-25.4 17-22C11-18.6 3-18.6-3-22z', IVORY, 1.3),
      pen('M1-19.5L3-8.5L7-19L11-8.5L14-20', 'a', 1.5),
      ...limb('M-6-25L-3-18L4-25', 3, 'c'),
      pen('M3-26.5L11-22', 'ld', 2),
    ],
  },
  pipes: {
    back: [...shaft('M-5-26L-13-41', 1.8), ...shaft('M-1-27L-6-43', 1.8), ...shaft('M3-27L1-44', 1.8)],
    front: [
      part('M-8-24C-4-29 8-29 12-23C14-17 8-12 1-12C-6-12-11-18-8-24z', 'a', 1.4),
      shade('M8-26C11-24 12.6-20 10.4-16.6C8.6-14 5-12.6 2-12.6C8-16 9.4-21 8-26z', 'ad'),
      ...shaft('M8-14L13-5', 1.8),
      ...limb('M-6-25L-2-18L5-18', 3.4, 'c'),
      pen('M6-27L4-32', 'k', 2.2),
    ],
  },
}

export const SHIELDS: Record<Exclude<Recipe['shield'], ''>, Drawing> = {
  heater: [
    part('M-7-9.6C-2-11.4 2-11.4 7-9.6V-1C6.6 6.4 3 9 0 11C-3 9-6.6 6.4-7-1z', 'a', 1.6),
    shade('M0-10.3C2.4-10.3 4.4-9.9 6.3-9.1V-1C6 5.8 2.8 8.4 0 10.2z', 'ad'),
    pen('M-7-9.6C-2-11.4 2-11.4 7-9.6V-1C6.6 6.4 3 9 0 11C-3 9-6.6 6.4-7-1z', '#f0d68a', 0.7),
  ],
  round: [
    dot(0, 0, 8, 'a', 1.6),
    shade('M1.3-7.3A7.3 7.3 0 0 1 1.3 7.3Q5 0 1.3-7.3z', 'ad'),
    pen('M-6.6 0a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0z', '#f0d68a', 0.9),
    dot(0, 0, 2.5, 'm', 1.1),
  ],
}
