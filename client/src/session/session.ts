// One open table: handles updates, answers by click and by gesture, and earlier positions.

import { batch } from '@preact/signals'
import { asksToPass, holdKey, keysOf, warnsOfBlunders } from '../device/settings'
import { play } from '../device/sound'
import { Playback, showPace } from '../show/playback'
import type { Flight } from '../surfaces/pointing'
import { isAmongPeople } from '../together/people'
import { get, getText, post, withRetries } from '../wire/api'
import type {
  Coaching,
  Dangers,
  Enter,
  Hint,
  Message,
  Motion,
  NewTableAnswer,
  Option,
  Scene,
  StandingAnswers,
  Step,
  Update,
} from '../wire/protocol'
import { merge, questionOf } from '../wire/updates'
import { pieceName } from '../words/labels'
import { Gestures } from './gestures'
import { canLift, isBack, isGoal } from './hand'
import { batchTexts, complete, fitting, litTargets, swapped } from './picking'

/** the longest animation of moving pieces */
const FLIGHT_MS = 750
/** more at once would only be distracting */
const MAX_FLIGHTS = 16
/** how long after an update to ask which answers to warn of */
const FORESEE_MS = 200

export class Session extends Gestures {
  /** animations over the board */
  readonly playback = new Playback(this)
  private blunders: { seq: number; texts: readonly string[] } = { seq: -1, texts: [] }
  private foreseen = -1
  private landing = 0
  private foreseeing = 0
  private flown = 0
  private wanted: number | null = null

  override told(): { scene: Scene; at: number } | null {
    const beat = this.playback.show.ahead().find((one) => one.scene)
    return beat?.scene ? { scene: beat.scene, at: beat.at } : null
  }

  override close(): void {
    super.close()
    clearTimeout(this.landing)
    clearTimeout(this.foreseeing)
  }

  protected override onUpdate(): void {
    // nobody answers that fast, and painting comes first
    clearTimeout(this.foreseeing)
    this.foreseeing = window.setTimeout(() => void this.foresee(), FORESEE_MS)
  }

  protected override stopAnimations(): void {
    this.playback.clear()
  }

  override take(update: Update): void {
    let isNew = false
    batch(() => {
      // players can share the spectators' key
      if (update.watch && !keysOf(this.table)[-1]) holdKey(this.table, -1, update.watch)
      const before = this.update.value
      const merged = merge({ update: before, steps: this.steps.value }, update)
      isNew = merged.isNew
      const last = this.hints.value.length
      const asked = update.hints.filter((hint) => hint.number > last)
      this.freshHints.value = before ? asked : []
      if (asked.length) this.hints.value = [...this.hints.value, ...asked]
      this.steps.value = merged.steps
      this.fresh.value = merged.fresh
      if (merged.isNew) {
        this.chosen.value = []
        const batch = questionOf(merged.update)?.batch
        this.together.value = batch && !batch.ordered ? batch.targets : []
        this.held.value = null
        this.fork.value = null
        this.ending.value = null
        this.armed.value = null
        this.planned.value = null
        this.why.value = null
        this.corrected.value = null
        this.advice.value = null
        this.doubted.value = null
        this.dangers.value = []
        this.ruled.value = []
        this.glow.value = []
        this.alternatives = this.othersOf(before, merged.update, merged.fresh)
      }
      const isHidden = update.held.length > 1 && asksToPass.value && !update.scene?.result
      if (before?.viewer !== update.viewer && isHidden) this.passTo.value = update.viewer
      this.update.value = merged.update
      if (!this.past.value) this.playback.play(before, merged)
      this.link.value = 'live'
      // an update from before our last entry says nothing about it
      if (update.seq >= this.sent) this.waiting.value = false
      if (isNew) this.carry()
    })
    this.sound()
  }

  /** What a question is about may be in the hand already, such as a unit that enters the table: no click to pick it up. */
  protected override carry(): void {
    const question = questionOf(this.update.value)
    if (!question?.carried || this.coach.value || this.past.value) return
    const piece = this.scene.value?.trays.flatMap((tray) => tray.pieces).find((one) => canLift(question, one.targets))
    const name = piece ? pieceName(this, piece) : ''
    void this.lift({ targets: question.lifts, types: [], name, stack: null, isTray: false }, false, async () => {})
  }

  /** Ask in the background which answers to warn of. If the response comes too late, there is no warning. */
  private async foresee(): Promise<void> {
    const update = this.update.value
    const coaches = this.coach.value !== null && this.coach.value.part < this.coach.value.parts.length
    if (!warnsOfBlunders.value || !update || !questionOf(update) || update.passing || coaches) return
    if (this.foreseen === update.seq) return
    this.foreseen = update.seq
    await Promise.all([this.findDangers(update), this.findBlunders(update)])
  }

  /** Which answers can lose the game at once, by what this seat sees? */
  private async findDangers({ seq, viewer }: Update): Promise<void> {
    try {
      const { answers, ...found } = await get<Dangers>(`/tables/${this.table}/dangers`, this.key(viewer))
      if (found.seq === seq && seq === this.update.value?.seq) this.dangers.value = answers
    } catch {
      // over the rate limit: no warnings for a while
    }
  }

  /** Which answers does the bot consider clear blunders? */
  private async findBlunders({ seq, viewer, table }: Update): Promise<void> {
    // between people a warning counts as a hint, which everyone sees; don't ask automatically
    if (!table.hints || isAmongPeople(table)) return
    this.blunders = { seq, texts: [] }
    try {
      const hint = await get<Hint>(`/tables/${this.table}/hint?warning=true`, this.key(viewer))
      if (hint.seq === this.blunders.seq) this.blunders = { seq: hint.seq, texts: hint.blunders }
    } catch {
      // over the rate limit: no warnings for a while
    }
  }

  /** Why an answer can lose the game at once. */
  dangerOf(option: Option): Message | undefined {
    return warnsOfBlunders.value ? this.dangers.value.find((one) => one.text === option.text)?.why : undefined
  }

  /** What would the bot do? */
  async askAdvice(): Promise<void> {
    const update = this.update.value
    if (!update) return
    try {
      const hint = await get<Hint>(`/tables/${this.table}/hint`, this.key(update.viewer))
      if (hint.seq !== this.update.value?.seq) return
      this.advice.value = hint
      this.glow.value = hint.option?.targets ?? []
    } catch (error) {
      this.refuse(error)
    }
  }

  /** Sounds to play at once; sounds of an animation are played with it. */
  private sound(): void {
    const fresh = this.fresh.value
    const viewer = this.update.value?.viewer
    if (!fresh.length) return
    const isCalled = this.question.value && !this.update.value?.passing && fresh.some((step) => step.seat !== viewer)
    if (isCalled) play('turn')
    else if (fresh.some((step) => step.seat === viewer)) play('stone')
  }

  /** Animate pieces. */
  fly(motions: readonly Motion[]): void {
    if (showPace() === 'once') return
    const flights = motions.slice(0, MAX_FLIGHTS).map(
      (m, k): Flight => ({
        key: `${this.flown}.${k}`,
        seat: m.seat,
        types: m.types,
        start: m.start,
        end: m.end,
        path: m.path,
      }),
    )
    if (!flights.length) return
    this.flown++
    this.flights.value = flights
    clearTimeout(this.landing)
    this.landing = window.setTimeout(() => (this.flights.value = []), FLIGHT_MS)
  }

  look(seat: number): void {
    this.socket?.send(JSON.stringify({ type: 'look', seat }))
  }

  /** Hot seat: the next player has taken the device. */
  passed(): void {
    this.passTo.value = null
  }

  /**
   * The other options of the question just answered, if the current question is about what was picked there and it can be undone:
   * a click on another unit then means that unit.
   */
  private othersOf(before: Update | null, now: Update, fresh: readonly Step[]): readonly Option[] {
    const asked = questionOf(before)
    const focus = questionOf(now)?.focus ?? []
    const isOwn = fresh.length === 1 && fresh[0]!.seat === now.viewer && now.undo > 0
    if (!asked || !isOwn || !focus.length) return []
    return asked.options.filter((option) => option.targets.length && !option.targets.some((x) => focus.includes(x)))
  }

  // -- answering -----------------------------------------------------------------------------------------------------------

  /** A click on something: add its lit target, or ask why it is not one. */
  point(targets: readonly string[], name: string): void {
    if (!this.question.value) return
    this.playback.show.skip()
    const held = this.held.value
    if (held) {
      const other = !isGoal(held, targets) && canLift(this.asked.value, targets)
      if (isBack(held, targets)) this.putBack()
      else if (other) void this.lift({ targets, types: [], name, stack: this.ownStack(targets), isTray: false })
      else void this.putDown(targets)
      return
    }
    const lit = targets.filter((t) => this.lit.value.has(t))
    if (this.swap([...targets.filter((t) => this.together.value.includes(t)), ...lit])) return
    if (!lit.length) {
      const chosen = targets.find((t) => this.chosen.value.includes(t))
      const instead = this.alternatives.filter((option) => option.targets.every((t) => targets.includes(t)))
      // another of the things an answer can start with
      const anew = litTargets(this.options.value, [])
      if (chosen) this.chosen.value = this.chosen.value.filter((t) => t !== chosen)
      else if (instead.length === 1) void this.pickInstead(instead[0]!)
      else if (this.chosen.value.length && targets.some((t) => anew.has(t))) {
        this.chosen.value = []
        this.point(targets, name)
      } else if (canLift(this.asked.value, targets))
        void this.lift({ targets, types: [], name, stack: this.ownStack(targets), isTray: false })
      // several steps away: the gesture takes them all, or says why it cannot
      else if (this.asked.value?.walks && targets[0])
        void this.handle({ targets: this.asked.value.lifts, types: [], name, stack: null, isTray: false }, targets)
      else if (targets[0]) {
        play('refusal')
        void this.askWhy(targets[0], name)
      }
      return
    }
    // what a stack represents (its area and its owner) is chosen together when an option needs both
    let next = this.chosen.value
    for (const target of lit) {
      const tried = [...next, target]
      if (fitting(this.options.value, tried).length && litTargets(this.options.value, next).has(target)) next = tried
    }
    this.chosen.value = next
    this.settle()
  }

  /** Put the first of these into the answers that go together, or take it out. */
  private swap(targets: readonly string[]): boolean {
    const batch = this.question.value?.batch
    if (!batch || batch.ordered || targets[0] === undefined) return false
    this.together.value = swapped(this.together.value, targets[0], batch.picks.length)
    return true
  }

  /** Pick when a single option is left and everything it needs is chosen, or nothing else could be meant. */
  private settle(): void {
    const ready = complete(this.options.value, this.chosen.value)
    if (ready.length === 1 && this.fits.value.length === 1) void this.pick(ready[0]!)
    else if (this.fits.value.length === 1) {
      const only = this.fits.value[0]!
      // the rest is forced: the subject of the question, shown as chosen, or an owner that follows from the area
      const taken = [...this.chosen.value, ...(this.question.value?.focus ?? [])]
      const rest = only.targets.filter((t) => !taken.includes(t))
      if (rest.every((t) => t.startsWith('seat:'))) void this.pick(only)
    }
  }

  /** A click on the button of an answer. Of answers that go together it puts one in or takes it out. */
  async press(option: Option): Promise<void> {
    if (this.coach.value || option.targets.length !== 1 || !this.swap(option.targets)) await this.pick(option)
  }

  clear(): void {
    this.putBack()
    this.ending.value = null
    this.armed.value = null
    this.doubted.value = null
    this.chosen.value = []
    this.why.value = null
    this.problem.value = null
  }

  /** Answer. What throws dice is first chosen, then given. Ask once for confirmation of a clear blunder. */
  async pick(option: Option, isSure = false): Promise<void> {
    if (option.commits && this.armed.value?.text !== option.text) {
      this.armed.value = option
      this.doubted.value = null
      this.chosen.value = []
      return
    }
    const { seq, texts } = this.blunders
    const isBlunder = seq === this.update.value?.seq && texts.includes(option.text)
    if (!isSure && warnsOfBlunders.value && (isBlunder || this.dangerOf(option))) {
      this.doubted.value = option
      if (isBlunder) void this.askAdvice()
      return
    }
    this.doubted.value = null
    this.armed.value = null
    const held = this.held.value
    if (held?.lifted?.question) {
      const at = /^(-?\d+) (-?\d+)$/.exec(option.text)
      const goal = option.targets.filter((target) => !held.thing.targets.includes(target))
      return this.putDown(at && held.lifted.question.region ? [`point:${at[1]},${at[2]}`] : goal)
    }
    const give = () => this.confirmEnd(option, () => this.send('pick', { pick: option.text }))
    // a coach teaches one question after the other
    if (!option.takes || this.coach.value) return give()
    this.chosen.value = []
    const name = this.words.value?.say(option.label, { seat: this.seatName }) ?? ''
    await this.lift(
      { targets: option.targets, types: [], name, stack: this.ownStack(option.targets), isTray: false },
      false,
      give,
    )
  }

  /** Give the answer that what is held stands for, to be asked for one step after the other. */
  async stepByStep(): Promise<void> {
    const held = this.held.value?.thing.targets ?? []
    const option = this.asked.value?.options.find((one) => one.takes && one.targets.every((x) => held.includes(x)))
    if (!option) return
    this.putBack()
    await this.send('pick', { pick: option.text })
  }

  /**
   * Send several answers, each given by its target: a batch at once, otherwise one after the other, as long as the same kind of
   * question is asked.
   */
  async pickInOrder(targets: readonly string[]): Promise<void> {
    const kind = this.question.value?.kind
    const [pick, ...then] = batchTexts(this.question.value, targets)
    if (pick !== undefined) return this.send('pick', { pick, then })
    for (const target of targets) {
      const option = this.options.value.find((one) => one.targets.length === 1 && one.targets[0] === target)
      if (!option || this.question.value?.kind !== kind) return
      const seq = this.update.value?.seq ?? 0
      await this.pick(option)
      if (this.problem.value) return
      await this.until((update) => update.seq > seq)
    }
  }

  /** Send two answers, the first of which prepares the second. */
  async pickPair([pick, ...then]: readonly [string, string]): Promise<void> {
    await this.send('pick', { pick, then })
  }

  /** Answer with a point of the plane. If it is illegal, nothing changes and the reasons are shown. */
  async spot([x, y]: readonly [number, number], name: string): Promise<void> {
    if (!this.question.value?.region || this.waiting.value) return
    if (this.held.value) return this.putDown([`point:${x},${y}`])
    const seq = this.update.value?.seq
    try {
      const answer = await this.whyNot(`point:${x},${y}`)
      this.why.value = answer?.clauses.length ? { name, answer } : null
      if (answer && !answer.clauses.length && this.update.value?.seq === seq)
        await this.send('pick', { pick: `${x} ${y}` })
    } catch (error) {
      this.refuse(error)
    }
  }

  /** Undo the last pick and make another one. */
  private async pickInstead(option: Option): Promise<void> {
    const seq = (this.update.value?.seq ?? 0) + 1
    await this.send('undo', { picks: 1 }, { more: 1 })
    if (this.problem.value) return
    this.waiting.value = false
    await this.send('pick', { pick: option.text }, { after: seq })
  }

  async undo(picks = 1): Promise<void> {
    await this.send('undo', { picks })
  }

  /** Send an entry besides picks, for the viewer or another seat held here. */
  async enter(entry: Enter['entry'], picks = 1, seat?: number): Promise<void> {
    await this.send('enter', { entry, picks }, { seat })
  }

  /** Dismiss the coach of a guided game, or bring the coach back. */
  async sendCoach(coach: Coaching['coach']): Promise<void> {
    await this.send('coach', { coach })
  }

  /** Set the standing answers to reaction windows, replacing earlier ones. */
  async setStandingAnswers(request: StandingAnswers): Promise<void> {
    const update = this.update.value
    if (!update) return
    this.problem.value = null
    try {
      const standing = await post<StandingAnswers>(`/tables/${this.table}/standing`, request, this.key(update.viewer))
      const now = this.update.value
      if (now?.standing && now.viewer === update.viewer) this.update.value = { ...now, standing }
    } catch (error) {
      this.refuse(error)
    }
  }

  // -- earlier positions -------------------------------------------------------------------------------------------------------

  async lookBack(at: number | null, all = false): Promise<void> {
    const update = this.update.value
    this.wanted = at
    this.playback.clear()
    if (at === null || (update && at >= update.last && !all)) {
      this.past.value = null
      this.playback.retrace()
      return
    }
    try {
      const viewer = update?.viewer ?? -1
      const before = this.past.value?.at ?? update?.at ?? -1
      const path = `/tables/${this.table}/view?at=${at}${all ? '&all=true' : ''}`
      const found = await withRetries(() => get<Update>(path, this.key(viewer)))
      if (this.wanted !== at) return // another position was requested meanwhile
      const scene = this.scene.value
      this.past.value = found
      const steps = found.at === before + 1 ? this.steps.value.filter((step) => step.at === found.at) : []
      this.playback.replayStep(steps, scene, found.scene)
      this.chosen.value = []
      this.why.value = null
    } catch (error) {
      this.refuse(error)
    }
  }

  /** The campaign document of a finished game. */
  async sequel(): Promise<string> {
    try {
      return await getText(`/tables/${this.table}/sequel`, this.key(this.update.value?.viewer ?? -1))
    } catch (error) {
      this.refuse(error)
      return ''
    }
  }

  async whatIf(everything = false): Promise<NewTableAnswer | null> {
    const shown = this.shown.value
    if (!shown) return null
    try {
      return await post<NewTableAnswer>(
        `/tables/${this.table}/what-if`,
        { at: shown.at, everything, bots: true },
        this.key(shown.viewer),
      )
    } catch (error) {
      this.refuse(error)
      return null
    }
  }
}
