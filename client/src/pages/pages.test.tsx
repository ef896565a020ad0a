// The frame of every page and the lists of the lobby.

import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { language } from '../device/settings'
import { catalogueText, recorded } from '../testing/recorded'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { Settings } from './App'
import { dateText, TableRow } from './Lobby'

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
