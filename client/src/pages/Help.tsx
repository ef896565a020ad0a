import { Dialog } from '../parts/Dialog'
import { t } from '../words/common'

const KEYS = [
  ['Tab', 'ui-key-tab'],
  ['↑ ↓ ← →', 'ui-key-arrows'],
  ['Page ↑ ↓', 'ui-key-pages'],
  ['Enter', 'ui-key-enter'],
  ['1 – 9', 'ui-key-numbers'],
  ['i', 'ui-key-info'],
  ['w', 'ui-key-why'],
  ['u', 'ui-key-undo'],
  ['t', 'ui-turn-board'],
  ['m', 'ui-key-tape'],
  ['k', 'ui-key'],
  ['Esc', 'ui-key-escape'],
  ['?', 'ui-key-help'],
] as const

export function Help({ close }: { close: () => void }) {
  return (
    <Dialog label="help-title" kind="help" close={close}>
      <h2 id="help-title">{t('ui-help')}</h2>
      <ul>
        {['ui-help-lit', 'ui-help-dim', 'ui-help-list', 'ui-help-undo', 'ui-help-past', 'ui-help-zoom'].map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <h3>{t('ui-keyboard')}</h3>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p class="credits">{t('ui-credits')}</p>
      <button class="main" onClick={close}>
        {t('ui-close')}
      </button>
    </Dialog>
  )
}
