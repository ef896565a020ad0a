// One renderer for each kind of surface, none for a game; each is fetched when a table needs it.

import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Surface } from '../wire/protocol'
import type { SurfaceProps } from './pointing'

type Kind = Surface['kind']

const LOADERS: Record<Kind, () => Promise<ComponentType<SurfaceProps>>> = {
  areas: () => import('./areas').then((part) => part.AreasSurface),
  hexes: () => import('./hexes').then((part) => part.HexesSurface),
  plane: () => import('./plane').then((part) => part.PlaneSurface),
  cards: () => import('./cards').then((part) => part.CardsSurface),
}

/** The renderers that are here. */
export const surfaces = signal<Partial<Record<Kind, ComponentType<SurfaceProps>>>>({})

export async function loadSurface(kind: Kind): Promise<void> {
  if (surfaces.value[kind]) return
  const found = await LOADERS[kind]()
  surfaces.value = { ...surfaces.value, [kind]: found }
}
