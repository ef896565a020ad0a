// The battle of the day on this device: who plays it, at which table, and texts about days.

import { randomText } from '../device/contributions'
import { keysOf, language, playerName } from '../device/settings'
import { named, takeSeats } from '../pages/seats'
import { post } from '../wire/api'
import type { NewTableAnswer } from '../wire/protocol'
import { t } from '../words/common'

const PERSON = 'sandtable.person'
const BATTLES = 'sandtable.daily'

/** The secret that stands for this person on a server, so that everyone has one try. */
function person(): string {
  const kept = localStorage.getItem(PERSON) ?? randomText()
  localStorage.setItem(PERSON, kept)
  return kept
}

/** By game: the latest battle begun on this device. */
type Begun = Record<string, { day: string; table: string }>

function begun(): Begun {
  try {
    return JSON.parse(localStorage.getItem(BATTLES) ?? '{}') as Begun
  } catch {
    return {}
  }
}

/** The table at which this device plays the battle of a day, or empty. */
export function battleTable(game: string, day: string): string {
  const found = begun()[game]
  return found?.day === day && Object.keys(keysOf(found.table)).length ? found.table : ''
}

/** Play today's battle, or return to it. */
export async function playBattle(game: string): Promise<void> {
  const answer = await post<NewTableAnswer>(`/daily/${game}`, { person: person(), ...named(playerName.value) })
  const { id, daily = '' } = answer.table
  localStorage.setItem(BATTLES, JSON.stringify({ ...begun(), [game]: { day: daily, table: id } }))
  await takeSeats(answer)
}

const locale = (): string => (language.value === 'en' ? 'en-GB' : language.value || 'en-GB')
const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** A day in words: 18 November. */
export const dayText = (day: string): string =>
  dateOf(day).toLocaleDateString(locale(), { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The two lines of a calendar sheet: the month in short, and the day. */
export const sheetText = (day: string): [string, string] => [
  dateOf(day).toLocaleDateString(locale(), { month: 'short', timeZone: 'UTC' }).replace('.', ''),
  String(dateOf(day).getUTCDate()),
]

export const dayBefore = (day: string): string =>
  new Date(dateOf(day).getTime() - 86_400_000).toISOString().slice(0, 10)

export const endsText = (seconds: number): string =>
  t('daily-ends', { h: Math.floor(seconds / 3600), m: Math.floor((seconds % 3600) / 60) })
