// The sheet of the map: paper, a border with a scale of alternating bars, the title on a ribbon, a compass rose at sea.

import { boxInside, type Point } from '../art/geometry'
import type { Static } from '../wire/protocol'
import { memoized } from './memo'
import type { View } from './pointing'

/** Paper margin around the map for its border, in units of the board. */
export const MARGIN = 31

function bars(width: number, height: number): string {
  const long = 50
  let d = ''
  for (let x = 0; x < width; x += long * 2) {
    const w = Math.min(long, width - x)
    d += `M${x} -9h${w}v5h${-w}zM${x} ${height + 4}h${w}v5h${-w}z`
  }
  for (let y = 0; y < height; y += long * 2) {
    const h = Math.min(long, height - y)
    d += `M-9 ${y}h5v${h}h-5zM${width + 4} ${y}h5v${h}h-5z`
  }
  return d
}

const CORNER = 'M0-14L3-3L14 0L3 3L0 14L-3 3L-14 0L-3-3z'

/** A position for the compass rose: the point at sea farthest from every coast, border and name. */
export function roseSpot(data: Static, avoid: readonly Point[]): { x: number; y: number; r: number } | null {
  const { places, width, height } = data.surface
  const isSea = (terrain: number) => data.terrains[terrain]?.pattern === 'sea'
  const seas = places.filter((place) => isSea(place.terrain))
  // corners of a drawn coast are close together: the distance to them approximates the distance to the coast
  const coast = places.filter((place) => !isSea(place.terrain)).flatMap((place) => place.polygon)
  let best: { x: number; y: number; r: number } | null = null
  for (let x = 30; x < width; x += 18)
    for (let y = 30; y < height; y += 18) {
      let r = Math.min(x, y, width - x, height - y)
      if ((best && r <= best.r) || !seas.some((sea) => boxInside(sea.polygon, x, y, 0, 0))) continue
      let near = r * r
      for (const [nx, ny] of avoid) near = Math.min(near, ((nx - x) / 1.6) ** 2 + (ny - y) ** 2)
      const least = best ? best.r * best.r : 0
      for (let k = 0; k < coast.length && near > least; k++)
        near = Math.min(near, (coast[k]![0] - x) ** 2 + (coast[k]![1] - y) ** 2)
      r = Math.sqrt(near)
      if (!best || r > best.r) best = { x, y, r }
    }
  return best && best.r > 24 ? { ...best, r: Math.min(best.r - 3, 52) } : null
}

export function Rose({ x, y, r }: { x: number; y: number; r: number }) {
  const ray = (turn: number, long: number, wide: number) => (
    <g key={`${turn}.${long}`} transform={`rotate(${turn})`}>
      <path d={`M0 ${-long}L${wide} ${-wide}L0 0z`} class="rose-dark" />
      <path d={`M0 ${-long}L${-wide} ${-wide}L0 0z`} class="rose-light" />
    </g>
  )
  return (
    <g class="rose" transform={`translate(${x} ${y}) scale(${r / 50})`}>
      <circle r="36" class="rose-ring" />
      <circle r="32" class="rose-ring" />
      {[45, 135, 225, 315].map((turn) => ray(turn, 34, 5))}
      {[0, 90, 180, 270].map((turn) => ray(turn, 44, 8))}
      <circle r="4" class="rose-ring" />
      <path d="M-3-46V-55L3-46.500V-55.500" class="rose-north" />
    </g>
  )
}

/** Drawn below the map. */
export const Sheet = memoized(({ view }: { view: View }) => {
  const box = { x: view.x, y: view.y, width: view.width, height: view.height }
  return (
    <g class="sheet" aria-hidden="true">
      <rect {...box} class="sheet-paper" />
      <rect {...box} fill="url(#paper-grain)" />
      <rect {...box} fill="url(#old-age)" />
    </g>
  )
})

/** The grain of the paper, browning towards the edges. */
export const OldAge = ({ width, height }: { width: number; height: number }) => (
  <>
    <rect width={width} height={height} fill="url(#paper-grain)" />
    <rect width={width} height={height} fill="url(#old-age)" />
  </>
)

/** The width of the title ribbon; its tails extend it by 24. */
export const ribbonWidth = (title: string): number => Math.max(110, title.length * 11.5 + 36)

interface FrameProps {
  width: number
  height: number
  title: string
  /** the renderer draws the border as a ruler itself, and the browning lies below its pieces */
  ruled?: boolean
}

/** Drawn above the map: border, title ribbon, and browning towards the edges. */
export const Frame = memoized(({ width, height, title, ruled = false }: FrameProps) => {
  const ribbon = ribbonWidth(title)
  const x = width / 2
  return (
    <g class="frame" aria-hidden="true">
      {ruled ? null : <OldAge width={width} height={height} />}
      <rect x="-1" y="-1" width={width + 2} height={height + 2} class="frame-inner" />
      <rect x="-9" y="-9" width={width + 18} height={height + 18} class="frame-band" />
      {ruled ? null : <path d={bars(width, height)} class="frame-bars" />}
      <rect x="-14" y="-14" width={width + 28} height={height + 28} class="frame-outer" />
      {[
        [0, 0],
        [width, 0],
        [0, height],
        [width, height],
      ].map(([cx, cy]) => (
        <path
          key={`${cx}.${cy}`}
          d={CORNER}
          transform={`translate(${cx! + (cx ? 6 : -6)} ${cy! + (cy ? 6 : -6)})`}
          class="frame-corner"
        />
      ))}
      <g transform={`translate(${x} -14)`} class="ribbon">
        <path
          d={`M${-ribbon / 2 + 8} -8H${-ribbon / 2 - 24}l9 11l-9 11H${-ribbon / 2 + 8}zM${ribbon / 2 - 8} -8H${ribbon / 2 + 24}l-9 11l9 11H${ribbon / 2 - 8}z`}
          class="ribbon-tail"
        />
        <path d={`M${-ribbon / 2} -15H${ribbon / 2}V13H${-ribbon / 2}z`} class="ribbon-face" />
        <path d={`M${-ribbon / 2 + 4} -11.500H${ribbon / 2 - 4}V9.500H${-ribbon / 2 + 4}z`} class="ribbon-line" />
        <text y="6">{title}</text>
      </g>
    </g>
  )
})
