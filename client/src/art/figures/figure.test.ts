import { describe, expect, test } from 'vitest'
import type { Recipe } from '../../wire/protocol'
import { coloursOf, drawingOf, standing } from './figure'
import { ARMS, BODIES, CAPS, HEADS, SHIELDS } from './folk'
import { MOUNTS } from './mounts'
import type { Drawing, Path } from './strokes'
import { WHOLES } from './wholes'

const NOTHING: Recipe = {
  body: '',
  head: '',
  cap: '',
  arms: '',
  shield: '',
  mount: '',
  whole: '',
  skin: '',
  hide: '',
  hero: false,
}
const SOLDIER: Recipe = { ...NOTHING, body: 'tunic', head: 'man', cap: 'kettle', arms: 'sword', shield: 'heater' }

const paths = (of: Drawing): Path[] => of.flatMap((one) => ('of' in one ? paths(one.of) : [one]))
const all: Record<string, Drawing> = {
  ...BODIES,
  ...HEADS,
  ...CAPS,
  ...SHIELDS,
  ...Object.fromEntries(Object.entries(ARMS).map(([k, arms]) => [k, [...arms.back, ...arms.front]])),
  ...Object.fromEntries(Object.entries(MOUNTS).map(([k, mount]) => [k, mount.art])),
  ...Object.fromEntries(Object.entries(WHOLES).map(([k, whole]) => [k, whole.art])),
}

describe('parts', () => {
  test.each(Object.keys(all))('%s has sound paths and known colours', (name) => {
    for (const path of paths(all[name]!)) {
      expect(path.d).toMatch(/^M[-\d.,\sMLHVCSQTAZmlhvcsqtaz]+$/)
      for (const colour of [path.fill, path.line]) if (colour) expect(colour).toMatch(/^(#[0-9a-f]{6}|[camslh]d?|k)$/)
    }
  })
})

describe('a recipe', () => {
  test('draws every part it names, and a creature as a whole', () => {
    const drawn = paths(drawingOf(SOLDIER))
    for (const part of [BODIES.tunic, HEADS.man, CAPS.kettle, SHIELDS.heater])
      for (const path of paths(part)) expect(drawn).toContain(path)
    expect(drawingOf({ ...NOTHING, whole: 'spider' })).toBe(WHOLES.spider.art)
  })
  test('puts the rider above his mount and takes his legs away', () => {
    const rider = paths(drawingOf({ ...SOLDIER, mount: 'horse' }))
    expect(rider.slice(0, 3)).toEqual(MOUNTS.horse.art.slice(0, 3))
    const foot = paths(drawingOf(SOLDIER))
    expect(rider).not.toContain(foot[0])
  })
  test('takes cloth from the camp and the second colour from the rank; a Hero wears gold', () => {
    expect(coloursOf(SOLDIER, '#e0a32e', '#2457a6')).toMatchObject({ '--c': '#e0a32e', '--a': '#2457a6' })
    expect(coloursOf({ ...SOLDIER, hero: true }, '#e0a32e', '')['--a']).toBe('#e9c25a')
  })
})

describe('ranks', () => {
  test('the back rank is lost first and leaves gaps', () => {
    const whole = standing(SOLDIER, 4, 4, false)
    const hurt = standing(SOLDIER, 3, 4, false)
    expect(whole.gaps).toEqual([])
    expect(hurt.men).toEqual(whole.men.slice(1))
    expect(hurt.gaps).toEqual([whole.men[0]])
  })
  test('far figures are drawn before near ones', () => {
    for (const count of [2, 3, 4, 5, 7]) {
      const ys = standing(SOLDIER, count, count, false).men.map((p) => p[1])
      expect(ys).toEqual([...ys].sort((a, b) => a - b))
      expect(ys).toHaveLength(count)
    }
  })
  test('on a small hex one larger figure represents all', () => {
    const small = standing(SOLDIER, 3, 4, true)
    expect(small.men).toHaveLength(1)
    expect(small.scale).toBeGreaterThan(standing(SOLDIER, 3, 4, false).scale)
  })
})
