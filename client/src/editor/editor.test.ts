import { beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueText } from '../testing/recorded'
import type { EditFault, EditRequest, EditResult, FormField, Thing } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { faultsOf, fileName, lostRows, present, toggled, valueAt } from './document'
import { DocumentStore } from './documentstore'
import { arrowStep, cornersIn, snappedMove, withCorner, withHalfway, withoutCorner } from './plane'

const field = (key: string, more: Partial<FormField> = {}): FormField => ({
  key,
  kind: 'text',
  label: key,
  low: 0,
  high: 0,
  most: 0,
  choices: [],
  fields: [],
  blank: '',
  optional: false,
  when: [],
  placed: false,
  title: '',
  of: '',
  ...more,
})
const fault = (path: string): EditFault => ({ path, what: 'wrong', words: null, targets: [] })
const thing = (target: string, path: string): Thing => ({
  target,
  path,
  name: { key: '', args: {}, otherwise: '' },
  outlines: [],
  middle: null,
})

describe('a document', () => {
  test('is read by paths; a missing path gives undefined', () => {
    const file = { units: [{ hex: 'A1' }, { hex: 'B2' }], options: { heroes: true } }
    expect(valueAt(file, 'units[1].hex')).toBe('B2')
    expect(valueAt(file, 'options.heroes')).toBe(true)
    expect(valueAt(file, 'units[7].hex')).toBeUndefined()
    expect(valueAt(file, 'options[0]')).toBeUndefined()
  })
  test('shows the fields that apply to its values', () => {
    const fields = [field('fixed', { kind: 'flag', blank: 'true' }), field('level', { when: ['fixed', 'true'] })]
    expect(present(fields, {}).map((one) => one.key)).toEqual(['fixed', 'level'])
    expect(present(fields, { fixed: false }).map((one) => one.key)).toEqual(['fixed'])
    expect(present(fields, null)).toHaveLength(2)
  })
  test('has its faults at their fields', () => {
    const faults = [fault('units[1].hex'), fault('units[10].hex'), fault('units[1]')]
    expect(faultsOf(faults, 'units[1].hex', field('hex'))).toEqual([faults[0]])
    expect(faultsOf(faults, 'units[1]', field('units', { kind: 'table' }))).toEqual([faults[2]])
  })
  test('finds rows that are not on the board', () => {
    const form = [{ label: 'board', fields: [field('units', { kind: 'rows', placed: true }), field('title')] }]
    const lost = lostRows(form, { units: [{}, {}], title: 'x' }, [thing('hex:1', 'units[1]')])
    expect(lost.map((one) => one.path)).toEqual(['units[0]'])
  })
  test('adds and removes places, and names its file', () => {
    expect(toggled(['E5'], 'F5')).toEqual(['E5', 'F5'])
    expect(toggled(['E5', 'F5'], 'E5')).toEqual(['F5'])
    expect(toggled(undefined, 'E5')).toEqual(['E5'])
    expect(fileName({ id: 'the ford/../x' })).toBe('the-ford-x.json')
    expect(fileName({})).toBe('mine.json')
  })
})

describe('corners on a plane', () => {
  const square = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ] as const
  test('are read, snapped to the grid, added and removed', () => {
    expect(
      cornersIn([
        [1, 2],
        ['x', 3],
      ]),
    ).toEqual([])
    expect(cornersIn([[1, 2]])).toEqual([[1, 2]])
    expect(snappedMove([13, 40], [20, 3], 25)).toEqual([12, 10])
    expect(snappedMove([13, 40], [20, 3], 1)).toEqual([20, 3])
    expect(withCorner(square, 1, [120, 5])[1]).toEqual([120, 5])
    expect(withHalfway(square, 3)[4]).toEqual([0, 50])
    expect(withoutCorner(square, 0)).toHaveLength(3)
    expect(withoutCorner(square.slice(0, 3), 0)).toHaveLength(3)
  })
  test('arrow keys follow the table', () => {
    expect(arrowStep('ArrowUp', 25, true)).toEqual([0, 25])
    expect(arrowStep('ArrowUp', 25, false)).toEqual([0, -25])
    expect(arrowStep('Enter', 25, true)).toBeNull()
  })
})

describe('the store', () => {
  let sent: EditRequest[] = []
  /** each edit appends its path to the text, so that order and count are visible */
  const answerTo = (request: EditRequest): Partial<EditResult> => ({
    text:
      request.text === 'no document'
        ? 'no document'
        : `${request.text ?? '{"a":1}'}${(request.edits ?? []).map(() => ' ').join('')}`,
    readable: request.text !== 'no document',
    faults:
      request.text === 'no document'
        ? [{ ...fault(''), what: 'breaks off', words: { key: 'fault-json-end', args: {}, otherwise: '' } }]
        : [],
  })
  const german = new Catalogue('de', catalogueText('de'))
  beforeEach(() => {
    sent = []
    localStorage.clear()
    common.value = german
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      const request = JSON.parse(init.body as string) as EditRequest
      sent.push(request)
      if (request.edits?.some((edit) => edit.tool === 'bad'))
        return Promise.resolve(
          new Response(JSON.stringify({ error: 'bad_edit', where: 'edits', detail: 'there is no tool bad' }), {
            status: 422,
          }),
        )
      return Promise.resolve(new Response(JSON.stringify(answerTo(request))))
    })
  })
  const opened = async (): Promise<DocumentStore> => {
    const store = new DocumentStore('toy')
    await store.open()
    return store
  }
  test('sends edits in order, waiting ones together, and undoes a stroke as one', async () => {
    const store = await opened()
    store.edit({ kind: 'paint', tool: 'a', target: 'hex:1' }, 'stroke 1')
    store.edit({ kind: 'paint', tool: 'a', target: 'hex:2' }, 'stroke 1')
    store.edit({ kind: 'paint', tool: 'a', target: 'hex:3' }, 'stroke 1')
    await store.settled()
    expect(sent.slice(1).flatMap((request) => request.edits!.map((edit) => edit.target))).toEqual([
      'hex:1',
      'hex:2',
      'hex:3',
    ])
    expect(sent).toHaveLength(3)
    expect(store.past.value).toEqual(['{"a":1}'])
    await store.undo()
    expect(store.edited.value!.text).toBe('{"a":1}')
    expect(store.future.value).toHaveLength(1)
    await store.redo()
    expect(store.edited.value!.text).toBe('{"a":1}   ')
  })
  test('keeps its document when an edit is refused, and says why', async () => {
    const store = await opened()
    store.edit({ kind: 'paint', tool: 'bad', target: 'hex:1' })
    await store.settled()
    expect(store.edited.value!.text).toBe('{"a":1}')
    expect(store.problem.value).toBe('there is no tool bad')
    store.edit({ kind: 'erase', target: 'hex:1' })
    await store.settled()
    expect(store.problem.value).toBe('')
  })
  test('rejects a text that is not a document, and loads the last document again', async () => {
    const store = await opened()
    expect(await store.begin({ text: 'no document' })).toBe(false)
    expect(store.edited.value!.text).toBe('{"a":1}')
    expect(store.problem.value).toBe(german.text('fault-json-end'))
    store.edit({ kind: 'erase', target: 'hex:1' })
    await store.settled()
    const again = await opened()
    expect(again.edited.value!.text).toBe('{"a":1} ')
  })
})
