// Fields of the set-up page: an option by its kind, a file, and why the choices don't go together.

import { useRef } from 'preact/hooks'
import { rulesLink } from '../device/route'
import type { OptionInfo, WhyNotOption } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'

export const kebab = (name: string): string => name.replaceAll('_', '-')

/** The label of a choice: the message of the thing it names (map-ember-crown), of the value (value-on), or a seat number. */
export function valueWord(words: Catalogue, option: OptionInfo, value: string): string {
  const own = `${kebab(option.name)}-${kebab(value)}`
  if (words.has(own)) return words.text(own)
  if (words.has(`value-${kebab(value)}`)) return words.text(`value-${kebab(value)}`)
  return /^\d+$/.test(value) ? words.text('value-seat', { n: Number(value) }) : value
}

export type Values = Record<string, string | number>

const LONGEST = 40_000

/** The text of a file for an option. A long one is minified. */
async function textOf(file: File): Promise<string> {
  const text = await file.text()
  try {
    return text.length > LONGEST ? JSON.stringify(JSON.parse(text)) : text
  } catch {
    return text
  }
}

/** A file input. Clearing it passes on nothing. */
export function FileField({
  label,
  help,
  take,
  wait,
}: {
  label: string
  help?: string
  /** `isLatest` tells whether no other file was chosen since */
  take: (text: string, isLatest: () => boolean) => void | Promise<void>
  /** receives a promise that ends when the file has been read and accepted */
  wait: (reading: Promise<void>) => void
}) {
  const choices = useRef(0)
  const choose = async (file: File | undefined) => {
    const number = ++choices.current
    const isLatest = () => number === choices.current
    const text = file ? await textOf(file) : ''
    if (isLatest()) await take(text, isLatest)
  }
  return (
    <label class="file">
      <span>{label}</span>
      <input type="file" accept=".json,application/json" onChange={(e) => wait(choose(e.currentTarget.files?.[0]))} />
      {help ? <small>{help}</small> : null}
    </label>
  )
}

/** The name of an option, and its help, if any. */
export function titleOf(words: Catalogue, option: OptionInfo): { label: string; help: string } {
  const key = `option-${kebab(option.name)}`
  return { label: words.text(key), help: words.has(`${key}-help`) ? words.text(`${key}-help`) : '' }
}

export function OptionField({
  option,
  words,
  values,
  set,
}: {
  option: OptionInfo
  words: Catalogue
  values: Values
  set: (values: Values) => void
}) {
  const { label, help } = titleOf(words, option)
  const value = values[option.name] ?? option.default
  const put = (next: string | number) => set({ ...values, [option.name]: next })
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whichever control the option asks for is inside
    <label>
      <span>{label}</span>
      {option.choices.length ? (
        <select name={option.name} value={String(value)} onChange={(e) => put(e.currentTarget.value)}>
          {option.choices.map((choice) => (
            <option key={choice} value={choice}>
              {valueWord(words, option, choice)}
            </option>
          ))}
        </select>
      ) : typeof option.default === 'number' ? (
        <input
          type="number"
          min={option.low}
          max={option.high}
          value={Number(value)}
          onInput={(e) => put(Number(e.currentTarget.value))}
        />
      ) : (
        <input value={String(value)} onInput={(e) => put(e.currentTarget.value)} />
      )}
      {help ? <small>{help}</small> : null}
    </label>
  )
}

export const naming = { seat: (n: number) => t('seat-name', { n: n + 1 }) }

/** Why the chosen options don't go together: the sentence, and the rules that say so. */
export function WrongOptions({ game, words, wrong }: { game: string; words: Catalogue; wrong: WhyNotOption }) {
  return (
    <p class="problem" role="alert">
      {wrong.sentence ? words.say(wrong.sentence, naming) : wrong.detail}{' '}
      {wrong.clauses.map((clause) => (
        <a key={clause.id} class="clause-id" href={rulesLink(game, clause.id)} title={clause.text}>
          {clause.id}{' '}
        </a>
      ))}
    </p>
  )
}
