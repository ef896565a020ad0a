import { useState } from 'preact/hooks'
import { post, Refusal } from '../wire/api'
import type { NewTableAnswer, OpenRecord as Wish } from '../wire/protocol'
import { t } from '../words/common'
import { takeSeats } from './seats'

/** A game that was kept as a file is laid out on a table of one's own. */
export function OpenRecord() {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const lay = async (file: File | undefined) => {
    if (!file) return
    setProblem('')
    setBusy(true)
    try {
      const wish: Wish = { record: await file.text() }
      await takeSeats(await post<NewTableAnswer>('/records', wish))
    } catch (error) {
      setProblem(error instanceof Refusal ? error.problem.detail : String(error))
      setBusy(false)
    }
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
      {problem ? (
        <p class="problem" role="alert">
          {t('ui-records-refused', { x: problem })}
        </p>
      ) : null}
    </section>
  )
}
