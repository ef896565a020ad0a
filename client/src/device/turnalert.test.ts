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
  const { showTurnAlert, clearTurnAlert } = await import('./turnalert')
  showTurnAlert(theirs)
  expect(document.title).toBe('Bloodstones · Sandtable')
  showTurnAlert(mine)
  expect(document.title).toBe('● Your turn · Bloodstones')
  clearTurnAlert()
  expect(document.title).toBe('Sandtable')
})

test('a notification comes when it was asked for, once a turn, and only to who looks elsewhere', async () => {
  const { showTurnAlert, askToNotify } = await import('./turnalert')
  showTurnAlert(mine)
  expect(made).toEqual([])
  await askToNotify(true)
  showTurnAlert(theirs)
  showTurnAlert(mine)
  showTurnAlert(mine)
  expect(made).toEqual(['Bloodstones: Your turn'])
  hidden = false
  showTurnAlert(theirs)
  showTurnAlert(mine)
  expect(made).toHaveLength(1)
})

test('who refuses in the browser is not told and the switch stays off', async () => {
  const { showTurnAlert, askToNotify } = await import('./turnalert')
  const { notify } = await import('./settings')
  Note.permission = 'denied'
  await askToNotify(true)
  expect(notify.value).toBe(false)
  showTurnAlert(mine)
  expect(made).toEqual([])
})
