import type { Surface } from '../wire/protocol'

/** How wide a table is drawn, whatever its lattice: the frame around it is made for this. */
export const DRAWN = 1000

/** The box in which a surface is drawn. */
export function drawnBox(surface: Surface): { width: number; height: number } {
  if (surface.kind !== 'plane') return { width: surface.width, height: surface.height }
  return { width: DRAWN, height: (surface.height * DRAWN) / surface.width }
}
