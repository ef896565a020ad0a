// The words that belong to no game, for the lobby and the frame of every page.

import { effect, signal } from '@preact/signals'
import { language } from '../device/settings'
import { get, getText, Refusal } from '../wire/api'
import type { LanguageInfo, Languages } from '../wire/protocol'
import { Catalogue } from './catalogue'
import { decimalMark } from './numbers'

const RETRY_MS = 2000

export const common = signal<Catalogue | null>(null)

/** The available languages, once the server has listed them. */
export const languages = signal<readonly LanguageInfo[]>([])

export async function askLanguages(): Promise<void> {
  if (!languages.value.length) languages.value = (await get<Languages>('/languages')).languages
}

/** The first of the wanted languages that is available, else English. */
export function firstOf(wanted: readonly string[], there: readonly LanguageInfo[]): string {
  const plain = wanted.map((one) => one.split('-')[0]!)
  return plain.find((one) => there.some(({ id }) => id === one)) ?? 'en'
}

/** Load the words of the chosen language, again when it changes; keep trying while the server does not answer. */
export function followLanguage(): void {
  let timer: ReturnType<typeof setTimeout>
  const choose = async () => {
    await askLanguages()
    language.value = firstOf(navigator.languages, languages.value)
  }
  const load = (tongue: string): void => {
    clearTimeout(timer)
    const read = async () => {
      if (!tongue) return choose()
      const text = await getText(`/words/common/${tongue}`)
      if (language.value === tongue) common.value = new Catalogue(tongue, text)
    }
    void read().catch((error: unknown) => {
      // a language that no longer exists
      if (error instanceof Refusal && error.status === 404) language.value = ''
      else timer = setTimeout(() => load(language.value), RETRY_MS)
    })
  }
  effect(() => load(language.value))
  effect(() => {
    decimalMark.value = (1.5).toLocaleString(language.value || 'en').charAt(1)
  })
}

/** The game that the rules link leads to: the last one shown. */
export const gameShown = signal('')

/** A message of the client itself. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return common.value?.text(key, args) ?? ''
}

/** The name of a bot: a message if it is one of ours, else what it is registered as. */
export const botName = (bot: string): string => (common.value?.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot)
