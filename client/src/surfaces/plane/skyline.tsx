// The pieces of ground nearest to a fight, as they stand behind it: from the west on the left to the east on the right.

import type { Point } from '../../art/geometry'
import type { Ground } from '../../wire/protocol'

const MOST = 5

const HOUSE = 'M-46 0V-40L-58-40L0-78L58-40L46-40V0zM-12 0V-24H8V0zM-34-20V-34H-22V-20zM20-20V-34H32V-20z'
const TREE = 'M-4 0V-14L-22-14L-9-36H-17L0-66L17-36H9L22-14L4-14V0z'
const HILL = 'M-86 0Q-50-44-14-48T86 0z'
const CRAG = 'M-76 0L-44-42L-26-30L2-66L24-28L42-38L76 0z'
const RUIN = 'M-60 0V-52L-46-46L-44-30L-20-34L-18-16H10V-28L26-24L30-44L48-40V-58L60-50V0z'
const WALL = 'M-80 0V-20H-62V-26H-44V-20H-20V-26H-2V-20H22V-26H40V-20H62V-26H80V0z'
const TOWER = 'M-26 0V-76H-34V-94H-20V-86H-8V-94H8V-86H20V-94H34V-76H26V0z'
const TENTS = 'M-64 0L-34-44L-4 0zM-6 0L28-52L62 0z'

const DRAWN: Partial<Record<Ground['kind'], string>> = {
  house: HOUSE,
  tower: TOWER,
  ruin: RUIN,
  rubble: RUIN,
  wall: WALL,
  palisade: WALL,
  hill: HILL,
  crag: CRAG,
  tents: TENTS,
  wagons: TENTS,
}
const WOODS: readonly Ground['kind'][] = ['wood', 'orchard']

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, point) => sum + point[0], 0) / points.length,
  points.reduce((sum, point) => sum + point[1], 0) / points.length,
]

export interface Silhouette {
  id: string
  kind: Ground['kind']
  x: number
  scale: number
}

/** What can be seen behind a fight at a point: the nearest pieces that rise above the ground, the nearer the larger. */
export function skylineOf(ground: readonly Ground[], at: Point, wide: number): Silhouette[] {
  return ground
    .filter((one) => DRAWN[one.kind] || WOODS.includes(one.kind))
    .map((one) => ({ one, middle: middleOf(one.points) }))
    .map(({ one, middle }) => ({ one, x: middle[0], far: Math.hypot(middle[0] - at[0], middle[1] - at[1]) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map((each, nth) => ({ ...each, scale: 1.15 - nth * 0.12 }))
    .sort((a, b) => a.x - b.x)
    .map(({ one, scale }, k, all) => ({ id: one.id, kind: one.kind, x: ((k + 0.5) / all.length) * wide, scale }))
}

export function Skyline({ ground, at, wide, y }: { ground: readonly Ground[]; at: Point; wide: number; y: number }) {
  return (
    <g class="melee-skyline">
      {skylineOf(ground, at, wide).map(({ id, kind, x, scale }) => (
        <g key={id} transform={`translate(${x} ${y}) scale(${scale})`} class={WOODS.includes(kind) ? 'woods' : kind}>
          {WOODS.includes(kind) ? (
            [-48, -14, 22, 54].map((dx, k) => (
              <path key={dx} d={TREE} transform={`translate(${dx} ${(k % 2) * 6}) scale(${1 - (k % 3) * 0.14})`} />
            ))
          ) : (
            <path d={DRAWN[kind]} fill-rule="evenodd" />
          )}
        </g>
      ))}
    </g>
  )
}
