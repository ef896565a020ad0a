import { describe, expect, test } from 'vitest'
import { recorded } from '../testing/recorded'
import { changed, crc32, spliced } from './changes'
import type { Scene, SceneChange, Update } from './protocol'
import { completed } from './updates'

const digest = (scene: Scene) => crc32(new TextEncoder().encode(JSON.stringify(scene)))
const first = recorded.updates[0]!
const scene = first.scene!

test('the check is the usual CRC-32', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})

test('a script keeps, skips and inserts items of a list', () => {
  expect(spliced(['a', 'b', 'c', 'd'], [1, -2, ['x', 'y'], 1])).toEqual(['a', 'x', 'y', 'd'])
  expect(spliced(['a'], [-1])).toEqual([])
})

describe('a change of a scene', () => {
  const next: Scene = { ...scene, round: scene.round + 1, stacks: scene.stacks.slice(1) }
  const change: SceneChange = {
    base: first.seq,
    digest: digest(next),
    values: { round: next.round },
    lists: { stacks: [-1, next.stacks.length] },
  }
  const update: Update = { ...first, seq: first.seq + 1, scene: null, change }

  test('makes the new scene and leaves the old one alone', () => {
    const before = JSON.stringify(scene)
    expect(changed(scene, change)).toEqual(next)
    expect(JSON.stringify(scene)).toBe(before)
    expect(completed(first, update)!.scene).toEqual(next)
    expect(completed(first, update)!.change).toBeUndefined()
  })
  test('is refused if the result differs', () => {
    expect(changed(scene, { ...change, values: {} })).toBeNull()
    expect(changed(scene, { ...change, lists: { viewer: [1] } })).toBeNull()
  })
  test('is refused if it starts from another scene', () => {
    expect(completed(null, update)).toBeNull()
    expect(completed({ ...first, seq: first.seq + 5 }, update)).toBeNull()
    expect(completed({ ...first, viewer: first.viewer + 1 }, update)).toBeNull()
  })
  test('does not affect updates without one', () => {
    expect(completed(null, first)).toBe(first)
  })
})
