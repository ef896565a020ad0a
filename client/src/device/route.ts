// Addresses are in the fragment (after #) so that secrets in links never reach the server's log: #/, #/t/TABLE, #/t/TABLE/KEY,
// ?at=N&all=1, ?analysis=1, #/join/TABLE/INVITATION, #/next/TABLE, #/new/GAME?option=value, #/rules, #/rules/GAME/CLAUSE, #/learn/GAME,
// #/workshop/GAME?list=TEXT, #/make/GAME, #/seats/CODE, #/daily/GAME, #/daily/GAME/DAY,
// #/puzzles, #/puzzles/GAME, #/puzzles/GAME/PUZZLE, #/me.

import { signal } from '@preact/signals'
import { keysOf } from './settings'

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; key: string; at: number | null; all: boolean; analysis: boolean }
  | { page: 'join'; table: string; invitation: string }
  | { page: 'next'; table: string }
  | { page: 'new'; game: string; options: Record<string, string> }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'learn'; game: string }
  | { page: 'workshop'; game: string; list: string }
  | { page: 'make'; game: string }
  | { page: 'seats'; code: string }
  | { page: 'daily'; game: string; day: string }
  | { page: 'puzzles'; game: string; puzzle: string }
  | { page: 'me' }

/** Decode a part of an address. Invalid encoding stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * parseRoute('#/t/abc?at=3') gives { page: 'table', table: 'abc', key: '', at: 3, all: false, analysis: false }
 */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [head, first = '', second = ''] = path.split('/').map(plain)
  const asked = new URLSearchParams(query)
  const at = asked.get('at')
  if (head === 't' && first)
    return {
      page: 'table',
      table: first,
      key: second,
      at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null,
      all: asked.get('all') === '1',
      analysis: asked.get('analysis') === '1',
    }
  if (head === 'join' && first && second) return { page: 'join', table: first, invitation: second }
  if (head === 'next' && first) return { page: 'next', table: first }
  if (head === 'new' && first) return { page: 'new', game: first, options: Object.fromEntries(asked) }
  if (head === 'rules') return { page: 'rules', game: first, clause: second }
  if (head === 'learn' && first) return { page: 'learn', game: first }
  if (head === 'workshop' && first) return { page: 'workshop', game: first, list: asked.get('list') ?? '' }
  if (head === 'make' && first) return { page: 'make', game: first }
  if (head === 'seats' && first) return { page: 'seats', code: first }
  if (head === 'daily' && first) return { page: 'daily', game: first, day: second }
  if (head === 'puzzles') return { page: 'puzzles', game: first, puzzle: second }
  if (head === 'me') return { page: 'me' }
  return { page: 'lobby' }
}

export const route = signal<Route>(parseRoute(location.hash))
/** the last table shown, for the way back from the rules */
export const lastTable = signal('')
/** the rules or lesson open beside the table; null while the panel is closed */
export const reading = signal<{ game: string; clause: string; learns?: boolean } | null>(null)
addEventListener('hashchange', () => {
  const before = route.value
  const now = parseRoute(location.hash)
  if (before.page === 'table') {
    lastTable.value = before.table
    if (now.page !== 'table' || now.table !== before.table) reading.value = null
  }
  route.value = now
})

/** Is another page shown now? Another position of the same table is the same page. */
export const isOtherPage = (e: HashChangeEvent): boolean => e.oldURL.split('?')[0] !== e.newURL.split('?')[0]

/** At a table, a link to the rules or the lesson opens beside the board, so that you don't leave the game. */
export function openBeside(e: MouseEvent): void {
  const link = (e.target as Element).closest?.('a[href^="#/rules"], a[href^="#/learn"]')
  if (!link || route.value.page !== 'table' || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return
  const to = parseRoute(link.getAttribute('href')!)
  if (to.page !== 'rules' && to.page !== 'learn') return
  e.preventDefault()
  reading.value = to.page === 'learn' ? { game: to.game, clause: '', learns: true } : to
}

export function go(hash: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', hash)
    route.value = parseRoute(hash)
  } else location.hash = hash
}

/**
 * The address of a table, or of one position. An address of a position can be shared: it contains the spectators' key if this
 * browser has it, which shows public information only. A player who opens it sees what their own seat saw.
 */
export function tableLink(table: string, at: number | null = null, all = false): string {
  if (at === null) return `#/t/${table}`
  const key = keysOf(table)[-1]
  return `#/t/${table}${key ? `/${key}` : ''}?at=${at}${all ? '&all=1' : ''}`
}
/** The address of the analysis of a finished game, or of one position of it, with everything open. */
export const analysisLink = (table: string, at: number | null = null): string =>
  at === null ? `#/t/${table}?analysis=1` : `${tableLink(table, at, true)}&analysis=1`
/** The address that opens a table continuing this one. */
export const nextLink = (table: string): string => `#/next/${table}`
/** The address that sets up a table, with some options preselected. */
export const setupLink = (game: string, options: Record<string, string> = {}): string => {
  const query = new URLSearchParams(options).toString()
  return `#/new/${encodeURIComponent(game)}${query ? `?${query}` : ''}`
}
/** The lesson pages of a game. */
export const learnLink = (game: string): string => `#/learn/${encodeURIComponent(game)}`
/** The battle of the day of a game, today's unless a day is given. */
export const dailyLink = (game: string, day = ''): string => `#/daily/${game}${day ? `/${day}` : ''}`
/** The puzzles of a game, or one of them. */
export const puzzleLink = (game = '', puzzle = ''): string =>
  `#/puzzles${game ? `/${game}` : ''}${puzzle ? `/${puzzle}` : ''}`
export const rulesLink = (game: string, clause = ''): string =>
  `#/rules${game ? `/${game}` : ''}${clause ? `/${clause}` : ''}`
/** The address of the deck or army builder. */
export const workshopLink = (game: string): string => `#/workshop/${game}`
/** The address of the editor for adventures, battlefields and maps. */
export const makeLink = (game: string): string => `#/make/${game}`
/** An invitation to a seat, as a fragment of this page. */
export const joinHash = (table: string, invitation: string): string => `#/join/${table}/${invitation}`
/** A link to share: one person can take the seat with it. */
export const joinLink = (table: string, invitation: string): string =>
  `${location.origin}${location.pathname}${joinHash(table, invitation)}`
/** The address of a table, without a key. */
export const tableAddress = (table: string): string => `${location.origin}${location.pathname}${tableLink(table)}`
/** A link with the key of a seat, for your other devices, or with the spectators' key. */
export const seatLink = (table: string, key: string): string =>
  `${location.origin}${location.pathname}#/t/${table}/${key}`
