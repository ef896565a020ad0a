// What was played and the best answer, as arrows over the board.

import { useMemo } from 'preact/hooks'
import type { Point } from '../art/geometry'
import type { Session } from '../session/session'
import { planeSpot, spotOf } from '../show/spots'
import { bow } from '../show/Trails'
import type { View } from '../surfaces/pointing'
import type { JudgedChoice } from '../wire/protocol'

/** Where something that can be pointed at is; null for what is not on the board. */
function spotOfTarget(session: Session, target: string): Point | null {
  const at = /^point:(-?\d+),(-?\d+)$/.exec(target)
  if (at) return planeSpot(session, [Number(at[1]), Number(at[2])])
  if (target.startsWith('seat:')) return null
  const place = session.data.value!.surface.places.findIndex((one) => one.targets.includes(target))
  if (place >= 0) return spotOf(session, place)
  const stack = session.scene.value?.stacks.find((one) =>
    [one, ...one.pieces].some((each) => each.targets.includes(target)),
  )
  if (!stack) return null
  const point = stack.pieces.find((piece) => piece.at)?.at
  return stack.place >= 0 ? spotOf(session, stack.place) : point ? planeSpot(session, point) : null
}

/** The points that an answer names, from what the question is about. */
export function pointsOf(session: Session, focus: readonly string[], targets: readonly string[]): Point[] {
  const found = [...focus, ...targets].map((target) => spotOfTarget(session, target))
  const points = found.flatMap((point) => (point ? [point] : []))
  return points.filter((point, k) => !k || Math.hypot(point[0] - points[k - 1]![0], point[1] - points[k - 1]![1]) > 1)
}

/** What was played, first of the answers, and the best of them; only that if the grade is the best. */
export type PlannedChoice = Pick<JudgedChoice, 'focus' | 'answers' | 'grade'>

export function Plans({ session, view, choice }: { session: Session; view: View; choice: PlannedChoice }) {
  const px = 1 / (view.pixels || 1)
  const best = [...choice.answers].sort((a, b) => b.chance - a.chance)[0]
  const played = choice.answers[0]
  const shown =
    choice.grade === 'best' ? [['best', played] as const] : [['played', played] as const, ['best', best] as const]
  // positions are looked up in the rendered board
  const plans = useMemo(
    () =>
      shown.map(([kind, answer]) => ({ kind, points: pointsOf(session, choice.focus, answer?.option.targets ?? []) })),
    [choice, session.scene.value, view.width, view.height, view.turned],
  )
  return (
    <svg
      class="trails plans"
      aria-hidden="true"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      style={{ width: `${view.width * view.pixels}px`, height: `${view.height * view.pixels}px` }}
    >
      {plans.map(({ kind, points }) => {
        const last = points[points.length - 1]
        if (!last) return null
        const wide = 7 * px
        if (points.length < 2)
          return (
            <g key={kind} class={`plan plan-${kind}`}>
              <circle cx={last[0]} cy={last[1]} r={26 * px} class="plan-case" stroke-width={wide + 4 * px} />
              <circle cx={last[0]} cy={last[1]} r={26 * px} class="plan-line" stroke-width={wide} />
            </g>
          )
        const { d, tip, turn } = bow(points, 15 * px)
        const head = `M${-2.2 * wide} ${-1.5 * wide}L${0.9 * wide} 0L${-2.2 * wide} ${1.5 * wide}L${-1.5 * wide} 0z`
        return (
          <g key={kind} class={`plan plan-${kind}`}>
            <path d={d} class="plan-case" stroke-width={wide + 4 * px} />
            <path d={d} class="plan-line" stroke-width={wide} />
            <path
              d={head}
              class="plan-head"
              stroke-width={2 * px}
              transform={`translate(${tip[0]} ${tip[1]}) rotate(${turn})`}
            />
          </g>
        )
      })}
    </svg>
  )
}
