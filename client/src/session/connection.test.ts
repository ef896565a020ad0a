import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'

const [first] = recorded.updates

class Channel {
  static opened: Channel[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    Channel.opened.push(this)
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  Channel.opened = []
  common.value = new Catalogue('en', catalogueText('en'))
  vi.stubGlobal('WebSocket', Channel)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page reconnects to a busy server later than after a broken connection', () => {
  const session = sessionWith(first!)
  void session.open('toy')
  const busy = { type: 'problem', error: 'busy', where: 'tables', detail: 'too busy' }
  Channel.opened[0]!.onmessage!({ data: JSON.stringify(busy) })
  Channel.opened[0]!.onclose!({ code: 4503 })
  expect(session.link.value).toBe('lost')
  vi.advanceTimersByTime(2900)
  expect(Channel.opened).toHaveLength(1)
  vi.advanceTimersByTime(200)
  expect(Channel.opened).toHaveLength(2)
  expect(session.problem.value?.error).toBe('busy')
  Channel.opened[1]!.onmessage!({ data: JSON.stringify(first) })
  expect(session.problem.value).toBeNull()
  session.close()
})

test('a page whose key was changed elsewhere says so', () => {
  const session = sessionWith(first!)
  void session.open('toy')
  const problem = { type: 'problem', error: 'wrong_key', where: 'Authorization', detail: 'opens no seat' }
  Channel.opened[0]!.onmessage!({ data: JSON.stringify(problem) })
  expect(session.problem.value?.detail).toContain('The key to this seat was changed.')
  session.close()
})

test('a refused page does not reconnect', () => {
  const session = sessionWith(first!)
  void session.open('toy')
  Channel.opened[0]!.onclose!({ code: 4403 })
  expect(session.link.value).toBe('refused')
  vi.advanceTimersByTime(60_000)
  expect(Channel.opened).toHaveLength(1)
  session.close()
})
