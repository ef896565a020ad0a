// One renderer per kind of board, none per game. Each is loaded when a table needs it.

import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Surface } from '../wire/protocol'
import type { SurfaceProps } from './pointing'

type Kind = Surface['kind']

/** A renderer, and an optional overlay that follows the pointer. */
type Renderer = ComponentType<SurfaceProps> & { Over?: ComponentType<SurfaceProps> }

const LOADERS: Record<Kind, () => Promise<Renderer>> = {
  areas: async () => (await import('./areas')).AreasSurface,
  hexes: async () => (await import('./hexes')).HexesSurface,
  plane: async () => (await import('./plane')).PlaneSurface,
  cards: async () => (await import('./cards')).CardsSurface,
}

const loaded = signal<Partial<Record<Kind, Renderer>>>({})
const begun = new Map<Kind, Promise<void>>()

/** Load the renderer of a kind of board; harmless to repeat. */
export function loadSurface(kind: Kind): Promise<void> {
  const fetched = async () => {
    const found = await LOADERS[kind]()
    loaded.value = { ...loaded.value, [kind]: found }
  }
  const under = begun.get(kind) ?? fetched()
  under.catch(() => begun.delete(kind))
  begun.set(kind, under)
  return under
}

/** The renderer of a kind, once it is loaded. */
export const surfaceOf = (kind: Kind): Renderer | undefined => loaded.value[kind]
