// A small battlefield of nowhere in particular: the lobby's picture of a game that is played on hexes.

import { useMemo } from 'preact/hooks'
import { closedPath, type Point, seeded } from './geometry'
import { bannerCloth, drawHex } from './hexart'
import '../styles/hexes.css'

const WIDTH = 900
const HEIGHT = 300
const R = 42
const ACROSS = R * Math.sqrt(3)

const GROUNDS: readonly [pattern: string, colour: string, share: number][] = [
  ['plains', '#cfcf8f', 0.62],
  ['forest', '#9fb478', 0.8],
  ['hill', '#d9c08a', 1],
]

const hexAt = (x: number, y: number): Point[] =>
  Array.from({ length: 6 }, (_, k): Point => [x + R * Math.sin((k * Math.PI) / 3), y - R * Math.cos((k * Math.PI) / 3)])

/** Two lines of banners that face each other over open ground. */
const CAMPS = [
  { row: 1, colour: '#1d4f8a', shape: 'standard' },
  { row: 4, colour: '#8a1f1f', shape: 'pennant' },
]

export function HexVignette({ seed }: { seed: number }) {
  return useMemo(() => {
    const random = seeded(seed)
    const hexes = Array.from({ length: 6 * 15 }, (_, k) => {
      const row = Math.floor(k / 15)
      const column = (k % 15) - 1
      const x = (column + (row % 2) / 2) * ACROSS
      const y = row * R * 1.5 - 8
      const chance = random()
      const isCamp = column % 2 === 0 && CAMPS.some((camp) => camp.row === row)
      const ground = isCamp ? GROUNDS[0]! : GROUNDS.find(([, , share]) => chance < share)!
      return {
        row,
        isCamp,
        x,
        y,
        ground,
        path: closedPath(hexAt(x, y)),
        strokes: drawHex(ground[0], hexAt(x, y), [x, y], seed + k),
      }
    })
    const grid = hexes.map((hex) => hex.path).join('')
    return (
      <svg
        class="vignette"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        {hexes.map(({ ground, path }, k) => (
          <path key={k} d={path} fill={ground[1]} />
        ))}
        {GROUNDS.map(([pattern]) => {
          const all = hexes.filter((hex) => hex.ground[0] === pattern)
          const joined = (part: 'body' | 'shade' | 'pen') => all.map((hex) => hex.strokes[part]).join('')
          return (
            <g key={pattern} class={`strokes strokes-${pattern} vignette-${pattern}`}>
              <path d={joined('body')} class="body" />
              <path d={joined('shade')} class="shade" />
              <path d={joined('pen')} class="pen" />
            </g>
          )
        })}
        <path d={grid} class="hex-grid" />
        {CAMPS.flatMap(({ row, colour, shape }) =>
          hexes
            .filter((hex) => hex.row === row && hex.isCamp)
            .map(({ x, y }) => (
              <g key={`${x}.${y}`} transform={`translate(${x - 10} ${y - 24}) scale(1.15)`}>
                <ellipse cx="2" cy="41" rx="13" ry="3.500" fill="#1d140a" opacity=".3" />
                <path d="M0-3V41" stroke="#38270f" stroke-width="2.600" stroke-linecap="round" />
                <path
                  d={bannerCloth(shape)}
                  fill={colour}
                  stroke="#38270f"
                  stroke-width="1.500"
                  stroke-linejoin="round"
                />
                <path d={bannerCloth(shape)} fill="url(#stone-shine)" />
              </g>
            )),
        )}
        <rect width={WIDTH} height={HEIGHT} fill="url(#paper-grain)" />
        <rect width={WIDTH} height={HEIGHT} fill="url(#old-age)" />
      </svg>
    )
  }, [seed])
}
