// Draws the preview of a point: the path with its length, where all models would stand, the distances to enemies.

import type { ComponentChild } from 'preact'
import { useRef } from 'preact/hooks'
import type { Point } from '../../art/geometry'
import { NO_PIECE } from '../../wire/blank'
import type { Plan, PlanPlace, Scene, Static } from '../../wire/protocol'
import { t } from '../../words/common'
import { DRAWN } from '../drawn'
import type { Pointing } from '../pointing'
import { ModelArt } from './models'
import { outlineOf } from './outline'
import { type Box, overlap, textWidth } from './plaques'
import { inUnits, type Scale } from './scale'

const n = (value: number): number => Math.round(value * 10) / 10

/** how many tapes are drawn; the distances to all others are listed beside the table */
const NEAREST = 2

/** The models of a preview. Most stay the same from point to point and only move, so they are created once. */
function useModels(data: Static, scene: Scene, scale: Scale): (place: PlanPlace) => ComponentChild {
  const made = useRef({ data, scene, k: 0, art: new Map<string, ComponentChild>() })
  if (made.current.data !== data || made.current.scene !== scene || made.current.k !== scale.k)
    made.current = { data, scene, k: scale.k, art: new Map() }
  const { art } = made.current
  return (place) => {
    const key = `${place.piece}.${place.type}.${place.role}`
    if (!art.has(key)) {
      // also those not on the table yet
      const piece = { ...NO_PIECE, id: place.piece, type: place.type, seat: place.seat, role: place.role }
      art.set(
        key,
        <g class="plan-model">
          <ModelArt piece={piece} data={data} scene={scene} scale={scale} letter="" />
        </g>,
      )
    }
    return art.get(key)
  }
}

/** The preview of a point: the path with its length, where all models would stand, the distances to enemies. */
export function PlanArt({
  plan,
  data,
  scene,
  scale,
  px,
  pointing,
}: {
  plan: Plan
  data: Static
  scene: Scene
  scale: Scale
  px: number
  pointing: Pointing
}) {
  const model = useModels(data, scene, scale)
  const inch = (data.surface.unit || 1) * scale.k
  const discs = plan.places.map((place) => {
    const [x, y] = scale.there(place.at as Point)
    return { x, y, r: (data.types[place.type]?.base ?? 0) * scale.k }
  })
  const way = plan.way.map((p) => scale.there(p as Point))
  const last = way.at(-1)
  // the label of a tape goes where it covers no other label
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
      {plan.places.map((place, k) => (
        <g key={place.piece} transform={`translate(${n(discs[k]!.x)} ${n(discs[k]!.y)})`}>
          {model(place)}
          {plan.floors.length ? <FloorSign floor={place.floor} r={discs[k]!.r} px={px} /> : null}
          {place.moved ? <circle r={n(discs[k]!.r + 4)} class="plan-moved" /> : null}
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
      {tapes.map(({ gap, a, b }) => {
        const d = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
        return (
          <g key={gap.target}>
            <path d={d} class="tape-under" style={{ strokeWidth: 4 * px }} />
            <path d={d} class="tape" style={{ strokeWidth: 1.6 * px }} />
          </g>
        )
      })}
      {/* above all tapes, so that no tape crosses a label */}
      {tapes.map(({ gap, at, text, width }) => (
        <g key={`${gap.target}.`} transform={`translate(${n(at[0])} ${n(at[1])}) scale(${px})`}>
          <rect x={-width / 2} y="-11" width={width} height="22" rx="6" class="plate" />
          <text y="4.500" class="plate-text">
            {text}
          </text>
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

/** The floor on which a model would stand. */
function FloorSign({ floor, r, px }: { floor: number; r: number; px: number }) {
  return (
    <g
      class={floor ? 'floor-sign' : 'floor-sign low'}
      transform={`translate(${n(r * 0.6)} ${n(r * 0.6)}) scale(${px})`}
    >
      <rect x="-9" y="-10" width="18" height="20" rx="4" />
      <text y="5">{floor || t('ui-floor-short')}</text>
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
