// Models seen from above: a base with an icon. Colour is never the only sign: the first side is dark with a smooth rim, the
// second light with a notched one; crown, flag, sunburst and chevron show the role of a model; a red arc is the share of wounds
// lost.

import type { Colours } from '../../art/emblem'
import type { Point } from '../../art/geometry'
import { hasIcon, iconAt } from '../../parts/Icon'
import type { Piece, Scene, Static } from '../../wire/protocol'
import type { Scale } from './scale'

const INK = '#1d140a'
const GOLD = '#f3c53a'
const NOBODY: Colours = { ground: '#6b5a3c', figure: '#f3e9cf', icon: '' }
const n = (value: number): number => Math.round(value * 10) / 10

export const lookOf = (data: Static, scene: Scene, seat: number): Colours =>
  data.sides[scene.panels.find((panel) => panel.seat === seat)?.side ?? -1] ?? NOBODY

/** The direction of a model on the screen, in degrees. */
function screenHeading(at: Point, facing: number, scale: Scale): number {
  const [x, y] = scale.there(at)
  const turn = (facing * Math.PI) / 180
  const [tx, ty] = scale.there([at[0] + Math.cos(turn) * 1000, at[1] + Math.sin(turn) * 1000])
  return (Math.atan2(ty - y, tx - x) * 180) / Math.PI
}

/** A star with this many rays around a base. */
function sunburst(r: number): string {
  let d = ''
  for (let k = 0; k < 24; k++) {
    const far = r * (k % 2 ? 1.06 : 1.3)
    const turn = (k * Math.PI) / 12
    d += `${k ? 'L' : 'M'}${n(far * Math.cos(turn))} ${n(far * Math.sin(turn))}`
  }
  return `${d}Z`
}

const Sign = ({ icon, x, y, size, fill }: { icon: string; x: number; y: number; size: number; fill: string }) => (
  <use
    href={iconAt(icon)}
    transform={`translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 512).toFixed(4)})`}
    fill={fill}
  />
)

function Crown({ r, icon, pale }: { r: number; icon: string; pale: boolean }) {
  const size = Math.max(17, r * 1.12)
  return (
    <g stroke={INK} stroke-width="70" stroke-linejoin="round" paint-order="stroke">
      <Sign icon={icon} x={0} y={-r} size={size} fill={pale ? '#f6ecd3' : '#ffd84a'} />
    </g>
  )
}

/** The flag of a standard: a swallow-tail for the first side, a pennant for the second. */
function Flag({ r, look, second }: { r: number; look: Colours; second: boolean }) {
  const x = r * 0.55
  const top = -r * 2.15
  const w = r * 1.5
  const h = r
  const cloth = second
    ? `M${n(x)} ${n(top)}l${n(w * 1.1)} ${n(h / 2)}l${n(-w * 1.1)} ${n(h / 2)}z`
    : `M${n(x)} ${n(top)}h${n(w)}l${n(-w * 0.22)} ${n(h / 2)}l${n(w * 0.22)} ${n(h / 2)}h${n(-w)}z`
  const pole = `M${n(x)} ${n(r * 0.2)}V${n(top - 3)}`
  return (
    <>
      <path d={pole} stroke={INK} stroke-width="4.4" stroke-linecap="round" />
      <path d={pole} stroke="#e0bd70" stroke-width="1.9" />
      <path d={cloth} fill={look.ground} stroke={INK} stroke-width="1.8" stroke-linejoin="round" />
      <Sign icon={look.icon} x={x + w * 0.36} y={top + h / 2} size={h * 0.78} fill={look.figure} />
    </>
  )
}

/** The share of wounds lost, as an arc from the top. */
function Harm({ r, lost, most }: { r: number; lost: number; most: number }) {
  const far = r + 3
  const turn = Math.min(0.999, lost / most) * 2 * Math.PI
  const d = `M0 ${n(-far)}A${n(far)} ${n(far)} 0 ${lost * 2 > most ? 1 : 0} 1 ${n(far * Math.sin(turn))} ${n(-far * Math.cos(turn))}`
  return (
    <>
      <path d={d} fill="none" stroke="#fff" stroke-width="8" />
      <path d={d} fill="none" stroke="#b3261a" stroke-width="5.2" />
    </>
  )
}

/** A base around the origin. */
export function ModelArt({
  piece,
  data,
  scene,
  scale,
  letter,
  size = 1,
}: {
  piece: Piece
  data: Static
  scene: Scene
  scale: Scale
  letter: string
  size?: number
}) {
  const type = data.types[piece.type]
  const look = lookOf(data, scene, piece.seat)
  const r = (type?.base ?? 0) * scale.k * size
  const sign = r * 1.34
  const ahead = piece.facing === null || !piece.at ? null : screenHeading(piece.at, piece.facing, scale)
  const isSecond = piece.seat % 2 === 1
  const isLeading = ['leader', 'acting', 'character'].includes(piece.role)
  return (
    <>
      <circle cx={n(r * 0.1)} cy={n(r * 0.16)} r={r} fill="#140c04" fill-opacity=".38" />
      {piece.role === 'character' ? <path d={sunburst(r)} fill="#e8b62c" stroke={INK} stroke-width="1.4" /> : null}
      {ahead === null ? null : (
        <path
          d={`M${r * 0.72} ${-r * 0.5}L${r * 1.32} 0L${r * 0.72} ${r * 0.5}z`}
          transform={`rotate(${ahead})`}
          fill={look.ground}
          stroke={INK}
          stroke-width="1.2"
        />
      )}
      <circle r={n(r - 0.7)} fill={look.ground} stroke={INK} stroke-width={r > 34 ? 2.2 : 1.7} />
      <circle r={n(r - 1.6)} fill={`url(#dome-${isSecond ? 1 : 0})`} />
      <circle
        r={n(r - (isSecond ? 2.8 : 3.2))}
        fill="none"
        stroke={look.figure}
        stroke-opacity={isSecond ? 1 : 0.75}
        stroke-width={isSecond ? 2.7 : 1.3}
        stroke-dasharray={isSecond ? `${n(r * 0.26)} ${n(r * 0.264)}` : undefined}
      />
      {piece.role === 'leader' || piece.role === 'standard' || piece.role === 'acting' ? (
        <circle
          r={n(r - 2.6)}
          fill="none"
          stroke={GOLD}
          stroke-width="3.1"
          stroke-dasharray={piece.role === 'acting' ? '4 3' : undefined}
        />
      ) : null}
      {hasIcon(type?.icon ?? '') ? (
        <Sign icon={type?.icon ?? ''} x={0} y={isLeading ? r * 0.06 : 0} size={sign} fill={look.figure} />
      ) : (
        <text class="model-letter" fill={look.figure} font-size={sign * 0.78} y={sign * 0.27}>
          {letter}
        </text>
      )}
      {isLeading ? (
        <Crown
          r={r}
          icon={data.palette[piece.role === 'character' ? 'signs.character' : 'signs.leader'] ?? 'crown'}
          pale={piece.role === 'acting'}
        />
      ) : null}
      {piece.role === 'command' ? (
        <g fill="none" stroke-linejoin="round">
          {[INK, '#ffd84a'].map((colour, k) => (
            <path
              key={colour}
              d={`M${n(-r * 0.42)} ${n(r * 0.62)}l${n(r * 0.42)} ${n(r * 0.36)}l${n(r * 0.42)} ${n(-r * 0.36)}`}
              stroke={colour}
              stroke-width={k ? 3 : 5.6}
            />
          ))}
        </g>
      ) : null}
      {piece.role === 'standard' ? <Flag r={r} look={look} second={isSecond} /> : null}
      {piece.harm[0] ? <Harm r={r} lost={piece.harm[0]} most={piece.harm[1]} /> : null}
    </>
  )
}

/** Highlights on bases, once per page. */
export const Domes = () => (
  <defs>
    <radialGradient id="dome-0" cx=".38" cy=".3" r=".8">
      <stop offset="0" stop-color="#fff" stop-opacity=".3" />
      <stop offset=".6" stop-color="#fff" stop-opacity="0" />
      <stop offset="1" stop-color="#050a18" stop-opacity=".6" />
    </radialGradient>
    <radialGradient id="dome-1" cx=".38" cy=".3" r=".8">
      <stop offset="0" stop-color="#fff" stop-opacity=".9" />
      <stop offset=".6" stop-color="#fff" stop-opacity="0" />
      <stop offset="1" stop-color="#3a1a44" stop-opacity=".42" />
    </radialGradient>
  </defs>
)
