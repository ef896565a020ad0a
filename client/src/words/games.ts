// The words of one game, for pages without a table.

import { useEffect, useState } from 'preact/hooks'
import { language } from '../device/settings'
import { getText, withRetries } from '../wire/api'
import { Catalogue } from './catalogue'

const asked = new Map<string, Promise<Catalogue>>()
const there = new Map<string, Catalogue>()

const keyOf = (game: string): string => `${game}/${language.value}`

/** A catalogue is requested once, however many parts of the page use it. */
function wordsOf(game: string): Promise<Catalogue> {
  const key = keyOf(game)
  const read = async () => {
    const found = new Catalogue(language.peek(), await withRetries(() => getText(`/words/${key}`)))
    there.set(key, found)
    return found
  }
  const found = asked.get(key) ?? read()
  found.catch(() => asked.delete(key))
  asked.set(key, found)
  return found
}

export function useWords(game: string): Catalogue | null {
  const [words, setWords] = useState(there.get(keyOf(game)) ?? null)
  useEffect(() => {
    let live = true
    wordsOf(game).then(
      (found) => live && setWords(found),
      () => {}, // the page itself reports that the server does not answer
    )
    return () => {
      live = false
    }
  }, [game, language.value])
  return words
}

/** Have the words of all these games arrived? A server that does not answer is not waited for. */
export function useAllWords(games: readonly string[]): boolean {
  const wanted = games.join()
  const [ready, setReady] = useState('')
  useEffect(() => {
    let live = true
    void Promise.allSettled(games.map(wordsOf)).then(() => live && setReady(wanted))
    return () => {
      live = false
    }
  }, [wanted])
  return wanted !== '' && ready === wanted
}
