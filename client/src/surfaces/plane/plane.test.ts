// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Point } from '../../art/geometry'
import type { Surface } from '../../wire/protocol'
import { along, type Disc, inset, longest, middle, outlineOf } from './outline'
import { covered, placePlaques, textWidth } from './plaques'
import { scaleOf, type Turn } from './scale'
import { edgeBox } from './table'

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]
const disc = (x: number, y: number, r = 10): Disc => ({ x, y, r })
/** the corners of all closed lines of a path */
const rings = (d: string): Point[][] =>
  d
    .split('M')
    .filter(Boolean)
    .map((part) =>
      [...part.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=Q|Z|$)/g)].map((m): Point => [Number(m[1]), Number(m[2])]),
    )

describe('the outline of a unit', () => {
  test('is one line around bases that stand together', () => {
    const discs = [disc(0, 0), disc(21, 0), disc(42, 0), disc(10, 20)]
    const found = rings(outlineOf(discs, 6, 4))
    expect(found).toHaveLength(1)
    const xs = found[0]!.map(([x]) => x)
    expect(Math.min(...xs)).toBeLessThan(-10)
    expect(Math.max(...xs)).toBeGreaterThan(52)
    expect(Math.max(...xs)).toBeLessThan(70)
  })
  test('joins distant models', () => {
    expect(rings(outlineOf([disc(0, 0), disc(150, 0)], 6, 4))).toHaveLength(1)
  })
  test('without models is empty', () => {
    expect(outlineOf([], 6, 4)).toBe('')
  })
})

describe('polygons', () => {
  test('shrink from all sides, in either orientation', () => {
    for (const points of [square, [...square].reverse()])
      expect(
        inset(points, 10)
          .map(([x, y]) => [Math.round(x), Math.round(y)])
          .sort(),
      ).toEqual(
        [
          [10, 10],
          [10, 90],
          [90, 10],
          [90, 90],
        ].sort(),
      )
  })
  test('have a centroid, a longest side and steps along them that point inwards', () => {
    expect(middle(square)).toEqual([50, 50])
    expect(longest([...square.slice(0, 2), [100, 30], [0, 30]]).long).toBe(100)
    const steps = along(square, 25)
    expect(steps).toHaveLength(16)
    for (const s of steps) expect((50 - s.x) * s.nx + (50 - s.y) * s.ny).toBeGreaterThan(0)
  })
})

describe('plaques', () => {
  const table = { width: 400, height: 400 }
  const plaque = (id: string, discs: Disc[]) => ({ id, discs, width: 80, height: 20 })
  test('cover no base and no other plaque where there is room', () => {
    const plaques = [plaque('a', [disc(100, 200)]), plaque('b', [disc(140, 200)]), plaque('c', [disc(120, 230)])]
    const places = placePlaques(plaques, table, 5)
    const boxes = plaques.map(({ id }) => {
      const [x, y] = places.get(id)!
      return { x: x - 40, y: y - 10, width: 80, height: 20 }
    })
    for (const box of boxes) {
      for (const { discs } of plaques) expect(covered(box, discs[0]!)).toBe(0)
      for (const other of boxes)
        if (other !== box) expect(Math.abs(other.x - box.x) >= 80 || Math.abs(other.y - box.y) >= 20).toBe(true)
    }
  })
  test('stay on the table', () => {
    const [x, y] = placePlaques([plaque('a', [disc(5, 5)])], table, 5).get('a')!
    expect(x).toBeGreaterThanOrEqual(40)
    expect(y).toBeGreaterThanOrEqual(10)
  })
  test('without models are left out', () => {
    expect(placePlaques([plaque('a', [])], table, 5).size).toBe(0)
  })
  test('are as wide as their text', () => {
    expect(textWidth('Men-at-Arms', 13)).toBeGreaterThan(textWidth('Militia', 13))
    expect(textWidth('', 13)).toBe(0)
  })
})

describe('a table seen from any side', () => {
  const surface = { width: 4800, height: 3600, upward: true, unit: 100 } as Surface
  const near: Record<Turn, Point> = { '': [2400, 0], far: [2400, 3600], left: [0, 1800], right: [4800, 1800] }
  for (const turn of ['', 'far', 'left', 'right'] as const)
    test(`has the viewer's edge below: ${turn || 'as printed'}`, () => {
      const scale = scaleOf(surface, turn)
      expect(scale.there(near[turn])[1]).toBeCloseTo(scale.height)
      for (const spot of [
        [0, 0],
        [1234, 567],
        [4800, 3600],
      ] as Point[])
        expect(scale.back(...scale.there(spot))).toEqual(spot)
      const [x, y] = scale.there([2000, 2000])
      const [dx, dy] = scale.step(10, 0)
      const [rx, ry] = scale.there([2000 + dx, 2000 + dy])
      expect(rx - x).toBeCloseTo(10 * scale.k)
      expect(ry - y).toBeCloseTo(0)
    })
})

describe('the name of an edge', () => {
  const surface = { width: 1000, height: 1000, unit: 25 } as Surface
  const scale = scaleOf(surface, '')
  const edge = {
    seat: 0,
    name: { key: 'edge', args: {}, otherwise: '' },
    points: [
      [0, 0],
      [1000, 0],
    ],
  } as unknown as Parameters<typeof edgeBox>[0]
  const [left, y] = scale.there([0, 0])
  const right = scale.there([1000, 0])[0]
  const middleX = (left + right) / 2
  const at = (discs: readonly Disc[]) => edgeBox(edge, 'Edge of Ada', scale, 1, discs, [])
  test('stands in the middle of it, inside of the table', () => {
    expect(at([])!.at[0]).toBeCloseTo(middleX)
    expect(Math.abs(at([])!.at[1] - y)).toBeLessThan(20)
  })
  test('avoids models', () => {
    const crowd = [disc(middleX, at([])!.at[1], 60)]
    const found = at(crowd)!
    expect(found.at[0]).not.toBeCloseTo(middleX)
    expect(covered(found, crowd[0]!)).toBe(0)
  })
  test('is left out where there is no room for it', () => {
    const crowd = Array.from({ length: 40 }, (_, k) => disc(left + ((right - left) * k) / 39, at([])!.at[1], 30))
    expect(at(crowd)).toBeNull()
  })
})
