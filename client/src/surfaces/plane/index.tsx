// Renderer for planes: a table seen from above, measured in printed units. Ground and models are drawn where the scene says; the
// legal region of a question is bright, what it excludes is hatched. A click is rounded to the lattice; the server decides
// whether it is legal.

import { useEffect, useMemo, useRef } from 'preact/hooks'
import { mix } from '../../art/colour'
import { bounds, closedPath, type Point } from '../../art/geometry'
import { lazyPage } from '../../pages/lazypage'
import { extras } from '../../parts/extras'
import { pointAt, screenAt } from '../../parts/inview'
import type { Ground, Piece, Plane, Region, Scene, Stack } from '../../wire/protocol'
import { Frame, OldAge, Sheet } from '../frame'
import type { Pointing, SurfaceProps } from '../pointing'
import '../../styles/plane.css'
import '../../styles/plane-hand.css'
import '../../styles/plane-tools.css'
import { AimPlates, platesOf, shownAims } from './aims'
import { levelOf, opened, regionsOn } from './floors'
import { handOf, heldAt, placingOf } from './hand'
import { Units } from './lines'
import { Looking } from './looking'
import { Domes, lookOf } from './models'
import { nearPlane } from './near'
import { isInside, middle } from './outline'
import { Over } from './over'
import { PlanCard } from './plancard'
import { placePlaques } from './plaques'
import { Rail } from './rail'
import { PointedStick, Reaches } from './reach'
import { RegionArt } from './region'
import { retell } from './retell'
import { scaleOf, turnOf } from './scale'
import { FlightArt, ModelSpot, StaticShape } from './spots'
import { Stood } from './stood'
import { EdgeArt, edgeBox, GoalArt, GroundLabel, GroundPieces, labelBox, Ruler, Soil } from './table'
import { drawTape, layTape, takeTape, tape } from './tape'
import { Commit, NoTargets } from './targets'
import { Tools } from './tools'
import { discsOf, type Mood, OutlineArt, outline, Plaques, plaqueSizes, type Shown, Sparks } from './units'

const Stage = lazyPage(() => import('./stage').then((part) => part.Stage))
const Moment = lazyPage(() => import('./moment').then((part) => part.Moment))
extras.value = {
  ...extras.peek(),
  Commit,
  Moment,
  NoTargets,
  PlanCard,
  Rail,
  Stage,
  Tools,
  Units,
  near: nearPlane,
  retell,
}

/** The units inside a building: a click on it means them. */
const within = (scene: Scene | null, ground: Ground) =>
  (scene?.stacks ?? []).filter((stack) => stack.unit?.inside === ground.id)
const isOpen = (pointing: Pointing, targets: readonly string[]) => ['lit', 'chosen'].includes(pointing.light(targets))

/** Models inside a building are arranged on its floor; their individual positions mean nothing. */
function arrangedInside(stack: Stack, plane: Plane | null): Stack {
  const ground = stack.unit?.inside ? plane?.ground.find((piece) => piece.id === stack.unit!.inside) : undefined
  if (!ground) return stack
  const [cx, cy] = middle(ground.points as Point[])
  const across = Math.ceil(Math.sqrt(stack.pieces.length * 1.6))
  const rows = Math.ceil(stack.pieces.length / across)
  const step = Math.sqrt(spread(ground.points as Point[])) / (across + 1.2)
  return {
    ...stack,
    pieces: stack.pieces.map((piece, k) => ({
      ...piece,
      at: [cx + ((k % across) - (across - 1) / 2) * step, cy + ((rows - 1) / 2 - Math.floor(k / across)) * step],
    })),
  }
}
const spread = (points: readonly Point[]): number => {
  const box = bounds(points)
  return Math.min(box.width, box.height) ** 2
}

/** How a unit is drawn: acting, lit, chosen, or not available. */
function moodOf(stack: Stack, pointing: Pointing, focus: readonly string[]): Mood {
  if (stack.targets.some((target) => focus.includes(target))) return 'active'
  if (pointing.isGlowing(stack.targets)) return 'chosen'
  const models = stack.pieces.map((piece) => pointing.light(piece.targets.slice(0, 1)))
  const light = pointing.light(stack.targets)
  return light === 'dim' && models.includes('lit') ? 'lit' : light
}

/** Letters on the table scale with the font size of the page. */
const letters = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

export function PlaneSurface({ data, scene, title, pointing, flights, view }: SurfaceProps) {
  const { surface } = data
  const turn = turnOf(scene)
  const scale = scaleOf(surface, turn)
  const { width, height } = scale
  const table = { width, height }
  const inch = (surface.unit || 1) * scale.k
  const px = letters() / (view.pixels || 1)
  const placing = placingOf(scene, pointing)
  const { question, region } = placing
  const { hold, place } = handOf(placing, surface, pointing)
  const dragging = useRef(false)
  const ground = useRef<SVGRectElement>(null)
  const now = useRef(placing)
  now.current = placing
  const where = (e: Pick<MouseEvent, 'clientX' | 'clientY'>): Point | null => {
    const matrix = ground.current?.getScreenCTM?.()?.inverse()
    if (!matrix) return null
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix)
    return scale.back(p.x, p.y)
  }
  pointAt.value = (clientX, clientY) => where({ clientX, clientY })
  screenAt.value = (to) => {
    const matrix = ground.current?.getScreenCTM?.()
    if (!matrix) return null
    const p = new DOMPoint(...scale.there(to)).matrixTransform(matrix)
    return [p.x, p.y]
  }
  /** what can be dragged: the models that move, and the ghost itself */
  const isHeld = (to: Point): boolean => {
    const at = heldAt(placing, pointing)
    const movers = (scene?.stacks ?? [])
      .filter((stack) => [stack, ...stack.pieces].some((one) => one.targets.some((x) => question!.focus.includes(x))))
      .flatMap((stack) => stack.pieces)
    return [
      ...(at ? [[at[0], at[1], region!.base] as const] : []),
      ...movers.flatMap((piece) =>
        piece.at ? [[piece.at[0], piece.at[1], data.types[piece.type]?.base ?? 0] as const] : [],
      ),
    ].some(([x, y, r]) => Math.hypot(to[0] - x, to[1] - y) <= r)
  }
  // the point is above the finger, which would hide it
  const lifted = (e: PointerEvent, to: Point): Point => {
    if (e.pointerType !== 'touch') return to
    const [dx, dy] = scale.step(0, -40 / (view.pixels || 1) / scale.k)
    return [to[0] + dx, to[1] + dy]
  }
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as HTMLElement).closest?.('input, select, textarea, dialog'))
        return
      if (e.key === 'm' || e.key === 'M')
        takeTape(heldAt(now.current, pointing) ?? [surface.width / 2, surface.height / 2])
      else if (e.key === 'Escape') tape.value = null
    }
    addEventListener('keydown', keys)
    return () => {
      removeEventListener('keydown', keys)
      pointAt.value = null
      screenAt.value = null
      tape.value = null
    }
  }, [])
  const plane = scene?.plane ?? null
  const focus = question?.focus ?? []
  const stacks = [...(scene?.markers ?? []), ...(scene?.stacks ?? []).map((stack) => arrangedInside(stack, plane))]
  const shown: Shown[] = scene
    ? scene.stacks
        .filter((stack) => stack.unit)
        .map((stack) => arrangedInside(stack, plane))
        .map((stack) => ({
          stack,
          discs: discsOf(stack, data, scale),
          mood: moodOf(stack, pointing, focus),
          name: stack.name ? (pointing.say?.(stack.name) ?? '') : '',
        }))
    : []
  const bases = stacks.flatMap((stack) => discsOf(stack, data, scale))
  const free = bases.map((d) => [d.x, d.y, d.r + 0.6 * inch] as const)
  // markers are drawn first; models nearer to the viewer cover the others
  const low = new Set(scene?.markers.map((stack) => stack.id))
  const depth = ({ stack, piece }: { stack: Stack; piece: Piece }): number =>
    low.has(stack.id) || !piece.at ? -1 : scale.there(piece.at)[1]
  const pieces = stacks
    .flatMap((stack) => stack.pieces.map((piece) => ({ stack, piece })))
    .sort((a, b) => depth(a) - depth(b))
  const level = levelOf(plane, pointing.floors?.()[0])
  const regions = region ? regionsOn(region, level) : []
  const isPale = (one: Region) => level !== null && level.floor > 0 && one.floor === 0
  // while a place on a floor is asked for, models on other floors of that ruin are faint
  const ruin = region?.on ? plane?.ground.find((piece) => piece.id === region.on) : undefined
  const isElsewhere = (piece: Piece): boolean =>
    Boolean(ruin && piece.at && piece.floor !== region!.floor && isInside(piece.at, ruin.points))
  const moods = new Map(shown.map((one) => [one.stack.id, one.mood]))
  const shields = (plane?.goals ?? []).map((goal) => {
    const [x, y] = scale.there(goal.at as Point)
    return { x: x - 17 * px, y: y - goal.radius * scale.k - 15 * px, width: 38 * px, height: 32 * px }
  })
  // at a small size the names would hide the table: only their icons stay
  const isSmall = inch / px < 15
  const labelKey = plane
    ? JSON.stringify([
        plane.ground.map((piece) => [piece.id, piece.signs, piece.points]),
        bases,
        shields,
        turn,
        pointing.say?.(plane.name),
      ])
    : ''
  const labels = useMemo(
    () =>
      (plane?.ground ?? []).map((piece) => {
        const name = isSmall ? '' : (pointing.say?.(piece.name) ?? '')
        return { piece, name, box: labelBox(piece, name, scale, px, bases, shields) }
      }),
    [labelKey, px],
  )
  const sights = question?.sights ?? []
  const plates = platesOf(question, shown, pointing, surface, px, plane?.ground ?? [], isSmall)
  const isAiming = sights.length > 0 || plates.length > 0
  // a label takes the place of the plaque
  const labelled = new Set(plates.map((plate) => plate.unit.stack.id))
  const named = shown.filter((one) => !labelled.has(one.stack.id) && !(region && one.mood === 'active'))
  const acting = stacks.find((stack) => stack.targets.some((target) => focus.includes(target)))
  const reach = {
    aims: shownAims(question, pointing),
    shown,
    surface,
    scale,
    px,
    pointing,
    base: data.types[acting?.pieces[0]?.type ?? -1]?.base ?? 0,
  }
  const edges = (plane?.edges ?? []).map((edge) => {
    const called = isSmall ? '' : (pointing.say?.(edge.name) ?? '')
    const around = [...labels.map((label) => label.box), ...shields]
    return { edge, called, spot: called ? edgeBox(edge, called, scale, px, bases, around) : null }
  })
  const taken = [
    ...labels.map((label) => label.box),
    ...shields,
    ...edges.flatMap(({ spot }) => (spot ? [{ x: spot.x, y: spot.y, width: spot.width, height: spot.height }] : [])),
  ]
  const stood = useRef<ReadonlyMap<string, readonly [number, number]>>(new Map())
  const sizes = plaqueSizes(named, px, inch)
  const places = useMemo(
    () => placePlaques(sizes, table, 0.28 * inch, taken, plates, stood.current),
    [JSON.stringify([sizes, plates, taken])],
  )
  stood.current = places
  const name = plane ? (pointing.say?.(plane.name) ?? title) : title
  const soil = data.terrains[0]?.colour ?? '#b9c184'
  return (
    <>
      <Sheet view={view} />
      <Domes />
      <g
        class={`plane ${region ? 'placing' : ''}`}
        role="group"
        data-turn={turn}
        onClickCapture={(e) => {
          const to = tape.value ? where(e) : null
          if (!to) return
          e.stopPropagation()
          layTape(to)
        }}
        onPointerDown={(e) => {
          if (tape.value) return
          // dragging what is to be placed does not pan the table
          const to = region ? where(e) : null
          if (!to || !isHeld(to)) return
          e.stopPropagation()
          dragging.current = true
          hold(lifted(e, to))
        }}
        onPointerMove={(e) => {
          if (tape.value) {
            const to = where(e)
            if (to) drawTape(to)
            return
          }
          const to = region && (dragging.current || e.pointerType !== 'touch') ? where(e) : null
          if (to) hold(lifted(e, to))
        }}
        onPointerUp={(e) => {
          const to = dragging.current && region ? where(e) : null
          dragging.current = false
          if (!to) return
          hold(lifted(e, to))
          if (
            e.pointerType !== 'touch' &&
            region?.start &&
            Math.hypot(to[0] - region.start[0], to[1] - region.start[1]) > region.base
          )
            place(to)
        }}
        onClick={(e) => {
          const to = region ? where(e) : null
          if (!to) return
          // a finger hides what it points at: a tap moves, a button places
          if (pointing.isTouch?.()) hold(to)
          else place(to)
        }}
      >
        <clipPath id="plane-table">
          <rect width={width} height={height} />
        </clipPath>
        <Soil width={width} height={height} inch={inch} colour={mix(soil, '#f2e4c0', plane ? 0.12 : 0.45)} />
        <rect ref={ground} width={width} height={height} class="plane-ground" fill="transparent" />
        {surface.shapes.map((shape, k) => (
          <StaticShape key={k} shape={shape} data={data} scale={scale} pointing={pointing} asked={region !== null} />
        ))}
        {plane ? (
          <g clip-path="url(#plane-table)">
            <GroundPieces plane={plane} scale={scale} inch={inch} free={free} />
            {plane.ground.map((piece) => (
              <path
                key={piece.id}
                class={`ground-shape ground-touch light-${pointing.light(piece.targets)} ${pointing.isGlowing(piece.targets) ? 'glow' : ''}`}
                d={closedPath(piece.points.map((p) => scale.there(p as Point)))}
                data-target={piece.targets[0]}
                role="img"
                aria-label={pointing.say?.(piece.name)}
                onClick={(e) => {
                  if (region) return
                  if (piece.floors.length) opened.value = opened.value === piece.id ? '' : piece.id
                  const found = [piece, ...within(scene, piece)].find(({ targets }) => isOpen(pointing, targets))
                  if (!found) return
                  e.stopPropagation()
                  pointing.point(found.targets, pointing.say?.(piece.name) ?? '')
                }}
              />
            ))}
            <g class="soil-age" aria-hidden="true">
              <OldAge width={width} height={height} />
            </g>
            <rect width={width} height={height} class="night" aria-hidden="true" />
            {scene &&
              edges.map(({ edge, called, spot }) => (
                <EdgeArt
                  key={edge.seat}
                  edge={edge}
                  data={data}
                  scene={scene}
                  scale={scale}
                  px={px}
                  name={called}
                  spot={spot}
                />
              ))}
            {scene &&
              plane.goals.map((goal) => (
                <GoalArt key={goal.id} goal={goal} data={data} scene={scene} scale={scale} px={px} />
              ))}
          </g>
        ) : null}
        {labels.map(({ piece, name, box }) => (
          <GroundLabel
            key={piece.id}
            ground={piece}
            name={name}
            at={box.at}
            px={px}
            faint={isAiming || region !== null}
            pointing={pointing}
          />
        ))}
        {ruin && region!.floor ? (
          <path
            d={closedPath((ruin.floors[region!.floor - 1] ?? []).map((p) => scale.there(p as Point)))}
            class="floor-planks"
          />
        ) : null}
        {regions.map((one, k) => (
          <RegionArt key={k} region={one} scale={scale} scene={scene} id={k ? `-${k}` : ''} pale={isPale(one)} />
        ))}
        <Frame width={width} height={height} title={name} ruled={plane !== null} />
        {plane ? <Ruler inch={inch} surface={surface} scale={scale} title={name} /> : null}
        {scene ? (
          <Looking data={data} scene={scene} question={question} scale={scale} px={px} pointing={pointing} />
        ) : null}
        <Reaches {...reach} />
        {scene ? (
          <Stood
            motions={pointing.beat?.()?.motions ?? pointing.came?.() ?? []}
            data={data}
            scene={scene}
            scale={scale}
            inch={inch}
          />
        ) : null}
        <g class="layer">
          {scene
            ? shown.map((one) => (
                <g key={one.stack.id} class={one.mood === 'dim' && isAiming ? 'unit-dim' : ''}>
                  <OutlineArt
                    d={outline(one.discs, inch)}
                    seat={one.stack.seat}
                    look={lookOf(data, scene, one.stack.seat)}
                    mood={one.mood}
                  />
                </g>
              ))
            : null}
          {scene
            ? pieces.map(({ piece, stack }) => (
                <g
                  key={piece.id}
                  class={
                    isElsewhere(piece) ? 'other-floor' : moods.get(stack.id) === 'dim' && isAiming ? 'unit-dim' : ''
                  }
                >
                  <ModelSpot
                    piece={piece}
                    stack={stack}
                    data={data}
                    scene={scene}
                    scale={scale}
                    pointing={pointing}
                    calm={region !== null}
                  />
                </g>
              ))
            : null}
          {scene && plane ? <Sparks scene={scene} scale={scale} /> : null}
          {scene && shown.length ? (
            <Plaques shown={named} places={places} data={data} scene={scene} px={px} inch={inch} pointing={pointing} />
          ) : null}
          <AimPlates plates={plates} places={places} px={px} pointing={pointing}>
            <PointedStick {...reach} />
          </AimPlates>
          {scene
            ? flights.map((flight) =>
                flight.path?.length ? (
                  <FlightArt key={flight.key} flight={flight} data={data} scene={scene} scale={scale} />
                ) : null,
              )
            : null}
        </g>
      </g>
    </>
  )
}

PlaneSurface.Over = Over
