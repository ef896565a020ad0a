import { describe, expect, test } from 'vitest'
import { arrange } from '../surfaces/blocks'
import { recorded } from '../testing/recorded'
import { findBorders } from './borders'
import { contrast, distance, mix, SIGHT } from './colour'
import { towards } from './direction'
import { OUTLINES, outlineOf } from './emblem'
import { bounds, boxInside, closedPath, type Point, scatter, seeded } from './geometry'
import { boxFits, keepApart, overlaps, roomFor } from './layout'
import { drawGround } from './terrain'

const SQUARE: Point[] = [
  [0, 0],
  [60, 0],
  [60, 60],
  [0, 60],
]
const HOOK: Point[] = [
  [0, 0],
  [90, 0],
  [90, 90],
  [60, 90],
  [60, 30],
  [0, 30],
]

describe('geometry', () => {
  test('a seed gives the same numbers again', () => {
    const [a, b] = [seeded(5), seeded(5)]
    expect([a(), a(), a()]).toEqual([b(), b(), b()])
  })
  test('boxes inside an outline, concave ones too', () => {
    expect(boxInside(SQUARE, 30, 30, 50, 50)).toBe(true)
    expect(boxInside(SQUARE, 30, 30, 70, 10)).toBe(false)
    expect(boxInside(HOOK, 75, 60, 20, 40)).toBe(true)
    expect(boxInside(HOOK, 30, 60, 10, 10)).toBe(false)
  })
  test('scattered points keep their distance and stay inside', () => {
    const points = scatter(HOOK, 9, 4, 1, [[75, 60, 14]])
    expect(points.length).toBeGreaterThan(10)
    for (const [k, [x, y]] of points.entries()) {
      expect(boxInside(HOOK, x, y, 4, 4)).toBe(true)
      expect(Math.hypot(x - 75, y - 60)).toBeGreaterThanOrEqual(14)
      for (const [u, v] of points.slice(k + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(9)
    }
  })
  test('bounds and paths', () => {
    expect(bounds(HOOK)).toEqual({ x: 0, y: 0, width: 90, height: 90 })
    expect(closedPath(SQUARE)).toBe('M0 0L60 0L60 60L0 60Z')
  })
})

describe('borders', () => {
  const left: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]
  const right: Point[] = [
    [10, 0],
    [20, 0],
    [20, 10],
    [10, 10],
  ]
  const sea: Point[] = [
    [0, 10],
    [10, 10],
    [20, 10],
    [20, 20],
    [0, 20],
  ]
  test('each edge once, by what lies on both sides', () => {
    const found = findBorders([left, right, sea], (i) => i === 2)
    expect(found.inner).toBe('M10 0L10 10')
    expect(found.coast.split('M').length - 1).toBe(2)
    expect(found.sea).toBe('')
  })
})

describe('layout', () => {
  test('a block finds room beside a name', () => {
    const taken = { x: 30, y: 50, width: 50, height: 12 }
    const room = roomFor(SQUARE, 40, 30, [taken], [30, 30])
    expect(overlaps({ ...room, width: 40 * room.scale, height: 30 * room.scale }, taken)).toBe(false)
  })
  test('names move aside or are left out', () => {
    const box = { x: 0, y: 0, width: 40, height: 10 }
    const kept = keepApart([box, box])
    expect(kept[1]).not.toBeNull()
    expect(overlaps(kept[0]!, kept[1]!)).toBe(false)
    expect(keepApart(Array.from({ length: 40 }, () => box)).includes(null)).toBe(true)
  })
  test('on a real map no name is covered by the pieces of its place', () => {
    const { places } = recorded.static.surface
    for (const { scene } of [recorded.battle, recorded.over])
      for (const [i, place] of places.entries()) {
        const width = place.name.length * 6.5
        const at = arrange(
          place,
          scene!.markers.filter((s) => s.place === i),
          scene!.stacks.filter((s) => s.place === i),
          width,
          13,
        )
        if (!at.block.width) continue
        const block = { x: at.x, y: at.y, width: at.block.width * at.scale, height: at.block.height * at.scale }
        expect(overlaps(block, { x: at.name[0], y: at.name[1], width, height: 13 }), place.name).toBe(false)
        expect(boxFits(place.polygon, { ...block, width: 1, height: 1 }), place.name).toBe(true)
      }
  })
  test('the same ground is drawn the same way', () => {
    for (const pattern of ['forest', 'hill', 'mountain', 'desert', 'sea', 'plains']) {
      expect(drawGround(pattern, HOOK, 3, []), pattern).toEqual(drawGround(pattern, HOOK, 3, []))
      expect(drawGround(pattern, HOOK, 3, []).pen, pattern).not.toMatch(/NaN/)
    }
    expect(drawGround('unheard of', HOOK, 3, []).pen).toBe('')
  })
})

describe('arrow keys', () => {
  const centres: Point[] = [
    [0, 0],
    [10, 1],
    [30, 0],
    [0, 12],
  ]
  const neighbours = [[1, 3], [0], [], [0]]
  test('to the neighbour that lies there', () => {
    expect(towards(centres, neighbours, 0, 'ArrowRight')).toBe(1)
    expect(towards(centres, neighbours, 0, 'ArrowDown')).toBe(3)
  })
  test('else to any place in that direction, so that islands are reached', () =>
    expect(towards(centres, neighbours, 1, 'ArrowRight')).toBe(2))
  test('else nowhere', () => expect(towards(centres, neighbours, 0, 'ArrowUp')).toBe(0))
  test('every place of a real map can be reached from every other', () => {
    const { places } = recorded.static.surface
    const seen = new Set([0])
    for (const place of seen)
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const)
        seen.add(
          towards(
            places.map((p) => p.centre),
            places.map((p) => p.neighbours),
            place,
            arrow,
          ),
        )
    expect(seen.size).toBe(places.length)
  })
})

describe('colours', () => {
  test('mixing and contrast', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  })
  const { sides } = recorded.static
  test.each(Object.keys(SIGHT))('sides can be told apart with %s', (sight) => {
    for (const [k, a] of sides.entries())
      for (const b of sides.slice(k + 1)) {
        const apart = Math.max(distance(a.ground, b.ground, sight), distance(a.figure, b.figure, sight))
        expect(apart, `${a.id} ${b.id}`).toBeGreaterThan(18)
        expect(distance(a.ground, b.ground, sight), `${a.id} ${b.id}`).toBeGreaterThan(15)
      }
  })
  test('a figure stands out on its ground', () => {
    for (const side of sides) expect(contrast(side.ground, side.figure), side.id).toBeGreaterThan(3)
  })
  test('no two sides of a game share the outline of their badge', () => {
    expect(new Set(OUTLINES).size).toBe(OUTLINES.length)
    expect(new Set(sides.map((_, k) => outlineOf(k))).size).toBe(sides.length)
  })
})
