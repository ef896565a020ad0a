// The show over the board: plays beats one after the other, and leaves their trails. The table below is always the present one, and nothing
// waits for the show: whoever answers ends it.

import { signal } from '@preact/signals'
import { type Beat, type Pace, paced, squeezed } from './beats'

/** A way or an attack, drawn as an arrow: bright while it is told, pale until the viewer's next choice. */
export interface Trail {
  key: string
  beat: Beat
  /** which of the moves it was, from 1; 0 for attacks */
  number: number
}

/** who is so far behind what happens need not see all of it */
const MAX_WAITING = 40
/** older ways would only be noise */
const MAX_TRAILS = 14

export class Show {
  /** what is being told */
  readonly beat = signal<Beat | null>(null)
  readonly trails = signal<readonly Trail[]>([])
  /** beats still to come */
  readonly left = signal(0)
  private queue: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private made = 0
  private moves = 0
  /** the first beat is about to begin */
  private start: object | null = null

  constructor(
    private readonly began: (beat: Beat, isLive: boolean) => void = () => {},
    private readonly whenPainted: (act: () => void) => void = (act) => act(),
  ) {}

  /** Tell these after what is being told. At once: only their trails stay. */
  add(beats: readonly Beat[], pace: Pace): void {
    if (!beats.length) return
    if (pace === 'once') {
      for (const beat of beats) this.mark(beat)
      return
    }
    const isIdle = !this.beat.value
    const waiting = [...this.queue, ...paced(beats, pace)]
    for (const beat of waiting.splice(0, Math.max(0, waiting.length - MAX_WAITING))) this.mark(beat)
    this.queue = squeezed(waiting, pace)
    this.left.value = this.queue.length
    if (this.beat.value?.waits) this.next()
    else if (isIdle && !this.start) this.begin()
  }

  /** The table is painted first, so that nothing stutters; but pieces leave at once, since the table has them where they will arrive. */
  private begin(): void {
    const start = {}
    this.start = start
    const act = () => {
      if (this.start === start) this.next(true)
    }
    if (this.queue[0]?.kind === 'move') act()
    else this.whenPainted(act)
  }

  /** The next beat, or the end. */
  next(isLive = false): void {
    clearTimeout(this.timer)
    this.start = null
    const beat = this.queue.shift() ?? null
    this.left.value = this.queue.length
    this.beat.value = beat
    if (!beat) return
    this.mark(beat)
    this.began(beat, isLive)
    if (!beat.waits) this.timer = setTimeout(() => this.next(), beat.ms)
  }

  /** All that is left at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.start = null
    for (const beat of this.queue) this.mark(beat)
    const end = this.queue.find((beat) => beat.kind === 'end')
    this.queue = []
    this.left.value = 0
    this.beat.value = null
    if (end) this.began(end, false)
  }

  /** Nothing of it any more: the viewer has chosen. */
  clear(): void {
    this.skip()
    this.trails.value = []
    this.moves = 0
  }

  private mark(beat: Beat): void {
    if (beat.kind !== 'move' && beat.kind !== 'attack') return
    const number = beat.kind === 'move' ? ++this.moves : 0
    this.trails.value = [...this.trails.value, { key: `${++this.made}`, beat, number }].slice(-MAX_TRAILS)
  }
}
