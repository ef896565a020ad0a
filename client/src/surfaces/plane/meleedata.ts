// An attack as the stage shows it: the rolls of all its steps together, who fell and who fled, where the figures stand. Pure.

import type { Casualty, Conflict, DiceStep, Piece, Step } from '../../wire/protocol'

const isSame = (one: Conflict, other: Conflict): boolean =>
  one.title !== null && JSON.stringify(one.title) === JSON.stringify(other.title)

/** The first attack that is over and has not been read. It comes before the one going on, which may be the enemy's answer. */
export const unreadOf = (recent: readonly Conflict[], isRead: (one: Conflict) => boolean): Conflict | undefined =>
  recent.find((one) => one.title !== null && one.step === 'ended' && !isRead(one))

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
  /** those with a role who are left */
  stands: readonly Casualty[]
  /** both sides as they stood at the first report */
  forces: readonly (readonly Piece[])[]
}

/** The whole attack: a later report of a roll replaces an earlier one, casualties add up. */
export function wholeOf(reports: readonly Conflict[]): Whole {
  const rolls: DiceStep[] = []
  const falls: Casualty[] = []
  let stands: readonly Casualty[] = []
  for (const { rolls: some } of reports)
    for (const roll of some) {
      falls.push(...roll.falls.filter((one) => one.fallen))
      if (roll.falls.length) stands = roll.falls.filter((one) => !one.fallen)
      const k = rolls.findIndex((one) => one.title === roll.title)
      if (k < 0) rolls.push(roll)
      else if (roll.dice.length || !rolls[k]!.dice.length) rolls[k] = roll
    }
  return { rolls, falls, stands, forces: reports[0]!.sides.map((side) => side.force) }
}

export interface Spot {
  piece: Piece
  x: number
  y: number
  scale: number
}

/** how many ranks a force forms, how far apart they are, and how large its figures may be */
const RANKS = [
  { most: 2, rows: 1, deep: 0, large: 3 },
  { most: 5, rows: 2, deep: 58, large: 2.3 },
  { most: 12, rows: 3, deep: 52, large: 1.95 },
  { most: Infinity, rows: 4, deep: 40, large: 1.35 },
]

/**
 * Places for a force in ranks between x and x + wide, the front at `front` (1: right, -1: left), the farthest first.
 * Every second rank stands between the figures of the one before it, so that all can be seen.
 */
export function ranksOf(pieces: readonly Piece[], x: number, wide: number, ground: number, front: 1 | -1): Spot[] {
  const { rows, deep, large } = RANKS.find(({ most }) => pieces.length <= most)!
  const across = Math.ceil(pieces.length / rows)
  const gap = wide / (across + (rows > 1 ? 0.5 : 0))
  const scale = Math.min(large, gap / 24)
  return pieces
    .map((piece, k) => {
      const back = k % rows
      const from = (Math.floor(k / rows) + 0.5 + (back % 2) / 2) * gap
      return {
        piece,
        x: front > 0 ? x + wide - from : x + from,
        y: ground - back * deep,
        scale: scale * (1 - back * 0.05),
      }
    })
    .sort((a, b) => a.y - b.y)
}
