// The analysis of one table: starts it, follows its progress, and loads what was better at a position.

import { signal } from '@preact/signals'
import type { Session } from '../session/session'
import { get, post, withRetries } from '../wire/api'
import type { AnalysisState, GameAnalysis, JudgedChoice } from '../wire/protocol'
import { errorText } from '../words/errors'
import { judgedAt } from './chances'

/** how often to ask how far the work has come */
const ASK_MS = 800

export class AnalysisProgress {
  readonly state = signal<AnalysisState | null>(null)
  readonly problem = signal('')
  /** the choice at the position shown, once it is loaded */
  readonly choice = signal<JudgedChoice | null>(null)
  private readonly choices = new Map<number, JudgedChoice>()
  private timer = 0
  /** how many times it has been asked: only the latest answer counts */
  private asked = 0
  private wanted = -1
  private isClosed = false

  constructor(private readonly session: Session) {}

  get game(): GameAnalysis | null {
    return this.state.value?.analysis ?? null
  }

  private get path(): string {
    return `/tables/${this.session.table}/analysis`
  }

  private get key(): string {
    return this.session.key(this.session.update.value!.viewer)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }

  async load(): Promise<void> {
    clearTimeout(this.timer)
    this.asked += 1
    const asked = this.asked
    try {
      const found = await withRetries(() => get<AnalysisState>(this.path, this.key))
      if (this.isClosed || asked !== this.asked) return
      this.state.value = found
      this.problem.value = ''
      if (found.state === 'waiting' || found.state === 'running')
        this.timer = window.setTimeout(() => void this.load(), ASK_MS)
    } catch (error) {
      this.problem.value = errorText(error)
    }
  }

  /** Have the game analysed, or stop it. */
  async want(cancel = false): Promise<void> {
    try {
      await withRetries(() => post<AnalysisState>(this.path, { cancel }, this.key))
      await this.load()
    } catch (error) {
      this.problem.value = errorText(error)
    }
  }

  /** Show the answers that were tried at a position. */
  async show(at: number): Promise<void> {
    this.wanted = at
    const known = this.choices.get(at) ?? null
    this.choice.value = known
    if (known || !judgedAt(this.game, at)) return
    try {
      const found = await withRetries(() => get<JudgedChoice>(`${this.path}/choice?at=${at}`, this.key))
      if (this.state.value?.state === 'done') this.choices.set(at, found)
      if (this.wanted === at) this.choice.value = found
    } catch {
      // over the rate limit, or the analysis was stopped: the chances are shown without the answers
    }
  }
}
