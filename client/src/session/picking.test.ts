// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Option, Question } from '../wire/protocol'
import { batchTexts, buttons, complete, fitting, isMain, lesserTargets, litTargets, swapped } from './picking'

const option = (text: string, ...targets: string[]): Option => ({
  text,
  label: { key: '', otherwise: '' },
  targets,
  figures: [],
  odds: null,
  likely: [],
  lit: 'plain',
  ends: false,
  usual: false,
  would: null,
  commits: false,
  key: '',
})

const BUILD = [
  option('swords ford', 'tile:1', 'area:3'),
  option('swords hill', 'tile:1', 'area:4'),
  option('ship bay', 'tile:7', 'area:9'),
]
const MOVE = [option('a b', 'area:1', 'area:2'), option('a c', 'area:1', 'area:3'), option('b c', 'area:2', 'area:3')]

describe('what is lit', () => {
  test('any part of an answer may come first', () => {
    expect([...litTargets(BUILD, [])].sort()).toEqual(['area:3', 'area:4', 'area:9', 'tile:1', 'tile:7'])
  })
  test('after a part is chosen, only what still fits', () => {
    expect([...litTargets(BUILD, ['tile:1'])].sort()).toEqual(['area:3', 'area:4'])
    expect([...litTargets(BUILD, ['area:9'])]).toEqual(['tile:7'])
  })
  test('of two targets of the same part the first comes first', () => {
    expect([...litTargets(MOVE, [])].sort()).toEqual(['area:1', 'area:2'])
    expect([...litTargets(MOVE, ['area:1'])].sort()).toEqual(['area:2', 'area:3'])
  })
  test('nothing is lit without options', () => expect(litTargets([], []).size).toBe(0))
})

describe('what fits', () => {
  test('in any order', () => {
    expect(fitting(MOVE, ['area:2']).map((o) => o.text)).toEqual(['a b', 'b c'])
  })
  test('the same target twice must be there twice', () => {
    expect(fitting([option('x', 'unit:1', 'unit:1')], ['unit:1', 'unit:1'])).toHaveLength(1)
    expect(fitting([option('x', 'unit:1')], ['unit:1', 'unit:1'])).toHaveLength(0)
  })
})

describe('what is picked', () => {
  test('an answer with all its targets chosen', () => {
    expect(complete(BUILD, ['tile:1'])).toEqual([])
    expect(complete(BUILD, ['area:4', 'tile:1']).map((o) => o.text)).toEqual(['swords hill'])
  })
  test('options that differ only in numbers are offered together', () => {
    const raise = [option('1', 'area:5'), option('2', 'area:5')]
    expect(complete(raise, ['area:5'])).toHaveLength(2)
  })
  test('nothing before something is chosen', () => expect(complete([option('pass')], [])).toEqual([]))
})

test('an option is a button if nothing on the table has its targets', () => {
  const all = [option('pass'), option('build', 'action:1'), option('ford', 'area:3')]
  expect(buttons(all, new Set(['area:3'])).map((o) => o.text)).toEqual(['pass', 'build'])
})

describe('lesser targets', () => {
  const to = (hex: string, lit: Option['lit']): Option => ({ ...option(hex, 'unit:1', hex), lit })
  const move = [to('hex:1', 'battle'), to('hex:2', 'move')]
  test('a hex from which the unit could not battle', () => {
    expect([...lesserTargets(move, ['unit:1'])]).toEqual(['hex:2'])
  })
  test('not where another answer leads to the same place', () => {
    expect([...lesserTargets([...move, { ...option('fly', 'hex:2'), lit: 'plain', ends: false }], [])]).toEqual([])
  })
  test('none if the options do not differ', () => expect(lesserTargets(BUILD, []).size).toBe(0))
})

test('the button that ends the question is not the main one while there is something to click', () => {
  const done = option('done')
  const heal = option('heal', 'unit:3', 'target:-2')
  expect([done, heal].map((one) => isMain(one, [done, heal]))).toEqual([false, true])
  expect(isMain(done, [done, option('yes')])).toBe(true)
})

describe('answers that go together', () => {
  const question = {
    options: [option('one', 'model:1'), option('two', 'model:2'), option('three', 'model:3')],
    batch: { picks: ['three', 'two'], targets: ['model:3', 'model:2'], ordered: false },
  } as unknown as Question

  test('a click swaps a target for the one chosen first, or takes it out', () => {
    expect(swapped(['model:3', 'model:2'], 'model:1', 2)).toEqual(['model:2', 'model:1'])
    expect(swapped(['model:3', 'model:2'], 'model:3', 2)).toEqual(['model:2'])
    expect(swapped(['model:2'], 'model:3', 2)).toEqual(['model:2', 'model:3'])
  })
  test('the texts of all of them, in the order of the targets', () => {
    expect(batchTexts(question, ['model:1', 'model:3'])).toEqual(['one', 'three'])
    expect(batchTexts(question, ['model:1', 'model:3', 'model:2'])).toEqual(['one', 'three']) // the last follows by itself
  })
  test('nothing if a target is unknown, one is missing, or the question takes one answer', () => {
    expect(batchTexts(question, ['model:1', 'model:9'])).toEqual([])
    expect(batchTexts(question, ['model:1'])).toEqual([])
    expect(batchTexts({ ...question, batch: null }, ['model:1', 'model:2'])).toEqual([])
  })
})
