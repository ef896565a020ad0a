// The map of lands: a status is a place. The viewer's land is below, the others' above, marches and sea between them.

import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { isNarrow } from '../../device/media'
import type { Piece, Question, Scene, Stack, Static } from '../../wire/protocol'
import type { Light, SurfaceProps } from '../pointing'
import { CastleArt } from './castle'
import { Ground, Ribbon } from './ground'
import { layOut, type PlacedToken } from './layout'
import { middleOf, ReachEnds, ReachLines, Roads, spotOf } from './lines'
import { Flights, Standing } from './moving'
import { countOf } from './parts'
import { Coin, n, p, Sign, Text } from './strokes'
import { type Drawing, StackArt } from './token'
import '../../styles/land.css'
import '../../styles/land-aims.css'

const NOBODY = { ground: '#6b5a3c', figure: '#f3e9cf', icon: '' }

/** The label for screen readers: name, controller, status, strength, capacity, attachments. */
function labelOf(stack: Stack, name: string, draw: Drawing, seatName: (seat: number) => string): string {
  const words = [...stack.tags, ...stack.flags.map((flag) => `flag-${flag}`)].map(draw.text).filter(Boolean)
  const tally = stack.tally
  const cards = stack.pieces.slice(1).map((piece) => {
    const value = piece.figures[0]?.value
    return `${draw.text(draw.data.types[piece.type]?.name ?? '')}${value === undefined ? '' : ` ${value}`}`
  })
  return [
    name,
    stack.seat < 0 ? '' : seatName(stack.seat),
    ...words,
    tally ? `${tally.strength}` : '',
    tally ? `${draw.text('label-room')} ${tally.room}/${tally.limit}` : '',
    ...cards,
  ]
    .filter(Boolean)
    .join(', ')
}

function boxOf({ size, width, kind }: PlacedToken) {
  const { k, face, high } = size
  const top = kind === 'castle' ? -face - high - 8 : kind === 'stack' ? -high - 19 * k : -high - 6
  const tall = kind === 'castle' ? face + high + 16 : kind === 'stack' ? high + 30 * k : high + 24
  return { x: -8, y: n(top), width: n(width + 16), height: n(tall), rx: 10 }
}

function Glow({ spot, light }: { spot: PlacedToken; light: Light }) {
  const box = boxOf(spot)
  return (
    <>
      <rect {...box} class={`halo halo-${light}`} />
      <rect {...box} class={`halo-rim halo-rim-${light}`} />
    </>
  )
}

function Thing({ spot, draw }: { spot: PlacedToken; draw: Drawing }) {
  const { size, width } = spot
  const type = draw.data.types[spot.stack.pieces[0]?.type ?? -1]
  const high = size.high * (spot.kind === 'ruin' ? 1.15 : 0.86)
  const gold = type?.figures[0]?.value ?? 0
  return (
    <>
      <ellipse cx={n(width / 2)} cy="-1" rx={n(high * 0.6)} ry={n(high * 0.13)} class="shadow" />
      {type ? (
        <Sign
          name={type.icon}
          x={width / 2 - high / 2}
          y={-high}
          size={high}
          fill={spot.kind === 'ruin' ? 'var(--stone)' : '#d9a520'}
          rim="var(--pen)"
        />
      ) : null}
      {spot.kind === 'treasure' ? (
        <Coin x={width / 2 + high * 0.5} y={-high * 0.85} r={size.coin * 0.95} value={gold} />
      ) : null}
      <Text x={width / 2} y={size.name * 0.95} size={size.name + 0.5} kind="place-name">
        {spot.name}
      </Text>
    </>
  )
}

/** The other players still in the game, clockwise. */
function farSeats(scene: Scene, players: number): number[] {
  const me = Math.max(0, scene.viewer)
  const others = Array.from({ length: players - 1 }, (_, k) => (me + 1 + k) % players)
  return others.filter((seat) => !scene.panels.find((panel) => panel.seat === seat)?.flags.includes('out'))
}

/** The seat whose land holds something that can be chosen. */
function litSeat(
  data: Static,
  scene: Scene | null,
  far: readonly number[],
  light: (targets: readonly string[]) => Light,
) {
  const things = [...(scene?.stacks ?? []), ...(scene?.markers ?? [])].filter((stack) => light(stack.targets) === 'lit')
  const seats = things.map((stack) => data.surface.places[stack.place]?.seat ?? -1)
  return far.find((seat) => seats.includes(seat))
}

/** The nearest thing in a direction, for the arrow keys. */
function nearest(spots: readonly PlacedToken[], from: PlacedToken, key: string): PlacedToken | undefined {
  const [x, y] = middleOf(from)
  const isSide = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  let best: PlacedToken | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const [sx, sy] = middleOf(spot)
    const ahead = (isSide ? sx - x : sy - y) * sign
    if (spot === from || ahead < 4) continue
    const cost = ahead + Math.abs(isSide ? sy - y : sx - x) * (isSide ? 6 : 0.7)
    if (cost < least) [best, least] = [spot, cost]
  }
  return best
}

const MIN_WIDE = 480
/** A board this wide is a tablet's. */
const TABLET_WIDE = 640

export function LandSurface({ data, scene, pointing, flights, view }: SurfaceProps) {
  // a small board has the phone layout; zooming does not change the layout
  const pixels = view.pixels / (view.zoom ?? 1)
  const isPhone = isNarrow.value || view.width * pixels < MIN_WIDE
  const base = !isPhone ? [1002, 655] : view.width * pixels < TABLET_WIDE ? [382, 380] : [490, 470]
  const fit = Math.min(view.width / base[0]!, view.height / base[1]!)
  const least = [view.width / fit, view.height / fit] as const
  const text = pointing.text ?? ((key: string) => key)
  const nameOf = (stack: Stack) => (stack.name ? text(stack.name.key) : '')
  const question = pointing.asked?.() ?? null
  const [looked, setLooked] = useState<{ question: Question | null; seat: number } | null>(null)
  const far = isPhone && scene ? farSeats(scene, data.players) : []
  const only =
    looked && looked.question === question ? looked.seat : (litSeat(data, scene, far, pointing.light) ?? far[0] ?? -1)
  const layout = useMemo(
    () => (scene ? layOut(data, scene, ...least, isPhone, nameOf, only, fit * pixels) : null),
    [
      data,
      scene,
      Math.round(least[0]),
      Math.round(least[1]),
      Math.round(fit * pixels * 50),
      isPhone,
      text('zone-marches'),
      only,
    ],
  )
  const [hovered, setHovered] = useState('')
  const timer = useRef(0)
  if (!scene || !layout) return null
  const { spots, width, height } = layout
  const grow = view.width / width
  const sideOf = (seat: number) => scene.panels.find((panel) => panel.seat === seat)?.side ?? -1
  const lookOf = (seat: number) => data.sides[sideOf(seat)] ?? NOBODY
  const stateOf = (piece: Piece) => {
    if (!question || !piece.targets[0]) return ''
    const light = pointing.light(piece.targets.slice(0, 1))
    return light === 'lit' ? 'lit' : light === 'chosen' ? 'chosen' : ''
  }
  const draw: Drawing = {
    data,
    sideOf,
    lookOf,
    text,
    stateOf,
    card: (piece: Piece, children: ComponentChildren) => {
      if (!stateOf(piece)) return children
      // in reading order
      const name = `${countOf(piece) ?? ''} ${text(data.types[piece.type]?.name ?? '')}`.trim()
      const press = (e: Event) => {
        e.stopPropagation()
        pointing.point(piece.targets, name)
      }
      return (
        <g
          key={piece.id}
          class="card-spot"
          role="button"
          tabindex={0}
          aria-label={name}
          data-target={piece.targets[0]}
          onClick={press}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' && e.key !== ' ') return
            e.preventDefault()
            press(e)
          }}
        >
          {children}
        </g>
      )
    },
  }

  // -- lines of the chosen thing, else of the thing pointed at
  const reaches = question?.reaches ?? []
  const starts = new Set(reaches.map((reach) => reach.start))
  const isChosen = (target: string) => pointing.light([target]) === 'chosen'
  const ends = new Set(reaches.map((reach) => reach.end))
  // an interception: many starts, one end; then show everything at once
  const isWindow = ends.size === 1 && question?.window !== null && question !== null
  const active = [...starts].find(isChosen) ?? (starts.has(hovered) ? hovered : '')
  const shown = isWindow ? reaches : reaches.filter((reach) => reach.start === active)
  const faded = new Set(shown.filter((reach) => reach.refused).map((reach) => (isWindow ? reach.start : reach.end)))

  const hover = (target: string) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setHovered(target), target ? 120 : 60)
  }
  const rank = (spot: PlacedToken) => Number(['lit', 'chosen'].includes(pointing.light(spot.stack.targets)))
  const order = [...spots].sort((a, b) => a.row - b.row || a.x - b.x)
  // what can be chosen is never hidden by what cannot
  const drawn = [...order].sort((a, b) => rank(a) - rank(b))
  const firstLit = order.find((spot) => pointing.light(spot.stack.targets) === 'lit') ?? order[0]
  const move = (e: KeyboardEvent, spot: PlacedToken) => {
    const row = order.filter((one) => one.row === spot.row)
    const lit = order.filter((one) => pointing.light(one.stack.targets) === 'lit')
    const next = e.key.startsWith('Arrow')
      ? nearest(spots, spot, e.key)
      : e.key === 'Home'
        ? row[0]
        : e.key === 'End'
          ? row.at(-1)
          : e.key === 'n' || e.key === 'N'
            ? ((e.shiftKey ? lit.toReversed() : lit).find((one) =>
                e.shiftKey ? order.indexOf(one) < order.indexOf(spot) : order.indexOf(one) > order.indexOf(spot),
              ) ?? (e.shiftKey ? lit.at(-1) : lit[0]))
            : undefined
    if (!next) return
    e.preventDefault()
    document.querySelector<SVGElement>(`[data-spot="${next.stack.id}"]`)?.focus()
  }
  const seatName = pointing.seatName ?? ((seat: number) => `${seat + 1}`)
  const zoneOf = (stack: Stack) => data.surface.places[stack.place]?.zone ?? ''

  return (
    <g
      transform={p`translate(${view.x} ${view.y}) scale(${grow.toFixed(4)})`}
      class={isPhone ? 'land-map phone' : 'land-map'}
    >
      <defs>
        <linearGradient id="map-stone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="stop-stone" />
          <stop offset="1" class="stop-stone-2" />
        </linearGradient>
        <linearGradient id="map-plate" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="stop-plate" />
          <stop offset="1" class="stop-plate-2" />
        </linearGradient>
        <linearGradient id="map-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffe79a" />
          <stop offset="1" stop-color="#c98f16" />
        </linearGradient>
        <linearGradient id="map-hull" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#9a6b35" />
          <stop offset="1" stop-color="#5a3a18" />
        </linearGradient>
      </defs>
      <rect width={n(width)} height={n(height)} class="map-paper" />
      <Ground
        layout={layout}
        words={{
          marches: text('zone-marches'),
          sea: text('zone-sea'),
          field: text('zone-field'),
          camp: text('zone-camp'),
        }}
      />
      <Roads roads={scene.roads} spots={spots} draw={draw} part="under" />
      <ReachLines reaches={shown} spots={spots} />
      {layout.lands.map((land) => (
        <Ribbon
          key={land.seat}
          x={land.left + (land.isOwn ? 8 : 7)}
          y={land.isOwn ? layout.box.y1 - (isPhone ? 20 : 26) : layout.box.y0 + 4}
          seat={land.seat}
          name={seatName(land.seat)}
          panel={scene.panels.find((panel) => panel.seat === land.seat)}
          isOwn={land.isOwn}
          isSmall={isPhone}
          draw={draw}
        />
      ))}
      {drawn.map((spot) => {
        const { stack } = spot
        const light = pointing.light(stack.targets)
        const target = stack.targets[0] ?? ''
        const name = labelOf(stack, spot.name, draw, seatName)
        const hints = pointing.hintStack?.(stack)
        return (
          <Standing
            key={stack.id}
            spot={spot}
            size={`${Math.round(width)} ${Math.round(height)} ${only}`}
            name={`standing${faded.has(target) ? ' faded' : ''}${pointing.isGlowing(stack.targets) ? ' glowing' : ''}`}
          >
            {light === 'lit' || light === 'chosen' ? <Glow spot={spot} light={light} /> : null}
            {/* the press area is below the drawing, which lets presses through */}
            <rect
              {...boxOf(spot)}
              class={`token token-${spot.kind} token-${light}`}
              role="button"
              tabindex={spot === firstLit ? 0 : -1}
              aria-label={name}
              aria-pressed={light === 'chosen'}
              data-target={target}
              data-spot={stack.id}
              data-zone={zoneOf(stack)}
              onClick={() => pointing.point(stack.targets, spot.name)}
              onKeyDown={(e) => {
                if (e.key !== 'Enter' && e.key !== ' ') return move(e, spot)
                e.preventDefault()
                pointing.point(stack.targets, spot.name)
              }}
              {...hints}
              onPointerEnter={(e) => {
                hover(target)
                hints?.onPointerEnter(e)
              }}
              onPointerLeave={(e) => {
                hover('')
                hints?.onPointerLeave(e)
              }}
              onFocus={(e) => {
                hover(target)
                hints?.onFocus(e)
              }}
              onBlur={() => {
                hover('')
                hints?.onBlur()
              }}
            />
            <g class="art">
              {spot.kind === 'castle' ? (
                <CastleArt
                  spot={spot}
                  besieger={lookOf(spotOf(spots, stack.bound)?.stack.seat ?? -1).ground}
                  draw={draw}
                />
              ) : spot.kind === 'stack' ? (
                <StackArt spot={spot} zone={zoneOf(stack)} draw={draw} />
              ) : (
                <Thing spot={spot} draw={draw} />
              )}
            </g>
          </Standing>
        )
      })}
      {far.length > 1
        ? far
            .filter((seat) => seat !== only)
            .map((seat, k) => (
              <g
                key={seat}
                class="far-tab"
                role="button"
                tabindex={0}
                aria-label={seatName(seat)}
                onClick={() => setLooked({ question, seat })}
                onKeyDown={(e) => e.key === 'Enter' && setLooked({ question, seat })}
              >
                <Ribbon
                  x={layout.box.x1 - 80 - k * 84}
                  y={layout.far + 3}
                  seat={seat}
                  name={seatName(seat)}
                  panel={scene.panels.find((panel) => panel.seat === seat)}
                  isOwn
                  isSmall
                  draw={draw}
                />
              </g>
            ))
        : null}
      <ReachEnds
        reaches={shown}
        spots={spots}
        draw={draw}
        isPhone={isPhone}
        isReversed={isWindow}
        lowest={layout.box.y1}
      />
      <Roads roads={scene.roads} spots={spots} draw={draw} part="over" />
      <Flights flights={flights} scene={scene} layout={layout} draw={draw} />
      {isPhone ? null : <MapFrame scene={scene} width={width} height={height} />}
    </g>
  )
}

/** A frame with a scale of alternating bars around the map. */
function MapFrame({ width, height }: { scene: Scene; width: number; height: number }) {
  const edge = 13
  const long = 26
  let d = ''
  for (let x = edge; x < width - edge; x += long * 2) {
    const w = Math.min(long, width - edge - x)
    d += p`M${x} ${edge - 6}h${w}v5h${-w}zM${x} ${height - edge + 1}h${w}v5h${-w}z`
  }
  for (let y = edge; y < height - edge; y += long * 2) {
    const h = Math.min(long, height - edge - y)
    d += p`M${edge - 6} ${y}h5v${h}h-5zM${width - edge + 1} ${y}h5v${h}h-5z`
  }
  return (
    <g class="map-frame" aria-hidden="true">
      <path d={d} class="map-bars" />
      <rect x={edge} y={edge} width={n(width - 2 * edge)} height={n(height - 2 * edge)} class="map-line" />
      <rect
        x={edge - 7}
        y={edge - 7}
        width={n(width - 2 * edge + 14)}
        height={n(height - 2 * edge + 14)}
        class="map-line"
      />
    </g>
  )
}
