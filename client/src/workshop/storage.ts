// What users save on this device: texts by name, and the current draft.

import type { Draft } from '../wire/protocol'

export interface SavedText {
  name: string
  text: string
}

const savedKey = (game: string): string => `sandtable.built.${game}`
const draftKey = (game: string): string => `sandtable.bench.${game}`

function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

/** Everything saved for a game, by name. */
export const savedFor = (game: string): SavedText[] => stored<SavedText[]>(savedKey(game), [])

/** Save a text; it replaces one of the same name. */
export function saveText(game: string, name: string, text: string): void {
  const others = savedFor(game).filter((one) => one.name !== name)
  const all = [...others, { name, text }].sort((a, b) => a.name.localeCompare(b.name))
  localStorage.setItem(savedKey(game), JSON.stringify(all))
}

export function deleteSaved(game: string, name: string): void {
  localStorage.setItem(savedKey(game), JSON.stringify(savedFor(game).filter((one) => one.name !== name)))
}

/** The current draft when the page was last left. */
export const storedDraft = (game: string): Draft | null => stored<Draft | null>(draftKey(game), null)

export function storeDraft(game: string, draft: Draft): void {
  localStorage.setItem(draftKey(game), JSON.stringify(draft))
}
