// This browser's share in the dice of a table: what it contributes, and what it was shown before it did. It is the player's own proof.

import { derive, hex } from './sha256'

export interface Kept {
  /** the commitment of the server, noted before anything was sealed here */
  commitment: string
  /** seat -> contribution */
  shares: Record<string, string>
  /** everybody's seals, noted before anything was shown from here */
  seals: string[]
}

const nameOf = (table: string): string => `sandtable.dice.${table}`
const TEXT = /^[\w-]{0,128}$/

/** Is this a proof, whoever wrote it? */
export function isKept(value: unknown): value is Kept {
  const { commitment, shares, seals } = (value ?? {}) as Partial<Kept>
  if (typeof commitment !== 'string' || typeof shares !== 'object' || shares === null || !Array.isArray(seals))
    return false
  const texts: unknown[] = [commitment, ...Object.keys(shares), ...Object.values(shares), ...seals]
  return texts.length < 60 && texts.every((x) => typeof x === 'string' && TEXT.test(x))
}

export function keptOf(table: string): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(table)) ?? 'null')
    return isKept(found) ? found : null
  } catch {
    return null
  }
}

export const keep = (table: string, kept: Kept): void => localStorage.setItem(nameOf(table), JSON.stringify(kept))

/** Any text nobody else could foresee. */
export const unforeseen = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

export const sealOf = (share: string, table: string): string => hex(derive(share, 'seal', [table]))

/** Note what a seat of ours contributes; the commitment is the one noted first. */
export function keepShare(table: string, commitment: string, seat: number, share: string): void {
  const before = keptOf(table) ?? { commitment, shares: {}, seals: [] }
  keep(table, { ...before, shares: { ...before.shares, [seat]: share } })
}
