// What users save on this device: texts by name, and the current draft.

import type { Draft } from '../wire/protocol'

export interface Kept {
  name: string
  text: string
}

const shelf = (game: string): string => `sandtable.built.${game}`
const bench = (game: string): string => `sandtable.bench.${game}`

function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

/** Everything saved for a game, by name. */
export const keptFor = (game: string): Kept[] => stored<Kept[]>(shelf(game), [])

/** Save a text; it replaces one of the same name. */
export function keep(game: string, name: string, text: string): void {
  const others = keptFor(game).filter((one) => one.name !== name)
  const all = [...others, { name, text }].sort((a, b) => a.name.localeCompare(b.name))
  localStorage.setItem(shelf(game), JSON.stringify(all))
}

export function forget(game: string, name: string): void {
  localStorage.setItem(shelf(game), JSON.stringify(keptFor(game).filter((one) => one.name !== name)))
}

/** The current draft when the page was last left. */
export const onBench = (game: string): Draft | null => stored<Draft | null>(bench(game), null)

export function leaveOnBench(game: string, draft: Draft): void {
  localStorage.setItem(bench(game), JSON.stringify(draft))
}
