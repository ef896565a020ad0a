import { beforeEach, expect, test, vi } from 'vitest'

const played: [string, number][] = []
vi.mock('./synth', () => ({ sound: (name: string, volume: number) => played.push([name, volume]) }))

beforeEach(() => {
  played.length = 0
  localStorage.clear()
  vi.resetModules()
  vi.stubGlobal('AudioContext', class {})
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
})

test('sound and animation are on by default, moderately', async () => {
  const { play } = await import('./sound')
  const { effects } = await import('./settings')
  expect(effects.value).toBe(true)
  play('card')
  await vi.waitFor(() => expect(played).toEqual([['card', 0.4]]))
})

test('one switch turns off both, and the device remembers it', async () => {
  const { effects } = await import('./settings')
  const { play } = await import('./sound')
  const { showPace } = await import('../show/playback')
  expect(showPace()).not.toBe('once')
  effects.value = false
  play('card')
  expect(showPace()).toBe('once')
  vi.resetModules()
  expect((await import('./settings')).effects.value).toBe(false)
  expect(played).toEqual([])
})

test('where animation had been switched off before there was one switch, nothing begins to sound', async () => {
  localStorage.setItem('sandtable.motion', 'off')
  expect((await import('./settings')).effects.value).toBe(false)
})

test('no sound before the page has been clicked or typed in', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  const { play } = await import('./sound')
  play('turn')
  await vi.dynamicImportSettled()
  expect(played).toEqual([])
})
