// A small map of nowhere in particular, drawn with the same pens as the table: the picture of the lobby. Its seed makes another coast.

import { useMemo } from 'preact/hooks'
import { Rose } from '../surfaces/frame'
import { closedPath, type Point, seeded } from './geometry'
import { drawGround } from './terrain'

const WIDTH = 900
const HEIGHT = 300

/** A coast around a middle: a ring of points whose distance wanders with a few waves of chance. */
export function island(cx: number, cy: number, rx: number, ry: number, seed: number, corners = 90): Point[] {
  const random = seeded(seed)
  const waves = Array.from({ length: 7 }, (_, k) => ({ n: k + 2, by: random() * 0.26 / (k * 0.55 + 1), turn: random() * 7 }))
  return Array.from({ length: corners }, (_, i): Point => {
    const a = (i / corners) * Math.PI * 2
    const r = 1 + waves.reduce((sum, w) => sum + Math.sin(a * w.n + w.turn) * w.by, 0) + (random() - 0.5) * 0.04
    return [Math.round((cx + Math.cos(a) * rx * r) * 10) / 10, Math.round((cy + Math.sin(a) * ry * r) * 10) / 10]
  })
}

const PATCHES: readonly [pattern: string, x: number, y: number, rx: number, ry: number][] = [
  ['mountain', 400, 118, 120, 46],
  ['forest', 250, 185, 90, 40],
  ['hill', 560, 190, 95, 38],
  ['forest', 640, 110, 60, 30],
  ['desert', 420, 225, 90, 24],
  ['plains', 200, 120, 70, 34],
]

export function Vignette({ seed }: { seed: number }) {
  return useMemo(() => {
    const land = island(430, 158, 300, 92, seed)
    const isle = island(812, 215, 42, 28, seed + 5, 40)
    const coast = closedPath(land) + closedPath(isle)
    const patches = PATCHES.map(([pattern, x, y, rx, ry], k) => ({ pattern, ground: drawGround(pattern, island(x, y, rx, ry, seed + k, 40), seed + k, []) }))
    const sea = drawGround('sea', [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], seed + 9, land.map(([x, y]) => [x, y, 26] as const))
    return (
      <svg class="vignette" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect width={WIDTH} height={HEIGHT} fill="#94b0a9" />
        <g class="strokes strokes-sea"><path d={sea.pen} class="pen" /></g>
        {[34, 21, 10].map((w, k) => <path key={w} d={coast} stroke-width={w} class={`wash wash-${k}`} />)}
        {[17, 26].map((w, k) => <path key={w} d={coast} stroke-width={w} class={`ripple ripple-${k}`} />)}
        <path d={coast} fill="#e4d5a4" />
        {patches.map(({ pattern, ground }, k) => (
          <g key={k} class={`strokes strokes-${pattern} vignette-${pattern}`}>
            <path d={ground.body} class="body" /><path d={ground.shade} class="shade" /><path d={ground.pen} class="pen" />
          </g>
        ))}
        <path d={coast} class="shore" />
        <path d="M330 150q30 40 90 34t80 40t-10 36" class="route" />
        <Rose x={806} y={86} r={54} />
        <rect width={WIDTH} height={HEIGHT} fill="url(#paper-grain)" />
        <rect width={WIDTH} height={HEIGHT} fill="url(#old-age)" />
      </svg>
    )
  }, [seed])
}
