// Everything on a plane besides models: ground with names and icons, the players' edges, objectives, ranges.

import { useMemo } from 'preact/hooks'
import { Badge } from '../../art/emblem'
import { bounds, boxInside, closedPath, type Point } from '../../art/geometry'
import { iconAt } from '../../parts/Icon'
import type { Edge, Figure, Goal, Ground, Plane, Ring, Scene, Static, Surface } from '../../wire/protocol'
import { ribbonWidth } from '../frame'
import type { Pointing } from '../pointing'
import { GroundArt } from './groundart'
import { type Free, meadow } from './groundcanvas'
import { lookOf } from './models'
import { type Disc, middle } from './outline'
import { type Box, covered, overlap, textWidth } from './plaques'
import type { Scale } from './scale'

const INK = '#1d140a'

/** Crosses every six units, so that you can judge distances without a tape. */
function crosses(width: number, height: number, inch: number): string {
  let d = ''
  for (let x = 6 * inch; x < width - 1; x += 6 * inch)
    for (let y = 6 * inch; y < height - 1; y += 6 * inch) d += `M${x - 6} ${y}h12M${x} ${y - 6}v12`
  return d
}

/** Open ground: a wash of colour, grass, crosses. */
export function Soil({ width, height, inch, colour }: { width: number; height: number; inch: number; colour: string }) {
  return useMemo(
    () => (
      <g class="soil" aria-hidden="true">
        <defs>
          <radialGradient id="meadow" cx=".5" cy=".46" r=".7">
            <stop offset="0" stop-color="#fff6cc" stop-opacity=".34" />
            <stop offset="1" stop-color="#7d7c3c" stop-opacity=".3" />
          </radialGradient>
        </defs>
        <rect width={width} height={height} fill={colour} />
        <rect width={width} height={height} fill="url(#meadow)" />
        <path d={meadow(width, height, inch)} class="soil-grass" />
        <path d={crosses(width, height, inch)} class="plane-crosses" />
      </g>
    ),
    [width, height, inch, colour],
  )
}

/** All pieces of ground, low ones first. Drawn again only when ground or bases have changed. */
export function GroundPieces({ plane, scale, inch, free }: { plane: Plane; scale: Scale; inch: number; free: Free }) {
  const key = `${plane.ground.map((g) => `${g.id}${g.kind}${g.holder}${g.points.join()}`).join()}|${free.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join()}|${scale.there([0, 0]).join()}`
  return useMemo(
    () => (
      <g class="ground-art" aria-hidden="true">
        {[...plane.ground]
          .sort((a, b) => rank(a) - rank(b))
          .map((ground) => (
            <GroundArt
              key={ground.id}
              ground={ground}
              points={ground.points.map((p) => scale.there(p as Point))}
              inch={inch}
              free={free}
            />
          ))}
      </g>
    ),
    [key],
  )
}
const HIGH: readonly Ground['kind'][] = ['wall', 'palisade', 'house', 'tower', 'wagons', 'ruin', 'rubble', 'wood']
const rank = (ground: Ground): number => HIGH.indexOf(ground.kind)

/** Where to put the name of a piece of ground: inside it, covering the fewest bases, nearest to the centre. */
export function labelBox(
  ground: Ground,
  name: string,
  scale: Scale,
  px: number,
  discs: readonly Disc[],
  shields: readonly Box[],
) {
  const points = ground.points.map((p) => scale.there(p as Point))
  const centre = middle(points)
  const width = Math.max(textWidth(name, 14), signsWidth(ground.signs)) * px
  const height = 36 * px
  const box = bounds(points)
  let best: { cost: number; at: Point } | null = null
  for (let i = 0; i <= 8; i++)
    for (let j = 0; j <= 8; j++) {
      const at: Point =
        i === 4 && j === 4 ? centre : [box.x + (box.width * (i + 0.5)) / 9, box.y + (box.height * (j + 0.5)) / 9]
      if (!boxInside(points, at[0], at[1], 6, 6)) continue
      const around = { x: at[0] - width / 2, y: at[1] - 14 * px, width, height }
      const cost =
        discs.reduce((sum, disc) => sum + covered(around, disc), 0) +
        shields.reduce((sum, shield) => sum + overlap(around, shield) * 6, 0) +
        Math.hypot(at[0] - centre[0], at[1] - centre[1]) / 400 +
        (boxInside(points, at[0], at[1] + 4 * px, width, height) ? 0 : 0.12)
      if (!best || cost < best.cost) best = { cost, at }
    }
  const [x, y] = best?.at ?? centre
  return { x: x - width / 2, y: y - 14 * px, width, height, at: [x, y] as Point }
}
const signText = (figure: Figure): string => (figure.text === '-' ? '' : figure.text || String(figure.value))
const signsWidth = (signs: readonly Figure[]): number =>
  signs.reduce((sum, figure) => sum + 16 + textWidth(signText(figure), 12), 8)

export function GroundLabel({
  ground,
  name,
  at,
  px,
  faint,
  pointing,
}: {
  ground: Ground
  name: string
  at: Point
  px: number
  faint: boolean
  pointing: Pointing
}) {
  const width = signsWidth(ground.signs)
  let x = -width / 2 + 4
  return (
    <g
      class={`ground-label ${faint ? 'faint' : ''} ${pointing.isGlowing(ground.targets) ? 'glow' : ''}`}
      transform={`translate(${at[0]} ${at[1]}) scale(${px})`}
      aria-hidden="true"
    >
      <text class="ground-name">{name}</text>
      <rect x={-width / 2} y="5" width={width} height="16" rx="8" class="ground-tab" />
      {ground.signs.map((figure) => {
        const text = signText(figure)
        const from = x
        x += 16 + textWidth(text, 12)
        return (
          <g key={figure.label}>
            <use
              href={iconAt(figure.icon)}
              transform={`translate(${from} 6.500) scale(${13 / 512})`}
              class="ground-sign"
            />
            {text ? (
              <text x={from + 14} y="17" class="ground-figure">
                {text}
              </text>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

/** Where to put the name of an edge along it: where it covers no base, nearest to the middle; null if there is no room. */
export function edgeBox(
  edge: Edge,
  name: string,
  scale: Scale,
  px: number,
  discs: readonly Disc[],
  taken: readonly Box[],
): (Box & { at: Point; turn: number }) | null {
  const [a, b] = edge.points.map((p) => scale.there(p as Point))
  if (!a || !b) return null
  const isUpright = Math.abs(a[0] - b[0]) < 1
  const [long, high] = [(textWidth(name, 12) + 34) * px, 20 * px]
  const [width, height] = isUpright ? [high, long] : [long, high]
  const far = Math.hypot(b[0] - a[0], b[1] - a[1])
  const turn = isUpright ? (a[0] < scale.width / 2 ? -90 : 90) : 0
  const [dx, dy] = isUpright ? [a[0] < scale.width / 2 ? 17 : -17, 0] : [0, a[1] < scale.height / 2 ? 17 : -17]
  for (let k = 0; k < 25; k++) {
    // the middle, then alternately to both sides
    const t = 0.5 + (Math.ceil(k / 2) * (k % 2 ? 1 : -1)) / 26
    if (Math.min(t, 1 - t) * far < long / 2 + 6 * px) continue
    const [x, y] = [a[0] + (b[0] - a[0]) * t + dx * px, a[1] + (b[1] - a[1]) * t + dy * px]
    const box = { x: x - width / 2, y: y - height / 2, width, height }
    if (discs.every((disc) => !covered(box, disc)) && taken.every((other) => !overlap(box, other)))
      return { ...box, at: [x, y], turn }
  }
  return null
}

/** Two thin bands show whose edge is whose, in the colours and dashes of the side; with its name if there is room. */
export function EdgeArt({
  edge,
  data,
  scene,
  scale,
  name,
  spot,
  px,
}: {
  edge: Edge
  data: Static
  scene: Scene
  scale: Scale
  name: string
  spot: ReturnType<typeof edgeBox>
  px: number
}) {
  const look = lookOf(data, scene, edge.seat)
  const side = scene.panels.find((panel) => panel.seat === edge.seat)?.side ?? -1
  const [a, b] = edge.points.map((p) => scale.there(p as Point))
  if (!a || !b) return null
  const d = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
  const isSecond = edge.seat % 2 === 1
  return (
    <g class="table-edge" aria-hidden="true">
      <path d={d} stroke={look.ground} stroke-width={14} />
      <path
        d={d}
        stroke={look.figure}
        stroke-opacity=".75"
        stroke-width={3}
        stroke-dasharray={isSecond ? '12 8' : undefined}
      />
      {spot ? (
        <g transform={`translate(${spot.at[0]} ${spot.at[1]}) rotate(${spot.turn}) scale(${px})`}>
          <Badge side={side} look={look} x={-textWidth(name, 12) / 2 - 6} y={0} scale={0.8} />
          <text class="ground-name" x="8" y="4.500">
            {name}
          </text>
        </g>
      ) : null}
    </g>
  )
}

/** A marker with its reach, or a part of the table; a shield shows its value to the viewer and who controls it. */
export function GoalArt({
  goal,
  data,
  scene,
  scale,
  px,
}: {
  goal: Goal
  data: Static
  scene: Scene
  scale: Scale
  px: number
}) {
  const [x, y] = scale.there(goal.at as Point)
  const side = scene.panels.find((panel) => panel.seat === goal.holder)?.side ?? -1
  const look = lookOf(data, scene, goal.holder)
  const isPart = goal.points.length > 0
  return (
    <g class="goal" aria-hidden="true">
      {isPart ? (
        <path
          d={closedPath(goal.points.map((p) => scale.there(p as Point)))}
          class="goal-part"
          fill={goal.holder >= 0 ? look.ground : 'none'}
        />
      ) : null}
      {goal.radius ? <circle cx={x} cy={y} r={goal.radius * scale.k} class="goal-reach" /> : null}
      {isPart ? null : (
        <g transform={`translate(${x} ${y})`}>
          <path d="M-6 -6L6 6M6 -6L-6 6" stroke="#fff3c4" stroke-width="7" stroke-linecap="round" />
          <path d="M-6 -6L6 6M6 -6L-6 6" stroke="#8a1f1f" stroke-width="3.600" stroke-linecap="round" />
        </g>
      )}
      <g transform={`translate(${x} ${y - (isPart ? 0 : goal.radius * scale.k)}) scale(${px})`}>
        <path d="M-15 -13H15V5L0 16L-15 5z" fill="#f6ecd3" stroke={INK} stroke-width="1.5" />
        <path d="M-12 -10H12V3.600L0 12.400L-12 3.600z" fill="none" stroke="#b57b0c" stroke-width="1.2" />
        <use
          href={iconAt(data.palette['signs.goal'] ?? '')}
          transform="translate(-11.500 -9) scale(.0273)"
          fill="#7a4a10"
        />
        <text x="7" y="3.600" class="goal-worth">
          {goal.worth}
        </text>
        {goal.holder >= 0 ? <Badge side={side} look={look} x={15} y={-12} scale={0.66} /> : null}
      </g>
    </g>
  )
}

/** A range, with its name at the rim. */
export function RingArt({
  ring,
  scale,
  words,
  px,
  table,
}: {
  ring: Ring
  scale: Scale
  words: string
  px: number
  table: { width: number; height: number }
}) {
  const [x, y] = scale.there(ring.at as Point)
  const r = ring.radius * scale.k
  // the name goes where the rim is on the table: above, else below, else to a side
  const spots: Point[] = [
    [x, y - r],
    [x, y + r],
    [x - r, y],
    [x + r, y],
  ]
  const [lx, ly] = spots.find(
    ([a, b]) => a > 60 * px && b > 14 * px && a < table.width - 60 * px && b < table.height - 14 * px,
  ) ?? [x, y]
  const width = textWidth(words, 13) + 14
  return (
    <g class={`ring ring-${ring.kind}`} aria-hidden="true">
      <circle cx={x} cy={y} r={r} class="ring-under" style={{ strokeWidth: 4 * px }} />
      <circle cx={x} cy={y} r={r} class="ring-line" style={{ strokeWidth: 1.8 * px }} />
      {words ? (
        <g transform={`translate(${lx} ${ly}) scale(${px})`}>
          <rect x={-width / 2} y="-10" width={width} height="20" rx="6" class="plate" />
          <text y="4.500" class="plate-text">
            {words}
          </text>
        </g>
      ) : null}
    </g>
  )
}

/** The border is a ruler: each bar is one unit, every sixth has its number. */
export function Ruler({
  surface,
  scale,
  inch,
  title,
}: {
  surface: Surface
  scale: Scale
  inch: number
  title: string
}) {
  const { width, height } = scale
  let d = ''
  const isUnder = (x: number) => Math.abs(x + inch / 2 - width / 2) < (ribbonWidth(title) + inch) / 2
  for (let k = 0; k * inch < width - 1; k += 2)
    d += `${isUnder(k * inch) ? '' : `M${k * inch} -9h${inch}v5h${-inch}z`}M${k * inch} ${height + 4}h${inch}v5h${-inch}z`
  for (let k = 0; k * inch < height - 1; k += 2)
    d += `M-9 ${k * inch}h5v${inch}h-5zM${width + 4} ${k * inch}h5v${inch}h-5z`
  const unit = surface.unit || 1
  const every = (long: number) => Array.from({ length: Math.ceil(long / unit / 6) - 1 }, (_, k) => (k + 1) * 6)
  const marks = [
    ...every(surface.width).map((k) => ({
      k,
      at: scale.there([k * unit, 0]),
      to: scale.there([k * unit, surface.height]),
    })),
    ...every(surface.height).map((k) => ({
      k,
      at: scale.there([0, k * unit]),
      to: scale.there([surface.width, k * unit]),
    })),
  ]
  // the title ribbon covers the middle of the upper border
  const ribbon = title.length * 6 + 60
  return (
    <g class="ruler" aria-hidden="true">
      <path d={d} class="frame-bars" />
      <North surface={surface} scale={scale} />
      {marks.flatMap(({ k, at, to }) =>
        [at, to].map(([x, y]) => {
          const isUpright = Math.abs(at[1] - to[1]) < 1
          if (isUpright) {
            const side = x < width / 2 ? -13 : width + 22
            return (
              <text key={`${x} ${y}`} transform={`translate(${side} ${y}) rotate(-90)`}>
                {k}″
              </text>
            )
          }
          if (y < height / 2 && Math.abs(x - width / 2) < ribbon) return null
          return (
            <text key={`${x} ${y}`} x={x} y={y < height / 2 ? -13 : height + 20}>
              {k}″
            </text>
          )
        }),
      )}
    </g>
  )
}

/** Options name directions: an arrow at the edge shows which way is north, however the table is turned. */
function North({ surface, scale }: { surface: Surface; scale: Scale }) {
  const [x, y] = scale.there([surface.width * 0.06, surface.upward ? surface.height : 0])
  const [mx, my] = [scale.width / 2, scale.height / 2]
  const isAside = Math.min(x, scale.width - x) < 1
  const at = isAside ? [x < mx ? -17 : x + 17, y] : [x, y < my ? -17 : y + 17]
  const turn = isAside ? (x < mx ? -90 : 90) : y < my ? 0 : 180
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`} class="north">
      <path d="M0 -9L6 6L0 2L-6 6z" />
    </g>
  )
}
