// Addresses live behind the # so that secrets in links never reach the server's log: #/, #/t/TABLE, #/t/TABLE/KEY, ?at=N&all=1,
// #/join/TABLE/INVITATION, #/next/TABLE, #/new/GAME?option=value, #/rules, #/rules/GAME/CLAUSE, #/learn/GAME, #/workshop/GAME, #/make/GAME, #/seats/CODE.

import { signal } from '@preact/signals'
import { keysOf } from './settings'

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; key: string; at: number | null; all: boolean }
  | { page: 'join'; table: string; invitation: string }
  | { page: 'next'; table: string }
  | { page: 'new'; game: string; options: Record<string, string> }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'learn'; game: string }
  | { page: 'workshop'; game: string }
  | { page: 'make'; game: string }
  | { page: 'seats'; code: string }

/** A part of an address as text; what is no proper encoding stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * parseRoute('#/t/abc?at=3') gives { page: 'table', table: 'abc', key: '', at: 3, all: false }
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
    }
  if (head === 'join' && first && second) return { page: 'join', table: first, invitation: second }
  if (head === 'next' && first) return { page: 'next', table: first }
  if (head === 'new' && first) return { page: 'new', game: first, options: Object.fromEntries(asked) }
  if (head === 'rules') return { page: 'rules', game: first, clause: second }
  if (head === 'learn' && first) return { page: 'learn', game: first }
  if (head === 'workshop' && first) return { page: 'workshop', game: first }
  if (head === 'make' && first) return { page: 'make', game: first }
  if (head === 'seats' && first) return { page: 'seats', code: first }
  return { page: 'lobby' }
}

export const route = signal<Route>(parseRoute(location.hash))
/** the table last looked at, to come back to from the rules */
export const lastTable = signal('')
/** what is read beside the table, in the rules or in how to play; null while the book is shut */
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

/** At a table a link into the rules, or to how to play, opens the book beside it: nobody is taken away from the game. */
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
 * A table, or one position of it. An address that names a position can be passed on: it holds the spectators' key, if this browser has
 * it, which shows what everybody may know; who holds a seat opens the same address and sees what that seat saw.
 */
export function tableLink(table: string, at: number | null = null, all = false): string {
  if (at === null) return `#/t/${table}`
  const key = keysOf(table)[-1]
  return `#/t/${table}${key ? `/${key}` : ''}?at=${at}${all ? '&all=1' : ''}`
}
/** Where a table is opened that goes on from this one. */
export const nextLink = (table: string): string => `#/next/${table}`
/** Where a table of a game is set up, with some options chosen already. */
export const setupLink = (game: string, options: Record<string, string> = {}): string => {
  const query = new URLSearchParams(options).toString()
  return `#/new/${encodeURIComponent(game)}${query ? `?${query}` : ''}`
}
/** How a game is played, page by page. */
export const learnLink = (game: string): string => `#/learn/${encodeURIComponent(game)}`
export const rulesLink = (game: string, clause = ''): string =>
  `#/rules${game ? `/${game}` : ''}${clause ? `/${clause}` : ''}`
/** Where a deck or an army is built. */
export const workshopLink = (game: string): string => `#/workshop/${game}`
/** Where an adventure, a battlefield or a map is made. */
export const makeLink = (game: string): string => `#/make/${game}`
/** An invitation to a seat, as an address of this page. */
export const joinHash = (table: string, invitation: string): string => `#/join/${table}/${invitation}`
/** A link to give away: one person can sit down with it. */
export const joinLink = (table: string, invitation: string): string =>
  `${location.origin}${location.pathname}${joinHash(table, invitation)}`
/** A link with the key of a seat, for your other devices, or with the spectators' key. */
export const seatLink = (table: string, key: string): string =>
  `${location.origin}${location.pathname}#/t/${table}/${key}`
