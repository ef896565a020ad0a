// Single things on a plane: a model to point at, a model that glides along its path, plain ground.

import { useEffect, useRef } from 'preact/hooks'
import { mix } from '../../art/colour'
import { NO_PIECE } from '../../wire/blank'
import type { Piece, Scene, Shape, Stack, Static } from '../../wire/protocol'
import type { Flight, Pointing } from '../pointing'
import { lookingAt } from './looking'
import { ModelArt } from './models'
import { ShapeArt } from './region'
import type { Scale } from './scale'

export function ModelSpot({
  piece,
  stack,
  data,
  scene,
  scale,
  pointing,
  calm,
}: {
  piece: Piece
  stack: Stack
  data: Static
  scene: Scene
  scale: Scale
  pointing: Pointing
  calm: boolean
}) {
  if (!piece.at) return null
  const [x, y] = scale.there(piece.at)
  // a unit is pointed at as a whole; if its models are distinguished, each separately
  const own = piece.targets.slice(0, 1)
  const isOne = stack.unit !== null && stack.unit !== undefined && pointing.light(own) !== 'lit'
  const light = pointing.light(piece.targets)
  const name = pointing.pieceLabel(piece)
  const r = Math.max((data.types[piece.type]?.base ?? 0) * scale.k + 3, 9)
  const press = () => pointing.point(piece.targets, name)
  return (
    <g
      class={`piece model piece-${light} ${isOne ? 'of-unit' : ''} ${piece.flags.includes('spent') ? 'spent' : ''} ${pointing.isGlowing(piece.targets) ? 'glow' : ''}`}
      transform={`translate(${x} ${y})`}
      data-target={piece.targets[0]}
      role="button"
      tabindex={light === 'lit' && !isOne ? 0 : -1}
      aria-label={name}
      aria-hidden={isOne || undefined}
      aria-disabled={light === 'dim' || undefined}
      aria-pressed={light === 'chosen'}
      style={calm ? { pointerEvents: 'none' } : undefined}
      onClick={(e) => {
        e.stopPropagation()
        press()
      }}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return
        e.preventDefault()
        press()
      }}
      {...lookingAt(stack.id, pointing, pointing.hintPiece(piece, piece.targets))}
    >
      <circle r={r} class="model-halo" />
      <ModelArt
        piece={piece}
        data={data}
        scene={scene}
        scale={scale}
        letter={name.slice(0, 1)}
        size={stack.unit?.inside ? 0.6 : 1}
      />
      {piece.floor ? (
        <g class="floor-number" transform={`translate(${-r * 0.6} ${r * 0.55})`}>
          <rect x="-7" y="-8" width="14" height="16" rx="3" />
          <text y="4.500">{piece.floor}</text>
        </g>
      ) : null}
    </g>
  )
}

/** The pieces of a step glide along their path. */
export function FlightArt({
  flight,
  data,
  scene,
  scale,
}: {
  flight: Flight
  data: Static
  scene: Scene
  scale: Scale
}) {
  const box = useRef<SVGGElement>(null)
  const points = (flight.path ?? []).map(scale.there)
  useEffect(() => {
    const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }))
    box.current?.animate?.(frames, { duration: 620, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'forwards' })
  }, [])
  const [from] = points
  const piece: Piece = { ...NO_PIECE, id: flight.key, type: flight.types[0] ?? -1, seat: flight.seat }
  return from ? (
    <g ref={box} class="flight" transform={`translate(${from[0]} ${from[1]})`} aria-hidden="true">
      <ModelArt piece={piece} data={data} scene={scene} scale={scale} letter="" />
    </g>
  ) : null
}

/** Plain ground of a board that never changes. */
export function StaticShape({
  shape,
  data,
  scale,
  pointing,
  asked,
}: {
  shape: Shape
  data: Static
  scale: Scale
  pointing: Pointing
  asked: boolean
}) {
  const terrain = data.terrains[shape.terrain]
  const colour = terrain?.colour ?? '#8d8272'
  const light = pointing.light(shape.targets)
  const name = terrain ? (pointing.text?.(terrain.name) ?? '') : ''
  return (
    <g
      class={`ground-shape ${pointing.isGlowing(shape.targets) ? 'glow' : ''}`}
      role="img"
      aria-label={name}
      data-target={shape.targets[0]}
      onClick={(e) => {
        // while a place is asked for, ground is a place like any other
        if (asked || !shape.targets.length) return
        e.stopPropagation()
        pointing.point(shape.targets, name)
      }}
    >
      <ShapeArt shape={shape} scale={scale} fill={mix(colour, '#2c1a06', 0.12)} stroke={mix(colour, '#2c1a06', 0.12)} />
      <ShapeArt
        shape={{ ...shape, radius: 0 }}
        scale={scale}
        class={`shape-edge light-${light}`}
        style={{ strokeWidth: 2 }}
      />
    </g>
  )
}
