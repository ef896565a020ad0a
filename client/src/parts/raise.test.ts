// What a click, a tap or a key on a card does, and which answers a card belongs to.

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isNarrow } from '../device/media'
import { Session } from '../session/session'
import { recorded } from '../testing/recorded'
import type { Option, Piece } from '../wire/protocol'
import { answersWith, kept, press } from './raise'

const option = (text: string, targets: string[]): Option => ({
  text,
  label: { key: '', args: {}, otherwise: '' },
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
})
const card = (id: string): Piece => ({
  ...recorded.updates[0]!.scene!.trays[0]!.pieces[0]!,
  id,
  targets: [`card:${id}`],
})

function asking(...options: Option[]): { session: Session; point: ReturnType<typeof vi.fn> } {
  const update = recorded.updates.find((one) => one.scene?.questions.some((q) => q.seat === one.viewer))!
  const scene = update.scene!
  const session = new Session('t')
  session.update.value = { ...update, scene: { ...scene, questions: [{ ...scene.questions[0]!, options }] } }
  session.static.value = recorded.static
  const point = vi.fn()
  session.point = point
  return { session, point }
}

beforeEach(() => {
  kept.value = ''
  isNarrow.value = false
})

describe('a click on a card', () => {
  test('raises one that would be the whole answer; the second click plays it', () => {
    const { session, point } = asking(option('a', ['card:1']), option('b', ['card:2']))
    press(session, card('1'), false)
    expect([kept.value, point.mock.calls.length]).toEqual(['1', 0])
    press(session, card('2'), false)
    expect([kept.value, point.mock.calls.length]).toEqual(['2', 0])
    press(session, card('2'), false)
    expect([kept.value, point.mock.calls[0]![0]]).toEqual(['', ['card:2']])
  })
  test('chooses one that needs more at once, and asks why a grey one cannot be played', () => {
    const { session, point } = asking(option('a', ['card:1', 'area:3']), option('b', ['card:1', 'area:4']))
    press(session, card('1'), false)
    press(session, card('7'), false)
    expect([kept.value, point.mock.calls.length]).toEqual(['', 2])
    expect(answersWith(session, card('1')).length).toBe(2)
  })
  test('plays at once by keyboard, where the focus has raised it', () => {
    const { session, point } = asking(option('a', ['card:1']), option('b', ['card:2']))
    press(session, card('1'), true)
    expect(point).toHaveBeenCalledOnce()
  })
  test('opens it on a small screen, whatever it is', () => {
    isNarrow.value = true
    const { session, point } = asking(option('a', ['card:1']))
    press(session, card('7'), false)
    press(session, card('7'), false)
    expect([kept.value, point.mock.calls.length]).toEqual(['7', 0])
  })
})
