// The people at a table: at different devices or one, present or away, replaced by a bot.

import { language } from '../device/settings'
import type { SeatInfo, TableInfo, Update } from '../wire/protocol'
import { t } from '../words/common'

/** Do people play on different devices? On one device, and against bots only, there is nobody to wait for or to write to. */
export const isRemote = (table: TableInfo): boolean =>
  !table.what_if && !table.lesson && table.seats.some((seat) => seat.holder === 'link' || seat.holder === 'open')

/** Do several people play, on one device or several? */
export const isAmongPeople = (table: TableInfo): boolean =>
  table.seats.filter((seat) => seat.holder !== 'bot').length > 1

export type Presence = 'here' | 'away' | 'bot' | 'none'

export const presenceOf = (seat: SeatInfo): Presence =>
  seat.holder === 'bot' || seat.deputy ? 'bot' : !seat.joined ? 'none' : seat.here ? 'here' : 'away'

/** The time of day; with the date if it is another day. */
export function timeText(ms: number, now = Date.now()): string {
  const at = new Date(ms)
  const isToday = at.toDateString() === new Date(now).toDateString()
  const tongue = language.value === 'en' ? 'en-GB' : language.value || undefined
  return at.toLocaleString(tongue, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'short' }) })
}

/** Whether a player is at the table, in words, after what a program is to everyone. */
export const presenceText = (seat: SeatInfo): string =>
  seat.program && !seat.deputy ? `${t('ui-program')} · ${whereText(seat)}` : whereText(seat)

function whereText(seat: SeatInfo): string {
  switch (presenceOf(seat)) {
    case 'bot':
      return seat.deputy ? t('ui-bot-plays') : t('ui-bot')
    case 'here':
      return t('ui-here')
    case 'away':
      return seat.away ? t('ui-away-since', { time: timeText(seat.away) }) : t('ui-away')
    case 'none':
      return t('ui-not-yet')
  }
}

/** Can the viewer leave their seat to a bot now? */
export function canLeave(update: Update | null): boolean {
  const seat = update?.table.seats[update.viewer]
  return (
    update?.table.status === 'playing' &&
    !update.table.lesson &&
    !update.table.daily &&
    seat !== undefined &&
    !seat.deputy
  )
}

/** Does a bot play for the viewer, or is another player gone? */
export const showsDeputies = ({ table, held }: Update): boolean =>
  table.seats.some((seat) => (held.includes(seat.seat) ? seat.deputy : seat.gone))
