// One renderer for each kind of surface, none for a game.

import type { ComponentType } from 'preact'
import type { Surface } from '../wire/protocol'
import { AreasSurface } from './areas'
import { CardsSurface } from './cards'
import { HexesSurface } from './hexes'
import { PlaneSurface } from './plane'
import type { SurfaceProps } from './pointing'

export const SURFACES: Record<Surface['kind'], ComponentType<SurfaceProps>> = {
  areas: AreasSurface,
  hexes: HexesSurface,
  plane: PlaneSurface,
  cards: CardsSurface,
}
