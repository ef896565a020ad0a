import { beforeEach, expect, test, vi } from 'vitest'

const made: string[] = []
let hidden = true
class Note {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve(Note.permission)
  onclick: unknown
  constructor(title: string, { body }: { body: string }) {
    made.push(`${title}: ${body}`)
  }
}

beforeEach(() => {
  made.length = 0
  hidden = true
  Note.permission = 'granted'
  vi.resetModules()
  vi.stubGlobal('Notification', Note)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})

const mine = { game: 'Bloodstones', isAsked: true, words: 'Your turn' }
const theirs = { ...mine, isAsked: false }

test('the title says whose turn it is', async () => {
  const { call, hush } = await import('./calling')
  call(theirs)
  expect(document.title).toBe('Bloodstones · Sandtable')
  call(mine)
  expect(document.title).toBe('● Your turn · Bloodstones')
  hush()
  expect(document.title).toBe('Sandtable')
})

test('a notification comes when it was asked for, once a turn, and only to who looks elsewhere', async () => {
  const { call, askToNotify } = await import('./calling')
  call(mine)
  expect(made).toEqual([])
  await askToNotify(true)
  call(theirs)
  call(mine)
  call(mine)
  expect(made).toEqual(['Bloodstones: Your turn'])
  hidden = false
  call(theirs)
  call(mine)
  expect(made).toHaveLength(1)
})

test('who refuses in the browser is not told and the switch stays off', async () => {
  const { call, askToNotify } = await import('./calling')
  const { notify } = await import('./settings')
  Note.permission = 'denied'
  await askToNotify(true)
  expect(notify.value).toBe(false)
  call(mine)
  expect(made).toEqual([])
})
