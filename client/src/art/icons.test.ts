// @vitest-environment node

import { own } from 'virtual:icons'
import { describe, expect, it } from 'vitest'
import { shortPath } from '../../vite.icons'
import { fullPath } from '../parts/Icon'

const pages = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })

it('every icon that a page names is there in every game', () => {
  const named = Object.values(pages).flatMap((text) => [
    ...text.matchAll(
      /<Icon name="([a-z-]+)"|iconAt\('([a-z-]+)'\)|^ {2}(?:card|move|attack|result|other|end): '([a-z-]+)'/gm,
    ),
  ])
  const names = new Set(named.map(([, ...groups]) => groups.find(Boolean)!))
  expect(names).toContain('walk')
  expect([...names].filter((name) => !(name in own))).toEqual([])
})

describe('shortPath', () => {
  it('writes whole relative numbers', () => {
    expect(shortPath('M20.4 40.8L60.2 40.8H80V10')).toBe('m10 20l20 0h10v-15')
  })
  it('rounds points, so that errors do not add up', () => {
    // ten steps of 2.8 end at 28, not at ten times 2
    const ends = [...shortPath(`m0 0${'l2.8 0'.repeat(10)}`).matchAll(/(\d+) 0/g)].slice(1).map((m) => Number(m[1]))
    expect(ends.reduce((sum, step) => sum + step, 0)).toBe(14)
  })
  it('continues from the start of a closed outline', () => {
    expect(shortPath('M8 8h16v16zm4 0h2')).toBe('m4 4h8v8zm2 0h1')
  })
  it('reads lines after a move, flags without separators and numbers without spaces', () => {
    expect(shortPath('M2 2 10 10')).toBe('m1 1l4 4')
    expect(shortPath('M0 0a10.5 10.5 0 015.2-.8')).toBe('m0 0a5.3 5.3 0 0 1 3 0')
    expect(shortPath('M0 0c1.2 1.2 3 .8 5.2-6')).toBe('m0 0c1 1 2 0 3-3')
  })
  it('writes a curve that is as good as a line as that line', () => {
    expect(shortPath('M0 0c4 0 8 .4 12 0')).toBe('m0 0l6 0')
    expect(shortPath('M0 0c4 4 8 4 12 0')).toBe('m0 0c2 2 4 2 6 0')
    expect(shortPath('M0 0c-8 0 20 0 12 0')).toBe('m0 0c-4 0 10 0 6 0')
  })
  it('is read in full size; only lengths are doubled', () => {
    expect(fullPath('m1-2a5.3 5.3 45 0 1 3-4l2 0')).toBe('m 2 -4a 10.6 10.6 45 0 1 6 -8l 4 0')
  })
})
