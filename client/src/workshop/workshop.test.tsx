// What the workshop shows: broken rules with their clauses, unreadable lines, bars within their bounds.

import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueText } from '../testing/recorded'
import type { CheckResult, Measure, WorkshopInfo } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { ChartView, Measures } from './Charts'
import { Choose } from './Choose'
import { plainName } from './naming'
import { Verdict } from './Report'
import { deleteSaved, savedFor, saveText, storeDraft, storedDraft } from './storage'

const words = new Catalogue('en', `${catalogueText('en')}\ndeck-size = { $n } cards\ncosts = Costs`)
beforeEach(() => {
  common.value = words
  localStorage.clear()
})
afterEach(cleanup)

const checked: CheckResult = {
  text: '',
  draft: { name: 'a', lines: [], choice: '' },
  wrong: [],
  broken: [],
  measures: [],
  charts: [],
  tables: [],
  notes: [],
  places: [],
  ways: [],
}
const resultWith = (part: Partial<CheckResult>) =>
  render(<Verdict checked={{ ...checked, ...part }} words={words} game="warlords" take={() => {}} />).container

test('a legal draft is reported as legal', () => expect(resultWith({}).textContent).toBe('Follows every rule.'))

test('a broken rule is listed with its place and links to its clause', () => {
  const args = { n: { kind: 'number' as const, values: [59], text: '', items: [], targets: [], tag: '' } }
  const page = resultWith({
    broken: [{ clause: 'WL-3.1', where: 'Kor', words: { key: 'deck-size', args, otherwise: '' }, items: [] }],
  })
  expect(page.textContent).toContain('Kor: 59 cards WL-3.1')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('#/rules/warlords/WL-3.1')
})

test('a suggested fix is applied by a press', () => {
  const draft = { name: 'b', lines: [], choice: '' }
  const take = vi.fn()
  const broken = [{ clause: 'WL-3.1', where: '', words: { key: 'costs', args: {}, otherwise: '' }, items: [] }]
  const step = { key: 'costs', args: {}, otherwise: '' }
  const ways = [
    { words: [step, step], draft, cost: 12, left: 0 },
    { words: [step], draft, cost: 9, left: 1 },
  ]
  const page = render(
    <Verdict checked={{ ...checked, broken, ways }} words={words} game="warlords" isPriced take={take} />,
  )
  const buttons = [...page.container.querySelectorAll<HTMLButtonElement>('.ws-ways button')]
  expect(buttons.map((button) => button.textContent)).toEqual([
    '1Costs, Costs fixes everything12',
    '2Costs fixes 0 of 19',
  ])
  buttons[0]!.click()
  expect(take).toHaveBeenCalledWith(ways[0])
})

test('an unreadable text is reported by its line', () =>
  expect(resultWith({ draft: null, wrong: [{ line: 2, what: 'Korr is no card', words: null }] }).textContent).toBe(
    'Line 2: Korr is no card',
  ))

test("a fault is shown in the user's language if possible", () => {
  const args = { n: { kind: 'number' as const, values: [7], text: '', items: [], targets: [], tag: '' } }
  const said = { key: 'deck-size', args, otherwise: '' }
  expect(resultWith({ draft: null, wrong: [{ line: 2, what: 'nothing', words: said }] }).textContent).toBe(
    'Line 2: 7 cards',
  )
})

test('measures and bars outside their bounds are marked', () => {
  const label = { key: 'costs', args: {}, otherwise: '' }
  const measure = (value: number, low: number, high: number): Measure => ({ label, value, form: 'count', low, high })
  const { container } = render(
    <Measures
      measures={[measure(59, 60, 60), { ...measure(0.125, -1, -1), form: 'share' }]}
      say={(w) => words.text(w.key)}
    />,
  )
  expect([...container.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual(['59 / 60', '12.5 %'])
  expect(container.querySelectorAll('.off').length).toBe(1)
  const chart = render(
    <ChartView chart={{ title: label, bars: [measure(3, 4, 8), measure(5, 4, 8)] }} say={() => 'x'} />,
  ).container
  expect(chart.querySelector('svg')?.getAttribute('aria-label')).toBe('x: 3, x: 5')
  expect(chart.querySelectorAll('g.off').length).toBe(1)
})

test('a ready-made list is opened with its name in your language', () => {
  const ready = { id: 'a', name: 'Tens', text: '10 cards', choice: '', about: '', word: 'tens', icon: 'x', colour: '' }
  const open = vi.fn()
  const { getByText } = render(
    <Choose
      stock={{ choices: [], items: [], ready: [ready], compared: null } as unknown as WorkshopInfo}
      words={new Catalogue('de', 'tens = Zehner')}
      saved={[]}
      build={vi.fn()}
      open={open}
      play={vi.fn()}
      random={vi.fn()}
    />,
  )
  fireEvent.click(getByText('Zehner', { selector: 'b' }))
  expect(open).toHaveBeenCalledWith('10 cards', 'Zehner')
})

test('the name of a list is sent in plain letters', () => {
  expect(plainName(' Stoßtrupp für Žižka’s Königswache \u2694')).toBe("Stosstrupp fuer Zizka's Koenigswache")
})

test('saved drafts stay on the device', () => {
  saveText('warlords', 'Mine', 'old')
  saveText('warlords', 'Mine', 'new')
  saveText('warlords', 'Alf', 'a')
  saveText('first_blood', 'Other', 'b')
  expect(savedFor('warlords')).toEqual([
    { name: 'Alf', text: 'a' },
    { name: 'Mine', text: 'new' },
  ])
  deleteSaved('warlords', 'Alf')
  expect(savedFor('warlords').length).toBe(1)
  expect(storedDraft('warlords')).toBeNull()
  storeDraft('warlords', { name: 'x', lines: [], choice: '' })
  expect(storedDraft('warlords')?.name).toBe('x')
  localStorage.setItem('sandtable.built.warlords', '{damaged')
  expect(savedFor('warlords')).toEqual([])
})
