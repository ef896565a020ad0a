import { useState } from 'preact/hooks'
import { go } from '../device/route'
import { holdKey, keysOf } from '../device/settings'
import { importSeats, type SeatTransfer, transferLink, unpackSeats } from '../device/transfer'
import { LinkField } from '../parts/LinkField'
import { get, Refusal, withRetries } from '../wire/api'
import type { LinkInfo } from '../wire/protocol'
import { t } from '../words/common'
import { changeKey } from './seats'

/** A personal link that transfers all seats of this browser to another one. */
export function TransferSeats() {
  return (
    <details class="carry-seats">
      <summary>{t('ui-carry')}</summary>
      <p class="facts">{t('ui-carry-more')}</p>
      <LinkField label={t('ui-carry-link')} link={transferLink()} />
    </details>
  )
}

/** Store the key of a seat, replacing one that no longer works. Change the key if requested. */
async function settle(table: string, seat: string, key: string, changes: boolean): Promise<void> {
  const own = keysOf(table)[seat]
  const opens = (one: string) =>
    withRetries(() => get<LinkInfo>(`/tables/${table}/link`, one)).then(
      () => true,
      (error: unknown) => !(error instanceof Refusal && error.status === 403),
    )
  if (own && own !== key && !(await opens(own)) && (await opens(key))) holdKey(table, Number(seat), key)
  if (changes && keysOf(table)[seat] === key) await changeKey(table, key).catch(() => {}) // the table shows the error
}

/** The page such a link opens. Nothing is taken over without confirmation. */
export function SeatsPage({ code }: { code: string }) {
  const found = unpackSeats(code)
  const n = Object.keys(found?.seats ?? {}).length
  const [isBusy, setBusy] = useState(false)
  const take = async (transfer: SeatTransfer, changes: boolean) => {
    setBusy(true)
    importSeats(transfer)
    for (const [table, keys] of Object.entries(transfer.seats))
      for (const [seat, key] of Object.entries(keys)) if (Number(seat) >= 0) await settle(table, seat, key, changes)
    go('#/', true)
  }
  return (
    <main class="lobby narrow" id="content">
      <h1>{t('ui-carried')}</h1>
      <div class="card">
        {found ? (
          <>
            <p>{found.name ? t('ui-carried-what', { n, name: found.name }) : t('ui-carried-unnamed', { n })}</p>
            <p>
              <strong>{t('ui-carried-warning')}</strong>
            </p>
            <p>
              <button class="main big" disabled={isBusy} onClick={() => void take(found, false)}>
                {t('ui-carried-take')}
              </button>
            </p>
            <p>
              <button disabled={isBusy} onClick={() => void take(found, true)}>
                {t('ui-carried-change')}
              </button>
            </p>
            <p class="facts">{t('ui-carried-change-more')}</p>
          </>
        ) : (
          <p class="problem" role="alert">
            {t('ui-carried-broken')}
          </p>
        )}
        <p>
          <a href="#/">{t('ui-tables')}</a>
        </p>
      </div>
    </main>
  )
}
