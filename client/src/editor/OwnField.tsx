// On the set-up page: choose your own content, from this device or from a file, or create it.

import { useMemo, useState } from 'preact/hooks'
import { makeLink } from '../device/route'
import { t } from '../words/common'
import { savedFor } from '../workshop/storage'

export function OwnField({
  game,
  name,
  put,
  children,
}: {
  game: string
  /** of the option that takes it */
  name: string
  put: (text: string) => void
  /** the file input */
  children: preact.ComponentChildren
}) {
  const kept = useMemo(() => savedFor(`${game}.own`), [game])
  const [chosen, setChosen] = useState('')
  return (
    <div class="own-field">
      {kept.length ? (
        <label>
          <span>{t('edit-own-kept')}</span>
          <select
            name={`${name}-kept`}
            value={chosen}
            onChange={(e) => {
              setChosen(e.currentTarget.value)
              put(kept.find((one) => one.name === e.currentTarget.value)?.text ?? '')
            }}
          >
            <option value="">–</option>
            {kept.map((one) => (
              <option key={one.name} value={one.name}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {children}
      <small>
        <a href={makeLink(game)}>{t('edit-own')}</a>
      </small>
    </div>
  )
}
