// The legend: every symbol now on the table with its meaning, and the symbols of one unit when you point at it.

import { Dialog } from '../parts/Dialog'
import type { Session } from '../session/session'
import type { Stack } from '../wire/protocol'
import { t } from '../words/common'
import { groupsOf, type Sign, signsOf } from './signs'
import '../styles/key.css'

const Row = ({ sign }: { sign: Sign }) => (
  <li data-sign={sign.id}>
    <span class="key-art">{sign.art}</span>
    <span>
      <strong>{sign.name}</strong> {sign.about ? <small>{sign.about}</small> : null}
    </span>
  </li>
)

/** The symbols of one unit, in a line or two. */
export function SignsOf({ session, stack }: { session: Session; stack: Stack }) {
  const signs = signsOf(session, stack)
  if (!signs.length) return null
  return (
    <ul class="key-line">
      {signs.map((sign) => (
        <li key={sign.id}>
          <span class="key-art">{sign.art}</span> {sign.about?.replace(/\.$/, '') || sign.name}
        </li>
      ))}
    </ul>
  )
}

export function KeyOfSigns({ session, close }: { session: Session; close: () => void }) {
  return (
    <Dialog label="key-title" kind="key" close={close}>
      <header>
        <h2 id="key-title">{t('ui-key')}</h2>
        <button class="main" onClick={close}>
          {t('ui-close')}
        </button>
      </header>
      <p class="facts">{t('ui-key-about')}</p>
      <div class="key-groups">
        {groupsOf(session).map(([name, signs]) => (
          <section key={name} aria-label={t(name)}>
            <h3>{t(name)}</h3>
            <ul>
              {signs.map((sign) => (
                <Row key={sign.id} sign={sign} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
