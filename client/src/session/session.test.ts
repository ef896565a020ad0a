import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asksToPass } from '../device/settings'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import type { Region, Update } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'

const [first] = recorded.updates
const asked = recorded.updates.find((u) =>
  u.scene!.questions.some((q) => q.seat === u.viewer && q.options.some((o) => o.targets.length)),
)!

const ownStep = recorded.ended.steps[0]!

let sent: { path: string; body: unknown }[] = []
beforeEach(() => {
  sent = []
  common.value = new Catalogue('en', catalogueText('en'))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, body: init.body ? JSON.parse(init.body as string) : null })
    const answer = path.includes('/why')
      ? {
          seat: 0,
          target: 'area:1',
          asked: null,
          clauses: [],
          targets: ['tile:2'],
          sentence: null,
          options: [],
          count: 0,
        }
      : { seq: 1 }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
})

describe('answering', () => {
  test('pointing at everything an option needs picks it', async () => {
    const session = sessionWith(asked)
    const option = session.options.value.find((o) => o.targets.length)!
    for (const target of option.targets) session.point([target], 'there')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.path).toBe(`api/tables/${asked.table.id}/pick`)
    expect(sent[0]!.body).toEqual({ seq: asked.seq + 1, pick: option.text })
    expect(session.waiting.value).toBe(true)
  })
  test('an answer that throws dice is chosen first and given by the second click', async () => {
    const session = sessionWith(asked)
    const option = { ...session.options.value.find((o) => o.targets.length)!, commits: true }
    await session.pick(option)
    expect(sent).toHaveLength(0)
    expect(session.armed.value?.text).toBe(option.text)
    session.clear()
    expect(session.armed.value).toBeNull()
    await session.pick(option)
    await session.pick(option)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.body).toEqual({ seq: asked.seq + 1, pick: option.text })
  })
  test('pointing at something else asks why not', async () => {
    const session = sessionWith(asked)
    const dim = recorded.static.surface.places.findIndex((p) => !p.targets.some((x) => session.lit.value.has(x)))
    const targets = dim < 0 ? ['area:999'] : recorded.static.surface.places[dim]!.targets
    session.point(targets, 'there')
    await vi.waitFor(() => expect(session.why.value?.name).toBe('there'))
    expect(session.explained.value).toEqual(['tile:2'])
    expect(sent[0]!.path).toContain(`why?target=${encodeURIComponent(targets[0]!)}`)
  })
  test('a why-not question includes what is chosen', async () => {
    const session = sessionWith(asked)
    session.chosen.value = ['tile:3', 'area:7']
    await session.askWhy('area:1', 'there')
    expect(sent[0]!.path).toContain('&given=tile%3A3%20area%3A7')
    await session.askWhy('asked:retreat', 'then', 12)
    expect(sent[1]!.path).toContain('why?target=asked%3Aretreat')
    expect(sent[1]!.path).toContain('&at=12')
    expect(sent[1]!.path).not.toContain('given')
  })
  test('a legal point is picked at once; no card comes and goes before that', async () => {
    const question = { ...asked.scene!.questions.find((q) => q.seat === asked.viewer)!, region: {} as Region }
    const session = sessionWith({ ...asked, scene: { ...asked.scene!, questions: [question] } })
    const shown: unknown[] = []
    const stop = session.why.subscribe((why) => shown.push(why))
    await session.spot([3, 4], 'here')
    stop()
    expect(sent.map(({ path }) => path.split('?')[0]!.split('/').at(-1))).toEqual(['why', 'pick'])
    expect(sent[1]!.body).toEqual({ seq: asked.seq + 1, pick: '3 4' })
    expect(shown.every((why) => why === null)).toBe(true)
  })
  test('a second click deselects, and so does a new position', () => {
    const session = sessionWith(asked)
    const target = session.options.value.find((o) => o.targets.length)!.targets[0]!
    session.chosen.value = [target]
    session.clear()
    expect(session.chosen.value).toEqual([])
    session.chosen.value = [target]
    session.take({ ...asked, seq: asked.seq + 1, keep: asked.last + 1, steps: [{ ...ownStep, seat: asked.viewer }] })
    expect(session.chosen.value).toEqual([])
  })
  test('what is chosen stays while another seat answers a question of its own', () => {
    const session = sessionWith(asked)
    const target = session.options.value.find((o) => o.targets.length)!.targets[0]!
    session.chosen.value = [target]
    session.take({ ...asked, seq: asked.seq + 1, keep: session.steps.value.length, steps: [{ ...ownStep, seat: 1 }] })
    expect(session.chosen.value).toEqual([target])
  })
  test('only one answer is sent at a time', async () => {
    const session = sessionWith(asked)
    const option = session.options.value[0]!
    await Promise.all([session.pick(option), session.pick(option)])
    expect(sent).toHaveLength(1)
  })
  test('an older update does not end the wait for the answer', async () => {
    const session = sessionWith(asked)
    await session.pick(session.options.value[0]!)
    session.take(asked)
    expect(session.waiting.value).toBe(true)
    session.take({ ...asked, seq: asked.seq + 1 })
    expect(session.waiting.value).toBe(false)
  })
  test('a refusal is shown and ends the wait', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ type: 'problem', error: 'not_offered', where: 'pick', detail: 'too late' }), {
          status: 409,
        }),
      ),
    )
    const session = sessionWith(asked)
    await session.pick(session.options.value[0]!)
    expect(session.problem.value?.detail).toBe('too late')
    expect(session.waiting.value).toBe(false)
  })
})

describe('another unit instead', () => {
  const question = asked.scene!.questions.find((q) => q.seat === asked.viewer)!
  const unit = (n: number) => ({ ...question.options[0]!, text: `u${n}`, targets: [`unit:${n}`] })
  const units: Update = {
    ...asked,
    scene: { ...asked.scene!, questions: [{ ...question, kind: 'move_unit', options: [unit(1), unit(2)] }] },
  }
  const hexes = (undo: number): Update => ({
    ...units,
    seq: units.seq + 1,
    undo,
    keep: units.steps.length,
    steps: [{ ...ownStep, seat: units.viewer }],
    scene: {
      ...units.scene!,
      questions: [
        { ...question, kind: 'move_to', focus: ['unit:1'], options: [{ ...question.options[0]!, targets: ['hex:5'] }] },
      ],
    },
  })
  test('a click on it undoes the choice of the first', async () => {
    const session = sessionWith(units)
    session.take(hexes(1))
    session.point(['unit:2', 'target:2', 'hex:9'], 'Archers')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map((one) => [one.path.split('/').at(-1), one.body])).toEqual([
      ['undo', { seq: units.seq + 2, picks: 1 }],
      ['pick', { seq: units.seq + 3, pick: 'u2' }],
    ])
  })
  test('nothing else is sent between the undo and the new choice', async () => {
    const session = sessionWith(units)
    session.take(hexes(1))
    session.point(['unit:2'], 'Archers')
    session.take({ ...units, seq: units.seq + 2, keep: units.steps.length, steps: [] })
    await session.pick(unit(1))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map((one) => (one.body as { pick?: string }).pick)).toEqual([undefined, 'u2'])
  })
  test('something that was not an option there, or cannot be undone, is asked about', async () => {
    const session = sessionWith(units)
    session.take(hexes(1))
    session.point(['unit:3'], 'Enemy')
    await vi.waitFor(() => expect(sent[0]?.path).toContain('why?target=unit%3A3'))
    session.take(hexes(0))
    const other = sessionWith(units)
    other.take(hexes(0))
    other.point(['unit:2'], 'Archers')
    await vi.waitFor(() => expect(sent[1]?.path).toContain('why?target=unit%3A2'))
  })
})

describe('two players who answer at once', () => {
  const stale = { type: 'problem', error: 'stale', where: 'seq', detail: 'number 15 is taken', seq: asked.seq + 1 }
  /** The server has one entry more than the page; this is its view. */
  const overtaken = (view: Update) =>
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const body = init.body ? (JSON.parse(init.body as string) as { seq: number }) : null
      sent.push({ path, body })
      if (!body) return Promise.resolve(new Response(JSON.stringify(view)))
      const answer = body.seq === view.seq + 1 ? { seq: body.seq } : stale
      return Promise.resolve(new Response(JSON.stringify(answer), { status: answer === stale ? 409 : 200 }))
    })
  test('the slower one sends the answer again if the question is the same', async () => {
    const session = sessionWith(asked)
    overtaken({ ...asked, seq: asked.seq + 1, keep: asked.steps.length, steps: [] })
    await session.pick(session.options.value[0]!)
    const pick = session.options.value[0]!.text
    expect(sent.filter((one) => one.body).map((one) => one.body)).toEqual([
      { seq: asked.seq + 1, pick },
      { seq: asked.seq + 2, pick },
    ])
    expect(session.problem.value).toBeNull()
  })
  test('or is told that the table has moved on, and sees it', async () => {
    const session = sessionWith(asked)
    const scene = { ...asked.scene!, questions: [] }
    overtaken({ ...asked, seq: asked.seq + 1, keep: asked.steps.length, steps: [], scene })
    await session.pick(session.options.value[0]!)
    expect(sent.filter((one) => one.body)).toHaveLength(1)
    expect(session.problem.value?.detail).toBe(
      'The game had moved on before your choice arrived. Look again and choose.',
    )
    expect(session.question.value).toBeNull()
    expect(session.waiting.value).toBe(false)
  })
})

describe('an entry besides picks when others were faster', () => {
  /** The server refuses the first requests in this way, then accepts them. */
  const refusing = (error: string, times: number, view: Partial<Update>) => {
    const now = { ...asked, seq: asked.seq + 3, keep: asked.steps.length, steps: [], ...view }
    let left = times
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const body = init.body ? (JSON.parse(init.body as string) as { seq: number }) : null
      sent.push({ path, body })
      if (!body) return Promise.resolve(new Response(JSON.stringify(now)))
      const problem = { type: 'problem', error, where: 'seq', detail: 'number 15 is taken', seq: now.seq }
      const isRefused = left-- > 0
      return Promise.resolve(
        new Response(JSON.stringify(isRefused ? problem : { seq: body.seq }), { status: isRefused ? 409 : 200 }),
      )
    })
  }
  const entries = () => sent.flatMap((one) => (one.body ? [one.body as { seq: number; entry: string }] : []))
  test('resigning and offering a draw are sent again', async () => {
    for (const entry of ['concede', 'draw'] as const) {
      sent = []
      const session = sessionWith(asked)
      refusing('stale', 2, { may: ['concede', 'draw'] })
      await session.enter(entry)
      expect(entries().map((body) => [body.entry, body.seq])).toEqual([
        [entry, asked.seq + 1],
        [entry, asked.seq + 4],
        [entry, asked.seq + 4],
      ])
      expect(session.problem.value).toBeNull()
    }
  })
  test('nothing is sent when the game is over, or when the declined proposal is gone', async () => {
    for (const entry of ['concede', 'draw', 'decline', 'withdraw'] as const) {
      sent = []
      const session = sessionWith(asked)
      refusing('cannot_enter', 1, { may: [], proposal: null })
      await session.enter(entry)
      expect(entries()).toHaveLength(1)
      expect(session.problem.value).toBeNull()
      expect(session.waiting.value).toBe(false)
      expect(session.update.value?.seq).toBe(asked.seq + 3)
    }
  })
  test('agreeing to a withdrawn proposal is reported', async () => {
    const session = sessionWith(asked)
    refusing('stale', 1, { may: ['concede'], proposal: null })
    await session.enter('accept')
    expect(entries()).toHaveLength(1)
    expect(session.problem.value?.error).toBe('moved_on')
  })
  test('the buttons wait for the number it got', async () => {
    const session = sessionWith(asked)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ seq: asked.seq + 3 }))))
    await session.enter('draw')
    session.take({ ...asked, seq: asked.seq + 1, keep: asked.steps.length, steps: [] })
    expect(session.waiting.value).toBe(true)
    session.take({ ...asked, seq: asked.seq + 3, keep: asked.steps.length, steps: [] })
    expect(session.waiting.value).toBe(false)
  })
})

describe('a server or database that is briefly unavailable', () => {
  afterEach(() => void vi.useRealTimers())
  const away = { type: 'problem', error: 'unsure', where: 'database', detail: 'the same request again gets the answer' }
  /** The first requests get no answer, or this status. */
  const failing = (times: number, status: number) => {
    let left = times
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const body = JSON.parse(init.body as string) as { seq: number }
      sent.push({ path, body })
      if (left-- <= 0) return Promise.resolve(new Response(JSON.stringify({ seq: body.seq })))
      if (status) return Promise.resolve(new Response(JSON.stringify(away), { status }))
      return Promise.reject(new TypeError('Failed to fetch'))
    })
  }
  test('the same answer is sent again with the same number', async () => {
    vi.useFakeTimers()
    for (const status of [0, 502, 503]) {
      sent = []
      const session = sessionWith(asked)
      failing(3, status)
      const picked = session.pick(session.options.value[0]!)
      await vi.runAllTimersAsync()
      await picked
      expect(sent).toHaveLength(4)
      expect(new Set(sent.map((one) => JSON.stringify(one.body))).size).toBe(1)
      expect(session.problem.value).toBeNull()
    }
  })
  test('a lasting failure is reported, and a refusal is not sent again', async () => {
    vi.useFakeTimers()
    for (const [times, status, requests] of [
      [9, 503, 4],
      [9, 422, 1],
    ] as const) {
      sent = []
      const session = sessionWith(asked)
      failing(times, status)
      const picked = session.pick(session.options.value[0]!)
      await vi.runAllTimersAsync()
      await picked
      expect(sent).toHaveLength(requests)
      expect(session.problem.value?.detail).toMatch(
        status === 503 ? /The server is not responding/ : /the same request again/,
      )
      expect(session.waiting.value).toBe(false)
    }
  })
})

describe('one device, several players', () => {
  const hotSeat = (viewer: number): Update => ({ ...first!, viewer, held: [0, 1] })
  test('the table is hidden when another seat is next', () => {
    const session = sessionWith(hotSeat(0))
    expect(session.passTo.value).toBe(0)
    session.passed()
    session.take({ ...hotSeat(0), seq: first!.seq + 1 })
    expect(session.passTo.value).toBeNull()
    session.take(hotSeat(1))
    expect(session.passTo.value).toBe(1)
  })
  test('never for one player, nor if it is switched off', () => {
    expect(sessionWith(first!).passTo.value).toBeNull()
    asksToPass.value = false
    expect(sessionWith(hotSeat(1)).passTo.value).toBeNull()
    asksToPass.value = true
  })
})

test('seats with the same name are distinguished by their number', () => {
  const seats = first!.table.seats.map((seat) => ({ ...seat, name: 'Ada' }))
  const session = sessionWith({ ...first!, table: { ...first!.table, seats } })
  expect([session.seatName(0), session.seatName(1)]).toEqual(['Ada 1', 'Ada 2'])
})

test('an earlier position hides the question', async () => {
  const session = sessionWith(asked)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ ...asked, at: 0 }))))
  await session.lookBack(0)
  expect(session.past.value?.at).toBe(0)
  expect(session.question.value).toBeNull()
  await session.lookBack(null)
  expect(session.question.value).not.toBeNull()
})
