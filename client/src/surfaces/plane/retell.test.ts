import { describe, expect, test } from 'vitest'
import type { Beat } from '../../show/beats'
import type { Conflict, Motion, PieceType, Scene, Step } from '../../wire/protocol'
import { advanced, retell, touching } from './retell'

const model = (id: string, seat: number, at: [number, number]) => ({ id, seat, type: 0, floor: 0, at })
const unit = { count: 1 }
const before = {
  stacks: [
    { id: 'r1', unit, pieces: [model('m1', 0, [0, 0]), model('m2', 0, [100, 0])] },
    { id: 'r2', unit, pieces: [model('m9', 1, [0, 500]), model('m10', 1, [100, 500])] },
  ],
  plane: { contacts: [] },
} as unknown as Scene
const types = [{ base: 50 }] as PieceType[]
const motions = [
  {
    seat: 0,
    types: [0],
    start: -1,
    end: -1,
    path: [
      [0, 0],
      [0, 400],
    ],
  },
  {
    seat: 0,
    types: [0],
    start: -1,
    end: -1,
    path: [
      [100, 0],
      [100, 300],
    ],
  },
] as Motion[]
const step = { at: 7, told: { lines: [], motions } } as unknown as Step
const rolled = (die: number): Beat[] => {
  const conflict = { reach: { die, need: 3 } } as unknown as Conflict
  const base = { at: 7, seat: 0, ms: 100, conflict }
  return [
    { ...base, kind: 'dice' },
    { ...base, kind: 'result', waits: true },
    { at: 7, seat: 0, ms: 100, kind: 'turn' },
  ]
}
const spots = (scene: Scene | undefined) => scene?.stacks.flatMap((one) => one.pieces.map((piece) => piece.at))

describe('a Charge is told in order', () => {
  test('everybody stands where they stood until the contact; then only those who charge have moved', () => {
    const told = retell(rolled(3), [step], before, types)
    expect(told.map((beat) => beat.kind)).toEqual(['dice', 'result', 'contact', 'turn'])
    expect(told[0]!.scene).toBe(before)
    expect(told[1]!.scene).toBe(before)
    expect(spots(told[2]!.scene)).toEqual([
      [0, 400],
      [100, 300],
      [0, 500],
      [100, 500],
    ])
    expect(told[2]!.scene!.plane!.contacts).toEqual([['m1', 'm9']])
    expect(told[2]!.waits).toBe(true)
    expect(told[2]!.motions).toEqual(motions)
    expect(told[3]!.scene).toBeUndefined()
  })
  test('a Charge that falls short has no contact', () => {
    expect(retell(rolled(2), [step], before, types).map((beat) => beat.kind)).toEqual(['dice', 'result', 'turn'])
  })
  test('earlier moves of the same update are already made', () => {
    const march = { at: 6, told: { lines: [], motions: [motions[0]!] } } as unknown as Step
    const told = retell(rolled(3), [march, { ...step, told: { ...step.told, motions: [] } }], before, types)
    expect(spots(told[0]!.scene)![0]).toEqual([0, 400])
  })
  test('models on different floors do not touch', () => {
    const scene = advanced(before, motions)
    scene.stacks[0]!.pieces[0]!.floor = 1
    expect(touching(scene, types)).toEqual([])
  })
})
