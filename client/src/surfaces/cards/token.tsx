// A stack as one token: the hero's plate with banner, value and stars, the armies as chips, the total, and around it the signs of
// its status: tent, hull and sail, march cards, wings and shadow, ground, weather, calamity.

import type { ComponentChildren } from 'preact'
import { type Colours, outlineOf } from '../../art/emblem'
import type { Piece, Static } from '../../wire/protocol'
import { Chip } from './chip'
import type { PlacedToken } from './layout'
import { countOf } from './parts'
import { shortened, textWidth } from './sizes'
import { n, Pill, p, pillWidth, Sign, Star, Text } from './strokes'

export interface Drawing {
  data: Static
  /** side and colours of a seat */
  sideOf: (seat: number) => number
  lookOf: (seat: number) => Colours
  text: (key: string) => string
  /** wraps a card that can be pointed at separately */
  card: (piece: Piece, children: ComponentChildren) => ComponentChildren
  stateOf: (piece: Piece) => 'lit' | 'chosen' | ''
}

function Flag({ x, y, k, icon, colour }: { x: number; y: number; k: number; icon: string; colour: string }) {
  const w = 15 * k
  const h = 12 * k
  return (
    <>
      <path d={p`M${x} ${y + h * 1.9}V${y - 1}`} class="staff" style={{ strokeWidth: 1.7 * k }} />
      <path d={p`M${x} ${y}h${-w}l${3 * k} ${h / 2}l${-3 * k} ${h / 2}h${w}z`} class="chip-rim" fill={colour} />
      <Sign name={icon} x={x - w * 0.82} y={y + h * 0.06} size={h * 0.88} fill="#2a1704" />
    </>
  )
}

/** The hero's plate in the outline of their side. */
export function HeroPlate({
  x,
  y,
  r,
  side,
  look,
  icon,
}: {
  x: number
  y: number
  r: number
  side: number
  look: Colours
  icon: string
}) {
  return (
    <g transform={p`translate(${x} ${y}) scale(${(r / 10.2).toFixed(3)})`}>
      <path d={outlineOf(side)} fill={look.ground} stroke="#1d140a" stroke-width="1.9" stroke-linejoin="round" />
      <path
        d={outlineOf(side)}
        fill="url(#stone-shine)"
        stroke={look.figure}
        stroke-width=".9"
        stroke-linejoin="round"
      />
      <Sign name={icon} x={-6.2} y={-6.9} size={12.4} fill={look.figure} />
    </g>
  )
}

function Wings({ x, w, r, k }: { x: number; w: number; r: number; k: number }) {
  return (
    <>
      <ellipse cx={n(x + w / 2)} cy={n(20 * k)} rx={n(w * 0.42)} ry={n(4 * k)} class="shadow" />
      {[-1, 1].map((m) => {
        const wx = m < 0 ? x + r * 0.35 : x + w - 3
        return (
          <g key={m}>
            <path
              d={p`M${wx} -2q${m * 10 * k} ${-3 * k} ${m * 13 * k} ${-9 * k}q${m * 7 * k} ${-6 * k} ${m * 7 * k} ${-24 * k}q${-m * 13 * k} ${2 * k} ${-m * 20 * k} ${14 * k}z`}
              class="wing"
            />
            <path d={p`M${wx + m * 4 * k} ${-9 * k}q${m * 9 * k} ${-5 * k} ${m * 12 * k} ${-16 * k}`} class="feather" />
          </g>
        )
      })}
    </>
  )
}

function Hull({
  w,
  high,
  plate,
  k,
  look,
  isSet,
}: {
  w: number
  high: number
  plate: number
  k: number
  look: Colours
  isSet: boolean
}) {
  const cx = w - k
  const top = -high
  return (
    <>
      <path d={p`M${cx} -4V${top - 15 * k}`} class="staff" style={{ strokeWidth: 2.4 * k }} />
      {isSet ? (
        <>
          <path
            d={p`M${cx - 1} ${top - 12 * k}Q${cx + 24 * k} ${top - 6 * k} ${cx + 19 * k} ${-7 * k}Q${cx + 8 * k} ${-11 * k} ${cx - 1} ${-9 * k}z`}
            class="sail"
          />
          <path
            d={p`M${cx - 1} ${top - 3 * k}Q${cx + 20 * k} ${top + k} ${cx + 21 * k} ${top + 5 * k}L${cx + 21 * k} ${top + 12 * k}Q${cx + 12 * k} ${top + 8 * k} ${cx - 1} ${top + 7 * k}z`}
            fill={look.ground}
          />
        </>
      ) : (
        <path
          d={p`M${cx - 12 * k} ${top - 8 * k}q${12 * k} ${5 * k} ${26 * k} 0q${-2 * k} ${7 * k} ${-13 * k} ${7 * k}t${-13 * k} ${-7 * k}z`}
          class="sail"
        />
      )}
      <path
        d={p`M${-4 * k} ${1 - plate * 0.55}Q${-2 * k} ${1 + 11 * k} ${16 * k} ${1 + 11 * k}H${w - 6 * k}Q${w + 12 * k} ${1 + 9 * k} ${w + 19 * k} ${1 - 7 * k}L${w - 4 * k} ${1 - 3 * k}H${10 * k}z`}
        class="hull"
      />
      <path d={p`M${2 * k} ${1 + 4.6 * k}H${w + 9 * k}`} class="plank" />
    </>
  )
}

function Tent({ x, high, k, ground }: { x: number; high: number; k: number; ground: string }) {
  const top = -high
  return (
    <>
      <path d={p`M${x - 17 * k} 1L${x} ${top - 2 * k}L${x + 17 * k} 1z`} class="sail" />
      <path d={p`M${x} ${top - 2 * k}L${x + 17 * k} 1h${-10 * k}z`} class="chip-rim" fill={ground} />
      <path d={p`M${x} ${top - 2 * k}v${-8 * k}`} class="staff" style={{ strokeWidth: 1.4 }} />
      <path d={p`M${x} ${top - 10 * k}l${10 * k} ${3 * k}l${-10 * k} ${3 * k}z`} class="chip-rim" fill={ground} />
    </>
  )
}

function Cloud({ x, y, k }: { x: number; y: number; k: number }) {
  return (
    <>
      <path
        d={p`M${x - 27 * k} ${y + 6 * k}a${10 * k} ${10 * k} 0 0 1 ${6 * k} ${-18 * k}a${15 * k} ${15 * k} 0 0 1 ${27 * k} ${-5 * k}a${12 * k} ${12 * k} 0 0 1 ${18 * k} ${7 * k}a${9 * k} ${9 * k} 0 0 1 ${5 * k} ${16 * k}z`}
        class="cloud"
      />
      <path
        d={p`M${x - 6 * k} ${y + 4 * k}l${-7 * k} ${12 * k}h${6 * k}l${-5 * k} ${12 * k}l${14 * k} ${-16 * k}h${-6 * k}l${5 * k} ${-8 * k}z`}
        class="bolt"
      />
    </>
  )
}

/** Ground under a token: hills if it helps, sharp rocks if it does not. */
function GroundUnder({ w, k, isGood }: { w: number; k: number; isGood: boolean }) {
  const count = Math.max(2, Math.floor(w / 22))
  return (
    <g class={isGood ? 'under good' : 'under bad'}>
      <ellipse cx={n(w / 2)} cy="1" rx={n(w * 0.58)} ry={n(15 * k)} />
      {Array.from({ length: count }, (_, i) => {
        const x = w * 0.02 + (i * w * 0.98) / count
        const high = (12 + ((i * 7) % 5)) * k
        return (
          <path
            key={i}
            d={
              isGood
                ? p`M${x - 9 * k} ${11 * k}q${9 * k} ${-high * 1.5} ${20 * k} 0`
                : p`M${x - 7 * k} ${10 * k}l${2 * k} ${-high}h${7 * k}l${4 * k} ${high}z`
            }
          />
        )
      })}
    </g>
  )
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** A stack, its left end and its base line at (0, 0). */
export function StackArt({ spot, zone, draw }: { spot: PlacedToken; zone: string; draw: Drawing }) {
  const { token, size, width: w } = spot
  const { stack, head } = token
  const { k } = size
  const side = draw.sideOf(stack.seat)
  const look = draw.lookOf(stack.seat)
  const types = draw.data.types
  const typeOf = (piece: Piece | undefined) => types[piece?.type ?? -1]
  const isFlying = stack.flags.includes('flying')
  const r = size.hero
  const top = -size.high
  const plate = size.high * 0.78
  const mx = r
  const my = -r + 2 * k
  const [terrain] = token.of('terrain')
  const [weather] = token.of('weather')
  const [calamity] = token.of('calamity')
  const fleet = token.of('fleet').length > 0
  const marches = token.of('march')
  const [banner] = token.of('banner')
  const bannerType = typeOf(banner)
  const isPointed = zone === 'marches'
  const px = r * 0.5
  const edge = isPointed
    ? p`L${w + 10 * k} ${-plate / 2}L${w} 0`
    : p`q${4 * k} 0 ${4 * k} ${4 * k}V${-4 * k}q0 ${4 * k} ${-4 * k} ${4 * k}`
  const board = p`M${px} ${-plate}H${w}${edge}H${px}z`
  const chipsAt = 2 * r + 3 * k
  const chipsEnd = chipsAt + token.fighting.length * size.wide
  const value = countOf(head)
  const seals = [...token.of('artefact'), ...token.of('promotion')]
  const sealsAt = 2 * r + size.seal * 1.1
  const tally = stack.tally
  const most = tally?.most ?? 0
  const raised = head?.flags.includes('raised')
  // the name stays clear of tent, sail and cloud
  let nameAt = banner ? 2 * r + k : r * 0.5
  // it may extend as far as there is nothing beside it, but next to a tent or a sail only to the left
  const [before, after] = spot.gaps
  const isClosed = zone === 'camp' || fleet
  const nameRoom =
    w - nameAt + (weather ? -20 * k : isClosed ? nameAt + Math.max(0, before - 8) : Math.max(24 * k, after - 8))
  const least = -Math.max(8, before - 8)
  // without a flag in front of it, an open name may start farther left
  const more = banner || isClosed || weather ? 0 : nameAt - least
  const name = shortened(spot.name, size.name, nameRoom + more)
  const long = textWidth(name, size.name)
  if (more) nameAt = Math.max(least, Math.min(nameAt, nameAt + nameRoom - long))
  if (zone === 'camp' && nameAt + long > w + 2 * k) nameAt = Math.max(least, w + 2 * k - long)
  if (fleet && nameAt + long > w - 2 * k) nameAt = Math.max(least, w - 3 * k - long)
  const ground = countOf(terrain) ?? 0
  const groundName = terrain ? `${signed(ground)} ${draw.text(typeOf(terrain)!.name)}` : ''
  const doom = calamity ? draw.text(typeOf(calamity)!.name) : ''
  /** Where a label starts: behind the seals, but it must end before its neighbour and the edge of the map. */
  const pillAt = (text: string): number => {
    const at = seals.length ? sealsAt + seals.length * size.seal * 2 - size.seal * 0.4 : r * 1.1
    return Math.max(-before, Math.min(at, w + Math.max(0, after) - pillWidth(text, size.pill, true) - 3))
  }
  return (
    <g transform={isFlying ? p`translate(0 ${-7 * k})` : undefined}>
      {terrain ? <GroundUnder w={w} k={k} isGood={ground > 0} /> : null}
      {isFlying ? <Wings x={0} w={w} r={r} k={k} /> : null}
      {zone === 'camp' ? <Tent x={w + 17 * k} high={size.high} k={k} ground={look.ground} /> : null}
      {fleet ? <Hull w={w} high={size.high} plate={plate} k={k} look={look} isSet={zone !== 'shore'} /> : null}
      {isFlying || fleet ? null : <path d={board} transform="translate(1.5 2.5)" class="shadow" />}
      <path d={board} class="plate" />
      <path d={p`M${px} ${-2.2 * k}H${w - 1}`} stroke={look.ground} stroke-width={n(3.4 * k)} />
      {token.fighting.map((piece, i) =>
        draw.card(
          piece,
          <Chip
            key={piece.id}
            piece={piece}
            type={typeOf(piece)}
            look={draw.lookOf(stack.seat)}
            size={size}
            x={chipsAt + i * size.wide}
            y={top - 1}
            state={draw.stateOf(piece)}
          />,
        ),
      )}
      <Text x={chipsEnd + size.total * 0.62 + 1} y={-plate * 0.54 + size.total * 0.34} size={size.total} kind="dark">
        {tally?.strength ?? ''}
      </Text>
      {bannerType ? (
        <Flag
          x={mx - r * 0.45}
          y={my - r - 13 * k}
          k={k * 1.05}
          icon={bannerType.emblem || bannerType.icon}
          colour="#f6e9c4"
        />
      ) : null}
      <HeroPlate x={mx} y={my} r={r} side={side} look={look} icon={typeOf(head)?.icon ?? ''} />
      {value === undefined ? null : (
        <>
          <circle cx={n(mx + r * 0.66)} cy={n(my + r * 0.62)} r={n(size.figure * 0.66)} class="disc" />
          <Text
            x={mx + r * 0.66}
            y={my + r * 0.62 + size.figure * 0.34}
            size={size.figure}
            kind={raised ? 'gold' : 'white'}
          >
            {value}
          </Text>
        </>
      )}
      {Array.from({ length: most }, (_, i) => (
        <Star
          key={i}
          x={mx - r * 0.4 + (i - (most - 1) / 2) * size.star * 2}
          y={my + r + size.star * (fleet ? 0.4 : 0.7)}
          r={size.star}
          used={i >= (tally?.attacks ?? most)}
        />
      ))}
      {seals.map((piece, i) => {
        const type = typeOf(piece)
        const x = sealsAt + i * size.seal * 2.1
        const y = size.seal * 0.55
        const q = size.seal
        return draw.card(
          piece,
          type?.slot === 'artefact' ? (
            <g key={piece.id} class={draw.stateOf(piece)}>
              <path d={p`M${x} ${y - q}L${x + q} ${y}L${x} ${y + q}L${x - q} ${y}z`} class="gold-plate" />
              <Sign name={type.icon} x={x - q * 0.56} y={y - q * 0.56} size={q * 1.12} fill="#2a1704" />
            </g>
          ) : (
            <path
              key={piece.id}
              d={p`M${x - q * 0.8} ${y + q * 0.2}L${x} ${y - q * 0.6}L${x + q * 0.8} ${y + q * 0.2}v${q * 0.6}L${x} ${y}L${x - q * 0.8} ${y + q * 0.8}z`}
              class={`gold-plate ${draw.stateOf(piece)}`}
            />
          ),
        )
      })}
      {marches.map((piece, i) => {
        const x = w - (marches.length - i) * 11.5 * k - k
        const y = fleet ? -k : -3.5 * k
        return draw.card(
          piece,
          <g key={piece.id} class={draw.stateOf(piece)}>
            <rect x={n(x)} y={n(y)} width={n(10.5 * k)} height={n(13 * k)} rx="1.6" class="boot" />
            <Sign name={typeOf(piece)?.icon ?? ''} x={x + 0.6 * k} y={y + 1.6 * k} size={9.4 * k} fill="#fff3d6" />
          </g>,
        )
      })}
      <Text x={nameAt} y={top - 5 * k} size={size.name} anchor="start" kind="name">
        {name}
      </Text>
      {terrain ? (
        <Pill
          x={pillAt(groundName)}
          y={1.5 * k}
          text={groundName}
          size={size.pill}
          kind={ground > 0 ? 'good' : 'bad'}
          icon={typeOf(terrain)!.icon}
        />
      ) : null}
      {calamity ? (
        <Pill
          x={pillAt(doom)}
          y={(terrain ? 18 : 1.5) * k}
          text={doom}
          size={size.pill}
          kind="doom"
          icon={typeOf(calamity)!.icon}
        />
      ) : null}
      {weather ? (
        <>
          <Cloud x={w + 4 * k} y={top - 4 * k} k={k} />
          <Pill
            x={r * 1.5}
            y={7 * k}
            text={draw.text(typeOf(weather)!.name)}
            size={size.pill}
            kind="storm"
            icon={typeOf(weather)!.icon}
          />
        </>
      ) : null}
    </g>
  )
}
