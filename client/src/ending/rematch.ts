// Playing a finished game again: whoever presses opens the table, everybody else is offered the own seat at the old one.

import { effect } from '@preact/signals'
import { go, tableLink } from '../device/route'
import { holdKey, keysOf } from '../device/settings'
import { takeInvitation } from '../pages/seats'
import type { Session } from '../session/session'
import { get, post } from '../wire/api'
import type { NewTable, NewTableAnswer, Rematch, TableInfo } from '../wire/protocol'

/** Sit down on one's seats and go there; a seat that is held already is not asked for again. */
export async function sitAgain(
  table: string,
  { keys, invitations }: Pick<Rematch, 'keys' | 'invitations'>,
): Promise<void> {
  const info = await get<TableInfo>(`/tables/${table}`)
  for (const { seat, key } of keys) holdKey(table, seat, key)
  for (const { seat, invitation } of invitations) if (!keysOf(table)[seat]) await takeInvitation(info, invitation)
  go(tableLink(table))
}

/** Does this browser sit at the rematch already, or has it nothing but a look to win there? */
export const isSeated = (again: Rematch): boolean =>
  again.invitations.every(({ seat }) => Boolean(keysOf(again.table)[seat]))

/** The offer as the live channel brings it. */
function offered(session: Session): Promise<Rematch> {
  return new Promise((done) => {
    let stop = () => {}
    stop = effect(() => {
      const again = session.update.value?.again
      if (!again) return
      queueMicrotask(() => {
        stop()
        done(again)
      })
    })
  })
}

/** Open the table for all who played. A page that holds several seats hears of the others over the live channel. */
export async function playAgain(session: Session, swap: boolean, options: NewTable['options'] = {}): Promise<void> {
  const { viewer, held } = session.update.value!
  const wish: NewTable = {
    again_of: session.table,
    swap,
    ...(options && Object.keys(options).length ? { options } : {}),
  }
  const answer = await post<NewTableAnswer>('/tables', wish, session.key(viewer < 0 ? held[0]! : viewer))
  await sitAgain(answer.table.id, held.length > 1 ? await offered(session) : answer)
}
