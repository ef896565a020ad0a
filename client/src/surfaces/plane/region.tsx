// The legal region of a question: bright where it is legal, hatched within reach where it is not; and the ghost of what is to be placed.

import type { ComponentChildren } from 'preact'
import { closedPath, type Point } from '../../art/geometry'
import { NO_PIECE } from '../../wire/blank'
import type { Plan, Question, Region, Scene, Shape, Static, Surface } from '../../wire/protocol'
import { DRAWN } from '../drawn'
import type { Pointing } from '../pointing'
import { ModelArt } from './models'
import { outlineOf } from './outline'
import { type Box, overlap, textWidth } from './plaques'
import { inUnits, type Scale, spotName } from './scale'

/** A disc, a thick line or a polygon with round corners: filled, and stroked as wide as it is grown. */
export function ShapeArt({ shape, scale, ...paint }: { shape: Shape; scale: Scale; [name: string]: unknown }) {
  const points = shape.points.map(scale.there)
  const grown = shape.radius * scale.k
  const [first] = points
  if (!first) return null
  if (points.length === 1) return <circle cx={first[0]} cy={first[1]} r={grown} {...paint} />
  return (
    <path d={closedPath(points)} stroke-width={grown * 2} stroke-linejoin="round" stroke-linecap="round" {...paint} />
  )
}

/** Patterns for ground that is left out, by who is to blame: an enemy, a friend, ground, nobody. */
export type Blame = 'enemy' | 'friend' | 'ground' | 'none'

export function blameOf(targets: readonly string[], scene: Scene | null): Blame {
  if (!targets.length) return 'none'
  const stack = scene?.stacks.find((one) =>
    [one, ...one.pieces].some((thing) => thing.targets.some((target) => targets.includes(target))),
  )
  return !stack ? 'ground' : stack.seat === scene?.viewer ? 'friend' : 'enemy'
}

const HATCHES: Record<Blame, ComponentChildren> = {
  enemy: <path d="M0 0V9" stroke="#8f1414" stroke-opacity=".75" stroke-width="3.400" />,
  friend: <path d="M0 4.500H9" stroke="#274a86" stroke-opacity=".8" stroke-width="2" />,
  ground: <path d="M0 0L9 9M9 0L0 9" stroke="#1d140a" stroke-opacity=".7" stroke-width="1.600" />,
  none: <circle cx="4.500" cy="4.500" r="1.500" fill="#1d140a" fill-opacity=".5" />,
}
const TINTS: Record<Blame, string> = { enemy: '#8f1414', friend: '#274a86', ground: '#1d140a', none: '#5c4527' }

/** The region: bright where it is legal, hatched within reach where it is not, each reason with its own pattern. */
export function RegionArt({ region, scale, scene }: { region: Region; scale: Scale; scene: Scene | null }) {
  const { width, height } = scale
  const box = { x: 0, y: 0, width, height }
  const white = { fill: '#fff', stroke: '#fff' }
  const black = { fill: '#000', stroke: '#000' }
  const shapes = (paint: object) =>
    region.shapes.map((shape, k) => <ShapeArt key={k} shape={shape} scale={scale} {...paint} />)
  return (
    <g class="region" clip-path="url(#region-table)" aria-hidden="true">
      <defs>
        <clipPath id="region-table">
          <rect {...box} />
        </clipPath>
        <mask id="region-reach">{shapes(white)}</mask>
        <mask id="region-beyond">
          <rect {...box} fill="#fff" />
          {shapes(black)}
        </mask>
        <mask id="region-legal">
          <g mask="url(#region-reach)">
            <rect {...box} fill="#fff" />
            {region.holes.map((hole, k) => (
              <ShapeArt key={k} shape={hole.shape} scale={scale} {...black} />
            ))}
          </g>
        </mask>
        {(Object.keys(HATCHES) as Blame[]).map((blame) => (
          <pattern
            key={blame}
            id={`hatch-${blame}`}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform={blame === 'enemy' ? 'rotate(45)' : undefined}
          >
            <rect width="9" height="9" fill={TINTS[blame]} fill-opacity=".18" />
            {HATCHES[blame]}
          </pattern>
        ))}
      </defs>
      <rect {...box} class="region-outside" />
      <rect {...box} class="region-legal" mask="url(#region-legal)" />
      <g mask="url(#region-reach)">
        {region.holes.map((hole, k) => {
          const paint = `url(#hatch-${blameOf(hole.targets, scene)})`
          return <ShapeArt key={k} shape={hole.shape} scale={scale} fill={paint} stroke={paint} />
        })}
      </g>
      {/* the rim of all shapes together: what lies inside of another shape is not drawn */}
      <g mask="url(#region-beyond)">
        {region.shapes.map((shape, k) => {
          const grown = { ...shape, radius: shape.radius + 2.6 / scale.k }
          return <ShapeArt key={k} shape={grown} scale={scale} class="region-rim" />
        })}
      </g>
    </g>
  )
}

const STEPS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/**
 * What is to be placed, where the pointer or the keyboard has it: base, way from where it comes, length of the way. It is one stop of the
 * Tab key: Page Down and Page Up go through the candidates, arrows move a tenth of a unit (with Shift a whole one, with Alt one step).
 */
export function Ghost({
  at,
  setAt,
  question,
  surface,
  scale,
  place,
  plan,
  pointing,
}: {
  at: Point
  setAt: (at: Point) => void
  question: Question
  surface: Surface
  scale: Scale
  place: (at: Point) => void
  plan: Plan | null
  pointing: Pointing
}) {
  const region = question.region!
  const [x, y] = scale.there(at)
  const start = region.start ? scale.there(region.start) : null
  const long = region.start ? Math.hypot(at[0] - region.start[0], at[1] - region.start[1]) : 0
  const within = (v: number, most: number) => Math.max(0, Math.min(most, v))
  // what is near, for who cannot see the tapes
  const told = (plan?.gaps ?? []).map((gap) => `${pointing.say?.(gap.name) ?? ''} ${inUnits(surface, gap.gap)}`)
  const keys = (e: KeyboardEvent) => {
    const step = STEPS[e.key]
    const many = region.candidates.length
    if (step) {
      const far = e.altKey ? 1 : (surface.unit || 1) / (e.shiftKey ? 1 : 10)
      const [dx, dy] = scale.step(step[0] * far, step[1] * far)
      setAt([within(at[0] + dx, surface.width), within(at[1] + dy, surface.height)])
    } else if (e.key === 'Enter' || e.key === ' ') place(at)
    else if ((e.key === 'PageDown' || e.key === 'PageUp') && many) {
      const now = region.candidates.findIndex(([cx, cy]) => cx === at[0] && cy === at[1])
      setAt(
        region.candidates[
          (now + (e.key === 'PageDown' ? 1 : many - 1) + (now < 0 ? Number(e.key === 'PageUp') : 0)) % many
        ]!,
      )
    } else return
    e.preventDefault()
    e.stopPropagation()
  }
  return (
    <g
      class="ghost"
      role="button"
      tabindex={0}
      aria-label={[`${spotName(surface, at)}; ${inUnits(surface, plan?.length || long)}`, ...told].join('; ')}
      data-spot={`${at[0]} ${at[1]}`}
      onKeyDown={keys}
    >
      {start && !plan?.way.length ? <path d={`M${start[0]} ${start[1]}L${x} ${y}`} class="ghost-way" /> : null}
      <circle cx={x} cy={y} r={Math.max(region.base * scale.k, 4)} class="ghost-base" />
      <circle cx={x} cy={y} r="1.8" class="ghost-centre" />
      {start && long > 0 && !plan?.way.length ? (
        <text x={(start[0] + x) / 2} y={(start[1] + y) / 2 - 5} class="ghost-length">
          {inUnits(surface, long)}
        </text>
      ) : null}
    </g>
  )
}

/** Why the spot was refused, written where it was pointed at. */
export function Refused({ text, at, scale }: { text: string; at: Point; scale: Scale }) {
  const [x, y] = scale.there(at)
  const nearEdge = DRAWN / 12
  const anchor = x < nearEdge ? 'start' : x > DRAWN - nearEdge ? 'end' : 'middle'
  return (
    <g class="refused" transform={`translate(${x} ${y})`} aria-hidden="true">
      <path d="M-7 -7L7 7M7 -7L-7 7" />
      <text dy={y < nearEdge ? '1.8em' : '-0.9em'} style={{ textAnchor: anchor }}>
        {text}
      </text>
    </g>
  )
}

const n = (value: number): number => Math.round(value * 10) / 10

/** so many tapes are drawn; the gaps to all others are written beside the table */
const NEAREST = 2

/** What a point would mean: the way with its length, where all models would stand, how far the enemies would be. */
export function PlanArt({
  plan,
  data,
  scene,
  scale,
  px,
  inch,
  pointing,
}: {
  plan: Plan
  data: Static
  scene: Scene
  scale: Scale
  px: number
  inch: number
  pointing: Pointing
}) {
  // also those who are not on the table yet
  const places = plan.places.map((place) => ({
    moved: place.moved,
    spot: scale.there(place.at as Point),
    piece: { ...NO_PIECE, id: place.piece, type: place.type, seat: place.seat, role: place.role },
  }))
  const discs = places.map(({ piece, spot }) => ({
    x: spot[0],
    y: spot[1],
    r: (data.types[piece.type]?.base ?? 0) * scale.k,
  }))
  const way = plan.way.map((p) => scale.there(p as Point))
  const last = way.at(-1)
  // the label of a tape stands where it covers no other one
  const labels: Box[] = []
  const tapes = plan.gaps.slice(0, NEAREST).map((gap) => {
    const a = scale.there(gap.start as Point)
    const b = scale.there(gap.end as Point)
    const text = `${pointing.say?.(gap.name) ?? ''} ${inUnits(data.surface, gap.gap)}″`
    const width = textWidth(text, 13) + 14
    const boxAt = (t: number): Box => {
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      return { x: x - (width / 2) * px, y: y - 11 * px, width: width * px, height: 22 * px }
    }
    const free = [0.5, 0.62, 0.74, 0.38, 0.86].map(boxAt).find((box) => !labels.some((other) => overlap(box, other)))
    const box = free ?? boxAt(0.5)
    labels.push(box)
    return { gap, a, b, text, width, at: [box.x + box.width / 2, box.y + box.height / 2] as Point }
  })
  const spent = `${inUnits(data.surface, plan.length)}″${plan.reach ? ` / ${inUnits(data.surface, plan.reach)}″` : ''}`
  return (
    <g class={`plan ${plan.clauses.length ? 'forbidden' : ''}`} data-at={plan.at.join(' ')} aria-hidden="true">
      {discs.length > 1 ? <path d={outlineOf(discs, 0.26 * inch, 0.2 * inch)} class="plan-outline" /> : null}
      {places.map(({ piece, spot, moved }) => (
        <g key={piece.id} transform={`translate(${n(spot[0])} ${n(spot[1])})`}>
          <g class="plan-model">
            <ModelArt piece={piece} data={data} scene={scene} scale={scale} letter="" />
          </g>
          {moved ? <circle r={n((data.types[piece.type]?.base ?? 0) * scale.k + 4)} class="plan-moved" /> : null}
        </g>
      ))}
      {way.length > 1 ? (
        <>
          <path d={way.map(([x, y], k) => `${k ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')} class="plan-way-under" />
          <path
            d={way.map(([x, y], k) => `${k ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')}
            class="plan-way"
            stroke-dasharray={`${n(inch - 3)} 3`}
          />
          {way.slice(1, -1).map(([x, y]) => (
            <path key={`${x}.${y}`} d="M0-6L6 0L0 6L-6 0z" transform={`translate(${n(x)} ${n(y)})`} class="plan-turn" />
          ))}
        </>
      ) : null}
      {tapes.map(({ gap, a, b, at, text, width }) => (
        <g key={gap.target}>
          <path d={`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`} class="tape-under" style={{ strokeWidth: 4 * px }} />
          <path d={`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`} class="tape" style={{ strokeWidth: 1.6 * px }} />
          <g transform={`translate(${n(at[0])} ${n(at[1])}) scale(${px})`}>
            <rect x={-width / 2} y="-11" width={width} height="22" rx="6" class="plate" />
            <text y="4.500" class="plate-text">
              {text}
            </text>
          </g>
        </g>
      ))}
      {plan.reason ? (
        <PlanReason
          text={pointing.say?.(plan.reason) ?? ''}
          clause={plan.clauses[0] ?? ''}
          at={scale.there(plan.at as Point)}
          px={px}
        />
      ) : null}
      {last && plan.length ? (
        <g transform={`translate(${n((way[0]![0] + last[0]) / 2)} ${n((way[0]![1] + last[1]) / 2)}) scale(${px})`}>
          <rect
            x={-textWidth(spent, 14) / 2 - 9}
            y="-12"
            width={textWidth(spent, 14) + 18}
            height="24"
            rx="6"
            class="plate spent-plate"
          />
          <text y="5" class="plate-text spent-text">
            {spent}
          </text>
        </g>
      ) : null}
    </g>
  )
}

function PlanReason({ text, clause, at, px }: { text: string; clause: string; at: Point; px: number }) {
  const line = `${text} · ${clause}`
  const width = textWidth(line, 13) + 18
  const x = Math.max((width / 2) * px, Math.min(DRAWN - (width / 2) * px, at[0]))
  return (
    <g transform={`translate(${n(x)} ${n(at[1] - 30 * px)}) scale(${px})`}>
      <rect x={-width / 2} y="-12" width={width} height="24" rx="6" class="plate reason-plate" />
      <text y="4.500" class="plate-text reason-text">
        {line}
      </text>
    </g>
  )
}
