// The state of a table as this page knows it: the position shown, the question, and the parts of an answer chosen so far.

import { computed, signal } from '@preact/signals'
import { keysOf } from '../device/settings'
import type { Flight } from '../surfaces/pointing'
import type {
  Coach,
  Danger,
  Hint,
  HintAsked,
  Message,
  Motion,
  Option,
  Plan,
  Problem,
  Question,
  Scene,
  Static,
  Step,
  Update,
  WhyNot,
} from '../wire/protocol'
import { motionsOf, questionOf } from '../wire/updates'
import type { Catalogue } from '../words/catalogue'
import { botName, t } from '../words/common'
import { type Fork, type Held, takenOf } from './hand'
import { buttons, complete, fightTargets, fitting, lesserTargets, litTargets } from './picking'

export type Link = 'joining' | 'live' | 'lost' | 'refused'

function named(data: Static | null, words: Catalogue | null): Static | null {
  if (!data || !words || !data.surface.places.some((place) => place.called)) return data
  const places = data.surface.places.map((place) =>
    place.called && words.has(place.called) ? { ...place, name: words.text(place.called) } : place,
  )
  return { ...data, surface: { ...data.surface, places } }
}

export class TableState {
  /** what the server sent of it: places have their English names */
  readonly static = signal<Static | null>(null)
  readonly words = signal<Catalogue | null>(null)
  /** what never changes at this table, with the names of places in the language of the page */
  readonly data = computed<Static | null>(() => named(this.static.value, this.words.value))
  readonly update = signal<Update | null>(null)
  readonly steps = signal<Step[]>([])
  readonly link = signal<Link>('joining')
  readonly problem = signal<Problem | null>(null)
  /** an earlier position that is shown instead of the current one */
  readonly past = signal<Update | null>(null)
  readonly chosen = signal<string[]>([])
  readonly glow = signal<readonly string[]>([])
  /** the targets of a batch whose order does not matter: as proposed, or as changed by clicks */
  readonly together = signal<readonly string[]>([])
  /** what the clause being read forbids now */
  readonly ruled = signal<readonly string[]>([])
  readonly why = signal<{ name: string; answer: WhyNot } | null>(null)
  /** the coach's comment on the last attempt */
  readonly corrected = signal<Message | null>(null)
  readonly waiting = signal(false)
  /** pieces being animated */
  readonly flights = signal<readonly Flight[]>([])
  /** hot seat: the seat whose player must confirm before anything is shown */
  readonly passTo = signal<number | null>(null)
  /** the new steps of the latest update, for the live region */
  readonly fresh = signal<readonly Step[]>([])
  readonly shown = computed<Update | null>(() => this.past.value ?? this.update.value)
  readonly scene = computed<Scene | null>(() => this.told()?.scene ?? this.shown.value?.scene ?? null)
  /** the position to show until what led to the current one is told, and the step that is told */
  told(): { scene: Scene; at: number } | null {
    return null
  }
  /** the steps that are told */
  readonly toldSteps = computed<readonly Step[]>(() => {
    const told = this.told()
    return told ? this.steps.value.filter((step) => step.at < told.at) : this.steps.value
  })
  /** what is picked up */
  readonly held = signal<Held | null>(null)
  /** a drop with several meanings */
  readonly fork = signal<Fork | null>(null)
  /** an answer that throws dice, chosen by the first click; the second one gives it */
  readonly armed = signal<Option | null>(null)
  /** an answer that would end the turn, until it is confirmed */
  readonly ending = signal<(() => void) | null>(null)
  /** the viewer's own open question, if the current position is shown */
  readonly asked = computed<Question | null>(() =>
    this.past.value || this.told() ? null : questionOf(this.update.value),
  )
  /** that question, or while something is held, where to put it */
  readonly question = computed<Question | null>(() => {
    const asked = this.asked.value
    return asked ? (this.held.value?.lifted?.question ?? asked) : null
  })
  /** who asked for a hint, in a game between people, in order */
  readonly hints = signal<readonly HintAsked[]>([])
  /** hint requests in the latest update, for the live region */
  readonly freshHints = signal<readonly HintAsked[]>([])
  /** the bot's suggestion for the question at this position of the log */
  readonly advice = signal<Hint | null>(null)
  /** the answers to the open question that can lose the game at once */
  readonly dangers = signal<readonly Danger[]>([])
  /** an answer to warn of, until it is confirmed or cancelled */
  readonly doubted = signal<Option | null>(null)
  /** the coach of a guided game, unless dismissed */
  readonly coach = computed<Coach | null>(() => {
    const coach = this.past.value ? undefined : this.update.value?.coach
    return coach && !coach.is_silent ? coach : null
  })
  /** what the reasons of a refusal point at, as long as they are shown */
  readonly explained = computed<readonly string[]>(() => this.why.value?.answer.targets ?? [])
  /** what the coach points at */
  readonly coached = computed<readonly string[]>(() => this.coach.value?.light ?? [])
  /** the chosen parts of an answer */
  readonly taken = computed<readonly string[]>(() =>
    this.held.value?.lifted?.question ? takenOf(this.held.value) : this.chosen.value,
  )
  readonly options = computed<Option[]>(() => this.question.value?.options ?? [])
  readonly fits = computed<Option[]>(() => fitting(this.options.value, this.taken.value))
  readonly lit = computed<Set<string>>(() => litTargets(this.options.value, this.taken.value))
  /** lit targets that leave fewer possibilities than the others */
  readonly lesser = computed<Set<string>>(() => lesserTargets(this.options.value, this.taken.value))
  /** lit targets where there will be a fight */
  readonly fights = computed<Set<string>>(() => fightTargets(this.options.value, this.taken.value))
  /** whether you choose a side (faction, army) now: then all sides are shown */
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
    const { region = null, options = [] } = this.question.value ?? {}
    if (region) options.forEach((option) => add(option.targets.filter((target) => target.startsWith('point:'))))
    return found
  })
  readonly buttons = computed<Option[]>(() => buttons(this.options.value, this.onTable.value, this.taken.value))
  /** options that differ only in numbers, once their targets are chosen */
  readonly numbers = computed<Option[]>(() => {
    const ready = complete(this.options.value, this.chosen.value)
    return ready.length > 1 ? ready : []
  })
  /** the current position of what is to be placed, for the question with this key */
  readonly ghost = signal<{ key: string; at: readonly [number, number] } | null>(null)
  /** the floors under the held piece, the chosen one first; empty without floors */
  readonly floors = signal<readonly string[]>([])
  /** how models moved in the last step shown */
  readonly came = computed<readonly Motion[]>(() =>
    motionsOf(this.steps.value.filter((step) => step.at === this.shown.value?.at)),
  )
  /** the effect of the point pointed at */
  readonly planned = signal<Plan | null>(null)

  /** The last refused point, with the clauses that forbid it. */
  readonly refusedSpot = computed<{ at: readonly [number, number]; text: string } | null>(() => {
    const answer = this.why.value?.answer
    const at = /^point:(-?\d+),(-?\d+)$/.exec(answer?.target ?? '')
    if (!answer?.clauses.length || !at) return null
    return { at: [Number(at[1]), Number(at[2])], text: answer.clauses.map((clause) => clause.id).join(', ') }
  })

  constructor(readonly table: string) {}

  get keys(): string[] {
    return Object.values(keysOf(this.table))
  }

  key(seat: number): string {
    const keys = keysOf(this.table)
    return keys[seat] ?? keys[-1] ?? Object.values(keys)[0] ?? ''
  }

  /** The name of a seat; with its number if several have the same name (two bots of a kind). */
  seatName = (seat: number): string => {
    const seats = this.shown.value?.table.seats ?? []
    const own = seats[seat]
    const name = own?.name && own.name === own.bot ? botName(own.bot) : own?.name || t('seat-name', { n: seat + 1 })
    const isShared = own?.name && seats.some((other) => other.seat !== seat && other.name === own.name)
    return isShared ? `${name} ${seat + 1}` : name
  }

  /** The name of the unit with this target. */
  unitName = (target: string): string => {
    const name = this.scene.value?.stacks.find((stack) => stack.targets.includes(target))?.name
    return name ? (this.words.value?.say(name, { seat: this.seatName }) ?? '') : ''
  }
}
