// Arrows over the board: bright during the animation, pale until the viewer's next choice. A dark outline makes them readable on
// any ground.

import { useMemo } from 'preact/hooks'
import { mix } from '../art/colour'
import type { Point } from '../art/geometry'
import { extras } from '../parts/extras'
import type { Session } from '../session/session'
import type { View } from '../surfaces/pointing'
import '../styles/show.css'
import { lookOf, sideOf } from '../words/labels'
import type { Beat } from './beats'
import type { Trail } from './show'
import { frontOf, wayOf } from './spots'

const ATTACK = '#ff5a36'

/** A curve from point to point that ends a little before the goal. A path of many points follows them. */
export function bow(points: readonly Point[], gap: number): { d: string; tip: Point; turn: number; middle: Point } {
  const from = points[0]!
  const to = points[points.length - 1]!
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const side = Math.min(far * 0.16, gap * 2)
  const bend: Point = [
    (from[0] + to[0]) / 2 + ((to[1] - from[1]) / far) * side,
    (from[1] + to[1]) / 2 - ((to[0] - from[0]) / far) * side,
  ]
  const last = points.length > 2 ? points[points.length - 2]! : bend
  const back = Math.hypot(to[0] - last[0], to[1] - last[1]) || 1
  const cut = Math.min(gap, back * 0.45)
  const tip: Point = [to[0] - ((to[0] - last[0]) / back) * cut, to[1] - ((to[1] - last[1]) / back) * cut]
  const turn = (Math.atan2(to[1] - last[1], to[0] - last[0]) * 180) / Math.PI
  const d =
    points.length > 2
      ? `M${points
          .slice(0, -1)
          .map((p) => p.join(' '))
          .join('L')}L${tip.join(' ')}`
      : `M${from.join(' ')}Q${bend.join(' ')} ${tip.join(' ')}`
  return { d, tip, turn, middle: points.length > 2 ? points[points.length >> 1]! : bend }
}

/** The points of a trail. */
function pointsOf(session: Session, { beat }: Trail): Point[] {
  if (beat.motion) return wayOf(session, beat.motion)
  const { from, to } = frontOf(session, beat)
  return from && to ? [from, to] : []
}

interface StartProps {
  session: Session
  beat: Beat
  x: number
  y: number
  r: number
  wide: number
}

/** Where a move began: the unit as a ghost, or a ring. */
function Start({ session, beat, x, y, r, wide }: StartProps) {
  const { Ghost } = extras.value
  const { types, banners, sides } = session.data.value!
  const { motion } = beat
  const type = types[motion?.types[0] ?? -1]
  const figure = type?.figure
  const piece = session.scene.value?.stacks.find((stack) => stack.place === motion?.end && stack.seat === beat.seat)
    ?.pieces[0]
  if (!Ghost || !type || !figure || piece?.type !== motion?.types[0])
    return <circle cx={x} cy={y} r={r} class="trail-foot" stroke-width={wide} />
  return (
    <g class="trail-ghost" transform={`translate(${x} ${y})`}>
      <Ghost
        piece={piece!}
        type={{ ...type, figure }}
        look={lookOf(session, beat.seat)}
        isCut={sides[sideOf(session, beat.seat)]?.cut ?? false}
        banner={banners[piece!.banner]}
      />
    </g>
  )
}

interface ArrowProps {
  session: Session
  trail: Trail
  view: View
  isTold: boolean
  /** the number of its step in the account, 0 for none */
  number: number
}

function Arrow({ session, trail, view, isTold, number }: ArrowProps) {
  const { beat } = trail
  const px = 1 / (view.pixels || 1)
  // positions are looked up in the rendered board, which is slow: only when the board has changed its shape
  const points = useMemo(() => pointsOf(session, trail), [trail.key, view.width, view.height, view.turned])
  if (points.length < 2) return null
  const wide = 6.5 * px
  const { d, tip, turn } = bow(points, 15 * px)
  const look = lookOf(session, beat.seat)
  const colour = beat.kind === 'attack' ? ATTACK : mix(look.ground, '#ffffff', 0.42)
  const head = `M${-2.2 * wide} ${-1.5 * wide}L${0.9 * wide} 0L${-2.2 * wide} ${1.5 * wide}L${-1.5 * wide} 0z`
  const [x, y] = points[0]!
  return (
    <g
      class={`trail trail-${beat.kind} ${isTold ? 'told' : ''}`}
      style={{ '--trail': colour, '--ms': `${Math.max(120, beat.ms * 0.8)}ms` }}
      data-seat={beat.seat}
    >
      {beat.kind === 'move' ? (
        <Start session={session} beat={beat} x={x} y={y} r={wide * 2} wide={wide * 0.55} />
      ) : null}
      <path d={d} pathLength={1} class="trail-case" stroke-width={wide + 4 * px} />
      <path d={d} pathLength={1} class="trail-line" stroke-width={wide} />
      <path
        d={head}
        class="trail-head"
        stroke-width={2 * px}
        transform={`translate(${tip[0]} ${tip[1]}) rotate(${turn})`}
      />
      {number ? (
        <g
          class="trail-number"
          transform={
            beat.kind === 'move'
              ? `translate(${x} ${y})`
              : `translate(${points[points.length - 1]![0] + 16 * px} ${points[points.length - 1]![1] + 20 * px})`
          }
        >
          <circle r={10 * px} fill={mix(look.ground, '#000000', 0.35)} stroke-width={2 * px} />
          <text font-size={13 * px} y={4.6 * px}>
            {number}
          </text>
        </g>
      ) : null}
    </g>
  )
}

export function Trails({ session, view }: { session: Session; view: View }) {
  const { show } = session.playback
  const trails = show.trails.value
  if (!trails.length) return null
  const now = show.beat.value
  const battle = now?.conflict
  const { pointed } = session.playback
  // the steps of your own turn have no numbers
  const { viewer } = session.update.value!
  const isOwn = !session.past.value && session.playback.chapters.value.every((chapter) => chapter.seat === viewer)
  const numbers = trails.map((trail) => (isOwn ? 0 : session.playback.chapterOf(trail.beat.at) + 1))
  return (
    <svg
      class="trails"
      aria-hidden="true"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      style={{ width: `${view.width * view.pixels}px`, height: `${view.height * view.pixels}px` }}
    >
      {trails.map((trail, k) => (
        <Arrow
          key={trail.key}
          session={session}
          trail={trail}
          view={view}
          number={numbers[k]!}
          isTold={
            pointed.value >= 0
              ? numbers[k] === pointed.value + 1
              : trail.beat === now || (battle !== undefined && trail.beat.conflict === battle)
          }
        />
      ))}
    </svg>
  )
}
