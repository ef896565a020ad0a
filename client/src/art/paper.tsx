// Shared textures: fibres of paper, grain of stone, light on an edge. Drawn as plain paths in patterns, because the browser would
// compute SVG filters again for every frame that moves.

import { useMemo } from 'preact/hooks'
import { seeded } from './geometry'

/** Short curved fibres and specks in a square that repeats. */
function fibres(size: number, count: number, seed: number): string {
  const random = seeded(seed)
  let d = ''
  for (let k = 0; k < count; k++) {
    const x = random() * size
    const y = random() * size
    const turn = random() * Math.PI
    const long = 3 + random() * 9
    d += `M${x.toFixed(1)} ${y.toFixed(1)}q${(Math.cos(turn) * long).toFixed(1)} ${(Math.sin(turn) * long).toFixed(1)} ${(Math.cos(turn + 0.7) * long * 1.6).toFixed(1)} ${(Math.sin(turn + 0.7) * long * 1.6).toFixed(1)}`
  }
  return d
}

function specks(size: number, count: number, seed: number, most: number): string {
  const random = seeded(seed)
  let d = ''
  for (let k = 0; k < count; k++) {
    const r = (0.25 + random() * most).toFixed(2)
    d += `M${(random() * size).toFixed(1)} ${(random() * size).toFixed(1)}h${r}v${r}h-${r}z`
  }
  return d
}

/** Rendered once per page; other parts refer to it by `url(#...)`. */
export function Textures() {
  return useMemo(
    () => (
      <svg class="textures" width="0" height="0" aria-hidden="true" focusable="false">
        <defs>
          <pattern id="paper-grain" width="190" height="190" patternUnits="userSpaceOnUse">
            <path d={fibres(190, 70, 3)} fill="none" stroke="#6b4a1c" stroke-opacity=".1" stroke-width=".7" />
            <path d={fibres(190, 45, 8)} fill="none" stroke="#fff8e0" stroke-opacity=".2" stroke-width=".8" />
            <path d={specks(190, 130, 5, 1)} fill="#5a3c14" fill-opacity=".2" />
          </pattern>
          <pattern id="stone-grain" width="34" height="26" patternUnits="userSpaceOnUse">
            <path d={specks(34, 60, 11, 0.8)} fill="#000" fill-opacity=".2" />
            <path d={specks(34, 40, 12, 0.7)} fill="#fff" fill-opacity=".22" />
          </pattern>
          <linearGradient id="stone-shine" x1="0" y1="0" x2="0.35" y2="1">
            <stop offset="0" stop-color="#fff" stop-opacity=".34" />
            <stop offset=".45" stop-color="#fff" stop-opacity=".03" />
            <stop offset="1" stop-color="#000" stop-opacity=".34" />
          </linearGradient>
          <linearGradient id="masonry" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="#fbf3dd" />
            <stop offset="1" stop-color="#b9a684" />
          </linearGradient>
          <radialGradient id="stand-light" cx=".32" cy=".2" r=".95">
            <stop offset="0" stop-color="#fff" stop-opacity=".38" />
            <stop offset=".5" stop-color="#fff" stop-opacity=".04" />
            <stop offset="1" stop-color="#000" stop-opacity=".38" />
          </radialGradient>
          <radialGradient id="old-age" cx=".5" cy=".5" r=".72">
            <stop offset=".55" stop-color="#5b3a12" stop-opacity="0" />
            <stop offset=".85" stop-color="#5b3a12" stop-opacity=".14" />
            <stop offset="1" stop-color="#3a2208" stop-opacity=".4" />
          </radialGradient>
        </defs>
      </svg>
    ),
    [],
  )
}
