// A private table at the position of a puzzle. Answers are judged instead of being played.

import { signal } from '@preact/signals'
import { rememberPuzzle } from '../device/played'
import { forgetTable } from '../device/settings'
import { play } from '../device/sound'
import { sitAt } from '../pages/seats'
import { Session } from '../session/session'
import { get, post } from '../wire/api'
import type { NewTableAnswer, Option, PuzzleSolution, PuzzleVerdict, Scene, Update } from '../wire/protocol'
import type { Sent } from '../wire/updates'

/** the table of the puzzle opened last; it is forgotten with the next one */
const LAST = 'sandtable.puzzle.table'

export interface Judged extends PuzzleVerdict {
  option: Option
}

/** A puzzle asks for one answer: nothing is picked up, and no answers are given together. */
function oneAnswer(scene: Scene | null): Scene | null {
  const questions = scene?.questions.map((one) => ({
    ...one,
    options: one.options.map((option) => ({ ...option, takes: false, ends: false })),
    lifts: [],
    walks: false,
    batch: null,
    pairs: [],
  }))
  return scene && questions ? { ...scene, questions } : scene
}

export class PuzzleSession extends Session {
  /** the answer tried last */
  readonly judged = signal<Judged | null>(null)
  readonly solution = signal<PuzzleSolution | null>(null)
  readonly misses = signal(0)
  private readonly path: string

  constructor(
    table: string,
    readonly game: string,
    readonly puzzle: string,
  ) {
    super(table)
    this.path = `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`
  }

  override take(update: Update): void {
    super.take({ ...update, scene: oneAnswer(update.scene) })
  }

  /** No warnings: they would give the solution away. */
  protected override onUpdate(): void {}

  override async send(what: Sent, body: Record<string, unknown>): Promise<void> {
    if (what !== 'pick' || this.waiting.value) return
    const option = this.asked.value?.options.find((one) => one.text === body.pick)
    if (option) await this.attempt(() => this.judge(option))
  }

  private async judge(option: Option): Promise<void> {
    const verdict = await post<PuzzleVerdict>(`${this.path}/answer`, { answer: option.text })
    this.chosen.value = []
    this.judged.value = { ...verdict, option }
    if (!verdict.is_right) {
      if (!this.solution.value) this.misses.value += 1
      play('refusal')
      return
    }
    play('card')
    if (!this.solution.value) rememberPuzzle(this.game, this.puzzle, this.misses.value)
    this.solution.value ??= await get<PuzzleSolution>(`${this.path}/solution`)
  }

  /** Show the solution. Then the puzzle no longer counts as solved. */
  async reveal(): Promise<void> {
    await this.attempt(async () => {
      this.solution.value = await get<PuzzleSolution>(`${this.path}/solution`)
    })
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.waiting.value = true
    this.problem.value = null
    try {
      await what()
    } catch (error) {
      this.refuse(error)
    } finally {
      this.waiting.value = false
    }
  }

  /** The table stays, for a game that goes on. */
  keep(): void {
    localStorage.removeItem(LAST)
  }
}

/** Forget the table of a puzzle that was left. */
export function forgetLast(): void {
  const last = localStorage.getItem(LAST)
  if (last) forgetTable(last)
  localStorage.removeItem(LAST)
}

/** Open a private table at the position of a puzzle. */
export async function beginPuzzle(game: string, puzzle: string): Promise<PuzzleSession> {
  forgetLast()
  const answer = await post<NewTableAnswer>(
    `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}/table`,
    {},
  )
  localStorage.setItem(LAST, answer.table.id)
  await sitAt(answer)
  return new PuzzleSession(answer.table.id, game, puzzle)
}
