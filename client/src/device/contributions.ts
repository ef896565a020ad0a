// This browser's contributions to the dice of a table, and what the server had committed to before. This is the player's own
// proof.

import { derive, hex } from './sha256'

export interface StoredProof {
  /** the server's commitment, stored before anything was sealed here */
  commitment: string
  /** seat -> contribution */
  shares: Record<string, string>
  /** all seals, stored before this browser revealed anything */
  seals: string[]
}

const nameOf = (table: string): string => `sandtable.dice.${table}`
const TEXT = /^[\w-]{0,128}$/

/** Is this a valid proof? It may come from anywhere. */
export function isStoredProof(value: unknown): value is StoredProof {
  const { commitment, shares, seals } = (value ?? {}) as Partial<StoredProof>
  if (typeof commitment !== 'string' || typeof shares !== 'object' || shares === null || !Array.isArray(seals))
    return false
  const texts: unknown[] = [commitment, ...Object.keys(shares), ...Object.values(shares), ...seals]
  return texts.length < 60 && texts.every((x) => typeof x === 'string' && TEXT.test(x))
}

export function storedProof(table: string): StoredProof | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(table)) ?? 'null')
    return isStoredProof(found) ? found : null
  } catch {
    return null
  }
}

export const keep = (table: string, kept: StoredProof): void =>
  localStorage.setItem(nameOf(table), JSON.stringify(kept))

/** A random text that nobody else can predict. */
export const randomText = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

export const sealOf = (share: string, table: string): string => hex(derive(share, 'seal', [table]))

/** Store the contribution of one of our seats. The commitment stored first stays. */
export function storeContribution(table: string, commitment: string, seat: number, share: string): void {
  const before = storedProof(table) ?? { commitment, shares: {}, seals: [] }
  keep(table, { ...before, shares: { ...before.shares, [seat]: share } })
}
