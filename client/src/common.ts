// The words that belong to no game, for the lobby and the frame of every page.

import { effect, signal } from '@preact/signals'
import { getText } from './api'
import { language } from './settings'
import { Catalogue } from './words'

export const common = signal<Catalogue | null>(null)

effect(() => {
  const tongue = language.value
  void getText(`/words/common/${tongue}`).then((text) => {
    if (language.value === tongue) common.value = new Catalogue(tongue, text)
  })
})

/** The game that the rules link leads to: the one last looked at. */
export const gameShown = signal('')

/** A word of the client itself. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return common.value?.text(key, args) ?? ''
}
