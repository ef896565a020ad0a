import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get, Refusal, withRetries } from './api'

let asked: number[] = []
let began = 0
const busy = (after: string | null, status = 503) =>
  new Response(JSON.stringify({ type: 'problem', error: 'busy', where: 'rules', detail: 'too busy' }), {
    status,
    headers: after === null ? {} : { 'Retry-After': after },
  })

/** each answer once, then an empty object */
const answering = (...answers: Response[]): void => {
  vi.stubGlobal('fetch', () => {
    asked.push(Date.now() - began)
    return Promise.resolve(answers.shift() ?? new Response('{}'))
  })
}

const insisted = async (pauses?: number[]): Promise<unknown> => {
  const answer = withRetries(() => get('/rules/toy'), pauses).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return answer
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  began = Date.now()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a request to a busy server is sent again when the server asks', async () => {
  answering(busy('2'), busy('3'))
  expect(await insisted()).toEqual({})
  expect(asked).toEqual([0, 2000, 5000])
})

test("without Retry-After the client's own pauses apply", async () => {
  answering(busy(null), busy(null))
  expect(await insisted([300, 1000])).toEqual({})
  expect(asked).toEqual([0, 300, 1300])
})

test('no pause is too long', async () => {
  answering(busy('60'))
  const refusal = (await insisted()) as Refusal
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal.after).toBe(60_000)
  expect(asked).toEqual([0])
})

test('a rate-limited request is sent again when the server asks', async () => {
  answering(busy('2', 429))
  expect(await insisted()).toEqual({})
  expect(asked).toEqual([0, 2000])
})

test('a lasting rate limit is reported', async () => {
  answering(busy('1', 429), busy('1', 429), busy('1', 429))
  expect(((await insisted()) as Refusal).status).toBe(429)
  expect(asked).toEqual([0, 1000, 2000])
})
