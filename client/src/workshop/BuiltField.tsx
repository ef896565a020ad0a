import { useEffect, useState } from 'preact/hooks'
import { workshopLink } from '../device/route'
import { get } from '../wire/api'
import type { OptionInfo, Stock } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { keptFor } from './kept'
import { nameOf } from './naming'

const kebab = (name: string): string => name.replaceAll('_', '-')

/** The stock of a game's workshop; null until it is there, or if there is none. */
export function useStock(game: string, wanted: boolean): Stock | null {
  const [stock, setStock] = useState<Stock | null>(null)
  useEffect(() => {
    let live = true
    if (wanted)
      void get<Stock>(`/games/${game}/workshop`).then(
        (found) => live && setStock(found),
        () => {},
      )
    return () => {
      live = false
    }
  }, [game, wanted])
  return stock
}

/** What a player brings to the table: a ready one, one kept on this device, or what the game takes by itself. */
export function BuiltField({
  game,
  option,
  stock,
  words,
  value,
  put,
}: {
  game: string
  option: OptionInfo
  stock: Stock
  words: Catalogue
  value: string
  put: (value: string) => void
}) {
  const kept = keptFor(game)
  const standard = stock.ready.find((ready) => ready.id === option.default)
  return (
    <label>
      <span>{words.text(`option-${kebab(option.name)}`)}</span>
      <select name={option.name} value={value} onChange={(e) => put(e.currentTarget.value)}>
        <option value="">{standard ? nameOf(standard, words) : t('ui-build-usual')}</option>
        {kept.length ? (
          <optgroup label={t('ui-build-kept')}>
            {kept.map((one) => (
              <option key={one.name} value={one.text}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label={t('ui-build-ready')}>
          {stock.ready
            .filter((ready) => ready.id !== option.default)
            .map((ready) => (
              <option key={ready.id} value={ready.id}>
                {nameOf(ready, words)}
              </option>
            ))}
        </optgroup>
      </select>
      <small>
        <a href={workshopLink(game)}>{words.say(stock.title, { seat: () => '' })}</a>
      </small>
    </label>
  )
}
