import { carryLink, takeOver, unpacked } from '../device/carrying'
import { go } from '../device/route'
import { LinkField } from '../parts/LinkField'
import { t } from '../words/common'

/** A personal link that carries all seats of this browser to another one. */
export function CarrySeats() {
  return (
    <details class="carry-seats">
      <summary>{t('ui-carry')}</summary>
      <p class="facts">{t('ui-carry-more')}</p>
      <LinkField label={t('ui-carry-link')} link={carryLink()} />
    </details>
  )
}

/** What such a link shows where it is opened: nothing is taken over unasked. */
export function SeatsPage({ code }: { code: string }) {
  const found = unpacked(code)
  const n = Object.keys(found?.seats ?? {}).length
  return (
    <main class="lobby narrow" id="content">
      <h1>{t('ui-carried')}</h1>
      <div class="card">
        {found ? (
          <>
            <p>{t('ui-carried-what', { n, name: found.name || t('ui-nobody') })}</p>
            <p>
              <button
                class="main big"
                onClick={() => {
                  takeOver(found)
                  go('#/', true)
                }}
              >
                {t('ui-carried-take')}
              </button>
            </p>
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
