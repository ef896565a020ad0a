// Where the figures of a group stand in the parade. Pure.

import type { Recipe } from '../wire/protocol'

export interface Ranks {
  /** the feet of each figure, the far rank first, the leader last */
  feet: readonly (readonly [number, number])[]
  width: number
  height: number
  scale: number
}

const MAN = { wide: 23, deep: 15, high: 54, scale: 0.84 }
const RIDER = { wide: 44, deep: 22, high: 72, scale: 0.74 }
const WHOLE = { wide: 62, deep: 24, high: 74, scale: 0.86 }
/** The most figures side by side. */
const ACROSS = 6

/** Ranks of up to six, and the leader in front of them. */
export function ranksOf(recipe: Recipe, count: number): Ranks {
  const { wide, deep, high, scale } = recipe.whole ? WHOLE : recipe.mount ? RIDER : MAN
  const others = Math.max(0, count - 1)
  const rows = others > 3 ? Math.max(2, Math.ceil(others / ACROSS)) : Math.min(1, others)
  const across = rows ? Math.ceil(others / rows) : 1
  const feet = Array.from({ length: others }, (_, k): readonly [number, number] => {
    const row = Math.floor(k / across)
    const many = Math.min(across, others - row * across)
    return [(k - row * across - (many - 1) / 2) * wide + (row % 2 ? wide * 0.4 : 0), row * deep]
  })
  if (count) feet.push([rows % 2 ? 0 : wide * 0.2, rows * deep])
  return { feet, width: across * wide + wide * 1.4, height: high * scale + rows * deep + 12, scale }
}
