// Set-up step "Options": common options, and all others behind a search.

import { useState } from 'preact/hooks'
import type { NewTable, OptionInfo } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { kebab, OptionField, type Values, valueWord } from './fields'

type Windows = NewTable['windows']
type Hints = NewTable['hints']

const HINTS = { '': undefined, on: true, off: false } as const

/** Does the name, the help or a choice of an option contain this text? */
const tells = (option: OptionInfo, words: Catalogue, wanted: string): boolean => {
  const key = `option-${kebab(option.name)}`
  const texts = [key, `${key}-help`].filter((one) => words.has(one)).map((one) => words.text(one))
  const said = [...texts, ...option.choices.map((choice) => valueWord(words, option, choice))]
  return said.join(' ').toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
}

export function OptionStep({
  options,
  words,
  values,
  set,
  windows,
  setWindows,
  hints,
  setHints,
}: {
  options: readonly OptionInfo[]
  words: Catalogue
  values: Values
  set: (values: Values) => void
  windows: Windows
  setWindows: (windows: Windows) => void
  hints: Hints
  setHints: (hints: Hints) => void
}) {
  const [wanted, setWanted] = useState('')
  const common = options.filter((option) => !option.rare)
  const rare = options.filter((option) => option.rare)
  const found = rare.filter((option) => tells(option, words, wanted))
  const isChanged = (option: OptionInfo) => (values[option.name] ?? option.default) !== option.default
  const field = (option: OptionInfo) => (
    <div key={option.name} class={`option-field ${isChanged(option) ? 'changed' : ''}`}>
      <OptionField option={option} words={words} values={values} set={set} />
    </div>
  )
  return (
    <>
      <p class="facts">
        {t('setup-changed', { n: options.filter(isChanged).length + (windows === undefined ? 0 : 1) })}
      </p>
      <div class="option-grid">
        {common.map(field)}
        <div class={`option-field ${windows ? 'changed' : ''}`}>
          <label>
            <span>{t('ui-windows')}</span>
            <select
              name="windows"
              value={windows ?? ''}
              onChange={(e) => setWindows((e.currentTarget.value || undefined) as Windows)}
            >
              {(['', 'swift', 'sealed'] as const).map((value) => (
                <option key={value} value={value}>
                  {t(`ui-windows-${value || 'usual'}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div class={`option-field ${hints === undefined ? '' : 'changed'}`}>
          <label>
            <span>{t('ui-hints')}</span>
            <select
              name="hints"
              value={hints === undefined ? '' : hints ? 'on' : 'off'}
              onChange={(e) => setHints(HINTS[e.currentTarget.value as keyof typeof HINTS])}
            >
              {(['', 'on', 'off'] as const).map((value) => (
                <option key={value} value={value}>
                  {t(`ui-hints-${value || 'usual'}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      {rare.length ? (
        <details class="rare" open={rare.some(isChanged)}>
          <summary>
            {t('setup-rare')} ({rare.length})
          </summary>
          <label class="option-search">
            <span class="sr">{t('setup-search')}</span>
            <input
              type="search"
              placeholder={t('setup-search')}
              value={wanted}
              onInput={(e) => setWanted(e.currentTarget.value)}
            />
          </label>
          {wanted ? (
            <p class="facts" role="status">
              {t('setup-found', { n: found.length })}
            </p>
          ) : null}
          <div class="option-grid">{found.map(field)}</div>
        </details>
      ) : null}
    </>
  )
}
