import { describe, expect, it } from 'vitest'
import type { Beat, Step } from '../wire/protocol'
import { accountOf, chaptersOf, lastResults, MAX_STEPS, positionsOf, type Told } from './telling'
import { feats, signsOf, turnsOf } from './turns'

const words = (key: string) => ({ key, args: {}, otherwise: '' })
const named = (target: string) => ({ key: '', args: { 0: { kind: 'text', targets: [target] } }, otherwise: '' })
const beat = (kind: Beat['kind'], seat: number, more: object = {}): Beat =>
  ({
    kind,
    seat,
    line: 0,
    title: words('told'),
    short: null,
    words: null,
    who: null,
    many: '',
    aim: '',
    conflict: -1,
    losses: [],
    ...more,
  }) as unknown as Beat
/** a step in somebody's turn; `turn` counts the turns begun, including by this step */
const step = (at: number, active: number, turn: number, beats: Beat[], lines: object[] = [{}]): Step =>
  ({ at, seat: active, active, turn, told: { lines, conflicts: [], motions: [], beats } }) as unknown as Step
const move = (seat: number, unit: string, aim = 'left') =>
  beat('move', seat, { who: named(unit), aim, many: 'told-moves-many' })
const loss = (seat: number, fell: number, count = 4) => ({ stack: 'u1', piece: { seat, count }, place: 3, fell })
const kinds = (account: readonly Told[]) => chaptersOf(account).map((chapter) => chapter.kind)

describe('the account of a turn', () => {
  const enemy = [
    step(0, -1, 1, []),
    step(1, 0, 1, [move(0, 'unit:9')]),
    step(2, 0, 2, [beat('end', 0)]),
    step(3, 1, 2, [beat('card', 1)]),
    step(4, 1, 2, [beat('result', 1, { many: 'told-orders-many' }), beat('result', 1, { many: 'told-orders-many' })]),
    step(5, 1, 2, [move(1, 'unit:1')]),
    step(6, 1, 2, [move(1, 'unit:1', 'right')]),
    step(7, 1, 2, [move(1, 'unit:2', 'right')]),
    step(8, 1, 2, [beat('attack', 1)]),
    step(9, 1, 2, [beat('result', 0, { losses: [loss(0, 1)] }), beat('attack', 0), beat('result', 1)]),
    step(10, 1, 3, [beat('end', 1), beat('end', 0)]),
  ]

  it('joins what belongs together: the card with its orders, moves with one aim, an attack with its result, the end', () => {
    const account = accountOf(enemy, 0, null)
    const chapters = chaptersOf(account)
    expect(chapters.map((one) => one.kind)).toEqual(['card', 'move', 'attack', 'attack', 'end'])
    expect(chapters[0]!.results).toHaveLength(2)
    // the first unit went in two steps
    expect(chapters[1]!.parts.map((part) => part.length)).toEqual([2, 1])
    expect(positionsOf(chapters[2]!)).toEqual([8, 9])
    expect(chapters[4]!.parts).toHaveLength(2)
  })

  it('joins moves alike with different aims where the steps would have no room for pictures', () => {
    const moves = [move(1, 'unit:1', 'left'), move(1, 'unit:2', 'right'), beat('move', 1, { aim: 'home' })]
    const turn = [beat('card', 1), ...moves, beat('attack', 1)]
    const parts = (account: Beat[]) =>
      chaptersOf(accountOf([step(1, 1, 1, account)], -1, null)).map((one) => one.parts.length)
    expect(parts(turn)).toEqual([1, 2, 1, 1])
    expect(parts(turn.slice(1))).toEqual([1, 1, 1, 1])
  })

  it('tells a viewer of his own last deed until the others have done something', () => {
    expect(kinds(accountOf(enemy.slice(0, 3), 0, null))).toEqual(['move', 'end'])
    const own = [...enemy, step(11, 0, 3, [beat('card', 0)])]
    expect(kinds(accountOf(own, 0, null))).toEqual(['card'])
    expect(accountOf([], 0, null)).toEqual([])
  })

  it('tells spectators and those who look back the whole turn', () => {
    expect(kinds(accountOf(enemy, -1, null))).toEqual(['card', 'move', 'attack', 'attack', 'end'])
    expect(kinds(accountOf(enemy, 0, 5))).toEqual(['card', 'move', 'attack', 'attack', 'end'])
    expect(kinds(accountOf(enemy, 0, 1))).toEqual(['move', 'end'])
  })

  it('has at most seven steps: moves are joined first, then attacks without losses', () => {
    const moves = Array.from({ length: 9 }, (_, k) => step(k + 1, 1, 1, [move(1, `unit:${k}`, `aim ${k}`)]))
    expect(kinds(accountOf(moves, 0, null))).toEqual(['move'])
    const attacks = Array.from({ length: 9 }, (_, k) =>
      step(k + 1, 1, 1, [beat('attack', 1), beat('result', 1, { losses: k % 3 ? [] : [loss(0, 1)] })]),
    )
    const chapters = chaptersOf(accountOf(attacks, 0, null))
    expect(chapters.length).toBeLessThanOrEqual(MAX_STEPS)
    expect(chapters.filter((one) => one.results.some((result) => result.beat.losses.length))).toHaveLength(3)
  })

  it('keeps the last of several equal results of one unit', () => {
    const back = (at: number) => ({ beat: beat('result', 1, { who: named('unit:4') }), step: step(at, 1, 1, []) })
    expect(lastResults([back(1), back(2)]).map((one) => one.step.at)).toEqual([2])
  })

  it('adds up the losses of one unit', () => {
    const title = (n: number) => ({ key: 'told-slain', args: { n: { kind: 'number', values: [n] } }, otherwise: '' })
    const fell = (at: number, n: number) => ({
      beat: beat('result', 1, { title: title(n), losses: [loss(1, n)] }),
      step: step(at, 1, 1, []),
    })
    const [one, ...rest] = lastResults([fell(1, 1), fell(2, 2)])
    expect(rest).toEqual([])
    expect(one!.beat.title.args!.n!.values).toEqual([3])
    expect(one!.beat.losses).toHaveLength(2)
  })

  it('follows pieces without a name from place to place', () => {
    const way = (start: number, end: number) => [{ motion: { seat: 1, types: [3], start, end, path: [] } }]
    const going = [
      step(1, 1, 1, [beat('move', 1, { aim: 'area:2' })], way(1, 2)),
      step(2, 1, 1, [beat('move', 1, { aim: 'area:5' })], way(4, 5)),
      step(3, 1, 1, [beat('move', 1, { aim: 'area:3' })], way(2, 3)),
    ]
    expect(chaptersOf(accountOf(going, 0, null)).map((one) => one.parts[0]!.length)).toEqual([2, 1])
  })
})

describe('the slider', () => {
  const steps = [
    step(0, -1, 1, []),
    step(1, 0, 1, []),
    step(2, 0, 2, [beat('attack', 0, { who: named('unit:7') }), beat('result', 1, { losses: [loss(1, 4)] })]),
    step(3, 1, 2, [beat('attack', 1, { who: named('unit:8') }), beat('result', 0, { losses: [loss(0, 1)] })]),
  ]

  it('has one field a turn; a step that ends a turn belongs to it', () => {
    expect(turnsOf(steps, 3)).toEqual([
      { from: 0, to: 2, seat: 0, turn: 1 },
      { from: 2, to: 3, seat: 1, turn: 2 },
    ])
  })

  it('has signs for losses and for units that are gone', () => {
    expect(signsOf(steps)).toEqual([
      { at: 2, kind: 'gone', seat: 1 },
      { at: 3, kind: 'loss', seat: 0 },
    ])
  })

  it('knows who felled the most, and credits nobody with his own losses', () => {
    expect(feats(steps).map(({ seat, n }) => [seat, n])).toEqual([
      [0, 4],
      [1, 1],
    ])
    expect(
      feats([
        step(1, 0, 1, [beat('attack', 0, { who: named('unit:7') }), beat('result', 0, { losses: [loss(0, 1)] })]),
      ]),
    ).toEqual([])
  })
})
