// An attack on centre stage: who fights whom, a picture of both with the real figures, a row for each roll with what passed on the
// left and what failed on the right, who falls, and the verdict.

import { useEffect, useState } from 'preact/hooks'
import type { Point } from '../../art/geometry'
import { rulesLink } from '../../device/route'
import { Emblem } from '../../parts/Emblem'
import { Glyph, Icon } from '../../parts/Icon'
import type { Session } from '../../session/session'
import type { Casualty, Conflict, ConflictSide, DiceStep, Die, Message } from '../../wire/protocol'
import { t } from '../../words/common'
import { lookOf, sideOf } from '../../words/labels'
import { Chances, Cube, Falls } from './dice'
import { Figure } from './figure'
import { ranksOf, reportsOf, unreadOf, wholeOf } from './meleedata'
import { Ribbon } from './moment'
import { Skyline } from './skyline'
import '../../styles/figures.css'
import '../../styles/melee.css'

const WIDE = 836
const HIGH = 292
const GROUND = 268

const BURST = 'M0-24L7-10L22-16L14-2L26 8L10 10L8 26L-3 13L-17 22L-14 7L-28 2L-14-6L-18-20L-5-12z'

function Picture({
  session,
  sides,
  falls,
  at,
  isOver,
}: {
  session: Session
  sides: readonly ConflictSide[]
  falls: readonly Casualty[]
  at: Point | null
  isOver: boolean
}) {
  const target = sides[sides.length - 1]!
  const attacker = sides.length > 1 ? sides[0]! : null
  const gone = new Set(falls.map((one) => one.piece))
  const fled = new Set(falls.filter((one) => one.fled).map((one) => one.piece))
  const [x, wide] = attacker ? [456, 330] : [250, 330]
  const all = ranksOf(target.force, x, wide, falls.length ? GROUND - 26 : GROUND, -1)
  const lying = all.filter(({ piece }) => gone.has(piece.id) && !fled.has(piece.id))
  const running = all.filter(({ piece }) => fled.has(piece.id))
  return (
    <svg class="melee-picture" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      <path
        d={`M-400 160Q-200 110 0 150Q120 96 240 140T470 132T700 138Q900 104 1236 160V${HIGH}H-400z`}
        class="melee-hill"
      />
      <Skyline ground={session.scene.value?.plane?.ground ?? []} at={at ?? [0, 0]} wide={WIDE} y={160} />
      <path d={`M-400 164Q200 150 420 170T1236 164V${HIGH + 100}H-400z`} class="melee-ground" />
      {attacker
        ? ranksOf(attacker.force, 30, 330, GROUND, 1).map((spot) => (
            <Figure key={spot.piece.id} session={session} spot={spot} flip={false} />
          ))
        : null}
      {all
        .filter(({ piece }) => !gone.has(piece.id))
        .map((spot) => (
          <Figure key={spot.piece.id} session={session} spot={spot} flip />
        ))}
      {lying.map((spot, k) => (
        <g key={spot.piece.id} class="melee-fallen" style={{ '--k': k }}>
          <Figure
            session={session}
            spot={{ ...spot, y: HIGH - 6 - (k % 2) * 14, x: x - 40 + k * Math.min(64, 300 / lying.length) }}
            flip
            lies
          />
        </g>
      ))}
      {running.map((spot, k) => (
        <g key={spot.piece.id} class="melee-fled" style={{ '--k': k }}>
          <Figure
            session={session}
            spot={{ ...spot, x: WIDE - 44 - k * 34, y: 210 + (k % 2) * 14, scale: spot.scale * 0.85 }}
            flip={false}
          />
        </g>
      ))}
      {isOver && lying.length ? (
        <g transform={`translate(${x - 46} 120)`} class="melee-burst">
          <path d={BURST} transform="scale(1.7)" />
          <text y="11">−{lying.length}</text>
        </g>
      ) : null}
      {isOver && running.length ? (
        <g transform={`translate(${WIDE - 60} 140)`} class="melee-burst small">
          <path d={BURST} transform="scale(1.2)" />
          <text y="8">−{running.length}</text>
        </g>
      ) : null}
    </svg>
  )
}

const counted = (key: string, n: number): Message => ({
  key,
  args: { n: { kind: 'number', values: [n], text: '', items: [], targets: [], tag: '' } },
  otherwise: '',
})

const Ghost = ({ face }: { face: number }) => (
  <span class="cube ghost" role="img" aria-label={`(${face})`}>
    {face}
  </span>
)

/** A roll: what it needs, the dice that passed, the dice that failed. A die thrown again leaves a ghost. */
function Row({ session, step }: { session: Session; step: DiceStep }) {
  const words = session.words.value!
  const { game } = session.data.value!
  const isJudged = step.need >= 0
  const dice = step.dice.map((die, k) => ({ die, k })).sort((a, b) => a.die.face - b.die.face)
  const box = (some: { die: Die; k: number }[], kind: string, name: string, ghosts: readonly number[]) => (
    <div class={`melee-dice ${kind}`}>
      {name ? (
        <strong>
          {kind === 'failed' ? '✕' : '✓'} {words.say(counted(name, some.length), { seat: session.seatName })}
        </strong>
      ) : null}
      <div>
        {some.map(({ die, k }) => (
          <span key={k} class={die.before ? 'again' : ''}>
            <Cube session={session} die={die} seat={step.seat} k={k} />
          </span>
        ))}
        {ghosts.map((face, k) => (
          <Ghost key={k} face={face} />
        ))}
      </div>
    </div>
  )
  const ghosts = step.dice.filter((die) => die.before).map((die) => die.before)
  return (
    <li class={`melee-row ${step.state}`}>
      <div class="melee-what">
        <h3>{words.text(step.title)}</h3>
        <small>
          {[
            step.about
              ? words.say(step.about, { seat: session.seatName })
              : step.need > 0
                ? t('ui-need-or-less', { n: Math.min(step.need, 5) })
                : '',
            ...step.sums.map((sum) => `${words.text(sum.label)} ${sum.text || sum.value}`),
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          <a class="clause-id" href={rulesLink(game, step.clause)}>
            {step.clause}
          </a>
        </small>
      </div>
      {step.dice.length ? (
        isJudged ? (
          <>
            {box(
              dice.filter(({ die }) => die.passed),
              'passed',
              step.passed,
              [],
            )}
            {box(
              dice.filter(({ die }) => !die.passed),
              'failed',
              step.failed,
              ghosts,
            )}
          </>
        ) : (
          box(dice, 'open', '', ghosts)
        )
      ) : (
        <div class="melee-dice open">
          <Chances session={session} likely={step.likely} />
        </div>
      )}
    </li>
  )
}

function Head({
  session,
  side,
  lost,
  isAlone = false,
}: {
  session: Session
  side: ConflictSide
  lost: number
  isAlone?: boolean
}) {
  const words = session.words.value!
  const left = side.force.length - lost
  return (
    <div class="melee-side" style={{ '--side': lookOf(session, side.seat).ground }}>
      <Emblem side={sideOf(session, side.seat)} look={lookOf(session, side.seat)} size={36} />
      <span>
        <strong>{side.name ? words.say(side.name, { seat: session.seatName }) : ''}</strong>
        <small>
          {[session.seatName(side.seat), ...(isAlone ? [] : [words.text(side.role)])].join(', ')} ·{' '}
          {t('ui-left-of', { n: left, m: side.force.length })}
        </small>
      </span>
    </div>
  )
}

export function Stage({
  session,
  conflict,
  recent,
}: {
  session: Session
  conflict: Conflict | null
  recent: readonly Conflict[]
}) {
  const [seen, setSeen] = useState<readonly string[]>([])
  const keyOf = (one: Conflict) => JSON.stringify([session.scene.value?.round, one.title, one.rolls])
  const unread = unreadOf(recent, (one) => seen.includes(keyOf(one)))
  const shown = unread ?? conflict
  const key = unread ? keyOf(unread) : conflict ? `now.${JSON.stringify(conflict.title)}` : ''
  const isFolded = seen.includes(key)
  const isOver = unread !== undefined
  // what is thrown on the table comes first
  const beat = session.playback.show.beat.value
  const isWaiting = Boolean(beat?.conflict)
  const { show } = session.playback
  const close = () => setSeen([...seen, key])
  useEffect(() => {
    if (!key || isFolded || isWaiting) return
    const keys = (e: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      const isAway = !(e.target as HTMLElement).closest?.(
        'button, a, input, select, textarea, summary, dialog, [role=button]',
      )
      if (e.key !== 'Escape' && !(e.key === ' ' && isOver && isAway)) return
      e.preventDefault()
      close()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [key, isFolded, isWaiting])
  const isRead = isOver && !isFolded && !beat
  useEffect(() => {
    show.block(isRead)
    return () => show.block(false)
  }, [isRead])
  if (beat?.scene) return <Ribbon session={session} beat={beat} />
  if (!shown?.title || isWaiting) return null
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const title = words.say(shown.title, naming)
  if (isFolded)
    return (
      <button class="melee-tab" onClick={() => setSeen(seen.filter((one) => one !== key))}>
        <Glyph name="up" /> {title}
      </button>
    )
  const at = session.shown.value!.at
  const whole = wholeOf(
    reportsOf(
      shown,
      session.steps.value.filter((step) => step.at <= at),
    ),
  )
  const sides = shown.sides.map((side, k) => ({ ...side, force: [...(whole.forces[k] ?? side.force)] }))
  const target = sides[sides.length - 1]!
  const coming = shown.rolls.find((step) => step.falls.some((one) => !one.fallen))
  return (
    <section class="melee card" aria-label={title}>
      <button class="melee-fold" onClick={close} aria-label={t('ui-show-map')}>
        <Glyph name="down" />
      </button>
      <header class="melee-versus">
        {sides.length > 1 ? <Head session={session} side={sides[0]!} lost={0} /> : null}
        <h2>
          <Icon name="crossed-swords" size={30} />
          <span class={shown.cause ? '' : 'sr'}>{shown.cause ? words.say(shown.cause, naming) : title}</span>
        </h2>
        <Head session={session} side={target} lost={whole.falls.length} isAlone={sides.length === 1} />
      </header>
      <Picture session={session} sides={sides} falls={whole.falls} at={shown.at} isOver={isOver} />
      <ol class="melee-rows">
        {whole.rolls
          .filter((step) => step.dice.length || step.likely.length)
          .map((step) => (
            <Row key={step.title} session={session} step={step} />
          ))}
        {whole.falls.length || coming ? (
          <li class="melee-row">
            <div class="melee-what">
              <h3>{words.text((coming ?? shown.rolls[shown.rolls.length - 1])?.title ?? '')}</h3>
              <small>{coming?.about ? words.say(coming.about, naming) : ''}</small>
            </div>
            <Falls
              session={session}
              falls={coming && !isOver ? coming.falls : [...whole.falls, ...whole.stands]}
              seat={target.seat}
            />
          </li>
        ) : null}
      </ol>
      {isOver && shown.outcome ? (
        <div class="melee-verdict" role="status">
          <strong>{words.say(shown.outcome, naming)}</strong>
          <button onClick={close}>
            {t('ui-go-on')} <kbd>{t('ui-space')}</kbd>
          </button>
        </div>
      ) : null}
    </section>
  )
}
