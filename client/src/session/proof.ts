// What the record of a finished game proves to this browser: that the secret, the contributions and every number drawn belong
// together. The same as `sandtable.core.match.proof`, without the rules.

import { type StoredProof, sealOf } from '../device/contributions'
import { derive, hex, sha256 } from '../device/sha256'
import type { TableInfo } from '../wire/protocol'

/** One check: a message with its arguments, and whether it passed; null if it could not be decided. */
export interface Finding {
  key: string
  args: Record<string, string | number>
  holds: boolean | null
}

interface Head {
  sandtable: number
  game: string
  rules: string
  players: number
  options: Record<string, string | number>
  seats: string[]
  start?: string
  seed: {
    secret?: string
    commitment?: string
    contributions?: string[]
    table?: string
    seals?: string[]
    options?: string
    names?: string
    deal?: [number[], number[]]
    /** the rules the game was started under, if it continued under later ones */
    rules?: string
  }
}

type Row = [number, number, string, string, string, number[], string, number[], number?]

export const botShare = (commitment: string, seat: number): string =>
  hex(derive(commitment, "bot's contribution", [String(seat)])).slice(0, 32)

const digestOfOptions = (options: Head['options']): string =>
  hex(
    derive(
      '',
      'options',
      Object.keys(options)
        .sort()
        .flatMap((name) => [name, `${typeof options[name] === 'number' ? 'n' : 't'}${options[name]}`]),
    ),
  )

/** A number as eight bytes, big-endian. */
function eight(n: number): Uint8Array {
  const made = new DataView(new ArrayBuffer(8))
  made.setUint32(0, Math.floor(n / 2 ** 32))
  made.setUint32(4, n >>> 0)
  return new Uint8Array(made.buffer)
}

const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(parts.flatMap((part) => [...part]))

/** The random generator of the dice: word k is the (k mod 8)th word of SHA-256(key, k div 8). */
class Dice {
  constructor(
    private key: Uint8Array,
    private taken = 0,
  ) {}
  below(n: number): number {
    const block = new DataView(sha256(joined(this.key, eight(Math.floor(this.taken / 8)))).buffer)
    const word = block.getUint32((this.taken++ % 8) * 4)
    return Number((BigInt(word) * BigInt(n)) >> 32n)
  }
  copy(): Dice {
    return new Dice(this.key, this.taken)
  }
  /** The generator after an agreed undo. */
  renewed(number: number): Dice {
    const mark = new TextEncoder().encode('renewed')
    return new Dice(sha256(joined(this.key, mark, eight(this.taken), eight(number))))
  }
}

/** How many numbers were drawn, or the first line (0: the set-up) that does not follow from the seed. */
function drawn(head: Head, rows: readonly Row[]): { count: number; wrong: number | null } {
  const { secret, table, options, names, contributions, seals, deal } = head.seed
  const bound = [table!, head.game, head.seed.rules ?? head.rules, options!, names!, ...contributions!, ...seals!]
  let dice = new Dice(derive(secret!, 'bound dice', bound))
  let count = 0
  const fits = (chance: number[], sides: number[]): boolean => {
    count += chance.length
    return chance.length === sides.length && chance.every((outcome, i) => outcome === dice.below(sides[i]!))
  }
  if (!fits(...deal!)) return { count, wrong: 0 }
  const after = [dice.copy()]
  for (const [at, row] of rows.entries()) {
    const back = row[8]
    if (back !== undefined) dice = after[back]!.renewed(at)
    if (!fits(row[5], row[7])) return { count, wrong: at + 1 }
    after.push(dice.copy())
  }
  return { count, wrong: null }
}

/** The checks of the contributions: every seal, and who did not contribute. */
function contributions(head: Head, info: TableInfo, kept: StoredProof | null): Finding[] {
  const { commitment, table } = head.seed
  const shares = head.seed.contributions!
  const seals = head.seed.seals!
  const found: Finding[] = []
  const say = (key: string, holds: boolean | null, seat = -1) =>
    found.push({ key, holds, args: seat < 0 ? {} : { p: head.seats[seat] ?? String(seat + 1) } })
  const broken = shares.findIndex((share, seat) => seals[seat] && share && sealOf(share, table!) !== seals[seat])
  if (broken >= 0) say('proof-seal-broken', false, broken)
  const own = Object.entries(kept?.shares ?? {})
  for (const [seat, share] of own)
    if (shares[Number(seat)] !== share)
      say(shares[Number(seat)] ? 'proof-own-other' : 'proof-own-missing', false, Number(seat))
  if (kept?.seals.length && kept.seals.join() !== seals.join()) say('proof-seals-changed', false)
  for (const [seat, share] of shares.entries()) {
    const bot = info.seats[seat]?.bot
    if (bot && share !== botShare(commitment!, seat)) say('proof-bot-other', false, seat)
    if (!bot && seals[seat] && !share && !(kept && seat in kept.shares)) say('proof-withheld', null, seat)
    if (!bot && !seals[seat]) say('proof-given-openly', null, seat)
  }
  if (found.every((one) => one.holds !== false) && own.length) say('proof-contributions', true)
  return found
}

/** Everything this browser can check by itself, in the order it is shown. */
export function checkRecord(text: string, info: TableInfo, kept: StoredProof | null): Finding[] {
  const lines = text.trimEnd().split('\n')
  let head: Head
  let rows: unknown[]
  try {
    head = JSON.parse(lines[0]!) as Head
    rows = lines.slice(1).map((line) => JSON.parse(line) as unknown)
  } catch {
    return [{ key: 'proof-unreadable', args: {}, holds: false }]
  }
  const { seed } = head
  if (head.sandtable === 1) return [{ key: 'proof-older', args: {}, holds: null }]
  const result = rows.pop()
  const hole = rows.findIndex((row, at) => !Array.isArray(row) || row[0] !== at + 1)
  const isWhole =
    typeof result === 'object' &&
    result !== null &&
    'winners' in result &&
    hole < 0 &&
    !head.start &&
    head.sandtable === 2
  const hasSeed =
    seed.secret &&
    seed.commitment &&
    seed.deal &&
    seed.contributions?.length === info.players &&
    seed.seals?.length === info.players
  if (!isWhole || !hasSeed) return [{ key: 'proof-hole', args: { n: hole + 1 }, holds: false }]
  const found: Finding[] = []
  const isCommitted =
    seed.table === info.id &&
    hex(derive(seed.secret!, 'commitment', [info.id])) === seed.commitment &&
    seed.commitment === (kept?.commitment ?? info.commitment)
  const known = kept ? 'proof-commitment' : 'proof-commitment-unknown'
  found.push({
    key: isCommitted ? known : 'proof-commitment-other',
    args: {},
    holds: isCommitted ? (kept ? true : null) : false,
  })
  found.push(...contributions(head, info, kept))
  const agreed =
    head.game === info.game &&
    (seed.rules ?? head.rules) === info.rules &&
    digestOfOptions(head.options) === seed.options &&
    digestOfOptions(info.options) === seed.options &&
    hex(derive('', 'names', head.seats)) === seed.names &&
    head.seats.every((name, seat) => name === info.seats[seat]?.name || !info.seats[seat]?.name)
  found.push({ key: agreed ? 'proof-terms' : 'proof-terms-other', args: {}, holds: agreed })
  const { count, wrong } = drawn(head, rows as Row[])
  found.push(
    wrong === null
      ? { key: 'proof-draws', args: { n: count }, holds: true }
      : { key: 'proof-draws-other', args: { n: wrong }, holds: false },
  )
  return found
}

/** Is everything proved, is something wrong, or is something undecided? */
export const verdict = (found: readonly Finding[]): 'proved' | 'open' | 'wrong' =>
  found.some((one) => one.holds === false) ? 'wrong' : found.every((one) => one.holds) ? 'proved' : 'open'
