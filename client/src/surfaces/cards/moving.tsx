// Animations on the map of lands: a token moves to its new place, a played card flies to the token it is attached to.

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { wantsStill } from '../../device/media'
import { effects } from '../../device/settings'
import type { Scene } from '../../wire/protocol'
import type { Flight } from '../pointing'
import type { Layout, PlacedToken } from './layout'
import { middleOf } from './lines'
import { Sign } from './strokes'
import type { Drawing } from './token'

type Point = readonly [number, number]

const at = ([x, y]: Point) => `translate(${x}px, ${y}px)`
const EASE = 'cubic-bezier(.3,.1,.2,1)'
const WIDE = 30
const HIGH = 42

const isStill = () => !effects.value || wantsStill.value

/** A token at its place. If the game has moved it since the last drawing, it glides there. Resizing the map animates nothing. */
export function Standing(given: { spot: PlacedToken; name: string; size: string; children: ComponentChildren }) {
  const { spot, name, size, children } = given
  const here: Point = [Math.round(spot.x * 10) / 10, Math.round(spot.y * 10) / 10]
  const box = useRef<SVGGElement>(null)
  const was = useRef({ here, size })
  useLayoutEffect(() => {
    const before = was.current
    was.current = { here, size }
    const far = Math.hypot(before.here[0] - here[0], before.here[1] - here[1])
    if (before.size !== size || far < 2 || isStill()) return
    box.current?.animate?.([{ transform: at(before.here) }, { transform: at(here) }], {
      duration: Math.min(700, 260 + far * 1.2),
      easing: EASE,
    })
  }, [here[0], here[1], size])
  return (
    <g ref={box} transform={`translate(${here[0]} ${here[1]})`} class={name}>
      {children}
    </g>
  )
}

/** From the hand of its player to the token that holds it now, or to the centre of the map. */
function wayOf(flight: Flight, scene: Scene, layout: Layout): [Point, Point] {
  const { box, lands, spots } = layout
  const land = lands.find((one) => one.seat === flight.seat)
  const isOwn = flight.seat === Math.max(0, scene.viewer)
  const from: Point = isOwn ? [(box.x0 + box.x1) / 2, box.y1 + HIGH] : [(land?.left ?? box.x0) + 60, box.y0]
  const holds = (spot: PlacedToken) => spot.stack.pieces.some((piece) => piece.type === flight.types[0])
  const end = spots.find((spot) => spot.stack.seat === flight.seat && holds(spot)) ?? spots.find(holds)
  return [from, end ? middleOf(end) : [(box.x0 + layout.sea) / 2, layout.road]]
}

function FlightArt({ flight, from, to, draw }: { flight: Flight; from: Point; to: Point; draw: Drawing }) {
  const box = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const frames = [
      { transform: `${at(from)} scale(1.2)`, opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.8 },
      { transform: `${at(to)} scale(.5)`, opacity: 0 },
    ]
    box.current?.animate?.(frames, { duration: 700, easing: EASE, fill: 'forwards' })
  }, [])
  const type = draw.data.types[flight.types[0] ?? -1]
  const colour = type?.colour || '#5b3a1c'
  return (
    <g ref={box} class="flight" transform={`translate(${from[0]} ${from[1]})`} aria-hidden="true">
      <rect x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="4" fill="#f8efd8" stroke="#2a1d0e" />
      <rect x={-WIDE / 2 + 2} y={-HIGH / 2 + 2} width={WIDE - 4} height="9" rx="2" fill={colour} />
      {type ? <Sign name={type.icon} x={-11} y={-6} size={22} fill={colour} /> : null}
    </g>
  )
}

export function Flights(given: { flights: readonly Flight[]; scene: Scene; layout: Layout; draw: Drawing }) {
  const { flights, scene, layout, draw } = given
  return (
    <>
      {flights.map((flight) => {
        const [from, to] = wayOf(flight, scene, layout)
        return <FlightArt key={flight.key} flight={flight} from={from} to={to} draw={draw} />
      })}
    </>
  )
}
