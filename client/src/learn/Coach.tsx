// The coach of a guided game: what to do now, the progress, a friendly message after a wrong click, and a pointing hand.

import { useEffect, useRef, useState } from 'preact/hooks'
import { isTouched } from '../device/media'
import { rememberLesson } from '../device/played'
import { handCards, kept } from '../parts/raise'
import type { Session } from '../session/session'
import { scaleOf, turnOf } from '../surfaces/plane/scale'
import type { Coach } from '../wire/protocol'
import { t } from '../words/common'
import { type HandAt, handAt } from './hand'
import '../styles/coach.css'

const LOOK_MS = 80
/** how far inside its edge a thing is looked at, in pixels */
const EDGE = 4
/** a tap hits a point of a measured table if it is this part of an inch away */
const CLOSE = 4

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const

function isOnTop(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y)
  return top !== null && (element.contains(top) || top.contains(element))
}

/** Would a click at its centre reach it? */
const isHit = (element: Element): boolean => isOnTop(element, ...middle(element.getBoundingClientRect()))

/** Is all of it in sight, from its upper to its lower edge? */
function isWhole(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const [x] = middle(box)
  return isOnTop(element, x, box.top + EDGE) && isOnTop(element, x, box.bottom - EDGE)
}

/** The point of a measured table that the coach means. */
const pointWanted = (session: Session) => /^point:(-?\d+),(-?\d+)$/.exec(session.coach.value?.light[0] ?? '')

/** Has a tap gone about there, so that only placing is left? */
function isPlanned(session: Session): boolean {
  const [, x, y] = pointWanted(session) ?? []
  const at = session.planned.value?.at
  const close = session.data.value!.surface.unit / CLOSE
  return Boolean(x && at && Math.hypot(at[0]! - Number(x), at[1]! - Number(y)) < close)
}

/** Where cards are put in order: the button that raises the wanted card, or the one that lays them when it is on top. */
function orderedCard(wanted: readonly string[]): Element | null {
  const items = [...document.querySelectorAll('.order-item[data-card]')]
  const at = items.findIndex((item) => wanted.includes(item.getAttribute('data-card')!))
  return at < 0 ? null : at ? items[at]!.querySelector('.moves button') : document.querySelector('.lay-order')
}

/** The element to point at: the next target of the expected answer that can be clicked, else the button of the answer. */
function pointedAt(session: Session): Element | null {
  const coach = session.coach.value
  if (!coach?.is_asked || session.waiting.value) return null
  // an answer that throws dice is chosen first, then given
  if (session.armed.value) return document.querySelector('.commit .main')
  const chosen = [...session.chosen.value]
  const wanted = coach.light.filter((target) => {
    const at = chosen.indexOf(target)
    if (at >= 0) chosen.splice(at, 1)
    return at < 0
  })
  // on a phone the card that was tapped is open over the table: play it, or put it back
  const opened = document.querySelector('.opened-card')
  if (opened) {
    const held = handCards(session).find((piece) => piece.id === kept.value)
    const isWanted = held?.targets.some((target) => wanted.includes(target))
    return opened.querySelector(isWanted ? '.card-buttons .main' : '.card-buttons button')
  }
  const found = wanted.flatMap((target) => [
    ...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]:not([aria-pressed="true"])`),
  ])
  const open = found.find(isHit)
  // what has just happened covers the table until the player goes on
  const told = document.querySelector('.melee-verdict button, .roll-ribbon button')
  if (!open && told && isHit(told)) return told
  // a tap shows what a place of a measured table means, a button places
  if (isTouched.value && isPlanned(session)) return document.querySelector('.place-here')
  const button = document.querySelector(`.ask [data-option="${CSS.escape(coach.pick)}"]`)
  return open ?? orderedCard(wanted) ?? button?.closest('details:not([open])')?.querySelector('summary') ?? button
}

function onWhat(meant: Element | null): 'board' | 'card' | 'list' {
  if (!meant?.matches('button, summary')) return 'board'
  return meant.closest('.ask, .plan-card, .melee-verdict, .roll-ribbon, .opened-card') ? 'list' : 'card'
}

const buttonsBeside = (meant: Element | null): DOMRect[] =>
  [...document.querySelectorAll('.side :is(button, a, summary), .opened-card button')]
    .filter((one) => one !== meant)
    .map((one) => one.getBoundingClientRect())

/** Where a point of a measured table is on the page. */
function spotOf(session: Session): DOMRect | null {
  const point = pointWanted(session)
  const scene = session.scene.value
  const board = document.querySelector<SVGSVGElement>('.stage svg.surface, .stage svg')
  const matrix = board?.getScreenCTM()
  if (!point || !scene || !matrix) return null
  const [x, y] = scaleOf(session.data.value!.surface, turnOf(scene)).there([Number(point[1]), Number(point[2])])
  const at = new DOMPoint(x, y).matrixTransform(matrix)
  return new DOMRect(at.x - 1, at.y - 1, 2, 2)
}

/** A hand over the page that shows where to click next. It follows the board when the board moves. */
function Hand({ session }: { session: Session }) {
  const asked = `${session.update.value?.seq}.${session.chosen.value.length}${session.armed.value ? '.armed' : ''}`
  const [at, setAt] = useState<HandAt & { asked: string }>({ asked: '', x: 0, y: 0, side: 'up' })
  const box = useRef<HTMLDivElement>(null)
  // shown again wherever it goes, so that it lies above a card that has opened since
  useEffect(() => {
    box.current?.hidePopover?.()
    box.current?.showPopover?.()
  }, [at])
  useEffect(() => {
    let rolled: Element | null = null
    const look = () => {
      const meant = pointedAt(session)
      // an option scrolled out of its list is no help; the board itself is never scrolled
      if (meant?.closest('.ask, .plan-card') && meant !== rolled && !isWhole(meant)) {
        rolled = meant
        meant.scrollIntoView?.({ block: 'center' })
      }
      const box = meant ? (isHit(meant) ? meant.getBoundingClientRect() : null) : spotOf(session)
      const next = box
        ? { asked, ...handAt(box, onWhat(meant), innerWidth, buttonsBeside(meant)) }
        : { asked: '', x: 0, y: 0, side: 'up' as const }
      const isSame = (now: typeof next) => now.asked === next.asked && now.x === next.x && now.y === next.y
      setAt((now) => (isSame(now) ? now : next))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [session, asked])
  if (at.asked !== asked) return null
  return (
    <div
      ref={box}
      popover="manual"
      class={`coach-hand ${at.side}`}
      data-asked={asked}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 40 44" aria-hidden="true">
        <path d="M20 2L34 20H25.500V40H14.500V20H6z" />
      </svg>
    </div>
  )
}

function Parts({ session, coach }: { session: Session; coach: Coach }) {
  const words = session.words.value!
  return (
    <>
      <p class="coach-bar" aria-hidden="true">
        {coach.parts.map((part, n) => (
          <i key={part} class={n < coach.part ? 'done' : n === coach.part ? 'at' : ''} />
        ))}
      </p>
      <ol class="coach-parts">
        {coach.parts.map((part, n) => (
          <li
            key={part}
            class={n < coach.part ? 'done' : n === coach.part ? 'at' : ''}
            aria-current={n === coach.part ? 'step' : undefined}
          >
            {words.text(part)}
          </li>
        ))}
      </ol>
    </>
  )
}

export function CoachCard({ session }: { session: Session }) {
  const coach = session.update.value?.coach
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const learned = coach && coach.part === coach.parts.length ? coach.lesson : ''
  useEffect(() => {
    if (learned) rememberLesson(session.data.value!.game, learned)
  }, [learned])
  if (!coach) return null
  if (coach.is_silent)
    return (
      <p class="coach-called">
        <button class="quiet" onClick={() => void session.sendCoach('back')}>
          {t('coach-back')}
        </button>
      </p>
    )
  const isOver = coach.part === coach.parts.length
  const own = session.question.value !== null && !session.update.value?.passing
  const isUpToYou = own && !coach.is_asked && coach.says.key === 'coach-waits'
  const kind = session.corrected.value ?? (session.why.value?.answer.clauses.length ? coach.wrong : null)
  const doIt = () => {
    const option = session.options.value.find((one) => one.text === coach.pick)
    const spot = /^(-?\d+) (-?\d+)$/.exec(coach.pick)
    if (option) void session.pick(option)
    else if (spot) void session.spot([Number(spot[1]), Number(spot[2])], coach.pick)
  }
  return (
    <section class="coach card" aria-label={t('coach-label')}>
      <p class="coach-tag">
        {words.text(coach.title)} ·{' '}
        {isOver ? t('coach-over') : t('coach-part', { n: coach.part + 1, m: coach.parts.length })}
      </p>
      <div class="coach-words" aria-live="polite">
        {isOver ? null : <h2>{words.text(coach.parts[coach.part]!)}</h2>}
        {kind ? <p class="coach-kind">{words.say(kind, naming)}</p> : null}
        <p>{isUpToYou ? t('coach-own-choice') : words.say(coach.says, naming)}</p>
        {coach.tip ? <p class="coach-tip">{words.say(coach.tip, naming)}</p> : null}
      </div>
      <p class="coach-tools">
        {coach.is_asked ? (
          <button disabled={session.waiting.value} onClick={doIt}>
            {t('coach-do-it')}
          </button>
        ) : null}
        <button class="quiet" onClick={() => void session.sendCoach('away')}>
          {t(isOver ? 'coach-play-on' : 'coach-away')}
        </button>
      </p>
      {isOver ? null : <Parts session={session} coach={coach} />}
      <Hand session={session} />
    </section>
  )
}
