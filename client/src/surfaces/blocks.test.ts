import { describe, expect, test } from 'vitest'
import { TILE_WIDTH } from '../parts/Tile'
import { NO_PIECE } from '../wire/blank'
import type { Place, Stack } from '../wire/protocol'
import { arrange, isContested, makePlate } from './blocks'

const stack = (seat: number, kinds: number): Stack => ({
  id: `s${seat}`,
  place: 0,
  seat,
  pieces: Array.from({ length: kinds }, (_, k) => ({ ...NO_PIECE, id: `${seat}.${k}`, type: k, seat })),
  name: null,
  flags: [],
  targets: [],
  tags: [],
  unit: null,
  tally: null,
  owner: -1,
  bound: '',
  sums: [],
})
const PLACE: Place = {
  id: 'a',
  name: 'A',
  called: '',
  terrain: 0,
  centre: [50, 50],
  label: [50, 80],
  polygon: [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
  neighbours: [],
  hex: null,
  seat: -1,
  targets: [],
  zone: '',
}

describe('a contested place', () => {
  test('has one row for each side and swords between them', () => {
    const plate = makePlate([], [stack(0, 3), stack(1, 2), stack(2, 1)])
    expect(plate.versus).toHaveLength(2)
    const heights = plate.groups.map((group) => group.spots.map((spot) => spot.y))
    for (const row of heights) expect(new Set(row).size).toBe(1)
    expect(heights.flat()).toEqual([...heights.flat()].sort((a, b) => a - b))
    const between = plate.versus!.map((y) => heights.filter((row) => row[0]! < y).length)
    expect(between).toEqual([1, 2])
  })
  test('is one with pieces of several seats', () => {
    expect(isContested([stack(0, 3), stack(0, 1)])).toBe(false)
    expect(arrange(PLACE, [], [stack(0, 1), stack(1, 1)], 20, 10).block.versus).toHaveLength(1)
  })
})

describe('tiles', () => {
  test.each([1, 4, 9])('of %i kinds are never smaller than asked for', (kinds) => {
    const least = 26 / TILE_WIDTH / 0.8
    expect(arrange(PLACE, [], [stack(0, kinds)], 20, 10, least).scale).toBeGreaterThanOrEqual(least)
  })
})
