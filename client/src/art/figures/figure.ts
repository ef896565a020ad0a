// Turns a recipe into a drawing, a camp and rank into colours, and a unit into ranks of figures. Pure, except for a cache of
// drawings.

import type { Recipe } from '../../wire/protocol'
import { mix } from '../colour'
import type { Point } from '../geometry'
import { ARMS, BODIES, BUILDS, CAPS, HEADS, SHIELDS } from './folk'
import { MOUNTS } from './mounts'
import { at, type Drawing, limb, part } from './strokes'
import { WHOLES } from './wholes'

const NONE = { back: [], front: [] } as { back: Drawing; front: Drawing }

/** From back to front: arms behind, legs or mount, body, head, cap, near hand, shield. */
export function drawingOf(recipe: Recipe): Drawing {
  if (recipe.whole) return WHOLES[recipe.whole].art
  const build = BUILDS[recipe.head || 'man']
  const arms = recipe.arms ? ARMS[recipe.arms] : NONE
  const [hx, hy, hs] = build.head
  const [ax, ay] = build.arms
  const body = recipe.body ? BODIES[recipe.body] : []
  const upper: Drawing = [
    at(ax, ay, arms.back),
    build.body ? { move: build.body, of: body } : { move: '', of: body },
    at(hx, hy, [...HEADS[recipe.head || 'man'], ...(recipe.cap ? CAPS[recipe.cap] : [])], 0, hs),
    at(ax, ay, arms.front),
    ...(recipe.shield ? [at(...build.shield, SHIELDS[recipe.shield], 0, 0.9)] : []),
  ]
  if (!recipe.mount) return [...(recipe.body === 'robe' ? [] : build.legs), ...upper]
  const { art, seat } = MOUNTS[recipe.mount]
  const rider: Drawing = [
    ...limb(`M1 ${build.hip}L7 ${build.hip + 7}L5.5 ${build.hip + 14}`, 4.2, 'l'),
    part(`M2.5 ${build.hip + 13}H9.5L10.5 ${build.hip + 16}H2.5z`, 'ld', 1.1),
    ...upper,
  ]
  return [...art, at(seat[0], seat[1] - build.hip * 0.86, rider, 0, 0.86)]
}

// -- colours ------------------------------------------------------------------------------------------------------------------------

const dark = (colour: string): string => mix(colour, '#2a1206', 0.36)
const pair = (name: string, colour: string): Record<string, string> => ({
  [`--${name}`]: colour,
  [`--${name}d`]: dark(colour),
})

const GOLD = '#e9c25a'

/** The colours of a figure as custom properties: its camp's cloth, its banner's colour, and its own skin and hide. */
export const coloursOf = (recipe: Recipe | null, cloth: string, rank: string): Record<string, string> => ({
  ...pair('c', cloth),
  ...pair('a', recipe?.hero || !rank ? GOLD : rank),
  ...pair('s', recipe?.skin || '#e9bd92'),
  ...pair('h', recipe?.hide || '#8d5a33'),
})

// -- ranks --------------------------------------------------------------------------------------------------------------------------

export interface Standing {
  /** the remaining figures, the far ones first */
  men: readonly Point[]
  /** where the lost figures stood */
  gaps: readonly Point[]
  scale: number
}

const FOOT: readonly Point[] = [
  [-7, 2],
  [17, 2],
  [-14, 15],
  [9, 15],
]
const THREE: readonly Point[] = [
  [4, 2],
  [-12, 14],
  [13, 16],
]
const MOUNTED: readonly Point[] = [
  [6, 0],
  [-13, 11],
  [13, 17],
]
const PAIR: readonly Point[] = [
  [-8, 4],
  [11, 15],
]

/** How much larger a single figure is drawn on a small hex. */
export const ALONE = 1.3

/**
 * Where the figures of a unit stand and how large they are, for a hex 72 wide. The back rank is lost first. On a small hex one
 * figure represents all.
 */
export function standing(recipe: Recipe, count: number, full: number, small: boolean): Standing {
  const whole = recipe.whole ? WHOLES[recipe.whole] : undefined
  const one = whole ? whole.scale : recipe.mount ? 0.68 : BUILDS[recipe.head || 'man'].scale
  const all = Math.max(count, full, 1)
  if (all === 1)
    return { men: count ? [[whole ? 3 : 2, whole ? 21 : 17]] : [], gaps: [], scale: recipe.hero ? 0.92 : one }
  if (small) return { men: count ? [[4, 19]] : [], gaps: [], scale: whole ? one : one * ALONE }
  const scale = whole ? (recipe.whole === 'ballista' ? one * 0.86 : one * 0.61) : one
  const spots = all === 2 ? PAIR : recipe.mount || whole ? MOUNTED : all === 3 ? THREE : FOOT
  if (all <= spots.length) {
    const lost = all - count
    return { men: spots.slice(lost, all), gaps: spots.slice(0, lost), scale }
  }
  // more than usual: rows that fill the base
  const across = Math.ceil(all / 2)
  const rows = Array.from({ length: all }, (_, k): Point => {
    const row = k < across ? 0 : 1
    const many = row ? all - across : across
    return [((k - row * across + 0.5) / many - 0.5) * 50 + (row ? -2 : 3), row ? 15 : 2]
  })
  return { men: rows.slice(all - count), gaps: rows.slice(0, all - count), scale: scale * Math.min(1, 3.4 / across) }
}
