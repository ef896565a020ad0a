import { describe, expect, test } from 'vitest'
import type { Draft, Item, Recipe, WorkshopInfo } from '../wire/protocol'
import {
  add,
  addLine,
  costOf,
  counts,
  found,
  lineAt,
  NOTHING,
  ownCost,
  recount,
  remove,
  standing,
  without,
} from './draft'
import { ranksOf } from './ranks'
import { packed, unpacked } from './share'

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
  clauses: [],
  profile: [],
  bands: [],
  number: -1,
  colour: '',
  figure: null,
  banner: false,
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
  test('an offered line goes where it is offered, with what comes along', () => {
    let draft = addLine(nords, { item: 'lord', count: 1, lines: [{ item: 'flag', count: 1, lines: [] }] }, [])
    draft = add(add(draft, axes, [0]), axes, [0])
    draft = addLine(draft, { item: 'flag', count: 1, lines: [] }, [0, 2])
    expect(draft.lines[0]!.lines.map((line) => [line.item, line.count, line.lines.length])).toEqual([
      ['flag', 1, 0],
      ['axes', 6, 0],
      ['axes', 6, 1],
    ])
    expect(lineAt(draft, [0, 2, 0])?.item).toBe('flag')
    expect(costOf(draft.lines, items)).toBe(50 + 2 * 48 + 40)
    expect(standing(draft, items)).toEqual([[0], [0, 1], [0, 2]])
    expect(standing(draft, items).map((path) => ownCost(lineAt(draft, path)!, items))).toEqual([70, 48, 68])
    expect(recount(draft, axes, [0, 1], 1).lines[0]!.lines[1]!.count).toBe(7)
    expect(recount(draft, axes, [0, 1], -1).lines[0]!.lines.length).toBe(2)
    expect(counts(draft, items).get('axes')).toBe(2)
    expect(costOf(without(draft, 'flag').lines, items)).toBe(50 + 2 * 48)
  })
})

test('a list in a link is read again, and a damaged link holds nothing', () => {
  const text = 'Jörmungandr’s Kin\nfaction: The Nords\n'
  expect(unpacked(packed(text))).toBe(text)
  expect(packed('???>>>')).toMatch(/^[\w-]+$/)
  expect(unpacked('*')).toBe('')
  expect(unpacked('gA')).toBe('')
})

test('the leader of a group stands in front of its ranks', () => {
  const man = { mount: '', whole: '' } as Recipe
  for (const count of [1, 2, 5, 11, 16]) {
    const { feet, width } = ranksOf(man, count)
    expect(feet.length).toBe(count)
    expect(new Set(feet.map(String)).size).toBe(count)
    expect(feet.every(([x]) => Math.abs(x) < width / 2)).toBe(true)
    expect(feet.slice(0, -1).every(([, y]) => y < feet[count - 1]![1])).toBe(true)
  }
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
