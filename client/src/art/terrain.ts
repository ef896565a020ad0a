// Hand-drawn ground: each kind of terrain is a few strokes, collected into one path per layer to keep the page light. `pattern`
// is the scene's name for the terrain; an unknown pattern stays plain.

import { type Point, scatter, seeded } from './geometry'

/** Strokes and fills of one place. All are path data; an empty string draws nothing. */
export interface Ground {
  /** filled dark: shadows, tree crowns, the shaded side of mountains */
  shade: string
  /** filled light: the lit side of hills, mountains and trees */
  body: string
  /** thin pen strokes */
  pen: string
}

/** one decimal; rounding is many times faster than toFixed, and there are tens of thousands of numbers */
const n = (value: number): number => Math.round(value * 10) / 10

function leafTree(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x)} ${n(y + s * 0.1)}v${n(s * 0.4)}M${n(x - s * 0.2)} ${n(y - s * 0.35)}q${n(s * 0.12)} ${n(s * 0.16)} ${n(s * 0.3)} ${n(s * 0.1)}`
  g.body += `M${n(x - s * 0.5)} ${n(y)}q${n(-s * 0.22)} ${n(-s * 0.36)} ${n(s * 0.1)} ${n(-s * 0.55)}q${n(s * 0.1)} ${n(-s * 0.42)} ${n(s * 0.45)} ${n(-s * 0.36)}q${n(s * 0.4)} ${n(s * 0.02)} ${n(s * 0.42)} ${n(s * 0.38)}q${n(s * 0.26)} ${n(s * 0.3)} ${n(-s * 0.04)} ${n(s * 0.55)}q${n(-s * 0.46)} ${n(s * 0.22)} ${n(-s * 0.93)} ${n(-s * 0.02)}z`
  g.shade += `M${n(x + s * 0.36)} ${n(y - s * 0.62)}q${n(s * 0.34)} ${n(s * 0.3)} ${n(s * 0.07)} ${n(s * 0.66)}q${n(-s * 0.3)} ${n(s * 0.14)} ${n(-s * 0.55)} ${n(s * 0.06)}q${n(s * 0.48)} ${n(-s * 0.2)} ${n(s * 0.48)} ${n(-s * 0.72)}z`
}

function fir(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x)} ${n(y)}v${n(s * 0.42)}`
  g.body += `M${n(x - s * 0.5)} ${n(y + s * 0.1)}L${n(x)} ${n(y - s * 1.15)}L${n(x + s * 0.5)} ${n(y + s * 0.1)}q${n(-s * 0.5)} ${n(s * 0.2)} ${n(-s)} 0z`
  g.shade += `M${n(x)} ${n(y - s * 1.15)}L${n(x + s * 0.5)} ${n(y + s * 0.1)}q${n(-s * 0.2)} ${n(s * 0.1)} ${n(-s * 0.4)} ${n(s * 0.1)}z`
}

function hill(x: number, y: number, s: number, g: Ground): void {
  g.body += `M${n(x - s)} ${n(y)}q${n(s * 0.45)} ${n(-s * 0.9)} ${n(s)} ${n(-s * 0.9)}q${n(s * 0.55)} 0 ${n(s)} ${n(s * 0.9)}q${n(-s)} ${n(s * 0.16)} ${n(-s * 2)} 0z`
  g.pen += `M${n(x - s)} ${n(y)}q${n(s * 0.45)} ${n(-s * 0.9)} ${n(s)} ${n(-s * 0.9)}q${n(s * 0.55)} 0 ${n(s)} ${n(s * 0.9)}`
  for (let k = 0; k < 4; k++) {
    g.pen += `M${n(x + s * (0.2 + k * 0.17))} ${n(y - s * (0.74 - k * 0.19))}q${n(s * 0.12)} ${n(s * 0.18)} ${n(s * 0.04)} ${n(s * (0.42 - k * 0.05))}`
  }
}

function mountain(x: number, y: number, s: number, lean: number, g: Ground): void {
  const top = y - s * 1.5
  const px = x + lean * s * 0.2
  const outline = `M${n(x - s)} ${n(y)}L${n(px - s * 0.46)} ${n(top + s * 0.72)}L${n(px - s * 0.3)} ${n(top + s * 0.62)}L${n(px)} ${n(top)}L${n(px + s * 0.2)} ${n(top + s * 0.3)}L${n(px + s * 0.34)} ${n(top + s * 0.42)}L${n(x + s)} ${n(y)}`
  g.body += `${outline}z`
  g.shade += `M${n(px)} ${n(top)}L${n(px + s * 0.2)} ${n(top + s * 0.3)}L${n(px + s * 0.34)} ${n(top + s * 0.42)}L${n(x + s)} ${n(y)}L${n(x + s * 0.3)} ${n(y)}L${n(px + s * 0.14)} ${n(y - s * 0.5)}L${n(px + s * 0.22)} ${n(y - s * 0.72)}L${n(px - s * 0.04)} ${n(y - s * 1)}z`
  g.pen += outline
  for (let k = 0; k < 3; k++)
    g.pen += `M${n(x - s * (0.62 - k * 0.24))} ${n(y - s * (0.14 + k * 0.1))}l${n(s * 0.2)} ${n(-s * (0.34 + k * 0.08))}`
}

function dune(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x - s)} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.55)} ${n(s)} ${n(-s * 0.3)}q${n(s * 0.45)} ${n(s * 0.2)} ${n(s)} ${n(s * 0.1)}M${n(x + s * 0.05)} ${n(y - s * 0.28)}q${n(-s * 0.1)} ${n(s * 0.3)} ${n(s * 0.3)} ${n(s * 0.5)}`
  for (let k = -3; k < 4; k++) g.shade += `M${n(x + k * s * 0.3)} ${n(y + s * (0.34 + (k & 1) * 0.22))}h.9v.9h-.9z`
}

function wave(x: number, y: number, s: number, g: Ground): void {
  const w = s * 0.5
  g.pen += `M${n(x - 2 * w)} ${n(y)}q${n(w * 0.5)} ${n(-w * 0.7)} ${n(w)} 0t${n(w)} 0t${n(w)} 0t${n(w)} 0`
}

function grass(x: number, y: number, s: number, g: Ground): void {
  g.pen += `M${n(x - s * 0.5)} ${n(y)}q${n(s * 0.1)} ${n(-s * 0.5)} ${n(-s * 0.15)} ${n(-s * 0.8)}M${n(x)} ${n(y)}v${n(-s)}M${n(x + s * 0.5)} ${n(y)}q${n(-s * 0.1)} ${n(-s * 0.5)} ${n(s * 0.2)} ${n(-s * 0.7)}`
}

/** Ploughed land: a few furrows side by side. */
function field(x: number, y: number, s: number, g: Ground): void {
  for (let k = 0; k < 4; k++)
    g.pen += `M${n(x - s + k * s * 0.2)} ${n(y + k * s * 0.3)}q${n(s * 0.7)} ${n(-s * 0.22)} ${n(s * 1.5)} ${n(-s * 0.1)}`
}

interface Recipe {
  gap: number
  margin: number
  draw: (x: number, y: number, random: () => number, ground: Ground) => void
}

const RECIPES: Record<string, Recipe> = {
  forest: {
    gap: 11,
    margin: 7,
    draw: (x, y, r, g) => (r() < 0.62 ? leafTree(x, y, 7.5 + r() * 3, g) : fir(x, y, 7 + r() * 3, g)),
  },
  hill: { gap: 22, margin: 11, draw: (x, y, r, g) => hill(x, y, 9 + r() * 6, g) },
  mountain: { gap: 20, margin: 10, draw: (x, y, r, g) => mountain(x, y, 10 + r() * 7, r() * 2 - 1, g) },
  desert: { gap: 25, margin: 9, draw: (x, y, r, g) => dune(x, y, 9 + r() * 6, g) },
  sea: { gap: 28, margin: 13, draw: (x, y, r, g) => wave(x, y, 6 + r() * 4, g) },
  plains: {
    gap: 27,
    margin: 11,
    draw: (x, y, r, g) => (r() < 0.8 ? grass(x, y, 3.6 + r() * 1.6, g) : field(x, y, 7 + r() * 2, g)),
  },
}

/** The strokes that fill one place, except for the given discs (where pieces and the name go). */
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
