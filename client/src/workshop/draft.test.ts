import { describe, expect, test } from 'vitest'
import type { Draft, Item, WorkshopInfo } from '../wire/protocol'
import { add, costOf, counts, found, lineAt, NOTHING, placeFor, recount, remove } from './draft'

const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  name: id,
  kind: 'card',
  group: '',
  cost: 0,
  least: 1,
  most: 3,
  separate: false,
  under: [],
  of: '',
  icon: '',
  word: '',
  about: '',
  figures: [],
  tag: '',
  ...more,
})
const march = item('march-3', { name: 'March' })
const other = item('march-4', { name: 'March' })
const lord = item('lord', { separate: true, cost: 50, of: 'nords' })
const axes = item('axes', { separate: true, least: 6, most: 14, cost: 8, under: ['lord'], of: 'nords' })
const flag = item('flag', { under: ['axes'], cost: 20 })
const items = new Map([march, other, lord, axes, flag].map((one) => [one.id, one]))

describe('a flat draft', () => {
  test('counts items on one line and removes an empty line', () => {
    let draft = add(add(add(NOTHING, march, []), march, []), other, [])
    expect(draft.lines).toEqual([
      { item: 'march-3', count: 2, lines: [] },
      { item: 'march-4', count: 1, lines: [] },
    ])
    expect(counts(draft, items).get('name:March')).toBe(3)
    draft = recount(draft, other, [1], -1)
    expect(draft.lines.length).toBe(1)
    expect(remove(draft, [0]).lines).toEqual([])
    expect(NOTHING.lines).toEqual([])
  })
})

describe('a nested draft', () => {
  const nords: Draft = { ...NOTHING, choice: 'nords' }
  test('an item goes under the selected line or under its parent', () => {
    expect(placeFor(NOTHING, lord, [])).toBeNull()
    let draft = add(nords, lord, placeFor(nords, lord, [])!)
    expect(placeFor(draft, axes, [])).toBeNull()
    draft = add(draft, axes, placeFor(draft, axes, [0])!)
    draft = add(draft, axes, placeFor(draft, axes, [0, 0])!)
    draft = add(draft, flag, placeFor(draft, flag, [0, 1])!)
    expect(draft.lines[0]!.lines.map((line) => [line.count, line.lines.length])).toEqual([
      [6, 0],
      [6, 1],
    ])
    expect(lineAt(draft, [0, 1, 0])?.item).toBe('flag')
    expect(costOf(draft.lines, items)).toBe(50 + 2 * 48 + 20)
    expect(recount(draft, axes, [0, 0], 1).lines[0]!.lines[0]!.count).toBe(7)
    expect(recount(draft, axes, [0, 0], -1).lines[0]!.lines.length).toBe(1)
    expect(counts(draft, items).get('axes')).toBe(2)
  })
})

test('searching finds items with all words, of a kind and a group', () => {
  const stock = { items: [march, item('kor', { kind: 'castle', group: 'orcs' })] } as unknown as WorkshopInfo
  const text = (one: Item) => `${one.name} ${one.group}`.toLowerCase()
  const ids = (words: string, kind = '', group = '') => found(stock, { words, kind, group }, text).map((one) => one.id)
  expect(ids('')).toEqual(['march-3', 'kor'])
  expect(ids(' KOR orc ')).toEqual(['kor'])
  expect(ids('kor', 'card')).toEqual([])
  expect(ids('', '', 'orcs')).toEqual(['kor'])
})
