// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Point } from './geometry'
import {
  bannerCloth,
  bannerDevice,
  bridgeArt,
  cliffTeeth,
  drawHex,
  figureSpots,
  fordStones,
  shortened,
  sightsToShow,
  turnedPoint,
} from './hexart'

const R = 41.57
const HEX: Point[] = [
  [36, 0],
  [72, R / 2],
  [72, R * 1.5],
  [36, R * 2],
  [0, R * 1.5],
  [0, R / 2],
]
const MIDDLE: Point = [36, R]

describe('ground of a hex', () => {
  it.each(['plains', 'forest', 'hill', 'crag', 'marsh'])('draws %s, the same every time', (pattern) => {
    const once = drawHex(pattern, HEX, MIDDLE, 4)
    expect(once.body + once.shade + once.pen).not.toBe('')
    expect(drawHex(pattern, HEX, MIDDLE, 4)).toEqual(once)
    expect(once.pen).not.toContain('NaN')
  })
  it.each(['water', 'ford', 'bank', 'unheard-of'])('leaves %s plain: lines and paint make it', (pattern) => {
    expect(drawHex(pattern, HEX, MIDDLE, 4).body).toBe('')
  })
  it('draws crossings and cliffs without gaps in the numbers', () => {
    const bridge = bridgeArt([0, 0], [0, 50], false)
    const parts = [
      bridge.deck,
      bridge.planks,
      bridge.rails,
      fordStones([0, 0], [50, 0], 1).stones,
      cliffTeeth([0, 0], [36, 20], [40, -20]),
    ]
    for (const d of parts) expect(d).toMatch(/^M[-\d. LMaqthvlz]+$/)
  })
  it('points the teeth of a cliff away from the high ground', () => {
    const lowest = (d: string) => Math.max(...[...d.matchAll(/[-\d.]+ ([-\d.]+)/g)].map((m) => Number(m[1])))
    expect(lowest(cliffTeeth([0, 0], [40, 0], [20, -30]))).toBeGreaterThan(5)
    expect(lowest(cliffTeeth([0, 0], [40, 0], [20, 30]))).toBeLessThan(3)
  })
})

describe('figures', () => {
  it.each([0, 1, 2, 3, 4, 7])('as many as are left: %i', (count) => {
    for (const form of ['foot', 'mounted', 'large'] as const) expect(figureSpots(count, form)).toHaveLength(count)
  })
  it('stay inside their hex', () => {
    for (const form of ['foot', 'mounted', 'large'] as const)
      for (let count = 1; count < 5; count++)
        for (const { x, y, size } of figureSpots(count, form)) {
          expect(Math.abs(x) + size / 2).toBeLessThan(38)
          expect(Math.abs(y) + size / 2).toBeLessThan(R)
        }
  })
})

describe('banners', () => {
  it('differ in cut and device, not in colour alone', () => {
    expect(bannerCloth('flag')).not.toBe(bannerCloth('pennant'))
    expect(new Set(['ring', 'bars', 'cross'].map((device) => bannerDevice(device, 0, 0))).size).toBe(3)
  })
})

describe('lines of sight', () => {
  const sights = [
    { start: 1, end: 5, clear: true, blockers: [] },
    { start: 1, end: 6, clear: false, blockers: [3] },
    { start: 2, end: 6, clear: true, blockers: [] },
  ]
  it('shows those of the chosen unit, else those of the place pointed at', () => {
    expect(sightsToShow(sights, [1], 2)).toEqual(sights.slice(0, 2))
    expect(sightsToShow(sights, [], 6)).toEqual(sights.slice(1))
    expect(sightsToShow(sights, [9], -1)).toEqual([])
  })
  it('ends before the units', () => {
    expect(shortened([0, 0], [100, 0], 10)).toEqual([
      [10, 0],
      [90, 0],
    ])
  })
})

it('turns the table round for those on the far side', () => {
  expect(turnedPoint([10, 20], 936, 582)).toEqual([926, 562])
  expect(turnedPoint(turnedPoint([10.5, 20], 936, 582), 936, 582)).toEqual([10.5, 20])
})
