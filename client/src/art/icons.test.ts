// @vitest-environment node

import { own } from 'virtual:icons'
import { describe, expect, it } from 'vitest'
import { shortPath } from '../../vite.icons'

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
    expect(shortPath('M10.2 20.4L30.1 20.4H40V5')).toBe('m10 20l20 0h10v-15')
  })
  it('rounds points, so that errors do not add up', () => {
    // ten steps of 1.4 end at 14, not at ten times 1
    const ends = [...shortPath(`m0 0${'l1.4 0'.repeat(10)}`).matchAll(/(\d+) 0/g)].slice(1).map((m) => Number(m[1]))
    expect(ends.reduce((sum, step) => sum + step, 0)).toBe(14)
  })
  it('continues from the start of a closed outline', () => {
    expect(shortPath('M4 4h8v8zm2 0h1')).toBe('m4 4h8v8zm2 0h1')
  })
  it('reads lines after a move, flags without separators and numbers without spaces', () => {
    expect(shortPath('M1 1 5 5')).toBe('m1 1l4 4')
    expect(shortPath('M0 0a5.25 5.25 0 012.6-.4')).toBe('m0 0a5.3 5.3 0 0 1 3 0')
    expect(shortPath('M0 0c.6.6 1.5.4 2.6-3')).toBe('m0 0c1 1 2 0 3-3')
  })
  it('is idempotent', () => {
    const once = shortPath('M256 19.2c-9.4 4.1-18.7 5-27.3 12.6S210.6 44 200 47.7q-3 3.3-5 9t-4.4 7.1z')
    expect(shortPath(once)).toBe(once)
  })
})
