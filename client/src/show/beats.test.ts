import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Conflict, Motion, Scene, Step, Surface } from '../wire/protocol'
import {
  type Beat,
  beatsOf,
  fallingIn,
  lossesOf,
  MS,
  moveTime,
  paced,
  resultTime,
  sceneAsTold,
  throwTime,
  wayLength,
} from './beats'
import { Show } from './show'

const place = (x: number, neighbours: number[]) => ({ centre: [x, 0], neighbours })
const surface = {
  kind: 'hexes',
  unit: 0,
  places: [place(0, [1]), place(60, [0, 2]), place(120, [1, 3]), place(180, [2])],
} as unknown as Surface
const going: Motion = { seat: 1, types: [4], start: 0, end: 3, path: [] }

const line = (key: string, more: object = {}) => ({
  words: { key, args: {}, otherwise: '' },
  clause: '',
  motion: null,
  card: -1,
  ...more,
})
const step = (at: number, seat: number, lines: object[], conflicts: unknown[] = [], beats: unknown[] = []): Step =>
  ({
    at,
    seq: at,
    seat,
    kind: 'x',
    clause: '',
    auto_answered: [],
    told: { lines, conflicts, motions: [], beats },
  }) as unknown as Step

const die = { value: 3, type: 1, counts: true }
const fight = (place: number, faces = 2): Conflict =>
  ({
    form: 'dice',
    place,
    title: null,
    rolls: [],
    winner: null,
    sides: [
      { seat: 1, force: [{ id: 'u1', count: 4 }], drawn: Array.from({ length: faces }, () => die), flags: [] },
      { seat: 0, force: [{ id: 'u2', count: 4 }], drawn: [], flags: [] },
    ],
  }) as unknown as Conflict
const attack = { kind: 'attack', losses: [] }
const victim = { id: 'u2', seat: 0, count: 4 }
const losses = (fell: number) => ({
  kind: 'result',
  line: 0,
  title: { key: 'told-losses', args: {}, otherwise: '' },
  words: { key: 'told-losses-words', args: {}, otherwise: '' },
  losses: [{ stack: 'u2', piece: victim, place: 3, fell }],
})
const scene = (active: number, left: number, result: unknown = null): Scene =>
  ({ active, result, stacks: [{ pieces: [{ id: 'u2', count: left }] }] }) as unknown as Scene
const context = { viewer: 0, surface, before: scene(1, 4), now: scene(1, 2), shown: null }

describe('the time table', () => {
  it('gives a way its length, but never too much', () => {
    expect(wayLength(surface, going)).toBe(3)
    expect(moveTime(3)).toBe(180 + 270)
    expect(moveTime(40)).toBe(700)
    expect(throwTime(1)).toBe(620)
    expect(throwTime(4)).toBe(800)
    expect(resultTime(0)).toBe(1100)
    expect(resultTime(9)).toBe(1580)
    const inches = { ...surface, kind: 'plane', unit: 10 } as Surface
    expect(wayLength(inches, { ...going, start: -1, end: -1, path: [[0, 0] as never, [30, 40] as never] })).toBe(5)
  })

  it('follows events: the card, the ways, then the attack, its dice, the result with its losses', () => {
    const steps = [
      step(1, 1, [line('plays', { card: 7 })]),
      step(2, 1, [line('moves', { motion: going })]),
      step(
        3,
        1,
        [line('attack'), line('retreats', { motion: { ...going, seat: 0 } })],
        [fight(3)],
        [attack, losses(2)],
      ),
    ]
    const beats = beatsOf(steps, { ...context, now: scene(0, 2) })
    expect(beats.map((beat) => beat.kind)).toEqual(['card', 'move', 'attack', 'dice', 'result', 'move', 'turn'])
    expect(beats[4]!.lost).toMatchObject([{ seat: 0, n: 2, of: 4 }])
    expect(beats[4]!.waits).toBe(false)
    expect(beats[5]!.seat).toBe(0)
  })

  it('shows nobody what he has done himself, but for his dice, which wait for him', () => {
    const own = [step(1, 0, [line('plays', { card: 7 }), line('moves', { motion: going })], [fight(3)])]
    const beats = beatsOf(own, context)
    expect(beats.map((beat) => beat.kind)).toEqual(['attack', 'dice', 'result'])
    expect(beats[2]!.waits).toBe(true)
  })

  it('tells a roll once, and the end once', () => {
    const again = [step(1, 1, [], [fight(3)]), step(2, 1, [], [fight(3)])]
    expect(beatsOf(again, context).filter((beat) => beat.kind === 'dice')).toHaveLength(1)
    expect(beatsOf(again, { ...context, shown: fight(3) })).toEqual([])
    const over = scene(1, 2, { winners: [1], scores: [], how: '' })
    expect(beatsOf([step(3, 1, [])], { ...context, now: over }).map((beat) => beat.kind)).toEqual(['end'])
    expect(beatsOf([step(3, 1, [])], { ...context, before: over, now: over })).toEqual([])
  })

  it('leaves losses after a roll for a distance to the stage of the attack that they belong to', () => {
    const roll = { ...fight(3), reach: { need: 2, die: 3 } } as unknown as Conflict
    expect(beatsOf([step(2, 1, [line('losses')], [], [losses(3)])], { ...context, shown: roll })).toEqual([])
  })

  it('shows losses that come in a later step, and keeps the victim standing until then', () => {
    const steps = [step(1, 1, [], [fight(3)], [attack]), step(2, 0, [line('losses')], [], [losses(4)])]
    const gone = { ...scene(1, 0), stacks: [] }
    const beats = beatsOf(steps, { ...context, now: gone })
    expect(beats.map((beat) => beat.kind)).toEqual(['attack', 'dice', 'result', 'result'])
    expect(beats[2]!.lost).toEqual([])
    expect(beats[3]!.said?.map((one) => one.key)).toEqual(['told-losses-words'])
    expect(sceneAsTold(gone, beats)!.stacks).toMatchObject([{ id: 'u2', place: 3, pieces: [victim] }])
    expect(sceneAsTold(gone, [])).toBe(gone)
    expect([...fallingIn(beats[3]!)]).toEqual([['u2', 4]])
    expect([...fallingIn(beats[0]!)]).toEqual([])
  })

  it('counts what fell, not what was there', () => {
    expect(lossesOf(fight(3), scene(1, 4), scene(1, 4))).toEqual([])
    expect(lossesOf(fight(3), scene(1, 4), { ...scene(1, 0), stacks: [] })).toMatchObject([{ seat: 0, n: 4, of: 4 }])
    expect(lossesOf(fight(3), null, scene(1, 4))).toEqual([])
  })

  it('is slower when calm, and never longer than a turn may take', () => {
    const many = Array.from({ length: 30 }, (_, k): Beat => ({ kind: 'card', at: k, seat: 1, ms: MS.card }))
    const sum = (beats: readonly Beat[]) => beats.reduce((all, beat) => all + beat.ms, 0)
    expect(sum(paced(many.slice(0, 3), 'brisk'))).toBe(2700)
    expect(sum(paced(many.slice(0, 3), 'calm'))).toBe(3780)
    expect(sum(paced(many, 'brisk'))).toBe(6000)
    expect(sum(paced(many, 'calm'))).toBeCloseTo(10_000, -2)
    expect(new Set(paced(many, 'brisk').map((beat) => beat.ms))).toEqual(new Set([200]))
  })
})

describe('the show', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const beats: Beat[] = [
    { kind: 'card', at: 1, seat: 1, ms: 900, card: 7 },
    { kind: 'move', at: 2, seat: 1, ms: 300, motion: going },
    { kind: 'turn', at: 2, seat: 0, ms: 500 },
  ]

  it('plays beat after beat and leaves the trails', () => {
    const heard: string[] = []
    const show = new Show((beat) => heard.push(beat.kind))
    show.add(beats, 'brisk')
    expect(show.beat.value?.kind).toBe('card')
    expect(show.trails.value).toEqual([])
    vi.advanceTimersByTime(901)
    expect(show.beat.value?.kind).toBe('move')
    vi.advanceTimersByTime(900)
    expect(show.beat.value).toBeNull()
    expect(show.trails.value.map((trail) => trail.beat.kind)).toEqual(['move'])
    expect(heard).toEqual(['card', 'move', 'turn'])
    show.clear()
    expect(show.trails.value).toEqual([])
  })

  it('can be hurried and skipped; skipping loses no trail', () => {
    const show = new Show()
    show.add(beats, 'calm')
    show.next()
    expect(show.beat.value?.kind).toBe('move')
    show.add(beats, 'calm')
    show.skip()
    expect(show.beat.value).toBeNull()
    expect(show.trails.value).toHaveLength(2)
    vi.advanceTimersByTime(20_000)
    expect(show.beat.value).toBeNull()
  })

  it('does not fall far behind: the oldest are only marked', () => {
    const show = new Show()
    for (let k = 0; k < 60; k++) show.add(beats, 'brisk')
    expect(show.left.value).toBe(40)
    expect(show.trails.value.length).toBe(14)
  })

  it('can be held and goes on where it was', () => {
    const show = new Show()
    show.add(beats, 'brisk')
    show.hold()
    vi.advanceTimersByTime(60_000)
    expect(show.beat.value?.kind).toBe('card')
    expect(show.ahead().map((beat) => beat.kind)).toEqual(['card', 'move', 'turn'])
    show.hold()
    vi.advanceTimersByTime(901)
    expect(show.beat.value?.kind).toBe('move')
  })

  it('at once shows nothing but trails', () => {
    const show = new Show()
    show.add(beats, 'once')
    expect(show.beat.value).toBeNull()
    expect(show.trails.value).toHaveLength(1)
  })

  it('waits with an own result until somebody goes on or more happens', () => {
    const show = new Show()
    show.add([{ kind: 'result', at: 1, seat: 0, ms: 500, waits: true }], 'brisk')
    vi.advanceTimersByTime(60_000)
    expect(show.beat.value?.kind).toBe('result')
    show.add(beats, 'brisk')
    expect(show.beat.value?.kind).toBe('card')
  })

  it('begins when the table is painted, and with pieces that leave at once', () => {
    const painted: (() => void)[] = []
    const show = new Show(undefined, (act) => painted.push(act))
    show.add(beats, 'brisk')
    show.add(beats, 'brisk')
    expect([painted.length, show.beat.value, show.left.value]).toEqual([1, null, 6])
    painted[0]!()
    expect(show.beat.value?.kind).toBe('card')
    painted[0]!()
    expect(show.beat.value?.kind).toBe('card')
    show.skip()
    show.add(beats.slice(1), 'brisk')
    expect(show.beat.value?.kind).toBe('move')
    show.skip()
    show.add(beats, 'brisk')
    show.skip()
    painted[1]!()
    expect(show.beat.value).toBeNull()
  })
})
