// Texts for a table in a list: what is played, the players, the score, the time, and whose turn it is.

import { keysOf, language } from '../device/settings'
import type { TableInfo, TableThumbnail } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { botName, t } from '../words/common'

/** The locale for dates and times; plain `en` would mean the United States. */
const locale = (): string => (language.value === 'en' ? 'en-GB' : language.value || 'en-GB')

export const dateText = (ms: number): string =>
  new Date(ms).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' })

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago, in words; after a week, the date. */
export function sinceText(ms: number, now = Date.now()): string {
  const ago = Math.max(0, now - ms)
  if (ago > 7 * 86_400_000) return new Date(ms).toLocaleDateString(locale(), { day: 'numeric', month: 'short' })
  const [unit, length] = UNITS.find(([, length]) => ago >= length) ?? ['second', 1000]
  const n = unit === 'second' ? 0 : Math.round(ago / length)
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'short' }).format(-n, unit)
}

const naming = { seat: (n: number) => t('seat-name', { n: n + 1 }) }
const seatName = (table: TableInfo, n: number): string => {
  const seat = table.seats[n]
  return (seat?.holder === 'bot' ? botName(seat.name) : seat?.name) || t('seat-name', { n: n + 1 })
}

/** The name of the table, what is played, or who plays. */
export const titleOf = (table: TableInfo, words: Catalogue | null): string =>
  table.title ||
  (words && table.face?.subject ? words.say(table.face.subject, naming) : '') ||
  table.seats.map((s) => seatName(table, s.seat)).join(' · ')

export const mySeats = (table: TableInfo): number[] =>
  Object.keys(keysOf(table.id))
    .map(Number)
    .filter((seat) => seat >= 0)

/** Is it my turn? */
export const isMyTurn = (table: TableInfo): boolean => {
  const mine = mySeats(table)
  return table.status === 'playing' && table.asked.some((seat) => mine.includes(seat))
}

/** The other players: people by name, bots by their number. */
export function othersText(table: TableInfo): string {
  const mine = mySeats(table)
  const others = table.seats.filter((s) => !mine.includes(s.seat))
  const people = others.filter((s) => s.holder !== 'bot' && (s.joined || s.name)).map((s) => seatName(table, s.seat))
  const bots = others.filter((s) => s.holder === 'bot').length
  const names = [...people, ...(bots ? [t('lobby-bots', { n: bots })] : [])]
  return names.length ? t('lobby-with', { x: names.join(', ') }) : t('lobby-alone')
}

/** The score from my point of view: won or lost, both scores with mine first, or my rank among several. */
export function scoreText(table: TableInfo): string {
  const { scores = [], winners = [] } = table.face ?? ({} as Partial<TableThumbnail>)
  if (!scores.length) return ''
  const me = mySeats(table)[0] ?? 0
  const ordered = scores.length === 2 ? [scores[me]!, scores[1 - me]!] : scores
  const standing =
    scores.length === 2
      ? ordered.join(' : ')
      : t('lobby-rank', { k: scores.filter((s) => s > scores[me]!).length + 1, n: scores.length })
  if (table.status !== 'over') return standing
  const how = !winners.length ? 'drawn' : winners.some((w) => mySeats(table).includes(w)) ? 'won' : 'lost'
  return `${t(`lobby-${how}`)} ${standing}`
}

/** Whose turn it is, or what else the table is waiting for. */
export function turnText(table: TableInfo): string {
  if (isMyTurn(table)) return t('ui-your-turn')
  const [first] = table.asked
  if (table.status !== 'playing' || first === undefined) return t(`ui-status-${table.status}`)
  return t('ui-turn-of', { name: seatName(table, first) })
}

const RANK = { playing: 1, waiting: 2, broken: 3, over: 4 }

/** My turn first, then games in progress, latest first, then finished games. */
export const ordered = (tables: readonly TableInfo[]): TableInfo[] =>
  [...tables].sort((a, b) => {
    const rank = (table: TableInfo) => (isMyTurn(table) ? 0 : RANK[table.status])
    return rank(a) - rank(b) || (b.face?.since ?? b.created) - (a.face?.since ?? a.created)
  })

/** Tables of other players with an open seat. */
export const joinable = (tables: readonly TableInfo[], mine: readonly string[]): TableInfo[] =>
  tables.filter((table) => table.status === 'waiting' && !mine.includes(table.id) && freeSeats(table).length > 0)

export const freeSeats = (table: TableInfo): number[] =>
  table.seats.filter((s) => s.holder === 'open' && !s.joined).map((s) => s.seat)
