import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showsBriefing } from '../device/settings'
import '../testing/lazy'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import type { Briefing, Figure, Update } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { BriefingAside, BriefingCard } from './Briefing'
import { isUnread } from './TableView'

const figure = (label: string, value: number): Figure => ({
  label,
  value,
  icon: '',
  text: '',
  note: '',
  clause: '',
  shape: '',
  limit: 0,
})
const said = (key: string) => ({ key, args: {}, otherwise: '' })
const briefing: Briefing = {
  title: said('map-sundered-vale'),
  story: [said('map-sundered-vale-description')],
  wins: [{ words: said('label-victory-points'), clauses: ['BS-16.13'] }],
  forces: [
    {
      name: said('faction-hill-folk'),
      troops: [figure('unit-swords', 6)],
      figures: [figure('label-hand-size', 6)],
      notes: [],
    },
  ],
  rules: [],
  ground: [figure('terrain-plains', 14)],
  players: [2, 3],
  length: [{ key: 'briefing-minutes', args: { n: number(60) }, otherwise: '' }],
}
function number(n: number) {
  return { kind: 'number' as const, values: [n], text: '', items: [], targets: [], tag: '' }
}
const first: Update = recorded.updates.find((u) => u.viewer >= 0 && u.scene)!
let asked: string[] = []
let answer: () => Response

beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
  asked = []
  answer = () => new Response(JSON.stringify(briefing))
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(answer())
  })
})
afterEach(cleanup)

describe('the card at the table', () => {
  test('describes the game, has the focus and closes with Escape or its button', async () => {
    const close = vi.fn()
    const { findByRole, getByText } = render(<BriefingCard session={sessionWith(first)} asked close={close} />)
    const card = await findByRole('dialog', { name: 'The Sundered Vale' })
    expect(asked).toEqual([`api/tables/${first.table.id}/briefing`])
    await vi.waitFor(() => expect(document.activeElement).toBe(card))
    for (const text of ['2 to 3 players', 'about 60 minutes', 'Hill Folk', '6 × Swords', 'A duel map.'])
      expect(card.textContent).toContain(text)
    expect(card.querySelector('.clause-id')!.getAttribute('href')).toContain('BS-16.13')
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.click(getByText('To the table'))
    expect(close).toHaveBeenCalledTimes(2)
  })
  test('a game without one says so only when asked', async () => {
    answer = () => new Response(JSON.stringify({ type: 'problem', detail: 'none' }), { status: 404 })
    const session = sessionWith(first)
    const { container, rerender } = render(<BriefingCard session={session} asked={false} close={() => {}} />)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(container.textContent).toBe('')
    rerender(<BriefingCard session={session} asked close={() => {}} />)
    await vi.waitFor(() => expect(container.textContent).toContain('This game has no briefing'))
  })
  test('it is for seats that have not answered yet', () => {
    expect(showsBriefing.value).toBe(true)
    expect(isUnread(sessionWith({ ...first, steps: [] }))).toBe(true)
    expect(isUnread(sessionWith({ ...first, viewer: -1, steps: [] }))).toBe(false)
    const step = recorded.updates.flatMap((update) => update.steps)[0]!
    expect(isUnread(sessionWith({ ...first, steps: [{ ...step, seat: first.viewer }] }))).toBe(false)
    const table = { ...first.table, what_if: { at: 1, table: '' } }
    expect(isUnread(sessionWith({ ...first, table, steps: [] }))).toBe(false)
  })
})

test('on the set-up page it follows the choices and disappears if they do not fit', async () => {
  answer = () => new Response(JSON.stringify({ briefing: briefing }))
  const words = new Catalogue('en', catalogueText('en', 'bloodstones'))
  const at = (players: number) => (
    <BriefingAside
      game="bloodstones"
      words={words}
      naming={{ seat: (n) => `Player ${n + 1}` }}
      players={players}
      options={{}}
    />
  )
  const { findByText, container, rerender } = render(at(2))
  await findByText('The Sundered Vale')
  answer = () => new Response(JSON.stringify({ briefing: null }))
  rerender(at(6))
  await vi.waitFor(() => expect(container.textContent).toBe(''))
  expect(asked).toEqual(['api/games/bloodstones/briefing', 'api/games/bloodstones/briefing'])
})
