// @vitest-environment node
import { expect, test } from 'vitest'
import type { Question, Scene, Surface } from '../../wire/protocol'
import { nearPlane } from './near'

const surface = { kind: 'plane', width: 3600, height: 3600, unit: 100, upward: true } as Surface
const INCH = 1000 / 36

const unit = (id: string, ...at: [number, number][]) => ({
  id,
  targets: [`unit:${id}`],
  pieces: at.map((spot) => ({ at: spot, targets: [] })),
})
const scene = {
  panels: [],
  viewer: 0,
  markers: [],
  stacks: [unit('1', [900, 900], [1100, 900]), unit('2', [1800, 1700]), unit('3', [3500, 3500])],
  plane: {
    ground: [
      {
        targets: ['ground:1'],
        points: [
          [0, 3400],
          [200, 3400],
          [200, 3600],
          [0, 3600],
        ],
      },
    ],
  },
} as unknown as Scene
const question = (focus: string[], ...targets: string[]) =>
  ({ focus, region: null, options: targets.map((one) => ({ targets: [one] })) }) as unknown as Question
const near = (asked: Question | null) => nearPlane(surface, scene, asked, 7)

test('the acting unit is centred, with the ground around it', () => {
  const { x, y, r } = near(question(['unit:1']))
  expect([x, y].map((v) => v / INCH)).toEqual([expect.closeTo(10), expect.closeTo(27)])
  expect(r! / INCH).toBeCloseTo(8)
})

test('everything that can be pointed at is visible, with room around it', () => {
  const { x, y, r } = near(question([], 'unit:1', 'unit:3'))
  expect([x, y].map((v) => v / INCH)).toEqual([expect.closeTo(22), expect.closeTo(14)])
  expect(r! / INCH).toBeCloseTo(13 + 2.5)
})

test('things too far apart do not show the empty ground between them', () => {
  expect(near(question(['unit:1'], 'unit:3')).core!.map((v) => v / INCH)).toEqual([
    expect.closeTo(11),
    expect.closeTo(27),
  ])
  expect(near(question([], 'unit:2', 'ground:1', 'unit:3')).core![0] / INCH).toBeCloseTo(18)
  expect(near(question([], 'unit:3')).pixels! * INCH).toBeCloseTo(14)
})

test('the same action does not move the table again, another one does', () => {
  const first = near(question(['unit:1'], 'die:1'))
  expect(near(question(['unit:1'], 'die:2')).key).toBe(first.key)
  expect(near(question(['unit:2'])).key).not.toBe(first.key)
})

test('without anything that has a place the whole table is visible', () => {
  for (const asked of [null, question([], 'card:3')]) expect(near(asked)).toMatchObject({ key: 'whole', pixels: 0 })
})

test('each question for a place zooms in again', () => {
  const asked = {
    ...question(['unit:1'], 'unit:3'),
    region: { start: [1800, 1800], candidates: [] },
  } as unknown as Question
  expect(near(asked)).toMatchObject({
    key: '7',
    x: expect.closeTo(500),
    y: expect.closeTo(500),
    r: expect.closeTo(8 * INCH),
  })
})
