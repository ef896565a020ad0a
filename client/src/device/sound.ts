// Sound effects. Off unless enabled in the settings; the synthesizer is loaded with the first sound.

import { sounds, volume } from './settings'

export type Sound = 'stone' | 'card' | 'dice' | 'hit' | 'turn' | 'refusal' | 'victory' | 'defeat'

export function play(name: Sound): void {
  if (!sounds.value || !volume.value || typeof AudioContext !== 'function') return
  void import('./synth').then(({ sound }) => sound(name, volume.value / 100))
}
