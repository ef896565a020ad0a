// The result of a game in the place of the question.

import { useEffect, useRef } from 'preact/hooks'
import { go, nextLink, tableLink } from '../device/route'
import { remember } from '../ending/remember'
import type { Session } from '../session/session'
import { t } from '../words/common'
import { lookOf, reasonText, sideOf, winnersText } from '../words/labels'
import { Emblem } from './Emblem'

/** The game is part of a campaign: continue, or export it to a file. */
function Sequel({ session }: { session: Session }) {
  const keep = async () => {
    const text = await session.sequel()
    if (!text) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = `${session.data.value!.game}-campaign.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <p class="result-tools">
      <a class="button" href={nextLink(session.table)}>
        {t('ui-sequel')}
      </a>
      <button onClick={() => void keep()}>{t('ui-sequel-export')}</button>
    </p>
  )
}

export function Result({ session }: { session: Session }) {
  const { winners, scores, how } = session.update.value!.scene!.result!
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true }) // the slider keeps it
  }, [])
  useEffect(() => void remember(session), [])
  return (
    <section class="ask result card" aria-label={t('ui-result')}>
      <h2 ref={heading} tabIndex={-1}>
        {winnersText(session, winners)}
      </h2>
      <p>{reasonText(session, winners, how)}</p>
      <ol class="scores">
        {scores
          .map((score, seat) => ({ score, seat }))
          .sort((a, b) => b.score - a.score)
          .map(({ score, seat }) => (
            <li key={seat} class={winners.includes(seat) ? 'won' : ''}>
              <Emblem side={sideOf(session, seat)} look={lookOf(session, seat)} size={26} />{' '}
              <span>{session.seatName(seat)}</span> <strong>{score}</strong>
            </li>
          ))}
      </ol>
      {session.update.value!.again ? (
        <p class="facts" role="status">
          {t('ui-again-offered')}
        </p>
      ) : null}
      <p class="result-tools">
        <button class="main" onClick={() => (session.playback.endingOpen.value = true)}>
          {session.update.value!.again ? t('ui-again-see') : t('ui-course')}
        </button>
        <button onClick={() => go(tableLink(session.table, 0, true))}>{t('ui-replay-all')}</button>
        <a class="button" href="#/">
          {t('ui-tables')}
        </a>
      </p>
      {session.update.value!.table.sequel && session.update.value!.held.length ? <Sequel session={session} /> : null}
    </section>
  )
}
