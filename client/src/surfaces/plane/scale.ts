// Converts between the lattice of a plane and the drawing.

import type { Point } from '../../art/geometry'
import type { Scene, Surface } from '../../wire/protocol'
import { marked } from '../../words/numbers'
import { DRAWN } from '../drawn'

/** Which side of the printed table is near the viewer: its lower one, the far one, its left or its right one. */
export type Turn = '' | 'far' | 'left' | 'right'

/** The side where the viewer sits. */
export function turnOf(scene: Scene | null): Turn {
  const flags = scene?.panels.find((panel) => panel.seat === scene.viewer)?.flags ?? []
  return (['far', 'left', 'right'] as const).find((turn) => flags.includes(turn)) ?? ''
}

/** Scaled, turned so that the viewer's side is near, y upwards if the table says so. */
export interface Scale {
  k: number
  width: number
  height: number
  there: (at: Point) => Point
  back: (x: number, y: number) => Point
  /** a step to the right and down on the screen, in lattice steps */
  step: (right: number, down: number) => Point
}

export function scaleOf(surface: Surface, turn: Turn): Scale {
  const { width: w, height: h, upward } = surface
  const isAside = turn === 'left' || turn === 'right'
  const k = DRAWN / (isAside ? h : w)
  const flip = ([x, y]: Point): Point => [x, upward ? h - y : y]
  const turned = ([x, y]: Point): Point =>
    turn === 'far' ? [w - x, h - y] : turn === 'left' ? [y, w - x] : turn === 'right' ? [h - y, x] : [x, y]
  const unturned = ([x, y]: Point): Point =>
    turn === 'far' ? [w - x, h - y] : turn === 'left' ? [w - y, x] : turn === 'right' ? [y, h - x] : [x, y]
  const exact = (x: number, y: number): Point => flip(unturned([x / k, y / k]))
  return {
    k,
    width: DRAWN,
    height: (isAside ? w : h) * k,
    there: (at) => {
      const [x, y] = turned(flip(at))
      return [x * k, y * k]
    },
    back: (x, y) => exact(x, y).map(Math.round) as unknown as Point,
    step: (right, down) => {
      const [x0, y0] = exact(0, 0)
      const [x1, y1] = exact(right * k, down * k)
      return [Math.round(x1 - x0), Math.round(y1 - y0)]
    },
  }
}

/** A length in printed units, as short as possible to a hundredth. */
export const inUnits = (surface: Surface, steps: number): string =>
  marked(String(Math.round((steps / (surface.unit || 1)) * 100) / 100))

/** A distance to a tenth; to a hundredth if it is within a tenth of a limit, so that it never seems to be on the other side. */
export function gapText(surface: Surface, gap: number, fixed = 0): string {
  const inches = gap / (surface.unit || 1)
  const over = inches - fixed / (surface.unit || 1)
  const isTight = fixed > 0 && over > 0.5 && over < 6.5 && Math.abs(over - Math.round(over)) < 0.1
  return `${marked(isTight ? String(Math.round(inches * 100) / 100) : inches.toFixed(1))}″`
}

export const spotName = (surface: Surface, [x, y]: Point): string => `${inUnits(surface, x)}, ${inUnits(surface, y)}`
