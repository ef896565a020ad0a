// Puzzles: an answer is judged and not played, a solved one is remembered, and the next is one that is not solved.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetMine, mine, rememberPuzzle } from '../device/played'
import { catalogueText, recorded } from '../testing/recorded'
import type { PuzzleSolution } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { nextPuzzle } from './PuzzlePage'
import { PuzzleSession } from './puzzlesession'

const playing = recorded.updates.find((u) =>
  u.scene!.questions.some((q) => q.seat === u.viewer && q.options.length > 1),
)!
let sent: string[] = []
let isRight = false

beforeEach(() => {
  localStorage.clear()
  sent = []
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    sent.push(`${path.replace(/^.*api/, '')} ${String(request?.body ?? '')}`.trim())
    const solution: PuzzleSolution = {
      seat: 0,
      prompt: { key: 'x', args: {}, otherwise: '' },
      focus: [],
      answers: [],
      own: playing.scene!.questions[0]!.options[0]!,
      reasons: [],
    }
    const verdict = { is_right: isRight, chance: 400, best: 600 }
    return Promise.resolve(new Response(JSON.stringify(path.endsWith('/solution') ? solution : verdict)))
  })
})
afterEach(() => localStorage.clear())

function opened(): PuzzleSession {
  const session = new PuzzleSession('t', 'warlords', 'p1')
  session.static.value = recorded.static
  session.words.value = new Catalogue('en', catalogueText('en', 'bloodstones'))
  session.take(playing)
  return session
}

describe('an answer to a puzzle', () => {
  test('is judged and not played', async () => {
    const session = opened()
    isRight = false
    const option = { ...session.options.value[0]!, commits: false }
    await session.pick(option)
    expect(sent).toEqual([`/puzzles/warlords/p1/answer ${JSON.stringify({ answer: option.text })}`])
    expect(session.judged.value).toMatchObject({ is_right: false, chance: 400, best: 600 })
    expect([session.misses.value, session.waiting.value, session.solution.value]).toEqual([1, false, null])
    expect(mine().solved).toEqual([])
  })
  test('that is right shows the solution and is remembered with the misses before it', async () => {
    const session = opened()
    const option = { ...session.options.value[0]!, commits: false }
    isRight = false
    await session.pick(option)
    isRight = true
    await session.pick(option)
    expect(session.solution.value).not.toBeNull()
    expect(mine().solved).toMatchObject([{ game: 'warlords', puzzle: 'p1', misses: 1 }])
  })
  test('does not count once the solution was shown', async () => {
    const session = opened()
    isRight = true
    await session.reveal()
    await session.pick({ ...session.options.value[0]!, commits: false })
    expect(session.judged.value?.is_right).toBe(true)
    expect(mine().solved).toEqual([])
  })
  test('is one answer: nothing else is sent to the table', async () => {
    const session = opened()
    await session.enter('concede')
    await session.undo()
    expect(sent).toEqual([])
    expect(session.question.value).toMatchObject({ lifts: [], walks: false, batch: null, pairs: [] })
  })
})

test('the next puzzle is the next one that is not solved, from the start again after the last', () => {
  const list = { game: 'warlords', puzzles: ['a', 'b', 'c', 'd'].map((id) => ({ id, difficulty: 1 })) }
  expect(nextPuzzle(list, '')?.id).toBe('a')
  expect(nextPuzzle(list, 'b')?.id).toBe('c')
  rememberPuzzle('warlords', 'c', 0)
  rememberPuzzle('warlords', 'c', 5)
  rememberPuzzle('bloodstones', 'd', 0)
  expect(mine().solved.map((one) => one.misses)).toEqual([0, 0])
  expect(nextPuzzle(list, 'b')?.id).toBe('d')
  expect(nextPuzzle(list, 'd')?.id).toBe('a')
  for (const id of ['a', 'b', 'd']) rememberPuzzle('warlords', id, 1)
  expect(nextPuzzle(list, 'd')).toBeUndefined()
  forgetMine()
  expect(nextPuzzle(list, 'd')?.id).toBe('a')
})
