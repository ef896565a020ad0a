// Renderer for areas: an old map of irregular lands. The ground is drawn once; what changes (lights, pieces, names) is above it.

import { useMemo, useRef } from 'preact/hooks'
import { Badge, type Colours, Hut } from '../art/emblem'
import { type Box, keepApart } from '../art/layout'
import { iconAt } from '../parts/Icon'
import { TILE_WIDTH, TileArt, type TileFace } from '../parts/Tile'
import type { Pending, Place, Scene, Stack, Static } from '../wire/protocol'
import { type Arrangement, arrange, type PlacedPiece } from './blocks'
import { Frame, Sheet } from './frame'
import { type FlightProps, Glide } from './glide'
import { Ground } from './ground'
import { memoized, useNewest, useSameList } from './memo'
import { Places } from './places'
import type { Light, Pointing, SurfaceProps } from './pointing'

const NOBODY: Colours = { ground: '#6b5a3c', figure: '#f3e9cf', icon: '' }

/** The size of names: never below a readable size on the screen, and no larger than needed. */
function nameSize(pixels: number, isSea: boolean): number {
  const [least, usual, most] = isSea ? [12, 15, 22] : [10.5, 13, 19]
  return Math.min(26, Math.max(least / pixels, Math.min(usual, most / pixels)))
}

/** A tile is never narrower than this on the screen, */
const MIN_TILE = 26
/** but it must not crowd out its neighbours when the whole map is that small. */
const MAX_GROWN = 1.45
/** With fewer pixels per unit there is no room for names; pointing or zooming shows them. */
const NAMED = 0.48

const nameWidth = (name: string, size: number): number => name.length * size * 0.5

const sideOf = (scene: Scene, seat: number): number => scene.panels[seat]?.side ?? -1

const looksOf = (data: Static, side: number): { side: number; look: Colours } => ({
  side,
  look: data.sides[side] ?? NOBODY,
})

function faceOf(data: Static, side: number, type: number, count: number): TileFace {
  const known = data.types[type]
  return { ...looksOf(data, side), icon: known?.icon ?? '', form: known?.form ?? 'tile', count, unknown: !known }
}

/** The positions of everything, computed again only for places that changed. */
function useArrangements(data: Static, scene: Scene | null, pixels: number): readonly Arrangement[] {
  const known = useRef(new Map<string, Arrangement>())
  const found = data.surface.places.map((place, i) => {
    const size = nameSize(pixels, data.terrains[place.terrain]!.pattern === 'sea')
    const stacks = (scene?.stacks ?? []).filter((s) => s.place === i)
    const markers = (scene?.markers ?? []).filter((s) => s.place === i)
    const content = [...markers, ...stacks]
      .map((s) => `${s.id}:${s.pieces.map((p) => `${p.id}*${p.count}${p.targets}`)}`)
      .join()
    const least = Math.min(MAX_GROWN, MIN_TILE / TILE_WIDTH / pixels)
    const key = `${i}|${size.toFixed(1)}|${least.toFixed(2)}|${content}`
    let found = known.current.get(key)
    if (!found) {
      if (known.current.size > 600) known.current.clear()
      found = arrange(place, markers, stacks, nameWidth(place.name, size), size, least)
      known.current.set(key, found)
    }
    return found
  })
  return useSameList(found)
}

interface PieceProps {
  spot: PlacedPiece
  at: Arrangement
  data: Static
  side: number
  light: Light
  /** the label, if it is a button */
  name: string
  place: Place
  pointing: { readonly current: Pointing }
}

const PieceSpot = memoized(({ spot, at, data, side, light, name, place, pointing }: PieceProps) => {
  const { piece, stack } = spot
  const x = at.x + spot.x * at.scale
  const y = at.y + spot.y * at.scale
  const asked = light === 'lit' || light === 'chosen'
  const targets = asked ? piece.targets : stack.targets
  const point = () => pointing.current.point(targets, asked ? name : place.name)
  const hints = pointing.current.hintPiece(piece, targets)
  const button = asked
    ? ({
        role: 'button',
        tabindex: 0,
        'aria-label': name,
        'aria-pressed': light === 'chosen',
        onFocus: hints.onFocus,
        onBlur: hints.onBlur,
      } as const)
    : ({ 'aria-hidden': true } as const)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it can be chosen, see `button` above
    <g
      class={`piece piece-${light}`}
      data-target={asked ? piece.targets[0] : undefined}
      data-piece={spot.marker ? undefined : piece.id}
      onClick={point}
      onKeyDown={(e) => {
        if (asked && (e.key === 'Enter' || e.key === ' ')) {
          e.preventDefault()
          point()
        }
      }}
      onPointerEnter={hints.onPointerEnter}
      onPointerDown={hints.onPointerDown}
      onPointerLeave={hints.onPointerLeave}
      {...button}
    >
      {spot.marker ? (
        <Hut {...looksOf(data, side)} x={x} y={y} scale={at.scale} />
      ) : (
        <TileArt face={faceOf(data, side, piece.type, piece.count)} x={x} y={y} scale={at.scale} />
      )}
      {asked ? (
        <rect
          x={x - 19 * at.scale}
          y={y - 15 * at.scale}
          width={38 * at.scale}
          height={31 * at.scale}
          rx="4"
          class="piece-ring"
        />
      ) : null}
    </g>
  )
})

/** Pieces being animated: they glide over the map and disappear; the stacks below are already in their final places. */
function FlightArt({ flight, data, scene, from, to }: FlightProps) {
  const types = flight.types.length ? flight.types.slice(0, 4) : [-1]
  return (
    <Glide from={from} to={to}>
      {types.map((type, k) =>
        type < 0 ? (
          <Badge key={k} {...looksOf(data, sideOf(scene, flight.seat))} scale={1.3} />
        ) : (
          <TileArt key={k} face={faceOf(data, sideOf(scene, flight.seat), type, 1)} x={k * 7} y={k * -4} />
        ),
      )}
    </Glide>
  )
}

/** Contested places are drawn on top of everything else. */
const inOrder = (arrangements: readonly Arrangement[]): [Arrangement, number][] =>
  arrangements
    .map((at, i): [Arrangement, number] => [at, i])
    .sort(([a], [b]) => Number(Boolean(a.block.versus)) - Number(Boolean(b.block.versus)))

/** The pieces of a stack that walk. */
const walkers = (data: Static, stack: Stack): number =>
  stack.pieces.reduce((sum, piece) => sum + (data.types[piece.type]?.form === 'building' ? 0 : piece.count), 0)

/** Several pieces that can be picked up together. */
const isArmy = (data: Static, stack: Stack, pointing: Pointing): boolean =>
  walkers(data, stack) > 1 && Boolean(pointing.lifts?.(stack.targets))

/** The size of the banner of an army on the screen, and how far around it a finger may miss it. */
const BANNER = { width: 52, height: 24 }
const FINGER = 44

interface BannerProps {
  stack: Stack
  colours: Colours
  side: number
  x: number
  y: number
  pixels: number
  count: number
  name: string
  pointing: Pointing
}

/** The handle of an army, above its upper left corner: drag it to move the whole army. It keeps its size when the map is zoomed. */
function Banner({ stack, colours, side, x, y, pixels, count, name, pointing }: BannerProps) {
  const { width, height } = BANNER
  const reach = pointing.isTouch?.() ? Math.max(0, FINGER - height) : 0
  return (
    <g
      class="stack-banner"
      data-stack={stack.id}
      aria-hidden="true"
      transform={`translate(${x - 6 / pixels} ${y - (height - 3) / pixels}) scale(${1 / pixels})`}
      onClick={() => pointing.point(stack.targets, name)}
    >
      <rect x={-reach / 2} y={-reach} width={width + reach} height={height + reach} class="reach" />
      <path d={`M0 0H${width}l-6 ${height / 2}l6 ${height / 2}H0Z`} fill={colours.ground} class="cloth" />
      <Badge side={side} look={colours} x={13} y={height / 2} scale={0.8} />
      <text x={width - 10} y={height / 2 + 5.5} fill={colours.figure}>
        {count}
      </text>
    </g>
  )
}

/** Below the pieces of a contested place: paper with a red border, and swords between the sides. */
const Plate = memoized(({ at }: { at: Arrangement }) => {
  const { width, height, versus } = at.block
  return (
    <g class="contested" transform={`translate(${at.x} ${at.y}) scale(${at.scale})`} aria-hidden="true">
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="6" class="plate" />
      {versus?.map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <path d={`M${-width / 2 + 4} 0H${width / 2 - 4}`} class="versus-line" />
          <circle r="7.5" class="versus" />
          <use href={iconAt('crossed-swords')} transform="translate(-5.5 -5.5) scale(.0215)" class="swords" />
        </g>
      ))}
    </g>
  )
})

interface NamesProps {
  data: Static
  arrangements: readonly Arrangement[]
  pixels: number
}

const Names = memoized(({ data, arrangements, pixels }: NamesProps) => {
  const places = data.surface.places
  const sizes = places.map((place) => nameSize(pixels, data.terrains[place.terrain]!.pattern === 'sea'))
  const boxes = places.map(
    (place, i): Box => ({
      x: arrangements[i]!.name[0],
      y: arrangements[i]!.name[1],
      width: nameWidth(place.name, sizes[i]!),
      height: sizes[i]! * 0.9,
    }),
  )
  if (pixels < NAMED) return null
  const shown = keepApart(boxes)
  return (
    <g class="names" aria-hidden="true">
      {places.map((place, i) => {
        const box = shown[i]
        return box ? (
          <text
            key={i}
            x={box.x}
            y={box.y + sizes[i]! * 0.34}
            font-size={sizes[i]}
            class={data.terrains[place.terrain]!.pattern === 'sea' ? 'sea-name' : ''}
          >
            {place.name}
          </text>
        ) : null
      })}
    </g>
  )
})

/** A move in progress while the rest is being asked: the path, the pieces, the price. */
function PendingArt({ pending, data, scene }: { pending: Pending; data: Static; scene: Scene }) {
  const { places } = data.surface
  const to = places[pending.end]?.centre
  if (!to) return null
  const from = places[pending.start]?.centre
  const way = from ? `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` : ''
  const price = pending.cost.map((figure) => figure.text || figure.value).join(' ')
  return (
    <g class="pending" aria-hidden="true">
      <path d={way} class="pending-way" />
      <path d={way} class="pending-way over" />
      <g class="pending-pieces">
        {pending.types.slice(0, 5).map((type, k) => (
          <TileArt
            key={k}
            face={faceOf(data, sideOf(scene, pending.seat), type, 1)}
            x={to[0] + (k - (Math.min(5, pending.types.length) - 1) / 2) * 26}
            y={to[1] - 16}
          />
        ))}
      </g>
      {price ? (
        <g class="pending-cost" transform={`translate(${to[0]} ${to[1] + 14})`}>
          <rect x="-14" y="-10" width="28" height="18" rx="9" />
          <text y="4">{price}</text>
        </g>
      ) : null}
    </g>
  )
}

export function AreasSurface({ data, scene, title, pointing, flights, view }: SurfaceProps) {
  const { places, width, height } = data.surface
  const arrangements = useArrangements(data, scene, view.pixels)
  const pending = pointing.asked?.()?.pending
  const newest = useNewest(pointing)
  /** The drawing properties of a piece. */
  const spotted = (spot: PlacedPiece, at: Arrangement, i: number) => {
    const light = spot.piece.targets.length ? pointing.light(spot.piece.targets) : 'calm'
    const name = light === 'lit' || light === 'chosen' ? pointing.pieceLabel(spot.piece) : ''
    const side = sideOf(scene!, spot.stack.seat)
    return { spot, at, data, side, light, name, place: places[i]!, pointing: newest }
  }
  const names = useMemo(
    () =>
      places.map((place) => ({
        at: arrange(place, [], [], nameWidth(place.name, 13), 13).name,
        width: nameWidth(place.name, 13),
      })),
    [data],
  )
  const stacks = new Map<number, Stack[]>()
  for (const stack of scene?.stacks ?? []) stacks.set(stack.place, [...(stacks.get(stack.place) ?? []), stack])
  return (
    <>
      <Sheet view={view} />
      <Ground data={data} names={names} />
      <Frame width={width} height={height} title={title} />
      <Places data={data} stacks={stacks} pointing={pointing} />
      <g class="pieces">
        {scene
          ? inOrder(arrangements).map(([at, i]) => (
              <g key={i}>
                {at.block.versus ? <Plate at={at} /> : null}
                {at.block.huts.map((spot, k) => (
                  <PieceSpot key={`h${k}`} {...spotted(spot, at, i)} />
                ))}
                {at.block.groups.map((group) => (
                  <g
                    key={group.stack.id}
                    class={flights.some((f) => f.end === i && f.seat === group.stack.seat) ? 'stack arriving' : 'stack'}
                  >
                    {group.spots.map((spot) => (
                      <PieceSpot key={spot.piece.id} {...spotted(spot, at, i)} />
                    ))}
                    {/* a building flies the badge itself */}
                    {isArmy(data, group.stack, pointing) ? (
                      <Banner
                        stack={group.stack}
                        colours={looksOf(data, sideOf(scene, group.stack.seat)).look}
                        side={sideOf(scene, group.stack.seat)}
                        x={at.x + group.x * at.scale}
                        y={at.y + (group.y - 4) * at.scale}
                        pixels={view.pixels}
                        count={walkers(data, group.stack)}
                        name={places[i]!.name}
                        pointing={pointing}
                      />
                    ) : group.spots.every((spot) => data.types[spot.piece.type]?.form === 'building') ? null : (
                      <g
                        class="stack-badge"
                        data-stack={group.stack.id}
                        aria-hidden="true"
                        onClick={() => pointing.point(group.stack.targets, places[i]!.name)}
                      >
                        <Badge
                          {...looksOf(data, sideOf(scene, group.stack.seat))}
                          x={at.x + group.x * at.scale}
                          y={at.y + group.y * at.scale}
                          scale={0.62 * Math.max(at.scale, 0.72)}
                        />
                      </g>
                    )}
                  </g>
                ))}
              </g>
            ))
          : null}
      </g>
      <Names data={data} arrangements={arrangements} pixels={view.pixels} />
      {scene && pending ? <PendingArt pending={pending} data={data} scene={scene} /> : null}
      {scene
        ? flights.map((flight) => {
            const to = places[flight.end]?.centre
            const from = places[flight.start]?.centre ?? to
            return from && to ? (
              <FlightArt key={flight.key} flight={flight} data={data} scene={scene} from={from} to={to} />
            ) : null
          })
        : null}
    </>
  )
}
