// What is shown for a unit you point at: its reach, what it sees, what blocks its view. This is a separate layer between the
// ground and the models, so that neither is repainted.

import { signal } from '@preact/signals'
import type { Question, Scene, Static } from '../../wire/protocol'
import type { Hints, Pointing } from '../pointing'
import { blockersOf } from './blocking'
import type { Scale } from './scale'
import { SightArt } from './sights'
import { RingArt } from './table'

/** The unit that is pointed at. */
export const looked = signal<string | null>(null)

/** While something is being placed, the pointer passes over units: a unit counts only if the pointer rests on it this long. */
const REST_MS = 180
let resting = 0

/** Handlers for what represents a unit: pointing at it shows its reach on the table and its card beside it. */
export function lookingAt(unit: string, pointing: Pointing, hints: Hints | null): Partial<Hints> {
  return {
    ...hints,
    onPointerEnter: (e) => {
      clearTimeout(resting)
      const { currentTarget } = e
      if (pointing.asked?.()?.region)
        resting = window.setTimeout(() => {
          looked.value = unit
          hints?.onPointerEnter({ currentTarget })
        }, REST_MS)
      else {
        looked.value = unit
        hints?.onPointerEnter(e)
      }
    },
    onPointerLeave: (e) => {
      clearTimeout(resting)
      looked.value = null
      hints?.onPointerLeave(e)
    },
  }
}

export function Looking({
  data,
  scene,
  question,
  scale,
  px,
  pointing,
}: {
  data: Static
  scene: Scene
  question: Question | null
  scale: Scale
  px: number
  pointing: Pointing
}) {
  const { plane } = scene
  const own = scene.stacks.find((stack) => stack.id === looked.value)?.targets
  const sights = question?.sights ?? []
  // a shooting unit shows its range; otherwise the unit pointed at shows everything
  const rings = (plane?.rings ?? []).filter((ring) =>
    sights.length
      ? question!.focus.includes(ring.of) && (ring.kind === 'range' || ring.kind === 'half')
      : own?.includes(ring.of),
  )
  const drawn = sights.filter((sight) =>
    sight.ends.some((end) => own?.includes(end) || pointing.light([end]) === 'lit'),
  )
  return (
    <g class="layer" aria-hidden="true">
      <g clip-path="url(#plane-table)">
        {rings.map((ring, k) => {
          // equal rings of one unit share a name
          const isNamed = rings.findIndex((one) => one.words.key === ring.words.key) === k
          const words = isNamed ? (pointing.say?.(ring.words) ?? '') : ''
          return <RingArt key={k} ring={ring} scale={scale} px={px} table={scale} words={words} />
        })}
      </g>
      {blockersOf(question, own, scene, data, scale).map(({ target, d, veils }) => (
        <path key={target} d={d} class={`aim-blocker ${veils ? 'veiled' : ''}`} />
      ))}
      <g class="sights">
        {drawn.map((sight, k) => (
          <SightArt key={k} sight={sight} scale={scale} px={px} />
        ))}
      </g>
    </g>
  )
}
