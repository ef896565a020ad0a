// Ground drawn with a pen: each kind of terrain becomes a few strokes, gathered into one path a layer so that the page stays
// light. `pattern` is the name a scene gives its terrain; a pattern nobody drew stays plain.

import { type Point, scatter, seeded } from './geometry'

/** Strokes and fills of one place. All are path data; an empty string draws nothing. */
export interface Ground {
  /** filled dark: shadows, tree crowns, the shaded side of mountains */
  shade: string
  /** filled light: the lit body of hills, mountains and trees */
  body: string
  /** thin pen strokes */
  pen: string
}

const n = (value: number): string => value.toFixed(1)

function tree(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x)} ${n(y)}v${n(s * 0.5)}`
  g.body += `M${n(x - s * 0.55)} ${n(y)}q${n(s * 0.05)} ${n(-s * 0.75)} ${n(s * 0.55)} ${n(-s * 0.95)}q${n(s * 0.5)} ${n(s * 0.2)} ${n(s * 0.55)} ${n(s * 0.95)}q${n(-s * 0.55)} ${n(s * 0.28)} ${n(-s * 1.1)} 0z`
  g.shade += `M${n(x + s * 0.05)} ${n(y - s * 0.9)}q${n(s * 0.48)} ${n(s * 0.2)} ${n(s * 0.5)} ${n(s * 0.9)}q${n(-s * 0.2)} ${n(s * 0.14)} ${n(-s * 0.45)} ${n(s * 0.12)}q${n(s * 0.22)} ${n(-s * 0.5)} ${n(-s * 0.05)} ${n(-s * 1.02)}z`
}

function hill(x: number, y: number, s: number, g: Ground): void {
  g.body += `M${n(x - s)} ${n(y)}q${n(s * 0.55)} ${n(-s * 0.95)} ${n(s)} ${n(-s * 0.95)}q${n(s * 0.5)} 0 ${n(s)} ${n(s * 0.95)}z`
  g.pen += `M${n(x - s)} ${n(y)}q${n(s * 0.55)} ${n(-s * 0.95)} ${n(s)} ${n(-s * 0.95)}q${n(s * 0.5)} 0 ${n(s)} ${n(s * 0.95)}`
  for (let k = 0; k < 3; k++) {
    g.pen += `M${n(x + s * (0.25 + k * 0.2))} ${n(y - s * (0.72 - k * 0.22))}q${n(s * 0.1)} ${n(s * 0.16)} ${n(s * 0.06)} ${n(s * 0.36)}`
  }
}

function mountain(x: number, y: number, s: number, lean: number, g: Ground): void {
  const top = y - s * 1.5
  const px = x + lean * s * 0.2
  g.body += `M${n(x - s)} ${n(y)}L${n(px - s * 0.2)} ${n(top + s * 0.35)}L${n(px)} ${n(top)}L${n(px + s * 0.28)} ${n(top + s * 0.45)}L${n(x + s)} ${n(y)}z`
  g.shade += `M${n(px)} ${n(top)}L${n(px + s * 0.28)} ${n(top + s * 0.45)}L${n(x + s)} ${n(y)}L${n(x + s * 0.22)} ${n(y)}L${n(px + s * 0.1)} ${n(y - s * 0.62)}L${n(px - s * 0.06)} ${n(y - s * 0.95)}z`
  g.pen += `M${n(x - s)} ${n(y)}L${n(px - s * 0.2)} ${n(top + s * 0.35)}L${n(px)} ${n(top)}L${n(px + s * 0.28)} ${n(top + s * 0.45)}L${n(x + s)} ${n(y)}`
  g.pen += `M${n(x - s * 0.5)} ${n(y - s * 0.1)}l${n(s * 0.2)} ${n(-s * 0.45)}M${n(x - s * 0.18)} ${n(y - s * 0.06)}l${n(s * 0.12)} ${n(-s * 0.5)}`
}

function dune(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x - s)} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.55)} ${n(s)} ${n(-s * 0.3)}q${n(s * 0.45)} ${n(s * 0.2)} ${n(s)} ${n(s * 0.1)}`
  for (let k = -2; k < 3; k++) g.shade += `M${n(x + k * s * 0.34)} ${n(y + s * (0.34 + (k & 1) * 0.2))}h.9v.9h-.9z`
}

function wave(x: number, y: number, s: number, g: Ground): void {
  const w = s * 0.5
  g.pen += `M${n(x - 2 * w)} ${n(y)}q${n(w * 0.5)} ${n(-w * 0.7)} ${n(w)} 0t${n(w)} 0t${n(w)} 0t${n(w)} 0`
}

function grass(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x - s * 0.5)} ${n(y)}q${n(s * 0.1)} ${n(-s * 0.5)} 0 ${n(-s * 0.8)}M${n(x)} ${n(y)}v${n(-s)}M${n(x + s * 0.5)} ${n(y)}q${n(-s * 0.1)} ${n(-s * 0.5)} ${n(s * 0.1)} ${n(-s * 0.7)}`
}

interface Recipe {
  gap: number
  margin: number
  draw: (x: number, y: number, random: () => number, ground: Ground) => void
}

const RECIPES: Record<string, Recipe> = {
  forest: { gap: 11.5, margin: 6, draw: (x, y, r, g) => tree(x, y, 8 + r() * 3, g) },
  hill: { gap: 24, margin: 11, draw: (x, y, r, g) => hill(x, y, 10 + r() * 5, g) },
  mountain: { gap: 23, margin: 10, draw: (x, y, r, g) => mountain(x, y, 11 + r() * 6, r() * 2 - 1, g) },
  desert: { gap: 26, margin: 9, draw: (x, y, r, g) => dune(x, y, 10 + r() * 5, g) },
  sea: { gap: 30, margin: 12, draw: (x, y, r, g) => wave(x, y, 7 + r() * 4, g) },
  plains: { gap: 34, margin: 10, draw: (x, y, r, g) => grass(x, y, 4 + r() * 1.5, g) },
}

/** The strokes that fill one place, kept clear of the given discs (where pieces lie and the name is written). */
export function drawGround(
  pattern: string,
  polygon: readonly Point[],
  seed: number,
  free: readonly (readonly [number, number, number])[],
): Ground {
  const ground: Ground = { shade: '', body: '', pen: '' }
  const recipe = RECIPES[pattern]
  if (!recipe) return ground
  const random = seeded(seed * 7919 + 17)
  for (const [x, y] of scatter(polygon, recipe.gap, recipe.margin, seed + 1, free)) recipe.draw(x, y, random, ground)
  return ground
}
