import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type StoredProof, sealOf } from '../device/contributions'
import { hex, sha256 } from '../device/sha256'
import { at, recorded } from '../testing/recorded'
import type { TableInfo } from '../wire/protocol'
import { checkRecord, verdict } from './proof'

const text = readFileSync(at('./proof.jsonl'), 'utf8')
// biome-ignore lint/suspicious/noExplicitAny: a record is taken apart here in every way
type Rows = any[]
const rows = (): Rows =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
const written = (of: Rows): string => `${of.map((row) => JSON.stringify(row)).join('\n')}\n`

const head = rows()[0]
const OWN = '0123456789abcdef0123456789abcdef'
const kept: StoredProof = { commitment: head.seed.commitment, shares: { 0: OWN }, seals: head.seed.seals }
const info: TableInfo = {
  ...recorded.over.table,
  id: head.seed.table,
  rules: head.rules,
  players: 3,
  options: head.options,
  commitment: head.seed.commitment,
  seats: head.seats.map((name: string, seat: number) => ({
    seat,
    name,
    holder: 'link',
    bot: seat === 2 ? 'steward' : '',
    joined: true,
    here: true,
    seal: head.seed.seals[seat],
    shared: true,
  })),
}

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('SHA-256 of %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) & 255)
  expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
})

describe('a genuine record', () => {
  test('is proved to a browser with the commitment and the contribution', () => {
    const found = checkRecord(text, info, kept)
    expect(found.map((one) => one.key)).toEqual([
      'proof-commitment',
      'proof-contributions',
      'proof-terms',
      'proof-draws',
    ])
    expect(verdict(found)).toBe('proved')
    expect(found[3]!.args.n).toBeGreaterThan(50)
  })
  test('leaves open what a browser that was not there cannot know', () => {
    const found = checkRecord(text, info, null)
    expect(verdict(found)).toBe('open')
    expect(found[0]!.key).toBe('proof-commitment-unknown')
  })
  test('without our contribution is wrong', () => {
    const other = { ...kept, shares: { 0: 'x'.repeat(32) } }
    expect(checkRecord(text, info, other).map((one) => one.key)).toContain('proof-own-other')
  })
  test('with other seals than were seen is wrong', () => {
    const other = { ...kept, seals: ['a', 'b', ''] }
    expect(verdict(checkRecord(text, info, other))).toBe('wrong')
  })
  test('under another commitment than the stored one is wrong', () => {
    expect(verdict(checkRecord(text, info, { ...kept, commitment: '0'.repeat(64) }))).toBe('wrong')
  })
})

const line = (of: Rows): Rows => of.find((row, i) => i > 0 && Array.isArray(row) && row[5].length)
const FORGERIES: [string, (of: Rows) => void][] = [
  ['a name', (of) => (of[0].seats[0] = 'Mallory')],
  ['the digest of the names', (of) => (of[0].seed.names = '0'.repeat(64))],
  ['an option', (of) => (of[0].options.max_rounds = 3)],
  ['an option as text', (of) => (of[0].options.max_rounds = '2')],
  ['the digest of the options', (of) => (of[0].seed.options = '0'.repeat(64))],
  ['the rules', (of) => (of[0].rules = '9')],
  ['the game', (of) => (of[0].game = 'warlords')],
  ['the secret', (of) => (of[0].seed.secret = '00'.repeat(16))],
  ['the secret away', (of) => delete of[0].seed.secret],
  ['the commitment', (of) => (of[0].seed.commitment = '0'.repeat(64))],
  ['the table', (of) => (of[0].seed.table = 'elsewhere')],
  ['my contribution', (of) => (of[0].seed.contributions[0] = 'f'.repeat(32))],
  ['my contribution away', (of) => (of[0].seed.contributions[0] = '')],
  ["another's contribution", (of) => (of[0].seed.contributions[1] = 'f'.repeat(32))],
  [
    "another's contribution with its seal",
    (of) => {
      of[0].seed.contributions[1] = 'f'.repeat(32)
      of[0].seed.seals[1] = sealOf('f'.repeat(32), of[0].seed.table)
    },
  ],
  ["the bot's contribution", (of) => (of[0].seed.contributions[2] = 'f'.repeat(32))],
  ['a seal', (of) => (of[0].seed.seals[1] = '0'.repeat(64))],
  ['a seal away', (of) => (of[0].seed.seals[1] = '')],
  ['a set position', (of) => (of[0].start = '()')],
  ['the set-up', (of) => (of[0].seed.deal = [[0], [3]])],
  ['a draw', (of) => (line(of)[5][0] += 1)],
  ['a draw less', (of) => [5, 7].forEach((part) => line(of)[part].pop())],
  ['a line away', (of) => of.splice(20, 1)],
  ['a line twice', (of) => of.splice(20, 0, of[20])],
  ['the result away', (of) => of.pop()],
  ['a take-back hidden', (of) => of.find((row, i) => i > 0 && row.length === 9).pop()],
  ['a take-back to another place', (of) => (of.find((row, i) => i > 0 && row.length === 9)[8] = 0)],
]
describe('forgeries are detected', () => {
  test.each(FORGERIES)('%s', (_, forge) => {
    const forged = rows()
    forge(forged)
    expect(verdict(checkRecord(written(forged), info, kept))).toBe('wrong')
  })
  test('nonsense', () => expect(verdict(checkRecord('nonsense', info, kept))).toBe('wrong'))
  test('nothing', () => expect(verdict(checkRecord('', info, kept))).toBe('wrong'))
})

test('only the rules know the range of a draw', () => {
  const forged = rows()
  const row = line(forged)
  row[5][0] = 0
  row[7][0] = 1
  expect(verdict(checkRecord(written(forged), info, kept))).toBe('proved') // `sandtable verify` replays the game and detects it
})

test('an unsealed contribution leaves something open', () => {
  const seats = info.seats.map((seat) => ({ ...seat, bot: '' }))
  const found = checkRecord(text, { ...info, seats }, kept)
  expect(found.map((one) => one.key)).toContain('proof-given-openly')
  expect(verdict(found)).toBe('open')
})
