import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recorded, sessionWith } from '../testing/recorded'
import { AnalysisProgress } from './progress'

let answers: ((response: Response) => void)[] = []
beforeEach(() => {
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
})
afterEach(() => vi.useRealTimers())

/** Answer the oldest open request: the game is being analysed. */
const answer = async () => {
  answers.shift()!(new Response(JSON.stringify({ state: 'running', progress: 5, ahead: 0, analysis: null })))
  await vi.advanceTimersByTimeAsync(0)
}

test('requests that overlap do not each ask on', async () => {
  const progress = new AnalysisProgress(sessionWith(recorded.updates[0]!))
  const first = progress.load()
  const second = progress.load()
  await answer()
  await answer()
  await Promise.all([first, second])
  expect(progress.state.value?.state).toBe('running')
  expect(vi.getTimerCount()).toBe(1)
  progress.close()
  expect(vi.getTimerCount()).toBe(0)
})
