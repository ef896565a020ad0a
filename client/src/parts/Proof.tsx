// After the game, this browser checks the dice and reports what that proves and what it does not.

import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { storedProof } from '../device/contributions'
import { checkRecord, type Finding, verdict } from '../session/proof'
import type { Session } from '../session/session'
import { getText, withRetries } from '../wire/api'
import { t } from '../words/common'

const MARKS = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, '–'],
])

/** the result for the table shown */
const checked = signal<{ table: string; text: string; found: Finding[] } | null>(null)

/** Check the record of the table and show the verdict in a word. */
export function Mark({ session }: { session: Session }) {
  const { table, viewer } = session.update.value!
  useEffect(() => {
    const look = async () => {
      const text = await withRetries(() => getText(`/tables/${table.id}/record`, session.key(viewer)))
      checked.value = { table: table.id, text, found: checkRecord(text, table, storedProof(table.id)) }
    }
    look().catch(() => {}) // without a connection there is nothing to report
  }, [table.id])
  if (checked.value?.table !== table.id) return null
  const said = verdict(checked.value.found)
  return <span class={`proof-${said}`}>{said === 'wrong' ? t('proof-wrong') : said === 'proved' ? '✓' : '–'}</span>
}

export function Proof({ session }: { session: Session }) {
  const { table } = session.update.value!
  if (checked.value?.table !== table.id) return null
  const { found, text } = checked.value
  const kept = storedProof(table.id)
  const file = `${table.game}-${table.id}.jsonl`
  const words = Object.values(kept?.shares ?? {}).map((share) => ` --contribution ${share}`)
  const command = `sandtable verify ${file}${kept ? ` --commitment ${kept.commitment}` : ''}${words.join('')}`
  return (
    <section class="proof">
      <h3>{t(`proof-${verdict(found)}`)}</h3>
      {found.map(({ key, args, holds }) => (
        <p key={key + JSON.stringify(args)} class={holds === false ? 'problem' : ''}>
          {MARKS.get(holds)} {t(key, args)}
        </p>
      ))}
      <p class="facts">{t('proof-not')}</p>
      <a class="button" download={file} href={`data:application/x-ndjson,${encodeURIComponent(text)}`}>
        {t('proof-save')}
      </a>
      <label>
        {t('proof-command')} <input class="link" readOnly value={command} onFocus={(e) => e.currentTarget.select()} />
      </label>
    </section>
  )
}
