// The words that belong to no game, for the lobby and the frame of every page.

import { effect, signal } from '@preact/signals'
import { language } from '../device/settings'
import { getText } from '../wire/api'
import { Catalogue } from './catalogue'

const RETRY_MS = 2000

export const common = signal<Catalogue | null>(null)

/** Fetch them in the chosen language, and again when another one is chosen; keep trying while the server does not answer. */
export function followLanguage(): void {
  let timer: ReturnType<typeof setTimeout>
  const load = (tongue: string): void => {
    clearTimeout(timer)
    void getText(`/words/common/${tongue}`).then(
      (text) => {
        if (language.value === tongue) common.value = new Catalogue(tongue, text)
      },
      () => (timer = setTimeout(() => load(language.value), RETRY_MS)),
    )
  }
  effect(() => load(language.value))
}

/** The game that the rules link leads to: the one last looked at. */
export const gameShown = signal('')

/** A word of the client itself. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return common.value?.text(key, args) ?? ''
}
