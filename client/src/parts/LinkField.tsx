import { useState } from 'preact/hooks'
import { copyText } from '../device/clipboard'
import { t } from '../words/common'

/** A link to share, to select or copy. */
export function LinkField({ label, link }: { label: string; link: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () => void copyText(link).then(setCopied)
  return (
    <p class="link-field">
      <label>
        {label} <input class="link" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
      </label>
      <button type="button" onClick={copy}>
        {copied ? t('ui-copied') : t('ui-copy')}
      </button>
    </p>
  )
}
