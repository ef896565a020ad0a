import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Point } from '../art/geometry'
import type { Scene, Static } from '../wire/protocol'
import type { Flight } from './pointing'

/** What a renderer needs to draw moving pieces. */
export interface FlightProps {
  flight: Flight
  data: Static
  scene: Scene
  from: Point
  to: Point
}

const at = ([x, y]: Point) => `translate(${x}px, ${y}px)`

/** A moving piece: it glides over the board, or drops onto its place if it has no origin. */
export function Glide({ from, to, children }: { from: Point; to: Point; children: ComponentChildren }) {
  const box = useRef<SVGGElement>(null)
  useEffect(() => {
    const far = Math.hypot(from[0] - to[0], from[1] - to[1])
    const frames =
      far < 1
        ? [
            { transform: `${at([to[0], to[1] - 40])} scale(1.3)`, opacity: 0 },
            { transform: at(to), opacity: 1 },
          ]
        : [{ transform: at(from) }, { transform: at(to) }]
    box.current?.animate?.(frames, {
      duration: Math.min(700, 260 + far * 1.5),
      easing: 'cubic-bezier(.3,.1,.2,1)',
      fill: 'forwards',
    })
  }, [])
  return (
    <g ref={box} class="flight" transform={`translate(${from[0]} ${from[1]})`} aria-hidden="true">
      {children}
    </g>
  )
}
