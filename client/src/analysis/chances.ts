// The curves and bars of an analysis. Pure, so that they can be tested.

import type { AnalysedStep, GameAnalysis } from '../wire/protocol'

export interface Box {
  width: number
  height: number
  left: number
  top: number
}

export interface Line {
  /** the path of the curve */
  d: string
  /** the area between the curve and even chances */
  area: string
}

/** Per position, in thousandths: the chance of a seat, with everything open or from what it knew. */
export function chancesOf(game: GameAnalysis, seat: number, isOpen: boolean): number[] {
  const of = (chances: readonly number[]) => chances[seat] ?? 0
  return isOpen
    ? [of(game.start), ...game.steps.map((step) => of(step.chances))]
    : [of(game.start_known), ...game.steps.map((step) => of(step.known))]
}

/** The same with average luck: the chance less all luck so far. */
export function evenChances(game: GameAnalysis, seat: number): number[] {
  let luck = 0
  const along = game.steps.map((step) => {
    luck += step.luck[seat] ?? 0
    return Math.max(0, Math.min(1000, (step.chances[seat] ?? 0) - luck))
  })
  return [game.start[seat] ?? 0, ...along]
}

const round = (v: number) => Math.round(v * 10) / 10

/** The point of a chance at a position. */
export function spotIn({ width, height, left, top }: Box, last: number) {
  return (at: number, chance: number): readonly [number, number] => [
    round(left + (at / Math.max(1, last)) * width),
    round(top + (1 - chance / 1000) * height),
  ]
}

/** A curve through the chances at all positions. */
export function lineOf(chances: readonly number[], box: Box): Line {
  const spot = spotIn(box, chances.length - 1)
  const points = chances.map((chance, at) => spot(at, chance).join(' '))
  const [from] = spot(0, 500)
  const [to, even] = spot(chances.length - 1, 500)
  const d = `M${points.join('L')}`
  return { d, area: `${d}L${to} ${even}H${from}z` }
}

export interface Bar {
  turn: number
  /** the first position of the turn and the last */
  from: number
  to: number
  /** what the choices changed in the turn, and what chance did, in thousandths */
  play: number
  luck: number
}

/** For each turn of the game, what the chance of a seat changed by. */
export function barsOf(game: GameAnalysis, seat: number): Bar[] {
  const bars: Bar[] = []
  let before = game.start[seat] ?? 0
  for (const step of game.steps) {
    const now = step.chances[seat] ?? 0
    const luck = step.luck[seat] ?? 0
    let bar = bars[bars.length - 1]
    if (!bar || bar.turn !== step.turn) {
      bar = { turn: step.turn, from: step.at - 1, to: step.at, play: 0, luck: 0 }
      bars.push(bar)
    }
    bar.to = step.at
    bar.play += now - before - luck
    bar.luck += luck
    before = now
  }
  return bars
}

/** The step that was made at a position, if its answers were judged. */
export const judgedAt = (game: GameAnalysis | null, at: number): AnalysedStep | null => {
  const step = game?.steps[at]
  return step?.tried.length ? step : null
}

export const percent = (thousandths: number): number => Math.round(thousandths / 10)
