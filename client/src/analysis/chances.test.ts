import { describe, expect, it } from 'vitest'
import type { AnalysedStep, GameAnalysis } from '../wire/protocol'
import { barsOf, chancesOf, evenChances, judgedAt, lineOf, spotIn } from './chances'

const BOX = { width: 100, height: 50, left: 10, top: 5 }

const step = (at: number, turn: number, first: number, luck = 0, more: Partial<AnalysedStep> = {}): AnalysedStep => ({
  at,
  turn,
  seat: 0,
  kind: 'attack',
  chances: [first, 1000 - first],
  known: [first - 20, 1000 - first],
  luck: [luck, -luck],
  tried: [],
  grade: '',
  ...more,
})

const game: GameAnalysis = {
  start: [500, 500],
  start_known: [500, 490],
  steps: [step(1, 1, 560, 40), step(2, 1, 520), step(3, 2, 700, 100), step(4, 2, 1000)],
  turning: [],
  seats: [],
}

describe('chances', () => {
  it('are taken with everything open, or from what the seat knew', () => {
    expect(chancesOf(game, 0, true)).toEqual([500, 560, 520, 700, 1000])
    expect(chancesOf(game, 1, true)).toEqual([500, 440, 480, 300, 0])
    expect(chancesOf(game, 0, false)).toEqual([500, 540, 500, 680, 980])
  })

  it('with average luck leave out all luck so far, within 0 and 100 %', () => {
    expect(evenChances(game, 0)).toEqual([500, 520, 480, 560, 860])
    expect(evenChances({ ...game, steps: [step(1, 1, 20, 60), step(2, 1, 990, -90)] }, 0)).toEqual([500, 0, 1000])
  })

  it('are drawn from left to right, with the area to even chances', () => {
    const { d, area } = lineOf([500, 1000, 0], BOX)
    expect(d).toBe('M10 30L60 5L110 55')
    expect(area).toBe('M10 30L60 5L110 55L110 30H10z')
    expect(spotIn(BOX, 2)(1, 750)).toEqual([60, 17.5])
    expect(lineOf([500], BOX).d).toBe('M10 30')
  })
})

describe('bars', () => {
  it('divide what a turn changed into play and luck', () => {
    expect(barsOf(game, 0)).toEqual([
      { turn: 1, from: 0, to: 2, play: -20, luck: 40 },
      { turn: 2, from: 2, to: 4, play: 380, luck: 100 },
    ])
    const [first] = barsOf(game, 1)
    expect([first!.play, first!.luck]).toEqual([20, -40])
  })
})

describe('choices', () => {
  it('belong to the position before the step', () => {
    const tried = [{ text: 'a', chance: 400 }]
    const judged = { ...game, steps: [step(1, 1, 500), step(2, 1, 400, 0, { tried, grade: 'blunder' })] }
    expect(judgedAt(judged, 1)?.at).toBe(2)
    expect([judgedAt(judged, 0), judgedAt(judged, 2), judgedAt(null, 0)]).toEqual([null, null, null])
  })
})
