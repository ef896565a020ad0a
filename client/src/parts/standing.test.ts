import { expect, test } from 'vitest'
import type { StandingAnswers } from '../wire/protocol'
import { availableAnswers, currentAnswers, withKind } from './Standing'

const name = (kind: string) => kind
const nothing: StandingAnswers = { until_my_turn: false, unless_attacked: false, passes: [], asks: [] }

test('a kind of window is passed, asked, or neither', () => {
  const passes = withKind(nothing, 'dice', 'pass')
  expect(passes.passes).toEqual(['dice'])
  const asks = withKind(passes, 'dice', 'ask')
  expect([asks.passes, asks.asks]).toEqual([[], ['dice']])
  expect(withKind(asks, 'dice', 'usual')).toEqual(nothing)
})

test('each chip removes its standing answer and nothing else', () => {
  const all: StandingAnswers = { until_my_turn: true, unless_attacked: true, passes: ['dice', 'card'], asks: ['draw'] }
  const chips = currentAnswers(all, name)
  expect(chips.map((chip) => chip.key)).toEqual(['turn', 'attacked', 'pass dice', 'pass card', 'ask draw'])
  expect(chips.map((chip) => chip.answers)).toEqual([
    { ...all, until_my_turn: false },
    { ...all, unless_attacked: false },
    { ...all, passes: ['card'] },
    { ...all, passes: ['dice'] },
    { ...all, asks: [] },
  ])
  expect(currentAnswers(nothing, name)).toEqual([])
})

test('the menu offers what is not set yet, and kinds only at a window', () => {
  expect(availableAnswers(nothing, null, name).map((saying) => saying.key)).toEqual(['turn', 'attacked'])
  expect(availableAnswers(nothing, 'dice', name).map((saying) => saying.key)).toEqual([
    'turn',
    'attacked',
    'pass',
    'ask',
  ])
  const said: StandingAnswers = { ...nothing, until_my_turn: true, asks: ['dice'] }
  expect(availableAnswers(said, 'dice', name).map((saying) => saying.key)).toEqual(['attacked', 'pass'])
})
