import { describe, expect, test } from 'vitest'
import type { Point } from './geometry'
import { forest, treesIn } from './meadow'
import { closed, outlines, softened, wander, within } from './outline'

const R = 41.57
const hex = (column: number, row: number): Point[] => {
  const x = (1 + 2 * column + (row & 1)) * 36
  const y = (2 + 3 * row) * (R / 2)
  return [
    [x, y - R],
    [x + 36, y - R / 2],
    [x + 36, y + R / 2],
    [x, y + R],
    [x - 36, y + R / 2],
    [x - 36, y - R / 2],
  ]
}
const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], k) => {
    const [u, v] = loop[(k + 1) % loop.length]!
    return sum + (x * v - u * y) / 2
  }, 0)
const ONE = area(hex(0, 0))

describe('outlines', () => {
  test('adjacent hexes have one outline with their whole area', () => {
    const [loop, ...more] = outlines([hex(0, 0), hex(1, 0), hex(0, 1)])
    expect(more).toEqual([])
    expect(area(loop!)).toBeCloseTo(3 * ONE, 3)
  })
  test('hexes apart have one each, however their corners run', () => {
    expect(outlines([hex(0, 0), [...hex(3, 0)].reverse()]).map((loop) => Math.round(area(loop)))).toEqual([
      Math.round(ONE),
      Math.round(ONE),
    ])
  })
  test('a ring has a hole', () => {
    const loops = outlines([hex(1, 0), hex(2, 0), hex(2, 1), hex(2, 2), hex(1, 2), hex(0, 1)])
    expect(loops).toHaveLength(2)
    expect(loops.map(area).filter((a) => a < 0)).toHaveLength(1)
  })
})

describe('a soft edge', () => {
  const loop = outlines([hex(0, 0), hex(1, 0)])[0]!
  test('lies inside by its inset and deviates no farther than allowed', () => {
    const plain = area(softened(loop, { inset: 0, rough: 0 }))
    expect(plain).toBeLessThan(2 * ONE)
    expect(area(softened(loop, { inset: 8, rough: 0 }))).toBeLessThan(plain * 0.8)
    for (let x = 0; x < 1000; x += 7) expect(Math.abs(wander(x, x * 0.7))).toBeLessThanOrEqual(1.6)
  })
  test('is the same at the same place, and valid path data', () => {
    const d = closed(softened(loop, { inset: 4, rough: 3 }))
    expect(d).toBe(closed(softened(loop, { inset: 4, rough: 3 })))
    expect(d).toMatch(/^M[-\d. L]+z$/)
  })
})

describe('a wood', () => {
  const loops = outlines([hex(0, 0), hex(1, 0)]).map((loop) => softened(loop, { inset: 6, rough: 4 }))
  const trees = treesIn(loops, 7)
  test('has its trees inside, apart from each other', () => {
    expect(trees.length).toBeGreaterThan(30)
    for (const [k, tree] of trees.entries()) {
      expect(within(loops)(tree.x, tree.y - 2)).toBe(true)
      for (const other of trees.slice(k + 1))
        expect(Math.hypot(tree.x - other.x, (tree.y - other.y) * 1.25)).toBeGreaterThan(9.3)
    }
  })
  test('is drawn from far to near with valid paths', () => {
    const { shadows, bands } = forest(trees)
    for (const band of [{ leaf: shadows }, ...bands])
      for (const d of Object.values(band)) expect(d).toMatch(/^(M[-\d. mlhvcaz]+)*$/)
  })
})
