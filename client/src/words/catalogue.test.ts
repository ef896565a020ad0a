import { existsSync, readdirSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test, vi } from 'vitest'
import { sampleOf } from '../../scripts/samples.mjs'
import { at, catalogueText } from '../testing/recorded'
import type { Arg } from '../wire/protocol'
import { Catalogue } from './catalogue'

const GAMES = at('../../../src/sandtable/games')
const games = ['', ...readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/content/words/en.ftl`))]

describe.each(games)('the words of %s', (game) => {
  test.each(['en', 'de'])('every message can be formatted in %s', (language) => {
    const text = catalogueText(language, game)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const words = new Catalogue(language, text)
    expect(errors).not.toHaveBeenCalled()
    const { body } = new FluentResource(text)
    // everything without its own sample is some text
    const sample = {
      ...Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map((found) => [found[1]!, 'x'])),
      ...sampleOf(2),
    }
    expect(body.length).toBeGreaterThan(100)
    for (const { id } of body) {
      const message = words.bundle.getMessage(id)!
      for (const pattern of [message.value, ...Object.values(message.attributes)]) {
        if (pattern === null) continue
        const problems: Error[] = []
        const said = words.bundle.formatPattern(pattern, sample, problems)
        expect(problems, id).toEqual([])
        expect(said, id).not.toMatch(/[{}\u2068\u2069]/)
      }
    }
  })
})

describe('messages that are parsed on first use', () => {
  const text =
    '# about it\nfirst = { second.more } and { -name(case: "of") }\nsecond = 2\n    .more = more { third }\nthird =\n    3\n\n-name = { $case ->\n       *[by] it\n        [of] its\n    }\n'
  test('load the messages they refer to', () => {
    const words = new Catalogue('en', text)
    expect(words.text('first')).toBe('more 3 and its')
    expect(words.has('third')).toBe(true)
    expect(words.has('-name')).toBe(false)
    expect(words.text('about')).toBe('about')
  })
  test('cannot be defined twice', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const words = new Catalogue('en', `${text}third = 4\n`)
    expect(errors).toHaveBeenCalledOnce()
    expect(words.text('third')).toBe('3')
  })
})

describe('typed arguments', () => {
  const naming = { seat: (n: number) => ['Ada', 'Bo', 'Cy'][n]! }
  const arg = (kind: Arg['kind'], more: Partial<Arg> = {}): Arg => ({
    kind,
    values: [],
    text: '',
    items: [],
    targets: [],
    tag: '',
    ...more,
  })
  const english = new Catalogue(
    'en',
    'list-and = { $first } and { $last }\nhi = { $p } has { $n ->\n        [one] one\n       *[other] { $n }\n    }: { $u }\nunits-a = { $n } As\n    .dat = { $n } Aen\nname-b = B\ngive = gives { $u }\n    .case = dat',
  )
  test('a word may use the other arguments of its sentence', () => {
    const words = new Catalogue('en', 'refused = Line { $line }: { $fault }.\nfault = { $x } is missing')
    const said = words.say(
      {
        key: 'refused',
        otherwise: '',
        args: {
          fault: arg('word', { text: 'fault' }),
          line: arg('number', { values: [3] }),
          x: arg('text', { text: 'units' }),
        },
      },
      naming,
    )
    expect(said).toBe('Line 3: units is missing.')
  })
  test('seats, numbers and lists', () => {
    const list = arg('list', {
      items: [
        { plural: 'units-a', name: 'name-a', n: 2, text: '', tag: '' },
        { plural: 'units-b', name: 'name-b', n: 2, text: '', tag: '' },
      ],
    })
    const said = english.say(
      {
        key: 'hi',
        otherwise: '',
        args: { p: arg('seats', { values: [0, 1, 2] }), n: arg('number', { values: [1] }), u: list },
      },
      naming,
    )
    expect(said).toBe('Ada, Bo and Cy has one: 2 As, B and B')
  })
  test.each([
    ['en', 'far: 9.8'],
    ['de', 'far: 9,8'],
  ])('a number may be a fraction, written as in %s', (language, expected) => {
    const words = new Catalogue(language, 'far = far: { $n }')
    expect(words.say({ key: 'far', otherwise: '', args: { n: arg('number', { values: [980, 100] }) } }, naming)).toBe(
      expected,
    )
  })
  test.each([
    ['en', 'The last turn is over: a draw.'],
    ['de', 'Der letzte Zug ist vorbei: unentschieden.'],
  ])('a draw has no winner in %s', (language, said) => {
    const words = new Catalogue(language, catalogueText(language, 'battlelore'))
    const args = { p: arg('seats'), h: arg('text', { text: 'turn_limit' }) }
    expect(words.say({ key: 'event-over', otherwise: '', args }, naming)).toBe(said)
  })
  test('a list takes the case of its sentence', () => {
    expect(
      english.say(
        {
          key: 'give',
          otherwise: '',
          args: { u: arg('list', { items: [{ plural: 'units-a', name: '', n: 3, text: '', tag: '' }] }) },
        },
        naming,
      ),
    ).toBe('gives 3 Aen')
  })
  test('what has no words', () => {
    expect(english.text('nowhere')).toBe('nowhere')
    expect(english.say({ key: 'nowhere', otherwise: 'name-b' }, naming)).toBe('B')
    expect(
      english.say(
        { key: '', otherwise: '', args: { a: arg('text', { text: 'Ford' }), b: arg('numbers', { values: [4, 5] }) } },
        naming,
      ),
    ).toBe('Ford, 4, 5')
    expect(english.say(null, naming)).toBe('')
  })
})
