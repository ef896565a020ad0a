// The ground of the map of lands: grass, the strait with its bridges, the marches, the sea, roads, walls, players' ribbons.

import { memo } from 'preact/compat'
import { useId } from 'preact/hooks'
import { Badge } from '../../art/emblem'
import { seeded } from '../../art/geometry'
import type { Panel } from '../../wire/protocol'
import { Rose } from '../frame'
import { wallPath } from './castle'
import type { Layout } from './layout'
import { textWidth } from './sizes'
import { n, p, Sign, smooth, Text, wavy } from './strokes'
import type { Drawing } from './token'

function tufts(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  seed: number,
  kind: 'grass' | 'wave',
): string {
  const random = seeded(seed)
  let d = ''
  for (let k = 0; k < count; k++) {
    const at = `M${Math.round(x0 + random() * (x1 - x0))} ${Math.round(y0 + random() * (y1 - y0))}`
    d += kind === 'grass' ? `${at}l-2-4m2 4l.6-5m-.6 5l3-4` : `${at}q4-4 8 0t8 0`
  }
  return d
}

function hills(x0: number, y0: number, x1: number, y1: number, count: number, seed: number): string {
  const random = seeded(seed)
  let d = ''
  for (let k = 0; k < count; k++)
    d += `M${Math.round(x0 + random() * (x1 - x0))} ${Math.round(y0 + random() * (y1 - y0))}q8-15 18 0`
  return d
}

interface GroundProps {
  layout: Layout
  words: { marches: string; sea: string; field: string; camp: string }
}

/** Everything static; drawn again only when the map changes its shape. */
export const Ground = memo(
  function Ground({ layout, words }: GroundProps) {
    const own = useId()
    const { box, far, near, sea, strait, road, lands, isPhone } = layout
    const { x0, y0, x1, y1 } = box
    const random = seeded(11)
    const water = smooth([
      ...wavy(x0 - 8, far - strait * 0.35, x1 + 8, far - strait * 0.35, 5, random, 40),
      ...wavy(x1 + 8, near + 6, sea + 6, near + 4, 6, random, 36),
      ...wavy(sea + 6, near + 4, sea, far + strait * 0.8, 9, random, 22).slice(1),
      ...wavy(sea, far + strait * 0.8, x0 - 8, far + strait * 0.62, 4, random, 40).slice(1),
    ])
    const abroad = lands.filter((land) => !land.isOwn)
    const gate = x0 + (x1 - x0) * 0.29
    const bridges = abroad.map((land) =>
      Math.min((land.left + land.right) / 2 - (land.right - land.left) * 0.02, sea - 34),
    )
    const roads: [number, number][][] = [
      [
        [x0 - 6, road + 3],
        [x0 + (sea - x0) * 0.25, road - 3],
        [x0 + (sea - x0) * 0.55, road + 3],
        [sea - 26, road - 2],
      ],
      [
        [gate, near + (isPhone ? 100 : 164)],
        [gate + 12, near + 60],
        [gate - 8, near + 18],
        [gate + 12, road],
      ],
      ...bridges.map((x, k): [number, number][] => [
        [x - 14, road],
        [x - 6, road - 14],
        [x, far + strait * 0.7],
        [x, far - strait * 0.5],
        [x + 2, far - 30],
        [x, abroad[k]!.walls.at(-1)!],
      ]),
    ]
    const wide = isPhone ? 6 : 9
    return (
      <g class="lands" aria-hidden="true">
        <clipPath id={`map-inside${own}`}>
          <rect x={x0} y={y0} width={n(x1 - x0)} height={n(y1 - y0)} />
        </clipPath>
        <clipPath id={`map-sea${own}`}>
          <path d={`${water}z`} />
        </clipPath>
        <g clip-path={`url(#map-inside${own})`}>
          <rect x={x0} y={y0} width={n(x1 - x0)} height={n(y1 - y0)} class="land" />
          <rect x={x0} y={n(far)} width={n(x1 - x0)} height={n(near - far)} class="marches" />
          <path d={`${water}z`} class="land-shade" />
          <path d={`${water}z`} class="water" />
          <g clip-path={`url(#map-sea${own})`}>
            {[26, 17, 9].map((w, k) => (
              <path key={w} d={`${water}z`} class={`wash wash-${k}`} style={{ strokeWidth: w }} />
            ))}
            <path d={tufts(sea + 20, far + 34, x1 - 30, near - 12, isPhone ? 10 : 26, 21, 'wave')} class="waves" />
          </g>
          <path d={`${water}z`} class="coast" />
          <path
            d={
              tufts(x0 + 6, far + strait + 10, sea - 16, near - 8, isPhone ? 12 : 34, 31, 'grass') +
              tufts(x0 + 6, near + 10, x1 - 6, y1 - 8, isPhone ? 20 : 70, 32, 'grass') +
              tufts(x0 + 6, y0 + 8, x1 - 6, far - 14, isPhone ? 18 : 60, 33, 'grass')
            }
            class="grass"
          />
          {['road-edge', 'road'].map((kind) =>
            roads.map((points, k) => (
              <path
                key={`${kind}${k}`}
                d={smooth(points)}
                class={kind}
                style={{ strokeWidth: kind === 'road' ? wide : wide + 2.4 }}
              />
            )),
          )}
          {bridges.map((x) => (
            <g key={x} class="bridge">
              <path
                d={p`M${x - wide} ${far + strait * 0.85}Q${x - wide + 3} ${far + strait * 0.15} ${x - wide} ${far - strait * 0.55}H${x + wide}Q${x + wide - 3} ${far + strait * 0.15} ${x + wide} ${far + strait * 0.85}z`}
                class="stone"
              />
              <path
                d={[0, 1, 2, 3]
                  .map((j) => p`M${x - wide + 2} ${far - strait * 0.3 + j * strait * 0.3}h${2 * wide - 4}`)
                  .join('')}
                class="plank"
              />
            </g>
          ))}
          {abroad.slice(1).map((land) => (
            <path
              key={land.seat}
              d={smooth(wavy(land.left, y0 - 4, land.left, far - strait * 0.4, 4, seeded(land.seat + 5), 24))}
              class="border"
            />
          ))}
          {isPhone ? null : (
            <path
              d={
                hills(x0 + 10, far + strait + 24, x0 + 52, near - 16, 4, 77) +
                hills(sea - 70, far + strait + 18, sea - 40, far + strait + 36, 2, 78)
              }
              class="hills"
            />
          )}
          {lands.flatMap((land) =>
            land.walls.map((y) => (
              <g key={`${land.seat}.${y}`}>
                <path d={p`M${land.left} ${y}H${land.right}`} class="wall-shade" />
                <path
                  d={wallPath(
                    land.left + (land.isOwn ? 0 : 1),
                    land.right - (land.isOwn ? 0 : 1),
                    y - 3,
                    9 * land.size.k,
                    7 * land.size.k,
                    3.4 * land.size.k,
                  )}
                  class="stone"
                />
              </g>
            )),
          )}
          {isPhone ? null : (
            <>
              <Text x={x0 + 12} y={far + strait + 17} size={15} anchor="start" kind="place-name">
                {words.marches}
              </Text>
              <Text x={x0 + 12} y={near + 20} size={13.5} anchor="start" kind="place-name faint">
                {words.field}
              </Text>
              <Text x={x0 + 12} y={lands.at(-1)!.walls[0]! + 22} size={13.5} anchor="start" kind="place-name faint">
                {words.camp}
              </Text>
              <Text x={sea + 14} y={near - 10} size={16} anchor="start" kind="place-name at-sea">
                {words.sea}
              </Text>
              <Rose x={x1 - 92} y={y1 - 44} r={34} />
            </>
          )}
        </g>
      </g>
    )
  },
  (a, b) => shapeOf(a) === shapeOf(b) && a.words.sea === b.words.sea,
)

const shapeOf = ({ layout: { box, far, near, sea, lands } }: GroundProps): string =>
  [box.x1, box.y1, far, near, sea, ...lands.flatMap((land) => [land.left, ...land.walls, land.size.key])].join()

/** The ribbon of a player in the corner of their land: badge, name, cards in hand and deck. */
export function Ribbon({
  x,
  y,
  seat,
  name,
  panel,
  isOwn,
  isSmall,
  draw,
}: {
  x: number
  y: number
  seat: number
  name: string
  panel: Panel | undefined
  isOwn: boolean
  isSmall: boolean
  draw: Drawing
}) {
  const k = isSmall ? 0.78 : 0.95
  const height = 20 * k
  const type = isSmall ? 11.5 : 14
  const figures = isOwn ? [] : (panel?.figures ?? []).slice(4, 6)
  const long = textWidth(name, type) + 26 * k
  const wide = long + (figures.length ? figures.length * 36 * k + 6 : 8)
  return (
    <g class="ribbon-of" data-seat={seat}>
      <path d={p`M${x} ${y}h${wide}l-5 ${height / 2}l5 ${height / 2}h${-wide}z`} class="plate" />
      <Badge side={draw.sideOf(seat)} look={draw.lookOf(seat)} x={x + 13 * k} y={y + height / 2} scale={0.8 * k} />
      <Text
        x={x + 25 * k}
        y={y + height / 2 + type * 0.34}
        size={type}
        anchor="start"
        kind={panel?.flags.includes('out') ? 'dark out' : 'dark'}
      >
        {name}
      </Text>
      {figures.map((figure, i) => {
        const at = x + long + 4 * k + i * 36 * k
        return (
          <g key={figure.label}>
            <Sign name={figure.icon} x={at} y={y + height / 2 - 6.5 * k} size={13 * k} fill="#5b3a1c" />
            <Text x={at + 15 * k} y={y + height / 2 + type * 0.3} size={type * 0.86} anchor="start" kind="dark">
              {figure.value}
            </Text>
          </g>
        )
      })}
    </g>
  )
}
