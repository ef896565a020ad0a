// The frame of every page and the lists of the lobby.

import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { language } from '../device/settings'
import '../testing/lazy'
import { catalogueText, recorded } from '../testing/recorded'
import type { GameInfo, OptionAsked } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { Settings } from './App'
import { dateText, TableRow } from './Lobby'
import { NewTableForm } from './NewTable'

beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
})
afterEach(cleanup)

test('Escape closes the settings and gives the focus back', () => {
  const { container } = render(<Settings />)
  const box = container.querySelector('details')!
  box.open = true
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

describe('a row of the lists', () => {
  const { table } = recorded.over
  test.each([
    [undefined, null],
    [{ at: 7, table: '' }, 'try-out of position 7'],
  ])('says whether it is the real table: %o', (what_if, tag) => {
    const { container } = render(<TableRow table={{ ...table, ...(what_if ? { what_if } : {}) }} mine />)
    expect(container.querySelector('.tag')?.textContent ?? null).toBe(tag)
  })
})

describe('a table to be set up', () => {
  const game: GameInfo = {
    name: 'bloodstones',
    rules: '1',
    players: [2, 4],
    options: [{ name: 'first_player', default: 'draw', choices: ['draw', '1', '4'], low: 0, high: 0, clause: '' }],
    bots: ['random'],
    languages: ['en'],
    finished: true,
    surface: 'areas',
    campaigns: false,
    own_content: '',
    workshop: [],
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
    const text = `${catalogueText('en', 'bloodstones')}\nrefused-setup-first-player = There is no player { $n }.`
    const { container, findByRole, queryByRole } = render(
      <NewTableForm game={game} words={new Catalogue('en', text)} />,
    )
    expect(queryByRole('alert')).toBeNull()
    fireEvent.change(container.querySelector('[name=first_player]')!, { target: { value: '4' } })
    const alert = await findByRole('alert')
    expect(alert.textContent).toContain('There is no player 4.')
    expect(alert.querySelector('a')!.getAttribute('href')).toContain('BS-18.7')
    fireEvent.change(container.querySelector('.count select')!, { target: { value: '4' } })
    await vi.waitFor(() => expect(queryByRole('alert')).toBeNull())
  })
})
