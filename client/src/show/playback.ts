// Decides what to animate after an update: beats, trails, the summary of the others' turn, and the page after the game.

import { computed, signal } from '@preact/signals'
import { afterPaint } from '../device/afterpaint'
import { wantsStill } from '../device/media'
import { effects, pace } from '../device/settings'
import { play } from '../device/sound'
import { extras } from '../parts/extras'
import type { Session } from '../session/session'
import type { Conflict, Motion, Scene, Step, Update } from '../wire/protocol'
import { type Merged, motionsOf } from '../wire/updates'
import { type Beat, beatsOf, type Pace } from './beats'
import { Show } from './show'
import { accountOf, type Chapter, chaptersOf, positionsOf } from './telling'

/** The animation speed: instant for users who prefer reduced motion. */
export const showPace = (): Pace => (effects.value && !wantsStill.value ? pace.value : 'once')

/** more steps at once would only be distracting */
const MAX_FLYING = 4

export class Playback {
  readonly show = new Show((beat, isLive) => this.began(beat, isLive), afterPaint)
  /** the account of the turn, in numbered steps */
  readonly chapters = computed<readonly Chapter[]>(() => {
    const { toldSteps, update, past } = this.session
    return chaptersOf(accountOf(toldSteps.value, update.value?.viewer ?? -1, past.value?.at ?? null))
  })
  /** the step of the account that is pointed at, -1 for none */
  readonly pointed = signal(-1)
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
    const known = this.session.steps.value.filter((step) => step.at < fresh[0]!.at)
    const shown = this.battle ?? known.findLast((step) => step.told.conflicts.length)?.told.conflicts.at(-1) ?? null
    this.perform(beatsOf(fresh, { viewer, surface, ...scenes, shown }), fresh, scenes.before)
  }

  /** Replay a past step, whoever made it. */
  replayStep(steps: readonly Step[], before: Scene | null, now: Scene | null): void {
    const surface = this.session.data.value?.surface
    if (surface) this.perform(beatsOf(steps, { viewer: -1, surface, before, now, shown: null }), steps, before)
  }

  /** The number of the step of the account that a beat belongs to, from 0; -1 if it is not told. */
  chapterOf(at: number): number {
    return this.chapters.value.findLastIndex((chapter) => positionsOf(chapter).includes(at))
  }

  /** Replay what the account tells. */
  replayOthers(): void {
    this.show.clear()
    this.show.add(this.toldBeats(), showPace())
  }

  /** Draw the trails of what the account tells, without animation. */
  retrace(): void {
    if (!this.show.trails.value.length) this.show.add(this.toldBeats(), 'once')
  }

  private toldBeats(): Beat[] {
    const { data, steps, scene, update } = this.session
    const viewer = update.value?.viewer ?? -1
    const told = this.chapters.value.flatMap(positionsOf)
    if (!told.length || !data.value) return []
    const { surface } = data.value
    const others = steps.value.filter((step) => told.includes(step.at))
    return beatsOf(others, { viewer, surface, before: null, now: scene.value, shown: null })
  }

  /** Discard everything about earlier steps. */
  clear(): void {
    this.show.clear()
    this.pointed.value = -1
  }

  private perform(told: readonly Beat[], steps: readonly Step[], before: Scene | null): void {
    const beats = extras.value.retell?.(told, steps, before, this.session.data.value!.types) ?? told
    const result = beats.findLast((beat) => beat.kind === 'result')
    this.battle = result?.conflict ?? this.battle
    const played = new Set(beats.flatMap((beat): readonly (Motion | undefined)[] => beat.motions ?? [beat.motion]))
    if (new Set(steps.map((step) => step.seq)).size <= MAX_FLYING)
      this.session.fly(motionsOf(steps).filter((one) => !played.has(one)))
    this.show.add(beats, showPace())
    if (showPace() !== 'once') return
    // without motion, the last battle stays visible until the user continues
    const isStill = effects.value && wantsStill.value && pace.value !== 'once'
    const still = beats.filter((beat) => isStill && (beat === result || beat.kind === 'contact'))
    this.show.add(
      still.map((beat) => ({ ...beat, waits: true })),
      'brisk',
    )
    if (beats.some((beat) => beat.kind === 'end')) this.ends(isStill)
  }

  private began(beat: Beat, isLive: boolean): void {
    if (beat.kind === 'move' && isLive && beat.motion) this.session.fly([beat.motion])
    if (beat.motions) this.session.fly(beat.motions)
    if (beat.kind === 'card') play('card')
    else if (beat.kind === 'dice') play('dice')
    else if (beat.kind === 'move') play('stone')
    else if (beat.kind === 'contact' || (beat.kind === 'result' && beat.lost?.length)) play('hit')
    else if (beat.kind === 'end') this.ends(true)
  }

  private ends(opens: boolean): void {
    const { viewer = -1, scene } = this.session.update.value ?? {}
    const winners = scene?.result?.winners ?? []
    play(viewer < 0 || winners.includes(viewer) ? 'victory' : 'defeat')
    if (opens && !this.session.past.value) this.endingOpen.value = true
  }
}
