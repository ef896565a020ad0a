// Packs all seats of this browser, and their contributions to the dice, into one text for a personal link to another browser.

import { isStoredProof, keep, type StoredProof, storedProof } from './contributions'
import { heldTables, holdKey, keysOf, playerName } from './settings'

export interface SeatTransfer {
  name: string
  /** table -> seat -> key */
  seats: Record<string, Record<string, string>>
  /** table -> what proves its dice */
  dice?: Record<string, StoredProof>
}

const MAX_TABLES = 200
const ID = /^[\w-]{1,64}$/

function encoded(value: SeatTransfer): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Every seat this browser holds. */
export function packSeats(): string {
  const tables = heldTables().slice(0, MAX_TABLES)
  const proofs = tables.map((id) => [id, storedProof(id)] as const).filter(([, kept]) => kept)
  return encoded({
    name: playerName.value,
    seats: Object.fromEntries(tables.map((id) => [id, keysOf(id)])),
    ...(proofs.length ? { dice: Object.fromEntries(proofs) as Record<string, StoredProof> } : {}),
  })
}

export const transferLink = (): string => `${location.origin}${location.pathname}#/seats/${packSeats()}`

/** The content of such a text, or null if it is invalid. The text may come from anywhere, so everything is checked. */
export function unpackSeats(text: string): SeatTransfer | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Partial<SeatTransfer> | null
    if (typeof value?.name !== 'string' || typeof value.seats !== 'object' || value.seats === null) return null
    for (const [table, keys] of Object.entries(value.seats)) {
      if (!ID.test(table) || typeof keys !== 'object' || keys === null) return null
      for (const [seat, key] of Object.entries(keys))
        if (!/^-?\d$/.test(seat) || typeof key !== 'string' || !ID.test(key)) return null
    }
    for (const [table, kept] of Object.entries(value.dice ?? {}))
      if (!ID.test(table) || !isStoredProof(kept)) return null
    return { name: value.name.slice(0, 40), seats: value.seats, dice: value.dice ?? {} }
  } catch {
    return null
  }
}

/** Store these seats here too and return how many tables are new. Seats that this browser already holds stay. */
export function importSeats({ name, seats, dice = {} }: SeatTransfer): number {
  let fresh = 0
  for (const [table, keys] of Object.entries(seats)) {
    const own = keysOf(table)
    fresh += Object.keys(own).length ? 0 : 1
    for (const [seat, key] of Object.entries(keys)) if (!(seat in own)) holdKey(table, Number(seat), key)
  }
  for (const [table, kept] of Object.entries(dice)) if (!storedProof(table)) keep(table, kept)
  playerName.value ||= name
  return fresh
}
