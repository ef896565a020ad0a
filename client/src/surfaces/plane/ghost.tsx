// The ghost of what is to be placed, and the refused point.

import type { Signal } from '@preact/signals'
import type { Point } from '../../art/geometry'
import type { Plan, Surface } from '../../wire/protocol'
import { DRAWN } from '../drawn'
import type { Pointing, View } from '../pointing'
import { handOf, heldAt, type Placing } from './hand'
import { inUnits, type Scale, spotName } from './scale'

export interface Held {
  placing: Placing
  plan: Signal<Plan | null>
  surface: Surface
  scale: Scale
  view: View
  pointing: Pointing
  title: string
}

const STEPS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** Margin around the drawing, for its lines. */
const RIM = 5

const farFrom = (start: readonly number[] | null, at: Point): number =>
  start ? Math.hypot(at[0] - start[0]!, at[1] - start[1]!) : 0

/**
 * What is to be placed, at the position of the pointer or the keyboard. It is one tab stop: Page Down and Page Up go through the
 * candidates, arrows move a tenth of a unit (with Shift a whole one, with Alt one step). It is a small separate picture: moving
 * it only shifts a layer.
 */
export function Ghost({ placing, plan, surface, scale, view, pointing, title, reach }: Held & { reach: number }) {
  const region = placing.region!
  const at = heldAt(placing, pointing)
  if (!at) return null
  const { hold, place } = handOf(placing, surface, pointing)
  const within = (v: number, most: number) => Math.max(0, Math.min(most, v))
  const keys = (e: KeyboardEvent) => {
    const step = STEPS[e.key]
    const many = region.candidates.length
    if (step) {
      const far = e.altKey ? 1 : (surface.unit || 1) / (e.shiftKey ? 1 : 10)
      const [dx, dy] = scale.step(step[0] * far, step[1] * far)
      hold([within(at[0] + dx, surface.width), within(at[1] + dy, surface.height)])
    } else if (e.key === 'Enter' || e.key === ' ') place(at)
    else if ((e.key === 'PageDown' || e.key === 'PageUp') && many) {
      const now = region.candidates.findIndex(([cx, cy]) => cx === at[0] && cy === at[1])
      const next = now + (e.key === 'PageDown' ? 1 : many - 1) + (now < 0 ? Number(e.key === 'PageUp') : 0)
      hold(region.candidates[next % many]!)
    } else return
    e.preventDefault()
    e.stopPropagation()
  }
  // what is near, for users who cannot see the tapes
  const gaps = (plan.value?.gaps ?? []).map((gap) => `${pointing.say?.(gap.name) ?? ''} ${inUnits(surface, gap.gap)}`)
  const long = plan.value?.length || farFrom(region.start, at)
  const r = Math.max(region.base * scale.k, 4)
  const half = Math.max(r, reach) + RIM
  const [x, y] = scale.there(at)
  // on whole screen pixels it is copied as it is
  const whole = (v: number) => Math.round(v * view.pixels * devicePixelRatio) / devicePixelRatio
  const side = `${2 * half * view.pixels}px`
  return (
    <svg
      class="surface aloft"
      role="group"
      aria-label={title}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      style={{
        width: side,
        height: side,
        transform: `translate(${whole(x - half - view.x)}px, ${whole(y - half - view.y)}px)`,
      }}
    >
      <g
        class="ghost"
        role="button"
        tabindex={0}
        aria-label={[`${spotName(surface, at)}; ${inUnits(surface, long)}`, ...gaps].join('; ')}
        data-spot={`${at[0]} ${at[1]}`}
        onKeyDown={keys}
      >
        <circle r={r} class="ghost-base" />
        <circle r="1.8" class="ghost-centre" />
      </g>
      {reach ? <circle r={reach} class="command-reach" aria-hidden="true" /> : null}
    </svg>
  )
}

/** Without a server answer: the straight path of the ghost and its length. */
export function GhostWay({ placing, plan, surface, scale, pointing }: Held) {
  const from = placing.region!.start as Point | null
  const at = heldAt(placing, pointing)
  if (!from || !at || plan.value?.way.length) return null
  const [[sx, sy], [x, y]] = [scale.there(from), scale.there(at)]
  const long = farFrom(from, at)
  return (
    <g class="ghost-line" aria-hidden="true">
      <path d={`M${sx} ${sy}L${x} ${y}`} class="ghost-way" />
      {long > 0 ? (
        <text x={(sx + x) / 2} y={(sy + y) / 2 - 5} class="ghost-length">
          {inUnits(surface, long)}
        </text>
      ) : null}
    </g>
  )
}

/** Why the point was refused, written where it was. */
export function Refused({ pointing, scale }: { pointing: Pointing; scale: Scale }) {
  const refused = pointing.refused?.()
  if (!refused) return null
  const [x, y] = scale.there(refused.at)
  const nearEdge = DRAWN / 12
  const anchor = x < nearEdge ? 'start' : x > DRAWN - nearEdge ? 'end' : 'middle'
  return (
    <g class="refused" transform={`translate(${x} ${y})`} aria-hidden="true">
      <path d="M-7 -7L7 7M7 -7L-7 7" />
      <text dy={y < nearEdge ? '1.8em' : '-0.9em'} style={{ textAnchor: anchor }}>
        {refused.text}
      </text>
    </g>
  )
}
