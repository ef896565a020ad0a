// A castle on its wall: the garrison stands on it; the front shows name, revenue, defence and the total strength.

import { Badge } from '../../art/emblem'
import type { Piece } from '../../wire/protocol'
import { Chip } from './chip'
import type { PlacedToken } from './layout'
import { textWidth } from './sizes'
import { Coin, n, Pill, p, Shield, Sign, Text } from './strokes'
import type { Drawing } from './token'

/** Hand-drawn icons in a square of 16. */
const ANCHOR = 'M8 5.500V14.500M5.500 7.500H10.500M2 9.500Q3 14.500 8 14.500Q13 14.500 14 9.500M8 5.500a2 2 0 1 0-.1 0'
const WING = 'M2 13Q9 13 14 2Q8 3 5 6M2 13Q3 8 5 6M6 10L12 6.500'
const CROWN = 'M1 14L0 4L4.500 7.500L9 0L13.500 7.500L18 4L17 14z'

/** Stakes around a besieged castle, between two angles. */
function stakes(w: number, spot: PlacedToken, from: number, to: number): string {
  const { size } = spot
  const { k, face, high } = size
  const isLarge = size.key === 'L'
  const cx = w / 2
  const cy = -face * 0.6
  const rx = w / 2 + (isLarge ? 17 * k : 8)
  const ry = face * 0.5 + high * 0.5 + (isLarge ? 7 : 4) * k
  let d = ''
  for (let angle = from; angle < to; angle += isLarge ? 8 : 10) {
    const turn = (angle * Math.PI) / 180
    d += p`M${cx + rx * Math.cos(turn) - 2.3 * k} ${cy + ry * Math.sin(turn) + 6 * k}v${-10 * k}l${2.3 * k} ${-4 * k}l${2.3 * k} ${4 * k}v${10 * k}z`
  }
  return d
}

/** A wall with merlons from (x0, y) to (x1, y). */
export function wallPath(x0: number, x1: number, y: number, high: number, step: number, merlon: number): string {
  let d = p`M${x0} ${y}V${y - high}`
  let up = true
  for (let x = x0; x < x1 - 0.5; x += step) {
    d += p`V${y - high - (up ? merlon : 0)}H${Math.min(x1, x + step)}`
    up = !up
  }
  return p`${d}V${y}z`
}

export function CastleArt({ spot, besieger, draw }: { spot: PlacedToken; besieger: string; draw: Drawing }) {
  const { token, size, width: w, isOpen, name } = spot
  const { stack, head, fighting } = token
  const { k, face } = size
  const look = draw.lookOf(stack.seat)
  const type = draw.data.types[head?.type ?? -1]
  const tally = stack.tally
  const has = (flag: (typeof stack.flags)[number]) => stack.flags.includes(flag)
  const top = -face
  const count = fighting.length
  const limit = Math.max(tally?.limit ?? 0, count)
  const free = limit - count
  const tower = 9 * k
  const step = w / Math.round(w / (5.5 * k))
  const chipsAt = isOpen ? (w - limit * size.wide) / 2 : (w - count * size.wide - free * 4.2) / 2
  const typeOf = (piece: Piece) => draw.data.types[piece.type]
  const built = token.of('improvement')
  const inWall = size.key === 'L' || size.key === 'M'
  const [calamity] = token.of('calamity')
  const cy = -size.coin - 2.4 * k
  const q = size.name + 1
  const total = tally?.strength ?? 0
  const long = textWidth(name, size.name)
  const lead = type?.emblem ? q + 2 : 0
  const nameAt = w / 2 - (long + lead) / 2
  const marks = [...(has('port') ? [ANCHOR] : []), ...(has('by-air') ? [WING] : [])]
  const marksAt = size.coin * 2 + 7 * k
  const builtAt = marksAt + marks.length * (q + 2)
  const seal = inWall ? size.sign * 0.96 : size.sign
  const totalWide = size.total * 0.5 * String(total).length
  return (
    <>
      {has('by-air') ? (
        <path
          d={p`M${-16 * k} ${13 * k}L${6 * k} ${top + 2}L${w * 0.3} -4L${w * 0.62} -2L${w - 5 * k} ${top + 4}L${w + 17 * k} ${13 * k}z`}
          class="crag"
        />
      ) : null}
      {has('by-sea') ? <ellipse cx={n(w / 2)} cy="-2" rx={n(w * 0.66)} ry={n(19 * k)} class="pool" /> : null}
      <ellipse cx={n(w / 2 + 2)} cy="1" rx={n(w * 0.53)} ry={n(4.5 * k)} class="shadow" />
      {has('besieged') ? <path d={stakes(w, spot, 188, 356)} fill={besieger} class="stakes" /> : null}
      {fighting.map((piece, i) =>
        draw.card(
          piece,
          <Chip
            key={piece.id}
            piece={piece}
            type={typeOf(piece)}
            look={look}
            size={size}
            x={chipsAt + i * size.wide}
            y={top - size.high - 4.4 * k}
            state={draw.stateOf(piece)}
          />,
        ),
      )}
      {Array.from({ length: free }, (_, i) =>
        isOpen ? (
          <path
            key={i}
            d={p`M${chipsAt + (count + i) * size.wide + 1} ${top - 4.4 * k}v${-size.high * 0.55}h${size.wide - 3.6}v${size.high * 0.55}`}
            class="free-room"
          />
        ) : (
          <rect
            key={i}
            x={n(chipsAt + count * size.wide + i * 4.2 + 0.6)}
            y={n(top - 7)}
            width="2.8"
            height="6"
            class="tick"
          />
        ),
      )}
      {[-tower * 0.62, w - tower * 0.38].map((x) => (
        <path
          key={x}
          d={p`M${x} 2V${top - 7 * k}h${-1.5 * k}v${-5 * k}h${3 * k}v${2.4 * k}h${tower - 3 * k}v${-2.4 * k}h${3 * k}v${5 * k}h${-1.5 * k}V2z`}
          class="stone"
        />
      ))}
      <path d={wallPath(0, w, 0, face, step, 3.4 * k)} class="stone" />
      <path d={p`M${-tower * 0.1} ${top - 10 * k}v${-19 * k}`} class="staff" style={{ strokeWidth: 1.5 * k }} />
      <path
        d={p`M${-tower * 0.1} ${top - 29 * k}h${-13 * k}l${3.5 * k} ${4.5 * k}l${-3.5 * k} ${4.5 * k}h${13 * k}z`}
        class="chip-rim"
        fill={look.ground}
      />
      {type?.emblem ? <Sign name={type.emblem} x={nameAt} y={top + 1.2} size={q} fill="var(--on-stone)" /> : null}
      <Text x={nameAt + lead} y={top + size.name * 0.96} size={size.name} anchor="start" kind="stone-name">
        {name}
      </Text>
      {marks.map((d, i) => (
        <path
          key={d}
          d={d}
          transform={p`translate(${marksAt + i * (q + 2)} ${cy - q / 2}) scale(${q / 16})`}
          class="mark"
        />
      ))}
      {built.map((piece, i) => {
        const x = inWall ? builtAt + 1 + i * seal : w / 2 - (built.length * (seal + 2)) / 2 + 1 + i * (seal + 2)
        const y = inWall ? cy - seal / 2 : -1
        return draw.card(
          piece,
          <g key={piece.id} class={`built ${draw.stateOf(piece)}`}>
            <rect
              x={n(x)}
              y={n(y)}
              width={n(seal)}
              height={n(seal)}
              rx="2.5"
              class={typeOf(piece)?.flags.includes('gold') ? 'gold-plate' : 'plate'}
            />
            <Sign
              name={typeOf(piece)?.icon ?? ''}
              x={x + seal * 0.12}
              y={y + seal * 0.12}
              size={seal * 0.76}
              fill="#2a1704"
            />
          </g>,
        )
      })}
      <Coin x={size.coin + 4 * k} y={cy} r={size.coin} value={tally?.revenue ?? 0} struck={tally?.halted ?? false} />
      <Text x={w - 5 * k} y={-4.6 * k} size={size.total * 0.92} anchor="end" kind="on-stone">
        {total}
      </Text>
      <Shield
        x={w - totalWide - size.coin * 1.1 - 8 * k}
        y={cy - 1.4 * k}
        r={size.coin * 0.9}
        value={tally?.defence ?? 0}
      />
      {has('capital') ? (
        <path d={CROWN} transform={p`translate(${w - 9 * k} ${top - 25 * k}) scale(${k})`} class="crown" />
      ) : null}
      {stack.owner >= 0 ? (
        <Badge
          side={draw.sideOf(stack.owner)}
          look={draw.lookOf(stack.owner)}
          x={w + k}
          y={top - 13 * k}
          scale={0.62 * k}
        />
      ) : null}
      {calamity ? (
        <Pill
          x={w / 2}
          y={top - size.high - size.pill - 11 * k}
          text={draw.text(typeOf(calamity)!.name)}
          size={size.pill}
          kind="doom"
          icon={typeOf(calamity)!.icon}
          isMiddle
        />
      ) : null}
      {count ? null : (
        <Pill x={w / 2} y={top - size.pill - 7} text={draw.text('no-garrison')} size={size.pill} kind="note" isMiddle />
      )}
      {has('besieged') ? <path d={stakes(w, spot, 0, 181)} fill={besieger} class="stakes" /> : null}
    </>
  )
}
