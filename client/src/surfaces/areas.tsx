// The areas surface: an old map of irregular lands. The drawn ground is made once and never touched again; what changes (lights,
// stacks, villages) lies in layers above it.

import { useMemo } from 'preact/hooks'
import { closedPath, type Point } from '../art/geometry'
import { drawGround } from '../art/terrain'
import type { Scene, Stack, Static, Surface } from '../protocol'
import { TileArt, type TileFace } from '../parts/Tile'

/** How a target looks and what it does; given by the page, the same for every surface. */
export interface Pointing {
  isLit: (targets: readonly string[]) => boolean
  isChosen: (targets: readonly string[]) => boolean
  isGlowing: (targets: readonly string[]) => boolean
  /** is a question open for the viewer at all: then what is not lit is dimmed */
  asks: boolean
  label: (place: number) => string
  point: (targets: readonly string[], name: string) => void
  hover: (targets: readonly string[] | null, place: number) => void
}

function Ground({ surface, terrains }: { surface: Surface; terrains: Static['terrains'] }) {
  const drawn = useMemo(
    () =>
      surface.places.map((place, i) => {
        const terrain = terrains[place.terrain]!
        const free = [
          [place.centre[0], place.centre[1], 30],
          [place.label[0], place.label[1], 22],
          [place.label[0] - 24, place.label[1], 14],
          [place.label[0] + 24, place.label[1], 14],
        ] as const
        return { path: closedPath(place.polygon as Point[]), terrain, strokes: drawGround(terrain.pattern, place.polygon as Point[], i, free) }
      }),
    [surface],
  )
  const land = drawn.filter((d) => d.terrain.pattern !== 'sea').map((d) => d.path).join('')
  return (
    <g class="ground" aria-hidden="true">
      {drawn.map((d, i) => (
        <path key={i} d={d.path} fill={d.terrain.colour} class={`land land-${d.terrain.pattern}`} />
      ))}
      {/* the sea washes against every coast in fading lines */}
      <g class="coast" clip-path="url(#sea-clip)">
        {[22, 15, 8.5].map((w, k) => (
          <path key={w} d={land} fill="none" stroke-width={w} class={`coast-${k}`} />
        ))}
      </g>
      {drawn.map((d, i) => (
        <g key={i} class={`strokes strokes-${d.terrain.pattern}`}>
          {d.strokes.body ? <path d={d.strokes.body} class="body" /> : null}
          {d.strokes.shade ? <path d={d.strokes.shade} class="shade" /> : null}
          {d.strokes.pen ? <path d={d.strokes.pen} class="pen" /> : null}
        </g>
      ))}
      <path d={drawn.map((d) => d.path).join('')} class="borders" />
      <path d={land} class="shoreline" clip-path="url(#land-clip)" />
      {surface.lines.map((line, i) => (
        <polyline key={i} points={line.points.map((p) => p.join(',')).join(' ')} class={`line line-${line.kind}`} />
      ))}
    </g>
  )
}

/** Where the stacks of one place lie: side by side around its centre. */
export function stackSpots(count: number, centre: readonly [number, number]): [number, number][] {
  if (count <= 1) return [[centre[0], centre[1]]]
  return Array.from({ length: count }, (_, k) => [centre[0] + (k - (count - 1) / 2) * 46, centre[1]])
}

/** The faces of a stack: one for each kind of piece, fortresses first. */
function faces(stack: Stack, data: Static, scene: Scene): TileFace[] {
  const side = data.sides[scene.panels[stack.seat]?.side ?? -1]
  return stack.pieces.map((piece) => ({
    icon: data.types[piece.type]?.icon ?? '',
    ground: side?.ground ?? '#6b5a3c',
    figure: side?.figure ?? '#f3e9cf',
    count: piece.count,
    unknown: piece.type < 0,
  }))
}

function StackArt({ stack, spot, data, scene }: { stack: Stack; spot: readonly [number, number]; data: Static; scene: Scene }) {
  const shown = faces(stack, data, scene)
  const columns = shown.length > 4 ? 3 : shown.length > 1 ? 2 : 1
  const scale = shown.length > 6 ? 0.62 : shown.length > 2 ? 0.72 : shown.length > 1 ? 0.82 : 1
  const rows = Math.ceil(shown.length / columns)
  return (
    <g class={`stack seat-${stack.seat}`}>
      {shown.map((face, k) => {
        const inRow = Math.min(columns, shown.length - Math.floor(k / columns) * columns)
        const x = spot[0] + ((k % columns) - (inRow - 1) / 2) * 37 * scale
        const y = spot[1] + (Math.floor(k / columns) - (rows - 1) / 2) * 29 * scale
        return <TileArt key={k} face={face} x={x} y={y} scale={scale} />
      })}
    </g>
  )
}

function Marker({ stack, data, scene, centre }: { stack: Stack; data: Static; scene: Scene; centre: readonly [number, number] }) {
  const side = data.sides[scene.panels[stack.seat]?.side ?? -1]
  const count = stack.pieces.reduce((sum, piece) => sum + piece.count, 0)
  return (
    <g class="village">
      {Array.from({ length: count }, (_, k) => (
        <g key={k} transform={`translate(${centre[0] + (k - (count - 1) / 2) * 17} ${centre[1] - 27})`}>
          <path d="M-7 6V-1L0-8L7-1V6z" fill={side?.ground ?? '#6b5a3c'} stroke="#1d140a" stroke-width="1" />
          <path d="M-8.6 0L0-9L8.6 0" fill="none" stroke="#1d140a" stroke-width="2.4" stroke-linejoin="round" />
          <path d="M-8.2 -.4L0-8.8L8.2 -.4" fill="none" stroke={side?.figure ?? '#f3e9cf'} stroke-width="1.2" />
          <rect x="-1.7" y="0.6" width="3.4" height="5.4" fill={side?.figure ?? '#f3e9cf'} />
        </g>
      ))}
    </g>
  )
}

/** The whole surface: ground, lights, names, markers, stacks, and one focusable button for each place. */
export function AreasSurface({ data, scene, pointing }: { data: Static; scene: Scene | null; pointing: Pointing }) {
  const surface = data.surface
  const ground = useMemo(() => <Ground surface={surface} terrains={data.terrains} />, [surface])
  const clips = useMemo(() => {
    const of = (sea: boolean) =>
      surface.places.filter((p) => (data.terrains[p.terrain]!.pattern === 'sea') === sea).map((p) => closedPath(p.polygon as Point[])).join('')
    return { sea: of(true), land: of(false) }
  }, [surface])
  const byPlace = new Map<number, Stack[]>()
  for (const stack of scene?.stacks ?? []) byPlace.set(stack.place, [...(byPlace.get(stack.place) ?? []), stack])
  return (
    <>
      <defs>
        <clipPath id="sea-clip"><path d={clips.sea} /></clipPath>
        <clipPath id="land-clip"><path d={clips.land} /></clipPath>
      </defs>
      {ground}
      <g class="places" role="group">
        {surface.places.map((place, i) => {
          const targets = [...place.targets, ...(byPlace.get(i) ?? []).flatMap((s) => s.targets)]
          const lit = pointing.isLit(targets)
          const chosen = pointing.isChosen(place.targets)
          const state = chosen ? 'chosen' : lit ? 'lit' : pointing.asks ? 'dim' : 'calm'
          return (
            <path
              key={i}
              d={closedPath(place.polygon as Point[])}
              class={`place ${state} ${pointing.isGlowing(place.targets) ? 'glow' : ''}`}
              role="button"
              tabIndex={lit ? 0 : -1}
              data-target={place.targets[0]}
              aria-label={pointing.label(i)}
              aria-disabled={pointing.asks && !lit}
              aria-pressed={chosen}
              onClick={() => pointing.point(targets, place.name)}
              onKeyDown={(e) => {
                if (e.key === 'Enter' || e.key === ' ') {
                  e.preventDefault()
                  pointing.point(targets, place.name)
                }
              }}
              onPointerEnter={() => pointing.hover(targets, i)}
              onPointerLeave={() => pointing.hover(null, -1)}
              onFocus={() => pointing.hover(targets, i)}
            />
          )
        })}
      </g>
      <g class="names" aria-hidden="true">
        {surface.places.map((place, i) => (
          <text key={i} x={place.label[0]} y={place.label[1]} class={data.terrains[place.terrain]!.pattern === 'sea' ? 'sea-name' : ''}>
            {place.name}
          </text>
        ))}
      </g>
      <g class="pieces" aria-hidden="true">
        {(scene?.markers ?? []).map((stack) => (
          <Marker key={stack.id} stack={stack} data={data} scene={scene!} centre={surface.places[stack.place]!.centre} />
        ))}
        {[...byPlace].map(([place, stacks]) => {
          const spots = stackSpots(stacks.length, surface.places[place]!.centre)
          return stacks.map((stack, k) => <StackArt key={stack.id} stack={stack} spot={spots[k]!} data={data} scene={scene!} />)
        })}
      </g>
    </>
  )
}
