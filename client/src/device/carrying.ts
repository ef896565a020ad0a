// All one's seats as one text, to be carried to another browser in a personal link.

import { heldTables, holdKey, keysOf, playerName } from './settings'

interface Carried {
  name: string
  /** table -> seat -> key */
  seats: Record<string, Record<string, string>>
}

const MOST_TABLES = 200
const ID = /^[\w-]{1,64}$/

function encoded(value: Carried): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Every seat this browser holds. */
export const carried = (): string =>
  encoded({
    name: playerName.value,
    seats: Object.fromEntries(
      heldTables()
        .slice(0, MOST_TABLES)
        .map((id) => [id, keysOf(id)]),
    ),
  })

export const carryLink = (): string => `${location.origin}${location.pathname}#/seats/${carried()}`

/** What a text carries, or null if it is none of ours; a text from elsewhere is taken for what it may be: anything. */
export function unpacked(text: string): Carried | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Partial<Carried> | null
    if (typeof value?.name !== 'string' || typeof value.seats !== 'object' || value.seats === null) return null
    for (const [table, keys] of Object.entries(value.seats)) {
      if (!ID.test(table) || typeof keys !== 'object' || keys === null) return null
      for (const [seat, key] of Object.entries(keys))
        if (!/^-?\d$/.test(seat) || typeof key !== 'string' || !ID.test(key)) return null
    }
    return { name: value.name.slice(0, 40), seats: value.seats }
  } catch {
    return null
  }
}

/** Hold these seats here too; gives how many tables are new. What is held here already stays. */
export function takeOver({ name, seats }: Carried): number {
  let fresh = 0
  for (const [table, keys] of Object.entries(seats)) {
    const own = keysOf(table)
    fresh += Object.keys(own).length ? 0 : 1
    for (const [seat, key] of Object.entries(keys)) if (!(seat in own)) holdKey(table, Number(seat), key)
  }
  playerName.value ||= name
  return fresh
}
