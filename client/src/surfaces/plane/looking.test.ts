// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { NO_PIECE } from '../../wire/blank'
import type { Ground, Question, Scene, Stack, Static } from '../../wire/protocol'
import type { Hints, Pointing } from '../pointing'
import { blockersOf } from './blocking'
import { handOf, heldAt, placingOf } from './hand'
import { lookingAt } from './looking'
import { scaleOf } from './scale'

const surface = { kind: 'plane', width: 1000, height: 1000, unit: 100, upward: false, shapes: [] as unknown[] }
const data = { surface, types: [{ base: 50 }] } as unknown as Static
const scale = scaleOf(data.surface, '')
const wood = {
  targets: ['piece:3'],
  points: [
    [100, 100],
    [200, 100],
    [200, 200],
  ],
} as unknown as Ground
const stack = {
  id: 's1',
  targets: ['regiment:1'],
  pieces: [{ ...NO_PIECE, id: 'm7', type: 0, at: [500, 400], targets: ['model:7', 'regiment:1'] }],
} as unknown as Stack
const scene = { round: 2, stacks: [stack], plane: { ground: [wood] } } as unknown as Scene
const aim = (target: string, refused: string, by: string[]) => ({ target, refused, by })
const sight = (end: string, by: string[]) => ({ ends: ['model:1', end], by })
const asking = (more: object) => ({ kind: 'march', focus: [], aims: [], sights: [], ...more }) as unknown as Question

describe('what is in the way of a unit', () => {
  const question = asking({
    aims: [aim('regiment:5', '', ['piece:3']), aim('regiment:6', 'no-aim', ['piece:3'])],
    sights: [sight('regiment:6', ['model:7']), sight('regiment:5', [])],
  })
  const of = (own?: string[]) => blockersOf(question, own, scene, data, scale)

  test('is ground that veils it, or ground and single models that hide it', () => {
    expect(of(['regiment:5']).map(({ target, veils }) => [target, veils])).toEqual([['piece:3', true]])
    expect(of(['regiment:6']).map(({ target, veils }) => [target, veils])).toEqual([
      ['piece:3', false],
      ['model:7', false],
    ])
  })
  test('is a line around the ground, and a ring just outside of a base', () => {
    const [ground, model] = of(['regiment:6'])
    expect(ground!.d).toMatch(/^M100[ ,]100/)
    expect(model!.d).toMatch(/^M446 400a54 54/)
  })
  test('is shown for all possible targets while nothing is pointed at', () => {
    expect(of().map(({ target, veils }) => [target, veils])).toEqual([['piece:3', true]])
  })
  test('is empty without a question', () => {
    expect(blockersOf(null, ['regiment:6'], scene, data, scale)).toEqual([])
  })
})

describe('placing', () => {
  const region = { start: [10, 20], candidates: [[30, 40]], base: 50 }
  const moves: unknown[] = []
  const spots: unknown[] = []
  let ghost: { key: string; at: readonly [number, number] } | null = null
  const pointing = {
    asked: () => asking({ region }),
    ghost: () => ghost,
    setGhost: (key: string, at: readonly [number, number]) => {
      ghost = { key, at }
      moves.push(at)
    },
    spot: (at: readonly [number, number]) => spots.push(at),
  } as unknown as Pointing

  test('holds what is to be placed at the first candidate, until it is moved', () => {
    const placing = placingOf(scene, pointing)
    expect(heldAt(placing, pointing)).toEqual([30, 40])
    handOf(placing, data.surface, pointing).hold([31, 40])
    expect(heldAt(placing, pointing)).toEqual([31, 40])
    expect(heldAt({ ...placing, key: 'another question' }, pointing)).toEqual([30, 40])
  })
  test('moves only from one point of the lattice to another', () => {
    moves.length = 0
    const { hold, place } = handOf(placingOf(scene, pointing), data.surface, pointing)
    hold([31, 40])
    expect(moves).toEqual([])
    hold([31, 41])
    place([31, 41])
    expect(moves).toEqual([[31, 41]])
    expect(spots).toEqual([[31, 41]])
  })
})

describe('pointing at a unit', () => {
  test('tells its card where the pointer is, so that what slides under a resting one opens none', () => {
    const onPointerEnter = vi.fn()
    const hints = { onPointerEnter } as unknown as Hints
    const e = { currentTarget: null, clientX: 7, clientY: 9, pointerType: 'mouse' } as unknown as PointerEvent
    lookingAt('s1', { asked: () => null } as unknown as Pointing, hints).onPointerEnter!(e)
    expect(onPointerEnter).toHaveBeenCalledWith(e)
  })
})
