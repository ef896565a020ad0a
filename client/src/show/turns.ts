// The turns of a game as fields of a slider, and what fell where. Nothing here needs a page.

import type { Message, Step } from '../wire/protocol'

/** Positions after `from` up to `to` belong to one turn. Seat -1: before the first turn, or between turns. */
export interface Turn {
  from: number
  to: number
  seat: number
  /** its number in the game, 0 before the first */
  turn: number
}

/** The turns of a game, in order. A step that ends a turn belongs to it. */
export function turnsOf(steps: readonly Step[], last: number): Turn[] {
  const found: Turn[] = []
  steps.forEach((step, k) => {
    if (step.at <= 0) return
    const turn = steps[k - 1]?.turn ?? 0
    const now = found[found.length - 1]
    if (now && now.turn === turn && now.seat === step.active) now.to = step.at
    else found.push({ from: now?.to ?? 0, to: step.at, seat: step.active, turn })
  })
  const end = found[found.length - 1]
  if (end) end.to = Math.max(end.to, last)
  return found
}

export interface Sign {
  at: number
  /** a unit lost figures, or is gone */
  kind: 'loss' | 'gone'
  seat: number
}

/** The positions at which a side lost something. */
export function signsOf(steps: readonly Step[]): Sign[] {
  return steps.flatMap((step): Sign[] => {
    const losses = step.told.beats.flatMap((beat) => beat.losses)
    if (!losses.length) return []
    const gone = losses.find((loss) => loss.place >= 0 && loss.fell >= loss.piece.count)
    return [{ at: step.at, kind: gone ? 'gone' : 'loss', seat: (gone ?? losses[0]!).piece.seat }]
  })
}

/** Who felled how many of the enemy in attacks, most first. */
export function feats(steps: readonly Step[]): { who: Message; seat: number; n: number }[] {
  const found = new Map<string, { who: Message; seat: number; n: number }>()
  let attacker: { who: Message; seat: number } | null = null
  for (const beat of steps.flatMap((step) => step.told.beats)) {
    if (beat.kind === 'attack') attacker = beat.who ? { who: beat.who, seat: beat.seat } : null
    else if (beat.kind !== 'result') attacker = null
    for (const loss of beat.losses) {
      if (!attacker || loss.piece.seat === attacker.seat) continue
      const key = JSON.stringify(Object.values(attacker.who.args ?? {}).map((arg) => arg.targets))
      const before = found.get(key)
      found.set(key, { ...attacker, n: (before?.n ?? 0) + loss.fell })
    }
  }
  return [...found.values()].sort((a, b) => b.n - a.n)
}
