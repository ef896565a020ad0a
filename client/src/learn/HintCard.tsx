// The bot's suggestion with its reasons and odds, and the warning before a clear blunder.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { OddsBar } from '../parts/Conflict'
import { LikelyLine } from '../parts/Dice'
import type { Session } from '../session/session'
import { t } from '../words/common'
import '../styles/hint.css'

/** A card that takes the focus when it opens; Escape closes it. */
function Card(props: {
  isDoubt?: boolean
  close: () => void
  seen: unknown
  title: string
  children: ComponentChildren
}) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [props.seen])
  return (
    <section
      ref={box}
      class={`hint-card card ${props.isDoubt ? 'doubt' : ''}`}
      role={props.isDoubt ? 'alertdialog' : 'region'}
      aria-labelledby="hint-title"
      tabIndex={-1}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return
        e.stopPropagation()
        props.close()
      }}
    >
      <h2 id="hint-title">{props.title}</h2>
      {props.children}
    </section>
  )
}

function close(session: Session): void {
  session.advice.value = null
  session.doubted.value = null
  session.chosen.value = []
  session.glow.value = []
}

export function HintCard({ session }: { session: Session }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const hint = session.advice.value
  const option = hint?.option
  return (
    <Card close={() => close(session)} seen={hint} title={t('hint-title')}>
      {option ? (
        <>
          <p class="hint-answer">{words.say(option.label, naming)}</p>
          {option.odds ? <OddsBar odds={option.odds} first={t('ui-attack')} second={t('ui-defence')} /> : null}
          {option.likely.length ? <LikelyLine session={session} likely={option.likely} /> : null}
        </>
      ) : (
        <p>{t('hint-none')}</p>
      )}
      {hint?.reasons.map((reason, k) => (
        <p key={k}>{words.say(reason, naming)}</p>
      ))}
      {hint?.second ? <p class="facts">{t('hint-second', { x: words.say(hint.second.label, naming) })}</p> : null}
      {option ? <p class="facts">{t('hint-honest')}</p> : null}
      <p class="tools">
        {option ? (
          <button class="main" disabled={session.waiting.value} onClick={() => void session.pick(option, true)}>
            {t('hint-do')}
          </button>
        ) : null}{' '}
        <button class="quiet" onClick={() => close(session)}>
          {t('ui-close')}
        </button>
      </p>
    </Card>
  )
}

/** The warning before an answer: why it can lose the game, or what the bot would answer instead. */
export function DoubtCard({ session }: { session: Session }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const doubted = session.doubted.value
  const advised = session.advice.value?.option
  if (!doubted) return null
  const danger = session.dangerOf(doubted)
  return (
    <Card isDoubt close={() => close(session)} seen={doubted} title={t('hint-blunder')}>
      <p class="doubted">{words.say(doubted.label, naming)}</p>
      {danger ? <p class="hint-answer">{words.say(danger, naming)}</p> : null}
      {advised ? (
        <p class={danger ? 'facts' : 'hint-answer'}>
          {t('hint-blunder-more', { x: words.say(advised.label, naming) })}
        </p>
      ) : null}
      <p class="tools">
        <button class="main" onClick={() => close(session)}>
          {t('hint-blunder-not')}
        </button>{' '}
        {advised ? (
          <button disabled={session.waiting.value} onClick={() => void session.pick(advised, true)}>
            {t('hint-do')}
          </button>
        ) : null}{' '}
        <button disabled={session.waiting.value} onClick={() => void session.pick(doubted, true)}>
          {t('hint-blunder-anyway')}
        </button>
      </p>
    </Card>
  )
}
