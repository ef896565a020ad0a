// The legal region of a question: bright where it is legal, hatched within reach where it is not; and the ghost of what is to be placed.

import { closedPath, type Point } from '../../art/geometry'
import type { Plan, Question, Region, Scene, Shape, Static, Surface } from '../../wire/protocol'
import type { Pointing } from '../pointing'
import { ModelArt } from './models'
import { outlineOf } from './outline'
import { textWidth } from './plaques'
import { DRAWN, drawnBox, inUnits, type Scale, spotName } from './scale'

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

/** The region: bright where it is legal, hatched within reach where it is not. */
export function RegionArt({ region, scale, surface }: { region: Region; scale: Scale; surface: Surface }) {
  const { width, height } = drawnBox(surface)
  const box = { x: 0, y: 0, width, height }
  const white = { fill: '#fff', stroke: '#fff' }
  const black = { fill: '#000', stroke: '#000' }
  return (
    <g class="region" clip-path="url(#region-table)" aria-hidden="true">
      <defs>
        <clipPath id="region-table">
          <rect {...box} />
        </clipPath>
        <mask id="region-reach">
          {region.shapes.map((shape, k) => (
            <ShapeArt key={k} shape={shape} scale={scale} {...white} />
          ))}
        </mask>
        <mask id="region-legal">
          <g mask="url(#region-reach)">
            <rect {...box} fill="#fff" />
            {region.holes.map((hole, k) => (
              <ShapeArt key={k} shape={hole.shape} scale={scale} {...black} />
            ))}
          </g>
        </mask>
        <pattern id="region-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="9" height="9" fill="#8f2d1c" fill-opacity=".13" />
          <path d="M0 0V9" stroke="#8f2d1c" stroke-opacity=".55" stroke-width="2" />
        </pattern>
      </defs>
      <rect {...box} class="region-outside" />
      <rect {...box} fill="url(#region-hatch)" mask="url(#region-reach)" />
      <rect {...box} class="region-legal" mask="url(#region-legal)" />
      {region.shapes.map((shape, k) => (
        <ShapeArt key={k} shape={{ ...shape, radius: shape.radius }} scale={scale} class="region-rim" />
      ))}
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
  isFar,
  place,
  plan,
  pointing,
}: {
  at: Point
  setAt: (at: Point) => void
  question: Question
  surface: Surface
  scale: Scale
  isFar: boolean
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
      const [right, down] = [isFar ? -step[0] : step[0], surface.upward !== isFar ? -step[1] : step[1]]
      setAt([within(at[0] + right * far, surface.width), within(at[1] + down * far, surface.height)])
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
  const pieces = new Map(scene.stacks.flatMap((stack) => stack.pieces).map((piece) => [piece.id, piece]))
  const places = plan.places.map((place) => ({
    ...place,
    piece: pieces.get(place.piece),
    spot: scale.there(place.at as Point),
  }))
  const discs = places.map(({ piece, spot }) => ({
    x: spot[0],
    y: spot[1],
    r: (data.types[piece?.type ?? -1]?.base ?? 0) * scale.k,
  }))
  const way = plan.way.map((p) => scale.there(p as Point))
  const last = way.at(-1)
  const spent = `${inUnits(data.surface, plan.length)}″${plan.reach ? ` / ${inUnits(data.surface, plan.reach)}″` : ''}`
  return (
    <g class={`plan ${plan.clauses.length ? 'forbidden' : ''}`} aria-hidden="true">
      {discs.length > 1 ? <path d={outlineOf(discs, 0.26 * inch, 0.2 * inch)} class="plan-outline" /> : null}
      {places.map(({ piece, spot, moved }) =>
        piece ? (
          <g key={piece.id} transform={`translate(${n(spot[0])} ${n(spot[1])})`}>
            <g class="plan-model">
              <ModelArt piece={{ ...piece, harm: [0, 0] }} data={data} scene={scene} scale={scale} letter="" />
            </g>
            {moved ? <circle r={n((data.types[piece.type]?.base ?? 0) * scale.k + 4)} class="plan-moved" /> : null}
          </g>
        ) : null,
      )}
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
      {plan.gaps.map((gap) => {
        const [ax, ay] = scale.there(gap.start as Point)
        const [bx, by] = scale.there(gap.end as Point)
        const text = `${pointing.say?.(gap.name) ?? ''} ${inUnits(data.surface, gap.gap)}″`
        const width = textWidth(text, 13) + 14
        return (
          <g key={gap.target}>
            <path d={`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`} class="tape-under" style={{ strokeWidth: 4 * px }} />
            <path d={`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`} class="tape" style={{ strokeWidth: 1.6 * px }} />
            <g transform={`translate(${n((ax + bx) / 2)} ${n((ay + by) / 2)}) scale(${px})`}>
              <rect x={-width / 2} y="-11" width={width} height="22" rx="6" class="plate" />
              <text y="4.500" class="plate-text">
                {text}
              </text>
            </g>
          </g>
        )
      })}
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
