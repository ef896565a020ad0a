// Places as buttons, for areas and hexes: what can be clicked lies over the ground and below the pieces.

import { useRef, useState } from 'preact/hooks'
import { isArrow, towards } from '../art/direction'
import { closedPath } from '../art/geometry'
import type { Place, Stack, Static } from '../wire/protocol'
import { memoized, useNewest } from './memo'
import { groundTargets, type Hints, type Light, type Pointing } from './pointing'

/** Actions on a place, always with the newest scene. */
interface PlaceActs {
  take: (i: number, node: SVGPathElement | null) => void
  choose: (i: number) => void
  keys: (e: KeyboardEvent, i: number) => void
  hints: (i: number) => Hints
}

interface PlaceProps {
  i: number
  d: string
  light: Light
  isStop: boolean
  target: string | undefined
  label: string
  acts: { readonly current: PlaceActs }
}

const PlaceButton = memoized(({ i, d, light, isStop, target, label, acts }: PlaceProps) => (
  <path
    ref={(node) => acts.current.take(i, node)}
    d={d}
    class={`place ${light}`}
    role="button"
    tabindex={isStop ? 0 : -1}
    data-place={i}
    data-target={target}
    aria-label={label}
    aria-disabled={light === 'dim' || undefined}
    aria-pressed={light === 'chosen'}
    onClick={() => acts.current.choose(i)}
    onKeyDown={(e) => acts.current.keys(e, i)}
    onPointerEnter={(e) => acts.current.hints(i).onPointerEnter(e)}
    onPointerDown={(e) => acts.current.hints(i).onPointerDown(e)}
    onPointerLeave={(e) => acts.current.hints(i).onPointerLeave(e)}
    onFocus={(e) => acts.current.hints(i).onFocus(e)}
    onBlur={() => acts.current.hints(i).onBlur()}
  />
))

const paths = new WeakMap<Place['polygon'], string>()

/** The outline of a place, cached. */
function pathOf({ polygon }: Place): string {
  const made = paths.get(polygon) ?? closedPath(polygon)
  paths.set(polygon, made)
  return made
}

/** One focusable button per place. Only one of them is in the tab order; arrow keys lead to the others. */
export function Places({
  data,
  stacks,
  pointing,
}: {
  data: Static
  stacks: ReadonlyMap<number, Stack[]>
  pointing: Pointing
}) {
  const places = data.surface.places
  const buttons = useRef<(SVGPathElement | null)[]>([])
  const [current, setCurrent] = useState(0)
  const clicks = places.map((place, i) => groundTargets(place.targets, stacks.get(i) ?? [], pointing.light))
  const lights = places.map((place, i) =>
    pointing.light(place.targets) === 'chosen' ? 'chosen' : pointing.light(clicks[i]!),
  )
  const lit = lights.flatMap((light, i) => (light === 'lit' ? [i] : []))
  const isInside = buttons.current.includes(document.activeElement as SVGPathElement)
  const stop = isInside || !lit.length || lights[current] === 'lit' ? current : lit[0]!
  const move = (to: number) => {
    setCurrent(to)
    buttons.current[to]?.focus()
  }
  const keys = (e: KeyboardEvent, i: number) => {
    if (e.key === 'Enter' || e.key === ' ') pointing.point(clicks[i]!, places[i]!.name)
    else if (isArrow(e.key))
      move(
        towards(
          places.map((p) => p.centre),
          places.map((p) => p.neighbours),
          i,
          e.key,
        ),
      )
    else if ((e.key === 'PageDown' || e.key === 'PageUp') && lit.length) {
      const next =
        e.key === 'PageDown'
          ? (lit.find((k) => k > i) ?? lit[0]!)
          : (lit.findLast((k) => k < i) ?? lit[lit.length - 1]!)
      move(next)
    } else return
    e.preventDefault()
  }
  const acts = useNewest<PlaceActs>({
    take: (i, node) => {
      buttons.current[i] = node
    },
    choose: (i) => {
      setCurrent(i)
      pointing.point(clicks[i]!, places[i]!.name)
    },
    keys,
    hints: (i) => pointing.hintPlace(i, clicks[i]!),
  })
  return (
    <>
      <g class="lights" aria-hidden="true">
        {places.map((place, i) => (lights[i] === 'dim' ? <path key={i} d={pathOf(place)} class="light dim" /> : null))}
        {places.map((place, i) =>
          lights[i] === 'lit' || lights[i] === 'chosen' ? (
            <g
              key={i}
              class={`light ${lights[i]} ${pointing.isLesser(clicks[i]!) ? 'lesser' : ''} ${pointing.isFight?.(clicks[i]!) ? 'fight' : ''}`}
            >
              <path d={pathOf(place)} class="halo" />
              <path d={pathOf(place)} class="rim" />
            </g>
          ) : null,
        )}
        {places.map((place, i) =>
          pointing.isGlowing([...place.targets, ...(stacks.get(i) ?? []).flatMap((stack) => stack.targets)]) ? (
            <path key={i} d={pathOf(place)} class="light glow" />
          ) : null,
        )}
      </g>
      <g class="places" role="group">
        {places.map((place, i) => (
          <PlaceButton
            key={i}
            i={i}
            d={pathOf(place)}
            light={lights[i]!}
            isStop={i === stop}
            target={place.targets[0]}
            label={pointing.label(i)}
            acts={acts}
          />
        ))}
      </g>
    </>
  )
}
