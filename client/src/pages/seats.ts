// Opening tables and sitting down at them.

import { go, tableLink } from '../device/route'
import { holdKey, keepLink, playerName } from '../device/settings'
import { insist, post, Refusal } from '../wire/api'
import type { Join, JoinAnswer, NewTable, NewTableAnswer } from '../wire/protocol'

/** Any text nobody else could foresee: this seat's share in the dice. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('')
}

/** A name is sent only if there is one: the server words a missing one. */
export const named = (name: string): { name?: string } => (name.trim() ? { name: name.trim() } : {})

/** Open a table, keep its keys, sit down on the seats that are here, and go there. A sequel needs a key of the table before. */
export async function openTable(wish: NewTable, names: string[] = [], key = ''): Promise<void> {
  await takeSeats(await post<NewTableAnswer>('/tables', wish, key), names)
}

export async function takeSeats(answer: NewTableAnswer, names: string[] = []): Promise<void> {
  await sitAt(answer, names)
  go(tableLink(answer.table.id))
}

/** Keep the keys of a new table and sit down on the seats that are here. */
export async function sitAt(answer: NewTableAnswer, names: string[] = []): Promise<void> {
  const id = answer.table.id
  for (const { seat, key } of answer.keys)
    (answer.table.seats[seat]?.holder === 'link' ? keepLink : holdKey)(id, seat, key)
  for (const { seat, key } of answer.keys) {
    const info = answer.table.seats[seat]
    if (seat >= 0 && info?.holder === 'here' && !info.joined)
      await sitDown(id, key, names[seat] || info.name || playerName.value)
  }
}

export async function sitDown(table: string, key: string, name: string): Promise<JoinAnswer> {
  const wish: Join = { ...named(name), contribution: contribution() }
  return insist(() => post<JoinAnswer>(`/tables/${table}/join`, wish, key))
}

const accepting = (table: string, invitation: string): string => `sandtable.accepting.${table}.${invitation}`
/** Was an invitation accepted by this browser, and the answer has not come? */
export const isAccepting = (table: string, invitation: string): boolean =>
  localStorage.getItem(accepting(table, invitation)) !== null

/**
 * Sit down as a guest: the invitation is exchanged for a key of our own, which whoever sent it does not know. What is sent is kept
 * until it is answered: after a reload the same request gets the same answer, while the invitation alone would open nothing any more.
 */
export async function acceptInvitation(table: string, invitation: string, name = ''): Promise<void> {
  await takeInvitation(table, invitation, name)
  go(tableLink(table), true)
}

/** The same without going there. */
export async function takeInvitation(table: string, invitation: string, name = ''): Promise<void> {
  const kept = accepting(table, invitation)
  const before = JSON.parse(localStorage.getItem(kept) ?? 'null') as Join | null
  const sent: Join = before ?? { ...named(name), contribution: contribution(), key: contribution() }
  localStorage.setItem(kept, JSON.stringify(sent))
  const answer = await insist(() => post<JoinAnswer>(`/tables/${table}/join`, sent, invitation)).catch(
    (error: unknown) => {
      if (error instanceof Refusal) localStorage.removeItem(kept)
      throw error
    },
  )
  holdKey(table, answer.seat, answer.key ?? invitation)
  localStorage.removeItem(kept)
}
