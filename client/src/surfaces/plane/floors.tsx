// The floors of a ruin shown side by side: which models are on which, and which floor is meant.

import { signal } from '@preact/signals'
import { bounds, type Point } from '../../art/geometry'
import { Glyph } from '../../parts/Icon'
import type { Session } from '../../session/session'
import type { Ground, Piece, Plane, Region, Scene } from '../../wire/protocol'
import { t } from '../../words/common'
import { lookOf } from './models'
import { isInside } from './outline'

/** The ruin the user has opened by pressing it. */
export const opened = signal('')

export const inGround = (scene: Scene, ground: Ground): Piece[] =>
  scene.stacks.flatMap((stack) => stack.pieces).filter((piece) => piece.at && isInside(piece.at, ground.points))

/** The ruin to show: where a floor or a place on one is asked for, where the acting unit stands, or the one pressed. */
export function floorsShown(session: Session): Ground | null {
  const scene = session.scene.value
  const many = scene?.plane?.ground.filter((ground) => ground.floors.length) ?? []
  if (!scene || !many.length) return null
  const question = session.question.value
  const asked = many.find(
    (ground) =>
      question?.region?.on === ground.id ||
      ground.storeys.slice(1).some((target) => session.lit.value.has(target)) ||
      (question?.region &&
        inGround(scene, ground).some((piece) => piece.targets.some((target) => question.focus.includes(target)))),
  )
  return asked ?? many.find((ground) => ground.id === opened.value) ?? null
}

/** A floor of a ruin, by the target that names it. */
export function levelOf(plane: Plane | null, target: string | undefined): { on: string; floor: number } | null {
  const ruin = target ? plane?.ground.find((ground) => ground.storeys.includes(target)) : undefined
  return ruin ? { on: ruin.id, floor: ruin.storeys.indexOf(target!) } : null
}

/** The areas to draw: those on the ground or on the floor that is asked for, and those on the floor that is meant. */
export const regionsOn = (region: Region, level: { on: string; floor: number } | null): Region[] =>
  [region, ...region.others].filter(
    ({ on, floor }) =>
      (floor === region.floor && on === region.on) || (level !== null && floor === level.floor && on === level.on),
  )

const WIDE = 150
const DEEP = 64
const STEP = 84

export function Floors({ session, ground }: { session: Session; ground: Ground }) {
  const data = session.data.value!
  const scene = session.scene.value!
  const words = session.words.value!
  const inside = inGround(scene, ground)
  const box = bounds(ground.points as Point[])
  const region = session.question.value?.region
  const count = ground.floors.length + 1
  /** a floor in oblique projection: width unchanged, depth halved and slanted */
  const lean = ([x, y]: Point): Point => {
    const u = (x - box.x) / (box.width || 1)
    const v = (y - box.y) / (box.height || 1)
    return [8 + u * WIDE + v * 34, 12 + (1 - v) * DEEP]
  }
  const chosen = region ? (region.on === ground.id ? region.floor : 0) : -1
  return (
    <section class="floors card" aria-label={words.say(ground.name, { seat: session.seatName })}>
      <h2>
        {words.say(ground.name, { seat: session.seatName })}
        {opened.value === ground.id ? (
          <button class="quiet" aria-label={t('ui-close')} onClick={() => (opened.value = '')}>
            <Glyph name="close" size={12} />
          </button>
        ) : null}
      </h2>
      <ol>
        {Array.from({ length: count }, (_, k) => count - 1 - k).map((floor) => {
          const outline = (floor ? ground.floors[floor - 1]! : ground.points) as Point[]
          const target = ground.storeys[floor] ?? ''
          const isLit = session.lit.value.has(target)
          const here = inside.filter((piece) => piece.floor === floor)
          const name = floor ? t('ui-floor', { n: floor }) : t('ui-floor-ground')
          const art = (
            <>
              <svg viewBox={`0 0 ${WIDE + 50} ${STEP}`} width={WIDE + 50} height={STEP} aria-hidden="true">
                <path
                  d={`M${outline.map((p) => lean(p).join(' ')).join('L')}Z`}
                  transform="translate(0 4)"
                  fill="#1d140a"
                  fill-opacity=".35"
                />
                <path
                  d={`M${outline.map((p) => lean(p).join(' ')).join('L')}Z`}
                  fill={floor ? '#b98a55' : '#b9b3a2'}
                  stroke={chosen === floor || isLit ? '#e0ac18' : '#1d140a'}
                  stroke-width={chosen === floor || isLit ? 3.5 : 1.6}
                />
                {here.map((piece) => {
                  const [x, y] = lean(piece.at as Point)
                  const look = lookOf(data, scene, piece.seat)
                  const r = ((data.types[piece.type]?.base ?? 0) / (box.width || 1)) * WIDE
                  return (
                    <ellipse
                      key={piece.id}
                      cx={x}
                      cy={y}
                      rx={r}
                      ry={r * 0.55}
                      fill={look.ground}
                      stroke={piece.role === 'leader' ? '#f3c53a' : look.figure}
                      stroke-width={piece.role === 'leader' ? 2.6 : 1.4}
                    />
                  )
                })}
              </svg>
              <span class={chosen === floor ? 'floor-name now' : 'floor-name'}>
                {name} <b>{here.length}</b>
              </span>
            </>
          )
          return (
            <li key={floor}>
              {isLit ? (
                <button class="floor-choice" data-target={target} onClick={() => session.point([target], name)}>
                  {art}
                </button>
              ) : (
                art
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
