// What is to be placed on a plane, its current position, and how it is moved and placed.

import type { Point } from '../../art/geometry'
import type { Question, Region, Scene, Surface } from '../../wire/protocol'
import type { Pointing } from '../pointing'
import { spotName } from './scale'

export interface Placing {
  region: Region | null
  question: Question | null
  key: string
  /** its position before the user has moved it */
  first: Point | null
}

/** What is to be placed now. */
export function placingOf(scene: Scene | null, pointing: Pointing): Placing {
  const question = pointing.asked?.() ?? null
  const region = question?.region ?? null
  return {
    region,
    question,
    key: region ? `${scene?.round}.${question?.kind}.${region.start}` : '',
    first: (region?.candidates[0] ?? region?.start ?? null) as Point | null,
  }
}

/** Its current position. */
export function heldAt({ key, first }: Placing, pointing: Pointing): Point | null {
  const ghost = pointing.ghost?.() ?? null
  return ghost?.key === key ? ghost.at : first
}

export interface Hand {
  hold: (to: Point) => void
  place: (to: Point) => void
}

export function handOf({ key }: Placing, surface: Surface, pointing: Pointing): Hand {
  const hold = (to: Point) => {
    // most pointer moves stay on the same lattice point of a small table
    const ghost = pointing.ghost?.()
    if (ghost?.key !== key || ghost.at[0] !== to[0] || ghost.at[1] !== to[1]) pointing.setGhost?.(key, to)
  }
  return {
    hold,
    place: (to) => {
      hold(to)
      pointing.spot?.(to, spotName(surface, to))
    },
  }
}
