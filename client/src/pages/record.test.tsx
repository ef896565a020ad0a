// Records played under other rules: what the page says about them, in both languages.

import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueText } from '../testing/recorded'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { OpenRecord } from './OpenRecord'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const plain = (kind: string, more: object) => ({ kind, values: [], text: '', items: [], targets: [], tag: '', ...more })
const refused = (n: number) => ({
  error: 'other_rules',
  where: 'record',
  detail: 'in English',
  said: {
    key: 'refused-other-rules',
    otherwise: '',
    args: {
      recorded: plain('text', { text: '1' }),
      present: plain('text', { text: '3' }),
      n: plain('number', { values: [n] }),
    },
  },
})

/** The page after you chose a file, given this answer of the server. */
function chosen(language: string, status: number, answer: object) {
  common.value = new Catalogue(language, catalogueText(language))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer), { status })))
  const page = render(<OpenRecord />)
  const file = new File(['{}'], 'game.jsonl')
  fireEvent.change(page.container.querySelector('input')!, { target: { files: [file] } })
  return page
}

test.each([
  ['en', 74, 'rules 1. Under the current rules 3, from pick 74 on it plays differently. Open it with'],
  ['en', 0, 'from the set-up on it plays differently.'],
  ['de', 74, 'Nach der heutigen Regelversion 3 verläuft sie ab Entscheidung 74 anders. Öffne sie mit'],
  ['de', 0, 'verläuft sie schon vom Aufbau an anders.'],
])('a record that plays differently says so: %s, pick %i', async (language, n, where) => {
  const { findByRole } = chosen(language, 422, refused(n))
  const said = (await findByRole('alert')).textContent!.replace(/[\u2068\u2069]/g, '')
  expect(said).toContain(where)
})

test.each([
  ['en', 'This game was recorded under rules 1. It plays the same under the current rules 3.'],
  ['de', 'Diese Partie wurde nach Regelversion 1 gespielt.'],
])('a record that plays the same says under which rules it was recorded: %s', async (language, words) => {
  const table = { id: 'abc', rules: '3', status: 'over', seats: [] }
  const { findByRole } = chosen(language, 201, { table, keys: [], invitations: [], recorded: '1' })
  const said = await findByRole('status')
  expect(said.textContent!.replace(/[\u2068\u2069]/g, '')).toContain(words)
  expect(said.querySelector('a')!.getAttribute('href')).toBe('#/t/abc')
})
