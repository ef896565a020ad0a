// Sound effects. The synthesizer is loaded with the first sound, and no browser plays one before the first click or key.

import { effects, volume } from './settings'

export type Sound = 'stone' | 'card' | 'dice' | 'hit' | 'turn' | 'refusal' | 'victory' | 'defeat'

const hasBeenUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? true

export function play(name: Sound): void {
  if (!effects.value || !volume.value || typeof AudioContext !== 'function' || !hasBeenUsed()) return
  void import('./synth').then(
    ({ sound }) => sound(name, volume.value / 100),
    () => {}, // no sound is no reason to stop
  )
}
