import { useEffect, useRef } from 'preact/hooks'
import type { Session } from '../session/session'
import { t } from '../words/common'
import { lookOf, sideOf } from '../words/labels'
import { Emblem } from './Emblem'

/** Hot seat: hides the table between two players. Nothing of the table is in the page until the next player confirms. */
export function PassDevice({ session }: { session: Session }) {
  const seat = session.passTo.value!
  const ready = useRef<HTMLButtonElement>(null)
  useEffect(() => ready.current?.focus(), [seat])
  const name = seat < 0 ? t('ui-nobody') : session.seatName(seat)
  return (
    <main class="curtain" id="content">
      <div class="card">
        <Emblem side={sideOf(session, seat)} look={lookOf(session, seat)} size={96} />
        <h1>{t('ui-pass-to', { p: name })}</h1>
        <p>{t('ui-pass-why')}</p>
        <button ref={ready} class="main big" onClick={() => session.passed()}>
          {t('ui-pass-ready', { p: name })}
        </button>
      </div>
    </main>
  )
}
