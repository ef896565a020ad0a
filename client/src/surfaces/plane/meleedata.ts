// An attack as the stage shows it: the rolls of all its steps together, who fell and who fled, where the figures stand. Pure.

import type { Casualty, Conflict, DiceStep, Piece, Step } from '../../wire/protocol'

const isSame = (one: Conflict, other: Conflict): boolean =>
  one.title !== null && JSON.stringify(one.title) === JSON.stringify(other.title)

/** how many steps an attack may span */
const LONG = 24

/** All reports of an attack, the oldest first: `now`, and those before it that belong to it. */
export function reportsOf(now: Conflict, steps: readonly Step[]): Conflict[] {
  const told = steps.slice(-LONG).flatMap((step) => step.told.conflicts)
  const at = told.lastIndexOf(now)
  const found: Conflict[] = []
  for (const one of (at < 0 ? told : told.slice(0, at)).toReversed()) {
    if (!isSame(one, now) || one.step === 'ended') break
    found.unshift(one)
  }
  return [...found, now]
}

export interface Whole {
  rolls: readonly DiceStep[]
  falls: readonly Casualty[]
  /** both sides as they stood at the first report */
  forces: readonly (readonly Piece[])[]
}

/** The whole attack: a later report of a roll replaces an earlier one, casualties add up. */
export function wholeOf(reports: readonly Conflict[]): Whole {
  const rolls: DiceStep[] = []
  const falls: Casualty[] = []
  for (const { rolls: some } of reports)
    for (const roll of some) {
      falls.push(...roll.falls.filter((one) => one.fallen))
      const k = rolls.findIndex((one) => one.title === roll.title)
      if (k < 0) rolls.push(roll)
      else if (roll.dice.length || !rolls[k]!.dice.length) rolls[k] = roll
    }
  return { rolls, falls, forces: reports[0]!.sides.map((side) => side.force) }
}

export interface Spot {
  piece: Piece
  x: number
  y: number
  scale: number
}

/** Places for a force in ranks between x and x + wide, the front at `front` (1: right, -1: left), the farthest first. */
export function ranksOf(
  pieces: readonly Piece[],
  x: number,
  wide: number,
  ground: number,
  high: number,
  front: 1 | -1,
): Spot[] {
  const rows = pieces.length > 12 ? 4 : pieces.length > 6 ? 3 : pieces.length > 2 ? 2 : 1
  const across = Math.ceil(pieces.length / rows)
  const gap = wide / Math.max(across, 1)
  const scale = Math.min(3, Math.max(1.15, gap / 26, 3.1 - rows * 0.45 - across * 0.12))
  return pieces
    .map((piece, k) => {
      const row = k % rows
      const column = Math.floor(k / rows)
      const from = (column + 0.5 + (row % 2 ? 0.22 : -0.1)) * gap
      return {
        piece,
        x: front > 0 ? x + wide - from : x + from,
        y: ground - (rows - 1 - row) * (high / (rows + 0.6)),
        scale: scale * (1 - (rows - 1 - row) * 0.06),
      }
    })
    .sort((a, b) => a.y - b.y)
}
