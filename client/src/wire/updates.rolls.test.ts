// @vitest-environment node
import { expect, it } from 'vitest'
import { NO_PIECE } from './blank'
import type { Conflict, ConflictSide, Step } from './protocol'
import { isSameBattle, isSameRoll, recentConflicts, withDrawn } from './updates'

const side = (id: string, faces: number[]): ConflictSide => ({
  seat: 0,
  role: '',
  force: [{ ...NO_PIECE, id, type: 0, seat: 0 }],
  draws: 0,
  drawn: faces.map((value) => ({ value, type: -1, counts: true, text: '', does: 'hit', why: null, clause: '' })),
  modifiers: [],
  bonus: 0,
  total: null,
  flags: [],
  tags: [],
  name: null,
  losses: [],
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
  title: null,
  steps: [],
  rolls: [],
  gap: null,
  table: [],
  lit: -1,
  checks: [],
  cause: null,
  reach: null,
})

it('shows a roll once: not as the last attack while it is still the present one', () => {
  expect(isSameRoll(attack([1, 2]), attack([1, 2]))).toBe(true)
  expect(isSameRoll(attack([1, 2]), attack([1, 3]))).toBe(false)
  expect(isSameRoll(attack([1, 2]), null)).toBe(false)
  expect(isSameRoll(attack([1], 'strength'), attack([1], 'strength'))).toBe(false)
})

it('shows the later report of a roll, when more is known', () => {
  const later = { ...attack([1, 2]), step: 'ended' }
  const steps = [attack([1, 2]), attack([3]), later].map(
    (one, at): Step =>
      ({ at, seq: at, seat: 1, pick: null, undo: false, told: { lines: [], conflicts: [one] } }) as unknown as Step,
  )
  expect(recentConflicts(steps, -1, 9)).toEqual([attack([3]), later])
})

it('belongs to the current attack even after rerolls, but not before the roll', () => {
  expect(isSameBattle(attack([1, 2]), attack([1, 3]))).toBe(true)
  expect(isSameBattle(attack([1, 2]), attack([]))).toBe(false)
  expect(isSameBattle(attack([1, 2]), { ...attack([1, 2]), place: 4 })).toBe(false)
  expect(isSameBattle(attack([1, 2]), null)).toBe(false)
  const back = { ...attack([1]), sides: attack([1]).sides.toReversed() }
  expect(isSameBattle(attack([1]), back)).toBe(false)
})

it('shows a decided battle once: its tiles with the pieces that still wait for casualties', () => {
  const battle = (winner: number | null, faces: number[]): Conflict => ({ ...attack(faces, 'strength'), winner })
  const ended = battle(0, [4, 3])
  const now = { ...battle(0, []), sides: [side('u1', []), side('u9', [])] }
  expect(isSameBattle(ended, now)).toBe(true)
  const shown = withDrawn(now, ended)
  expect(shown.sides[0]!.drawn).toHaveLength(2)
  expect(shown.sides[1]!.force[0]!.id).toBe('u9')
  // another undecided one in the same place is a different one
  expect(isSameBattle(ended, battle(null, [5]))).toBe(false)
  expect(withDrawn(battle(null, []), undefined).sides[0]!.drawn).toEqual([])
  // a tie is fought again: the tied tiles are not another battle
  expect(isSameBattle(battle(null, [2]), battle(null, [5]))).toBe(true)
})
