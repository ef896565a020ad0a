// The warning before a blunder opens at the button that would commit it; the coach's hand covers no other button.

import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listOpen } from '../device/settings'
import { Ask } from '../parts/Ask'
import '../surfaces/plane' // the second click that rolls
import '../testing/lazy'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { handAt, REACH } from './hand'

const playing = recorded.updates.find((u) =>
  u.scene!.questions.some((q) => q.seat === u.viewer && q.options.length > 1),
)!
const why = { key: 'danger-lost', args: {}, otherwise: '' }

let sent: string[] = []
beforeEach(() => {
  sent = []
  common.value = new Catalogue('en', catalogueText('en'))
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path)
    return Promise.resolve(new Response(JSON.stringify({ seq: 1 })))
  })
})
afterEach(cleanup)

function asked() {
  const session = sessionWith(playing)
  const { container, findByRole, queryByRole } = render(<Ask session={session} />)
  const button = container.querySelector<HTMLElement>('.ask [data-option]')!
  const option = session.options.value.find((one) => one.text === button.getAttribute('data-option'))!
  session.dangers.value = [{ text: option.text, why }]
  return { session, container, findByRole, queryByRole, button, option }
}

describe('an answer that can lose the game at once', () => {
  test('says so on its button, and is given only after a question beside it', async () => {
    const { container, findByRole, queryByRole, option } = asked()
    const button = () => container.querySelector<HTMLElement>(`[data-option="${option.text}"]`)!
    await vi.waitFor(() => expect(button().textContent).toContain('you lose'))
    fireEvent.click(button())
    const warning = await findByRole('alertdialog')
    expect(warning.closest('li')).toBe(button().closest('li'))
    expect(sent).toEqual([])
    fireEvent.click([...warning.querySelectorAll('button')].find((b) => b.textContent === 'Let me think again')!)
    expect(queryByRole('alertdialog')).toBeNull()
    fireEvent.click(button())
    const again = await findByRole('alertdialog')
    fireEvent.click([...again.querySelectorAll('button')].find((b) => b.textContent === "Yes, I'm sure")!)
    await vi.waitFor(() => expect(sent.some((path) => path.endsWith('/pick'))).toBe(true))
  })
  test('that throws dice is doubted at the button that rolls', async () => {
    const { session, findByRole, option } = asked()
    await session.pick({ ...option, commits: true })
    await session.pick({ ...option, commits: true })
    expect((await findByRole('alertdialog')).closest('.commit')).not.toBeNull()
    expect(sent).toEqual([])
  })
  test('without a button on the page is doubted right below the question', async () => {
    const { session, container, findByRole } = asked()
    listOpen.value = false
    const hidden = { ...session.options.value[0]!, text: 'elsewhere' }
    session.dangers.value = [{ text: hidden.text, why }]
    await session.pick(hidden)
    const warning = await findByRole('alertdialog')
    const first = container.querySelector('.answers')!
    expect(warning.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    listOpen.value = true
  })
})

describe('the hand of the coach', () => {
  const box = { left: 900, right: 1200, top: 300, bottom: 340 }
  test('points up at a place of the board', () => {
    expect(handAt(box, 'board', 1280)).toEqual({ x: 1050, y: 320, side: 'up' })
  })
  test('stands left of a button, at its own height', () => {
    expect(handAt(box, 'list', 1280)).toMatchObject({ y: 320, side: 'right' })
    expect(handAt(box, 'list', 1280).x - REACH).toBeLessThan(box.left)
  })
  test('stands right of it at the edge of a window', () => {
    expect(handAt({ ...box, left: 8, right: 300 }, 'list', 390)).toMatchObject({ x: 294, side: 'left' })
  })
  test('goes where no other button is', () => {
    const before = { left: 700, right: 895, top: 300, bottom: 340 }
    expect(handAt(box, 'list', 1280, [before])).toMatchObject({ side: 'left' })
    const after = { left: 1205, right: 1270, top: 300, bottom: 340 }
    expect(handAt(box, 'list', 1280, [before, after])).toMatchObject({ x: 1050, side: 'below' })
    const under = { left: 900, right: 1200, top: 344, bottom: 380 }
    expect(handAt(box, 'list', 1280, [before, after, under])).toMatchObject({ x: 1050, side: 'above' })
    const over = { ...under, top: 250, bottom: 296 }
    expect(handAt(box, 'list', 1280, [before, after, under, over])).toMatchObject({ x: 1200 - REACH, side: 'left' })
  })
  test('stays on a card', () => {
    expect(handAt(box, 'card', 1280)).toEqual({ x: 1050, y: 306, side: 'up' })
    expect(handAt({ ...box, bottom: 420 }, 'card', 1280).y).toBe(360)
  })
})
