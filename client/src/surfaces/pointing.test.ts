// @vitest-environment node
import { expect, test } from 'vitest'
import type { Stack } from '../wire/protocol'
import { groundTargets, type Light } from './pointing'

const stack = (...targets: string[]) => ({ targets }) as unknown as Stack
const lit =
  (...all: string[]) =>
  (targets: readonly string[]): Light =>
    targets.some((x) => all.includes(x)) ? 'lit' : 'dim'

test('a click on the ground means the one force that could be meant', () => {
  expect(groundTargets(['area:1'], [stack('area:1', 'seat:2')], lit('area:1', 'seat:2'))).toEqual(['area:1', 'seat:2'])
})
test('with two forces you have to click one', () => {
  expect(
    groundTargets(
      ['area:1'],
      [stack('area:1', 'seat:2'), stack('area:1', 'seat:3')],
      lit('area:1', 'seat:2', 'seat:3'),
    ),
  ).toEqual(['area:1'])
})
test('a force that is not a target does not count', () => {
  expect(groundTargets(['area:1'], [stack('area:1', 'seat:0')], lit('area:1'))).toEqual(['area:1'])
})
