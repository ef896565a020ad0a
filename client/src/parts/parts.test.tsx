// Components fed with stored scenes.

import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hint } from '../session/hint'
import { loadSurface } from '../surfaces'
import '../testing/lazy'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import type { Origin, WhyNot } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { Ask } from './Ask'
import { ConflictPanel } from './Conflict'
import { GLYPHS } from './Icon'
import { Log, Speaker } from './Log'
import { Panels } from './Panels'
import { Past } from './Past'
import { Result } from './Result'
import { TableView } from './TableView'
import { Hand } from './Trays'
import { WhyNotCard } from './WhyNot'

beforeAll(() => loadSurface('areas'))
beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly seen: () => void) {}
      observe(box: HTMLElement) {
        Object.defineProperties(box, { clientWidth: { value: 1000 }, clientHeight: { value: 700 } })
        this.seen()
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  hint.value = null
})

const playing = recorded.updates[recorded.updates.length - 1]!

describe('the question', () => {
  test('every option is an answer once, the first nine with their number', () => {
    const session = sessionWith(playing)
    const { container } = render(<Ask session={session} />)
    const answers = [...container.querySelectorAll('[data-option]')]
    expect(answers.map((a) => a.getAttribute('data-option')).sort()).toEqual(
      session.options.value.map((o) => o.text).sort(),
    )
    expect(answers.slice(0, 9).map((a) => a.querySelector('kbd')?.textContent)).toEqual(
      answers.slice(0, 9).map((_, k) => `${k + 1}`),
    )
    expect(container.textContent).not.toMatch(/\{|undefined|ask-|pick-/)
  })
  test('what is chosen so far is named, and can be cancelled', () => {
    const isArea = (target: string) => target.startsWith('area:')
    const asked = recorded.updates.find(({ scene, viewer }) =>
      scene?.questions.some((q) => q.seat === viewer && q.options.some((o) => o.targets.some(isArea))),
    )!
    const session = sessionWith(asked)
    const target = session.options.value.flatMap((o) => o.targets).find(isArea)!
    const place = session.data.value!.surface.places.find((one) => one.targets.includes(target))!
    session.chosen.value = [target]
    const { container, getByText } = render(<Ask session={session} />)
    const line = container.querySelector('.chosen-line')!
    expect(line.textContent!.replace(/[\u2068\u2069]/g, '')).toBe(`Chosen: ${place.name} Cancel`)
    fireEvent.click(getByText('Cancel'))
    expect(session.chosen.value).toEqual([])
  })
  test('no help text if the game has none for a question', () => {
    const scene = playing.scene!
    const questions = scene.questions.map((q) => ({ ...q, help: 'ask-nothing-help' }))
    const { container } = render(<Ask session={sessionWith({ ...playing, scene: { ...scene, questions } })} />)
    expect(container.textContent).not.toContain('ask-nothing-help')
  })
  const answer: WhyNot = {
    seat: 0,
    target: 'area:1',
    asked: null,
    clauses: [],
    targets: [],
    sentence: null,
    options: [],
    count: 0,
  }
  const clause = {
    id: 'BS-9.2',
    text: 'A move.',
    chapter: 9,
    chapter_title: '',
    tags: [],
    deviation: '',
    language: 'en',
  }
  test('a refusal is a sentence with its clauses below', () => {
    const session = sessionWith(playing)
    const sentence = {
      key: 'not-asked-open',
      args: { player: { kind: 'seat' as const, values: [1], text: '', items: [], targets: [], tag: '' } },
      otherwise: '',
    }
    session.why.value = { name: 'Ford', answer: { ...answer, clauses: [clause], sentence } }
    const { container } = render(<WhyNotCard session={session} />)
    expect(container.querySelector('h2')!.textContent).toBe(`${session.seatName(1)} is being asked now.`)
    expect(container.querySelector('.clauses a')!.getAttribute('href')).toContain('BS-9.2')
    cleanup()
    session.why.value = { name: 'Ford', answer: { ...answer, clauses: [clause] } }
    expect(render(<WhyNotCard session={session} />).container.querySelector('h2')!.textContent).toBe('Why not Ford?')
  })
  test('something possible is shown with its options', () => {
    const session = sessionWith(recorded.updates.find((u) => u.scene!.questions[0]?.options.length)!)
    const options = session.options.value.slice(0, 2)
    session.why.value = { name: 'Ford', answer: { ...answer, options, count: 2 } }
    const { container } = render(<WhyNotCard session={session} />)
    expect(container.querySelector('h2')!.textContent).toBe('Ford is possible')
    const answers = [...container.querySelectorAll('[data-option]')].map((a) => a.getAttribute('data-option'))
    expect(answers).toEqual(options.map((o) => o.text))
    const pick = vi.spyOn(session, 'pick').mockResolvedValue()
    fireEvent.click(container.querySelector('[data-option]')!)
    expect(pick).toHaveBeenCalledWith(options[0])
  })
  test('a player who waits, or was not asked, can ask why', () => {
    const scene = playing.scene!
    const questions = scene.questions.map((q) => ({ ...q, seat: 1 - playing.viewer, options: [] }))
    const session = sessionWith({ ...playing, held: [playing.viewer], scene: { ...scene, questions } })
    const why = vi.spyOn(session, 'askWhy').mockResolvedValue()
    fireEvent.click(render(<TableView session={session} all={false} />).getAllByTitle("Why wasn't I asked?")[0]!)
    expect(why).toHaveBeenLastCalledWith('asked:', "Why wasn't I asked?", undefined)
    cleanup()
    const [told] = recorded.ended.steps.filter((step) => step.told.lines.length)
    session.steps.value = [{ ...told!, at: 4, auto_answered: ['retreat', 'casualty'] }]
    fireEvent.click(render(<Log session={session} />).getByTitle("Why wasn't I asked?"))
    expect(why).toHaveBeenLastCalledWith('asked:retreat', "Why wasn't I asked?", 4)
  })
  test('the result names the winner and the scores', () => {
    const { container } = render(<Result session={sessionWith(recorded.over)} />)
    expect(container.querySelector('.result')).not.toBeNull()
    for (const score of recorded.over.scene!.result!.scores) expect(container.textContent).toContain(String(score))
  })
})

test('a draw has no winner', () => {
  const { scene } = recorded.over
  const drawn = { ...recorded.over, scene: { ...scene!, result: { ...scene!.result!, winners: [] } } }
  const { container } = render(<Result session={sessionWith(drawn)} />)
  expect(container.querySelector('.result h2')?.textContent).toBe('Nobody wins.')
  expect(render(<Speaker session={sessionWith(drawn)} />).container.textContent).toMatch(/Nobody wins\.$/)
})

test('no two buttons of the scrub bar look alike', () => {
  const forms = Object.values(GLYPHS).map((d) => d.replace(/[-\d., ]+/g, ' '))
  const turned: [string, string][] = [
    ['play', 'forward'],
    ['play', 'back'],
    ['forward', 'last'],
  ]
  for (const [a, b] of turned) {
    const at = (name: string) => forms[Object.keys(GLYPHS).indexOf(name)]
    expect(at(a), `${a}, ${b}`).not.toBe(at(b))
  }
})

describe('a what-if', () => {
  const whatIf = (what_if: Origin | undefined) =>
    render(
      <TableView
        session={sessionWith({ ...playing, table: { ...playing.table, ...(what_if ? { what_if } : {}) } })}
        all={false}
      />,
    ).container
  test('says that it is none of the real tables and leads back to where it came from', () => {
    const note = whatIf({ at: 5, table: 'abc' }).querySelector('.what-if-note')!
    expect(note.textContent).toContain('This is a what-if from position 5.')
    expect(note.querySelector('a')?.getAttribute('href')).toBe('#/t/abc?at=5')
  })
  test('names no table to those who only look on', () => {
    expect(whatIf({ at: 5, table: '' }).querySelector('.what-if-note a')).toBeNull()
  })
  test('a real table says nothing of the kind', () => {
    expect(whatIf(undefined).querySelector('.what-if-note')).toBeNull()
  })
})

describe('a campaign', () => {
  const ended = (sequel?: string[], held = [0]) =>
    ({
      ...recorded.over,
      held,
      table: { ...recorded.over.table, ...(sequel ? { sequel } : {}) },
    }) as typeof recorded.over
  test('continues with the next game and can be exported', () => {
    const { container, getByText } = render(<Result session={sessionWith(ended(['sheets']))} />)
    expect(container.querySelector(`a[href="#/next/${recorded.over.table.id}"]`)).not.toBeNull()
    expect(getByText('Export the campaign')).not.toBeNull()
  })
  test.each([
    ['without a sequel', ended()],
    ['for a spectator', ended(['sheets'], [])],
  ])('%s there is none', (_, update) => {
    const { container } = render(<Result session={sessionWith(update)} />)
    expect(container.querySelector('.result')).not.toBeNull()
    expect(container.textContent).not.toContain('Export the campaign')
  })
})

describe('a battle', () => {
  test('shows forces, what was drawn, each modifier and both totals', () => {
    const conflict = recorded.battle.scene!.conflict!
    const { container } = render(
      <ConflictPanel session={sessionWith(recorded.battle)} conflict={conflict} past={false} />,
    )
    expect(container.querySelectorAll('.conflict-side')).toHaveLength(2)
    expect(container.querySelectorAll('.sum tr[style]')).toHaveLength(
      conflict.sides.reduce((sum, side) => sum + side.modifiers.length, 0),
    )
    expect(container.querySelectorAll('.sum .total')).toHaveLength(2)
  })
  test('a finished one names the winner', () => {
    const session = sessionWith(recorded.ended)
    const conflict = recorded.ended.steps.flatMap((step) => step.told.conflicts)[0]!
    const { container } = render(<ConflictPanel session={session} conflict={conflict} past />)
    if (conflict.winner !== null) expect(container.querySelectorAll('.laurel')).toHaveLength(1)
    expect(container.textContent).not.toMatch(/label-|undefined/)
  })
})

describe('log and past', () => {
  test('each line is a sentence with its clause', () => {
    const { container } = render(<Log session={sessionWith(playing)} />)
    const lines = [...container.querySelectorAll('li p')]
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line.textContent).toMatch(/[.!] +[A-Z]{2}-\d+\.\d+$/)
  })
  test('the live region announces what is new, not the whole log', () => {
    const session = sessionWith(recorded.updates[0]!)
    const { container, rerender } = render(<Speaker session={session} />)
    const before = container.textContent!.length
    session.take(recorded.updates[1]!)
    rerender(<Speaker session={session} />)
    expect(container.querySelector('[aria-live=polite]')).not.toBeNull()
    expect(container.textContent!.length).toBeLessThan(before + 400)
  })
  test('the bar leads to every position', () => {
    const session = sessionWith(recorded.over)
    const { container } = render(<Past session={session} all={false} />)
    const bar = container.querySelector('input[type=range]') as HTMLInputElement
    expect(bar.max).toBe(String(recorded.over.last))
    fireEvent.input(bar, { target: { value: '3' } })
    expect(location.hash).toContain('?at=3')
    expect(container.querySelector('.open-all')).not.toBeNull()
  })
})

test('panels show every seat once, in order, with score and tracks', () => {
  const { container } = render(<Panels session={sessionWith(recorded.over)} />)
  expect(container.querySelectorAll('.panel')).toHaveLength(recorded.over.scene!.panels.length)
  expect(container.textContent).not.toMatch(/label-|undefined/)
})

test("the hand shows the viewer's tiles and no others", () => {
  const session = sessionWith(playing)
  const { container } = render(<Hand session={session} />)
  const hand = playing.scene!.trays.find((tray) => tray.kind === 'hand' && tray.seat === playing.viewer)!
  expect(container.querySelectorAll('.stone').length).toBeGreaterThanOrEqual(hand.pieces.length)
})

describe('the whole table', () => {
  beforeAll(() => loadSurface('areas'))
  test.each([
    ['the draft', recorded.updates[0]!],
    ['play', playing],
    ['a battle', recorded.battle],
    ['the end', recorded.over],
  ])('%s', (_, update) => {
    const session = sessionWith(update)
    const { container } = render(<TableView session={session} all={false} />)
    const places = [...container.querySelectorAll('.place')]
    expect(places).toHaveLength(recorded.static.surface.places.length)
    expect(places.filter((place) => place.getAttribute('tabindex') === '0')).toHaveLength(1)
    for (const place of places) expect(place.getAttribute('aria-label')).toMatch(/^.+, .+\. .+/)
    expect(container.querySelectorAll('[role=tab][aria-selected=true]')).toHaveLength(1)
  })
  test('arrow keys walk over the map', () => {
    const { container } = render(<TableView session={sessionWith(playing)} all={false} />)
    const start = container.querySelector<SVGPathElement>('.place[tabindex="0"]')!
    start.focus()
    const seen = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => {
      fireEvent.keyDown(document.activeElement!, { key })
      return document.activeElement!.getAttribute('data-place')
    })
    expect(new Set(seen).size).toBeGreaterThan(1)
  })
  test('before the device is passed on, nothing of the table is in the page', () => {
    const session = sessionWith({ ...playing, held: [0, 1] })
    const { container } = render(<TableView session={session} all={false} />)
    expect(container.querySelector('.curtain')).not.toBeNull()
    expect(container.querySelector('.hand, .log, .ask')).toBeNull()
  })
  test('in German no word is missing', () => {
    common.value = new Catalogue('de', catalogueText('de'))
    const { container } = render(<TableView session={sessionWith(playing, 'de')} all={false} />)
    expect(container.textContent).not.toMatch(/ui-|label-|\{/)
  })
})
