// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { pipsOf } from '../../art/pips'
import { NO_PIECE } from '../../wire/blank'
import type { Conflict, DiceStep, Message, Piece, Step, Surface } from '../../wire/protocol'
import { ranksOf, reportsOf, unreadOf, wholeOf } from './meleedata'
import { stickSide } from './plaques'
import { gapText } from './scale'

const title = (key: string): Message => ({ key, args: {}, otherwise: '' })
const roll = (name: string, faces: number[], fallen: string[] = []): DiceStep => ({
  title: name,
  state: 'done',
  clause: '',
  seat: 0,
  sums: [],
  need: 3,
  dice: faces.map((face) => ({ face, passed: face <= 3, before: 0, target: '' })),
  passed: '',
  failed: '',
  about: null,
  falls: fallen.map((piece) => ({ piece, type: 0, role: '' as const, word: '', fallen: true, fled: false })),
  likely: [],
})
const report = (key: string, step: string, ...rolls: DiceStep[]) =>
  ({ title: title(key), step, sides: [], rolls }) as unknown as Conflict
const steps = (...all: Conflict[]) => all.map((one, at) => ({ at, told: { conflicts: [one] } }) as unknown as Step)

describe('an attack on the stage', () => {
  test('is shown until it is read, also while the next one goes on', () => {
    const own = report('volley', 'ended', roll('hit', [1]))
    const answer = report('answer', 'injury', roll('hit', [2]))
    expect(unreadOf([own, answer], () => false)).toBe(own)
    expect(unreadOf([own, answer], (one) => one === own)).toBeUndefined()
  })
  test('joins the rolls of its steps; a later report of a roll replaces an earlier one, casualties add up', () => {
    const earlier = report('clash', 'ended', roll('hit', [1]))
    const first = report('clash', 'clash', roll('hit', [6, 2]))
    const second = report('clash', 'clash', roll('hit', [3, 2]), roll('save', [6, 6]), roll('falls', [], ['m1']))
    const last = report('clash', 'ended', roll('morale', [5]), roll('falls', [], ['m2']))
    const found = reportsOf(last, steps(earlier, first, second, last))
    expect(found).toEqual([first, second, last]) // the attack before it was over
    const { rolls, falls, stands } = wholeOf(found)
    expect(rolls.map((one) => one.title)).toEqual(['hit', 'save', 'falls', 'morale'])
    expect(rolls[0]!.dice.map((die) => die.face)).toEqual([3, 2])
    expect(falls.map((one) => one.piece)).toEqual(['m1', 'm2'])
    expect(stands).toEqual([])
  })
  test('does not take rolls of another attack', () => {
    const other = report('impact', 'impact', roll('hit', [6]))
    const now = report('clash', 'clash', roll('hit', [1]))
    expect(reportsOf(now, steps(other))).toEqual([now])
  })
  test('places all figures in the picture, each at its own spot', () => {
    for (const n of [1, 2, 3, 7, 12, 20]) {
      const pieces = Array.from({ length: n }, (_, k): Piece => ({ ...NO_PIECE, id: `m${k}`, type: 0, seat: 0 }))
      const spots = ranksOf(pieces, 40, 300, 268, 1)
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(n)
      expect(spots.every(({ x, y }) => x >= 30 && x <= 345 && y > 100 && y <= 268)).toBe(true)
    }
  })
})

describe('measuring', () => {
  const surface = { unit: 100 } as Surface
  test('a distance has tenths, near a limit hundredths', () => {
    expect(gapText(surface, 912, 800)).toBe('9.1″')
    expect(gapText(surface, 1003, 800)).toBe('10.03″')
    expect(gapText(surface, 401, 500)).toBe('4.0″') // the fixed length reaches it
    expect(gapText(surface, 1508, 500)).toBe('15.1″') // beyond every face
  })
  test('the stick lies where fewer bases are', () => {
    const bases = [{ x: 50, y: 40, r: 10 }]
    expect(stickSide([0, 0], [100, 0], 100, 20, bases)).toBe(-34)
    expect(stickSide([0, 0], [100, 0], 100, 20, [{ x: 50, y: -40, r: 10 }])).toBe(34)
    // bases on both sides: farther away
    expect(stickSide([0, 0], [100, 0], 100, 20, [{ x: 50, y: -40, r: 10 }, ...bases])).toBe(-70)
  })
  test('a face has as many pips as its number', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => new Set(pipsOf(face)).size)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
