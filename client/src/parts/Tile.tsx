import { Badge, type Colours } from '../art/emblem'
import { iconAt } from './Icon'

/** What a piece shows: its icon, the colours of its side, printed numbers, how many there are. */
export interface TileFace {
  icon: string
  side: number
  look: Colours
  /** tile: an engraved stone. building: stands on the map under the flag of its side. token: as small as a hut. */
  form: string
  notches?: number | undefined
  pips?: number | undefined
  count?: number
  unknown?: boolean
}

export const TILE_WIDTH = 34
export const TILE_HEIGHT = 26
const W = TILE_WIDTH
const H = TILE_HEIGHT

/** Pips as on a domino: small bosses down the right edge. */
function pips(count: number): string {
  let d = ''
  for (let k = 0; k < count; k++)
    d += `M${W - 4.4} ${(H * (k + 1)) / (count + 1)}m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0`
  return d
}

/** Notches cut into the left edge. */
function notches(count: number): string {
  let d = ''
  for (let k = 0; k < count; k++) d += `M2.6 ${(H * (k + 1)) / (count + 1) - 1.7}h3.6v3.4h-3.6z`
  return d
}

function Stone({ face }: { face: TileFace }) {
  const { ground, figure } = face.look
  const stacked = Math.min(face.count ?? 1, 3)
  const icon = iconAt(face.icon)
  return (
    <>
      <rect x="1" y={H - 3} width={W} height="5.4" rx="2.7" fill="#1d140a" opacity=".4" />
      {Array.from({ length: stacked - 1 }, (_, k) => (
        <rect
          key={k}
          x={(stacked - 1 - k) * 1.7}
          y={-(stacked - 1 - k) * 1.9}
          width={W}
          height={H}
          rx="3.2"
          fill={ground}
          stroke="#1d140a"
          stroke-width=".9"
        />
      ))}
      <rect width={W} height={H} rx="3.2" fill={ground} stroke="#1d140a" stroke-width="1" />
      <rect width={W} height={H} rx="3.2" fill="url(#stone-grain)" />
      <rect width={W} height={H} rx="3.2" fill="url(#stone-shine)" />
      <path
        d={`M1.2 ${H - 3.6}V4.2Q1.2 1.2 4.2 1.2H${W - 3.6}`}
        fill="none"
        stroke="#fff"
        stroke-opacity=".45"
        stroke-width="1"
      />
      <path
        d={`M${W - 1.2} 3.6V${H - 4.2}Q${W - 1.2} ${H - 1.2} ${W - 4.2} ${H - 1.2}H3.6`}
        fill="none"
        stroke="#000"
        stroke-opacity=".45"
        stroke-width="1"
      />
      {face.unknown ? (
        <text x={W / 2} y={H / 2 + 5.4} class="tile-unknown" fill={figure}>
          ?
        </text>
      ) : (
        <>
          {/* engraved: dark where there is no light, bright at the lower edge */}
          <use
            href={icon}
            transform={`translate(${W / 2 - 10.5} ${H / 2 - 10.4}) scale(${20.5 / 512})`}
            fill="#000"
            opacity=".55"
          />
          <use
            href={icon}
            transform={`translate(${W / 2 - 9.9} ${H / 2 - 9.5}) scale(${20.5 / 512})`}
            fill="#fff"
            opacity=".3"
          />
          <use href={icon} transform={`translate(${W / 2 - 10.2} ${H / 2 - 10}) scale(${20.5 / 512})`} fill={figure} />
          {face.pips ? (
            <path d={pips(face.pips)} fill={figure} stroke="#000" stroke-opacity=".5" stroke-width=".5" />
          ) : null}
          {face.notches ? (
            <path d={notches(face.notches)} fill={figure} stroke="#000" stroke-opacity=".5" stroke-width=".5" />
          ) : null}
        </>
      )}
    </>
  )
}

function Building({ face }: { face: TileFace }) {
  const icon = iconAt(face.icon)
  return (
    <>
      <ellipse cx={W / 2} cy={H + 1} rx="17" ry="3.6" fill="#1d140a" opacity=".4" />
      <g transform={`translate(${W / 2 - 18} ${H - 34}) scale(${36 / 512})`}>
        <use href={icon} class="building-rim" />
        <rect x="70" y="270" width="372" height="190" fill="#6e6048" />
        <use href={icon} fill="url(#masonry)" />
      </g>
      <Badge side={face.side} look={face.look} x={W / 2} y={H - 2} scale={0.6} />
    </>
  )
}

/** A piece centred at (x, y); scale 1 is 34 by 26 units. For use inside an SVG. */
export function TileArt({ face, x = 0, y = 0, scale = 1 }: { face: TileFace; x?: number; y?: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-W / 2} ${-H / 2})`} class="tile-art">
      {face.form === 'building' && !face.unknown ? <Building face={face} /> : <Stone face={face} />}
      {(face.count ?? 1) > 1 ? (
        <g transform={`translate(${W - 2} 0)`}>
          <circle r="6.4" fill="#fdf6e3" stroke="#1d140a" stroke-width="1" />
          <text class="tile-count" y="3.3">
            {face.count}
          </text>
        </g>
      ) : null}
    </g>
  )
}
