// One renderer for each kind of surface, none for a game.

import type { ComponentType } from 'preact'
import type { Scene, Static, Surface } from '../protocol'
import { AreasSurface, type Pointing } from './areas'

export type SurfaceView = ComponentType<{ data: Static; scene: Scene | null; pointing: Pointing }>

export const SURFACES: Record<Surface['kind'], SurfaceView> = {
  areas: AreasSurface,
  hexes: AreasSurface,
  plane: AreasSurface,
  cards: AreasSurface,
}
