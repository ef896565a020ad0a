// The bot's suggestion with its reasons and odds, and the warning before a clear blunder.

import { useEffect, useRef } from 'preact/hooks'
import { OddsBar } from '../parts/Conflict'
import { LikelyLine } from '../parts/Dice'
import type { Session } from '../session/session'
import { t } from '../words/common'
import '../styles/hint.css'

export function HintCard({ session }: { session: Session }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const hint = session.advice.value
  const doubted = session.doubted.value
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [hint, doubted])
  const close = () => {
    session.advice.value = null
    session.doubted.value = null
    session.glow.value = []
  }
  const option = hint?.option
  return (
    <section
      ref={box}
      class={`hint-card card ${doubted ? 'doubt' : ''}`}
      role={doubted ? 'alertdialog' : 'region'}
      aria-labelledby="hint-title"
      tabIndex={-1}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return
        e.stopPropagation()
        close()
      }}
    >
      <h2 id="hint-title">{doubted ? t('hint-blunder') : t('hint-title')}</h2>
      {doubted ? <p class="doubted">{words.say(doubted.label, naming)}</p> : null}
      {option ? (
        <>
          <p class="hint-answer">
            {doubted ? t('hint-blunder-more', { x: words.say(option.label, naming) }) : words.say(option.label, naming)}
          </p>
          {option.odds ? <OddsBar odds={option.odds} first={t('ui-attack')} second={t('ui-defence')} /> : null}
          {option.likely.length ? <LikelyLine session={session} likely={option.likely} /> : null}
        </>
      ) : hint ? (
        <p>{t('hint-none')}</p>
      ) : (
        <p aria-busy="true">{t('hint-thinking')}</p>
      )}
      {hint?.reasons.map((reason, k) => (
        <p key={k}>{words.say(reason, naming)}</p>
      ))}
      {hint?.second && !doubted ? (
        <p class="facts">{t('hint-second', { x: words.say(hint.second.label, naming) })}</p>
      ) : null}
      {option ? <p class="facts">{t('hint-honest')}</p> : null}
      <p class="tools">
        {option ? (
          <button class="main" disabled={session.waiting.value} onClick={() => void session.pick(option, true)}>
            {t('hint-do')}
          </button>
        ) : null}{' '}
        {doubted ? (
          <button disabled={session.waiting.value} onClick={() => void session.pick(doubted, true)}>
            {t('hint-blunder-anyway')}
          </button>
        ) : null}{' '}
        <button class="quiet" onClick={close}>
          {t(doubted ? 'hint-blunder-not' : 'ui-close')}
        </button>
      </p>
    </section>
  )
}
