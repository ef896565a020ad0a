// The bar at the bottom of a table: history, a copy to try things, the briefing, piles, offers, links.

import { analysisLink, seatLink } from '../device/route'
import { keysOf } from '../device/settings'
import { lazyPage } from '../pages/lazypage'
import { takeSeats } from '../pages/seats'
import type { Session } from '../session/session'
import { t } from '../words/common'
import { SharedPiles } from './Cards'
import { EntriesMenu } from './Entries'
import { LinkField } from './LinkField'
import { Past, showsHistory } from './Past'
import { useMenu } from './popup'
import { SeatLinks } from './SeatLinks'

const Mark = lazyPage(() => import('./Proof').then((part) => part.Mark))
const Proof = lazyPage(() => import('./Proof').then((part) => part.Proof))

export function Foot({ session, all, brief }: { session: Session; all: boolean; brief: () => void }) {
  const update = session.update.value!
  const tryIt = async () => {
    const answer = await session.whatIf(update.table.status === 'over')
    if (answer) await takeSeats(answer)
  }
  const isProvable = Boolean(update.secret) && !update.table.what_if
  const watch = keysOf(session.table)[-1]
  const links = useMenu()
  return (
    <footer class="table-foot">
      {showsHistory(session) ? null : <Past session={session} all={all} />}
      <button class="quiet" onClick={() => void tryIt()}>
        {t('ui-what-if')}
      </button>
      {update.table.status === 'over' ? (
        <a class="button quiet" href={analysisLink(session.table)}>
          {t('analysis-analyse')}
        </a>
      ) : null}
      <button class="quiet" onClick={brief}>
        {t('ui-briefing')}
      </button>
      <SharedPiles session={session} />
      <EntriesMenu session={session} />
      <details class="links" {...links}>
        <summary>
          {t('ui-links')} {isProvable ? <Mark session={session} /> : null}
        </summary>
        <div class="card">
          {isProvable ? <Proof session={session} /> : null}
          <SeatLinks session={session} />
          {watch ? <LinkField label={t('ui-spectator-link')} link={seatLink(session.table, watch)} /> : null}
          {watch && !update.table.broken ? (
            <LinkField
              label={t(all ? 'ui-share-position-all' : 'ui-share-position')}
              link={`${seatLink(session.table, watch)}?at=${session.shown.value!.at}${all ? '&all=1' : ''}`}
            />
          ) : null}
          <p class="facts">
            {update.table.daily ? (
              t('daily-dice')
            ) : (
              <>
                {t('ui-commitment')} <code>{update.table.commitment}</code>
              </>
            )}
          </p>
          {update.secret ? (
            <p class="facts">
              {t('ui-secret')} <code>{update.secret}</code>
            </p>
          ) : null}
        </div>
      </details>
    </footer>
  )
}
