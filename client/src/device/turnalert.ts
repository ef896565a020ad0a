// Tells players in another window that it is their turn: in the title, on the app badge and, if enabled, by a notification.

import { notify } from './settings'

export interface TurnAlert {
  /** the name of the game */
  game: string
  /** whether someone at this browser has to answer */
  isAsked: boolean
  /** the text of the notification */
  words: string
}

const CAN_NOTIFY = typeof Notification === 'function'
export const canNotify = (): boolean => CAN_NOTIFY

/** Switching notifications on asks the browser once. If the user refuses there, we don't ask again. */
export async function askToNotify(wanted: boolean): Promise<void> {
  notify.value = wanted && CAN_NOTIFY && (await Notification.requestPermission()) === 'granted'
}

let wasAsked = false
/** the current state of the badge; null until we have set it */
let badged: boolean | null = null

export const titleOf = ({ game, isAsked, words }: TurnAlert): string =>
  isAsked ? `● ${words} · ${game}` : `${game} · Sandtable`

/** Show whose turn it is in the title, the badge and a notification. */
export function showTurnAlert(now: TurnAlert): void {
  const title = titleOf(now)
  if (document.title !== title) document.title = title
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>
  if (badged !== now.isAsked) void (now.isAsked ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => {}) // no promise
  badged = now.isAsked
  const isNews = now.isAsked && !wasAsked
  wasAsked = now.isAsked
  if (!isNews || !document.hidden || !notify.value || !CAN_NOTIFY || Notification.permission !== 'granted') return
  const note = new Notification(now.game, { body: now.words, tag: 'sandtable-turn' })
  note.onclick = () => {
    focus()
    note.close()
  }
}

/** Reset title and badge when you leave the table. */
export function clearTurnAlert(): void {
  wasAsked = false
  badged = null
  document.title = 'Sandtable'
  void (navigator as Partial<Navigator>).clearAppBadge?.().catch(() => {})
}
