// Plays beats over the board one after the other and leaves their trails. The board below always shows the current position, and
// nothing waits for the animation: an answer ends it.

import { signal } from '@preact/signals'
import { type Beat, type Pace, paced, squeezed } from './beats'

/** A move or an attack as an arrow: bright during the animation, pale until the viewer's next choice. */
export interface Trail {
  key: string
  beat: Beat
}

/** more waiting beats than this are skipped */
const MAX_WAITING = 40
/** more trails would only be distracting */
const MAX_TRAILS = 14

export class Show {
  /** the current beat */
  readonly beat = signal<Beat | null>(null)
  readonly trails = signal<readonly Trail[]>([])
  /** remaining beats */
  readonly left = signal(0)
  /** has the user stopped it? */
  readonly held = signal(false)
  /** something else has to be read first */
  private isBlocked = false
  private queue: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private made = 0
  /** set while the first beat is about to start */
  private start: object | null = null

  constructor(
    private readonly began: (beat: Beat, isLive: boolean) => void = () => {},
    private readonly whenPainted: (act: () => void) => void = (act) => act(),
  ) {}

  /** Queue these beats. At instant speed, only their trails appear. */
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
    if (this.beat.value?.waits && !this.beat.value.scene) this.next()
    else if (isIdle && !this.start && !this.isBlocked) this.begin()
  }

  /**
   * Paint the board first to avoid stutter; but start moving pieces at once, because the board already has them at their goal.
   */
  private begin(): void {
    const start = {}
    this.start = start
    const act = () => {
      if (this.start === start) this.next(true)
    }
    if (this.queue[0]?.kind === 'move') act()
    else this.whenPainted(act)
  }

  /** Begin nothing new, or go on. */
  block(isOn: boolean): void {
    this.isBlocked = isOn
    if (!isOn && this.queue.length && !this.beat.value && !this.start) this.begin()
  }

  /** Play the next beat, or end. */
  next(isLive = false): void {
    clearTimeout(this.timer)
    this.start = null
    const beat = this.queue.shift() ?? null
    this.left.value = this.queue.length
    this.beat.value = beat
    if (!beat) return
    this.mark(beat)
    this.began(beat, isLive)
    if (!beat.waits && !this.held.value) this.timer = setTimeout(() => this.next(), beat.ms)
  }

  /** The current beat and those to come. */
  ahead(): readonly Beat[] {
    const now = this.beat.value
    return this.left.value || now ? [...(now ? [now] : []), ...this.queue] : []
  }

  /** Stop after the current beat, or go on. */
  hold(): void {
    this.held.value = !this.held.value
    clearTimeout(this.timer)
    const beat = this.beat.value
    if (beat && !this.held.value && !beat.waits) this.timer = setTimeout(() => this.next(), beat.ms)
  }

  /** Skip all remaining beats. */
  skip(): void {
    clearTimeout(this.timer)
    this.start = null
    for (const beat of this.queue) this.mark(beat)
    const end = this.queue.find((beat) => beat.kind === 'end')
    this.queue = []
    this.left.value = 0
    this.held.value = false
    this.beat.value = null
    if (end) this.began(end, false)
  }

  /** Remove everything: the viewer has made a choice. */
  clear(): void {
    this.skip()
    this.trails.value = []
  }

  private mark(beat: Beat): void {
    if (beat.kind !== 'move' && beat.kind !== 'attack') return
    this.trails.value = [...this.trails.value, { key: `${++this.made}`, beat }].slice(-MAX_TRAILS)
  }
}
