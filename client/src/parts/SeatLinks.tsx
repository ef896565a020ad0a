// Links to the seats held in this browser, for your other devices, each with a button that changes its key.

import { useState } from 'preact/hooks'
import { seatLink } from '../device/route'
import { keysOf } from '../device/settings'
import { changeKey } from '../pages/seats'
import type { Session } from '../session/session'
import { t } from '../words/common'
import { LinkField } from './LinkField'

export function SeatLinks({ session }: { session: Session }) {
  const [changed, setChanged] = useState(-1)
  const [isBusy, setBusy] = useState(false)
  const held = Object.entries(keysOf(session.table))
    .map(([seat, key]) => [Number(seat), key] as const)
    .filter(([seat]) => seat >= 0)
  const change = async (seat: number, key: string) => {
    setBusy(true)
    setChanged(-1)
    await session.renew(() => changeKey(session.table, key).then(() => setChanged(seat)))
    setBusy(false)
  }
  return (
    <>
      {held.map(([seat, key]) => (
        <div key={seat} class="seat-key">
          <LinkField
            key={key}
            label={t('ui-key-of', { p: session.seatName(seat) })}
            link={seatLink(session.table, key)}
          />
          <button type="button" class="change-key" disabled={isBusy} onClick={() => void change(seat, key)}>
            {t('ui-key-change')}
          </button>{' '}
          <span class="facts" role="status">
            {changed === seat ? t('ui-key-changed') : ''}
          </span>
        </div>
      ))}
      {held.length ? <p class="facts">{t('ui-key-more')}</p> : null}
    </>
  )
}
