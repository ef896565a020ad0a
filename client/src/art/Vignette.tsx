// A small map of nowhere in particular, drawn with the same pens as the table: the picture of the lobby. Its seed makes another coast.

import { useMemo } from 'preact/hooks'
import { Rose } from '../surfaces/frame'
import { closedPath, type Point, seeded } from './geometry'
import { drawGround } from './terrain'

const WIDTH = 900
const HEIGHT = 300

/** A coast around a middle: a ring of points whose distance wanders with waves of chance, long and short. */
export function island(cx: number, cy: number, rx: number, ry: number, seed: number, corners = 220): Point[] {
  const random = seeded(seed)
  const waves = Array.from({ length: 14 }, (_, k) => ({
    n: k + 2,
    by: (0.1 + random() * 0.1) / (k * 0.6 + 1),
    turn: random() * 7,
  }))
  return Array.from({ length: corners }, (_, i): Point => {
    const a = (i / corners) * Math.PI * 2
    const r = 1 + waves.reduce((sum, w) => sum + Math.sin(a * w.n + w.turn) * w.by, 0) + (random() - 0.5) * 0.03
    return [Math.round((cx + Math.cos(a) * rx * r) * 10) / 10, Math.round((cy + Math.sin(a) * ry * r) * 10) / 10]
  })
}

const PATCHES: readonly [pattern: string, x: number, y: number, rx: number, ry: number][] = [
  ['mountain', 370, 110, 120, 44],
  ['forest', 215, 178, 84, 42],
  ['hill', 545, 190, 90, 36],
  ['forest', 560, 108, 62, 30],
  ['desert', 380, 225, 80, 24],
  ['plains', 470, 165, 60, 30],
]

const KEEP = 'M-9 8V-8h3v3h3v-3h3v3h3v-3h3v3h3V8zM-2 8V3a2 2 0 0 1 4 0V8z'
const SHIP = 'M-14 2H14Q11 9 6 9H-7Q-12 9-14 2zM-1 0V-16Q9-12 9-2H0zM-3 0V-13Q-9-9-10-2z'

export function Vignette({ seed }: { seed: number }) {
  return useMemo(() => {
    const land = island(390, 158, 270, 104, seed)
    const isle = island(770, 232, 46, 26, seed + 5, 60)
    const coast = closedPath(land) + closedPath(isle)
    // strokes keep away from the coast
    const shore = land.filter((_, k) => k % 3 === 0).map(([x, y]) => [x, y, 13] as const)
    const patches = PATCHES.map(([pattern, x, y, rx, ry], k) => ({
      pattern,
      ground: drawGround(pattern, island(x, y, rx, ry, seed + k, 40), seed + k, shore),
    }))
    const sea = drawGround(
      'sea',
      [
        [0, 0],
        [WIDTH, 0],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      seed + 9,
      land.map(([x, y]) => [x, y, 26] as const),
    )
    const clip = `land-${seed}`
    return (
      <svg
        class="vignette"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <clipPath id={clip}>
          <path d={coast} />
        </clipPath>
        <rect width={WIDTH} height={HEIGHT} fill="#94b0a9" />
        <g class="strokes strokes-sea">
          <path d={sea.pen} class="pen" />
        </g>
        {[34, 21, 10].map((w, k) => (
          <path key={w} d={coast} stroke-width={w} class={`wash wash-${k}`} />
        ))}
        <path d={coast} fill="#e4d5a4" />
        <g clip-path={`url(#${clip})`}>
          {patches.map(({ pattern, ground }, k) => (
            <g key={k} class={`strokes strokes-${pattern} vignette-${pattern}`}>
              <path d={ground.body} class="body" />
              <path d={ground.shade} class="shade" />
              <path d={ground.pen} class="pen" />
            </g>
          ))}
        </g>
        <path d={coast} class="shore" />
        <path d="M300 205q60-46 128-26t104-26t30 20" class="route" />
        {[
          [300, 208, '#8a1f1f'],
          [566, 172, '#1d4f8a'],
          [770, 232, '#3f5a2c'],
        ].map(([x, y, colour]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path d={KEEP} fill="#f6ecd3" stroke="#38270f" stroke-width="1.6" fill-rule="evenodd" />
            <path d="M0-8V-19L10-15.500L0-12" fill={String(colour)} stroke="#38270f" />
          </g>
        ))}
        <path
          d={SHIP}
          transform="translate(70 150) scale(1.5)"
          fill="#f6ecd3"
          stroke="#38270f"
          stroke-width="1.4"
          stroke-linejoin="round"
        />
        <Rose x={806} y={88} r={54} />
        <rect width={WIDTH} height={HEIGHT} fill="url(#paper-grain)" />
        <rect width={WIDTH} height={HEIGHT} fill="url(#old-age)" />
      </svg>
    )
  }, [seed])
}
