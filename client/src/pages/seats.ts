// Opening tables and sitting down at them.

import { go, tableLink } from '../device/route'
import { holdKey, keepLink, playerName } from '../device/settings'
import { insist, post } from '../wire/api'
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
  const id = answer.table.id
  for (const { seat, key } of answer.keys)
    (answer.table.seats[seat]?.holder === 'link' ? keepLink : holdKey)(id, seat, key)
  for (const { seat, key } of answer.keys) {
    const info = answer.table.seats[seat]
    if (seat >= 0 && info?.holder === 'here' && !info.joined)
      await sitDown(id, key, names[seat] || info.name || playerName.value)
  }
  go(tableLink(id))
}

export async function sitDown(table: string, key: string, name: string): Promise<JoinAnswer> {
  const wish: Join = { ...named(name), contribution: contribution() }
  return insist(() => post<JoinAnswer>(`/tables/${table}/join`, wish, key))
}
