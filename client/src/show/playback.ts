// Decides what to animate after an update: beats, trails, the summary of the others' turn, and the page after the game.

import { signal } from '@preact/signals'
import { afterPaint } from '../device/afterpaint'
import { wantsStill } from '../device/media'
import { motion, pace } from '../device/settings'
import { play } from '../device/sound'
import type { Session } from '../session/session'
import type { Conflict, Scene, Step, Update } from '../wire/protocol'
import { type Merged, motionsOf } from '../wire/updates'
import { type Beat, beatsOf, type Pace, storyOf } from './beats'
import { Show } from './show'

/** The animation speed: instant for users who prefer reduced motion. */
export const showPace = (): Pace => (motion.value && !wantsStill.value ? pace.value : 'once')

/** more steps at once would only be distracting */
const MAX_FLYING = 4

export class Playback {
  readonly show = new Show((beat, isLive) => this.began(beat, isLive), afterPaint)
  /** whether the summary of the others' moves is open */
  readonly storyOpen = signal(false)
  /** whether the page after the game is open */
  readonly endingOpen = signal(false)
  private battle: Conflict | null = null

  constructor(private readonly session: Session) {}

  /** Animate new steps. A choice by the viewer ends earlier animations. */
  play(before: Update | null, { update, fresh, isUndone }: Merged): void {
    const surface = this.session.data.value?.surface
    const { viewer } = update
    if (isUndone || fresh.some((step) => step.seat === viewer)) this.clear()
    if (!surface || !fresh.length) return
    const scenes = { before: before?.scene ?? null, now: update.scene }
    this.perform(beatsOf(fresh, { viewer, surface, ...scenes, shown: this.battle }), fresh)
    if (fresh.some((step) => step.seat !== viewer) && viewer >= 0 && showPace() !== 'once') this.storyOpen.value = true
  }

  /** Replay a past step, whoever made it. */
  replayStep(steps: readonly Step[], before: Scene | null, now: Scene | null): void {
    const surface = this.session.data.value?.surface
    if (surface) this.perform(beatsOf(steps, { viewer: -1, surface, before, now, shown: null }), steps)
  }

  /** Replay what the others did since the viewer's last move. */
  replayOthers(): void {
    const { data, steps, scene, update } = this.session
    const viewer = update.value?.viewer ?? -1
    const since = storyOf(steps.value, viewer)[0]?.at
    if (since === undefined || !data.value) return
    const newSteps = steps.value.filter((step) => step.at >= since && (viewer < 0 || step.seat !== viewer))
    this.show.clear()
    const { surface } = data.value
    this.show.add(beatsOf(newSteps, { viewer, surface, before: null, now: scene.value, shown: null }), showPace())
  }

  /** Discard everything about earlier steps. */
  clear(): void {
    this.show.clear()
    this.storyOpen.value = false
  }

  private perform(beats: readonly Beat[], steps: readonly Step[]): void {
    const result = beats.findLast((beat) => beat.kind === 'result')
    this.battle = result?.conflict ?? this.battle
    const played = new Set(beats.map((beat) => beat.motion))
    if (new Set(steps.map((step) => step.seq)).size <= MAX_FLYING)
      this.session.fly(motionsOf(steps).filter((one) => !played.has(one)))
    this.show.add(beats, showPace())
    if (showPace() !== 'once') return
    // without motion, the last battle stays visible until the user continues
    const isStill = motion.value && wantsStill.value && pace.value !== 'once'
    if (isStill && result) this.show.add([{ ...result, waits: true }], 'brisk')
    if (beats.some((beat) => beat.kind === 'end')) this.ends(isStill)
  }

  private began(beat: Beat, isLive: boolean): void {
    if (beat.kind === 'move' && isLive && beat.motion) this.session.fly([beat.motion])
    if (beat.kind === 'card') play('card')
    else if (beat.kind === 'dice') play('dice')
    else if (beat.kind === 'move') play('stone')
    else if (beat.kind === 'result' && beat.lost?.length) play('hit')
    else if (beat.kind === 'end') this.ends(true)
  }

  private ends(opens: boolean): void {
    const { viewer = -1, scene } = this.session.update.value ?? {}
    const winners = scene?.result?.winners ?? []
    play(viewer < 0 || winners.includes(viewer) ? 'victory' : 'defeat')
    if (opens && !this.session.past.value) this.endingOpen.value = true
  }
}
