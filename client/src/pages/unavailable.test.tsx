// The workshop and the editor while the server is unavailable: the message is in the user's language.

import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueText } from '../testing/recorded'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { EditorPage } from './Editor'
import { WorkshopPage } from './Workshop'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['workshop', WorkshopPage],
  ['editor', EditorPage],
])('the %s says in German that the server does not answer', async (_, Page) => {
  const german = new Catalogue('de', catalogueText('de'))
  common.value = german
  const problem = { type: 'problem', error: 'unavailable', where: 'server', detail: 'in English' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(problem), { status: 502 })))
  const page = render(<Page game="toy" />)
  expect((await page.findByRole('alert')).textContent).toBe(german.text('ui-server-away'))
})
