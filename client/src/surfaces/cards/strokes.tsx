// Small icons shared by tokens, castles and lines.

import type { ComponentChildren } from 'preact'
import { iconAt } from '../../parts/Icon'
import { textWidth } from './sizes'

/** Path data with short numbers. */
export function p(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((d, part, k) => {
    const value = values[k - 1]
    return d + (typeof value === 'number' ? n(value) : (value ?? '')) + part
  })
}

/** A number in path data, shortened. */
export const n = (value: number): string => (Math.round(value * 10) / 10).toString()

export function Sign({
  name,
  x,
  y,
  size,
  fill,
  rim,
}: {
  name: string
  x: number
  y: number
  size: number
  fill: string
  rim?: string
}) {
  return (
    <use
      href={iconAt(name)}
      transform={p`translate(${x} ${y}) scale(${(size / 512).toFixed(4)})`}
      style={{ fill, ...(rim ? { stroke: rim, strokeWidth: 34, paintOrder: 'stroke', strokeLinejoin: 'round' } : {}) }}
    />
  )
}

/** Text on the map; the class sets its ink. */
export function Text({
  x,
  y,
  size,
  anchor = 'middle',
  kind = '',
  children,
}: {
  x: number
  y: number
  size: number
  anchor?: 'start' | 'middle' | 'end'
  kind?: string
  children: ComponentChildren
}) {
  return (
    <text
      aria-hidden="true"
      x={n(x)}
      y={n(y)}
      text-anchor={anchor}
      class={`map-text ${kind}`}
      style={{ fontSize: `${size}px` }}
    >
      {children}
    </text>
  )
}

const round = (x: number, y: number, r: number) => ({ cx: n(x), cy: n(y), r: n(r) })

/** A coin with a number; a struck-out one does not count. */
export function Coin({
  x,
  y,
  r,
  value,
  struck = false,
}: {
  x: number
  y: number
  r: number
  value: number
  struck?: boolean
}) {
  return (
    <g class={struck ? 'coin struck' : 'coin'}>
      <circle {...round(x, y, r)} />
      {struck ? <path d={p`M${x - r * 1.15} ${y + r}L${x + r * 1.15} ${y - r}`} /> : null}
      <Text x={x} y={y + r * 0.44} size={r * 1.32} kind="dark">
        {value}
      </Text>
    </g>
  )
}

export function Shield({ x, y, r, value }: { x: number; y: number; r: number; value: number }) {
  return (
    <>
      <path
        d={p`M${x - r} ${y - r}H${x + r}V${y + r * 0.1}Q${x + r} ${y + r * 0.95} ${x} ${y + r * 1.35}Q${x - r} ${y + r * 0.95} ${x - r} ${y + r * 0.1}z`}
        class="defence"
      />
      <Text x={x} y={y + r * 0.55} size={r * 1.42} kind="dark">
        {value}
      </Text>
    </>
  )
}

export function Star({ x, y, r, used }: { x: number; y: number; r: number; used: boolean }) {
  const points = Array.from({ length: 10 }, (_, k) => {
    const long = k % 2 ? r * 0.42 : r
    return p`${x + long * Math.sin((k * Math.PI) / 5)},${y - long * Math.cos((k * Math.PI) / 5)}`
  })
  return <polygon points={points.join(' ')} class={used ? 'star used' : 'star'} />
}

export type PillKind = 'good' | 'bad' | 'doom' | 'storm' | 'note'

/** A label with a few words and an icon; x is its left end, or its centre. */
export function Pill({
  x,
  y,
  text,
  size,
  kind,
  icon = '',
  isMiddle = false,
}: {
  x: number
  y: number
  text: string
  size: number
  kind: PillKind
  icon?: string
  isMiddle?: boolean
}) {
  const wide = pillWidth(text, size, Boolean(icon))
  const high = size + 4.5
  const left = isMiddle ? x - wide / 2 : x
  return (
    <g class={`pill pill-${kind}`}>
      <rect x={n(left)} y={n(y)} width={n(wide)} height={n(high)} rx={kind === 'bad' ? 2.5 : high / 2} />
      {icon ? <Sign name={icon} x={left + 4} y={y + 2} size={size + 1} fill="currentColor" /> : null}
      <Text x={left + 5 + (icon ? size + 3 : 0)} y={y + high / 2 + size * 0.33} size={size} anchor="start">
        {text}
      </Text>
    </g>
  )
}

export const pillWidth = (text: string, size: number, hasIcon: boolean): number =>
  textWidth(text, size) + (hasIcon ? size + 4 : 0) + 10

/** A hand-drawn line between two points. */
export function wavy(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  amp: number,
  random: () => number,
  step = 26,
): [number, number][] {
  const dx = x1 - x0
  const dy = y1 - y0
  const long = Math.hypot(dx, dy)
  const count = Math.max(2, Math.floor(long / step))
  return Array.from({ length: count + 1 }, (_, k): [number, number] => {
    const at = k / count
    const off = k === 0 || k === count ? 0 : (random() * 2 - 1) * amp
    return [x0 + dx * at - (dy / long) * off, y0 + dy * at + (dx / long) * off]
  })
}

/** A smooth path through points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first] = points
  let d = p`M${first![0]} ${first![1]}`
  for (let k = 1; k < points.length - 1; k++) {
    const [x, y] = points[k]!
    const [nx, ny] = points[k + 1]!
    d += p`Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`
  }
  const last = points.at(-1)!
  return p`${d}L${last[0]} ${last[1]}`
}
