import { expect, it } from 'vitest'
import type { Conflict, ConflictSide, Step } from './protocol'
import { isSameRoll, recentConflicts } from './updates'

const side = (id: string, faces: number[]): ConflictSide => ({
  seat: 0,
  role: '',
  force: [{ id, type: 0, seat: 0, count: 1, at: null, facing: null, figures: [], flags: [], targets: [], banner: -1 }],
  draws: 0,
  drawn: faces.map((value) => ({ value, type: -1, counts: true, text: '', does: 'hit', why: null, clause: '' })),
  modifiers: [],
  bonus: 0,
  total: null,
  flags: [],
  tags: [],
})
const attack = (faces: number[], form: Conflict['form'] = 'dice'): Conflict => ({
  place: 3,
  step: '',
  sides: [side('u1', faces), side('u2', [])],
  clause: '',
  odds: null,
  winner: null,
  outcome: null,
  form,
  likely: [],
  at: null,
})

it('shows a roll once: not as the last attack while it is still the present one', () => {
  expect(isSameRoll(attack([1, 2]), attack([1, 2]))).toBe(true)
  expect(isSameRoll(attack([1, 2]), attack([1, 3]))).toBe(false)
  expect(isSameRoll(attack([1, 2]), null)).toBe(false)
  expect(isSameRoll(attack([1], 'strength'), attack([1], 'strength'))).toBe(false)
})

it('shows the later telling of a roll, when more is known of it', () => {
  const later = { ...attack([1, 2]), step: 'ended' }
  const steps = [attack([1, 2]), attack([3]), later].map(
    (one, at): Step =>
      ({ at, seq: at, seat: 1, pick: null, undo: false, told: { lines: [], conflicts: [one] } }) as unknown as Step,
  )
  expect(recentConflicts(steps, -1, 9)).toEqual([attack([3]), later])
})
