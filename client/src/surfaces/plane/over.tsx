// Overlays that follow the pointer over a plane: the ghost, the preview of its place, the tape measure. They are separate
// pictures above the table, so that the table is not repainted on every pointer move, and each subscribes only to what it shows.

import { effect, type Signal, signal, untracked } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Plan, Scene, Static } from '../../wire/protocol'
import type { Pointing, SurfaceProps } from '../pointing'
import { Ghost, GhostWay, Refused } from './ghost'
import { handOf, heldAt, type Placing, placingOf } from './hand'
import { lookOf } from './models'
import { PlanArt } from './planart'
import { Thrown, Veil } from './reach'
import { type Scale, scaleOf, turnOf } from './scale'
import { TapeArt, tape } from './tape'
import { discsOf } from './units'

/** The server's preview of the current position; the last answer stays until the next one. */
function usePlan(placing: Placing, pointing: Pointing): Signal<Plan | null> {
  const { region, key } = placing
  const plan = useMemo(() => signal<Plan | null>(null), [key])
  useEffect(() => {
    if (!region?.plans) return
    let isOver = false
    const take = (found: Plan) => {
      if (isOver) return
      plan.value = found
      pointing.planned?.(found)
    }
    // with the pointer move itself, not with the next frame
    const stop = effect(() => {
      const at = heldAt(placing, pointing)
      pointing.floors?.()
      if (at) untracked(() => pointing.plan?.(at, take))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [region])
  return plan
}

interface Drawn {
  data: Static
  scene: Scene
  scale: Scale
  px: number
  pointing: Pointing
}

const Planned = ({ plan, ...drawn }: Drawn & { plan: Signal<Plan | null> }) =>
  plan.value ? <PlanArt plan={plan.value} {...drawn} /> : null

const Taped = (drawn: Drawn) => (tape.value ? <TapeArt {...drawn} /> : null)

function Rolled({ data, scene, scale, px, pointing }: Drawn) {
  const beat = pointing.beat?.()
  // a roll that may be made again lies there as well
  const conflict = beat?.conflict ?? scene.conflict
  if (!conflict?.reach) return null
  if (beat?.kind === 'contact') {
    const { start, end, gap } = conflict.reach
    const [from, to] = [scale.there(start), scale.there(end)]
    const r = (gap / 2) * scale.k + Math.max(6 * (data.surface.unit || 1) * scale.k, 90 * px)
    return (
      <g class="thrown" aria-hidden="true">
        <Veil at={[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]} r={r} scale={scale} />
      </g>
    )
  }
  const bases = scene.stacks.flatMap((stack) => discsOf(stack, data, scale))
  const look = lookOf(data, scene, conflict.sides[0]!.seat)
  return <Thrown roll={conflict.reach} bases={bases} surface={data.surface} scale={scale} px={px} look={look} />
}

export function Over({ data, scene, title, pointing, view }: SurfaceProps) {
  const placing = placingOf(scene, pointing)
  const { region, question, key, first } = placing
  const { surface } = data
  useEffect(() => {
    if (first && pointing.ghost?.()?.key !== key) handOf(placing, surface, pointing).hold(first)
  }, [key])
  const plan = usePlan(placing, pointing)
  if (!scene) return null
  const scale = scaleOf(surface, turnOf(scene))
  const drawn = { data, scene, scale, px: 1 / (view.pixels || 1), pointing }
  const held = { placing, plan, surface, scale, view, pointing, title }
  const coming = scene.questions[0]?.plan
  // how far the others may be from the one being placed
  const reach = question && scene.plane?.rings.find((r) => r.kind === 'command' && question.focus.includes(r.of))
  return (
    <>
      <svg
        class="surface over"
        role="group"
        aria-label={title}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        style={{ width: `${view.width * view.pixels}px`, height: `${view.height * view.pixels}px` }}
      >
        {region ? <Planned plan={plan} {...drawn} /> : coming ? <PlanArt plan={coming} {...drawn} /> : null}
        {region ? <GhostWay {...held} /> : null}
        <Refused pointing={pointing} scale={scale} />
        <Rolled {...drawn} />
        <Taped {...drawn} />
      </svg>
      {region ? <Ghost {...held} reach={reach ? reach.radius * scale.k : 0} /> : null}
    </>
  )
}
