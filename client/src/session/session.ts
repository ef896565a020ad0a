// One open table: the live channel, the steps told so far, the position looked at, and what is chosen of an answer.

import { batch, computed, effect, signal } from '@preact/signals'
import { asksToPass, confirmsEnd, holdKey, keysOf, language, warns } from '../device/settings'
import { play } from '../device/sound'
import { loadIcons } from '../parts/Icon'
import { showPace, Teller } from '../show/teller'
import { loadSurface } from '../surfaces'
import type { Flight } from '../surfaces/pointing'
import { get, getText, liveSocket, post, Refusal } from '../wire/api'
import type {
  Coach,
  Coaching,
  Done,
  Enter,
  Foreseen,
  Gestured,
  Hint,
  Lifted,
  Motion,
  NewTableAnswer,
  Option,
  Plan,
  Problem,
  Question,
  Scene,
  StandingAnswers,
  Static,
  Step,
  Update,
  WhyNot,
  Words,
} from '../wire/protocol'
import { isStillAsked, merge, questionOf } from '../wire/updates'
import { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import {
  answerAt,
  canLift,
  type Fork,
  gestureBody,
  type Held,
  isBack,
  isGoal,
  putAt,
  type Thing,
  takenOf,
} from './hand'
import { buttons, complete, fightTargets, lesserTargets, litTargets, loose } from './picking'

export type Link = 'joining' | 'live' | 'lost' | 'refused'

/** how long pieces are on their way at most */
const FLIGHT_MS = 750
/** more at once would only be noise */
const MOST_FLIGHTS = 16
const RETRY_MS = [300, 700, 1500, 3000, 5000]

/** how often an answer is sent again when others are faster */
const MOST_TRIES = 8

/** Has the log gone on since this page last heard of it? */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Refusal && (error.problem.error === 'stale' || error.problem.error === 'not_asked')

export class Session {
  readonly data = signal<Static | null>(null)
  readonly words = signal<Catalogue | null>(null)
  readonly update = signal<Update | null>(null)
  readonly steps = signal<Step[]>([])
  readonly link = signal<Link>('joining')
  readonly problem = signal<Problem | null>(null)
  /** a position of the past that is looked at in place of the present */
  readonly past = signal<Update | null>(null)
  readonly chosen = signal<string[]>([])
  readonly glow = signal<readonly string[]>([])
  /** what the rule that is being read keeps from being an answer now */
  readonly ruled = signal<readonly string[]>([])
  readonly why = signal<{ name: string; answer: WhyNot } | null>(null)
  /** what the coach of a guided game says to the answer just tried */
  readonly corrected = signal<Words | null>(null)
  readonly waiting = signal(false)
  /** the number of the entry sent last */
  private sent = 0
  /** pieces on their way */
  readonly flights = signal<readonly Flight[]>([])
  /** the seat whose person must take the device before anything of theirs is shown */
  readonly curtain = signal<number | null>(null)
  /** the new steps of the latest update, for the live region */
  readonly fresh = signal<readonly Step[]>([])
  /** what is told over the board */
  readonly teller = new Teller(this)

  readonly shown = computed<Update | null>(() => this.past.value ?? this.update.value)
  readonly scene = computed<Scene | null>(() => this.shown.value?.scene ?? null)
  /** what is in the hand */
  readonly held = signal<Held | null>(null)
  /** several ways lead to where it was put */
  readonly fork = signal<Fork | null>(null)
  /** an answer that would end the turn, until it is confirmed */
  readonly ending = signal<(() => void) | null>(null)
  /** what is said already, while others are asked in between */
  private rest: { thing: Thing; goal: readonly string[] } | null = null
  /** the viewer's own open question, if the present is looked at */
  readonly asked = computed<Question | null>(() => (this.past.value ? null : questionOf(this.update.value)))
  /** that question, or with something in the hand the one where to put it */
  readonly question = computed<Question | null>(() => {
    const asked = this.asked.value
    return asked ? (this.held.value?.lifted?.question ?? asked) : null
  })
  /** what the bot would do, for the question of this number of the log */
  readonly advice = signal<Hint | null>(null)
  /** an answer that the bot takes for a clear blunder, until it is confirmed or dropped */
  readonly doubted = signal<Option | null>(null)
  private blunders: { seq: number; texts: readonly string[] } = { seq: -1, texts: [] }
  /** the coach of a guided game, unless he was sent away */
  readonly coach = computed<Coach | null>(() => {
    const coach = this.past.value ? undefined : this.update.value?.coach
    return coach && !coach.is_silent ? coach : null
  })
  /** what he points at */
  readonly coached = computed<readonly string[]>(() => this.coach.value?.light ?? [])
  /** what is chosen of an answer */
  readonly taken = computed<readonly string[]>(() =>
    this.held.value?.lifted?.question ? takenOf(this.held.value) : this.chosen.value,
  )
  readonly options = computed<Option[]>(() => this.question.value?.options ?? [])
  readonly fits = computed<Option[]>(() => loose(this.options.value, this.taken.value))
  readonly lit = computed<Set<string>>(() => litTargets(this.options.value, this.taken.value))
  /** of these the ones that leave less open than the others */
  readonly lesser = computed<Set<string>>(() => lesserTargets(this.options.value, this.taken.value))
  /** and those where somebody is to be fought */
  readonly fights = computed<Set<string>>(() => fightTargets(this.options.value, this.taken.value))
  /** is a side (faction, army) to be chosen: then all of them are laid out */
  readonly offersSides = computed<boolean>(() => {
    const offered = new Set(this.options.value.flatMap((o) => o.targets))
    return this.data.value?.sides.some((s) => s.targets.some((target) => offered.has(target))) ?? false
  })
  /** everything on the table that can be clicked */
  readonly onTable = computed<Set<string>>(() => {
    const found = new Set<string>()
    const add = (targets: readonly string[]) => targets.forEach((t) => found.add(t))
    this.data.value?.surface.places.forEach((p) => add(p.targets))
    if (this.offersSides.value) this.data.value?.sides.forEach((s) => add(s.targets))
    const scene = this.scene.value
    scene?.stacks.forEach((s) => [s, ...s.pieces].forEach((p) => add(p.targets)))
    scene?.markers.forEach((s) => add(s.targets))
    scene?.trays.forEach((t) => t.pieces.forEach((p) => add(p.targets)))
    scene?.panels.forEach((p) => add(p.targets))
    scene?.conflict?.sides.forEach((s) => s.force.forEach((p) => add(p.targets)))
    this.question.value?.region?.candidates.forEach(([x, y]) => found.add(`point:${x},${y}`))
    return found
  })
  readonly buttons = computed<Option[]>(() => buttons(this.options.value, this.onTable.value, this.taken.value))
  /** options that differ in numbers alone, once their targets are chosen */
  readonly numbers = computed<Option[]>(() => {
    const ready = complete(this.options.value, this.chosen.value)
    return ready.length > 1 ? ready : []
  })

  private instead: readonly Option[] = []
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer = 0
  private landing = 0
  private flown = 0
  private wanted: number | null = null
  private stop: () => void = () => {}

  constructor(readonly table: string) {}

  get keys(): string[] {
    return Object.values(keysOf(this.table))
  }

  key(seat: number): string {
    const keys = keysOf(this.table)
    return keys[seat] ?? keys[-1] ?? Object.values(keys)[0] ?? ''
  }

  /** The name of a seat; where several have the same one (two bots of a kind), with its number. */
  seatName = (seat: number): string => {
    const seats = this.shown.value?.table.seats ?? []
    const name = seats[seat]?.name || t('seat-name', { n: seat + 1 })
    return seats.some((other) => other.seat !== seat && other.name === name) ? `${name} ${seat + 1}` : name
  }

  /** Load what never changes and join the live channel, all at once. */
  async open(game: string): Promise<void> {
    this.stop = effect(() => {
      const tongue = language.value
      void getText(`/words/${game}/${tongue}`).then((text) => {
        if (language.value === tongue) this.words.value = new Catalogue(tongue, text)
      })
    })
    void loadIcons(game)
    this.connect()
    try {
      const data = await get<Static>(`/tables/${this.table}/static`)
      await loadSurface(data.surface.kind)
      this.data.value = data
    } catch (error) {
      this.refuse(error)
    }
  }

  close(): void {
    this.closed = true
    this.stop()
    clearTimeout(this.timer)
    clearTimeout(this.landing)
    this.teller.forget()
    this.socket?.close()
  }

  private refuse(error: unknown): void {
    if (error instanceof Refusal && error.problem.error === 'not_now' && error.problem.said) {
      // the coach of a guided game says why not now
      this.corrected.value = error.problem.said
      this.chosen.value = []
      return
    }
    if (error instanceof Refusal) this.problem.value = error.problem
    else this.problem.value = { type: 'problem', error: 'failed', where: '', detail: String(error) }
    if (!this.update.value) this.link.value = 'refused'
    play('refusal')
  }

  private connect(): void {
    // from the beginning: a page with several seats may be shown another one than before, which was told other things
    const since = this.update.value && this.update.value.held.length < 2 ? this.update.value.seq : -1
    const socket = liveSocket(this.table, this.keys, since)
    this.socket = socket
    socket.onmessage = (event) => {
      this.tries = 0
      const message = JSON.parse(event.data as string) as Update | Problem
      if (message.type === 'problem') this.problem.value = message
      else {
        this.take(message)
        void this.foresee()
      }
    }
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return
      if (event.code >= 4000) {
        this.link.value = 'refused'
        return
      }
      this.link.value = 'lost'
      this.timer = window.setTimeout(() => this.connect(), RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)])
    }
  }

  /** Pretend the line broke, for tests and for the curious. */
  drop(): void {
    this.socket?.close()
  }

  take(update: Update): void {
    batch(() => {
      // whoever holds a seat may show the table to others
      if (update.watch && !keysOf(this.table)[-1]) holdKey(this.table, -1, update.watch)
      const before = this.update.value
      const merged = merge({ update: before, steps: this.steps.value }, update)
      this.steps.value = merged.steps
      this.fresh.value = merged.fresh
      if (merged.isNew) {
        this.chosen.value = []
        this.held.value = null
        this.fork.value = null
        this.ending.value = null
        this.planned.value = null
        this.why.value = null
        this.corrected.value = null
        this.advice.value = null
        this.doubted.value = null
        this.ruled.value = []
        this.instead = this.othersOf(before, merged.update, merged.fresh)
      }
      const isHidden = update.held.length > 1 && asksToPass.value && !update.scene?.result
      if (before?.viewer !== update.viewer && isHidden) this.curtain.value = update.viewer
      this.update.value = merged.update
      if (!this.past.value) this.teller.tell(before, merged)
      this.link.value = 'live'
      // an update from before the entry that was sent says nothing about it
      if (update.seq >= this.sent) this.waiting.value = false
    })
    this.sound()
    this.sayRest()
  }

  /** Ask quietly which answers would be clear blunders; the answer may come too late, and then nobody is warned. */
  private async foresee(): Promise<void> {
    const update = this.update.value
    const coaches = this.coach.value !== null && this.coach.value.part < this.coach.value.parts.length
    if (!warns.value || !update || !questionOf(update) || update.passing || coaches) return
    if (this.blunders.seq === update.seq) return
    this.blunders = { seq: update.seq, texts: [] }
    try {
      const hint = await get<Hint>(`/tables/${this.table}/hint?warning=true`, this.key(update.viewer))
      if (hint.seq === this.blunders.seq) this.blunders = { seq: hint.seq, texts: hint.blunders }
    } catch {
      // whoever asked too much is not warned for a while
    }
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

  /** What is heard at once; what the show tells is heard with its beat. */
  private sound(): void {
    const fresh = this.fresh.value
    const viewer = this.update.value?.viewer
    if (!fresh.length) return
    const isCalled = this.question.value && !this.update.value?.passing && fresh.some((step) => step.seat !== viewer)
    if (isCalled) play('turn')
    else if (fresh.some((step) => step.seat === viewer)) play('stone')
  }

  /** Let pieces glide. */
  fly(motions: readonly Motion[]): void {
    if (showPace() === 'once') return
    const flights = motions.slice(0, MOST_FLIGHTS).map(
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

  /** The person named on the curtain has taken the device. */
  passed(): void {
    this.curtain.value = null
  }

  /**
   * The other answers to the question just answered, if the present one is about what was picked there and that can be taken back: who
   * clicks another unit means that unit.
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
    this.teller.show.skip()
    const held = this.held.value
    if (held) {
      const other = !isGoal(held, targets) && canLift(this.asked.value, targets)
      if (isBack(held, targets)) this.putBack()
      else if (other) void this.lift({ targets, types: [], name, stack: this.ownStack(targets), isTray: false })
      else void this.putDown(targets)
      return
    }
    const lit = targets.filter((t) => this.lit.value.has(t))
    if (!lit.length) {
      const chosen = targets.find((t) => this.chosen.value.includes(t))
      const instead = this.instead.filter((option) => option.targets.every((t) => targets.includes(t)))
      // another of the things that the answer may begin with
      const anew = litTargets(this.options.value, [])
      if (chosen) this.chosen.value = this.chosen.value.filter((t) => t !== chosen)
      else if (instead.length === 1) void this.pickInstead(instead[0]!)
      else if (this.chosen.value.length && targets.some((t) => anew.has(t))) {
        this.chosen.value = []
        this.point(targets, name)
      } else if (canLift(this.asked.value, targets))
        void this.lift({ targets, types: [], name, stack: this.ownStack(targets), isTray: false })
      else if (targets[0]) {
        play('refusal')
        void this.askWhy(targets[0], name)
      }
      return
    }
    // what a stack stands for (its area and its owner) is chosen together when an option needs both
    let next = this.chosen.value
    for (const target of lit) {
      const tried = [...next, target]
      if (loose(this.options.value, tried).length && litTargets(this.options.value, next).has(target)) next = tried
    }
    this.chosen.value = next
    this.settle()
  }

  /** Pick when one option is left and everything it needs is chosen, or nothing else could be meant. */
  private settle(): void {
    const ready = complete(this.options.value, this.chosen.value)
    if (ready.length === 1 && this.fits.value.length === 1) void this.pick(ready[0]!)
    else if (this.fits.value.length === 1) {
      const only = this.fits.value[0]!
      // the rest is forced: what the question is about, which is shown as chosen, or an owner that follows from the area
      const taken = [...this.chosen.value, ...(this.question.value?.focus ?? [])]
      const rest = only.targets.filter((t) => !taken.includes(t))
      if (rest.every((t) => t.startsWith('seat:'))) void this.pick(only)
    }
  }

  clear(): void {
    this.putBack()
    this.ending.value = null
    this.chosen.value = []
    this.why.value = null
    this.problem.value = null
  }

  /** Answer; what looks like a clear blunder is asked about once. */
  async pick(option: Option, isSure = false): Promise<void> {
    const { seq, texts } = this.blunders
    if (!isSure && warns.value && seq === this.update.value?.seq && texts.includes(option.text)) {
      this.doubted.value = option
      this.chosen.value = []
      void this.askAdvice()
      return
    }
    this.doubted.value = null
    const held = this.held.value
    if (held?.lifted?.question) {
      const at = /^(-?\d+) (-?\d+)$/.exec(option.text)
      const goal = option.targets.filter((target) => !held.thing.targets.includes(target))
      return this.putDown(at && held.lifted.question.region ? [`point:${at[1]},${at[2]}`] : goal)
    }
    await this.sure(option, () => this.send('pick', { pick: option.text }))
  }

  /** Do it; where it ends the turn, who wants to be asked is asked before. */
  private async sure(option: Option | null, act: () => Promise<void>): Promise<void> {
    if (!option?.ends || !confirmsEnd.value) return act()
    this.ending.value = () => {
      this.ending.value = null
      void act()
    }
  }

  // -- with a hand -----------------------------------------------------------------------------------------------------------

  private ownStack(targets: readonly string[]) {
    const scene = this.scene.value
    const own = scene?.stacks.filter((stack) => stack.seat === scene.viewer) ?? []
    return own.find((stack) => stack.targets.some((target) => targets.includes(target))) ?? null
  }

  /** Take something in hand; what cannot be taken tells why. */
  async lift(thing: Thing, isDragged = false): Promise<void> {
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
      if (isNothing && !isDragged && thing.targets[0]) await this.askWhy(thing.targets[0], thing.name)
    } catch (error) {
      this.held.value = null
      this.refuse(error)
    }
  }

  putBack(): void {
    this.held.value = null
    this.fork.value = null
  }

  /** Put down what is held. Where it cannot be put, nothing has happened, and the reason is shown. */
  async putDown(goal: readonly string[], isOnTable = true): Promise<void> {
    const held = this.held.value
    if (!held) return
    const anywhere = held.thing.isTray && isOnTable && (held.lifted?.anywhere ?? true)
    const isMeant = goal.length > 0 && !isBack(held, goal) && (!held.lifted || isGoal(held, goal) || !anywhere)
    const isPoint = goal[0]?.startsWith('point:') ?? false
    if (isMeant || isPoint) await this.sure(answerAt(held, goal), () => this.handle(held.thing, goal))
    else if (anywhere) await this.handle(held.thing, [])
    else this.putBack()
  }

  /** One of the ways that lead to where something was put. */
  async choose(ways: readonly string[]): Promise<void> {
    const fork = this.fork.value
    if (fork) await this.handle(fork.thing, fork.goal, ways)
  }

  private async handle(thing: Thing, goal: readonly string[], ways: readonly string[] = []): Promise<void> {
    const update = this.update.value
    if (!update || this.waiting.value) return
    const other = this.instead.filter((option) => option.targets.every((target) => thing.targets.includes(target)))
    let seq = update.seq + 1
    this.waiting.value = true
    this.problem.value = null
    const key = this.key(update.viewer)
    try {
      // another thing than the one that the question is about: that one is put back first
      if (other.length === 1 && !thing.targets.some((target) => this.asked.value?.focus.includes(target))) {
        this.sent = seq + 1
        await post<Done>(`/tables/${this.table}/undo`, { seq: seq++, picks: 1 }, key)
      }
      this.sent = seq
      const path = `/tables/${this.table}/gesture?lang=${language.value}`
      const done = await post<Gestured>(path, { seq, ...gestureBody(thing, goal, ways) }, key)
      this.rest = done.waits ? { thing, goal } : null
      if (done.picks) return this.sayRest() // the news may have come before the answer
      this.sent = seq - 1
      batch(() => {
        this.held.value = null
        this.waiting.value = false
        this.fork.value = done.ways.length ? { thing, goal, ways: done.ways, at: putAt.value } : null
        this.why.value = done.why ? { name: thing.name, answer: done.why } : null
        this.glow.value = done.why?.targets ?? []
      })
    } catch (error) {
      this.held.value = null
      this.waiting.value = false
      this.refuse(error)
    }
  }

  /** Say the rest of a gesture once the others have answered, if the question is still about what was taken. */
  private sayRest(): void {
    const rest = this.rest
    const asked = this.asked.value
    if (!rest || !asked || this.waiting.value || asked.window) return
    this.rest = null
    if (canLift(asked, rest.thing.targets)) void this.handle(rest.thing, rest.goal)
  }

  /** Several answers one after the other, each given by its target, as long as the same kind of question is asked. */
  async pickInOrder(targets: readonly string[]): Promise<void> {
    const kind = this.question.value?.kind
    for (const target of targets) {
      const option = this.options.value.find((one) => one.targets.length === 1 && one.targets[0] === target)
      if (!option || this.question.value?.kind !== kind) return
      const seq = this.update.value?.seq ?? 0
      await this.pick(option)
      if (this.problem.value) return
      await this.until((update) => update.seq > seq)
    }
  }

  /** Wait for an update that fits. */
  private until(fits: (update: Update) => boolean): Promise<void> {
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

  /** A point of the plane as an answer. Where it is not legal, the reasons are shown, and nothing has happened. */
  async spot([x, y]: readonly [number, number], name: string): Promise<void> {
    if (!this.question.value?.region || this.waiting.value) return
    if (this.held.value) return this.putDown([`point:${x},${y}`])
    const seq = this.update.value?.seq
    await this.askWhy(`point:${x},${y}`, name)
    if (this.why.value?.answer.clauses.length !== 0) return
    this.why.value = null
    if (this.update.value?.seq === seq) await this.send('pick', { pick: `${x} ${y}` })
  }

  /** where what is to be placed is held at present, for the question of this key */
  readonly ghost = signal<{ key: string; at: readonly [number, number] } | null>(null)
  /** what the point looked at would mean */
  readonly planned = signal<Plan | null>(null)
  private planning = false
  private planWish: { at: readonly [number, number]; take: (plan: Plan) => void } | null = null

  /** What a point would mean before it is chosen. One request is open at a time; of the points that wait the last one is asked for next. */
  async plan(at: readonly [number, number], take: (plan: Plan) => void): Promise<void> {
    this.planWish = { at, take }
    if (this.planning) return
    this.planning = true
    try {
      while (this.planWish) {
        const wish: { at: readonly [number, number]; take: (plan: Plan) => void } = this.planWish
        this.planWish = null
        const key = this.key(this.update.value?.viewer ?? -1)
        const source = this.held.value?.thing.targets ?? []
        const more = source.length ? `&source=${encodeURIComponent(source.join(' '))}` : ''
        const { plan } = await get<Foreseen>(`/tables/${this.table}/plan?at=${wish.at[0]},${wish.at[1]}${more}`, key)
        if (plan) wish.take(plan)
      }
    } catch {
      // a preview that cannot be had is left out; what is illegal is told when it is chosen
    } finally {
      this.planning = false
    }
  }

  /** The point that was refused last, with the clauses that keep it out. */
  readonly refusedSpot = computed<{ at: readonly [number, number]; text: string } | null>(() => {
    const answer = this.why.value?.answer
    const at = /^point:(-?\d+),(-?\d+)$/.exec(answer?.target ?? '')
    if (!answer?.clauses.length || !at) return null
    return { at: [Number(at[1]), Number(at[2])], text: answer.clauses.map((clause) => clause.id).join(', ') }
  })

  /** Take back the last pick and make another one. */
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

  /** An entry beside picks, by the viewer or by another seat that is held here. */
  async enter(entry: Enter['entry'], picks = 1, seat?: number): Promise<void> {
    await this.send('enter', { entry, picks }, { seat })
  }

  /** Send the coach of a guided game away, or call him back. */
  async sendCoach(coach: Coaching['coach']): Promise<void> {
    await this.send('coach', { coach })
  }

  /** One entry after the log has reached `after`; `more` are to follow it before anything else can be answered. */
  async send(
    what: 'pick' | 'undo' | 'enter' | 'coach' | 'deputy' | 'replace',
    body: Record<string, unknown>,
    { after = -1, more = 0, seat }: { after?: number; more?: number; seat?: number | undefined } = {},
  ): Promise<void> {
    const update = this.update.value
    if (!update || this.waiting.value) return
    this.waiting.value = true
    this.problem.value = null
    this.teller.forget()
    const key = this.key(seat ?? update.viewer)
    try {
      let seq = Math.max(update.seq, after)
      for (let tries = 0; ; tries++)
        try {
          this.sent = seq + 1 + more
          await post<Done>(`/tables/${this.table}/${what}`, { seq: seq + 1, ...body }, key)
          return
        } catch (error) {
          if (!isOvertaken(error)) throw error
          // somebody was faster: the same answer under the next number, if this seat still stands before the same question
          const now = await get<Update>(`/tables/${this.table}/view?since=${update.seq}`, key)
          const isOpen = what === 'pick' && tries < MOST_TRIES && isStillAsked(questionOf(update), questionOf(now))
          if (!isOpen) {
            this.sent = 0
            this.take({ ...now, held: update.held })
            this.problem.value = { type: 'problem', error: 'moved_on', where: '', detail: t('ui-moved-on') }
            return
          }
          seq = now.seq
        }
    } catch (error) {
      this.refuse(error)
      this.waiting.value = false
    }
  }

  /** Say beforehand how reaction windows are answered, in place of what was said before. */
  async say(wish: StandingAnswers): Promise<void> {
    const update = this.update.value
    if (!update) return
    this.problem.value = null
    try {
      const standing = await post<StandingAnswers>(`/tables/${this.table}/standing`, wish, this.key(update.viewer))
      const now = this.update.value
      if (now?.standing && now.viewer === update.viewer) this.update.value = { ...now, standing }
    } catch (error) {
      this.refuse(error)
    }
  }

  /** Why something is no answer together with what is chosen; of a question, why it was not asked in the step to a position. */
  async askWhy(target: string, name: string, at?: number): Promise<void> {
    const update = this.update.value
    if (!update) return
    const more = at ? `&at=${at}` : `&given=${encodeURIComponent(this.chosen.value.join(' '))}`
    try {
      const answer = await get<WhyNot>(
        `/tables/${this.table}/why?target=${encodeURIComponent(target)}&lang=${language.value}${more}`,
        this.key(update.viewer),
      )
      this.why.value = { name, answer }
      this.glow.value = answer.targets
    } catch (error) {
      this.refuse(error)
    }
  }

  // -- the past ----------------------------------------------------------------------------------------------------------------

  async lookBack(at: number | null, all = false): Promise<void> {
    const update = this.update.value
    this.wanted = at
    this.teller.forget()
    if (at === null || (update && at >= update.last && !all)) {
      this.past.value = null
      return
    }
    try {
      const viewer = update?.viewer ?? -1
      const before = this.past.value?.at ?? update?.at ?? -1
      const found = await get<Update>(`/tables/${this.table}/view?at=${at}${all ? '&all=true' : ''}`, this.key(viewer))
      if (this.wanted !== at) return // another position was asked for meanwhile
      const scene = this.scene.value
      this.past.value = found
      const told = found.at === before + 1 ? this.steps.value.filter((step) => step.at === found.at) : []
      this.teller.again(told, scene, found.scene)
      this.chosen.value = []
      this.why.value = null
    } catch (error) {
      this.refuse(error)
    }
  }

  /** What a finished game hands on to the next, as a document. */
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
