import { beforeEach, describe, expect, test, vi } from 'vitest'
import { asksToPass } from '../device/settings'
import { recorded, sessionWith } from '../testing/recorded'
import type { Update } from '../wire/protocol'

const [first] = recorded.updates
const asked = recorded.updates.find((u) =>
  u.scene!.questions.some((q) => q.seat === u.viewer && q.options.some((o) => o.targets.length)),
)!

let sent: { path: string; body: unknown }[] = []
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, body: init.body ? JSON.parse(init.body as string) : null })
    const answer = path.includes('/why') ? { seat: 0, target: 'area:1', asked: null, clauses: [] } : { seq: 1 }
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
  test('pointing at something else asks why not', async () => {
    const session = sessionWith(asked)
    const dim = recorded.static.surface.places.findIndex((p) => !p.targets.some((x) => session.lit.value.has(x)))
    const targets = dim < 0 ? ['area:999'] : recorded.static.surface.places[dim]!.targets
    session.point(targets, 'there')
    await vi.waitFor(() => expect(session.why.value?.name).toBe('there'))
    expect(sent[0]!.path).toContain(`why?target=${encodeURIComponent(targets[0]!)}`)
  })
  test('a click lets go again, and so does a new position', () => {
    const session = sessionWith(asked)
    const target = session.options.value.find((o) => o.targets.length)!.targets[0]!
    session.chosen.value = [target]
    session.clear()
    expect(session.chosen.value).toEqual([])
    session.chosen.value = [target]
    session.take({ ...asked, seq: asked.seq + 1, keep: asked.last + 1, steps: [] })
    expect(session.chosen.value).toEqual([])
  })
  test('only one answer is under way at a time', async () => {
    const session = sessionWith(asked)
    const option = session.options.value[0]!
    await Promise.all([session.pick(option), session.pick(option)])
    expect(sent).toHaveLength(1)
  })
  test('a refusal is shown and nothing waits any more', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ type: 'problem', error: 'stale', where: 'seq', detail: 'too late' }), {
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

describe('one device, several persons', () => {
  const hotSeat = (viewer: number): Update => ({ ...first!, viewer, held: [0, 1] })
  test('the curtain falls when another seat is shown', () => {
    const session = sessionWith(hotSeat(0))
    expect(session.curtain.value).toBe(0)
    session.passed()
    session.take({ ...hotSeat(0), seq: first!.seq + 1 })
    expect(session.curtain.value).toBeNull()
    session.take(hotSeat(1))
    expect(session.curtain.value).toBe(1)
  })
  test('never for one person, nor if nobody wants it', () => {
    expect(sessionWith(first!).curtain.value).toBeNull()
    asksToPass.value = false
    expect(sessionWith(hotSeat(1)).curtain.value).toBeNull()
    asksToPass.value = true
  })
})

test('seats of the same name are told apart by their number', () => {
  const seats = first!.table.seats.map((seat) => ({ ...seat, name: 'steward' }))
  const session = sessionWith({ ...first!, table: { ...first!.table, seats } })
  expect([session.seatName(0), session.seatName(1)]).toEqual(['steward 1', 'steward 2'])
})

test('a position of the past hides the question', async () => {
  const session = sessionWith(asked)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ ...asked, at: 0 }))))
  await session.lookBack(0)
  expect(session.past.value?.at).toBe(0)
  expect(session.question.value).toBeNull()
  await session.lookBack(null)
  expect(session.question.value).not.toBeNull()
})
