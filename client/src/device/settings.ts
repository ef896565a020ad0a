// What this browser remembers: language, appearance, preferences and the keys of its seats.

import { effect, signal } from '@preact/signals'
import { isNarrow } from './media'

export type Theme = 'light' | 'dark'

function remembered<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(`sandtable.${name}`)
  return allowed.includes(value as T) ? (value as T) : otherwise
}

function keep(name: string, value: () => string): void {
  effect(() => localStorage.setItem(`sandtable.${name}`, value()))
}

const system = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** the language of the interface and the rules; empty until the server has listed the languages, unless the user chose one */
export const language = signal(localStorage.getItem('sandtable.language') ?? '')
export const theme = signal<Theme>(remembered('theme', ['light', 'dark'], system))
export const showOdds = signal(remembered('odds', ['on', 'off'], 'on') === 'on')
/** sound and animation, with one switch; a device on which animation had been switched off stays quiet */
export const effects = signal(remembered('effects', ['on', 'off'], remembered('motion', ['on', 'off'], 'on')) === 'on')
/** volume of the sounds, in percent */
export const volume = signal(Number(localStorage.getItem('sandtable.volume') ?? 40) || 0)
/** how fast other players' moves are animated */
export const pace = signal<'calm' | 'brisk' | 'once'>(remembered('pace', ['calm', 'brisk', 'once'], 'brisk'))
/** hot seat: hide the table until the next player has the device */
export const asksToPass = signal(remembered('pass', ['on', 'off'], 'on') === 'on')
/** show the briefing before the first answer of a game */
export const showsBriefing = signal(remembered('briefing', ['on', 'off'], 'on') === 'on')
/** warn before an answer that the bot considers a clear blunder */
export const warnsOfBlunders = signal(remembered('warns', ['on', 'off'], 'on') === 'on')
/** ask for confirmation before an answer that ends the turn */
export const confirmsEnd = signal(remembered('confirm', ['on', 'off'], 'off') === 'on')
/** choose the payment yourself after you drag a piece */
export const paysByHand = signal(remembered('pay', ['on', 'off'], 'off') === 'on')
/** notify me when it is my turn and I am in another window */
export const notify = signal(remembered('notify', ['on', 'off'], 'off') === 'on')
/** show the chat */
export const showsChat = signal(remembered('talks', ['on', 'off'], 'on') === 'on')
/** whether the list of all options is open */
export const listOpen = signal(remembered('list', ['on', 'off'], isNarrow.peek() ? 'off' : 'on') === 'on')
export const playerName = signal(localStorage.getItem('sandtable.name') ?? '')

keep('language', () => language.value)
keep('theme', () => theme.value)
keep('odds', () => (showOdds.value ? 'on' : 'off'))
keep('effects', () => (effects.value ? 'on' : 'off'))
keep('volume', () => String(volume.value))
keep('pace', () => pace.value)
keep('pass', () => (asksToPass.value ? 'on' : 'off'))
keep('briefing', () => (showsBriefing.value ? 'on' : 'off'))
keep('warns', () => (warnsOfBlunders.value ? 'on' : 'off'))
keep('confirm', () => (confirmsEnd.value ? 'on' : 'off'))
keep('pay', () => (paysByHand.value ? 'on' : 'off'))
keep('notify', () => (notify.value ? 'on' : 'off'))
keep('talks', () => (showsChat.value ? 'on' : 'off'))
keep('list', () => (listOpen.value ? 'on' : 'off'))
keep('name', () => playerName.value)
effect(() => {
  document.documentElement.dataset.theme = theme.value
  document.documentElement.lang = language.value || 'en'
})

/** The seats of one table that this browser holds: seat number -> secret key (-1: the spectators'). */
export type HeldKeys = Record<string, string>

function stored(kind: 'keys' | 'links', table: string): HeldKeys {
  try {
    return JSON.parse(localStorage.getItem(`sandtable.${kind}.${table}`) ?? '{}') as HeldKeys
  } catch {
    return {}
  }
}

export const keysOf = (table: string): HeldKeys => stored('keys', table)

export function holdKey(table: string, seat: number, key: string): void {
  localStorage.setItem(`sandtable.keys.${table}`, JSON.stringify({ ...keysOf(table), [seat]: key }))
}

/** Invitations for other people, to share as links. */
export const linksOf = (table: string): HeldKeys => stored('links', table)

export function keepLink(table: string, seat: number, invitation: string): void {
  localStorage.setItem(`sandtable.links.${table}`, JSON.stringify({ ...linksOf(table), [seat]: invitation }))
}

/** The tables this browser holds a key of, latest first. */
export function heldTables(): string[] {
  const prefix = 'sandtable.keys.'
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .sort()
    .reverse()
}

/** Forget the seats of a table. Returns a function that restores them. */
export function forgetTable(table: string): () => void {
  const names = ['keys', 'links', 'dice', 'talk.read', 'talk.muted'].map((kind) => `sandtable.${kind}.${table}`)
  const held = names.map((name) => [name, localStorage.getItem(name)] as const)
  names.forEach((name) => localStorage.removeItem(name))
  return () => held.forEach(([name, value]) => value !== null && localStorage.setItem(name, value))
}
