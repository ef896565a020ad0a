// Opening tables and sitting down at them.

import { keep, randomText, sealOf, storeContribution, storedProof } from '../device/contributions'
import { go, tableLink } from '../device/route'
import { holdKey, keepLink, keysOf, playerName } from '../device/settings'
import { isUnavailable, post, Refusal, withRetries } from '../wire/api'
import type { Join, JoinAnswer, NewKey, NewTable, NewTableAnswer, SeatKey, Share, TableInfo } from '../wire/protocol'

/** A name is sent only if there is one; the server fills in a missing one. */
export const named = (name: string): { name?: string } => (name.trim() ? { name: name.trim() } : {})

/**
 * Open a table, store its keys, sit down on the seats of this device, and go there. A sequel needs a key of the previous table.
 */
export async function openTable(request: NewTable, names: string[] = [], key = ''): Promise<void> {
  await takeSeats(await post<NewTableAnswer>('/tables', request, key), names)
}

export async function takeSeats(answer: NewTableAnswer, names: string[] = []): Promise<void> {
  await sitAt(answer, names)
  go(tableLink(answer.table.id))
}

/** Store the keys of a new table and sit down on the seats of this device. */
export async function sitAt(answer: NewTableAnswer, names: string[] = []): Promise<void> {
  const id = answer.table.id
  for (const { seat, key } of answer.keys) holdKey(id, seat, key)
  for (const { seat, invitation } of answer.invitations) keepLink(id, seat, invitation)
  let table = answer.table
  for (const { seat, key } of answer.keys) {
    const info = answer.table.seats[seat]
    if (seat >= 0 && info?.holder === 'here' && !info.joined)
      table = (await sitDown(table, seat, key, names[seat] || info.name || playerName.value)).table
  }
  await revealContributions(table).catch(() => {})
}

/**
 * Sit down with the seal of a contribution to the dice, which is stored before it is sent. What-if tables and battles of the day
 * have nothing to prove.
 */
export async function sitDown(table: TableInfo, seat: number, key: string, name: string): Promise<JoinAnswer> {
  const share = storedProof(table.id)?.shares[seat] ?? randomText()
  const proves = !table.what_if && !table.daily
  if (proves) storeContribution(table.id, table.commitment, seat, share)
  const request: Join = { ...named(name), ...(proves ? { seal: sealOf(share, table.id) } : {}) }
  return withRetries(() => post<JoinAnswer>(`/tables/${table.id}/join`, request, key))
}

/** Take a seat that is open to anyone. */
export async function claimSeat(table: TableInfo, seat: number, name: string): Promise<void> {
  const share = randomText()
  const request: Join = { ...named(name), seal: sealOf(share, table.id), key: randomText() }
  const answer = await withRetries(() => post<JoinAnswer>(`/tables/${table.id}/seats/${seat}/claim`, request))
  storeContribution(table.id, table.commitment, seat, share)
  if (answer.key) holdKey(table.id, answer.seat, answer.key)
  await revealContributions(answer.table).catch(() => {})
}

/** Are the commitment and all seals the ones this browser stored? */
export function isTrusted(table: TableInfo): boolean {
  const kept = storedProof(table.id)
  if (!kept) return true
  return kept.commitment === table.commitment && kept.seals.every((seal, seat) => seal === table.seats[seat]?.seal)
}

/**
 * When everyone has sat down and sealed a contribution, reveal the contributions of our seats; returns the table after that.
 * Nothing is revealed to a server that has changed its commitment or a seal.
 */
export async function revealContributions(table: TableInfo): Promise<TableInfo> {
  const kept = storedProof(table.id)
  if (table.status !== 'waiting' || !kept || table.seats.some((seat) => !seat.joined)) return table
  if (!isTrusted(table)) return table
  keep(table.id, { ...kept, seals: table.seats.map((seat) => seat.seal) })
  let now = table
  for (const [seat, share] of Object.entries(kept.shares)) {
    const key = keysOf(table.id)[seat]
    const request: Share = { contribution: share }
    if (key && !table.seats[Number(seat)]?.shared)
      now = (await withRetries(() => post<JoinAnswer>(`/tables/${table.id}/share`, request, key))).table
  }
  return now
}

const accepting = (table: string, invitation: string): string => `sandtable.accepting.${table}.${invitation}`
/** Did this browser accept an invitation without getting an answer yet? */
export const isAccepting = (table: string, invitation: string): boolean =>
  localStorage.getItem(accepting(table, invitation)) !== null

/**
 * Sit down as a guest with a new key that the sender of the invitation does not know. The request is stored until it is answered:
 * after a reload the same request gets the same answer, while the invitation alone would count as used.
 */
export async function acceptInvitation(table: TableInfo, invitation: string, name = ''): Promise<void> {
  await takeInvitation(table, invitation, name)
  go(tableLink(table.id), true)
}

/** The same without going to the table. */
export async function takeInvitation(table: TableInfo, invitation: string, name = ''): Promise<void> {
  const noted = accepting(table.id, invitation)
  const before = JSON.parse(localStorage.getItem(noted) ?? 'null') as { sent: Join; share: string } | null
  const share = before?.share ?? randomText()
  const sent: Join = before?.sent ?? { ...named(name), seal: sealOf(share, table.id), key: randomText() }
  localStorage.setItem(noted, JSON.stringify({ sent, share }))
  const answer = await withRetries(() => post<JoinAnswer>(`/tables/${table.id}/join`, sent, invitation)).catch(
    (error: unknown) => {
      if (error instanceof Refusal) localStorage.removeItem(noted)
      throw error
    },
  )
  storeContribution(table.id, table.commitment, answer.seat, share)
  if (answer.key) holdKey(table.id, answer.seat, answer.key)
  localStorage.removeItem(noted)
  await revealContributions(answer.table).catch(() => {}) // the page of the table tries again
}

const changing = (table: string, key: string): string => `sandtable.changing.${table}.${key}`
/** Did this browser request a new key for this one without getting an answer yet? */
export const isChanging = (table: string, key: string): boolean => localStorage.getItem(changing(table, key)) !== null

/**
 * Give a seat a new key that only this browser knows; the old one stops working. The new key is stored before it is sent, so that
 * after a lost answer or a reload the same request is sent again.
 */
export async function changeKey(table: string, key: string): Promise<void> {
  const noted = changing(table, key)
  const sent: NewKey = { key: localStorage.getItem(noted) ?? randomText() }
  localStorage.setItem(noted, sent.key)
  const answer = await withRetries(() => post<SeatKey>(`/tables/${table}/key`, sent, key)).catch((error: unknown) => {
    if (error instanceof Refusal && !isUnavailable(error)) localStorage.removeItem(noted)
    throw error
  })
  holdKey(table, answer.seat, answer.key)
  localStorage.removeItem(noted)
}

/** Send unanswered key changes again after a reload. */
export async function finishChanges(table: string): Promise<void> {
  for (const key of Object.values(keysOf(table))) if (isChanging(table, key)) await changeKey(table, key)
}
