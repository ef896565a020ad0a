// The frame of every page and the lists of the lobby.

import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { language } from '../device/settings'
import '../testing/lazy'
import { TableCard } from '../lobby/TableCard'
import { dateText, ordered, othersText, scoreText, sinceText } from '../lobby/tabletexts'
import { catalogueText, recorded } from '../testing/recorded'
import type { GameInfo, OptionAsked } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { Settings } from './App'
import { NewTableForm } from './NewTable'

beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
})
afterEach(cleanup)

test('Escape closes the settings and gives the focus back', () => {
  const { container } = render(<Settings />)
  const box = container.querySelector('details')!
  box.open = true
  fireEvent(box, new Event('toggle'))
  fireEvent.keyDown(box.querySelector('select')!, { key: 'Escape' })
  expect(box.open).toBe(false)
  expect(document.activeElement).toBe(box.querySelector('summary'))
})

test.each([
  ['en', '5 Mar 2026'],
  ['de', '05.03.2026'],
] as const)('dates are written as in %s', (tongue, written) => {
  language.value = tongue
  expect(dateText(new Date(2026, 2, 5, 15, 4).getTime())).toMatch(new RegExp(`^${written}, 15:04$`))
  language.value = 'en'
})

test('how long ago is said as people say it', () => {
  const now = new Date(2026, 2, 5, 15, 4).getTime()
  const minute = 60_000
  expect(sinceText(now - 4 * minute, now)).toBe('4 min ago')
  expect(sinceText(now - 26 * 60 * minute, now)).toBe('yesterday')
  expect(sinceText(now - 20 * 24 * 60 * minute, now)).toBe('13 Feb')
})

describe('a card of my tables', () => {
  const { table } = recorded.over
  const face = { subject: null, since: 1000, scores: [3, 5], winners: [1], preview: null }
  const card = (more: object) =>
    render(<TableCard table={{ ...table, ...more }} lands={{}} forget={() => {}} />).container

  test.each([
    [undefined, null],
    [{ at: 7, table: '' }, 'what-if from position 7'],
  ])('says whether it is the real table: %o', (what_if, tag) => {
    expect(card(what_if ? { what_if } : {}).querySelector('.private')?.textContent ?? null).toBe(tag)
  })

  test('says how it stands from where I sit, and with whom', () => {
    localStorage.setItem(`sandtable.keys.${table.id}`, JSON.stringify({ 1: 'key' }))
    expect(scoreText({ ...table, status: 'over', face })).toBe('won 5 : 3')
    expect(scoreText({ ...table, status: 'playing', face })).toBe('5 : 3')
    const many = { ...face, scores: [9, 5, 7] }
    expect(scoreText({ ...table, status: 'playing', face: many })).toBe('rank 3 of 3')
    const others = table.seats.map((seat) => ({ ...seat, holder: 'bot' as const, seat: seat.seat }))
    expect(othersText({ ...table, seats: others })).toBe('with one bot')
    localStorage.clear()
  })

  test('those that wait for me stand first, what is over last', () => {
    localStorage.setItem('sandtable.keys.b', JSON.stringify({ 0: 'key' }))
    const one = (id: string, status: 'playing' | 'over', asked: number[], since: number) => ({
      ...table,
      id,
      status,
      asked,
      face: { ...face, since },
    })
    const all = [
      one('d', 'over', [], 9),
      one('a', 'playing', [1], 5),
      one('c', 'playing', [1], 8),
      one('b', 'playing', [0], 1),
    ]
    expect(ordered(all).map((each) => each.id)).toEqual(['b', 'c', 'a', 'd'])
    localStorage.clear()
  })
})

describe('a table to be set up', () => {
  const game: GameInfo = {
    name: 'bloodstones',
    rules: '1',
    players: [2, 4],
    options: [
      {
        name: 'first_player',
        default: 'draw',
        choices: ['draw', '1', '4'],
        low: 0,
        high: 0,
        clause: '',
        rare: false,
        tiled: false,
      },
    ],
    bots: ['random'],
    languages: ['en'],
    finished: true,
    surface: 'areas',
    campaigns: false,
    own_content: '',
    workshop: [],
    minutes: [0, 0],
    each: null,
    levels: [],
    puzzles: 0,
  }
  const clause = {
    id: 'BS-18.7',
    text: 'Who begins.',
    chapter: 18,
    chapter_title: '',
    tags: [],
    deviation: '',
    language: 'en',
  }
  test('says why options do not go together, as soon as they are chosen', async () => {
    const n = { kind: 'number', values: [4], text: '', items: [], targets: [], tag: '' }
    const sentence = { key: 'refused-setup-first-player', args: { n }, otherwise: '' }
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (path.endsWith('/briefing')) return Promise.resolve(new Response('{}', { status: 404 }))
      const asked = JSON.parse(init.body as string) as OptionAsked
      const wrong = asked.value === '4' && asked.players < 4
      const answer = {
        option: asked.option,
        clauses: wrong ? [clause] : [],
        sentence: wrong ? sentence : null,
        detail: wrong ? 'no' : '',
      }
      return Promise.resolve(new Response(JSON.stringify(answer)))
    })
    const text = catalogueText('en', 'bloodstones')
    const { container, findByRole, queryByRole } = render(
      <NewTableForm game={game} words={new Catalogue('en', text)} />,
    )
    expect(queryByRole('alert')).toBeNull()
    fireEvent.change(container.querySelector('[name=first_player]')!, { target: { value: '4' } })
    const alert = await findByRole('alert')
    expect(alert.textContent).toContain('There is no player 4 at this table.')
    expect(alert.querySelector('a')!.getAttribute('href')).toContain('BS-18.7')
    fireEvent.change(container.querySelector('.count select')!, { target: { value: '4' } })
    await vi.waitFor(() => expect(queryByRole('alert')).toBeNull())
  })
})
