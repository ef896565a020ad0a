import { describe, expect, it } from 'vitest'
import type { Course, LogLine } from '../wire/protocol'
import { chartOf, stepFor, tellingLine } from './course'

const course: Course = {
  turns: 4,
  stages: [
    { at: 0, turn: 1, scores: [0, 0] },
    { at: 9, turn: 2, scores: [0, 2] },
    { at: 30, turn: 4, scores: [5, 2] },
  ],
  turning: [],
  tallies: [],
  follows: null,
}
const box = { width: 400, height: 100, left: 10, top: 5 }

describe('the score chart', () => {
  it('shows step lines over turns', () => {
    const chart = chartOf(course, box)
    expect(chart.lines[0]).toBe('M10 105H210V105H410V5H410')
    expect(chart.lines[1]).toBe('M10 105H210V65H410V65H410')
    expect(chart.spot(12, 1)).toEqual([210, 65])
    expect(chart.spot(30, 0)).toEqual([410, 5])
    expect(chart.scores.map((mark) => mark.text)).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(chart.turns.map((mark) => mark.text)).toEqual(['1', '2', '3', '4'])
  })

  it('uses positions if there are no turns, and goes below zero with the scores', () => {
    const stages = [
      { at: 0, turn: 0, scores: [0, -3] },
      { at: 50, turn: 0, scores: [1, -3] },
    ]
    const chart = chartOf({ ...course, turns: 0, stages }, box)
    expect(chart.spot(50, 0)).toEqual([410, 5])
    expect(chart.scores[0]!.text).toBe('-3')
  })

  it('is empty for a game without steps', () => {
    expect(chartOf({ ...course, stages: [], turns: 0 }, box).lines).toEqual([])
  })

  it('describes turning points by the sentence that names who gained, and how much', () => {
    const line = (key: string, seat: number, n: number) =>
      ({
        words: { key, args: { p: { kind: 'seat', values: [seat] }, n: { kind: 'number', values: [n] } } },
      }) as unknown as LogLine
    const point = { at: 3, turn: 1, seat: 1, swing: 20 }
    const lines = [line('regroup', 1, 20), line('draws', 1, 3), line('turn', 0, 4)]
    expect(tellingLine(lines, point)!.words.key).toBe('regroup')
    expect(tellingLine(lines.slice(1), point)!.words.key).toBe('draws')
    expect(tellingLine(lines.slice(2), point)!.words.key).toBe('turn')
    expect(tellingLine([], point)).toBeUndefined()
  })

  it('marks axes in round steps', () => {
    expect([3, 12, 61, 240].map((span) => stepFor(span, 6))).toEqual([1, 2, 20, 50])
  })
})
