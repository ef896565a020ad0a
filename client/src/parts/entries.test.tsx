import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import type { Update } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { EntriesMenu, entryLine, ProposalCard } from './Entries'

const now: Update = recorded.updates.find((u) => u.viewer >= 0 && u.scene)!
const me = now.viewer
const them = me === 0 ? 1 : 0
let sent: { path: string; body: unknown }[] = []

beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
  sent = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(init.body as string) })
    return Promise.resolve(new Response(JSON.stringify({ seq: 1 })))
  })
})
afterEach(cleanup)

const at = (change: Partial<Update>) => sessionWith({ ...now, held: [me], ...change })

describe('the menu', () => {
  test('resigning asks first', () => {
    const { container, getByText } = render(<EntriesMenu session={at({ may: ['concede', 'draw'] })} />)
    fireEvent.click(getByText('Resign…'))
    expect(sent).toEqual([])
    const dialog = container.querySelector('dialog')!
    fireEvent.click(dialog.querySelector('button.main')!)
    expect(sent[0]!.path).toBe(`api/tables/${now.table.id}/enter`)
    expect(sent[0]!.body).toEqual({ seq: now.seq + 1, entry: 'concede', picks: 1 })
  })
  test('playing on sends nothing', () => {
    const { container, getByText } = render(<EntriesMenu session={at({ may: ['concede'] })} />)
    fireEvent.click(getByText('Resign…'))
    fireEvent.click(getByText('Keep playing'))
    expect(container.querySelector('dialog')).toBeNull()
    expect(sent).toEqual([])
  })
  test('an undo request goes one choice beyond a plain undo', () => {
    const { getByText } = render(<EntriesMenu session={at({ may: ['concede', 'back'], undo: 2 })} />)
    fireEvent.click(getByText(/Request a takeback/))
    expect(sent[0]!.body).toEqual({ seq: now.seq + 1, entry: 'back', picks: 3 })
  })
  test('it closes after an entry', () => {
    const { container, getByText } = render(<EntriesMenu session={at({ may: ['concede', 'draw'] })} />)
    const menu = container.querySelector('details')!
    menu.open = true
    fireEvent.click(getByText('Offer a draw'))
    expect(sent[0]!.body).toEqual({ seq: now.seq + 1, entry: 'draw', picks: 1 })
    expect(menu.open).toBe(false)
  })
  test('at a table with a bot it says what bots agree to', () => {
    const session = at({ may: ['draw'] })
    expect(render(<EntriesMenu session={session} />).container.textContent).toContain(
      'Bots accept a draw only when they are behind',
    )
    cleanup()
    const seats = now.table.seats.map((seat) => ({ ...seat, holder: 'link' as const }))
    const people = at({ may: ['draw'], table: { ...now.table, seats } })
    expect(render(<EntriesMenu session={people} />).container.textContent).not.toContain('Bots')
  })
  test('there is none when no entry is allowed', () => {
    expect(render(<EntriesMenu session={at({ may: [] })} />).container.innerHTML).toBe('')
    expect(render(<EntriesMenu session={at({ may: ['accept'] })} />).container.innerHTML).toBe('')
  })
})

describe('a proposal', () => {
  const draw = { entry: 'draw', seat: them, picks: 1, waiting: [me] }
  test('is a question to those who have to answer', () => {
    const { getByText } = render(<ProposalCard session={at({ may: ['accept', 'decline'], proposal: draw })} />)
    fireEvent.click(getByText('Agree'))
    expect(sent[0]!.body).toEqual({ seq: now.seq + 1, entry: 'accept', picks: 1 })
  })
  test('can be declined', () => {
    const { getByText } = render(<ProposalCard session={at({ proposal: draw })} />)
    fireEvent.click(getByText('Decline'))
    expect(sent[0]!.body).toEqual({ seq: now.seq + 1, entry: 'decline', picks: 1 })
  })
  test('can be withdrawn by the seat that made it, which waits', () => {
    const own = { entry: 'back', seat: me, picks: 2, waiting: [them] }
    const { container, getByText } = render(<ProposalCard session={at({ proposal: own })} />)
    expect(container.textContent).toContain('asks to take back the last 2 choices')
    expect(container.textContent).not.toContain('Agree')
    fireEvent.click(getByText('Withdraw the proposal'))
    expect(sent[0]!.body).toEqual({ seq: now.seq + 1, entry: 'withdraw', picks: 1 })
  })
  test('is not there without one', () =>
    expect(render(<ProposalCard session={at({ proposal: null })} />).container.innerHTML).toBe(''))
})

test('entries have log texts, picks do not', () => {
  const session = at({})
  const step = { ...session.steps.value[0]!, seat: me }
  expect(entryLine(session, { ...step, kind: 'match:concede' })).toBe(`${session.seatName(me)} resigns.`)
  expect(entryLine(session, { ...step, kind: 'main_action' })).toBe('')
})
