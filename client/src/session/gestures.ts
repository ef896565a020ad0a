// Handles gestures: picking something up, asking for its goals, dropping it; and previews of a point.

import { batch, signal } from '@preact/signals'
import { confirmsEnd, language } from '../device/settings'
import { get, post, withRetries } from '../wire/api'
import type { Done, GestureResult, Lifted, Option, Plan, PointPreview, Update, WhyNot } from '../wire/protocol'
import { AGAIN_MS, Connection } from './connection'
import { answerAt, gestureBody, isBack, isGoal, putAt, type Thing } from './hand'

export abstract class Gestures extends Connection {
  /** the other options of the question just answered, in case the player meant one of them */
  protected alternatives: readonly Option[] = []
  /** the last drop after which each piece could have been placed by hand, with the number of its entry */
  readonly dropped = signal<{ thing: Thing; goal: readonly string[]; ways: readonly string[]; seq: number } | null>(
    null,
  )
  private planning = false
  private nextPlan: { at: readonly [number, number]; take: (plan: Plan) => void } | null = null

  /** Pick up what the question is about, if it is in the hand already. */
  protected abstract carry(): void

  /** Do it. If it ends the turn, ask players who want that for confirmation first. */
  protected async confirmEnd(option: Option | null, act: () => Promise<void>): Promise<void> {
    if (!option?.ends || !confirmsEnd.value) return act()
    this.ending.value = () => {
      this.ending.value = null
      void act()
    }
  }

  /** The viewer's stack with these targets. Some are shared, such as the owner: the one with the most is meant. */
  protected ownStack(targets: readonly string[]) {
    const scene = this.scene.value
    const own = scene?.stacks.filter((stack) => stack.seat === scene.viewer) ?? []
    const shared = own.map((stack) => stack.targets.filter((target) => targets.includes(target)).length)
    const most = Math.max(0, ...shared)
    return most ? own[shared.indexOf(most)]! : null
  }

  /** Pick something up. If that is impossible, show why; or, for something an answer names, just give that answer. */
  async lift(thing: Thing, isDragged = false, otherwise?: () => Promise<void>): Promise<void> {
    const update = this.update.value
    if (!update || this.waiting.value) return
    this.why.value = null
    this.problem.value = null
    const before = this.held.value
    const isSame = before !== null && before.thing.stack !== null && before.thing.stack === thing.stack
    this.held.value = { thing, lifted: isSame ? before.lifted : null, isDragged }
    const query = `source=${encodeURIComponent(thing.targets.join(' '))}&types=${thing.types.join('+')}`
    try {
      const lifted = await get<Lifted>(`/tables/${this.table}/lift?${query}`, this.key(update.viewer))
      if (this.held.value?.thing !== thing) return
      const isNothing = !lifted.question && !(thing.isTray && lifted.anywhere)
      this.held.value = isNothing && !isDragged ? null : { ...this.held.value, lifted }
      if (isNothing && otherwise) await otherwise()
      else if (isNothing && !isDragged && thing.targets[0]) await this.askWhy(thing.targets[0], thing.name)
    } catch (error) {
      this.held.value = null
      this.refuse(error)
    }
  }

  putBack(): void {
    this.held.value = null
    this.fork.value = null
  }

  /** Drop what is held. If it cannot be put there, nothing changes and the reason is shown. */
  async putDown(goal: readonly string[], isOnTable = true): Promise<void> {
    const held = this.held.value
    if (!held) return
    const anywhere = held.thing.isTray && isOnTable && (held.lifted?.anywhere ?? true)
    if (goal.length === 1 && goal[0]!.startsWith('point:')) goal = [...goal, ...this.floors.value.slice(0, 1)]
    const isMeant = goal.length > 0 && !isBack(held, goal) && (!held.lifted || isGoal(held, goal) || !anywhere)
    const isPoint = goal[0]?.startsWith('point:') ?? false
    if (isMeant || isPoint) await this.confirmEnd(answerAt(held, goal), () => this.handle(held.thing, goal))
    else if (anywhere) await this.handle(held.thing, [])
    else this.putBack()
  }

  /** Choose one of the moves that a drop could mean. */
  async choose(ways: readonly string[]): Promise<void> {
    const fork = this.fork.value
    if (fork) await this.handle(fork.thing, fork.goal, ways)
  }

  /** Can the last drop be made again, placing each piece by hand? Not after anything else has happened. */
  get isAdjustable(): boolean {
    const { seq = -1, back = 0 } = this.update.value ?? {}
    return this.dropped.value?.seq === seq && back > 0 && !this.past.value && !this.coach.value
  }

  /** Take the last drop back and make it again, to place each piece by hand. */
  async adjust(): Promise<void> {
    const drop = this.dropped.value
    if (drop && this.isAdjustable) await this.handle(drop.thing, drop.goal, drop.ways, true)
  }

  protected async handle(
    thing: Thing,
    goal: readonly string[],
    ways: readonly string[] = [],
    byHand = false,
  ): Promise<void> {
    const update = this.update.value
    if (!update || this.waiting.value) return
    const other = this.alternatives.filter((option) => option.targets.every((target) => thing.targets.includes(target)))
    let seq = update.seq + 1
    this.waiting.value = true
    this.problem.value = null
    const key = this.key(update.viewer)
    try {
      // a different thing than the question is about: put that one back first
      if (byHand) {
        this.sent = seq + 1
        await post<Done>(`/tables/${this.table}/undo`, { seq: seq++, picks: update.back }, key)
      } else if (other.length === 1 && !thing.targets.some((target) => this.asked.value?.focus.includes(target))) {
        this.sent = seq + 1
        await post<Done>(`/tables/${this.table}/undo`, { seq: seq++, picks: 1 }, key)
      }
      const done = await this.gesture(update, seq, { ...gestureBody(thing, goal, ways), by_hand: byHand })
      this.dropped.value = done?.adjusts ? { thing, goal, ways, seq: done.seq } : null
      if (!done) {
        this.held.value = null
        return
      }
      if (done.picks) return
      this.sent--
      batch(() => {
        this.held.value = null
        this.waiting.value = false
        this.fork.value = done.ways.length ? { thing, goal, ways: done.ways, at: putAt.value } : null
        if (!done.ways.length) this.carry()
        this.why.value = done.why ? { name: thing.name, answer: done.why } : null
      })
    } catch (error) {
      this.held.value = null
      // it can no longer be put back if another player was faster
      await this.overtaken(error, 'undo', {}, update, Infinity).catch((fault: unknown) => {
        this.waiting.value = false
        this.refuse(fault)
      })
    }
  }

  /** Send a gesture with a sequence number, or with a later one if another player was faster; null if it no longer applies. */
  private async gesture(update: Update, first: number, body: Record<string, unknown>): Promise<GestureResult | null> {
    const path = `/tables/${this.table}/gesture?lang=${language.value}`
    let seq = first
    for (let tries = 0; ; tries++)
      try {
        this.sent = seq
        const request = { seq, ...body }
        return await withRetries(() => post<GestureResult>(path, request, this.key(update.viewer)), AGAIN_MS)
      } catch (error) {
        const now = await this.overtaken(error, 'gesture', body, update, tries)
        if (!now) return null
        seq = now.seq + 1
      }
  }

  /**
   * Preview a point before it is chosen. One request is open at a time; of the points that wait, the last one is requested next.
   */
  async plan(at: readonly [number, number], take: (plan: Plan) => void): Promise<void> {
    this.nextPlan = { at, take }
    if (this.planning) return
    this.planning = true
    try {
      while (this.nextPlan) {
        const request: { at: readonly [number, number]; take: (plan: Plan) => void } = this.nextPlan
        this.nextPlan = null
        const key = this.key(this.update.value?.viewer ?? -1)
        const source = this.held.value?.thing.targets ?? []
        const floors = this.floors.value
        const more = [
          source.length ? `&source=${encodeURIComponent(source.join(' '))}` : '',
          source.length && floors.length ? `&floors=${encodeURIComponent(floors.join(' '))}` : '',
        ].join('')
        const { plan } = await get<PointPreview>(
          `/tables/${this.table}/plan?at=${request.at[0]},${request.at[1]}${more}`,
          key,
        )
        if (plan) request.take(plan)
      }
    } catch {
      // a missing preview is left out; an illegal point is reported when it is chosen
    } finally {
      this.planning = false
    }
  }

  /**
   * Ask why something is not an option together with what is chosen; or why a question was not asked in the step to a position.
   */
  async askWhy(target: string, name: string, at?: number): Promise<void> {
    try {
      const answer = await this.whyNot(target, at)
      if (!answer) return
      this.why.value = { name, answer }
    } catch (error) {
      this.refuse(error)
    }
  }

  protected async whyNot(target: string, at?: number): Promise<WhyNot | null> {
    const update = this.update.value
    if (!update) return null
    const more = at ? `&at=${at}` : `&given=${encodeURIComponent(this.chosen.value.join(' '))}`
    return get<WhyNot>(
      `/tables/${this.table}/why?target=${encodeURIComponent(target)}&lang=${language.value}${more}`,
      this.key(update.viewer),
    )
  }

  /** Why something cannot be chosen now, in a sentence; empty if the server does not say. */
  async reason(target: string): Promise<string> {
    try {
      const answer = await this.whyNot(target)
      return answer?.sentence ? (this.words.value?.say(answer.sentence, { seat: this.seatName }) ?? '') : ''
    } catch {
      // over the rate limit: the card keeps its text
      return ''
    }
  }
}
