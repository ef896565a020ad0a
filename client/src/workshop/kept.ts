// What people built and keep on this device: texts by name, and the draft that lies on the bench.

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

/** All that is kept for a game, by name. */
export const keptFor = (game: string): Kept[] => stored<Kept[]>(shelf(game), [])

/** Keep a text; one of the same name gives way. */
export function keep(game: string, name: string, text: string): void {
  const others = keptFor(game).filter((one) => one.name !== name)
  const all = [...others, { name, text }].sort((a, b) => a.name.localeCompare(b.name))
  localStorage.setItem(shelf(game), JSON.stringify(all))
}

export function forget(game: string, name: string): void {
  localStorage.setItem(shelf(game), JSON.stringify(keptFor(game).filter((one) => one.name !== name)))
}

/** What lay on the bench when the page was left. */
export const onBench = (game: string): Draft | null => stored<Draft | null>(bench(game), null)

export function leaveOnBench(game: string, draft: Draft): void {
  localStorage.setItem(bench(game), JSON.stringify(draft))
}
