// A unit's card: its special rules link to the rulebook, and its items can be read.

import { cleanup, render } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueText, recorded, sessionWith } from '../testing/recorded'
import type { Asset, Stack, Unit } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { common } from '../words/common'
import { UnitCard } from './UnitCard'

beforeEach(() => {
  common.value = new Catalogue('en', catalogueText('en'))
})
afterEach(cleanup)

const plate: Asset = { name: 'plate', kind: 'item', about: 'about-plate', clause: 'FB-17.26', idle: false }
const row: Asset = { name: 'combat', kind: 'retinue', about: '', clause: 'FB-17.16', idle: true }
const unit: Unit = {
  left: 3,
  full: 4,
  harm: [0, 0],
  tokens: [],
  profile: [],
  rules: [{ key: 'rule-shield', args: {}, otherwise: '' }],
  clauses: ['FB-24.42'],
  assets: [plate, row],
  about: null,
  rank: 0,
  inside: '',
}

function card(open: boolean) {
  const playing = recorded.updates.find((one) => one.scene?.stacks.length)!
  const stack: Stack = { ...playing.scene!.stacks[0]!, unit }
  return render(<UnitCard session={sessionWith(playing)} stack={stack} open={open} />).container
}

test('special rules and assets lead to their clauses', () => {
  const shown = card(true)
  expect(shown.querySelector('.unit-tags a')!.getAttribute('href')).toContain('FB-24.42')
  const lines = [...shown.querySelectorAll('.unit-assets li')]
  expect(lines.map((line) => line.querySelector('.clause-id')!.textContent)).toEqual(['FB-17.26', 'FB-17.16'])
  expect(lines[0]!.textContent).toContain('about-plate')
  expect(lines.map((line) => line.className)).toEqual(['', 'idle'])
})

test('beside a question they are folded away under their names', () => {
  const shown = card(false)
  expect(shown.querySelector('details summary')!.textContent).toBe('plate, combat')
  expect(shown.querySelectorAll('details .unit-assets li')).toHaveLength(2)
})
