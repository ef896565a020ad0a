// After the end: this browser checks the dice by itself and says what that proves, and what it does not.

import { useEffect, useState } from 'preact/hooks'
import { keptOf } from '../device/shares'
import { type Finding, proved, verdict } from '../session/proof'
import type { Session } from '../session/session'
import { getText } from '../wire/api'
import { t } from '../words/common'

const MARKS = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, '–'],
])

export function Proof({ session }: { session: Session }) {
  const [checked, setChecked] = useState<{ text: string; found: Finding[] } | null>(null)
  const { table } = session.update.value!
  const kept = keptOf(table.id)
  useEffect(() => {
    const look = async () => {
      const text = await getText(`/tables/${table.id}/record`, session.key(session.update.value!.viewer))
      setChecked({ text, found: proved(text, table, kept) })
    }
    look().catch(() => {}) // without the line there is nothing to be said
  }, [table.id])
  if (!checked) return null
  const said = verdict(checked.found)
  const file = `${table.game}-${table.id}.jsonl`
  const words = Object.values(kept?.shares ?? {}).map((share) => ` --contribution ${share}`)
  const command = `sandtable verify ${file}${kept ? ` --commitment ${kept.commitment}` : ''}${words.join('')}`
  return (
    <details class={`links proof ${said}`}>
      <summary>{t(`proof-${said}`)}</summary>
      <div class="card">
        <ul>
          {checked.found.map(({ key, args, holds }) => (
            <li key={key + JSON.stringify(args)} class={holds === false ? 'problem' : ''}>
              {MARKS.get(holds)} {t(key, args)}
            </li>
          ))}
        </ul>
        <p class="facts">{t('proof-not')}</p>
        <p>
          <a class="button" download={file} href={`data:application/x-ndjson,${encodeURIComponent(checked.text)}`}>
            {t('proof-save')}
          </a>{' '}
          <input
            class="link"
            readOnly
            aria-label={t('proof-command')}
            value={command}
            onFocus={(e) => e.currentTarget.select()}
          />
        </p>
      </div>
    </details>
  )
}
