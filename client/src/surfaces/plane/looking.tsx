// What is shown of a unit while somebody points at it: how far it reaches, whom it sees, what is in the way. It lies between the ground and
// the models as a layer of its own, so that neither is drawn again for it.

import { signal } from '@preact/signals'
import { closedPath, type Point } from '../../art/geometry'
import type { Question, Scene } from '../../wire/protocol'
import type { Pointing } from '../pointing'
import type { Scale } from './scale'
import { SightArt } from './sights'
import { RingArt } from './table'

/** The unit that is pointed at. */
export const looked = signal<string | null>(null)

export function Looking({
  scene,
  question,
  scale,
  px,
  pointing,
}: {
  scene: Scene
  question: Question | null
  scale: Scale
  px: number
  pointing: Pointing
}) {
  const { plane } = scene
  const own = scene.stacks.find((stack) => stack.id === looked.value)?.targets
  const sights = question?.sights ?? []
  // who shoots shows how far; else whoever is pointed at shows all
  const rings = (plane?.rings ?? []).filter((ring) =>
    sights.length
      ? question!.focus.includes(ring.of) && (ring.kind === 'range' || ring.kind === 'half')
      : own?.includes(ring.of),
  )
  const drawn = sights.filter((sight) =>
    sight.ends.some((end) => own?.includes(end) || pointing.light([end]) === 'lit'),
  )
  const aims = (question?.aims ?? []).filter((aim) => own?.includes(aim.target) ?? aim.refused === '')
  return (
    <g class="layer" aria-hidden="true">
      {rings.map((ring, k) => (
        <RingArt key={k} ring={ring} scale={scale} px={px} table={scale} words={pointing.say?.(ring.words) ?? ''} />
      ))}
      {aims.flatMap((aim) =>
        aim.by.map((target) => {
          const piece = plane?.ground.find((one) => one.targets.includes(target))
          return piece ? (
            <path
              key={`${aim.target}${target}`}
              d={closedPath(piece.points.map((p) => scale.there(p as Point)))}
              class={`aim-blocker ${aim.refused ? '' : 'veiled'}`}
            />
          ) : null
        }),
      )}
      <g class="sights">
        {drawn.map((sight, k) => (
          <SightArt key={k} sight={sight} scale={scale} px={px} />
        ))}
      </g>
    </g>
  )
}
