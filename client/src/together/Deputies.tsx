// Bots that play for people: leaving your seat to one, taking it back, continuing with one for a player who is gone.

import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../parts/Dialog'
import { Glyph } from '../parts/Icon'
import type { Session } from '../session/session'
import { get } from '../wire/api'
import type { Games, SeatInfo } from '../wire/protocol'
import { botName, t } from '../words/common'
import { canLeave, timeText } from './people'

const known = signal<Games['games']>([])

/** The bots of a game, the best first, once they are known. */
function useBots(game: string): readonly string[] {
  useEffect(() => {
    if (!known.value.length) void get<Games>('/games').then((found) => (known.value = found.games))
  }, [])
  return known.value.find((one) => one.name === game)?.bots ?? []
}

function LeaveDialog({ session, close }: { session: Session; close: () => void }) {
  const bots = useBots(session.update.value!.table.game)
  const [chosen, setChosen] = useState('')
  const bot = chosen || bots[0]
  return (
    <Dialog label="leave-title" kind="confirm" close={close}>
      <h2 id="leave-title">{t('ui-leave')}</h2>
      <p>{t('ui-leave-more')}</p>
      <p>
        <label>
          {t('ui-leave-bot')}{' '}
          <select value={bot ?? ''} onChange={(e) => setChosen(e.currentTarget.value)}>
            {bots.map((name) => (
              <option key={name} value={name}>
                {botName(name)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p class="result-tools">
        <button
          class="main"
          disabled={!bot}
          onClick={() => {
            close()
            void session.send('deputy', { bot })
          }}
        >
          {t('ui-leave')}
        </button>
        <button onClick={close}>{t('ui-play-on')}</button>
      </p>
    </Dialog>
  )
}

/** The entry in the menu at the bottom of the table. */
export function LeaveLine({ session }: { session: Session }) {
  const [asking, setAsking] = useState(false)
  if (!canLeave(session.update.value)) return null
  return (
    <p>
      <button onClick={() => setAsking(true)}>{t('ui-leave')}…</button>
      {asking ? <LeaveDialog session={session} close={() => setAsking(false)} /> : null}
    </p>
  )
}

function Gone({ session, seat }: { session: Session; seat: SeatInfo }) {
  const [, tick] = useState(0)
  const update = session.update.value!
  const bots = useBots(update.table.game)
  const left = seat.gone - Date.now()
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => tick((n) => n + 1), Math.min(left + 100, 0x7fffffff))
    return () => clearTimeout(timer)
  }, [seat.gone])
  const p = session.seatName(seat.seat)
  const [first] = seat.agreed
  const hasAgreed = seat.agreed.includes(update.viewer)
  return (
    <section class="proposal gone card" role="status" aria-label={t('ui-proposal')}>
      <p>
        <strong>
          {first !== undefined && !hasAgreed
            ? t('ui-gone-asked', { p: session.seatName(first), q: p })
            : seat.away
              ? t('ui-gone-since', { p, time: timeText(seat.away) })
              : t('ui-gone', { p })}
        </strong>
      </p>
      {left > 0 ? (
        <p class="facts">{t('ui-gone-from', { time: timeText(seat.gone) })}</p>
      ) : (
        <>
          <p class="facts">{hasAgreed ? t('ui-gone-waiting') : t('ui-gone-more', { p })}</p>
          <p class="result-tools">
            <button
              class={hasAgreed ? 'quiet' : 'main'}
              disabled={session.waiting.value || !bots[0]}
              onClick={() => void session.send('replace', { seat: seat.seat, bot: bots[0] })}
            >
              {t(first !== undefined && !hasAgreed ? 'ui-gone-agree' : 'ui-gone-ask')}
            </button>
          </p>
        </>
      )}
    </section>
  )
}

/** Open decisions about bots that replace people. */
export function DeputyCards({ session }: { session: Session }) {
  const update = session.update.value
  if (!update || session.past.value || update.table.status !== 'playing') return null
  const { seats } = update.table
  const own = update.held.map((seat) => seats[seat]).filter((seat) => seat?.deputy)
  const isPlaying = update.viewer >= 0 && !seats[update.viewer]?.deputy
  const gone = isPlaying ? seats.filter((seat) => seat.gone && !update.held.includes(seat.seat)) : []
  return (
    <>
      {own.map((seat) => (
        <section key={seat!.seat} class="proposal deputy card" role="status" aria-label={t('ui-bot-plays')}>
          <p>
            <strong>{t('ui-deputy-own', { bot: botName(seat!.deputy) })}</strong>
          </p>
          <p class="result-tools">
            <button
              class="main"
              disabled={session.waiting.value}
              onClick={() => void session.send('deputy', {}, { seat: seat!.seat })}
            >
              <Glyph name="undo" /> {t('ui-deputy-back')}
            </button>
          </p>
        </section>
      ))}
      {gone.map((seat) => (
        <Gone key={seat.seat} session={session} seat={seat} />
      ))}
    </>
  )
}
