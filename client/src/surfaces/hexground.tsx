// The ground of a hex battlefield: places with joined ground form one wood, one height, one river. Drawn once; only the trees
// around units in a wood are cleared again.

import { useId, useMemo } from 'preact/hooks'
import { mix } from '../art/colour'
import { closedPath, type Point, seeded } from '../art/geometry'
import { bridgeArt, cliffTeeth, drawHex, fordStones } from '../art/hexart'
import { forest, glints, grass, hachures, pools, reeds, rocks, treesIn } from '../art/meadow'
import { closed, type Edge, outlines, softened } from '../art/outline'
import type { Place, Static, Terrain } from '../wire/protocol'
import '../styles/hexground.css'
import type { View } from './pointing'

const polyline = (points: readonly Point[]): string => points.map(([x, y], k) => `${k ? 'L' : 'M'}${x} ${y}`).join('')

/** The look of a join group, by the pattern of the ground it is named after. */
type Style = 'wood' | 'height' | 'marsh' | 'water'
const STYLES: Partial<Record<Terrain['pattern'], Style>> = {
  forest: 'wood',
  hill: 'height',
  crag: 'height',
  marsh: 'marsh',
  water: 'water',
  ford: 'water',
  bank: 'water',
}

interface Group {
  style: Style
  places: Place[]
}

/** The places of each join group, and those whose ground joins nothing. */
function groupsOf(data: Static): { groups: Group[]; alone: Place[] } {
  const groups = new Map<string, Group>()
  const alone: Place[] = []
  for (const place of data.surface.places) {
    const { join, pattern } = data.terrains[place.terrain]!
    const style = STYLES[pattern]
    if (!join || !style) {
      if (pattern !== 'plains') alone.push(place)
      continue
    }
    const group = groups.get(join) ?? { style, places: [] }
    group.places.push(place)
    groups.set(join, group)
  }
  return { groups: [...groups.values()], alone }
}

const shifted = (points: readonly Point[], dx: number, dy: number): Point[] => points.map(([x, y]) => [x + dx, y + dy])

/** Water that reaches the edge continues outside: straight on, or away from the field. */
function runOff(data: Static, wet: readonly Place[]): Point[][] {
  const { places, width, height } = data.surface
  const known = new Set(places.map((place) => place.centre.map(Math.round).join()))
  const isFree = (x: number, y: number) => {
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) if (known.has(`${Math.round(x) + dx},${Math.round(y) + dy}`)) return false
    return true
  }
  return wet.flatMap((place) => {
    const [x, y] = place.centre
    const beside = place.neighbours.map((k) => places[k]!)
    const flows = beside.filter((other) => wet.includes(other))
    const ways = flows.length
      ? flows.map((other): Point => [x - other.centre[0], y - other.centre[1]])
      : beside.map((other): Point => [x - other.centre[0], y - other.centre[1]])
    const out = ways
      .filter(([dx, dy]) => isFree(x + dx, y + dy))
      .sort(
        ([ax, ay], [bx, by]) =>
          bx * (x - width / 2) + by * (y - height / 2) - (ax * (x - width / 2) + ay * (y - height / 2)),
      )[0]
    return out ? [1, 2].map((k) => shifted(place.polygon, out[0] * k, out[1] * k)) : []
  })
}

const centres = (places: readonly Place[]): Point[] => places.map((place) => place.centre)

function Water({ data, places, own }: { data: Static; places: Place[]; own: string }) {
  const polygons = [...places.map((place) => place.polygon), ...runOff(data, places)]
  const loops = outlines(polygons)
  const edge = (shape: Edge) => loops.map((loop) => closed(softened(loop, shape))).join('')
  const d = edge({ inset: 3, rough: 3 })
  const bed = data.palette.river ?? '#5e94a8'
  const middles = polygons.map(
    (p): Point => [p.reduce((sum, q) => sum + q[0], 0) / p.length, p.reduce((sum, q) => sum + q[1], 0) / p.length],
  )
  return (
    <g class="water">
      <clipPath id={`water${own}`}>
        <path d={d} />
      </clipPath>
      <path d={d} class="shallows" />
      <path d={d} class="sand" />
      <path d={d} class="wet-sand" />
      <path d={d} class="bed" fill={mix(bed, '#3fa9dc', 0.5)} />
      <g clip-path={`url(#water${own})`}>
        <path d={edge({ inset: 12, rough: 3.4 })} fill={mix(bed, '#0f66a0', 0.5)} fill-opacity=".6" />
        <path d={d} class="foam wide" />
        <path d={d} class="foam" />
        <path d={d} class="bank-shade" transform="translate(0 5)" />
        <path d={glints(middles)} class="glint" />
      </g>
    </g>
  )
}

function Height({ places, crags }: { places: Place[]; crags: Point[] }) {
  const loops = outlines(places.map((place) => place.polygon))
  const at = (inset: number) => loops.map((loop) => closed(softened(loop, { inset, rough: 3.2 }))).join('')
  const stones = rocks(crags)
  return (
    <g class="height">
      {[1, 8, 16].map((inset, k) => {
        const d = at(inset)
        return (
          <g key={inset}>
            <path d={d} class="step-shade" transform="translate(2.5 4.5)" />
            <path d={d} class="step-light" transform="translate(-1 -1.5)" />
            <path d={d} class={`step step-${k}`} />
          </g>
        )
      })}
      <path d={at(23)} class="top" />
      <path d={loops.map((loop) => hachures(softened(loop, { inset: 5, rough: 3.2 }))).join('')} class="hachures" />
      <path d={stones.body} class="rock" />
      <path d={stones.shade} class="rock-shade" />
    </g>
  )
}

function Marsh({ places }: { places: Place[] }) {
  const d = outlines(places.map((place) => place.polygon))
    .map((loop) => closed(softened(loop, { inset: 6, rough: 4 })))
    .join('')
  return (
    <g class="marsh">
      <path d={d} class="fen" />
      <path d={pools(centres(places))} class="pool" />
      <path d={reeds(centres(places))} class="reed" />
    </g>
  )
}

/** Fords and bridges from bank to bank: the water fills its hex, so they are extended to its edge. */
const long = (points: readonly Point[], reach: number): [Point, Point] => {
  const [a, b] = [points[0]!, points[1]!]
  const by = reach / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return [
    [mx - (b[0] - a[0]) * by, my - (b[1] - a[1]) * by],
    [mx + (b[0] - a[0]) * by, my + (b[1] - a[1]) * by],
  ]
}

function Crossings({ data }: { data: Static }) {
  return (
    <>
      {data.surface.lines.map((line, k) => {
        if (line.kind === 'ford') {
          const [a, b] = long(line.points, 33)
          const shoal = polyline(long(line.points, 24))
          const { stones, ripples } = fordStones(a, b, k)
          return (
            <g key={k} class="ford">
              <path d={shoal} class="ford-shoal wide" />
              <path d={shoal} class="ford-shoal" />
              <path d={ripples} class="ford-ripple" />
              <path d={stones} class="ford-stone" />
            </g>
          )
        }
        if (line.kind !== 'bridge' && line.kind !== 'stone_bridge') return null
        const art = bridgeArt(...long(line.points, 41), line.kind === 'stone_bridge')
        return (
          <g key={k} class={`bridge-art ${line.kind}`}>
            <path d={art.deck} class="deck-shade" transform="translate(5 5)" />
            <path d={art.deck} class="deck" />
            <path d={art.planks} class="planks" />
            <path d={art.rails} class="rails-ink" />
            <path d={art.rails} class="rails" />
          </g>
        )
      })}
    </>
  )
}

/** Ground that joins nothing: hex by hex. */
const Alone = ({ data, places }: { data: Static; places: Place[] }) => (
  <>
    {places.map((place) => {
      const terrain = data.terrains[place.terrain]!
      const strokes = drawHex(terrain.pattern, place.polygon, place.centre, data.surface.places.indexOf(place))
      return (
        <g
          key={place.id}
          class={`strokes strokes-${terrain.pattern}`}
          style={{
            '--body': mix(terrain.colour, '#fff6dc', 0.36),
            '--shade': mix(terrain.colour, '#2c1a06', 0.42),
          }}
        >
          <path d={closedPath(place.polygon)} fill={terrain.colour} fill-opacity=".85" />
          <path d={strokes.body} class="body" />
          <path d={strokes.shade} class="shade" />
          <path d={strokes.pen} class="pen" />
        </g>
      )
    })}
  </>
)

/** The colour of most of the field. */
function fieldColour(data: Static): string {
  const counts = data.terrains.map((_, k) => data.surface.places.filter((place) => place.terrain === k).length)
  return data.terrains[counts.indexOf(Math.max(...counts))]?.colour ?? '#c3c477'
}

const TINTS = ['226 225 159', '127 154 72', '208 183 108']

/**
 * Light, fresh and dry grass in soft patches. Painted small once and stretched, because the browser would compute so many soft
 * edges again for every part of the board that comes into view.
 */
function patches(wide: number): string {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext?.('2d')
  if (!pen) return ''
  canvas.height = 120
  canvas.width = Math.round(120 * wide)
  const random = seeded(29)
  for (let k = 0; k < 60; k++) {
    pen.save()
    pen.translate(random() * canvas.width, random() * canvas.height)
    pen.scale(5 + random() * 9, 3 + random() * 5)
    const soft = pen.createRadialGradient(0, 0, 0, 0, 0, 1)
    soft.addColorStop(0, `rgb(${TINTS[k % 3]} / .55)`)
    soft.addColorStop(1, `rgb(${TINTS[k % 3]} / 0)`)
    pen.fillStyle = soft
    pen.fillRect(-1, -1, 2, 2)
    pen.restore()
  }
  return canvas.toDataURL()
}

/** How far the land extends beyond the field. */
const BEYOND = 420

function Land({ data, own }: { data: Static; own: string }) {
  const { places, width, height, lines } = data.surface
  const { groups, alone } = groupsOf(data)
  const colour = mix(fieldColour(data), '#9fb05a', 0.45)
  const box = { x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND }
  const all = (style: Style) => groups.filter((group) => group.style === style)
  const grid = places.map((place) => closedPath(place.polygon)).join('')
  const rim = outlines(places.map((place) => place.polygon))
    .map(closed)
    .join('')
  return (
    <>
      <rect {...box} fill={colour} />
      <image {...box} href={patches(box.width / box.height)} preserveAspectRatio="none" />
      <path d={grass(box, 420)} class="grass" />
      <Alone data={data} places={alone} />
      {all('water').map((group, k) => (
        <Water key={k} data={data} places={group.places} own={`${k}${own}`} />
      ))}
      {all('marsh').map((group, k) => (
        <Marsh key={k} places={group.places} />
      ))}
      {all('height').map((group, k) => (
        <Height
          key={k}
          places={group.places}
          crags={centres(group.places.filter((place) => data.terrains[place.terrain]!.pattern === 'crag'))}
        />
      ))}
      {all('wood').map((group, k) => {
        const d = outlines(group.places.map((place) => place.polygon))
          .map((loop) => closed(softened(loop, { inset: 4, rough: 4 })))
          .join('')
        return (
          <g key={k} class="wood">
            <path d={d} class="wood-shade" transform="translate(2 4)" />
            <path d={d} class="floor" />
          </g>
        )
      })}
      <path d={grid} class="hex-grid light" transform="translate(.8 .9)" />
      <path d={grid} class="hex-grid" />
      <path
        d={`M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z${rim}`}
        fill-rule="evenodd"
        class="beyond"
      />
      <Crossings data={data} />
      {lines
        .filter((line) => line.kind === 'cliff')
        .map((line, k) => (
          <path
            key={k}
            d={cliffTeeth(line.points[0]!, line.points[1]!, places[line.places[0]!]!.centre)}
            class="cliff"
          />
        ))}
    </>
  )
}

const CLEARING = 23

function Trees({ data, taken }: { data: Static; taken: string }) {
  const trees = useMemo(() => {
    const woods = groupsOf(data).groups.filter((group) => group.style === 'wood')
    return woods.flatMap((group) =>
      treesIn(
        outlines(group.places.map((place) => place.polygon)).map((loop) => softened(loop, { inset: 6, rough: 4 })),
        7,
      ),
    )
  }, [data])
  return useMemo(() => {
    const held = taken.split(',').flatMap((k) => data.surface.places[Number(k || -1)]?.centre ?? [])
    const isClear = (x: number, y: number) => {
      for (let k = 0; k < held.length; k += 2)
        if (Math.hypot((x - held[k]!) / 1.3, y - held[k + 1]! - 9) < CLEARING) return true
      return false
    }
    const { shadows, bands } = forest(trees.filter(({ x, y }) => !isClear(x, y)))
    return (
      <g class="trees">
        <path d={shadows} class="tree-shadow" />
        {bands.map((band, k) => (
          <g key={k}>
            {band.leaf ? <path d={band.leaf} class="leaf" /> : null}
            {band.leafLight ? <path d={band.leafLight} class="leaf-light" /> : null}
            {band.fir ? <path d={band.fir} class="fir" /> : null}
            {band.firLight ? <path d={band.firLight} class="fir-light" /> : null}
          </g>
        ))}
      </g>
    )
  }, [trees, taken])
}

/** All ground; `taken` are the occupied places. */
export function HexGround({ data, taken }: { data: Static; taken: readonly number[] }) {
  const own = useId()
  const land = useMemo(() => <Land data={data} own={own} />, [data])
  const wooded = taken.filter((k) => data.terrains[data.surface.places[k]?.terrain ?? -1]?.pattern === 'forest')
  return (
    <g class="ground hex-ground" aria-hidden="true">
      {land}
      <Trees data={data} taken={wooded.sort((a, b) => a - b).join()} />
      {data.surface.lines
        .filter((line) => line.kind === 'section')
        .map((line, k) => (
          <g key={k}>
            <path d={polyline(line.points)} class="section-casing" />
            <path d={polyline(line.points)} class="section-line" />
          </g>
        ))}
    </g>
  )
}

/** Night and evening over the land, and the letters of columns and rows at its edge. */
export const Veil = ({ view }: { view: View }) => (
  <rect x={view.x} y={view.y} width={view.width} height={view.height} class="night" aria-hidden="true" />
)

const NAMED = /^([A-Z]+)(\d+)$/

/**
 * Positions of the letters and numbers of a field: beside its first row and below its first column, whichever way it is turned.
 */
export function rimNames(places: readonly Place[]): { text: string; x: number; y: number }[] {
  const parts = places.map((place) => NAMED.exec(place.name))
  if (parts.some((part) => !part)) return []
  return [1, 2].flatMap((side) => {
    const groups = new Map<string, Place[]>()
    places.forEach((place, k) => {
      const name = parts[k]![side]!
      groups.set(name, [...(groups.get(name) ?? []), place])
    })
    const spread = (axis: 0 | 1) =>
      Math.max(
        ...[...groups.values()].map(
          (group) =>
            Math.max(...group.map((place) => place.centre[axis])) -
            Math.min(...group.map((place) => place.centre[axis])),
        ),
      )
    const isRow = spread(1) < spread(0)
    return [...groups].map(([text, group]) => {
      const end = group.reduce((a, b) =>
        isRow ? (b.centre[0] < a.centre[0] ? b : a) : b.centre[1] > a.centre[1] ? b : a,
      )
      const edge = isRow
        ? Math.min(...places.map((place) => place.centre[0])) - 45
        : Math.max(...places.map((place) => place.centre[1])) + 55
      return isRow ? { text, x: edge, y: end.centre[1] + 4 } : { text, x: end.centre[0], y: edge }
    })
  })
}
