// Lines on the map: from a stack to what it can reach, with a label at the end; and the broad arrow of an announced attack.

import type { Reach, Road } from '../../wire/protocol'
import type { PlacedToken } from './layout'
import { textWidth } from './sizes'
import { n, Pill, p, Sign, Text } from './strokes'
import type { Drawing } from './token'

export const middleOf = (spot: PlacedToken): [number, number] => [
  spot.x + spot.width / 2,
  spot.y - (spot.kind === 'castle' ? spot.size.face * 0.55 : spot.size.high * 0.5),
]

export const spotOf = (spots: readonly PlacedToken[], target: string): PlacedToken | undefined =>
  spots.find((spot) => spot.stack.targets.includes(target))

/** Drawn below the tokens. */
export function ReachLines({ reaches, spots }: { reaches: readonly Reach[]; spots: readonly PlacedToken[] }) {
  return (
    <g class="reach-lines" aria-hidden="true">
      {reaches.map((reach) => {
        const start = spotOf(spots, reach.start)
        const end = spotOf(spots, reach.end)
        if (!start || !end || reach.refused) return null
        const [x0, y0] = middleOf(start)
        const [x1, y1] = middleOf(end)
        const isLevel = Math.abs(y0 - y1) < start.size.high
        const from = isLevel
          ? [start.x + (x1 > x0 ? start.width + 8 : -8), y0]
          : [x0, y0 - (y1 < y0 ? start.size.high * 0.9 : -start.size.high * 0.6)]
        const to = isLevel ? [end.x + (x1 > x0 ? -6 : end.width + 6), y1] : [x1, y1]
        const d = p`M${from[0]!} ${from[1]!}Q${(from[0]! + to[0]!) / 2 + (to[0]! - from[0]!) * 0.16} ${(from[1]! + to[1]!) / 2} ${to[0]!} ${to[1]!}`
        return (
          <g key={`${reach.start}${reach.end}`}>
            <path d={d} class="reach-rim" />
            <path d={d} class="reach" />
          </g>
        )
      })}
    </g>
  )
}

function EndPlate({
  x,
  y,
  icons,
  text,
  k = 1,
}: {
  x: number
  y: number
  icons: readonly string[]
  text: string
  k?: number
}) {
  const wide = icons.length * 19 + (text ? textWidth(text, 13) + 5 : 0) + 7
  return (
    <g class="end-plate" transform={p`translate(${x} ${y}) scale(${k})`}>
      <rect x={n(-wide / 2)} y="-11" width={n(wide)} height="22" rx="11" />
      {icons.map((icon, i) => (
        <Sign key={icon} name={icon} x={-wide / 2 + 4 + i * 19} y={-8.5} size={17} fill="#6b1010" />
      ))}
      {text ? (
        <Text x={-wide / 2 + 6 + icons.length * 19} y={4.5} size={13} anchor="start" kind="dark">
          {text}
        </Text>
      ) : null}
    </g>
  )
}

/** Would a label here cover a token? */
function isUnder({ x, y, width, size }: PlacedToken, at: number, foot: number, wide: number): boolean {
  return foot + 10 > y - size.high - 14 * size.k && foot < y + 8 && at + wide / 2 > x && at - wide / 2 < x + width
}

/** Drawn above the tokens: the expected result, or in two words why not. */
export function ReachEnds({
  reaches,
  spots,
  draw,
  isPhone,
  isReversed,
  lowest,
}: {
  reaches: readonly Reach[]
  spots: readonly PlacedToken[]
  draw: Drawing
  isPhone: boolean
  isReversed: boolean
  lowest: number
}) {
  const others = (end: PlacedToken) => spots.filter((spot) => spot !== end)
  const taken: [number, number, number][] = []
  /** Is there room for a label of this width here? If so, reserve it. */
  const isFree = (x: number, y: number, wide: number): boolean => {
    const half = wide / 2
    if (taken.some(([tx, ty, th]) => Math.abs(tx - x) < th + half && Math.abs(ty - y) < 20)) return false
    taken.push([x, y, half])
    return true
  }
  return (
    <g class="reach-ends" aria-hidden="true">
      {[...reaches.filter((one) => !one.refused), ...reaches.filter((one) => one.refused)].map((reach) => {
        const end = spotOf(spots, isReversed ? reach.start : reach.end)
        if (!end) return null
        const [x] = middleOf(end)
        const plates = ['terrain', 'calamity', 'weather'] as const
        const isPlated = end.kind === 'stack' && plates.some((slot) => end.token.of(slot).length)
        const signs = end.kind === 'castle' && end.size.k < 0.8 && end.token.of('improvement').length ? 8 : 0
        const below = Math.min(
          lowest - 11,
          end.y +
            ((end.kind === 'castle' ? 13 : end.token.of('fleet').length ? 20 : 14) + signs + (isPlated ? 18 : 0)) *
              (isPhone ? 0.7 : 1),
        )
        if (reach.refused) {
          const why = `⊘ ${draw.text(reach.refused) || reach.clause}`
          const wide = textWidth(why, isPhone ? 10.5 : 12.5) + 16
          const isShort = others(end).some((spot) => isUnder(spot, x, below, wide)) || !isFree(x, below, wide)
          return (
            <Pill
              key={`${reach.start}${reach.end}`}
              x={x}
              y={below - 9}
              text={isShort ? '⊘' : why}
              size={isPhone ? 10.5 : 12.5}
              kind="note"
              isMiddle
            />
          )
        }
        const text = [reach.text, ...reach.tags.map(draw.text)].filter(Boolean).join(' · ')
        isFree(x, below, isPhone ? 30 : textWidth(text, 13) + 40)
        return (
          <EndPlate
            key={`${reach.start}${reach.end}`}
            x={x}
            y={below}
            icons={reach.icons}
            text={isPhone ? '' : text}
            k={isPhone ? 0.74 : 1}
          />
        )
      })}
    </g>
  )
}

function roadPath(start: PlacedToken, end: PlacedToken): { d: string; tip: [number, number]; label: [number, number] } {
  const [x0, y0] = middleOf(start)
  const [x1] = middleOf(end)
  const isDown = end.y > start.y
  const sx = x1 > x0 ? start.x + start.width + 14 : start.x - 14
  const edge = end.kind === 'castle' ? end.size.face + end.size.high : end.size.high + 16
  const ty = isDown ? end.y - edge - 10 : end.y + 22
  return {
    d: p`M${sx} ${y0}C${sx + (x1 > x0 ? 70 : -70)} ${y0} ${x1} ${ty + (isDown ? -92 : 92)} ${x1} ${ty}`,
    tip: [x1, ty],
    label: [sx + (x1 > x0 ? 62 : -62), y0 - 26],
  }
}

export function Roads({
  roads,
  spots,
  draw,
  part,
}: {
  roads: readonly Road[]
  spots: readonly PlacedToken[]
  draw: Drawing
  part: 'under' | 'over'
}) {
  return (
    <g class="attack-roads" aria-hidden="true">
      {roads.map((road) => {
        const start = spotOf(spots, road.start)
        const end = spotOf(spots, road.end)
        if (!start || !end) return null
        const { d, tip, label } = roadPath(start, end)
        const isDown = end.y > start.y
        const names = road.types.map((type) => draw.text(draw.data.types[type]?.name ?? ''))
        return part === 'under' ? (
          <g key={road.start}>
            <path d={d} class="attack-rim" />
            <path d={d} class="attack" />
            <path d={d} class="attack-dash" />
            <path
              d={p`M${tip[0] - 17} ${tip[1] + (isDown ? -8 : 8)}L${tip[0]} ${tip[1] + (isDown ? 16 : -16)}L${tip[0] + 17} ${tip[1] + (isDown ? -8 : 8)}z`}
              class="attack-tip"
            />
          </g>
        ) : (
          <EndPlate
            key={road.start}
            x={label[0]}
            y={label[1]}
            icons={road.icons}
            text={[...road.tags.map(draw.text), ...names].join(', ')}
          />
        )
      })}
    </g>
  )
}
