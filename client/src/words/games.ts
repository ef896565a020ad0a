// The words of one game, for pages without a table.

import { useEffect, useState } from 'preact/hooks'
import { language } from '../device/settings'
import { getText, withRetries } from '../wire/api'
import { Catalogue } from './catalogue'

const asked = new Map<string, Promise<string>>()

/** A catalogue is requested once, however many parts of the page use it. */
function wordsOf(game: string, tongue: string): Promise<string> {
  const key = `${game}/${tongue}`
  const found = asked.get(key) ?? withRetries(() => getText(`/words/${key}`))
  found.catch(() => asked.delete(key))
  asked.set(key, found)
  return found
}

export function useWords(game: string): Catalogue | null {
  const [words, setWords] = useState<Catalogue | null>(null)
  useEffect(() => {
    let live = true
    wordsOf(game, language.value).then(
      (text) => live && setWords(new Catalogue(language.value, text)),
      () => {}, // the page itself reports that the server does not answer
    )
    return () => {
      live = false
    }
  }, [game, language.value])
  return words
}
