// A table whose address came without a key: what is played, and what you can do.

import { useState } from 'preact/hooks'
import { tableAddress } from '../device/route'
import { holdKey, playerName } from '../device/settings'
import { AboutCard, useAbout } from '../lobby/about'
import { freeSeats } from '../lobby/tabletexts'
import { Problem } from '../parts/Problem'
import { ShareButton } from '../together/Invitation'
import { get, withRetries } from '../wire/api'
import type { SeatKey, TableInfo } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { claimSeat } from './seats'

/** Watch or sit down if the table allows it; ask for a link; go elsewhere. */
export function Stranger({ info, arrive }: { info: TableInfo; arrive: () => void }) {
  const about = useAbout(info)
  const [problem, setProblem] = useState('')
  const [free] = info.status === 'waiting' ? freeSeats(info) : []
  const isPublic = info.seats.some((seat) => seat.holder === 'open')
  const act = (deed: () => Promise<void>) => () => {
    deed().then(arrive, (error: unknown) => setProblem(errorText(error)))
  }
  const watch = async () => {
    const { key } = await withRetries(() => get<SeatKey>(`/tables/${info.id}/watch`))
    holdKey(info.id, -1, key)
  }
  const players = info.seats.map((seat) => seat.name || t('seat-name', { n: seat.seat + 1 }))
  return (
    <main class="lobby narrow" id="content">
      <h1>{t('stranger-title')}</h1>
      <section class="card arrival">
        <AboutCard info={info} about={about} />
        <p class="facts">
          {players.join(', ')} · {t(`ui-status-${info.status}`)}
        </p>
        <p>{t(isPublic ? 'stranger-open' : 'stranger-closed')}</p>
        <p class="result-tools">
          {free !== undefined ? (
            <button class="main" onClick={act(() => claimSeat(info, free, playerName.value))}>
              {t('ui-sit-down')}
            </button>
          ) : null}
          {isPublic && info.status !== 'waiting' ? (
            <button class="main" onClick={act(watch)}>
              {t('ui-watch')}
            </button>
          ) : null}
          <ShareButton
            text={t('stranger-request', { x: `${about.game}: ${about.title}`, y: tableAddress(info.id) })}
            label={t('stranger-ask')}
            main={!isPublic}
          />
          <a class="button" href="#/">
            {t('ui-tables')}
          </a>
        </p>
        <Problem text={problem} />
        <p class="facts">{t('stranger-own')}</p>
      </section>
    </main>
  )
}
