// What was played, won and learned on this device. Nothing of it leaves the device unless its owner saves it as a file.

export type Outcome = 'won' | 'drawn' | 'lost'

export interface PlayedGame {
  table: string
  game: string
  /** when this device learned of the end, in milliseconds */
  at: number
  outcome: Outcome
  /** the own score, then the others' */
  scores: number[]
  /** the day, if it was a battle of the day */
  daily?: string
}

export interface LearnedLesson {
  game: string
  lesson: string
  at: number
}

export interface SolvedPuzzle {
  game: string
  puzzle: string
  at: number
  /** answers that were wrong before */
  misses: number
}

export interface Mine {
  played: PlayedGame[]
  learned: LearnedLesson[]
  solved: SolvedPuzzle[]
  /** when the list was last deleted, in milliseconds: games begun before that stay out */
  since: number
}

const NAME = 'sandtable.mine'
const MOST = 500

export function mine(): Mine {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Mine>
    return {
      played: found.played ?? [],
      learned: found.learned ?? [],
      solved: found.solved ?? [],
      since: found.since ?? 0,
    }
  } catch {
    return { played: [], learned: [], solved: [], since: 0 }
  }
}

const store = (now: Mine): void => localStorage.setItem(NAME, JSON.stringify(now))

/** Remember the end of a game, once per table. The latest games come first; very old ones are dropped. */
export function rememberGame(game: PlayedGame, begun: number): void {
  const now = mine()
  if (begun < now.since) return
  const before = now.played.find((one) => one.table === game.table)
  const rest = now.played.filter((one) => one.table !== game.table)
  const played = [{ ...game, at: before?.at ?? game.at }, ...rest].sort((a, b) => b.at - a.at).slice(0, MOST)
  store({ ...now, played })
}

/** Remember a guided game that was played to the end of its script. */
export function rememberLesson(game: string, lesson: string, at = Date.now()): void {
  const now = mine()
  if (now.learned.some((one) => one.game === game && one.lesson === lesson)) return
  store({ ...now, learned: [...now.learned, { game, lesson, at }] })
}

/** Remember a puzzle that was solved, when it was first. */
export function rememberPuzzle(game: string, puzzle: string, misses: number, at = Date.now()): void {
  const now = mine()
  if (now.solved.some((one) => one.game === game && one.puzzle === puzzle)) return
  store({ ...now, solved: [...now.solved, { game, puzzle, at, misses }] })
}

export const forgetMine = (now = Date.now()): void => store({ played: [], learned: [], solved: [], since: now })

/** The outcome of a game for a seat. A victory shared by all is a draw. */
export function outcomeFor(seat: number, winners: readonly number[], players: number): Outcome {
  if (winners.length === 0 || winners.length === players) return 'drawn'
  return winners.includes(seat) ? 'won' : 'lost'
}

/** The own score first, then the others' in seat order. */
export const ownFirst = (seat: number, scores: readonly number[]): number[] => [
  scores[seat] ?? 0,
  ...scores.filter((_, n) => n !== seat),
]

/** How many games of each outcome, by game. */
export function tallies(played: readonly PlayedGame[]): Map<string, Record<Outcome, number>> {
  const found = new Map<string, Record<Outcome, number>>()
  for (const { game, outcome } of played) {
    const tally = found.get(game) ?? { won: 0, drawn: 0, lost: 0 }
    tally[outcome] += 1
    found.set(game, tally)
  }
  return found
}
