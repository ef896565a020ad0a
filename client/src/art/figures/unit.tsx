// A unit made of figures: the base with its studs, the ranks, the banner. Each drawing is in the page once; each figure is a
// <use> of it.

import type { Banner, Piece, PieceType, Recipe } from '../../wire/protocol'
import type { Colours } from '../emblem'
import { coloursOf, drawingOf, standing } from './figure'
import { Drawn } from './strokes'

const idOf = (type: PieceType): string => `figure-${type.id}`

/** The drawings of these kinds, for reference by <use>. */
export function FigureSprite({ types }: { types: readonly PieceType[] }) {
  return (
    <defs>
      {types.map((type) =>
        type.figure ? (
          <g key={type.id} id={idOf(type)} class="figure-art">
            <Drawn of={drawingOf(type.figure)} />
          </g>
        ) : null,
      )}
    </defs>
  )
}

/** Is the unit drawn from a recipe? */
export const hasFigure = (type: PieceType | undefined): type is PieceType & { figure: Recipe } => Boolean(type?.figure)

const HALF = 32.5
const DEEP = 16
/** the centre of the base, below the centre of the hex */
const LOW = 12

const round = (y: number): string =>
  `M${-HALF} ${y}a${HALF} ${DEEP} 0 1 0 ${2 * HALF} 0a${HALF} ${DEEP} 0 1 0 ${-2 * HALF} 0z`
const cut = (y: number): string =>
  `M${-HALF - 1} ${y}L${-HALF * 0.56} ${y - DEEP}H${HALF * 0.56}L${HALF + 1} ${y}L${HALF * 0.56} ${y + DEEP}H${-HALF * 0.56}z`
const SIDE_ROUND = `M${-HALF} ${LOW}v4a${HALF} ${DEEP} 0 0 0 ${2 * HALF} 0v-4z`
const SIDE_CUT = `M${-HALF - 1} ${LOW}v4L${-HALF * 0.56} ${LOW + DEEP + 4}H${HALF * 0.56}L${HALF + 1} ${LOW + 4}v-4z`

/** Round for one camp, angular for the other. The rim shows the state of the unit. */
function Stand({ isCut, state }: { isCut: boolean; state: string }) {
  const top = (isCut ? cut : round)(LOW)
  return (
    <g class={`stand ${state}`}>
      <ellipse cx="3" cy={LOW + 6.5} rx={HALF + 2} ry={DEEP + 1.5} class="stand-shadow" />
      <path d={isCut ? SIDE_CUT : SIDE_ROUND} class="stand-side" />
      <path d={top} class="stand-ink" />
      <path d={top} class="stand-top" />
      <path d={top} class="stand-light" fill="url(#stand-light)" />
    </g>
  )
}

/** One stud for each figure at full strength, dark if that figure is lost. */
function Studs({ count, full, fell }: { count: number; full: number; fell: number }) {
  if (full < 2) return null
  const gap = Math.min(8.5, 46 / full)
  return (
    <g class="studs">
      {Array.from({ length: full }, (_, k) => (
        <circle
          key={k}
          cx={(k - (full - 1) / 2) * gap}
          cy={LOW + 13.2}
          r={Math.min(2.7, gap * 0.34)}
          class={k >= count ? 'stud lost' : k >= count - fell ? 'stud goes' : 'stud'}
        />
      ))}
    </g>
  )
}

const FLAG = 'M0 0C5-2 9-1 13 0S21 1.500 25 0V15C21 16.500 17 16 13 15S5 13.500 0 15z'
const FLAG_SHADE = 'M0 8.500C5 7 9 8 13 9S21 10 25 8.500V15C21 16.500 17 16 13 15S5 13.500 0 15z'
const PENNANT = 'M0 0L28 8L0 16z'
const PENNANT_SHADE = 'M0 9.500L14 8.600L28 8L0 16z'
/** The device on the cloth, so that you can tell the colour without seeing it. */
const SIGNS: Record<Banner['device'], string> = {
  ring: 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z',
  bars: 'M-5-2.5H5M-5 2.5H5',
  cross: 'M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6',
}
const POLE = { x: -28, y: -38 }

function Cloth({ banner, letter }: { banner: Banner; letter: string }) {
  const isCut = banner.shape === 'pennant'
  const x = isCut ? 8.5 : 12.5
  return (
    <g class="cloth" transform={`translate(${POLE.x} ${POLE.y})`}>
      <path d="M0-3V16" class="pole-ink" />
      <path d="M0-3V16" class="pole" />
      <circle cy="-4" r="2.400" class="pole-end" />
      <path d={isCut ? PENNANT : FLAG} fill={banner.colour} class="cloth-ink" />
      <path d={isCut ? PENNANT_SHADE : FLAG_SHADE} class="cloth-shade" />
      {letter ? (
        <text x={x} y="11.600" class="banner-letter">
          {letter}
        </text>
      ) : (
        <path d={SIGNS[banner.device]} transform={`translate(${x} ${isCut ? 8 : 7.5})`} class="cloth-sign" />
      )}
    </g>
  )
}

interface RanksProps {
  piece: Piece
  type: PieceType & { figure: Recipe }
  flip: boolean
  small?: boolean
  /** how much larger than usual, on a small hex */
  boost?: number
  /** draw each figure here instead of referring to the one in the page */
  inline?: boolean
  /** how many figures fall now */
  fell?: number
}

function Ranks({ piece, type, flip, small = false, boost = 1, inline = false, fell = 0 }: RanksProps) {
  const recipe = type.figure
  const { men, gaps, scale: usual } = standing(recipe, piece.count, piece.full, small)
  const scale = usual * (recipe.whole && piece.full < 2 ? 1 : boost)
  const wide = recipe.mount || recipe.whole ? 20 : 10
  return (
    <g class="ranks">
      {gaps.map(([x, y]) => (
        <ellipse key={x} cx={flip ? -x : x} cy={y} rx={wide * 0.5} ry={wide * 0.22} class="gap" />
      ))}
      {men.map(([x, y], k) => (
        <g key={`${x}.${y}`} transform={`translate(${flip ? -x : x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
          {recipe.hero ? <ellipse rx="15" ry="6" class="hero-ring" /> : null}
          <ellipse cy=".5" rx={wide} ry={wide * 0.28} class="foot-shadow" />
          <g class={k >= men.length - fell ? 'man falls' : 'man'} style={{ '--k': men.length - 1 - k }}>
            {inline ? (
              <g class="figure-art">
                <Drawn of={drawingOf(recipe)} />
              </g>
            ) : (
              <use href={`#${idOf(type)}`} />
            )}
          </g>
        </g>
      ))}
    </g>
  )
}

export interface FigureUnitProps extends RanksProps {
  look: Colours
  isCut: boolean
  banner: Banner | undefined
  letter?: string
  state?: string
}

/** A whole unit around the centre of a hex 72 wide. Its base is below, its flag reaches into the row behind. */
export function FigureUnit({ look, isCut, banner, letter = '', state = '', ...ranks }: FigureUnitProps) {
  const { piece, type } = ranks
  return (
    <g
      class={ranks.fell && ranks.fell >= piece.count ? 'figure-unit goes' : 'figure-unit'}
      transform="translate(0 -5)"
      style={{ '--camp': look.ground, ...coloursOf(type.figure, look.ground, banner?.colour ?? '') }}
    >
      <Stand isCut={isCut} state={state} />
      <Studs count={piece.count} full={piece.full} fell={ranks.fell ?? 0} />
      {banner ? (
        <>
          <path d={`M${POLE.x} ${POLE.y - 3}V${POLE.y + 48}`} class="pole-ink" />
          <path d={`M${POLE.x} ${POLE.y - 3}V${POLE.y + 48}`} class="pole" />
        </>
      ) : null}
      <Ranks {...ranks} />
      {banner ? <Cloth banner={banner} letter={letter} /> : null}
    </g>
  )
}

/** A unit as a small separate picture, anywhere on the page. */
export function FigureSign({ size, ...unit }: Omit<FigureUnitProps, 'inline'> & { size: number }) {
  return (
    <svg
      class="unit-sign"
      viewBox="-38 -52 76 90"
      width={size}
      height={(size * 90) / 76}
      aria-hidden="true"
      focusable="false"
    >
      <FigureUnit {...unit} inline />
    </svg>
  )
}

/** A landmark or wall around (0, 0), its base a little below. */
export function BuildingArt({ type, look }: { type: PieceType; look: Colours }) {
  return (
    <g style={coloursOf(type.figure, look.ground, '')}>
      <ellipse cx="2" cy="1" rx="30" ry="8" class="foot-shadow" />
      <use href={`#${idOf(type)}`} />
    </g>
  )
}
