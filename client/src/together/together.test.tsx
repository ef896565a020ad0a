// People at a table: chat, presence, bots in their place.

import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { language } from '../device/settings'
import { EntriesMenu } from '../parts/Entries'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import type { SeatInfo, TableInfo, TalkLine, Update } from '../wire/protocol'
import { questionOf } from '../wire/updates'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { ChatButton } from './Chat'
import { DeputyCards } from './Deputies'
import { giveAway } from './Invitation'
import { presenceText } from './people'

const words = (tongue: string) => catalogueText(tongue)

const now: Update = recorded.updates.find((u) => questionOf(u) !== null)!
const me = now.viewer
const them = me === 0 ? 1 : 0
const company = {
  here: true,
  away: 0,
  deputy: '',
  gone: 0,
  agreed: [],
  holder: 'link' as const,
  joined: true,
  bot: '',
  program: false,
}
const tableWith = (more: Partial<TableInfo> = {}, changed: Partial<SeatInfo>[] = []): TableInfo => ({
  ...now.table,
  spectators: 0,
  talked: 0,
  ...more,
  seats: now.table.seats.map((seat, k) => ({ ...seat, ...company, name: ['Ada', 'Bo'][k] ?? '', ...changed[k] })),
})

const said = (number: number, seat: number, kind: TalkLine['kind'], body: string): TalkLine => ({
  ...{ number, seat, kind, body },
  at: 0,
})
let lines: TalkLine[] = []
let sent: { path: string; body: unknown }[] = []

beforeEach(() => {
  common.value = new Catalogue('en', words('en'))
  sent = []
  localStorage.clear()
  language.value = 'en'
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const since = Number(/since=(\d+)/.exec(path)?.[1] ?? 0)
    if (init.method === 'POST') sent.push({ path, body: JSON.parse(init.body as string) })
    const answer = path.endsWith('/games')
      ? { games: [{ name: now.table.game, bots: ['best', 'random'] }] }
      : path.includes('/talk?')
        ? { lines: lines.filter((line) => line.number > since), phrases: ['hello', 'thanks'] }
        : { seq: 1, number: 9 }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
})
afterEach(cleanup)

/** Each test uses its own table: messages are cached as long as the page lives. */
let tables = 0
function talkAt(heard: TalkLine[], speaker = me) {
  lines = heard
  const id = `talk${tables++}`
  localStorage.setItem(`sandtable.keys.${id}`, JSON.stringify({ [me]: 'K' }))
  const given = { held: speaker < 0 ? [] : [me], speaker, seatName: (seat: number) => ['Ada', 'Bo'][seat] ?? '?' }
  const drawn = (talked: number) => <ChatButton table={tableWith({ id, talked })} {...given} />
  return { drawn, ...render(drawn(heard.length)) }
}

describe('chat', () => {
  test('new messages of others are counted until they are read', async () => {
    const { container } = talkAt([
      said(1, them, 'phrase', 'hello'),
      said(2, me, 'text', 'x'),
      said(3, them, 'note', 'handed'),
    ])
    await waitFor(() => expect(container.querySelector('.talk-button b')?.textContent).toBe('1'))
    expect(container.querySelector('.talk'), 'folded away until somebody opens it').toBeNull()
    fireEvent.click(container.querySelector('.talk-button')!)
    await waitFor(() => expect(container.querySelectorAll('.talk-lines li')).toHaveLength(3))
    expect(container.querySelector('.talk-button b')).toBeNull()
  })
  test("markup is plain text, and phrases are in the user's language", async () => {
    common.value = new Catalogue('de', words('de'))
    const { container } = talkAt([
      said(1, them, 'text', '<img src=x onerror=alert(1)>'),
      said(2, them, 'phrase', 'thanks'),
    ])
    await waitFor(() => expect(container.querySelector('.talk-button b')?.textContent).toBe('2'))
    fireEvent.click(container.querySelector('.talk-button')!)
    await waitFor(() => expect(container.querySelector('.talk')).not.toBeNull())
    expect(container.querySelector('.talk img')).toBeNull()
    const text = container.querySelector('.talk-lines')!.textContent
    expect(text).toContain('<img src=x onerror=alert(1)>')
    expect(text).toContain('Danke!')
  })
  test('muted players are not shown, counted or announced', async () => {
    const { container, drawn, rerender, findByText } = talkAt([said(1, them, 'text', 'one')])
    await waitFor(() => expect(container.querySelector('.talk-button b')).not.toBeNull())
    fireEvent.click(container.querySelector('.talk-button')!)
    fireEvent.click(await findByText(/^Mute/))
    expect(container.querySelector('.talk-lines')!.textContent).not.toContain('one')
    fireEvent.keyDown(container.querySelector('.talk')!, { key: 'Escape' })
    lines = [...lines, said(2, them, 'text', 'two')]
    rerender(drawn(2))
    await new Promise((done) => setTimeout(done))
    expect(container.querySelector('.talk-button b')).toBeNull()
    expect(container.querySelector('[role=log]')!.textContent).toBe('')
    expect(Object.keys(localStorage).some((name) => name.includes('talk.muted'))).toBe(true)
  })
  test('new messages are announced politely; spectators cannot write', async () => {
    const { container, drawn, rerender } = talkAt([], -1)
    lines = [said(1, them, 'phrase', 'hello')]
    rerender(drawn(1))
    await waitFor(() => expect(container.querySelector('[role=log]')!.textContent).toMatch(/: Hello!$/))
    expect(container.querySelector('[role=log]')!.getAttribute('aria-live')).toBe('polite')
    fireEvent.click(container.querySelector('.talk-button')!)
    await waitFor(() => expect(container.querySelector('.talk')).not.toBeNull())
    expect(container.querySelector('.talk form')).toBeNull()
    expect(container.querySelector('.talk-phrases')).toBeNull()
  })
})

describe('bots for people', () => {
  const atTable = (changed: Partial<SeatInfo>[], more: Partial<Update> = {}) =>
    sessionWith({ ...now, held: [me], may: ['concede'], ...more, table: tableWith({ status: 'playing' }, changed) })
  const seatsWith = (seat: number, change: Partial<SeatInfo>) => [0, 1].map((k) => (k === seat ? change : {}))

  test('leaving a seat asks first and lets you choose the bot', async () => {
    const { container, findByText } = render(<EntriesMenu session={atTable([])} />)
    fireEvent.click(await findByText('Let a bot take over…'))
    await waitFor(() => expect(container.querySelectorAll('dialog option')).toHaveLength(2))
    fireEvent.change(container.querySelector('dialog select')!, { target: { value: 'random' } })
    fireEvent.click(container.querySelector('dialog button.main')!)
    expect(sent[0]).toEqual({ path: `api/tables/${now.table.id}/deputy`, body: { seq: now.seq + 1, bot: 'random' } })
  })
  test('while a bot plays there is no question, and you can take the seat back', () => {
    const session = atTable(seatsWith(me, { deputy: 'random' }))
    expect(session.question.value).toBeNull()
    const { container, getByText } = render(<DeputyCards session={session} />)
    expect(container.textContent).toContain('A bot (Random) is playing for you.')
    fireEvent.click(getByText('Take my seat back'))
    expect(sent[0]!.body).toEqual({ seq: now.seq + 1 })
  })
  test('a player who is gone can be replaced after a while', async () => {
    const later = render(<DeputyCards session={atTable(seatsWith(them, { here: false, gone: Date.now() + 60_000 }))} />)
    expect(later.container.querySelector('button')).toBeNull()
    cleanup()
    const session = atTable(seatsWith(them, { here: false, gone: Date.now() - 1 }))
    const { container } = render(<DeputyCards session={session} />)
    await waitFor(() => expect(container.querySelector<HTMLButtonElement>('button')!.disabled).toBe(false))
    fireEvent.click(container.querySelector('button')!)
    expect(sent[0]!.body).toEqual({ seq: now.seq + 1, seat: them, bot: 'best' })
  })
})

test.each([
  [{ ...company }, 'here'],
  [{ ...company, here: false }, 'away'],
  [{ ...company, here: false, away: new Date(2026, 2, 5, 15, 4).getTime() }, 'away since 05/03/2026, 15:04'],
  [{ ...company, deputy: 'random' }, 'played by a bot'],
  [{ ...company, program: true }, 'played by a program · here'],
  [{ ...company, program: true, here: false }, 'played by a program · away'],
  [{ ...company, joined: false, here: false }, 'not here yet'],
])('presence in words: %o', (change, text) => {
  expect(presenceText({ ...now.table.seats[0]!, ...change })).toBe(text)
})

describe('giving a link away', () => {
  afterEach(() => vi.unstubAllGlobals())
  test.each([
    ['nowhere, without a clipboard', undefined, false],
    ['nowhere, if the clipboard is forbidden', { writeText: () => Promise.reject(new Error('denied')) }, false],
    ['to the clipboard', { writeText: () => Promise.resolve() }, true],
  ])('%s', async (_, clipboard, copied) => {
    vi.stubGlobal('navigator', { clipboard })
    expect(await giveAway('text')).toBe(copied)
  })
})
