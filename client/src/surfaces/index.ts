// One renderer for each kind of surface, none for a game. The other kinds come with the games that need them.

import type { ComponentType } from 'preact'
import type { Surface } from '../wire/protocol'
import { AreasSurface } from './areas'
import { HexesSurface } from './hexes'
import { PlaneSurface } from './plane'
import type { SurfaceProps } from './pointing'

export const SURFACES: Record<Surface['kind'], ComponentType<SurfaceProps>> = {
  areas: AreasSurface,
  hexes: HexesSurface,
  plane: PlaneSurface,
  cards: AreasSurface,
}
