// The legal region of a question: bright if legal, hatched if within reach but illegal.

import type { ComponentChildren } from 'preact'
import { closedPath } from '../../art/geometry'
import type { Region, Scene, Shape } from '../../wire/protocol'
import type { Scale } from './scale'

/** A disc, a thick line or a polygon with round corners: filled, with a stroke as wide as its radius. */
export function ShapeArt({ shape, scale, ...paint }: { shape: Shape; scale: Scale; [name: string]: unknown }) {
  const points = shape.points.map(scale.there)
  const grown = shape.radius * scale.k
  const [first] = points
  if (!first) return null
  if (points.length === 1) return <circle cx={first[0]} cy={first[1]} r={grown} {...paint} />
  return (
    <path d={closedPath(points)} stroke-width={grown * 2} stroke-linejoin="round" stroke-linecap="round" {...paint} />
  )
}

/** Patterns for excluded ground, by cause: an enemy, a friend, ground, nothing. */
export type Blame = 'enemy' | 'friend' | 'ground' | 'none'

export function blameOf(targets: readonly string[], scene: Scene | null): Blame {
  if (!targets.length) return 'none'
  const stack = scene?.stacks.find((one) =>
    [one, ...one.pieces].some((thing) => thing.targets.some((target) => targets.includes(target))),
  )
  return !stack ? 'ground' : stack.seat === scene?.viewer ? 'friend' : 'enemy'
}

const HATCHES: Record<Blame, ComponentChildren> = {
  enemy: <path d="M0 0V9" stroke="#8f1414" stroke-opacity=".75" stroke-width="3.400" />,
  friend: <path d="M0 4.500H9" stroke="#274a86" stroke-opacity=".8" stroke-width="2" />,
  ground: <path d="M0 0L9 9M9 0L0 9" stroke="#1d140a" stroke-opacity=".7" stroke-width="1.600" />,
  none: <circle cx="4.500" cy="4.500" r="1.500" fill="#1d140a" fill-opacity=".5" />,
}
const TINTS: Record<Blame, string> = { enemy: '#8f1414', friend: '#274a86', ground: '#1d140a', none: '#5c4527' }

/** The region: bright if legal, hatched if within reach but illegal, with one pattern per reason. `id` tells several apart. */
export function RegionArt({
  region,
  scale,
  scene,
  id = '',
  pale = false,
}: {
  region: Region
  scale: Scale
  scene: Scene | null
  id?: string
  pale?: boolean
}) {
  const { width, height } = scale
  const box = { x: 0, y: 0, width, height }
  const white = { fill: '#fff', stroke: '#fff' }
  const black = { fill: '#000', stroke: '#000' }
  const shapes = (paint: object) =>
    region.shapes.map((shape, k) => <ShapeArt key={k} shape={shape} scale={scale} {...paint} />)
  return (
    <g class={pale ? 'region pale' : 'region'} clip-path="url(#region-table)" aria-hidden="true">
      <defs>
        <clipPath id="region-table">
          <rect {...box} />
        </clipPath>
        <mask id={`region-reach${id}`}>{shapes(white)}</mask>
        <mask id={`region-beyond${id}`}>
          <rect {...box} fill="#fff" />
          {shapes(black)}
        </mask>
        <mask id={`region-legal${id}`}>
          <g mask={`url(#region-reach${id})`}>
            <rect {...box} fill="#fff" />
            {region.holes.map((hole, k) => (
              <ShapeArt key={k} shape={hole.shape} scale={scale} {...black} />
            ))}
          </g>
        </mask>
        {(Object.keys(HATCHES) as Blame[]).map((blame) => (
          <pattern
            key={blame}
            id={`hatch-${blame}`}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform={blame === 'enemy' ? 'rotate(45)' : undefined}
          >
            <rect width="9" height="9" fill={TINTS[blame]} fill-opacity=".18" />
            {HATCHES[blame]}
          </pattern>
        ))}
      </defs>
      {id ? null : <rect {...box} class="region-outside" />}
      <rect {...box} class="region-legal" mask={`url(#region-legal${id})`} />
      <g mask={`url(#region-reach${id})`}>
        {region.holes.map((hole, k) => {
          const paint = `url(#hatch-${blameOf(hole.targets, scene)})`
          return <ShapeArt key={k} shape={hole.shape} scale={scale} fill={paint} stroke={paint} />
        })}
      </g>
      {/* the rim of all shapes together: parts inside another shape are not drawn */}
      <g mask={`url(#region-beyond${id})`}>
        {region.shapes.map((shape, k) => {
          const grown = { ...shape, radius: shape.radius + 2.6 / scale.k }
          return <ShapeArt key={k} shape={grown} scale={scale} class="region-rim" />
        })}
      </g>
    </g>
  )
}
