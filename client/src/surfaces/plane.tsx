// The plane: a table seen from above, measured in printed units. Ground and models are drawn where the scene says; the legal region of a
// question is bright, what it leaves out is hatched. A click anywhere is rounded to the lattice; whether it is legal, the server says.

import { useEffect, useRef, useState } from 'preact/hooks'
import { mix } from '../art/colour'
import type { Colours } from '../art/emblem'
import { closedPath, type Point } from '../art/geometry'
import { hasIcon, iconAt } from '../parts/Icon'
import type { Piece, Question, Region, Scene, Shape, Sight, Static, Surface } from '../wire/protocol'
import { DRAWN, drawnBox } from './drawn'
import { Frame, Sheet } from './frame'
import type { Flight, Pointing, SurfaceProps } from './pointing'
import '../styles/plane.css'

/** Between the lattice and the drawing: scaled, turned for who sits on the far side, y upwards where the table says so. */
export interface Scale {
  k: number
  there: (at: Point) => Point
  back: (x: number, y: number) => Point
}

export function scaleOf(surface: Surface, isFar: boolean): Scale {
  const k = DRAWN / surface.width
  const flipX = isFar
  const flipY = surface.upward !== isFar
  const turn = ([x, y]: Point): Point => [flipX ? surface.width - x : x, flipY ? surface.height - y : y]
  return {
    k,
    there: (at) => {
      const [x, y] = turn(at)
      return [x * k, y * k]
    },
    back: (x, y) => turn([x / k, y / k]).map(Math.round) as unknown as Point,
  }
}

/** A length in printed units, as short as it can be written to a hundredth. */
export const inUnits = (surface: Surface, steps: number): string =>
  String(Math.round((steps / (surface.unit || 1)) * 100) / 100)

export const spotName = (surface: Surface, [x, y]: Point): string => `${inUnits(surface, x)}, ${inUnits(surface, y)}`

/** A disc, a thick line or a polygon with round corners: filled, and stroked as wide as it is grown. */
function ShapeArt({ shape, scale, ...paint }: { shape: Shape; scale: Scale; [name: string]: unknown }) {
  const points = shape.points.map(scale.there)
  const grown = shape.radius * scale.k
  const [first] = points
  if (!first) return null
  if (points.length === 1) return <circle cx={first[0]} cy={first[1]} r={grown} {...paint} />
  return (
    <path d={closedPath(points)} stroke-width={grown * 2} stroke-linejoin="round" stroke-linecap="round" {...paint} />
  )
}

/** The region: bright where it is legal, hatched within reach where it is not. */
function RegionArt({ region, scale, surface }: { region: Region; scale: Scale; surface: Surface }) {
  const { width, height } = drawnBox(surface)
  const box = { x: 0, y: 0, width, height }
  const white = { fill: '#fff', stroke: '#fff' }
  const black = { fill: '#000', stroke: '#000' }
  return (
    <g class="region" clip-path="url(#region-table)" aria-hidden="true">
      <defs>
        <clipPath id="region-table">
          <rect {...box} />
        </clipPath>
        <mask id="region-reach">
          {region.shapes.map((shape, k) => (
            <ShapeArt key={k} shape={shape} scale={scale} {...white} />
          ))}
        </mask>
        <mask id="region-legal">
          <g mask="url(#region-reach)">
            <rect {...box} fill="#fff" />
            {region.holes.map((hole, k) => (
              <ShapeArt key={k} shape={hole.shape} scale={scale} {...black} />
            ))}
          </g>
        </mask>
        <pattern id="region-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="9" height="9" fill="#8f2d1c" fill-opacity=".13" />
          <path d="M0 0V9" stroke="#8f2d1c" stroke-opacity=".55" stroke-width="2" />
        </pattern>
      </defs>
      <rect {...box} class="region-outside" />
      <rect {...box} fill="url(#region-hatch)" mask="url(#region-reach)" />
      <rect {...box} class="region-legal" mask="url(#region-legal)" />
      {region.shapes.map((shape, k) => (
        <ShapeArt key={k} shape={{ ...shape, radius: shape.radius }} scale={scale} class="region-rim" />
      ))}
    </g>
  )
}

const NOBODY: Colours = { ground: '#6b5a3c', figure: '#f3e9cf', icon: '' }

const lookOf = (data: Static, scene: Scene, seat: number): Colours =>
  data.sides[scene.panels.find((panel) => panel.seat === seat)?.side ?? -1] ?? NOBODY

/** A model seen from above: its base, its sign, a notch where it looks. Sides differ by ground and by the rim. */
function ModelArt({
  piece,
  data,
  scene,
  scale,
  letter,
}: {
  piece: Piece
  data: Static
  scene: Scene
  scale: Scale
  letter: string
}) {
  const type = data.types[piece.type]
  const look = lookOf(data, scene, piece.seat)
  const r = (type?.base ?? 0) * scale.k
  const size = r * 1.34
  const ahead = piece.facing === null || !piece.at ? null : headed(piece.at, piece.facing, scale)
  return (
    <>
      {ahead === null ? null : (
        <path
          d={`M${r * 0.72} ${-r * 0.5}L${r * 1.32} 0L${r * 0.72} ${r * 0.5}z`}
          transform={`rotate(${ahead})`}
          fill={look.ground}
          stroke="#1d140a"
          stroke-width="1.2"
        />
      )}
      <circle r={r} fill={look.ground} stroke="#1d140a" stroke-width="1.4" />
      <circle
        r={r * 0.84}
        fill="none"
        stroke={look.figure}
        stroke-width="1.6"
        stroke-dasharray={piece.seat % 2 ? '3 2.4' : undefined}
      />
      {hasIcon(type?.icon ?? '') ? (
        <use
          href={iconAt(type?.icon ?? '')}
          transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
          fill={look.figure}
        />
      ) : (
        <text class="model-letter" fill={look.figure} font-size={size * 0.78} y={size * 0.27}>
          {letter}
        </text>
      )}
    </>
  )
}

/** The direction of a model on the screen, in degrees. */
function headed(at: Point, facing: number, scale: Scale): number {
  const [x, y] = scale.there(at)
  const turn = (facing * Math.PI) / 180
  const [tx, ty] = scale.there([at[0] + Math.cos(turn) * 1000, at[1] + Math.sin(turn) * 1000])
  return (Math.atan2(ty - y, tx - x) * 180) / Math.PI
}

function ModelSpot({
  piece,
  data,
  scene,
  scale,
  pointing,
  calm,
}: {
  piece: Piece
  data: Static
  scene: Scene
  scale: Scale
  pointing: Pointing
  calm: boolean
}) {
  if (!piece.at) return null
  const [x, y] = scale.there(piece.at)
  const light = pointing.light(piece.targets)
  const asked = light === 'lit'
  const name = pointing.pieceLabel(piece)
  const r = Math.max((data.types[piece.type]?.base ?? 0) * scale.k + 3, 9)
  const press = () => pointing.point(piece.targets, name)
  const hints = pointing.hintPiece(piece, piece.targets)
  return (
    <g
      class={`piece model piece-${light} ${piece.flags.includes('spent') ? 'spent' : ''} ${pointing.isGlowing(piece.targets) ? 'glow' : ''}`}
      transform={`translate(${x} ${y})`}
      data-target={piece.targets[0]}
      role="button"
      tabindex={asked ? 0 : -1}
      aria-label={name}
      aria-disabled={light === 'dim' || undefined}
      aria-pressed={light === 'chosen'}
      style={calm ? { pointerEvents: 'none' } : undefined}
      onClick={(e) => {
        e.stopPropagation()
        press()
      }}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return
        e.preventDefault()
        press()
      }}
      {...hints}
    >
      <circle r={r} class="model-halo" />
      <ModelArt piece={piece} data={data} scene={scene} scale={scale} letter={pointing.pieceLabel(piece).slice(0, 1)} />
    </g>
  )
}

function SightArt({ sight, scale }: { sight: Sight; scale: Scale }) {
  const [a, b] = sight.path.map(scale.there)
  if (!a || !b) return null
  return <path d={`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`} class={sight.clear ? 'sight clear' : 'sight blocked'} />
}

const STEPS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/**
 * What is to be placed, where the pointer or the keyboard has it: base, way from where it comes, length of the way. It is one stop of the
 * Tab key: Page Down and Page Up go through the candidates, arrows move a tenth of a unit (with Shift a whole one, with Alt one step).
 */
function Ghost({
  at,
  setAt,
  question,
  surface,
  scale,
  isFar,
  place,
}: {
  at: Point
  setAt: (at: Point) => void
  question: Question
  surface: Surface
  scale: Scale
  isFar: boolean
  place: (at: Point) => void
}) {
  const region = question.region!
  const [x, y] = scale.there(at)
  const start = region.start ? scale.there(region.start) : null
  const long = region.start ? Math.hypot(at[0] - region.start[0], at[1] - region.start[1]) : 0
  const within = (v: number, most: number) => Math.max(0, Math.min(most, v))
  const keys = (e: KeyboardEvent) => {
    const step = STEPS[e.key]
    const many = region.candidates.length
    if (step) {
      const far = e.altKey ? 1 : (surface.unit || 1) / (e.shiftKey ? 1 : 10)
      const [right, down] = [isFar ? -step[0] : step[0], surface.upward !== isFar ? -step[1] : step[1]]
      setAt([within(at[0] + right * far, surface.width), within(at[1] + down * far, surface.height)])
    } else if (e.key === 'Enter' || e.key === ' ') place(at)
    else if ((e.key === 'PageDown' || e.key === 'PageUp') && many) {
      const now = region.candidates.findIndex(([cx, cy]) => cx === at[0] && cy === at[1])
      setAt(
        region.candidates[
          (now + (e.key === 'PageDown' ? 1 : many - 1) + (now < 0 ? Number(e.key === 'PageUp') : 0)) % many
        ]!,
      )
    } else return
    e.preventDefault()
    e.stopPropagation()
  }
  return (
    <g
      class="ghost"
      role="button"
      tabindex={0}
      aria-label={`${spotName(surface, at)}; ${inUnits(surface, long)}`}
      data-spot={`${at[0]} ${at[1]}`}
      onKeyDown={keys}
    >
      {start ? <path d={`M${start[0]} ${start[1]}L${x} ${y}`} class="ghost-way" /> : null}
      <circle cx={x} cy={y} r={Math.max(region.base * scale.k, 4)} class="ghost-base" />
      <circle cx={x} cy={y} r="1.8" class="ghost-centre" />
      {start && long > 0 ? (
        <text x={(start[0] + x) / 2} y={(start[1] + y) / 2 - 5} class="ghost-length">
          {inUnits(surface, long)}
        </text>
      ) : null}
    </g>
  )
}

/** Why the spot was refused, written where it was pointed at. */
function Refused({ text, at, scale }: { text: string; at: Point; scale: Scale }) {
  const [x, y] = scale.there(at)
  const nearEdge = DRAWN / 12
  const anchor = x < nearEdge ? 'start' : x > DRAWN - nearEdge ? 'end' : 'middle'
  return (
    <g class="refused" transform={`translate(${x} ${y})`} aria-hidden="true">
      <path d="M-7 -7L7 7M7 -7L-7 7" />
      <text dy={y < nearEdge ? '1.8em' : '-0.9em'} style={{ textAnchor: anchor }}>
        {text}
      </text>
    </g>
  )
}

/** The pieces of a step glide along their way. */
function FlightArt({ flight, data, scene, scale }: { flight: Flight; data: Static; scene: Scene; scale: Scale }) {
  const box = useRef<SVGGElement>(null)
  const points = (flight.path ?? []).map(scale.there)
  useEffect(() => {
    const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }))
    box.current?.animate?.(frames, { duration: 620, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'forwards' })
  }, [])
  const [from] = points
  const piece: Piece = {
    id: flight.key,
    type: flight.types[0] ?? -1,
    seat: flight.seat,
    count: 1,
    at: null,
    facing: null,
    figures: [],
    flags: [],
    targets: [],
    banner: -1,
  }
  return from ? (
    <g ref={box} class="flight" transform={`translate(${from[0]} ${from[1]})`} aria-hidden="true">
      <ModelArt piece={piece} data={data} scene={scene} scale={scale} letter="" />
    </g>
  ) : null
}

/** Crosses every six units: one sees distances without a tape. */
function crosses(surface: Surface, scale: Scale): string {
  const gap = (surface.unit || 1) * 6
  let d = ''
  for (let x = gap; x < surface.width; x += gap)
    for (let y = gap; y < surface.height; y += gap) {
      const [cx, cy] = scale.there([x, y])
      d += `M${cx - 5} ${cy}h10M${cx} ${cy - 5}v10`
    }
  return d
}

export function PlaneSurface({ data, scene, title, pointing, flights, view }: SurfaceProps) {
  const { surface } = data
  const isFar =
    scene !== null && (scene.panels.find((panel) => panel.seat === scene.viewer)?.flags.includes('far') ?? false)
  const scale = scaleOf(surface, isFar)
  const { width, height } = drawnBox(surface)
  const question = pointing.asked?.() ?? null
  const region = question?.region ?? null
  const first = region?.candidates[0] ?? region?.start ?? null
  const key = region ? `${scene?.round}.${question?.kind}.${region.start}` : ''
  const [ghost, setGhost] = useState<{ key: string; at: Point } | null>(null)
  const at = ghost?.key === key ? ghost.at : first
  const ground = useRef<SVGRectElement>(null)
  const setAt = (to: Point) => setGhost({ key, at: to })
  const where = (e: MouseEvent): Point | null => {
    const matrix = ground.current?.getScreenCTM?.()?.inverse()
    if (!matrix) return null
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix)
    return scale.back(p.x, p.y)
  }
  const place = (to: Point) => {
    setAt(to)
    pointing.spot?.(to, spotName(surface, to))
  }
  const refused = pointing.refused?.() ?? null
  const stacks = [...(scene?.markers ?? []), ...(scene?.stacks ?? [])]
  const soil = data.terrains[0]?.colour ?? '#b9c184'
  return (
    <>
      <Sheet view={view} />
      <g
        class="plane"
        role="group"
        onClick={(e) => {
          const to = region ? where(e) : null
          if (to) place(to)
        }}
        onPointerMove={(e) => {
          const to = region && e.pointerType !== 'touch' ? where(e) : null
          if (to) setAt(to)
        }}
      >
        <rect ref={ground} width={width} height={height} fill={mix(soil, '#f2e4c0', 0.45)} class="plane-ground" />
        <path d={crosses(surface, scale)} class="plane-crosses" aria-hidden="true" />
        {surface.shapes.map((shape, k) => {
          const terrain = data.terrains[shape.terrain]
          const colour = terrain?.colour ?? '#8d8272'
          const light = pointing.light(shape.targets)
          return (
            <g
              key={k}
              class={`ground-shape ${pointing.isGlowing(shape.targets) ? 'glow' : ''}`}
              role="img"
              aria-label={terrain ? pointing.text?.(terrain.name) : ''}
              data-target={shape.targets[0]}
              onClick={(e) => {
                // while a place is asked for the ground is a place like any other
                if (region || !shape.targets.length) return
                e.stopPropagation()
                pointing.point(shape.targets, terrain ? (pointing.text?.(terrain.name) ?? '') : '')
              }}
            >
              <ShapeArt
                shape={shape}
                scale={scale}
                fill={mix(colour, '#2c1a06', 0.12)}
                stroke={mix(colour, '#2c1a06', 0.12)}
              />
              <ShapeArt
                shape={{ ...shape, radius: 0 }}
                scale={scale}
                class={`shape-edge light-${light}`}
                style={{ strokeWidth: 2 }}
              />
            </g>
          )
        })}
        {region ? <RegionArt region={region} scale={scale} surface={surface} /> : null}
        <g class="sights" aria-hidden="true">
          {(question?.sights ?? []).map((sight, k) => (
            <SightArt key={k} sight={sight} scale={scale} />
          ))}
        </g>
        {scene
          ? stacks.flatMap((stack) =>
              stack.pieces.map((piece) => (
                <ModelSpot
                  key={piece.id}
                  piece={piece}
                  data={data}
                  scene={scene}
                  scale={scale}
                  pointing={pointing}
                  calm={region !== null}
                />
              )),
            )
          : null}
        {region && at && question ? (
          <Ghost
            at={at}
            setAt={setAt}
            question={question}
            surface={surface}
            scale={scale}
            isFar={isFar}
            place={place}
          />
        ) : null}
        {refused ? <Refused text={refused.text} at={refused.at} scale={scale} /> : null}
        {scene
          ? flights.map((flight) =>
              flight.path?.length ? (
                <FlightArt key={flight.key} flight={flight} data={data} scene={scene} scale={scale} />
              ) : null,
            )
          : null}
      </g>
      <Frame width={width} height={height} title={title} />
    </>
  )
}
