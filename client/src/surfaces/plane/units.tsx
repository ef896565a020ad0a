// Regiments: an outline around the models of a unit, a plaque with name, count, wounds and markers, sparks where bases touch.

import { Badge } from '../../art/emblem'
import type { Point } from '../../art/geometry'
import { iconAt } from '../../parts/Icon'
import type { Scene, Stack, Static, Token } from '../../wire/protocol'
import type { Light, Pointing } from '../pointing'
import { lookingAt } from './looking'
import { lookOf } from './models'
import type { Disc } from './outline'
import { outlineOf } from './outline'
import { type PlaqueSize, textWidth } from './plaques'
import type { Scale } from './scale'

const INK = '#1d140a'

/** The bases of a unit on the screen. */
export function discsOf(stack: Stack, data: Static, scale: Scale): Disc[] {
  return stack.pieces.flatMap((piece) => {
    if (!piece.at) return []
    const [x, y] = scale.there(piece.at)
    return [{ x, y, r: (data.types[piece.type]?.base ?? 0) * scale.k }]
  })
}

const known = new Map<string, string>()

/** The outline of a unit; cached, because most units stand still between two updates. */
export function outline(discs: readonly Disc[], inch: number): string {
  const key = discs.map((d) => `${d.x.toFixed(1)},${d.y.toFixed(1)},${d.r.toFixed(1)}`).join(';')
  let d = known.get(key)
  if (d === undefined) {
    if (known.size > 400) known.clear()
    d = outlineOf(discs, 0.26 * inch, 0.16 * inch)
    known.set(key, d)
  }
  return d
}

export type Mood = Light | 'active'

export function OutlineArt({
  d,
  seat,
  look,
  mood,
}: {
  d: string
  seat: number
  look: { ground: string; figure: string }
  mood: Mood
}) {
  const isSecond = seat % 2 === 1
  return (
    <g class={`unit-outline mood-${mood}`} aria-hidden="true">
      {mood === 'calm' || mood === 'dim' ? null : <path d={d} class="unit-halo" />}
      <path
        d={d}
        fill={look.ground}
        fill-opacity={isSecond ? 0.42 : 0.26}
        stroke={isSecond ? '#fff' : '#fdf3d6'}
        stroke-opacity=".75"
        stroke-width="4"
      />
      <path
        d={d}
        fill="none"
        stroke={isSecond ? look.figure : look.ground}
        stroke-width="2.3"
        stroke-dasharray={isSecond ? '8 5' : undefined}
      />
    </g>
  )
}

const TONES: Record<Token['tone'], string> = { good: '#2d5d2a', bad: '#a11212', plain: '#5c4527' }

/** A marker: a round token with its icon. */
export const TokenArt = ({ token, x, y, r = 8 }: { token: Token; x: number; y: number; r?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={r} fill={TONES[token.tone]} stroke={INK} stroke-width="1.2" />
    <circle r={r - 1.3} fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".8" />
    <use
      href={iconAt(token.icon)}
      transform={`translate(${-r * 0.7} ${-r * 0.7}) scale(${(r * 1.4) / 512})`}
      fill="#fff"
    />
  </g>
)

const drop = (x: number, y: number): string =>
  `M${x + 2.6} ${y - 5}q4 5.4 2.6 8q-2.6 3.600 -5.2 0q-1.400 -2.600 2.600 -8z`

interface Plaque {
  stack: Stack
  name: string
  count: string
  width: number
}

const HEIGHT = 21

/** The text of a plaque, and its width in pixels. */
export function plaqueOf(stack: Stack, name: string, isSmall: boolean): Plaque {
  const unit = stack.unit!
  const count = unit.full > 1 ? `${unit.left}/${unit.full}` : '1'
  const tokens = isSmall ? Math.min(1, unit.tokens.length) : unit.tokens.length
  const drops = isSmall || unit.harm[1] < 2 ? 0 : 6.6 * unit.harm[1] + 4
  const width = 27 + (isSmall ? 0 : textWidth(name, 13) + 7) + textWidth(count, 13) + 6 + drops + 17 * tokens
  return { stack, name, count, width }
}

function PlaqueArt({
  plaque,
  data,
  scene,
  mood,
  isSmall,
}: {
  plaque: Plaque
  data: Static
  scene: Scene
  mood: Mood
  isSmall: boolean
}) {
  const { stack, name, count, width } = plaque
  const unit = stack.unit!
  const look = lookOf(data, scene, stack.seat)
  const isSecond = stack.seat % 2 === 1
  const side = scene.panels.find((panel) => panel.seat === stack.seat)?.side ?? -1
  const [x0, h] = [-width / 2, HEIGHT]
  const cap = isSecond
    ? `M${x0 + 8} ${-h / 2}H${x0 + width - 4}l7 ${h / 2}l-7 ${h / 2}H${x0 + 8}z`
    : `M${x0 + 8} ${-h / 2}H${x0 + width - 5}q5 0 5 5v${h - 10}q0 5 -5 5H${x0 + 8}z`
  let x = x0 + 23
  const nameAt = x
  if (!isSmall) x += textWidth(name, 13) + 7
  const countAt = x
  x += textWidth(count, 13) + 6
  const drops: number[] = []
  if (!isSmall && unit.harm[1] > 1) {
    for (let k = 0; k < unit.harm[1]; k++, x += 6.6) drops.push(x)
    x += 4
  }
  return (
    <>
      {mood === 'calm' || mood === 'dim' ? null : <path d={cap} class="plaque-halo" />}
      <path d={cap} transform="translate(1 2)" fill="#140c04" fill-opacity=".35" />
      <path d={cap} fill={look.ground} stroke={INK} stroke-width="1.3" />
      <Badge side={side} look={look} x={x0 + 8} y={0} scale={1.08} />
      {isSmall ? null : (
        <text x={nameAt} y="4.4" fill={look.figure} class="plaque-name">
          {name}
        </text>
      )}{' '}
      <text x={countAt} y="4.4" fill={look.figure} class="plaque-count">
        {count}
      </text>
      {drops.map((at, k) => (
        <path
          key={k}
          d={drop(at, 0)}
          fill={k >= unit.harm[1] - unit.harm[0] ? 'none' : isSecond ? '#b3261a' : '#e2523f'}
          stroke={isSecond ? '#7a1208' : '#ff9d8a'}
        />
      ))}
      {unit.tokens.slice(0, isSmall ? 1 : undefined).map((token, k) => (
        <TokenArt key={token.icon} token={token} x={x + 7.5 + k * 17} y={0} />
      ))}
      {unit.rank ? (
        <>
          <circle cx={x0 - 9} r="12" fill="#ffd75a" stroke={INK} stroke-width="1.6" />
          <text x={x0 - 9} y="5.600" class="plaque-rank">
            {unit.rank}
          </text>
        </>
      ) : null}
    </>
  )
}

export interface Shown {
  stack: Stack
  discs: Disc[]
  mood: Mood
  name: string
}

const isSmallAt = (inch: number, px: number): boolean => inch / px < 17

/** The size each plaque needs. */
export const plaqueSizes = (shown: readonly Shown[], px: number, inch: number): PlaqueSize[] =>
  shown
    .filter((one) => one.discs.length)
    .map((one) => ({
      id: one.stack.id,
      discs: one.discs,
      width: (plaqueOf(one.stack, one.name, isSmallAt(inch, px)).width + (one.stack.unit?.rank ? 24 : 6)) * px,
      height: (HEIGHT + 3) * px,
    }))

/** All plaques, each a button for its unit, where they cover least; with a leader line if one is farther away. */
export function Plaques({
  shown,
  places,
  data,
  scene,
  px,
  inch,
  pointing,
}: {
  shown: readonly Shown[]
  places: ReadonlyMap<string, readonly [number, number]>
  data: Static
  scene: Scene
  px: number
  inch: number
  pointing: Pointing
}) {
  const isSmall = isSmallAt(inch, px)
  const made = shown
    .filter((one) => one.discs.length)
    .map((one) => ({ ...one, plaque: plaqueOf(one.stack, one.name, isSmall) }))
  return (
    <g class="plaques">
      {made.map(({ stack, discs }) => {
        const at = places.get(stack.id)
        if (!at) return null
        const near = nearest(discs, at)
        const far = Math.hypot(near.x - at[0], near.y - at[1]) - near.r
        if (far < 0.9 * inch + HEIGHT * px) return null
        const d = `M${at[0]} ${at[1]}L${near.x} ${near.y}`
        return (
          <g key={stack.id} class="plaque-lead" aria-hidden="true">
            <path d={d} stroke="#fdf3d6" stroke-width={4 * px} stroke-linecap="round" />
            <path d={d} stroke={INK} stroke-width={1.5 * px} />
          </g>
        )
      })}
      {made.map(({ stack, mood, name, plaque }) => {
        const at = places.get(stack.id)
        if (!at) return null
        const light = pointing.light(stack.targets)
        const first = stack.pieces[0]
        const unit = stack.unit!
        const facts = [
          // the label starts with the visible text, for voice control
          `${name} ${plaque.count}`,
          ...unit.tokens.map((token) => pointing.text?.(token.label) ?? ''),
        ]
        return (
          <g
            key={stack.id}
            class={`unit-plaque piece-${light} mood-${mood}`}
            transform={`translate(${at[0]} ${at[1]}) scale(${px})`}
            role="button"
            tabindex={light === 'lit' ? 0 : -1}
            aria-label={facts.join(', ')}
            aria-pressed={light === 'chosen'}
            aria-disabled={light === 'dim' || undefined}
            data-target={stack.targets[0]}
            onClick={(e) => {
              e.stopPropagation()
              pointing.point(stack.targets, name)
            }}
            onKeyDown={(e) => {
              if (e.key !== 'Enter' && e.key !== ' ') return
              e.preventDefault()
              pointing.point(stack.targets, name)
            }}
            {...lookingAt(stack.id, pointing, first ? pointing.hintPiece(first, stack.targets) : null)}
          >
            <PlaqueArt plaque={plaque} data={data} scene={scene} mood={mood} isSmall={isSmall} />
          </g>
        )
      })}
    </g>
  )
}

export function nearest(discs: readonly Disc[], at: readonly [number, number]): Disc {
  return discs.reduce((best, disc) =>
    Math.hypot(disc.x - at[0], disc.y - at[1]) < Math.hypot(best.x - at[0], best.y - at[1]) ? disc : best,
  )
}

const SPARK = 'M0-7.5L2-2L7.5 0L2 2L0 7.5L-2 2L-7.5 0L-2-2z'

/** A spark between two touching bases: these models are engaged. */
export function Sparks({ scene, scale }: { scene: Scene; scale: Scale }) {
  const spots = new Map<string, Point>()
  for (const stack of scene.stacks)
    for (const piece of stack.pieces) if (piece.at) spots.set(piece.id, scale.there(piece.at))
  return (
    <g class="sparks" aria-hidden="true">
      {scene.plane!.contacts.map(([one, two]) => {
        const a = spots.get(one!)
        const b = spots.get(two!)
        if (!a || !b) return null
        return (
          <path
            key={`${one}.${two}`}
            d={SPARK}
            transform={`translate(${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2})`}
            fill="#ffd23e"
            stroke="#8f1414"
            stroke-width="1.5"
          />
        )
      })}
    </g>
  )
}
