// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Option } from '../wire/protocol'
import { buttons, litTargets } from './picking'

const option = (text: string, targets: string[]): Option => ({
  text,
  label: { key: text, args: {}, otherwise: '' },
  targets,
  figures: [],
  odds: null,
  likely: [],
  lit: 'plain',
  ends: false,
  usual: false,
  would: null,
  commits: false,
  key: '',
})

describe('an attack: a unit and its target, or something it does instead', () => {
  const options = [
    option('u3 u7', ['unit:3', 'target:7']),
    option('u3 heal', ['unit:3', 'target:-2']),
    option('u4 u7', ['unit:4', 'target:7']),
    option('done', []),
  ]
  const onTable = new Set(['unit:3', 'unit:4', 'unit:7', 'target:3', 'target:4', 'target:7'])
  it('first offers options without a place as buttons', () => {
    expect(buttons(options, onTable).map((o) => o.text)).toEqual(['done'])
  })
  it('offers the rest of an answer as a button once its unit is chosen', () => {
    expect(buttons(options, onTable, ['unit:3']).map((o) => o.text)).toEqual(['u3 heal'])
    expect(buttons(options, onTable, ['unit:4'])).toEqual([])
  })
  it('lights units and targets together, then the targets of the chosen unit', () => {
    expect([...litTargets(options, [])].sort()).toEqual(['target:-2', 'target:7', 'unit:3', 'unit:4'])
    expect([...litTargets(options, ['target:7'])].sort()).toEqual(['unit:3', 'unit:4'])
  })
})
