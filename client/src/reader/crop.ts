import type { Point } from '../art/geometry'
import { drawnBox } from '../surfaces/drawn'
import { MARGIN } from '../surfaces/frame'
import { scaleOf, turnOf } from '../surfaces/plane/scale'
import type { Scene, Static } from '../wire/protocol'

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** the smallest part of the board to show, and the margin around what matters, as parts of its width */
const LEAST = 0.3
const RIM = 0.06
/** the largest aspect ratio of a picture, wide or tall */
const WIDEST = 1.6
const HIGHEST = 1.1
const CARDS_WIDE = 1.1

/** The part of a board that matters: where pieces stand, and what is asked about or refused. */
export function cropOf(data: Static, scene: Scene | null, refused: readonly string[]): Crop {
  const { surface } = data
  const { width, height } = drawnBox(surface, turnOf(scene))
  const whole = { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
  if (!scene) return whole
  // card layouts adapt to any size
  if (surface.kind === 'cards') return { ...whole, width: whole.height * CARDS_WIDE }
  const targets = new Set([...refused, ...scene.questions.flatMap((q) => q.options.flatMap((o) => o.targets))])
  const spots: Point[] = []
  const isFar = surface.kind === 'hexes' && turnOf(scene) === 'far'
  if (surface.kind === 'plane') {
    const scale = scaleOf(surface, turnOf(scene))
    for (const stack of scene.stacks) for (const piece of stack.pieces) if (piece.at) spots.push(scale.there(piece.at))
  } else
    surface.places.forEach((place, i) => {
      const stands = scene.stacks.some((stack) => stack.place === i)
      if (!stands && !place.targets.some((target) => targets.has(target))) return
      // on a field of hexes, the player on the far side sees the board rotated
      spots.push(...place.polygon.map(([x, y]): Point => (isFar ? [width - x, height - y] : [x, y])))
    })
  if (!spots.length) return whole
  const xs = spots.map((spot) => spot[0])
  const ys = spots.map((spot) => spot[1])
  // on a plane, labels are next to the models
  const rim = (surface.kind === 'plane' ? 2.4 * RIM : RIM) * width
  const box = {
    x: Math.min(...xs) - rim,
    y: Math.min(...ys) - rim,
    width: Math.max(LEAST * width, Math.max(...xs) - Math.min(...xs) + 2 * rim),
    height: Math.max(...ys) - Math.min(...ys) + 2 * rim,
  }
  const wide = Math.min(whole.width, Math.max(box.width, box.height / HIGHEST))
  const high = Math.min(whole.height, Math.max(box.height, wide / WIDEST))
  const within = (middle: number, size: number, low: number, total: number) =>
    Math.max(low, Math.min(middle - size / 2, low + total - size))
  return {
    x: within((Math.min(...xs) + Math.max(...xs)) / 2, wide, whole.x, whole.width),
    y: within((Math.min(...ys) + Math.max(...ys)) / 2, high, whole.y, whole.height),
    width: wide,
    height: high,
  }
}
