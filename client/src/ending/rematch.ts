// Rematch: the player who presses the button opens the table, and everyone else is offered their seat at the old one.

import { effect } from '@preact/signals'
import { go, tableLink } from '../device/route'
import { holdKey, keysOf } from '../device/settings'
import { takeInvitation } from '../pages/seats'
import type { Session } from '../session/session'
import { get, post } from '../wire/api'
import type { NewTable, NewTableAnswer, Rematch, TableInfo } from '../wire/protocol'

/** Sit down on our seats and go there. Seats already held are not requested again. */
export async function sitAgain(
  table: string,
  { keys, invitations }: Pick<Rematch, 'keys' | 'invitations'>,
): Promise<void> {
  const info = await get<TableInfo>(`/tables/${table}`)
  for (const { seat, key } of keys) holdKey(table, seat, key)
  for (const { seat, invitation } of invitations) if (!keysOf(table)[seat]) await takeInvitation(info, invitation)
  go(tableLink(table))
}

/** Is this browser seated at the rematch already, or was it only watching? */
export const isSeated = (again: Rematch): boolean =>
  again.invitations.every(({ seat }) => Boolean(keysOf(again.table)[seat]))

/** Waits for the offer from the live connection. */
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

/** Open a rematch for all players. A page with several seats learns about the others from the live connection. */
export async function playAgain(session: Session, swap: boolean, options: NewTable['options'] = {}): Promise<void> {
  const { viewer, held } = session.update.value!
  const request: NewTable = {
    again_of: session.table,
    swap,
    ...(options && Object.keys(options).length ? { options } : {}),
  }
  const answer = await post<NewTableAnswer>('/tables', request, session.key(viewer < 0 ? held[0]! : viewer))
  await sitAgain(answer.table.id, held.length > 1 ? await offered(session) : answer)
}
