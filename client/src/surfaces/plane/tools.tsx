// Tools beside a plane while they are needed: the legend of the hatching, the floors of a ruin, an overview map, the tape
// measure.

import { closedPath, type Point } from '../../art/geometry'
import { rulesLink } from '../../device/route'
import { lazyPage } from '../../pages/lazypage'
import { Glyph } from '../../parts/Icon'
import { bringTo, inView } from '../../parts/inview'
import type { Session } from '../../session/session'
import type { Ground, Hole, Region } from '../../wire/protocol'
import { t } from '../../words/common'
import { Floors, floorsShown } from './floors'
import { lookOf } from './models'
import { type Blame, blameOf } from './region'
import { scaleOf, turnOf } from './scale'
import { takeTape, tape } from './tape'

const FloorSheet = lazyPage(() => import('./floorsheet').then((part) => part.FloorSheet))

/** Could this hole be within reach? A generous test with bounding boxes. */
function isNear(hole: Hole, region: Region): boolean {
  const box = (shape: Hole['shape']) => {
    const xs = shape.points.map(([x]) => x!)
    const ys = shape.points.map(([, y]) => y!)
    const r = shape.radius
    return [Math.min(...xs) - r, Math.max(...xs) + r, Math.min(...ys) - r, Math.max(...ys) + r] as const
  }
  const [a, b, c, d] = box(hole.shape)
  return region.shapes.some((shape) => {
    const [e, f, g, h] = box(shape)
    return a < f && e < b && c < h && g < d
  })
}

/** The meaning of the hatching: only the patterns in use, each with its clause. */
function Key({ session, region }: { session: Session; region: Region }) {
  const words = session.words.value!
  const { game } = session.data.value!
  const rows = new Map<string, { blame: Blame; clause: string }>()
  for (const hole of region.holes)
    if (isNear(hole, region))
      rows.set(hole.clause, { blame: blameOf(hole.targets, session.scene.value), clause: hole.clause })
  if (!rows.size) return null
  const say = (clause: string) => {
    const reason = region.reasons.find((one) => one.clause === clause)
    return reason ? words.say(reason.words, { seat: session.seatName }) : clause
  }
  return (
    <ul class="hatch-key card">
      <li>
        <i class="legal" />
        <b>{t('ui-key-legal')}</b>
      </li>
      {[...rows.values()].map(({ blame, clause }) => (
        <li key={clause}>
          <svg width="24" height="15" aria-hidden="true">
            <rect width="24" height="15" fill={`url(#hatch-${blame})`} stroke="#1d140a" />
          </svg>
          <span>{say(clause)}</span>
          <a class="clause-id" href={rulesLink(game, clause)}>
            {clause}
          </a>
        </li>
      ))}
    </ul>
  )
}

const TINTS: Partial<Record<Ground['kind'], string>> = {
  wood: '#5e8a4a',
  orchard: '#7d9c55',
  water: '#6fa3ad',
  rapids: '#4f8a96',
  mire: '#8aa08a',
  reeds: '#8aa08a',
  ice: '#cfe4e4',
  lava: '#d96a1e',
}

/** An overview of the whole table, while only a part of it is visible: a press centres that place. */
function SmallMap({ session }: { session: Session }) {
  const seen = inView.value
  const data = session.data.value!
  const scene = session.scene.value
  if (!seen || !scene?.plane) return null
  const scale = scaleOf(data.surface, turnOf(scene))
  const { width, height } = scale
  return (
    <svg
      class="small-map card"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect()
        bringTo.value?.(((e.clientX - box.left) / box.width) * width, ((e.clientY - box.top) / box.height) * height)
      }}
    >
      <rect width={width} height={height} fill="#c9c793" />
      {scene.plane.ground.map((piece) => (
        <path
          key={piece.id}
          d={closedPath(piece.points.map((p) => scale.there(p as Point)))}
          fill={TINTS[piece.kind] ?? '#a98d5c'}
          stroke="#46331b"
          stroke-width="6"
        />
      ))}
      {scene.stacks.flatMap((stack) =>
        stack.pieces.map((piece) => {
          if (!piece.at) return null
          const [x, y] = scale.there(piece.at)
          const look = lookOf(data, scene, piece.seat)
          return (
            <circle
              key={piece.id}
              cx={x}
              cy={y}
              r={Math.max(13, (data.types[piece.type]?.base ?? 0) * scale.k)}
              fill={look.ground}
              stroke={piece.seat % 2 ? look.figure : '#fdf3d6'}
              stroke-width="4"
            />
          )
        }),
      )}
      <rect {...seen} fill="none" stroke="#8f1414" stroke-width="16" />
    </svg>
  )
}

export function Tools({ session }: { session: Session }) {
  const scene = session.scene.value
  const data = session.data.value!
  if (!scene?.plane) return null
  const region = session.past.value ? null : session.question.value?.region
  const ruin = floorsShown(session)
  const middle: Point = [data.surface.width / 2, data.surface.height / 2]
  return (
    <div class="plane-tools">
      <button
        class="tape-button"
        aria-pressed={tape.value !== null}
        title={t('ui-tape-help')}
        onClick={() => takeTape(session.ghost.value?.at ?? middle)}
      >
        <Glyph name="tape" /> {t('ui-tape')} <kbd aria-hidden="true">M</kbd>
      </button>
      {session.told() || session.held.value ? null : <SmallMap session={session} />}
      {session.held.value?.lifted?.question?.region ? (
        <FloorSheet session={session} />
      ) : ruin ? (
        <Floors session={session} ground={ruin} />
      ) : null}
      {region ? <Key session={session} region={region} /> : null}
    </div>
  )
}
