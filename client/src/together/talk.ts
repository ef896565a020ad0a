// What is said at a table: fetched when the server says that there is more, kept apart from the game.

import { computed, signal } from '@preact/signals'
import { keysOf } from '../device/settings'
import { get, post } from '../wire/api'
import type { Said, Say, Talk, TalkLine } from '../wire/protocol'
import { t } from '../words/common'
import { told } from '../words/told'

/** as many as the server keeps */
const MAX_LINES = 200

export class TableTalk {
  readonly lines = signal<readonly TalkLine[]>([])
  readonly phrases = signal<readonly NonNullable<Say['phrase']>[]>([])
  readonly isOpen = signal(false)
  readonly problem = signal('')
  /** seats that are not to be heard, as this browser remembers them */
  readonly muted = signal<readonly number[]>([])
  /** the last line that was on the screen */
  readonly read = signal(0)
  /** seats whose own lines are no news here */
  readonly own = signal<readonly number[]>([])
  readonly heard = computed(() =>
    this.lines.value.filter((line) => line.kind === 'note' || !this.muted.value.includes(line.seat)),
  )
  readonly unread = computed(
    () =>
      this.heard.value.filter(
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

  /** The table has come to this number; what is new is fetched. */
  async follow(talked: number): Promise<void> {
    this.wanted = Math.max(this.wanted, talked)
    if (this.isAsking || this.wanted <= this.known || !this.key()) return
    this.isAsking = true
    try {
      while (this.wanted > this.known) {
        const before = this.known
        const found = await get<Talk>(`/tables/${this.table}/talk?since=${before}`, this.key())
        this.phrases.value = found.phrases
        this.lines.value = [...this.lines.value, ...found.lines].slice(-MAX_LINES)
        this.known = found.lines[found.lines.length - 1]?.number ?? this.wanted
        if (this.isOpen.value) this.seen()
      }
    } catch {
      // the next news tries again
    } finally {
      this.isAsking = false
    }
  }

  /** The phrases come with the first look, even if nobody has said anything. */
  async open(): Promise<void> {
    this.isOpen.value = true
    this.seen()
    if (this.phrases.value.length || !this.key()) return
    try {
      this.phrases.value = (await get<Talk>(`/tables/${this.table}/talk?since=${this.known}`, this.key())).phrases
    } catch (error) {
      this.problem.value = told(error)
    }
  }

  shut(): void {
    this.isOpen.value = false
  }

  /** Everything there is has been on the screen. */
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

  /** Say something as a seat; true if it was taken. */
  async say(seat: number, what: Say): Promise<boolean> {
    this.problem.value = ''
    try {
      // who sends it twice, by a second press or a line that broke, says it once
      const said = { ...what, after: Math.max(this.known, this.wanted) }
      const { number } = await post<Said>(`/tables/${this.table}/talk`, said, this.key(seat))
      void this.follow(number)
      return true
    } catch (error) {
      this.problem.value = told(error)
      return false
    }
  }
}

/** A line in words; phrases and notes in the reader's own. */
export function lineText(line: TalkLine, seatName: (seat: number) => string): string {
  if (line.kind === 'phrase') return t(`talk-${line.body}`)
  return line.kind === 'note' ? t(`talk-note-${line.body}`, { p: seatName(line.seat) }) : line.body
}

const talks = new Map<string, TableTalk>()

/** The talk of a table: the same one in the waiting room and at the table. */
export function talkOf(table: string): TableTalk {
  const found = talks.get(table) ?? new TableTalk(table)
  talks.set(table, found)
  return found
}
