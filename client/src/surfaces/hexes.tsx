// Renderer for hexes: a battlefield with joined ground. The ground is drawn once; lights, units and lines of sight are above it.

import { useMemo, useState } from 'preact/hooks'
import { Badge, type Colours } from '../art/emblem'
import { BuildingArt, FigureSign, FigureSprite, FigureUnit, hasFigure } from '../art/figures/unit'
import type { Point } from '../art/geometry'
import { shortened, sightsToShow, turnedPoint } from '../art/hexart'
import { FiguresArt, formOf, MarksArt, TokensArt, UnitArt } from '../art/unit'
import { type Extras, extras } from '../parts/extras'
import { iconAt } from '../parts/Icon'
import type { PieceType, Place, Scene, Sight, Stack, Static } from '../wire/protocol'
import '../styles/figures.css'
import '../styles/hexes.css'
import { sightText } from '../words/labels'
import { type FlightProps, Glide } from './glide'
import { HexGround, rimNames, Veil } from './hexground'
import { memoized, useSameList } from './memo'
import { Places } from './places'
import type { Hints, Light, SurfaceProps, View } from './pointing'

const NOBODY: Colours = { ground: '#6b5a3c', figure: '#f3e9cf', icon: '' }

const sideOf = (scene: Scene, seat: number): number => scene.panels[seat]?.side ?? -1
const lookOf = (data: Static, side: number): Colours => data.sides[side] ?? NOBODY

/** Letters and numbers at the edge of the field; pointing at a hex shows its name. */
const Names = memoized(({ data }: { data: Static }) => (
  <g class="rim-names" aria-hidden="true">
    {rimNames(data.surface.places).map(({ text, x, y }) => (
      <text key={text} x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
))

// -- what stands on it ---------------------------------------------------------------------------------------------------------------

const isLow = (data: Static, stack: Stack): boolean =>
  data.types[stack.pieces[0]?.type ?? -1]?.flags.includes('low') ?? false

/** Ramparts, stakes, landmarks and lairs: behind the units, so that both are visible. */
interface MarkerProps {
  stack: Stack
  place: Place
  data: Static
  side: number
  covered: boolean
}

const MarkerArt = memoized(({ stack, place, data, side, covered }: MarkerProps) => {
  const piece = stack.pieces[0]
  const type = piece ? data.types[piece.type] : undefined
  if (!piece || !type) return null
  const [x, y] = place.centre
  const low = type.flags.includes('low')
  const banner = data.banners[piece.banner]
  const fill = banner ? banner.colour : 'url(#masonry)'
  if (hasFigure(type))
    return (
      <g
        class={low ? 'marker low' : 'marker'}
        transform={`translate(${x + (covered && !low ? 12 : 0)} ${y + (low ? 22 : covered ? 4 : 20)})`}
      >
        <BuildingArt type={type} look={lookOf(data, side)} />
        {stack.seat >= 0 && !low ? <Badge side={side} look={lookOf(data, side)} x={24} y={-32} scale={0.62} /> : null}
      </g>
    )
  if (low) {
    // a wall or fence: in front of the unit behind it
    return (
      <g class="marker low" transform={`translate(${x - 32} ${y + (covered ? 12 : 2)})`}>
        <ellipse cx="32" cy="25" rx="33" ry="4" fill="#1d140a" opacity=".4" />
        <g transform={`scale(.125 ${0.051})`}>
          <use href={iconAt(type.icon)} class="building-rim" />
          <use href={iconAt(type.icon)} fill={fill} />
        </g>
      </g>
    )
  }
  const size = covered ? 40 : 50
  return (
    <g class="marker" transform={`translate(${x + (covered ? 15 : 0)} ${y + (covered ? -17 : -2)})`}>
      <ellipse cy={size * 0.42} rx={size * 0.5} ry={size * 0.13} fill="#1d140a" opacity=".35" />
      <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}>
        <use href={iconAt(type.icon)} class="building-rim" />
        <use href={iconAt(type.icon)} fill={fill} />
      </g>
      {stack.seat >= 0 ? (
        <Badge side={side} look={lookOf(data, side)} x={size * 0.44} y={-size * 0.36} scale={0.62} />
      ) : null}
    </g>
  )
})

interface UnitProps {
  stack: Stack
  place: Place
  data: Static
  side: number
  isOwn: boolean
  light: Light
  /** the letter on its banner */
  letter: string
  arriving: boolean
  /** a hex is so small that one figure represents all */
  small: boolean
  boost: number
  /** figures that face right are mirrored */
  mirrored: boolean
  /** how many figures fall now */
  fell: number
}

const UnitSpot = memoized((props: UnitProps) => {
  const { stack, place, data, side, light, arriving, small, boost, mirrored, fell } = props
  const unit = stack.pieces[0]
  const banner = data.banners[unit?.banner ?? -1]
  const type = data.types[unit?.type ?? -1]
  const isCut = data.sides[side]?.cut ?? false
  const isAimed = light === 'lit' && !props.isOwn
  return (
    <g
      class={`unit-spot light-${light} ${arriving ? 'arriving' : ''}`}
      data-unit={stack.id}
      transform={`translate(${place.centre[0]} ${place.centre[1]})`}
    >
      {unit && hasFigure(type) ? (
        <g class={stack.flags.includes('moved') && stack.flags.includes('battled') ? 'unit is-done' : 'unit'}>
          <FigureUnit
            piece={unit}
            type={type}
            look={lookOf(data, side)}
            isCut={isCut}
            flip={isCut !== mirrored}
            banner={banner}
            small={small}
            boost={boost}
            fell={fell}
            state={isAimed ? 'aimed' : stack.flags.includes('ordered') ? 'ordered' : ''}
          />
          <TokensArt pieces={stack.pieces.slice(1)} types={data.types} x={25} y={26} />
          <MarksArt flags={stack.flags} x={30} y={-21} />
        </g>
      ) : (
        <UnitArt
          pieces={stack.pieces}
          types={data.types}
          flags={stack.flags}
          look={lookOf(data, side)}
          banner={banner}
          letter={props.letter}
        />
      )}
    </g>
  )
})

function FlightArt({ flight, data, scene, from, to }: FlightProps) {
  const type = data.types[flight.types[0] ?? -1]
  const unit = scene.stacks.find((stack) => stack.place === flight.end && stack.seat === flight.seat)
  const side = sideOf(scene, flight.seat)
  const isCut = data.sides[side]?.cut ?? false
  const piece = unit?.pieces[0]
  if (piece && hasFigure(type))
    return (
      <Glide from={from} to={to}>
        <FigureUnit
          piece={piece}
          type={type}
          look={lookOf(data, side)}
          isCut={isCut}
          flip={isCut}
          banner={data.banners[piece.banner]}
        />
      </Glide>
    )
  return (
    <Glide from={from} to={to}>
      <FiguresArt
        icon={type?.icon ?? ''}
        count={unit?.pieces[0]?.count ?? 1}
        form={formOf(type)}
        look={lookOf(data, side)}
        arms={type?.flags.includes('arms') ?? false}
      />
    </Glide>
  )
}

/** Lines of sight: clear ones end in an eye, blocked ones in a cross on every hex that blocks, labelled with its name. */
function Sights({
  sights,
  data,
  scene,
  text,
  hovered,
  view,
}: {
  sights: readonly Sight[]
  data: Static
  scene: Scene | null
  text: (key: string) => string
  hovered: number
  view: View
}) {
  const { places, width } = data.surface
  const left = Math.max(0, view.x + 16)
  const right = Math.min(width, view.x + view.width - 16)
  return (
    <g class="sights" aria-hidden="true">
      {sights.map((sight) => {
        const a = places[sight.start]?.centre
        const b = places[sight.end]?.centre
        if (!a || !b) return null
        const near = hovered === sight.end || (hovered === sight.start && sights.length === 1)
        const [p, q] = shortened(a, b, 26)
        const line = sightText(data, scene, text, sight)
        const wide = line.length * 5.7 + 16
        // the label stays on the sheet, and goes below its subject if there is no room above
        const plate: Point = [
          Math.max(left + wide / 2 - 12, Math.min(b[0], right + 12 - wide / 2)),
          b[1] < 66 ? b[1] + 50 : b[1] - 52,
        ]
        return (
          <g
            key={`${sight.start}.${sight.end}`}
            class={`sight ${sight.clear ? 'clear' : 'blocked'} ${near ? 'near' : ''}`}
          >
            <path d={`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`} class="sight-under" />
            <path d={`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`} class="sight-line" />
            <circle cx={q[0]} cy={q[1]} r="3.4" class="sight-end" />
            {sight.blockers.map((i) => {
              const c = places[i]?.centre
              return c ? (
                <path key={i} d={`M${c[0] - 9} ${c[1] - 9}l18 18M${c[0] + 9} ${c[1] - 9}l-18 18`} class="sight-cross" />
              ) : null
            })}
            {near ? (
              <g transform={`translate(${plate[0]} ${plate[1]})`}>
                <rect x={-wide / 2} y="-11" width={wide} height="19" rx="9" class="sight-plate" />
                <text class="sight-text" y="2.5">
                  {line}
                </text>
              </g>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

// -- the whole -----------------------------------------------------------------------------------------------------------------------

/**
 * The static scene as seen by a viewer: rotated by 180 degrees for the far side, and turned on its side if that fills the panel
 * better.
 */
function oriented(data: Static, isFar: boolean, isTurned: boolean): Static {
  if (!isFar && !isTurned) return data
  const { width, height } = data.surface
  const turn = (p: Point): [number, number] => {
    const [x, y] = isFar ? turnedPoint(p, width, height) : [p[0], p[1]]
    // the bottom becomes the left
    return isTurned ? [Number((height - y).toFixed(2)), x] : [x, y]
  }
  return {
    ...data,
    surface: {
      ...data.surface,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      places: data.surface.places.map((place) => ({
        ...place,
        centre: turn(place.centre),
        polygon: place.polygon.map(turn),
      })),
      lines: data.surface.lines.map((line) => ({ ...line, points: line.points.map(turn) })),
      shapes: data.surface.shapes.map((shape) => ({ ...shape, points: shape.points.map(turn) })),
    },
  }
}

/** The width of a hex; with fewer pixels there is room for only one figure. */
const HEX = 72
const SMALL = 40
/** figures grow a little relative to their hex before that */
const MAX_BOOST = 1.18

/** The kinds of pieces on the board, each once. */
function usedTypes(data: Static, scene: Scene | null): PieceType[] {
  const standing = [...(scene?.stacks ?? []), ...(scene?.markers ?? [])]
  const used = new Set(standing.map((stack) => stack.pieces[0]?.type ?? -1))
  return data.types.filter((_, k) => used.has(k))
}

const Sprite = memoized(FigureSprite)

/** The question decides what a click on a unit means first: the unit, or its hex. */
function sorted(targets: readonly string[], asked: ReadonlySet<string>): string[] {
  const part = (target: string) => target.slice(0, target.indexOf(':'))
  return [...targets].sort((a, b) => Number(asked.has(part(b))) - Number(asked.has(part(a))))
}

/** A unit where it came from. */
const Ghost: Extras['Ghost'] = (props) => <FigureUnit {...props} flip={props.isCut} />

extras.value = { ...extras.peek(), FigureSign, Ghost }

export function HexesSurface({ data: given, scene, pointing, flights, view, falling }: SurfaceProps) {
  const isFar = scene !== null && (scene.panels[scene.viewer]?.flags.includes('far') ?? false)
  const isTurned = view.turned ?? false
  const data = useMemo(() => oriented(given, isFar, isTurned), [given, isFar, isTurned])
  const { places } = data.surface
  const [hovered, setHovered] = useState(-1)
  const stacks = new Map<number, Stack[]>()
  for (const stack of scene?.stacks ?? []) stacks.set(stack.place, [...(stacks.get(stack.place) ?? []), stack])
  const marked = new Map<number, Stack[]>()
  for (const stack of scene?.markers ?? []) marked.set(stack.place, [...(marked.get(stack.place) ?? []), stack])
  const question = scene?.questions.find((q) => q.seat === scene.viewer)
  const asked = new Set(
    question?.options.flatMap((o) => o.targets.map((target) => target.slice(0, target.indexOf(':')))) ?? [],
  )
  // a hex represents what is in it
  const standing = places.map((place, i) => {
    const inside = [...(stacks.get(i) ?? []), ...(marked.get(i) ?? [])].flatMap((stack) => stack.targets)
    return inside.length ? { ...place, targets: sorted([...new Set([...inside, ...place.targets])], asked) } : place
  })
  const watched = (hints: Hints, i: number): Hints => ({
    ...hints,
    onPointerEnter: (e) => {
      setHovered(i)
      hints.onPointerEnter(e)
    },
    onPointerLeave: (e) => {
      setHovered(-1)
      hints.onPointerLeave(e)
    },
    onFocus: (e) => {
      setHovered(i)
      hints.onFocus(e)
    },
    onBlur: () => {
      setHovered(-1)
      hints.onBlur()
    },
  })
  const chosen = (scene?.stacks ?? [])
    .filter((stack) => pointing.light(stack.targets) === 'chosen')
    .map((stack) => stack.place)
  const sights = sightsToShow(question?.sights ?? [], chosen, hovered)
  const types = useSameList(usedTypes(data, scene))
  const letterOf = (stack: Stack) => {
    const banner = data.banners[stack.pieces[0]?.banner ?? -1]
    return banner ? (pointing.text?.(banner.letter) ?? '') : ''
  }
  return (
    <>
      <HexGround data={data} taken={[...stacks.keys()]} />
      <Veil view={view} />
      <Places
        data={{ ...data, surface: { ...data.surface, places: standing } }}
        stacks={new Map()}
        pointing={{ ...pointing, hintPlace: (i, targets) => watched(pointing.hintPlace(i, targets), i) }}
      />
      <Names data={data} />
      <Sprite types={types} />
      {scene ? (
        <g class="hex-pieces">
          {scene.markers
            .filter((stack) => !isLow(data, stack))
            .map((stack) => {
              const place = places[stack.place]
              return place ? (
                <MarkerArt
                  key={stack.id}
                  stack={stack}
                  place={place}
                  data={data}
                  side={sideOf(scene, stack.seat)}
                  covered={stacks.has(stack.place)}
                />
              ) : null
            })}
          {/* from far rows to near ones, so that banners overlap correctly; a fence in front of the unit behind it */}
          {[...scene.stacks, ...scene.markers.filter((stack) => isLow(data, stack))]
            .sort((a, b) => (places[a.place]?.centre[1] ?? 0) - (places[b.place]?.centre[1] ?? 0))
            .map((stack) => {
              const place = places[stack.place]
              if (!place) return null
              return isLow(data, stack) ? (
                <MarkerArt
                  key={stack.id}
                  stack={stack}
                  place={place}
                  data={data}
                  side={sideOf(scene, stack.seat)}
                  covered={stacks.has(stack.place)}
                />
              ) : (
                <UnitSpot
                  key={stack.id}
                  stack={stack}
                  place={place}
                  data={data}
                  side={sideOf(scene, stack.seat)}
                  isOwn={stack.seat === scene.viewer}
                  light={pointing.light(stack.targets)}
                  letter={letterOf(stack)}
                  arriving={flights.some((f) => f.end === stack.place && f.seat === stack.seat)}
                  small={view.pixels * HEX < SMALL}
                  boost={Math.max(1, Math.min(MAX_BOOST, 0.86 / view.pixels))}
                  mirrored={isTurned && isFar}
                  fell={falling?.get(stack.id) ?? 0}
                />
              )
            })}
        </g>
      ) : null}
      <Sights
        sights={sights}
        data={data}
        scene={scene}
        text={(key) => pointing.text?.(key) ?? ''}
        hovered={hovered}
        view={view}
      />
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
