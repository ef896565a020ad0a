import type { Surface } from '../wire/protocol'

/** The drawn width of a table, whatever its lattice: the frame around it is made for this. */
export const DRAWN = 1000

/** The box in which a board is drawn. */
export function drawnBox(surface: Surface, turn = ''): { width: number; height: number } {
  const { width, height } = surface
  if (surface.kind !== 'plane') return { width, height }
  return {
    width: DRAWN,
    height: turn === 'left' || turn === 'right' ? (width * DRAWN) / height : (height * DRAWN) / width,
  }
}
