import { useState } from 'preact/hooks'
import { go, tableLink } from '../device/route'
import { Problem } from '../parts/Problem'
import { post } from '../wire/api'
import type { NewTableAnswer, OpenRecord as RecordRequest } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { sitAt } from './seats'

/** Opens a record as a private table. If it was played under other rules, the page says so first. */
export function OpenRecord() {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [older, setOlder] = useState<NewTableAnswer | null>(null)
  const lay = async (file: File | undefined) => {
    if (!file) return
    setProblem('')
    setOlder(null)
    setBusy(true)
    try {
      const request: RecordRequest = { record: await file.text() }
      const answer = await post<NewTableAnswer>('/records', request)
      await sitAt(answer)
      if (answer.recorded === undefined) go(tableLink(answer.table.id))
      else setOlder(answer)
    } catch (error) {
      setProblem(t('ui-records-refused', { x: errorText(error) }))
    }
    setBusy(false)
  }
  return (
    <section class="card" aria-labelledby="records">
      <h2 id="records">{t('ui-records')}</h2>
      <p class="facts">{t('ui-records-more')}</p>
      <label class="button file-button">
        {t('ui-records-open')}
        <input
          type="file"
          accept=".jsonl,application/x-ndjson"
          disabled={busy}
          onChange={(e) => {
            void lay(e.currentTarget.files?.[0])
            e.currentTarget.value = ''
          }}
        />
      </label>
      {older ? (
        <p role="status">
          {t('ui-records-older', { recorded: older.recorded!, present: older.table.rules })}{' '}
          <a class="button" href={tableLink(older.table.id)}>
            {t('ui-records-look')}
          </a>
        </p>
      ) : null}
      <Problem text={problem} />
    </section>
  )
}
