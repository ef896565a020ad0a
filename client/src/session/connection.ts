// The connection to the server: the live channel of one table, and entries sent one after the other.

import { effect } from '@preact/signals'
import { language } from '../device/settings'
import { play } from '../device/sound'
import { loadIcons } from '../parts/Icon'
import { loadSurface } from '../surfaces'
import { get, getText, liveSocket, post, Refusal, withRetries } from '../wire/api'
import type { Done, Problem, Static, Update } from '../wire/protocol'
import { afterOvertaken, completed, type Sent } from '../wire/updates'
import { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { errorText, problemText } from '../words/errors'
import { TableState } from './state'

const RETRY_MS = [300, 700, 1500, 3000, 5000]

/** close code of a busy server, and how long to wait then; codes 4400 to 4499 mean don't reconnect */
const BUSY = 4503
const BUSY_MS = 3000

/** when to resend an unacknowledged answer: servers and databases restart now and then */
export const AGAIN_MS = [300, 1000, 3000]

/** no seat of the table has the key that was sent */
const WRONG_KEY = 'wrong_key'

/** how often to resend an answer when other players are faster */
const MAX_TRIES = 8

/** Has the log advanced since the last update of this page? */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Refusal && ['stale', 'not_asked', 'cannot_enter'].includes(error.problem.error)

export abstract class Connection extends TableState {
  /** the number of the last entry sent */
  protected sent = 0
  protected socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer = 0
  private stop: () => void = () => {}

  /** Handle an update of the table. */
  abstract take(update: Update): void
  /** Called for an update that is not a response. */
  protected abstract onUpdate(): void
  /** Called when this page starts a request: animations end. */
  protected abstract stopAnimations(): void

  /** Load static data and join the live channel, all at once. */
  async open(game: string): Promise<void> {
    this.closed = false
    this.stop = effect(() => {
      const tongue = language.value
      void withRetries(() => getText(`/words/${game}/${tongue}`), AGAIN_MS).then((text) => {
        if (language.value === tongue) this.words.value = new Catalogue(tongue, text)
      })
    })
    void loadIcons(game)
    this.connect()
    try {
      const data = await withRetries(() => get<Static>(`/tables/${this.table}/static`), AGAIN_MS)
      await loadSurface(data.surface.kind)
      this.static.value = data
    } catch (error) {
      this.refuse(error)
    }
  }

  close(): void {
    this.closed = true
    this.stop()
    clearTimeout(this.timer)
    this.stopAnimations()
    this.socket?.close()
  }

  protected refuse(error: unknown): void {
    if (error instanceof Refusal && error.problem.error === 'not_now' && error.problem.said) {
      // in a guided game the coach explains why not
      this.corrected.value = error.problem.said
      this.chosen.value = []
      return
    }
    this.showProblem(
      error instanceof Refusal ? error.problem : { type: 'problem', error: 'failed', where: '', detail: '' },
      errorText(error),
    )
    if (!this.update.value) this.link.value = 'refused'
    play('refusal')
  }

  /** This page held the seat, so a wrong key means the key was changed. */
  private showProblem(problem: Problem, text: string): void {
    this.problem.value = { ...problem, detail: problem.error === WRONG_KEY ? t('ui-key-was-changed') : text }
  }

  private connect(): void {
    // from the beginning: a page with several seats may now show a different seat, with different information
    const since = this.update.value && this.update.value.held.length < 2 ? this.update.value.seq : -1
    const keys = this.keys
    const socket = liveSocket(this.table, keys, since)
    this.socket = socket
    socket.onmessage = (event) => {
      this.tries = 0
      const message = JSON.parse(event.data as string) as Update | Problem
      if (message.type === 'problem') this.showProblem(message, problemText(message))
      else {
        const update = completed(this.update.value, message)
        if (update) {
          if (this.problem.value?.error === 'busy') this.problem.value = null
          this.take(update)
          this.onUpdate()
        } else socket.send(JSON.stringify({ type: 'lost' }))
      }
    }
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return
      if (event.code >= 4400 && event.code < 4500 && keys.join() === this.keys.join()) {
        this.link.value = 'refused'
        return
      }
      this.link.value = 'lost'
      const pause = event.code === BUSY ? BUSY_MS : RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]
      this.timer = window.setTimeout(() => this.connect(), pause)
    }
  }

  /** Change a key and reconnect with it. */
  async renew(change: () => Promise<void>): Promise<void> {
    const socket = this.socket
    this.socket = null
    socket?.close()
    try {
      await change()
    } catch (error) {
      this.refuse(error)
    } finally {
      if (!this.closed) this.connect()
    }
  }

  /** Simulate a broken connection, for tests. */
  drop(): void {
    this.socket?.close()
  }

  /** Send one entry for the position `after`; `more` entries follow before anything else can be answered. */
  async send(
    what: Sent,
    body: Record<string, unknown>,
    { after = -1, more = 0, seat }: { after?: number; more?: number; seat?: number | undefined } = {},
  ): Promise<void> {
    const update = this.update.value
    if (!update || this.waiting.value) return
    this.waiting.value = true
    this.problem.value = null
    this.stopAnimations()
    const key = this.key(seat ?? update.viewer)
    try {
      let seq = Math.max(update.seq, after)
      for (let tries = 0; ; tries++)
        try {
          this.sent = seq + 1 + more
          const request = { seq: seq + 1, ...body }
          const done = await withRetries(() => post<Done>(`/tables/${this.table}/${what}`, request, key), AGAIN_MS)
          this.sent = Math.max(this.sent, done.seq + more)
          return
        } catch (error) {
          const now = await this.overtaken(error, what, body, update, tries)
          if (!now) return
          seq = now.seq
        }
    } catch (error) {
      this.refuse(error)
      this.waiting.value = false
    }
  }

  /** Another player was faster: returns the current state if the same entry should be sent again with the next number. */
  protected async overtaken(
    error: unknown,
    what: Sent,
    body: Record<string, unknown>,
    update: Update,
    tries: number,
  ): Promise<Update | null> {
    if (!isOvertaken(error)) throw error
    const path = `/tables/${this.table}/view?since=${update.seq}`
    const now = await withRetries(() => get<Update>(path, this.key(update.viewer)), AGAIN_MS)
    const left = afterOvertaken(what, body, update, now)
    if (left === 'again' && tries < MAX_TRIES) return now
    this.sent = 0
    this.take({ ...now, held: update.held })
    if (left !== 'done')
      this.problem.value = { type: 'problem', error: 'moved_on', where: '', detail: t('ui-moved-on') }
    return null
  }

  /** Wait for an update that satisfies a condition. */
  protected until(fits: (update: Update) => boolean): Promise<void> {
    return new Promise((done) => {
      let isDone = false
      let stop: () => void = () => {}
      stop = effect(() => {
        const update = this.update.value
        if (isDone || !update || !fits(update)) return
        isDone = true
        queueMicrotask(() => {
          stop()
          done()
        })
      })
    })
  }
}
