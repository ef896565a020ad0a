import { iconPath } from './Icon'

/** What a tile shows: an engraved stone in the colours of its side, its sign, and printed numbers. */
export interface TileFace {
  icon: string
  ground: string
  figure: string
  left?: number | undefined
  right?: number | undefined
  count?: number
  unknown?: boolean
}

const W = 34
const H = 26

/** Pips as on a domino: one to five small bosses down the right edge. */
function pips(count: number, w: number, h: number): string {
  let d = ''
  for (let k = 0; k < count; k++) d += `M${w - 4.6} ${(h * (k + 1)) / (count + 1)}m-1.25 0a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0`
  return d
}

/** Cost as notches down the left edge. */
function notches(count: number, h: number): string {
  let d = ''
  for (let k = 0; k < count; k++) d += `M2.8 ${(h * (k + 1)) / (count + 1) - 1.6}h3.4v3.2h-3.4z`
  return d
}

/** A tile drawn at (x, y), its middle; size 1 is 34 by 26 units. For use inside an SVG surface or tray. */
export function TileArt({ face, x = 0, y = 0, scale = 1 }: { face: TileFace; x?: number; y?: number; scale?: number }) {
  const stacked = Math.min(face.count ?? 1, 3)
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-W / 2} ${-H / 2})`} class="tile-art">
      {Array.from({ length: stacked - 1 }, (_, k) => (
        <rect key={k} x={(stacked - 1 - k) * 1.8} y={-(stacked - 1 - k) * 1.8} width={W} height={H} rx="3.4" fill={face.ground} stroke="#1d140a" stroke-width=".7" />
      ))}
      <rect y="1.3" width={W} height={H} rx="3.4" fill="#1d140a" opacity=".45" />
      <rect width={W} height={H} rx="3.4" fill={face.ground} stroke="#1d140a" stroke-width=".8" />
      <path d={`M1.2 ${H - 3.4}V4.2Q1.2 1.2 4.2 1.2H${W - 3.4}`} fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1" />
      <path d={`M${W - 1.2} 3.4V${H - 4.2}Q${W - 1.2} ${H - 1.2} ${W - 4.2} ${H - 1.2}H3.4`} fill="none" stroke="#000" stroke-opacity=".38" stroke-width="1" />
      {face.unknown ? (
        <text x={W / 2} y={H / 2 + 5} class="tile-unknown" fill={face.figure}>?</text>
      ) : (
        <>
          <g transform={`translate(${W / 2 - 10} ${H / 2 - 10}) scale(${20 / 512})`}>
            <path d={iconPath(face.icon)} fill="#000" opacity=".4" transform="translate(0 22)" />
            <path d={iconPath(face.icon)} fill={face.figure} />
          </g>
          {face.right ? <path d={pips(face.right, W, H)} fill={face.figure} stroke="#000" stroke-opacity=".4" stroke-width=".5" /> : null}
          {face.left ? <path d={notches(face.left, H)} fill={face.figure} stroke="#000" stroke-opacity=".4" stroke-width=".5" /> : null}
        </>
      )}
      {(face.count ?? 1) > 1 ? (
        <g transform={`translate(${W - 1} ${-1})`}>
          <circle r="6" fill="#fdf6e3" stroke="#1d140a" stroke-width=".8" />
          <text class="tile-count" y="3.2">{face.count}</text>
        </g>
      ) : null}
    </g>
  )
}
