// The steps of a set-up: tiles, pictures, options behind a search.

import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { landPaths } from '../art/landart'
import { evenings } from '../lobby/Newcomer'
import { catalogueText } from '../testing/recorded'
import type { ContentTile, Land, OptionInfo } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { OptionStep } from './OptionStep'
import { swapped } from './SeatStep'
import { TilePicker } from './TilePicker'

const words = new Catalogue('en', catalogueText('en', 'bloodstones'))
beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
})
afterEach(cleanup)

const tile = (value: string, group: string, level: number, minutes: number): ContentTile => ({
  option: 'map',
  value,
  name: { key: `map-${value}`, args: {}, otherwise: '' },
  about: null,
  group,
  level,
  minutes,
  players: [2, 3],
  forces: [],
  icon: 'round-table',
  preview: null,
})
const TILES = [
  tile('tyrants-lament', 'land', 1, 60),
  tile('sundered-vale', 'duel', 1, 45),
  tile('broken-main', 'land', 3, 90),
]

test('tiles are radio buttons that a group narrows down', () => {
  const put = vi.fn()
  const { container, getByLabelText, getByText } = render(
    <TilePicker option="map" tiles={TILES} lands={{}} words={words} value="sundered-vale" put={put} />,
  )
  expect(container.querySelectorAll('input[type=radio]')).toHaveLength(3)
  expect((getByLabelText(/The Sundered Vale/) as HTMLInputElement).checked).toBe(true)
  fireEvent.click(getByLabelText(/Tyrant's Lament/))
  expect(put).toHaveBeenCalledWith(TILES[0])
  fireEvent.click(getByText(/Wide lands/, { selector: 'button' }))
  expect(container.querySelectorAll('input[type=radio]')).toHaveLength(2)
})

test('the first evenings are the easiest tile and the next level, each the shortest', () => {
  expect(evenings(TILES).map((one) => one.value)).toEqual(['sundered-vale', 'broken-main'])
  expect(evenings([])).toEqual([])
})

test('a side that another seat has is changed for the own one', () => {
  const all = ['a', 'b', 'c']
  expect(swapped([], 1, 'a', all, 2)).toEqual(['b', 'a'])
  expect(swapped(['b', 'a'], 0, 'a', all, 2)).toEqual(['a', 'b'])
  expect(swapped(['b', 'a'], 0, 'c', all, 2)).toEqual(['c', 'a'])
  expect(swapped(['a', 'b'], 2, 'b', all, 3)).toEqual(['a', 'c', 'b'])
})

test('rare options are found by their words', () => {
  const option = (name: string, rare: boolean): OptionInfo => ({
    name,
    default: 'off',
    choices: ['off', 'on'],
    low: 0,
    high: 0,
    clause: '',
    rare,
    tiled: false,
  })
  const options = [option('cutiecorn', true), option('faction_limits', true), option('max_rounds', false)]
  const { container, getByPlaceholderText } = render(
    <OptionStep
      options={options}
      words={words}
      values={{}}
      set={() => {}}
      windows={undefined}
      setWindows={() => {}}
      hints={true}
      setHints={() => {}}
    />,
  )
  expect(container.querySelector('.facts')!.textContent).toBe('Standard rules.')
  expect(container.querySelectorAll('.rare select')).toHaveLength(2)
  fireEvent.input(getByPlaceholderText('Search the options'), { target: { value: 'CUTIE' } })
  expect([...container.querySelectorAll('.rare select')].map((found) => found.getAttribute('name'))).toEqual([
    'cutiecorn',
  ])
  fireEvent.input(getByPlaceholderText('Search the options'), { target: { value: 'nothing of it' } })
  expect(container.querySelector('[role=status]')!.textContent).toBe('No matching option.')
})

test('hexes that meet are drawn as one, with what grows there', () => {
  const land: Land = {
    kind: 'hexes',
    width: 300,
    height: 200,
    terrains: [
      { pattern: 'plains', colour: '#fff', join: '' },
      { pattern: 'water', colour: '#00f', join: 'water' },
      { pattern: 'forest', colour: '#0f0', join: 'wood' },
    ],
    cells: [
      { terrain: 1, outline: [72, 60] },
      { terrain: 1, outline: [144, 60] },
      { terrain: 2, outline: [108, 122] },
      { terrain: 0, outline: [180, 122] },
    ],
    lines: [],
    radius: 42,
    upward: false,
  }
  const paths = landPaths(land)
  expect(paths.filter((path) => path.kind === 'water').map((path) => path.d.split('z').length)).toEqual([2])
  expect(paths.map((path) => path.kind)).toContain('tree')
  expect(landPaths(land)).toBe(paths)
})
