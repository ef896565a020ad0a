// What to show for a link that is not a plain invitation: a used invitation, or the key of a seat.

import { useState } from 'preact/hooks'
import { holdKey } from '../device/settings'
import { AboutCard, useAbout } from '../lobby/about'
import { Problem } from '../parts/Problem'
import { timeText } from '../together/people'
import type { LinkInfo, TableInfo } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { changeKey } from './seats'

interface Given {
  info: TableInfo
  link: LinkInfo
}

const holderOf = ({ info, link }: Given): string =>
  link.name || info.seats[link.seat]?.name || t('seat-name', { n: link.seat + 1 })

/** Someone used this invitation in another browser. */
export function UsedInvitation(given: Given) {
  const { link } = given
  return (
    <main class="lobby narrow" id="content">
      <h1>{t('ui-used-title')}</h1>
      <div class="card arrival">
        <AboutCard info={given.info} about={useAbout(given.info)} />
        <p>{t('ui-used-by', { p: holderOf(given), time: timeText(link.taken) })}</p>
        <p>{t('ui-used-mine')}</p>
        <p>{t('ui-used-other')}</p>
        <p>
          <a href="#/">{t('ui-tables')}</a>
        </p>
      </div>
    </main>
  )
}

/** A key that this browser did not create. The sender has it too until you change it. */
export function GivenKey(given: Given & { secret: string; arrive: () => void }) {
  const { info, link, secret, arrive } = given
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const change = () => {
    setBusy(true)
    changeKey(info.id, secret)
      .then(arrive)
      .catch((error: unknown) => {
        setProblem(errorText(error))
        setBusy(false)
      })
  }
  const keep = () => {
    holdKey(info.id, link.seat, secret)
    arrive()
  }
  const p = holderOf(given)
  return (
    <main class="lobby narrow" id="content">
      <h1>{t('ui-given-title')}</h1>
      <div class="card arrival">
        <p>{t('ui-given-own')}</p>
        <p>{link.taken ? t('ui-given-taken', { p, time: timeText(link.taken) }) : t('ui-given-free', { p })}</p>
        <p>
          <strong>{t('ui-given-warning')}</strong>
        </p>
        <p>
          <button class="main big change-key" disabled={isBusy} onClick={change}>
            {t('ui-key-change')}
          </button>
        </p>
        <p class="facts">
          {t(link.taken ? 'ui-given-change-taken' : 'ui-given-change')} {t('ui-given-devices')}
        </p>
        <p>
          <button class="keep-key" disabled={isBusy} onClick={keep}>
            {t('ui-given-keep')}
          </button>
        </p>
        <p class="facts">{t('ui-given-keep-more')}</p>
        <Problem text={problem} />
        <p>
          <a href="#/">{t('ui-tables')}</a>
        </p>
      </div>
    </main>
  )
}
