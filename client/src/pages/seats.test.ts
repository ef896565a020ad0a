// What a browser sends when it sits down and when it reveals its contribution to the dice.

import { beforeEach, expect, test, vi } from 'vitest'
import { sealOf, storedProof } from '../device/contributions'
import { holdKey } from '../device/settings'
import { recorded } from '../testing/recorded'
import type { TableInfo } from '../wire/protocol'
import { isTrusted, revealContributions, sitDown } from './seats'

const sent: { path: string; body: Record<string, string> }[] = []
let table: TableInfo

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  const company = { here: true, away: 0, deputy: '', gone: 0, agreed: [], program: false }
  const empty = { bot: '', holder: 'here' as const, seal: '', shared: false, ...company }
  table = {
    ...recorded.over.table,
    id: 'abc',
    status: 'waiting',
    commitment: 'c'.repeat(64),
    seats: [0, 1].map((seat) => ({ ...empty, seat, name: '', joined: seat === 1 })),
  }
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(init.body as string) as Record<string, string> })
    return Promise.resolve(new Response(JSON.stringify({ table, seat: 0 })))
  })
})

/** Seat 0 sits down as this browser, and the table knows its seal. */
async function seated(): Promise<TableInfo> {
  holdKey('abc', 0, 'key-0')
  await sitDown(table, 0, 'key-0', 'Ada')
  const seal = sent.pop()!.body.seal!
  return { ...table, seats: table.seats.map((seat) => (seat.seat ? seat : { ...seat, joined: true, seal })) }
}

test('sitting down sends the seal and keeps the share', async () => {
  await sitDown(table, 0, 'key-0', 'Ada')
  const kept = storedProof('abc')!
  expect(kept.commitment).toBe(table.commitment)
  expect(sent[0]!.body).toEqual({ name: 'Ada', seal: sealOf(kept.shares[0]!, 'abc') })
  expect(JSON.stringify(sent)).not.toContain(kept.shares[0])
  await sitDown(table, 0, 'key-0', 'Ada')
  expect(sent[1]).toEqual(sent[0]) // a retry sends the same request
})

test('a what-if needs no proof', async () => {
  await sitDown({ ...table, what_if: { at: 3, table: '' } }, 0, 'key-0', '')
  expect(sent[0]!.body).toEqual({})
  expect(storedProof('abc')).toBeNull()
})

test('nothing is shown before everybody has sat down', async () => {
  const now = await seated()
  await revealContributions({ ...now, seats: now.seats.map((seat) => ({ ...seat, joined: seat.seat === 0 })) })
  expect(sent).toEqual([])
  await revealContributions(now)
  expect(sent.map((one) => [one.path, one.body.contribution])).toEqual([
    ['api/tables/abc/share', storedProof('abc')!.shares[0]],
  ])
  expect(storedProof('abc')!.seals).toEqual(now.seats.map((seat) => seat.seal))
})

test('nothing is shown twice, or when the game has begun', async () => {
  const now = await seated()
  await revealContributions({ ...now, status: 'playing' })
  await revealContributions({ ...now, seats: now.seats.map((seat) => ({ ...seat, shared: true })) })
  expect(sent).toEqual([])
})

test('nothing is shown to a server that has changed its commitment, or a seal', async () => {
  const now = await seated()
  const other = { ...now, commitment: 'd'.repeat(64) }
  await revealContributions(other)
  expect(sent).toEqual([])
  expect(isTrusted(other)).toBe(false)
  await revealContributions(now)
  expect(sent.length).toBe(1)
  const resealed = { ...now, seats: now.seats.map((seat) => (seat.seat ? { ...seat, seal: 'e'.repeat(64) } : seat)) }
  await revealContributions(resealed)
  expect(sent.length).toBe(1)
  expect(isTrusted(resealed)).toBe(false)
  expect(isTrusted(now)).toBe(true)
})
