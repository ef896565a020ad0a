// The state of an editor: the document, the server's verdict and the undo history. The server applies edits in the order they
// were made; edits made while it is busy go with the next request.

import { computed, signal } from '@preact/signals'
import { post, Refusal } from '../wire/api'
import type { Edit, EditRequest, EditResult } from '../wire/protocol'
import { errorText, problemText } from '../words/errors'
import type { Table } from './document'

/** The server limits checks per minute and address; a brush stroke must not use that up. */
const MIN_MS = 120
const RETRY_MS = 2000
const MAX_UNDO = 200
/** too many requests, or the server is busy: send the same request again */
const AGAIN = [429, 503]

const storageKey = (game: string): string => `sandtable.making.${game}`

export class DocumentStore {
  readonly edited = signal<EditResult | null>(null)
  readonly problem = signal('')
  readonly past = signal<readonly string[]>([])
  readonly future = signal<readonly string[]>([])
  readonly isBusy = signal(false)
  readonly document = computed(
    (): Table => JSON.parse(this.edited.value?.readable ? this.edited.value.text : '{}') as Table,
  )

  private waiting: Edit[] = []
  private stroke = ''
  private last = ''
  private sentAt = 0

  constructor(readonly game: string) {}

  /** Start with the document from the last visit, or with an empty one. */
  async open(): Promise<void> {
    const left = localStorage.getItem(storageKey(this.game))
    if (left === null || !(await this.begin({ text: left }))) await this.begin({})
  }

  /** Load another document; undo brings back the current one. Rejects a text that is not a document. */
  async begin(request: EditRequest): Promise<boolean> {
    await this.settled()
    const before = this.edited.value?.text
    const answer = await this.ask(request)
    if (!answer) return false
    if (!answer.readable) {
      const [fault] = answer.faults
      this.problem.value = fault
        ? problemText({ detail: fault.what, ...(fault.words ? { said: fault.words } : {}) })
        : ''
      return false
    }
    this.take(answer)
    if (before !== undefined && before !== answer.text) this.remember(before, '')
    return true
  }

  /** Make an edit. Edits of one stroke, or of one text field, are undone together. */
  edit(edit: Edit, stroke = ''): void {
    if (!this.edited.value) return
    this.waiting.push(edit)
    this.stroke = stroke
    void this.send()
  }

  async undo(): Promise<void> {
    await this.turn(this.past, this.future)
  }

  async redo(): Promise<void> {
    await this.turn(this.future, this.past)
  }

  private async turn(from: DocumentStore['past'], to: DocumentStore['past']): Promise<void> {
    await this.settled()
    const text = from.value.at(-1)
    const before = this.edited.value?.text
    if (text === undefined || before === undefined) return
    const answer = await this.ask({ text })
    if (!answer) return
    from.value = from.value.slice(0, -1)
    to.value = [...to.value, before]
    this.last = ''
    this.take(answer)
  }

  /** Resolves when all edits so far are applied. */
  async settled(): Promise<void> {
    while (this.isBusy.value || this.waiting.length) await new Promise((done) => setTimeout(done, 20))
  }

  private async send(): Promise<void> {
    if (this.isBusy.value) return
    this.isBusy.value = true
    while (this.waiting.length && this.edited.value) {
      const pause = this.sentAt + MIN_MS - Date.now()
      if (pause > 0) await new Promise((done) => setTimeout(done, pause))
      const edits = this.waiting.splice(0, 100)
      const stroke = this.stroke
      const before = this.edited.value.text
      this.sentAt = Date.now()
      const answer = await this.ask({ text: before, edits })
      if (answer) {
        if (answer.text !== before) this.remember(before, stroke)
        this.take(answer)
      }
    }
    this.isBusy.value = false
  }

  private async ask(request: EditRequest): Promise<EditResult | null> {
    for (;;)
      try {
        const answer = await post<EditResult>(`/games/${this.game}/editor`, request)
        this.problem.value = ''
        return answer
      } catch (error) {
        this.problem.value = errorText(error)
        if (!(error instanceof Refusal) || !AGAIN.includes(error.status)) return null
        const pause = Math.max(RETRY_MS, error.after)
        await new Promise((done) => setTimeout(done, pause))
      }
  }

  private remember(text: string, stroke: string): void {
    if (!stroke || stroke !== this.last) this.past.value = [...this.past.value, text].slice(-MAX_UNDO)
    this.last = stroke
    this.future.value = []
  }

  private take(answer: EditResult): void {
    this.edited.value = answer
    try {
      localStorage.setItem(storageKey(this.game), answer.text)
    } catch {
      // storage is full or forbidden: the document is still in memory
    }
  }
}
