// What follows the hand over a plane: the ghost of what is to be placed, what its place would mean, the tape. It is a picture of its own
// above the table, so that the table is not drawn again with every step of the pointer.

import { useEffect, useState } from 'preact/hooks'
import type { Point } from '../../art/geometry'
import type { Plan, Question, Region, Scene } from '../../wire/protocol'
import type { Pointing, SurfaceProps } from '../pointing'
import { Ghost, PlanArt, Refused } from './region'
import { scaleOf, spotName, turnOf } from './scale'
import { TapeArt, tape } from './tape'

export interface Placing {
  region: Region | null
  question: Question | null
  key: string
  /** where it is held before anybody has moved it */
  first: Point | null
}

/** What is to be placed now. */
export function placingOf(scene: Scene | null, pointing: Pointing): Placing {
  const question = pointing.asked?.() ?? null
  const region = question?.region ?? null
  return {
    region,
    question,
    key: region ? `${scene?.round}.${question?.kind}.${region.start}` : '',
    first: (region?.candidates[0] ?? region?.start ?? null) as Point | null,
  }
}

/** Where it is held now. */
export function heldAt({ key, first }: Placing, pointing: Pointing): Point | null {
  const ghost = pointing.ghost?.() ?? null
  return ghost?.key === key ? ghost.at : first
}

export function Over({ data, scene, pointing, view }: SurfaceProps) {
  const placing = placingOf(scene, pointing)
  const { region, question, key, first } = placing
  const at = heldAt(placing, pointing)
  const { surface } = data
  const scale = scaleOf(surface, turnOf(scene))
  const px = 1 / (view.pixels || 1)
  const [plan, setPlan] = useState<{ key: string; plan: Plan } | null>(null)
  const setAt = (to: Point) => pointing.setGhost?.(key, to)
  useEffect(() => {
    if (first && pointing.ghost?.()?.key !== key) setAt(first)
  }, [key])
  useEffect(() => {
    // one question to the server at a time; the last point asked for is what counts
    if (!region?.plans || !at) return
    let isOver = false
    pointing.plan?.(at, (found) => {
      if (isOver) return
      setPlan({ key, plan: found })
      pointing.planned?.(found)
    })
    return () => {
      isOver = true
    }
  }, [key, at?.[0], at?.[1], region?.plans])
  const planned = plan?.key === key && region ? plan.plan : null
  const refused = pointing.refused?.() ?? null
  if (!scene) return null
  // how far the others may stand from the one that is placed
  const reach =
    at && question ? scene.plane?.rings.find((r) => r.kind === 'command' && question.focus.includes(r.of)) : null
  const [cx, cy] = at ? scale.there(at) : [0, 0]
  return (
    <>
      {reach ? <circle cx={cx} cy={cy} r={reach.radius * scale.k} class="command-reach" /> : null}
      {planned ? (
        <PlanArt
          plan={planned}
          data={data}
          scene={scene}
          scale={scale}
          px={px}
          pointing={pointing}
          inch={(surface.unit || 1) * scale.k}
        />
      ) : null}
      {region && at && question ? (
        <Ghost
          at={at}
          setAt={setAt}
          question={question}
          surface={surface}
          scale={scale}
          place={(to) => {
            setAt(to)
            pointing.spot?.(to, spotName(surface, to))
          }}
          plan={planned}
          pointing={pointing}
        />
      ) : null}
      {refused ? <Refused text={refused.text} at={refused.at} scale={scale} /> : null}
      {tape.value ? <TapeArt data={data} scene={scene} scale={scale} px={px} pointing={pointing} /> : null}
    </>
  )
}
