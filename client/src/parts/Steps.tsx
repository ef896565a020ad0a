// An attack with several rolls on one sheet, one row per step. Dice are in the column of their result; the line between pass and
// fail is the target number, so that you can read a pool at a glance.

import { pipsOf } from '../art/pips'
import { rulesLink } from '../device/route'
import { motion } from '../device/settings'
import type { Session } from '../session/session'
import type { Casualty, Conflict, DiceStep, Die } from '../wire/protocol'
import { t } from '../words/common'
import { lookOf } from '../words/labels'
import '../styles/rail.css'
import { LikelyLine } from './Dice'
import { Icon, iconAt } from './Icon'

function Cube({ session, die, seat, k }: { session: Session; die: Die; seat: number; k: number }) {
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

/** The dice of a step in six lanes, by result. */
function Lanes({ session, step }: { session: Session; step: DiceStep }) {
  const words = session.words.value!
  // for a roll that is only reported, the target number may be unknown
  const isJudged = step.need >= 0
  const passed = step.dice.filter((die) => die.passed).length
  return (
    <>
      <div class="lanes">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <div
            key={face}
            class={`lane ${isJudged ? '' : 'plain'} ${face <= step.need ? 'passes' : ''} ${face === step.need ? 'edge' : ''}`}
          >
            <span class="lane-face" aria-hidden="true">
              {face}
            </span>
            {step.dice.map((die, k) =>
              die.face === face ? <Cube key={k} session={session} die={die} seat={step.seat} k={k} /> : null,
            )}
          </div>
        ))}
      </div>
      {step.dice.length && isJudged ? (
        <p class="facts">
          ✓ {passed} {step.passed ? words.text(step.passed) : ''} · ✕ {step.dice.length - passed}{' '}
          {step.failed ? words.text(step.failed) : ''}
        </p>
      ) : null}
    </>
  )
}

function Falls({ session, falls, seat }: { session: Session; falls: readonly Casualty[]; seat: number }) {
  const words = session.words.value!
  const look = lookOf(session, seat)
  const types = session.data.value!.types
  return (
    <div class="falls">
      {falls.slice(0, 14).map((one, k) => (
        <span key={one.piece} class={`fall ${k === 0 ? 'next' : ''}`}>
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

export function StepsConflict({ session, conflict, past }: { session: Session; conflict: Conflict; past: boolean }) {
  const words = session.words.value!
  const { game } = session.data.value!
  const naming = { seat: session.seatName }
  return (
    <section
      class={`conflict steps-conflict card ${past ? 'over' : ''}`}
      role={past ? 'group' : 'region'}
      aria-label={t('ui-battle')}
    >
      <h2>
        <Icon name="crossed-swords" size={22} /> {words.say(conflict.outcome, naming)}{' '}
        <a class="clause-id" href={rulesLink(game, conflict.clause)}>
          {conflict.clause}
        </a>
      </h2>
      <ol class="steps">
        {conflict.rolls.map((step, k) => (
          <li key={step.title} class={`step ${step.state} ${past && motion.value ? 'told' : ''}`} style={{ '--s': k }}>
            <h3>
              <span>{words.text(step.title)}</span>
              {step.sums.map((sum) => (
                <span key={`${sum.label}${sum.value}`} class="tag quiet">
                  {words.text(sum.label)} {sum.text || sum.value}
                </span>
              ))}
              <small>
                {step.need > 0 && step.dice.length ? `≤ ${step.need} ` : ''}
                <a class="clause-id" href={rulesLink(game, step.clause)}>
                  {step.clause}
                </a>
              </small>
            </h3>
            {step.about ? <p class="facts">{words.say(step.about, naming)}</p> : null}
            {step.likely.length ? <LikelyLine session={session} likely={step.likely} /> : null}
            {step.dice.length ? <Lanes session={session} step={step} /> : null}
            {step.falls.length && step.state !== 'done' ? (
              <Falls session={session} falls={step.falls} seat={step.seat} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
