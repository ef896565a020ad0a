// What blocks a line of sight: whole pieces of ground, and single models.

import { closedPath, type Point } from '../../art/geometry'
import type { Question, Scene, Static } from '../../wire/protocol'
import type { Scale } from './scale'

/** An obstacle as its outline; `veils` if the target is still visible. */
export interface Blocker {
  target: string
  d: string
  veils: boolean
}

const ring = ([x, y]: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/**
 * Everything that blocks the unit with the targets `own`: for the whole unit, and for each line of sight to it. While nothing is
 * pointed at (`own` is undefined), what veils the possible targets.
 */
export function blockersOf(
  question: Question | null,
  own: readonly string[] | undefined,
  scene: Scene,
  data: Static,
  scale: Scale,
): Blocker[] {
  const aims = (question?.aims ?? []).filter((aim) => own?.includes(aim.target) ?? aim.refused === '')
  const lines = own ? (question?.sights ?? []).filter((sight) => sight.ends.some((end) => own.includes(end))) : []
  const found = new Map<string, boolean>()
  for (const aim of aims) for (const target of aim.by) found.set(target, aim.refused === '')
  for (const line of lines) for (const target of line.by) found.set(target, false)
  const pieces = scene.stacks.flatMap((stack) => stack.pieces)
  return [...found].flatMap(([target, veils]) => {
    const ground =
      scene.plane?.ground.find((piece) => piece.targets.includes(target)) ??
      data.surface.shapes.find((shape) => shape.targets.includes(target))
    if (ground) return [{ target, d: closedPath(ground.points.map((p) => scale.there(p as Point))), veils }]
    const model = pieces.find((piece) => piece.at && piece.targets[0] === target)
    if (!model) return []
    const r = ((data.types[model.type]?.base ?? 0) + 0.04 * (data.surface.unit || 1)) * scale.k
    return [{ target, d: ring(scale.there(model.at as Point), r), veils }]
  })
}
