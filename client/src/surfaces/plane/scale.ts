// Between the lattice of a plane and its drawing.

import type { Point } from '../../art/geometry'
import type { Surface } from '../../wire/protocol'
import { DRAWN } from '../drawn'

/** Scaled, turned for who sits on the far side, y upwards where the table says so. */
export interface Scale {
  k: number
  there: (at: Point) => Point
  back: (x: number, y: number) => Point
}

export function scaleOf(surface: Surface, isFar: boolean): Scale {
  const k = DRAWN / surface.width
  const flipX = isFar
  const flipY = surface.upward !== isFar
  const turn = ([x, y]: Point): Point => [flipX ? surface.width - x : x, flipY ? surface.height - y : y]
  return {
    k,
    there: (at) => {
      const [x, y] = turn(at)
      return [x * k, y * k]
    },
    back: (x, y) => turn([x / k, y / k]).map(Math.round) as unknown as Point,
  }
}

/** A length in printed units, as short as it can be written to a hundredth. */
export const inUnits = (surface: Surface, steps: number): string =>
  String(Math.round((steps / (surface.unit || 1)) * 100) / 100)

export const spotName = (surface: Surface, [x, y]: Point): string => `${inUnits(surface, x)}, ${inUnits(surface, y)}`
