// One renderer for each kind of surface, none for a game; each is fetched when a table needs it.

import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Surface } from '../wire/protocol'
import type { SurfaceProps } from './pointing'

type Kind = Surface['kind']

/** A renderer, and what follows the hand above it, if that is a picture of its own. */
type Renderer = ComponentType<SurfaceProps> & { Over?: ComponentType<SurfaceProps> }

const LOADERS: Record<Kind, () => Promise<Renderer>> = {
  areas: async () => (await import('./areas')).AreasSurface,
  hexes: async () => (await import('./hexes')).HexesSurface,
  plane: async () => (await import('./plane')).PlaneSurface,
  cards: async () => (await import('./cards')).CardsSurface,
}

const loaded = signal<Partial<Record<Kind, Renderer>>>({})
const begun = new Map<Kind, Promise<void>>()

/** Fetch the renderer of a kind of surface; harmless to repeat. */
export function loadSurface(kind: Kind): Promise<void> {
  const fetched = async () => {
    const found = await LOADERS[kind]()
    loaded.value = { ...loaded.value, [kind]: found }
  }
  const under = begun.get(kind) ?? fetched()
  begun.set(kind, under)
  return under
}

/** The renderer of a kind, once it is there. */
export const surfaceOf = (kind: Kind): Renderer | undefined => loaded.value[kind]
