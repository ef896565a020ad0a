import { describe, expect, test } from 'vitest'
import { recorded } from '../testing/recorded'
import type { Step, Update } from './protocol'
import { type Known, merge, motionsOf, recentConflicts } from './updates'

const { updates } = recorded

function known(upto: number): Known & { fresh: number[] } {
  let known: Known = { update: null, steps: [] }
  const fresh: number[] = []
  for (const update of updates.slice(0, upto)) {
    const merged = merge(known, update)
    fresh.push(merged.fresh.length)
    known = merged
  }
  return { ...known, fresh }
}

describe('updates of a real game', () => {
  test('the log is always the steps up to the last position, in order', () => {
    for (let k = 1; k <= updates.length; k++) {
      const { update, steps } = known(k)
      expect(steps.map((step) => step.at)).toEqual(Array.from({ length: update!.last + 1 }, (_, i) => i))
    }
  })
  test('an undo removes steps', () => {
    const back = updates.findIndex((update, k) => k > 0 && update.last < updates[k - 1]!.last)
    expect(back).toBeGreaterThan(0)
    expect(known(back + 1).steps.length).toBeLessThan(known(back).steps.length)
  })
  test('the first load has no new steps, later updates do', () => {
    const { fresh } = known(updates.length)
    expect(fresh[0]).toBe(0)
    expect(fresh.slice(1).reduce((a, b) => a + b)).toBeGreaterThan(3)
  })
})

describe('single updates', () => {
  const first = updates[0]!
  const known: Known = { update: first, steps: first.steps }
  test('a scene that was not sent again is the one before', () => {
    const { update, isNew } = merge(known, { ...first, scene: null, keep: first.steps.length, steps: [] })
    expect(update.scene).toBe(first.scene)
    expect(isNew).toBe(false)
  })
  test("another seat's view starts afresh", () => {
    const other: Update = { ...first, viewer: 1, keep: 0 }
    const { steps, fresh, isNew } = merge(known, other)
    expect(steps).toEqual(first.steps)
    expect(fresh).toEqual([])
    expect(isNew).toBe(true)
  })
})

describe('battles that ended', () => {
  const step = (at: number, seat: number, battles: number): Step => ({
    ...recorded.ended.steps[0]!,
    at,
    seat,
    told: {
      lines: [],
      conflicts: Array.from({ length: battles }, () => recorded.battle.scene!.conflict!),
      motions: [],
      beats: [],
    },
  })
  test("stay visible until the viewer's next pick", () => {
    const steps = [step(0, -1, 0), step(1, 0, 1), step(2, 1, 1)]
    expect(recentConflicts(steps, 0, 2)).toHaveLength(2)
    expect(recentConflicts([...steps, step(3, 0, 0)], 0, 3)).toHaveLength(0)
  })
  test('later ones are not shown', () => expect(recentConflicts([step(0, -1, 0), step(1, 0, 1)], 0, 0)).toEqual([]))
  test('the recorded one is shown', () => {
    const { steps, viewer, at } = recorded.ended
    expect(recentConflicts(steps, viewer, at).length).toBeGreaterThan(0)
  })
})

test('moves of pieces are reported for an animation', () => {
  const moves = updates.flatMap((update) => motionsOf(update.steps))
  expect(moves.length).toBeGreaterThan(0)
  for (const { start, end } of moves) expect(Math.max(start, end)).toBeLessThan(recorded.static.surface.places.length)
})
