import { beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmsEnd } from '../device/settings'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import type { Option, Question, Update } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'

const base = recorded.updates.find((u) => u.scene!.questions.some((q) => q.seat === u.viewer))!
const label = { key: '', args: {}, otherwise: '' }
const option = (text: string, targets: string[], more: Partial<Option> = {}): Option => ({
  text,
  label,
  targets,
  figures: [],
  odds: null,
  likely: [],
  lit: 'plain',
  ends: false,
  usual: false,
  would: null,
  commits: false,
  key: '',
  takes: false,
  ...more,
})
const question = (options: Option[], more: Partial<Question> = {}): Question => ({
  ...base.scene!.questions.find((q) => q.seat === base.viewer)!,
  options,
  focus: [],
  region: null,
  closed: [],
  lifts: [],
  carried: false,
  walks: false,
  pending: null,
  ...more,
})
const asking = (made: Question): Update => ({ ...base, scene: { ...base.scene!, questions: [made] } })

const thing = { targets: ['area:5', 'seat:0'], types: [], name: 'Dunmere', stack: null, isTray: false }
const goals = question([option('north', ['area:6'], { lit: 'fight' }), option('south', ['area:7'])], {
  kind: 'move_to',
})
const start = asking(question([option('build', []), option('end', [], { ends: true })], { lifts: ['area:5'] }))

let sent: { path: string; body: Record<string, unknown> | null }[] = []
let done: object = {}
beforeEach(() => {
  sent = []
  done = { seq: base.seq + 1, picks: 4, waits: false, ways: [], why: null }
  common.value = new Catalogue('en', catalogueText('en'))
  confirmsEnd.value = false
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, body: init.body ? JSON.parse(init.body as string) : null })
    const answer = path.includes('/lift') ? { question: goals, anywhere: false } : path.includes('/gesture') ? done : {}
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
})

describe('while something is held', () => {
  test('the places where it can go are lit, and a click there is one gesture', async () => {
    const session = sessionWith(start)
    session.point(['area:5'], 'Dunmere')
    await vi.waitFor(() => expect(session.held.value?.lifted).toBeTruthy())
    expect(sent[0]!.path).toContain('/lift?source=area%3A5')
    expect([...session.lit.value]).toEqual(['area:6', 'area:7'])
    expect([...session.fights.value]).toEqual(['area:6'])
    session.point(['area:6'], 'Stagfell')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.body).toMatchObject({ seq: base.seq + 1, source: ['area:5'], goal: ['area:6'], types: [] })
    expect(session.waiting.value).toBe(true)
  })
  test('if another player was faster, it is sent again while the question is the same, else the new question is shown', async () => {
    for (const now of [start, { ...start, scene: { ...start.scene!, questions: [] } }]) {
      sent = []
      const session = sessionWith(start)
      await session.lift(thing)
      let left = 1
      vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
        sent.push({ path, body: init.body ? JSON.parse(init.body as string) : null })
        const view = { ...now, seq: start.seq + 2, keep: start.steps.length, steps: [] }
        const stale = { type: 'problem', error: 'stale', where: 'seq', detail: 'number 15 is taken', seq: view.seq }
        const isLate = path.includes('/gesture') && left-- > 0
        const lifted = { question: goals, anywhere: false }
        const answer = isLate ? stale : path.includes('/view') ? view : path.includes('/lift') ? lifted : done
        return Promise.resolve(new Response(JSON.stringify(answer), { status: isLate ? 409 : 200 }))
      })
      await session.putDown(['area:6'])
      const gestures = sent.filter(({ path }) => path.includes('/gesture')).map(({ body }) => body!.seq)
      expect(gestures).toEqual(now === start ? [base.seq + 1, base.seq + 3] : [base.seq + 1])
      expect(session.problem.value?.error).toBe(now === start ? undefined : 'moved_on')
      expect(session.held.value === null || now === start).toBe(true)
    }
  })
  test('an option of the list or a number key puts it there too', async () => {
    const session = sessionWith(start)
    await session.lift(thing)
    await session.pick(session.options.value[1]!)
    expect(sent[1]!.path).toContain('/gesture')
    expect(sent[1]!.body).toMatchObject({ goal: ['area:7'] })
  })
  test('it is put back by Escape, by a click on itself and by a drop on nothing, and nothing is sent', async () => {
    const session = sessionWith(start)
    await session.lift(thing)
    session.clear()
    expect(session.held.value).toBeNull()
    await session.lift(thing)
    session.point(['area:5'], 'Dunmere')
    expect(session.held.value).toBeNull()
    await session.lift(thing)
    await session.putDown([])
    expect(session.held.value).toBeNull()
    expect(sent.every(({ path }) => path.includes('/lift'))).toBe(true)
  })
  test('a refused drop changes nothing, and the reason is shown', async () => {
    const why = { seat: 0, target: 'area:9', asked: null, clauses: [], targets: ['area:9'], options: [], count: 0 }
    done = { seq: 0, picks: 0, waits: false, ways: [], why: { ...why, sentence: null } }
    const session = sessionWith(start)
    await session.lift(thing)
    await session.putDown(['area:9'])
    expect(session.why.value?.answer.target).toBe('area:9')
    expect([session.held.value, session.waiting.value]).toEqual([null, false])
  })
  test('one of several moves is chosen', async () => {
    const ways = [
      { ways: ['charge'], labels: [label] },
      { ways: ['volley'], labels: [label] },
    ]
    done = { seq: 0, picks: 0, waits: false, ways, why: null }
    const session = sessionWith(start)
    await session.lift(thing)
    await session.putDown(['area:6'])
    expect(session.fork.value?.ways).toHaveLength(2)
    await session.choose(['volley'])
    expect(sent[2]!.body).toMatchObject({ goal: ['area:6'], ways: ['volley'] })
  })
})

describe('an answer that only says what to move', () => {
  const units = question(
    [option('one', ['unit:1'], { takes: true }), option('two', ['unit:2'], { takes: true }), option('done', [])],
    { lifts: ['unit:1', 'unit:2'] },
  )
  const requests = () => sent.map(({ path }) => path.replace(/.*\/|\?.*/g, ''))

  test('picks the thing up, as often as you like, and nothing is sent until it is put down', async () => {
    const session = sessionWith(asking(units))
    session.point(['unit:1'], 'Archers')
    await vi.waitFor(() => expect(session.held.value?.lifted).toBeTruthy())
    session.point(['unit:2'], 'Knights')
    await vi.waitFor(() => expect(session.held.value?.thing.targets).toEqual(['unit:2']))
    session.clear()
    await session.pick(units.options[0]!)
    expect(session.held.value?.thing.targets).toEqual(['unit:1'])
    expect(requests()).toEqual(['lift', 'lift', 'lift'])
    session.point(['area:6'], 'Stagfell')
    await vi.waitFor(() => expect(requests()).toEqual(['lift', 'lift', 'lift', 'gesture']))
    expect(sent[3]!.body).toMatchObject({ source: ['unit:1'], goal: ['area:6'] })
  })
  test('is given if there is nowhere to put it, or to walk step by step', async () => {
    const session = sessionWith(asking(units))
    await session.lift({ ...thing, targets: ['unit:2'] })
    await session.stepByStep()
    expect(sent.at(-1)!.body).toEqual({ seq: base.seq + 1, pick: 'two' })
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      sent.push({ path, body: init.body ? JSON.parse(init.body as string) : null })
      return Promise.resolve(new Response(JSON.stringify({ question: null, anywhere: false })))
    })
    const other = sessionWith(asking(units))
    await other.pick(units.options[0]!)
    expect(sent.at(-1)!.body).toEqual({ seq: base.seq + 1, pick: 'one' })
    expect(other.held.value).toBeNull()
  })
  test('while it walks, a click several steps away asks for all of them', async () => {
    const session = sessionWith(asking(question(goals.options, { focus: ['unit:1'], lifts: ['unit:1'], walks: true })))
    session.point(['area:9'], 'Far')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.body).toMatchObject({ source: ['unit:1'], goal: ['area:9'] })
  })
})

test('what is in the hand already is picked up by itself; Escape shows the ways it could go', async () => {
  const edges = [option('south', []), option('east', [])]
  const session = sessionWith(asking(question(edges, { focus: ['unit:1'], lifts: ['unit:1'], carried: true })))
  await vi.waitFor(() => expect(session.held.value?.lifted).toBeTruthy())
  expect(sent.map(({ path }) => path.includes('/lift?source=unit%3A1'))).toEqual([true])
  session.point(['area:6'], 'Stagfell')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]!.body).toMatchObject({ source: ['unit:1'], goal: ['area:6'] })
  session.waiting.value = false
  done = { seq: base.seq + 1, picks: 0, waits: false, ways: [], why: { clauses: [], target: 'area:7' } }
  session.point(['area:7'], 'Hollin')
  await vi.waitFor(() => expect(session.held.value?.lifted && session.why.value).toBeTruthy()) // still in the hand
  session.clear()
  expect(session.options.value).toEqual(edges)
})

test('a button of answers that go together puts one in or takes it out; an advised answer is given', async () => {
  const options = [option('a', ['unit:1']), option('b', ['unit:2']), option('c', ['unit:3'])]
  const together = { picks: ['a', 'b'], targets: ['unit:1', 'unit:2'], ordered: false }
  const session = sessionWith(asking(question(options, { batch: together })))
  await session.press(options[0]!)
  expect(session.together.value).toEqual(['unit:2'])
  await session.press(options[2]!)
  expect([session.together.value, sent]).toEqual([['unit:2', 'unit:3'], []])
  await session.pick(options[0]!)
  expect(sent[0]!.body).toMatchObject({ pick: 'a' })
})

test('another thing that the answer can start with is chosen instead', () => {
  const session = sessionWith(
    asking(
      question([
        option('a', ['card:1', 'place:1']),
        option('b', ['card:2', 'place:2']),
        option('c', ['card:2', 'place:3']),
      ]),
    ),
  )
  session.point(['card:1'], 'one')
  session.chosen.value = ['card:1']
  session.point(['card:2'], 'two')
  expect(session.chosen.value).toEqual(['card:2'])
  expect([...session.lit.value]).toEqual(['place:2', 'place:3'])
})

test('players who want it confirm the end of the turn', async () => {
  const session = sessionWith(start)
  const end = session.options.value.find((one) => one.ends)!
  confirmsEnd.value = true
  await session.pick(end)
  expect([sent.length, session.ending.value !== null]).toEqual([0, true])
  session.clear()
  expect(session.ending.value).toBeNull()
  await session.pick(end)
  session.ending.value!()
  expect(sent[0]!.body).toMatchObject({ pick: 'end' })
})
