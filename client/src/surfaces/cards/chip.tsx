// An army or ally as a chip: the owner's colours, its motif, and its current value on the black band.

import type { Colours } from '../../art/emblem'
import type { Piece, PieceType } from '../../wire/protocol'
import { countOf } from './parts'
import { n, p, Sign, Text } from './strokes'

export interface ChipSize {
  wide: number
  high: number
  icon: number
  figure: number
}

interface Props {
  piece: Piece
  type: PieceType | undefined
  look: Colours
  size: ChipSize
  x: number
  y: number
  state?: 'lit' | 'chosen' | ''
}

export function Chip({ piece, type, look, size, x, y, state = '' }: Props) {
  const w = size.wide - 1.6
  const h = size.high
  const isAlly = type?.slot === 'ally'
  const raised = piece.flags.includes('raised')
  const band = y + h * 0.58
  const bandHigh = h * 0.42
  const outline = isAlly
    ? p`M${x} ${y + h}V${y + h * 0.1}L${x + w / 2} ${y - h * 0.12}L${x + w} ${y + h * 0.1}V${y + h}z`
    : p`M${x + 2.6} ${y}H${x + w - 2.6}q2.6 0 2.6 2.6V${y + h}H${x}V${y + 2.6}q0-2.600 2.600-2.600z`
  const tip = x + w - size.icon * 0.42
  return (
    <g class={`chip-art ${state}`}>
      {state ? (
        <rect x={n(x - 3)} y={n(y - h * 0.12 - 2)} width={n(w + 6)} height={n(h * 1.12 + 5)} rx="4" class="glow" />
      ) : null}
      {type?.flags.includes('flying')
        ? [1, -1].map((m) => {
            const cx = x + w / 2 + m * (w / 2 - 1)
            return (
              <path
                key={m}
                d={p`M${cx} ${y + h * 0.52}Q${cx + m * w * 0.34} ${y + h * 0.36} ${cx + m * w * 0.36} ${y - h * 0.06}Q${cx + m * w * 0.1} ${y + h * 0.02} ${cx} ${y + h * 0.1}z`}
                class="wing"
              />
            )
          })
        : null}
      <path d={outline} fill={look.ground} class="chip-rim" />
      <path d={outline} fill="url(#stone-shine)" />
      {isAlly ? (
        <path
          d={p`M${x + 1.4} ${y + h * 0.6}V${y + h * 0.13}L${x + w / 2} ${y - h * 0.07}L${x + w - 1.4} ${y + h * 0.13}V${y + h * 0.6}`}
          class="gable"
        />
      ) : null}
      <Sign
        name={type?.icon ?? ''}
        x={x + w / 2 - size.icon / 2}
        y={y + h * 0.06}
        size={size.icon}
        fill={look.figure}
      />
      {type?.flags.includes('missile') ? (
        <path
          d={p`M${tip} ${y - 2.4}l${size.icon * 0.28} ${size.icon * 0.36}h${-size.icon * 0.56}z`}
          class="arrow-tip"
        />
      ) : null}
      <rect x={n(x + 0.6)} y={n(band)} width={n(w - 1.2)} height={n(bandHigh - 0.5)} class="band" />
      {raised ? (
        <path
          d={p`M${x + w * 0.3} ${band + 0.3}L${x + w / 2} ${band - bandHigh * 0.3}L${x + w * 0.7} ${band + 0.3}z`}
          class="band"
        />
      ) : null}
      <Text
        x={x + w / 2}
        y={band + bandHigh * 0.5 + size.figure * 0.34}
        size={size.figure}
        kind={raised ? 'gold' : 'white'}
      >
        {countOf(piece) ?? ''}
      </Text>
    </g>
  )
}
