// Drag and drop by mouse or finger. A picture of the dragged thing follows the pointer, with a label that says what dropping it
// here would do. Escape, a second finger or a drop on nothing puts it back.

import { useEffect, useRef } from 'preact/hooks'
import { isTouched } from '../device/media'
import { showOdds } from '../device/settings'
import { answerAt, canLift, carried, grip, isBack, isGoal, putAt, type Thing, thingAt } from '../session/hand'
import { hint } from '../session/hint'
import type { Session } from '../session/session'
import { t } from '../words/common'
import { figuresText } from '../words/labels'
import { LikelyLine } from './Dice'
import { pointAt } from './inview'
import { usePopup } from './popup'
import '../styles/carry.css'

/** a press that moved farther than this is a drag */
const SLIP = { mouse: 5, touch: 9 }

interface Press {
  id: number
  x: number
  y: number
  thing: Thing
  art: Element
  slip: number
}

/** The drawing of the pressed element. Some elements receive the press below their picture. */
function artOf(element: Element, thing: Thing): Element {
  const drawn = thing.stack && document.querySelector(`[data-unit="${CSS.escape(thing.stack.id)}"]`)
  if (drawn) return drawn
  const pressed = element.closest('[data-piece], [data-stack], [data-target]') ?? element
  return (
    pressed.closest('.standing') ?? (pressed.matches('[data-stack]') ? (pressed.parentElement ?? pressed) : pressed)
  )
}

/** A copy placed exactly over the original, to be moved with the pointer. */
function copyOf(art: Element): Element {
  const copy = art.cloneNode(true) as Element
  copy.removeAttribute('data-lifted')
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-target', 'data-piece', 'data-stack', 'data-unit', 'role', 'tabindex', 'id'])
      if (name !== 'id' || !one.closest('defs')) one.removeAttribute(name)
  if (!(art instanceof SVGElement)) {
    const box = art.getBoundingClientRect()
    Object.assign((copy as HTMLElement).style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
    })
    return copy
  }
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('class', 'surface')
  const matrix = (art.parentNode as SVGGraphicsElement).getScreenCTM?.()
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  if (matrix)
    group.setAttribute('transform', `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`)
  group.append(copy)
  sheet.append(group)
  return sheet
}

export function DragLayer({ session }: { session: Session }) {
  const sheet = useRef<HTMLDivElement>(null)
  const line = useRef<SVGPathElement>(null)
  const over = useRef<SVGPathElement>(null)
  const press = useRef<Press | null>(null)

  useEffect(() => {
    const end = (isDropped: boolean, e?: PointerEvent) => {
      const at = press.current
      const now = carried.value
      press.current = null
      grip.isOn = false
      carried.value = null
      at?.art.removeAttribute('data-lifted')
      sheet.current?.replaceChildren()
      if (!at || !now) return
      // ignore the click event that follows a drag
      const swallow = (click: Event) => click.stopPropagation()
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60)
      const held = session.held.value
      if (!isDropped || !held || !e) return session.putBack()
      putAt.value = [e.clientX, e.clientY]
      const region = held.lifted?.question?.region
      const under = document.elementFromPoint(e.clientX, e.clientY)
      const isOnTable = Boolean(under?.closest('.board'))
      // on the sheet of floors: where it was before
      const isSheet = Boolean(under?.closest('.floor-sheet'))
      const spot =
        region && isSheet ? session.ghost.value?.at : region && isOnTable ? pointAt.value?.(e.clientX, e.clientY) : null
      const goal = thingAt(session, under)?.targets ?? []
      if (spot && !isGoal(held, goal)) void session.putDown([`point:${spot[0]},${spot[1]}`])
      else if (!isOnTable && !isGoal(held, goal)) session.putBack()
      else void session.putDown(goal, isOnTable)
    }
    const down = (e: PointerEvent) => {
      putAt.value = [e.clientX, e.clientY]
      // a second finger: it changes the floor, or ends the drag
      if (press.current) return session.floors.value.length ? undefined : end(false)
      const asked = session.asked.value
      if (e.button || !asked || asked.region || session.waiting.value) return
      const element = e.target as Element
      const thing = thingAt(session, element, true)
      if (!thing || !canLift(asked, thing.targets)) return
      if (thing.stack && thing.stack.seat !== session.update.value?.viewer) return
      const slip = e.pointerType === 'touch' ? SLIP.touch : SLIP.mouse
      grip.isOn = true
      press.current = { id: e.pointerId, x: e.clientX, y: e.clientY, thing, art: artOf(element, thing), slip }
    }
    const move = (e: PointerEvent) => {
      const at = press.current
      if (!at || e.pointerId !== at.id) return
      const [dx, dy] = [e.clientX - at.x, e.clientY - at.y]
      if (!carried.value) {
        if (Math.hypot(dx, dy) <= at.slip) return
        hint.value = null
        sheet.current?.replaceChildren(copyOf(at.art))
        at.art.setAttribute('data-lifted', '')
        void session.lift(at.thing, true)
      } else if (!session.held.value) return end(false)
      const region = session.held.value?.lifted?.question?.region
      const under = document.elementFromPoint(e.clientX, e.clientY)
      const below = thingAt(session, under)
      const spot = region && !under?.closest('.floor-sheet') ? pointAt.value?.(e.clientX, e.clientY) : null
      if (spot) session.ghost.value = { key: ghostKey(session), at: spot }
      if (sheet.current) sheet.current.style.transform = `translate(${dx}px, ${dy}px)`
      for (const path of [line.current, over.current])
        path?.setAttribute('d', at.thing.isTray ? '' : `M${at.x} ${at.y}L${e.clientX} ${e.clientY}`)
      carried.value = { x: e.clientX, y: e.clientY, over: below }
    }
    const up = (e: PointerEvent) => e.pointerId === press.current?.id && end(true, e)
    const cancel = (e: PointerEvent) => e.pointerId === press.current?.id && end(false)
    const keys = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || !press.current) return
      e.stopPropagation()
      end(false)
    }
    addEventListener('pointerdown', down, true)
    addEventListener('pointermove', move, true)
    addEventListener('pointerup', up, true)
    addEventListener('pointercancel', cancel, true)
    addEventListener('keydown', keys, true)
    return () => {
      end(false)
      removeEventListener('pointerdown', down, true)
      removeEventListener('pointermove', move, true)
      removeEventListener('pointerup', up, true)
      removeEventListener('pointercancel', cancel, true)
      removeEventListener('keydown', keys, true)
    }
  }, [session])

  const isOn = carried.value !== null
  // a plane draws the path and the formation itself
  const isMeasured = Boolean(session.held.value?.lifted?.question?.region)
  return (
    <>
      <Ways session={session} />
      <div class={isOn && !isMeasured ? 'carry' : 'carry away'} aria-hidden="true">
        <svg class="carry-way" aria-hidden="true">
          <path ref={line} />
          <path ref={over} class="over" />
        </svg>
        <div ref={sheet} class="carry-art" />
        {isOn ? <Plate session={session} /> : null}
      </div>
    </>
  )
}

/** Asks, where the piece was dropped, which of several moves is meant. */
function Ways({ session }: { session: Session }) {
  const fork = session.fork.value
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [fork])
  const box = useRef<HTMLDivElement>(null)
  usePopup(fork !== null, () => session.putBack(), [box])
  if (!fork) return null
  const words = session.words.value!
  const [x, y] = fork.at ?? [innerWidth / 2, innerHeight / 3]
  const style = {
    left: `${Math.max(8, Math.min(x + 12, innerWidth - 290))}px`,
    top: `${Math.max(8, Math.min(y + 12, innerHeight - 60 - 46 * fork.ways.length))}px`,
  }
  return (
    <div ref={box} class="ways card" role="dialog" aria-label={t('ui-hand-ways')} style={style}>
      {fork.ways.map((way, k) => (
        <button
          key={way.ways.join()}
          ref={k ? undefined : first}
          class="answer"
          data-way={way.ways.join(' ')}
          disabled={session.waiting.value}
          onClick={() => void session.choose(way.ways)}
        >
          {way.labels.map((label) => words.say(label, { seat: session.seatName })).join(' · ')}
        </button>
      ))}
      <button class="quiet" onClick={() => session.putBack()}>
        {t('ui-hand-back')}
      </button>
    </div>
  )
}

/** The name the plane uses for what is to be placed there. */
function ghostKey(session: Session): string {
  const question = session.question.value
  return `${session.scene.value?.round}.${question?.kind}.${question?.region?.start}`
}

/** What dropping it here would do. */
function Plate({ session }: { session: Session }) {
  const now = carried.value!
  const held = session.held.value
  const words = session.words.value!
  if (!held?.lifted) return null
  const goal = now.over?.targets ?? []
  const answer = isGoal(held, goal) ? answerAt(held, goal) : null
  const isNothing = !held.lifted.question && !(held.thing.isTray && held.lifted.anywhere)
  const text = answer
    ? words.say(answer.label, { seat: session.seatName })
    : isNothing
      ? t('ui-hand-fixed')
      : held.thing.isTray && held.lifted.anywhere && now.over
        ? t('ui-hand-anywhere')
        : ''
  const isNo = !answer && now.over !== null && goal.length > 0 && !isBack(held, goal) && !held.lifted.question?.region
  if (!text && !isNo) return null
  const odds = answer?.odds
  const x = Math.max(6, Math.min(now.x + 18, innerWidth - 250))
  // above a finger, which would hide it
  const y = isTouched.value || now.y > innerHeight - 130 ? Math.max(6, now.y - 110) : now.y + 22
  return (
    <div
      class={`carry-plate ${answer ? answer.lit : text ? '' : 'no'}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {text || t('ui-hand-no', { x: now.over?.name ?? '' })}
      {answer?.figures.length ? <b> {figuresText(words, answer.figures)}</b> : null}
      {odds && showOdds.value ? <small> {t('ui-hand-odds', { n: Math.round(odds.first / 10) })}</small> : null}
      {answer ? <LikelyLine session={session} likely={answer.likely} /> : null}
    </div>
  )
}
