import { beforeEach, expect, test } from 'vitest'
import { catalogueText } from '../testing/recorded'
import { Refusal } from '../wire/api'
import type { Problem } from '../wire/protocol'
import { Catalogue } from './catalogue'
import { common } from './common'
import { errorText } from './errors'

const problem: Problem = { type: 'problem', error: 'too_many', where: 'request', detail: 'too many requests' }
const said = { key: 'refused-too-many', args: { n: { kind: 'number', values: [3] } } } as unknown as Problem['said']

beforeEach(() => {
  common.value = new Catalogue('de', catalogueText('de'))
})

test("a refusal is shown in the user's language", () =>
  expect(errorText(new Refusal(429, { ...problem, said }))).toContain('3 Sekunden'))

test('an unavailable server gives a readable message', () => {
  for (const error of [new TypeError('Failed to fetch'), new Refusal(503, problem), new Refusal(502, problem)])
    expect(errorText(error)).toMatch(/^Der Server antwortet nicht/)
})

test('anything else is shown as the server put it', () => {
  expect(errorText(new Refusal(409, problem))).toBe('too many requests')
  expect(errorText(new Error('odd'))).toBe('Error: odd')
})
