// Sheets, sights and cards of a hex table, from small scenes made here.

import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '../session/session'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import { NO_PIECE } from '../wire/blank'
import type { Figure, Piece, Scene, Sheet, Sight, Stack, Static, Tray } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { sightLines, sightText, standsIn } from '../words/labels'
import { Ask } from './Ask'
import { isLarge } from './Cards'
import { askedSheets, FigureArt, SeatSheets, SheetView, Vessel } from './Sheets'

beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

const playing = recorded.updates.find((one) =>
  one.scene?.questions.some((q) => q.seat === one.viewer && q.options.length),
)!
const figure = (shape: Figure['shape'], value: number, limit = 0): Figure => ({
  label: 'label-council',
  value,
  icon: 'skull',
  text: '',
  note: '',
  clause: '',
  shape,
  limit,
})
const piece = (type: number, flags: Piece['flags'] = []): Piece => ({
  ...NO_PIECE,
  id: `p${type}`,
  type,
  seat: 0,
  flags,
})
const sheet = (more: Partial<Sheet>): Sheet => ({
  id: 'council.0',
  seat: 0,
  name: { key: 'label-council', args: {}, otherwise: '' },
  icon: 'skull',
  type: -1,
  about: null,
  figures: [],
  pieces: [],
  flags: [],
  targets: ['council:0'],
  clause: 'BL-14.1',
  ...more,
})

/** A session whose scene holds these sheets, and whose question is about some of them. */
function sessionOf(sheets: Sheet[], focus: string[] = [], sights: Sight[] = []): Session {
  const scene = { ...playing.scene!, sheets, questions: playing.scene!.questions.map((q) => ({ ...q, focus, sights })) }
  const session = sessionWith({ ...playing, scene })
  session.words.value = new Catalogue(
    'en',
    `${catalogueText('en', 'bloodstones')}\nlabel-council = War Council\nclass-wizard = Wizard\nflag-idle = not in this role`,
  )
  return session
}

describe('figures by their shape', () => {
  test('a level is so many of its pips', () => {
    const { container } = render(<FigureArt figure={figure('level', 2, 3)} />)
    expect(container.querySelectorAll('.pips i')).toHaveLength(3)
    expect(container.querySelectorAll('.pips .on')).toHaveLength(2)
  })
  test('lost lives are crossed out', () => {
    const { container } = render(<FigureArt figure={figure('lives', 1, 4)} />)
    expect(container.querySelectorAll('.lives .on')).toHaveLength(1)
    expect(container.querySelectorAll('.lives .lost path')).toHaveLength(3)
  })
  test.each([0, 3, 50])('a cup holds %i tokens, as many as can be seen', (n) => {
    const { container } = render(<Vessel n={n} />)
    expect(container.querySelectorAll('circle')).toHaveLength(Math.min(n, 8))
  })
})

describe('sheets', () => {
  const levels = [figure('level', 2, 3), { ...figure('level', 0, 3), label: 'class-wizard' }]
  test('a council lists its members with their levels', () => {
    const { container } = render(<SheetView session={sessionOf([])} sheet={sheet({ figures: levels })} open />)
    expect(container.querySelector('.sheet-name')?.textContent).toContain('War Council')
    expect([...container.querySelectorAll('.member b')].map((b) => b.textContent)).toEqual(['2', '0'])
    expect(container.querySelectorAll('.member.absent')).toHaveLength(1)
  })
  test('cards on it show their text, idle ones say so', () => {
    const { container } = render(
      <SheetView session={sessionOf([])} sheet={sheet({ pieces: [piece(0), piece(1, ['idle'])] })} open={false} />,
    )
    expect(container.querySelectorAll('details .sheet-card')).toHaveLength(2)
    expect(container.querySelector('.sheet-card.idle')?.textContent).toContain('not in this role')
    expect(container.querySelector('.sheet-card-text')?.textContent).not.toBe('')
  })
  test('the one a question is about is shown with the question, not with its seat', () => {
    const session = sessionOf(
      [sheet({ figures: levels }), sheet({ id: 'council.1', targets: ['council:1'] })],
      ['council:0'],
    )
    expect(askedSheets(session).map((one) => one.id)).toEqual(['council.0'])
    expect(render(<Ask session={session} />).container.querySelectorAll('.sheet')).toHaveLength(1)
    cleanup()
    expect(render(<SeatSheets session={session} seat={0} />).container.querySelectorAll('.sheet')).toHaveLength(1)
    cleanup()
    expect(render(<SeatSheets session={session} seat={1} />).container.querySelectorAll('.sheet')).toHaveLength(0)
  })
})

describe('lines of sight in words', () => {
  const sights: Sight[] = [
    { start: 0, end: 2, clear: false, blockers: [1], clause: '', path: [], ends: [], by: [], state: '' },
    { start: 3, end: 2, clear: true, blockers: [], clause: '', path: [], ends: [], by: [], state: '' },
  ]
  const places = recorded.static.surface.places
  test('name the place that blocks and what is in it', () => {
    const session = sessionOf([], [], sights)
    const ground = session.words.value!.text(recorded.static.terrains[places[1]!.terrain]!.name)
    const bare: Scene = { ...session.scene.value!, stacks: [], markers: [] }
    const text = (key: string) => session.words.value!.text(key)
    expect(sightText(recorded.static, bare, text, sights[0]!)).toBe(`Sight blocked by ${places[1]!.name} (${ground})`)
    const stack: Stack = {
      id: 's',
      place: 1,
      seat: 0,
      pieces: [piece(0)],
      name: null,
      flags: [],
      targets: [],
      tags: [],
      unit: null,
      tally: null,
      owner: -1,
      bound: '',
      sums: [],
    }
    expect(standsIn(recorded.static, { ...bare, stacks: [stack] }, text, 1)).toBe(text(recorded.static.types[0]!.name))
    expect(standsIn({ ...recorded.static, terrains: [] } as Static, bare, text, 1)).toBe('')
  })
  test('from every unit, or from the chosen one alone', () => {
    const session = sessionOf([], [], sights)
    expect(sightLines(session, 2)).toHaveLength(2)
    expect(sightLines(session, 4)).toEqual([])
    const stack: Stack = {
      id: 's',
      place: 3,
      seat: 0,
      pieces: [],
      name: null,
      flags: [],
      targets: ['unit:9'],
      tags: [],
      unit: null,
      tally: null,
      owner: -1,
      bound: '',
      sums: [],
    }
    session.update.value = { ...session.update.value!, scene: { ...session.scene.value!, stacks: [stack] } }
    session.chosen.value = ['unit:9']
    expect(sightLines(session, 2)).toEqual([`From ${places[3]!.name}: In sight`])
  })
})

describe('cards', () => {
  test('a large choice is laid out over the board', () => {
    const tray: Tray = {
      id: 'o',
      kind: 'offer',
      name: '',
      seat: 0,
      size: 9,
      pieces: Array.from({ length: 9 }, (_, k) => piece(k)),
      open: true,
    }
    expect(isLarge(tray)).toBe(true)
    expect(isLarge({ ...tray, kind: 'hand' })).toBe(false)
    expect(isLarge({ ...tray, pieces: tray.pieces.slice(1) })).toBe(false)
  })
})
