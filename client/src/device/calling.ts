// Telling somebody who looks elsewhere that the table waits for them: in the title, on the badge, and if wished by a notification.

import { notify } from './settings'

export interface Call {
  /** what is played */
  game: string
  /** is it up to who holds this browser */
  isAsked: boolean
  /** what that is called */
  words: string
}

const CAN_NOTIFY = typeof Notification === 'function'
export const canNotify = (): boolean => CAN_NOTIFY

/** Switching notifications on asks the browser once; who refuses there is not asked again by us. */
export async function askToNotify(wanted: boolean): Promise<void> {
  notify.value = wanted && CAN_NOTIFY && (await Notification.requestPermission()) === 'granted'
}

let wasAsked = false
/** what the badge says, null while it is not ours */
let badged: boolean | null = null

export const titleOf = ({ game, isAsked, words }: Call): string =>
  isAsked ? `● ${words} · ${game}` : `${game} · Sandtable`

/** Say whose turn it is where it can be seen from another window. */
export function call(now: Call): void {
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

/** The table is left: nothing waits here. */
export function hush(): void {
  wasAsked = false
  badged = null
  document.title = 'Sandtable'
  void (navigator as Partial<Navigator>).clearAppBadge?.().catch(() => {})
}
