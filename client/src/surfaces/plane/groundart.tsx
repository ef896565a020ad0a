// Pieces of ground drawn from their outlines, seen from above. The outline is the rule: the edge is exactly the polygon and is
// drawn last; scattered decoration stays clear of bases. Kinds are names of drawings (`Ground.kind`), not of any game's terrain.

import { closedPath, type Point } from '../../art/geometry'
import type { Ground } from '../../wire/protocol'
import { House, Platform, Ruin, Tents, Wagons, Wall } from './buildings'
import type { Canvas, Free } from './groundcanvas'
import { Field, Hill, Lava, Orchard, Rough, Smoke, Waste, Water, Wood } from './nature'

const seedOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** One piece of ground. `free` are discs where bases stand; `open` removes the roof; `floor` is the upper floor to show. */
export function GroundArt({
  ground,
  points,
  inch,
  free,
  floor = '',
}: {
  ground: Ground
  points: readonly Point[]
  inch: number
  free: Free
  floor?: string
}) {
  const c: Canvas = { points, d: closedPath(points), inch, seed: seedOf(ground.id), free, id: ground.id }
  switch (ground.kind) {
    case 'wood':
      return <Wood c={c} />
    case 'hill':
    case 'crag':
      return <Hill c={c} crag={ground.kind === 'crag'} />
    case 'water':
    case 'rapids':
    case 'mire':
    case 'reeds':
      return <Water c={c} kind={ground.kind} />
    case 'ice':
    case 'waste':
      return <Waste c={c} ice={ground.kind === 'ice'} />
    case 'lava':
      return <Lava c={c} />
    case 'wall':
    case 'palisade':
      return <Wall c={c} stakes={ground.kind === 'palisade'} />
    case 'field':
      return <Field c={c} />
    case 'rough':
    case 'graves':
      return <Rough c={c} graves={ground.kind === 'graves'} />
    case 'orchard':
      return <Orchard c={c} />
    case 'smoke':
      return <Smoke c={c} />
    case 'tents':
      return <Tents c={c} />
    case 'ruin':
    case 'rubble':
      return <Ruin c={c} fallen={ground.kind === 'rubble'} floor={floor} />
    case 'tower':
      return <Platform c={c} open={ground.holder >= 0} />
    case 'house':
      return ground.holder >= 0 ? <Platform c={c} open /> : <House c={c} />
    case 'wagons':
      return <Wagons c={c} />
  }
}
