// Where the models stood that have just come into contact with an enemy: pale outlines, and arrows along their ways.

import type { Point } from '../../art/geometry'
import type { Motion, Scene, Static } from '../../wire/protocol'
import { lookOf } from './models'
import { outlineOf } from './outline'
import type { Scale } from './scale'

/** The motions that brought somebody into contact, with those of their unit. */
export function contactsOf(scene: Scene, motions: readonly Motion[]): Motion[] {
  const touching = new Set(scene.plane?.contacts.flat())
  const bases = scene.stacks.flatMap((stack) => stack.pieces).filter((piece) => touching.has(piece.id))
  const arrives = ({ seat, path }: Motion) => {
    const end = path.at(-1)
    return bases.some((piece) => piece.seat === seat && piece.at?.[0] === end?.[0] && piece.at?.[1] === end?.[1])
  }
  const moved = motions.filter(({ path }) => path.length > 1)
  const came = new Set(moved.filter(arrives).flatMap(({ types }) => types))
  return moved.filter(({ types }) => types.some((type) => came.has(type)))
}

const HEAD = 15

export function Stood({
  motions,
  data,
  scene,
  scale,
  inch,
}: {
  motions: readonly Motion[]
  data: Static
  scene: Scene
  scale: Scale
  inch: number
}) {
  const came = contactsOf(scene, motions)
  if (!came.length) return null
  const ways = came.map(({ seat, types, path }) => {
    const unit = scene.stacks.find((stack) =>
      stack.pieces.some((piece) => piece.at?.[0] === path.at(-1)![0] && piece.at?.[1] === path.at(-1)![1]),
    )
    const type = data.types[unit?.pieces[0]?.type ?? types[0] ?? -1]
    return { seat, points: path.map((point) => scale.there(point as Point)), r: (type?.base ?? 0) * scale.k }
  })
  const discs = ways.map(({ points, r }) => ({ x: points[0]![0], y: points[0]![1], r }))
  return (
    <g class="stood" aria-hidden="true">
      <path d={outlineOf(discs, 0.26 * inch, 0.2 * inch)} class="stood-outline" />
      {ways.map(({ seat, points, r }, k) => {
        const look = lookOf(data, scene, seat)
        const [[ax, ay], [bx, by]] = [points.at(-2)!, points.at(-1)!]
        const far = Math.hypot(bx - ax, by - ay) || 1
        const [ux, uy] = [(bx - ax) / far, (by - ay) / far]
        // the head of the arrow ends at the base
        const [tx, ty] = [bx - ux * r, by - uy * r]
        const neck: Point = [tx - ux * HEAD, ty - uy * HEAD]
        const line = [...points.slice(0, -1), neck].map((p) => p.join(' ')).join('L')
        return (
          <g key={k}>
            <circle cx={points[0]![0]} cy={points[0]![1]} r={r} fill={look.ground} class="stood-base" />
            {far > r + HEAD ? (
              <>
                <path d={`M${line}`} class="stood-way-under" />
                <path d={`M${line}`} class="stood-way" />
                <path
                  d={`M${tx} ${ty}L${neck[0] - uy * 9} ${neck[1] + ux * 9}L${neck[0] + uy * 9} ${neck[1] - ux * 9}z`}
                  class="stood-head"
                />
              </>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}
