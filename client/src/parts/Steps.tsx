// The parts of an attack with several rolls: a die, who falls, and the attack in short.

import { pipsOf } from '../art/pips'
import { rulesLink } from '../device/route'
import { motion } from '../device/settings'
import type { Session } from '../session/session'
import type { Casualty, Conflict, Die } from '../wire/protocol'
import { t } from '../words/common'
import { lookOf } from '../words/labels'
import '../styles/rail.css'
import { Icon, iconAt } from './Icon'

export function Cube({ session, die, seat, k }: { session: Session; die: Die; seat: number; k: number }) {
  const look = lookOf(session, seat)
  const isLit = die.target !== '' && session.lit.value.has(die.target)
  const label = `${die.face}${die.before ? ` (${die.before})` : ''}`
  const art = (
    <svg
      class={motion.value ? 'rolls' : ''}
      style={{ '--k': k }}
      viewBox="0 0 40 40"
      width="28"
      height="28"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="36" height="36" rx="8" fill={look.ground} stroke="#1d140a" stroke-width="2" />
      <rect x="2" y="2" width="36" height="36" rx="8" fill="url(#stone-shine)" />
      {pipsOf(die.face).map(([x, y]) => (
        <circle key={`${x}.${y}`} cx={x} cy={y} r="3.6" fill={look.figure} />
      ))}
    </svg>
  )
  return isLit ? (
    <button
      class="cube lit"
      data-target={die.target}
      aria-label={label}
      onClick={() => session.point([die.target], label)}
    >
      {art}
    </button>
  ) : (
    <span class="cube" role="img" aria-label={label}>
      {art}
    </span>
  )
}

export function Falls({ session, falls, seat }: { session: Session; falls: readonly Casualty[]; seat: number }) {
  const words = session.words.value!
  const look = lookOf(session, seat)
  const types = session.data.value!.types
  return (
    <div class="falls">
      {falls.slice(0, 14).map((one, k) => (
        <span key={one.piece} class={`fall ${k === 0 && !one.fallen ? 'next' : ''}`}>
          <svg viewBox="-20 -20 40 40" width="28" height="28" aria-hidden="true">
            <circle r="17" fill={look.ground} stroke="#1d140a" stroke-width="2" />
            <use
              href={iconAt(types[one.type]?.icon ?? '')}
              transform="translate(-12 -12) scale(.0469)"
              fill={look.figure}
            />
            {one.fallen ? <path d="M-14 -14L14 14M14 -14L-14 14" stroke="#a11212" stroke-width="4" /> : null}
          </svg>
          {words.text(one.word)}
        </span>
      ))}
    </div>
  )
}

/** An attack in short, beside the board: what it is, and what came of it. The stage shows the rest. */
export function StepsConflict({ session, conflict, past }: { session: Session; conflict: Conflict; past: boolean }) {
  const words = session.words.value!
  const { game } = session.data.value!
  const naming = { seat: session.seatName }
  const title = conflict.title ?? conflict.outcome
  return (
    <section
      class={`conflict steps-conflict card ${past ? 'over' : ''}`}
      role={past ? 'group' : 'region'}
      aria-label={t('ui-battle')}
    >
      <h2>
        <Icon name="crossed-swords" size={22} /> {words.say(title, naming)}{' '}
        <a class="clause-id" href={rulesLink(game, conflict.clause)}>
          {conflict.clause}
        </a>
      </h2>
      {conflict.cause ? <p class="facts">{words.say(conflict.cause, naming)}</p> : null}
      {conflict.title && conflict.outcome ? <p class="outcome">{words.say(conflict.outcome, naming)}</p> : null}
    </section>
  )
}
