// The score chart: step lines of scores over turns. Pure, so that it can be tested.

import type { Course, LogLine, TurningPoint } from '../wire/protocol'

export interface Box {
  width: number
  height: number
  left: number
  top: number
}

export interface Chart {
  /** the step line of each seat */
  lines: string[]
  /** the point of a seat after a position */
  spot: (at: number, seat: number) => readonly [number, number]
  /** axis labels: position and text */
  scores: readonly { y: number; text: string }[]
  turns: readonly { x: number; text: string }[]
}

/** The log line that best explains a turning point: it names who gained and how much, or at least who. */
export function tellingLine(lines: readonly LogLine[], point: TurningPoint): LogLine | undefined {
  const args = (line: LogLine) => Object.values(line.words.args ?? {})
  const names = (line: LogLine) => args(line).some((arg) => arg.kind === 'seat' && arg.values[0] === point.seat)
  const counts = (line: LogLine) => args(line).some((arg) => arg.kind === 'number' && arg.values[0] === point.swing)
  return lines.findLast((line) => names(line) && counts(line)) ?? lines.findLast(names) ?? lines[lines.length - 1]
}

/** A round step for an axis (1, 2, 5, 10, 20 ...) so that there are at most this many. */
export function stepFor(span: number, most: number): number {
  for (let ten = 1; ; ten *= 10) for (const one of [1, 2, 5]) if (span / (one * ten) <= most) return one * ten
}

/** Plots scores over turns, up to the goal if there is one. Games with no or few turns are plotted over positions. */
export function chartOf(course: Course, { width, height, left, top }: Box, goal = 0): Chart {
  const { stages, turns } = course
  const last = stages[stages.length - 1]?.at ?? 0
  const byTurn = turns > 2
  const along = byTurn ? turns : Math.max(1, last)
  const all = stages.flatMap((stage) => stage.scores)
  const low = Math.min(0, ...all)
  const high = Math.max(low + 1, goal, ...all)
  const x = (stage: { at: number; turn: number }) => left + ((byTurn ? stage.turn : stage.at) / along) * width
  const y = (score: number) => top + height - ((score - low) / (high - low)) * height
  const round = (v: number) => Math.round(v * 10) / 10
  const seats = stages[0]?.scores.length ?? 0
  const lines = Array.from({ length: seats }, (_, seat) =>
    stages
      .map((stage, k) =>
        k ? `H${round(x(stage))}V${round(y(stage.scores[seat]!))}` : `M${round(left)} ${round(y(stage.scores[seat]!))}`,
      )
      .concat(`H${round(left + width)}`)
      .join(''),
  )
  const spot = (at: number, seat: number) => {
    const stage = stages.findLast((one) => one.at <= at) ?? stages[0]!
    return [round(x(stage)), round(y(stage.scores[seat] ?? 0))] as const
  }
  const rise = stepFor(high - low, 6)
  const scores = []
  for (let score = Math.ceil(low / rise) * rise; score <= high; score += rise)
    scores.push({ y: round(y(score)), text: String(score) })
  const go = stepFor(along, 8)
  const marks = []
  for (let n = byTurn ? 1 : 0; n <= along; n += go)
    marks.push({ x: round(left + (n / along) * width), text: String(n) })
  return { lines, spot, scores, turns: marks }
}
