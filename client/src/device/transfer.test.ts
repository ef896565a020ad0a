import { beforeEach, describe, expect, test } from 'vitest'
import { storeContribution, storedProof } from './contributions'
import { parseRoute } from './route'
import { forgetTable, heldTables, holdKey, keysOf, playerName } from './settings'
import { importSeats, packSeats, transferLink, unpackSeats } from './transfer'

beforeEach(() => {
  localStorage.clear()
  playerName.value = 'Zoë'
})

describe('seats carried to another device', () => {
  test('a link holds all of them, and the name', () => {
    holdKey('abc', 0, 'key-0')
    holdKey('abc', -1, 'watch')
    holdKey('xyz', 3, 'key_3')
    const found = parseRoute(new URL(transferLink()).hash)
    localStorage.clear()
    playerName.value = ''
    expect(importSeats(unpackSeats(found.page === 'seats' ? found.code : '')!)).toBe(2)
    expect(keysOf('abc')).toEqual({ 0: 'key-0', '-1': 'watch' })
    expect(keysOf('xyz')).toEqual({ 3: 'key_3' })
    expect(playerName.value).toBe('Zoë')
  })
  test('a link holds what proves the dice, too', () => {
    holdKey('abc', 0, 'key-0')
    storeContribution('abc', 'c'.repeat(64), 0, 'share')
    const text = packSeats()
    localStorage.clear()
    importSeats(unpackSeats(text)!)
    expect(storedProof('abc')).toEqual({ commitment: 'c'.repeat(64), shares: { 0: 'share' }, seals: [] })
    storeContribution('abc', 'd'.repeat(64), 1, 'other')
    expect(storedProof('abc')?.commitment).toBe('c'.repeat(64)) // the commitment stored first
    importSeats(unpackSeats(text)!)
    expect(storedProof('abc')?.shares).toEqual({ 0: 'share', 1: 'other' })
  })
  test('what is held already stays', () => {
    holdKey('abc', 0, 'theirs')
    const text = packSeats()
    localStorage.clear()
    holdKey('abc', 0, 'mine')
    expect(importSeats(unpackSeats(text)!)).toBe(0)
    expect(keysOf('abc')).toEqual({ 0: 'mine' })
  })
  test.each([
    '',
    'x',
    '%',
    btoa('null'),
    btoa('{}'),
    btoa('{"name":"a","seats":{"t":{"0":7}}}'),
    btoa('{"name":"a","seats":{"../t":{}}}'),
    btoa('{"name":"a","seats":{},"dice":{"t":{"commitment":"<b>","shares":{},"seals":[]}}}'),
    btoa('{"name":"a","seats":{},"dice":{"t":null}}'),
  ])('%s carries nothing', (text) => expect(unpackSeats(text)).toBeNull())
  test('a link that was cut short carries nothing', () => {
    holdKey('abc', 0, 'key-0')
    expect(unpackSeats(packSeats().slice(0, -9))).toBeNull()
  })
})

test('what is forgotten can be taken up again', () => {
  holdKey('abc', 0, 'key-0')
  const recall = forgetTable('abc')
  expect(heldTables()).toEqual([])
  recall()
  expect(keysOf('abc')).toEqual({ 0: 'key-0' })
})
