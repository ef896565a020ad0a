// The sheet of floors: while something is held over a ruin, the ruin from the side with one row for each floor, and what the
// same point would mean on it. The wheel, Page Up and Page Down, a second finger, or pointing at a row change the floor.

import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Point } from '../../art/geometry'
import { isNarrow } from '../../device/media'
import { rulesLink } from '../../device/route'
import { bringTo, screenAt } from '../../parts/inview'
import type { Session } from '../../session/session'
import { NO_PIECE } from '../../wire/blank'
import type { Ground, Piece, PlanFloor, PlanPlace } from '../../wire/protocol'
import { t } from '../../words/common'
import { Figure } from './figure'
import { isInside } from './outline'
import { inUnits, scaleOf, turnOf } from './scale'
import '../../styles/figures.css'
import '../../styles/floor-sheet.css'

/** The floor last used in each ruin. */
const used = signal<Record<string, number>>({})

const LINGER_MS = 350
/** how far a second finger moves for the next floor */
const FINGER = 30
const WIDE = 344
/** how close the camera comes to a ruin, in pixels per inch */
const CLOSE = 32
/** after which the camera is there */
const CAMERA_MS = 260

/** The ruin with floors under what is held. It lingers a moment, so that the pointer can move onto the sheet. */
function useRuin(session: Session): Ground | null {
  const at = session.ghost.value?.at
  const under =
    (at &&
      session.scene.value?.plane?.ground.find(
        (ground) => ground.storeys.length > 1 && isInside(at as Point, ground.points),
      )) ??
    null
  const [ruin, setRuin] = useState<Ground | null>(under)
  useEffect(() => {
    if (under) return setRuin(under)
    const timer = setTimeout(() => setRuin(null), LINGER_MS)
    return () => clearTimeout(timer)
  }, [under])
  return under ?? ruin
}

export function FloorSheet({ session }: { session: Session }) {
  const ruin = useRuin(session)
  const region = session.held.value?.lifted?.question?.region
  const regions = region ? [region, ...region.others] : []
  const isOffered = (floor: number) =>
    ruin !== null && regions.some((one) => one.floor === floor && (!floor || one.on === ruin.id))
  const count = ruin?.storeys.length ?? 0
  const offered = Array.from({ length: count }, (_, k) => k).filter(isOffered)
  const found = new Map(session.planned.value?.floors.map((floor) => [floor.target, floor]))
  const isLegal = (floor: number) => found.get(ruin?.storeys[floor] ?? '')?.clauses.length === 0
  // the floor last used; else the highest on which the point is legal
  const last = ruin ? used.value[ruin.id] : undefined
  const meant = last !== undefined && isOffered(last) ? last : (offered.findLast(isLegal) ?? 0)
  const order = ruin ? [meant, ...offered.filter((floor) => floor !== meant)] : []
  const targets = order.map((floor) => ruin!.storeys[floor]!).join(' ')
  useLayoutEffect(() => {
    session.floors.value = targets ? targets.split(' ') : []
  }, [targets])
  useEffect(
    () => () => {
      session.floors.value = []
    },
    [],
  )
  const choose = (floor: number) => {
    if (ruin && isOffered(floor)) used.value = { ...used.value, [ruin.id]: floor }
  }
  useEffect(() => {
    if (!ruin) return
    const step = (up: number) => {
      const next = offered[offered.indexOf(meant) + up]
      if (next !== undefined) choose(next)
    }
    const wheel = (e: WheelEvent) => {
      if (!(e.target as Element).closest?.('.board, .floor-sheet')) return
      e.preventDefault()
      e.stopPropagation()
      step(e.deltaY < 0 ? 1 : -1)
    }
    const keys = (e: KeyboardEvent) => {
      if (e.key !== 'PageUp' && e.key !== 'PageDown') return
      e.preventDefault()
      e.stopPropagation()
      step(e.key === 'PageUp' ? 1 : -1)
    }
    let finger: { id: number; y: number } | null = null
    const down = (e: PointerEvent) => {
      if (e.pointerType === 'touch' && !e.isPrimary) finger = { id: e.pointerId, y: e.clientY }
    }
    const move = (e: PointerEvent) => {
      if (e.pointerId !== finger?.id || Math.abs(e.clientY - finger.y) < FINGER) return
      step(e.clientY < finger.y ? 1 : -1)
      finger.y = e.clientY
    }
    addEventListener('wheel', wheel, { capture: true, passive: false })
    addEventListener('keydown', keys, true)
    addEventListener('pointerdown', down, true)
    addEventListener('pointermove', move, true)
    return () => {
      removeEventListener('wheel', wheel, true)
      removeEventListener('keydown', keys, true)
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointermove', move, true)
    }
  }, [ruin, meant, offered.join()])
  // the ruin comes closer around the pointer, and the sheet finds its place once it is there
  const sheet = useRef<HTMLElement>(null)
  const back = useRef<() => void>(undefined)
  const [spot, setSpot] = useState<Record<string, string> | null>(null)
  const id = ruin?.id
  useEffect(() => {
    setSpot(null)
    const at = session.ghost.value?.at
    if (!ruin || !at || isNarrow.value) return
    const { surface } = session.data.value!
    const scale = scaleOf(surface, turnOf(session.scene.value))
    const [x, y] = scale.there(at as Point)
    back.current ??= bringTo.value?.(x, y, CLOSE / ((surface.unit || 1) * scale.k), true)
    const timer = setTimeout(() => setSpot(beside(ruin, sheet.current?.offsetHeight ?? 0)), CAMERA_MS)
    return () => clearTimeout(timer)
  }, [id])
  useEffect(() => () => back.current?.(), [])
  if (!ruin) return null
  const words = session.words.value!
  const plan = session.planned.value
  const { surface, game } = session.data.value!
  const name = words.say(ruin.name, { seat: session.seatName })
  const place = () => {
    const at = session.ghost.value?.at
    if (at) void session.putDown([`point:${at[0]},${at[1]}`])
  }
  return (
    <section
      ref={sheet}
      class="floor-sheet card"
      aria-label={t('ui-floor-sheet', { x: name })}
      style={isNarrow.value ? undefined : (spot ?? { opacity: '0', left: '0', top: '0' })}
    >
      <h2>
        {name} <small>{t('ui-floor-keys')}</small>
      </h2>
      <div class="floor-picture">
        <Side session={session} count={count} places={plan?.places ?? []} meant={meant} />
        <p>
          <b>{inUnits(surface, plan?.length ?? 0)}″</b>
          {plan?.reach ? <small> / {inUnits(surface, plan.reach)}″</small> : null}
          {plan?.reach ? (
            <span class="floor-bar" aria-hidden="true">
              <i style={{ width: `${(100 * (plan.length - plan.climbed)) / plan.reach}%` }} />
              <i class="climbed" style={{ width: `${(100 * plan.climbed) / plan.reach}%` }} />
            </span>
          ) : null}
          {plan ? <span>{t('ui-floor-walked', { x: `${inUnits(surface, plan.length - plan.climbed)}″` })}</span> : null}
          {plan?.climbed ? <span>{t('ui-floor-climbed', { x: `${inUnits(surface, plan.climbed)}″` })}</span> : null}
        </p>
      </div>
      <ul>
        {Array.from({ length: count }, (_, k) => count - 1 - k).map((floor) => {
          const row = found.get(ruin.storeys[floor]!)
          const isFree = isOffered(floor) && row?.clauses.length === 0
          const clause = row?.clauses[0] ?? (isOffered(floor) ? '' : regions.map((one) => one.clause).find(Boolean))
          return (
            <li key={floor}>
              <button
                class={`floor-row ${floor === meant ? 'now' : ''} ${isFree ? '' : 'not'}`}
                data-floor={floor}
                aria-pressed={floor === meant}
                disabled={!isOffered(floor)}
                onPointerEnter={() => choose(floor)}
                onFocus={() => choose(floor)}
                onClick={place}
              >
                <kbd aria-hidden="true">{floor || t('ui-floor-short')}</kbd>
                <span>
                  {floor ? t('ui-floor', { n: floor }) : t('ui-floor-ground')}
                  <small>
                    {isFree
                      ? standing(row!)
                      : row?.reason
                        ? words.say(row.reason, { seat: session.seatName })
                        : t('ui-floor-not')}
                  </small>
                </span>
                {isFree ? <b>{inUnits(surface, row!.length)}″</b> : null}
              </button>
              {!isFree && clause ? (
                <a class="clause-id" href={rulesLink(game, clause)}>
                  {clause}
                </a>
              ) : null}
            </li>
          )
        })}
      </ul>
      <button class="main let-go" disabled={!isLegal(meant)} onClick={place}>
        {t('ui-let-go')}
      </button>
    </section>
  )
}

const standing = (row: PlanFloor): string =>
  row.here === row.all ? t('ui-floor-all', { n: row.all }) : t('ui-floor-up', { n: row.here, x: row.all - row.here })

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Beside the ruin, where it covers fewest signs and bases. */
function beside(ruin: Ground, high: number): Record<string, string> {
  const corners = ruin.points.map((point) => screenAt.value?.(point as Point) ?? [0, 0])
  const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)]
  const own = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  const frame = document.querySelector('.board-frame')!.getBoundingClientRect()
  const seen = [...document.querySelectorAll('.board-frame :is(.model, .unit-plaque, .plan-model)')].map((one) => ({
    box: one.getBoundingClientRect(),
    weight: one.matches('.plan-model') ? 5 : 1,
  }))
  const within = (v: number, low: number, most: number) => Math.max(low + 8, Math.min(most - 8, v))
  let [best, least] = [{ left: 0, top: 0 }, Number.POSITIVE_INFINITY]
  for (const x of [own.right + 14, own.left - WIDE - 14, frame.left, frame.right])
    for (const y of [(own.top + own.bottom - high) / 2, frame.top, frame.bottom]) {
      const left = within(x, frame.left, frame.right - WIDE)
      const top = within(y, frame.top, frame.bottom - high)
      const box = { left, top, right: left + WIDE, bottom: top + high }
      const cost = seen.reduce((sum, one) => sum + shared(box, one.box) * one.weight, shared(box, own) * 3)
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  return { left: `${best.left}px`, top: `${best.top}px` }
}

const HIGH = 74

/** The ruin from the side: a shelf for each floor, with those who would stand on it. */
function Side({
  session,
  count,
  places,
  meant,
}: {
  session: Session
  count: number
  places: readonly PlanPlace[]
  meant: number
}) {
  const high = HIGH * count + 26
  const base = (floor: number) => high - 16 - floor * HIGH
  return (
    <svg viewBox={`0 0 190 ${high}`} width="172" height={Math.min(190, (172 / 190) * high)} aria-hidden="true">
      <rect width="190" height={high} class="floor-sky" />
      <rect y={high - 18} width="190" height="18" class="floor-soil" />
      <path
        d={`M22 ${high - 16}V${base(count - 1) - 44}l14-14 12 10 16-20 20 16 24-18 18 14 16-8 24 10V${high - 16}z`}
        class="floor-wall"
      />
      {Array.from({ length: count }, (_, floor) => {
        const here = places.filter((one) => one.floor === floor)
        const rows = here.length > 6 ? 2 : 1
        const wide = Math.ceil(here.length / rows)
        return (
          <g key={floor} class={floor === meant ? 'floor-shelf now' : 'floor-shelf'}>
            {floor ? <rect x="18" y={base(floor)} width="154" height="7" rx="2" class="floor-plank" /> : null}
            {floor < count - 1 ? (
              <path d={`M150 ${base(floor)}v-12h6v-12h6v-12h6v-12h6v${HIGH - 62}`} class="floor-stairs" />
            ) : null}
            <rect x="24" y={base(floor) - HIGH + 10} width="142" height={HIGH - 10} class="floor-frame" />
            {here.map((one, k) => {
              const row = Math.floor(k / wide)
              const x = 36 + ((k % wide) + 0.5) * (112 / Math.max(wide, 3)) + row * 8
              const piece: Piece = { ...NO_PIECE, id: one.piece, type: one.type, seat: one.seat, role: one.role }
              return (
                <Figure
                  key={one.piece}
                  session={session}
                  spot={{ piece, x, y: base(floor) - (rows - 1 - row) * 9, scale: 0.8 }}
                  flip={false}
                />
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}
