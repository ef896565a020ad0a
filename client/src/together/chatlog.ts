// The chat of a table: loaded when the server reports new messages, separate from the game.

import { computed, signal } from '@preact/signals'
import { keysOf } from '../device/settings'
import { get, post } from '../wire/api'
import type { Chat, Say, SayAnswer, TalkLine } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'

/** as many as the server stores */
const MAX_LINES = 200

export class TableChat {
  readonly lines = signal<readonly TalkLine[]>([])
  readonly phrases = signal<readonly NonNullable<Say['phrase']>[]>([])
  readonly isOpen = signal(false)
  readonly problem = signal('')
  /** muted seats, as this browser remembers them */
  readonly muted = signal<readonly number[]>([])
  /** the last message that was visible */
  readonly read = signal(0)
  /** seats whose own messages are not new here */
  readonly own = signal<readonly number[]>([])
  readonly visible = computed(() =>
    this.lines.value.filter((line) => line.kind === 'note' || !this.muted.value.includes(line.seat)),
  )
  readonly unread = computed(
    () =>
      this.visible.value.filter(
        (line) => line.number > this.read.value && line.kind !== 'note' && !this.own.value.includes(line.seat),
      ).length,
  )
  private known = 0
  private wanted = 0
  private isAsking = false

  constructor(readonly table: string) {
    this.muted.value = (JSON.parse(localStorage.getItem(this.name('muted')) ?? '[]') as unknown[]).map(Number)
    this.read.value = Number(localStorage.getItem(this.name('read'))) || 0
  }

  private name(what: 'muted' | 'read'): string {
    return `sandtable.talk.${what}.${this.table}`
  }

  private key(seat = -1): string {
    const keys = keysOf(this.table)
    return keys[seat] ?? keys[-1] ?? Object.values(keys)[0] ?? ''
  }

  /** The table has reached this number; load the new messages. */
  async follow(talked: number): Promise<void> {
    this.wanted = Math.max(this.wanted, talked)
    if (this.isAsking || this.wanted <= this.known || !this.key()) return
    this.isAsking = true
    try {
      while (this.wanted > this.known) {
        const before = this.known
        const found = await get<Chat>(`/tables/${this.table}/talk?since=${before}`, this.key())
        this.phrases.value = found.phrases
        this.lines.value = [...this.lines.value, ...found.lines].slice(-MAX_LINES)
        this.known = found.lines[found.lines.length - 1]?.number ?? this.wanted
        if (this.isOpen.value) this.seen()
      }
    } catch {
      // the next notification tries again
    } finally {
      this.isAsking = false
    }
  }

  /** Loads the phrases when the chat is first opened, even if it is empty. */
  async open(): Promise<void> {
    this.isOpen.value = true
    this.seen()
    if (this.phrases.value.length || !this.key()) return
    try {
      this.phrases.value = (await get<Chat>(`/tables/${this.table}/talk?since=${this.known}`, this.key())).phrases
    } catch (error) {
      this.problem.value = errorText(error)
    }
  }

  close(): void {
    this.isOpen.value = false
  }

  /** Everything has been visible. */
  seen(): void {
    const last = this.lines.value[this.lines.value.length - 1]?.number ?? 0
    if (last <= this.read.value) return
    this.read.value = last
    localStorage.setItem(this.name('read'), String(last))
  }

  mute(seat: number, isMuted: boolean): void {
    this.muted.value = [...this.muted.value.filter((one) => one !== seat), ...(isMuted ? [seat] : [])]
    localStorage.setItem(this.name('muted'), JSON.stringify(this.muted.value))
  }

  /** Send a message as a seat; true if it was accepted. */
  async say(seat: number, what: Say): Promise<boolean> {
    this.problem.value = ''
    try {
      // a message sent twice, by a double press or a broken connection, appears once
      const said = { ...what, after: Math.max(this.known, this.wanted) }
      const { number } = await post<SayAnswer>(`/tables/${this.table}/talk`, said, this.key(seat))
      void this.follow(number)
      return true
    } catch (error) {
      this.problem.value = errorText(error)
      return false
    }
  }
}

/** The text of a message; phrases and notes in the user's language. */
export function lineText(line: TalkLine, seatName: (seat: number) => string): string {
  if (line.kind === 'phrase') return t(`talk-${line.body}`)
  return line.kind === 'note' ? t(`talk-note-${line.body}`, { p: seatName(line.seat) }) : line.body
}

const talks = new Map<string, TableChat>()

/** The chat of a table, the same in the waiting room and at the table. */
export function chatOf(table: string): TableChat {
  const found = talks.get(table) ?? new TableChat(table)
  talks.set(table, found)
  return found
}
