// The rulebook: its structure, its marks, and how it opens and closes beside the table.

import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBeside, reading, route } from '../device/route'
import { catalogueText, recorded } from '../testing/recorded'
import type { ClauseText, RulesPage } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common, firstOf } from '../words/common'
import { chaptersOf, cut, examplesByClause, isOfKind } from './chapters'
import { cropOf } from './crop'
import { Reader } from './Reader'

const clause = (id: string, text: string, more: Partial<ClauseText> = {}): ClauseText => ({
  id,
  text,
  chapter: Number(/-(\d+)/.exec(id)![1]),
  chapter_title: 'Battle',
  tags: [],
  deviation: '',
  language: 'en',
  ...more,
})
const page: RulesPage = {
  game: 'bloodstones',
  title: 'Bloodstones',
  clauses: [
    clause('BS-9.1', 'Units move (see BS-10.7).', { chapter_title: 'Movement' }),
    clause('BS-10.7', 'Nobody withdraws from a Dragon. [ruling] Never.', { tags: ['ruling'] }),
    clause('BS-10.8', 'Tiles are drawn.', { deviation: 'Ours are not.' }),
  ],
  terms: [{ id: 'dragon', clause: 'BS-10.7', one: 'Dragon', many: 'Dragons', means: 'It flies.', language: 'en' }],
  examples: [{ id: 'BS-20.6', clauses: ['BS-20.6', 'BS-10.8'] }],
  instead: {},
}

beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(page)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  reading.value = null
})

test('chapters, examples and kinds', () => {
  expect(chaptersOf(page.clauses).map((c) => [c.number, c.title, c.clauses.length])).toEqual([
    [9, 'Movement', 1],
    [10, 'Battle', 2],
  ])
  const examples = examplesByClause(page)
  expect(examples.get('BS-10.8')).toEqual(['BS-20.6'])
  const ids = (kind: Parameters<typeof isOfKind>[1]) =>
    page.clauses.filter((c) => isOfKind(c, kind, examples)).map((c) => c.id)
  expect(ids('')).toHaveLength(3)
  expect(ids('ruling')).toEqual(['BS-10.7'])
  expect(ids('deviation')).toEqual(['BS-10.8'])
  expect(ids('example')).toEqual(['BS-10.8'])
})

test.each([
  ['Nobody withdraws', ['WITHDRAW'], ['Nobody ', 'withdraw', 's']],
  ['as in BS-10.7 (why?)', ['bs-10.7', '(why?)'], ['as in ', 'BS-10.7', ' ', '(why?)', '']],
  ['a or b', ['a', 'or'], ['a or b']],
])('found words are marked in %s', (text, words, pieces) => {
  expect(cut(text, words)).toEqual(pieces)
})

test('the language of the browser, if it is available', () => {
  const there = [
    { id: 'en', name: 'English' },
    { id: 'de', name: 'Deutsch' },
  ]
  expect(firstOf(['fr-FR', 'de-AT', 'en'], there)).toBe('de')
  expect(firstOf(['fr'], there)).toBe('en')
})

test('a small board shows the part with pieces, never more than the whole board', () => {
  const { static: data, battle } = recorded
  const whole = cropOf(data, null, [])
  const crop = cropOf(data, { ...battle.scene!, stacks: battle.scene!.stacks.slice(0, 1), questions: [] }, [])
  expect(crop.width).toBeLessThan(whole.width)
  expect(crop.x).toBeGreaterThanOrEqual(whole.x)
  expect(crop.y + crop.height).toBeLessThanOrEqual(whole.y + whole.height + 0.01)
})

describe('beside the table', () => {
  const click = (more: MouseEventInit = {}) => {
    let followed = true
    const press = (e: MouseEvent) => {
      openBeside(e)
      followed = !e.defaultPrevented
      e.preventDefault() // no test leaves its page
    }
    const { container } = render(
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what App does for the whole page
      <div onClick={press}>
        <a href="#/rules/bloodstones/BS-10.7">BS-10.7</a>
      </div>,
    )
    const link = container.querySelector('a')!
    link.focus()
    fireEvent.click(link, more)
    return { link, followed }
  }
  beforeEach(() => {
    route.value = { page: 'table', table: 'abc', key: '', at: null, all: false, analysis: false }
  })
  test('a link opens the book beside the table', () => {
    expect(click().followed).toBe(false)
    expect(reading.value).toMatchObject({ game: 'bloodstones', clause: 'BS-10.7' })
  })
  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('with %o it opens like any link', (keys) => {
    expect(click(keys).followed).toBe(true)
    expect(reading.value).toBe(null)
  })
  test('elsewhere it leads to the page', () => {
    route.value = { page: 'lobby' }
    expect(click().followed).toBe(true)
  })
  test('the clause is marked, links work, keys stay inside, Escape closes the book and restores the focus', async () => {
    const { link } = click()
    const keys = vi.fn()
    addEventListener('keydown', keys)
    const { container, unmount } = render(<Reader />)
    const here = await waitFor(() => {
      const found = container.querySelector<HTMLElement>('.here')
      expect(found).not.toBe(null)
      return found!
    })
    expect(here.textContent).toContain('Nobody withdraws from a Dragon.')
    expect(here.querySelector('.clause-mark')?.textContent).toBe('ruling')
    await waitFor(() => expect(document.activeElement).toBe(here))
    expect(container.querySelector('.contents a')?.textContent).toBe('9. Movement')
    expect(container.querySelector('#BS-9\\.1 a:not(.clause-id)')?.getAttribute('href')).toBe(
      '#/rules/bloodstones/BS-10.7',
    )
    expect(container.querySelector('.deviation')?.textContent).toContain('Ours are not.')
    expect(container.querySelector('[data-example]')?.textContent).toBe('Example BS-20.6')
    expect(container.querySelector('.terms')?.textContent).toContain('It flies.')
    fireEvent.keyDown(here, { key: '1' })
    expect(keys).not.toHaveBeenCalled()
    fireEvent.keyDown(here, { key: 'Escape' })
    await waitFor(() => expect(reading.value).toBe(null))
    unmount()
    expect(document.activeElement).toBe(link)
    removeEventListener('keydown', keys)
  })
})
