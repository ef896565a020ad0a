// A unit on a hex: a few figures under a banner, its tokens, and what it did this turn.

import { iconAt } from '../parts/Icon'
import type { Banner, Piece, PieceType } from '../wire/protocol'
import type { Colours } from './emblem'
import { bannerCloth, bannerDevice, figureSpots } from './hexart'

/** A banner on its pole. A device and a letter repeat the colour; the shape of the cloth repeats the camp. */
export function BannerArt({
  banner,
  letter,
  x = 0,
  y = 0,
  scale = 1,
  pole = 52,
}: {
  banner: Banner
  letter: string
  x?: number
  y?: number
  scale?: number
  pole?: number
}) {
  const cloth = bannerCloth(banner.shape)
  const at = banner.shape === 'pennant' ? 9 : 13
  return (
    <g class="banner" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={`M-.6 -3V${pole}`} stroke="#1d140a" stroke-width="3.4" stroke-linecap="round" />
      <path d={`M-.6 -3V${pole}`} stroke="#c9a86a" stroke-width="1.5" stroke-linecap="round" />
      <circle cx="-.6" cy="-3.600" r="2.300" fill="#e3c25f" stroke="#1d140a" stroke-width=".9" />
      <path d={cloth} fill={banner.colour} stroke="#1d140a" stroke-width="1.800" stroke-linejoin="round" />
      <path
        d={cloth}
        fill="url(#stone-shine)"
        stroke="#fff"
        stroke-opacity=".45"
        stroke-width=".7"
        stroke-linejoin="round"
      />
      <path
        d={bannerDevice(banner.device, at, 8.5)}
        fill="none"
        stroke="#fff"
        stroke-width="1.300"
        stroke-opacity=".9"
      />
      <text x={at} y="12.300" class="banner-letter">
        {letter}
      </text>
    </g>
  )
}

export const MARKS: Record<string, string> = {
  // a raised pennon, an arrow, crossed blades
  ordered: 'M-2.6 4.6V-4.6M-2.6 -4.4L4 -2L-2.6 .6',
  moved: 'M-4.2 0H3.400M.4 -3.200L3.800 0L.4 3.200',
  battled: 'M-3.600 -3.600L3.600 3.600M3.600 -3.600L-3.600 3.600',
}

/** What the unit did this turn, as signs in a column. */
export function MarksArt({ flags, x, y }: { flags: readonly string[]; x: number; y: number }) {
  return (
    <g class="unit-marks">
      {Object.keys(MARKS)
        .filter((flag) => flags.includes(flag))
        .map((flag, k) => (
          <g key={flag} class={`unit-mark mark-${flag}`} transform={`translate(${x} ${y + k * 13.5})`}>
            <circle r="6.2" />
            <path d={MARKS[flag]} />
          </g>
        ))}
    </g>
  )
}

/** Small round tokens from right to left, with a number if there are several. */
export function TokensArt({
  pieces,
  types,
  x,
  y,
}: {
  pieces: readonly Piece[]
  types: readonly PieceType[]
  x: number
  y: number
}) {
  return (
    <g class="unit-tokens">
      {pieces.map((piece, k) => {
        const type = types[piece.type]
        return type ? (
          <g key={piece.id} transform={`translate(${x - k * 15} ${y})`}>
            <circle r="7.4" fill={type.colour || '#4a3f35'} stroke="#fdf6e3" stroke-width="1.2" />
            <circle r="8.1" fill="none" stroke="#1d140a" stroke-width=".8" />
            <use href={iconAt(type.icon)} transform="translate(-5.2 -5.2) scale(.0203)" fill="#fff8e4" />
            {piece.count > 1 ? (
              <text class="token-count" x="5" y="7.4">
                {piece.count}
              </text>
            ) : null}
          </g>
        ) : null
      })}
    </g>
  )
}

export const formOf = (type: PieceType | undefined): 'foot' | 'mounted' | 'large' =>
  type?.flags.includes('large') ? 'large' : type?.flags.includes('mounted') ? 'mounted' : 'foot'

/** A soldier for units whose icon shows only a weapon, in the coordinates of the icons (512). */
const SOLDIER =
  'M196 38a58 58 0 1 1-.1 0zM120 176Q196 150 272 176L300 318L262 326L250 268L246 330L276 492H212L196 372L180 492H116L146 330L142 268L130 326L92 318z'

interface FiguresProps {
  icon: string
  count: number
  form: 'foot' | 'mounted' | 'large'
  look: Colours
  /** the icon is a soldier's weapon */
  arms?: boolean
}

/** The remaining figures, back row first. Light armies stand on a dark ground, dark ones on a light one. */
export function FiguresArt({ icon, count, form, look, arms = false }: FiguresProps) {
  const href = iconAt(icon)
  return (
    <g class="figures-art">
      {figureSpots(count, form).map((spot, k) => (
        <g key={k} transform={`translate(${spot.x - spot.size / 2} ${spot.y - spot.size / 2})`}>
          <ellipse
            cx={spot.size / 2}
            cy={spot.size * 0.97}
            rx={spot.size * 0.4}
            ry={spot.size * 0.11}
            fill="#1d140a"
            opacity=".45"
          />
          <g transform={`scale(${spot.size / 512})`} stroke-width={1650 / spot.size}>
            {arms ? (
              <>
                <path d={SOLDIER} class="figure-rim" stroke={look.figure} />
                <path d={SOLDIER} fill={look.ground} />
                <g transform="translate(196 96) scale(.62)" stroke-width={2500 / spot.size}>
                  <use href={href} class="figure-rim" stroke={look.figure} />
                  <use href={href} fill={look.ground} />
                </g>
              </>
            ) : (
              <>
                <use href={href} class="figure-rim" stroke={look.figure} />
                <use href={href} fill={look.ground} />
              </>
            )}
          </g>
        </g>
      ))}
    </g>
  )
}

interface UnitProps {
  pieces: readonly Piece[]
  types: readonly PieceType[]
  flags: readonly string[]
  look: Colours
  banner: Banner | undefined
  letter: string
}

/** A whole unit around (0, 0), for a hex about 72 wide. */
export function UnitArt({ pieces, types, flags, look, banner, letter }: UnitProps) {
  const unit = pieces[0]
  if (!unit) return null
  const type = types[unit.type]
  const done = flags.includes('moved') && flags.includes('battled')
  return (
    <g class={`unit ${flags.includes('ordered') ? 'is-ordered' : ''} ${done ? 'is-done' : ''}`}>
      <ellipse cx="1" cy="7" rx="31.500" ry="25" class="unit-ground" fill={look.figure} />
      <FiguresArt
        icon={type?.icon ?? ''}
        count={unit.count}
        form={formOf(type)}
        look={look}
        arms={type?.flags.includes('arms') ?? false}
      />
      {/* on top of the figures, so that colour, device and letter stay visible */}
      {banner ? <BannerArt banner={banner} letter={letter} x={-27} y={-33} pole={50} /> : null}
      <TokensArt pieces={pieces.slice(1)} types={types} x={24} y={26} />
      <MarksArt flags={flags} x={29} y={-19} />
    </g>
  )
}
