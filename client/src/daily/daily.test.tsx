// The battle of the day and My games: the text of the card, the games kept on the device, the result as a picture.

import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  forgetMine,
  mine,
  outcomeFor,
  ownFirst,
  type PlayedGame,
  rememberGame,
  rememberLesson,
  tallies,
} from '../device/played'
import { language } from '../device/settings'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import type { Daily, DailyBattle, DailyBoard } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { DailyCard } from './DailyCard'
import { battleTable, dayBefore, dayText, endsText, sheetText } from './days'
import { referredTo } from './picture'
import { ResultCard } from './ResultCard'

beforeEach(() => {
  localStorage.clear()
  language.value = 'en'
  common.value = new Catalogue('en', catalogueText('en'))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(catalogueText('en', 'warlords'))))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const battle: DailyBattle = {
  game: 'warlords',
  day: '2026-11-18',
  seat: 0,
  players: 2,
  bot: 'marshal',
  title: { key: 'scenario-first-conquest', args: {}, otherwise: '' },
  task: { key: 'daily-task-first-conquest', args: {}, otherwise: '' },
  choices: 84,
  played: 0,
  won: 0,
}
const daily: Daily = { day: battle.day, left: 51_720, shared: true, battles: [battle] }

function card(more: Partial<DailyBattle>, today: Daily | null) {
  const board: DailyBoard = { battle: { ...battle, ...more }, results: [], preview: null, land: null }
  return render(<DailyCard board={board} daily={today} level={2} />)
}

describe('the card of the day', () => {
  test('names the task and says that the day fixes the dice', async () => {
    const { container, findByText } = card({}, daily)
    await findByText('Conquer an enemy castle before one of yours falls.')
    expect(container.textContent).toContain('Set-up and dice are the same for everyone')
    expect(container.textContent).toContain('about 84 choices')
    expect(container.textContent).toContain('ends in 14 h 22 min')
    expect(container.textContent).not.toContain('stay on this device')
  })

  test('tells results only if there are any', () => {
    expect(card({}, daily).container.textContent).toContain('no results yet')
    cleanup()
    expect(card({ played: 8, won: 3 }, daily).container.textContent).toContain('3 of 8 won')
  })

  test('says on an own machine that results stay there', () => {
    expect(card({}, { ...daily, shared: false }).container.textContent).toContain('results stay on this device')
  })

  test('leads back to a battle that was begun, and an old one cannot be begun', () => {
    expect(card({}, daily).container.querySelector('button.daily-way')?.textContent).toBe("Play today's battle")
    cleanup()
    expect(card({}, null).container.querySelector('.daily-way')).toBeNull()
    cleanup()
    localStorage.setItem('sandtable.daily', JSON.stringify({ warlords: { day: battle.day, table: 't1' } }))
    expect(battleTable('warlords', battle.day)).toBe('')
    localStorage.setItem('sandtable.keys.t1', JSON.stringify({ 0: 'key' }))
    expect(battleTable('warlords', '2026-11-19')).toBe('')
    expect(card({}, daily).container.querySelector('a.daily-way')?.textContent).toBe('Continue your battle')
    cleanup()
    rememberGame(won('t1'), 5)
    expect(card({}, daily).container.querySelector('a.daily-way')?.textContent).toBe('See your result')
  })
})

test('days are written as people write them', () => {
  expect(dayText('2026-11-18')).toBe('18 November')
  expect(sheetText('2026-03-05')).toEqual(['Mar', '5'])
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
  expect(endsText(3_700)).toBe('ends in 1 h 1 min')
  language.value = 'de'
  expect(dayText('2026-11-18')).toBe('18. November')
})

const won = (table: string, at = 10): PlayedGame => ({ table, game: 'warlords', at, outcome: 'won', scores: [4, 2] })

describe('own games', () => {
  test('each table counts once, the latest first', () => {
    rememberGame(won('a', 10), 5)
    rememberGame({ ...won('b', 20), outcome: 'lost' }, 5)
    rememberGame(won('a', 99), 5)
    expect(mine().played.map((one) => [one.table, one.at])).toEqual([
      ['b', 20],
      ['a', 10],
    ])
    expect([...tallies(mine().played)]).toEqual([['warlords', { won: 1, drawn: 0, lost: 1 }]])
  })

  test('a lesson is learned once', () => {
    rememberLesson('warlords', 'first', 3)
    rememberLesson('warlords', 'first', 4)
    expect(mine().learned).toEqual([{ game: 'warlords', lesson: 'first', at: 3 }])
  })

  test('what was deleted does not come back', () => {
    rememberGame(won('a'), 5)
    forgetMine(50)
    rememberGame(won('a'), 5)
    expect(mine().played).toEqual([])
    rememberGame(won('c'), 60)
    expect(mine().played.map((one) => one.table)).toEqual(['c'])
  })

  test('a damaged list is empty', () => {
    localStorage.setItem('sandtable.mine', '{')
    expect(mine().played).toEqual([])
  })

  test('the outcome is that of the own seat', () => {
    expect(outcomeFor(1, [1], 2)).toBe('won')
    expect(outcomeFor(0, [1], 2)).toBe('lost')
    expect(outcomeFor(0, [], 2)).toBe('drawn')
    expect(outcomeFor(0, [0, 1], 2)).toBe('drawn')
    expect(ownFirst(1, [3, 5, 4])).toEqual([5, 3, 4])
  })
})

test('a picture takes along what it refers to', () => {
  const markup =
    '<svg><use href="#icon-laurels"/><path fill="url(#stone-shine)" style="fill: url(&quot;#other&quot;)"/></svg>'
  expect(referredTo(markup)).toEqual(['icon-laurels', 'stone-shine', 'other'])
})

describe('the card of the result', () => {
  const course = { turns: 14, stages: [], turning: [], tallies: [], follows: null }
  const cardAt = (round: number) => {
    const { over } = recorded
    const ended = { ...over, table: { ...over.table, daily: battle.day }, scene: { ...over.scene!, round } }
    return render(<ResultCard session={sessionWith(ended)} course={course} />).container.textContent
  }
  test('counts turns as the task does: those of each player', () => {
    expect(recorded.over.table.players).toBe(2)
    expect(cardAt(0)).toContain('Turns7')
    expect(cardAt(6)).toContain('Turns6')
  })
})
