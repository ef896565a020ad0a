// Small sounds, made on the spot. Off unless switched on in the settings.

import { sounds } from './settings'

let audio: AudioContext | null = null

function voice(
  context: AudioContext,
  type: OscillatorType,
  pitch: number,
  start: number,
  long: number,
  loud: number,
  fall = 1,
): void {
  const wave = context.createOscillator()
  const gain = context.createGain()
  const at = context.currentTime + start
  wave.type = type
  wave.frequency.setValueAtTime(pitch, at)
  wave.frequency.exponentialRampToValueAtTime(pitch * fall, at + long)
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  wave.connect(gain).connect(context.destination)
  wave.start(at)
  wave.stop(at + long)
}

const PLAYED: Record<Sound, (c: AudioContext) => void> = {
  /** a stone set down on wood */
  stone: (c) => {
    voice(c, 'triangle', 190, 0, 0.09, 0.25, 0.5)
    voice(c, 'square', 950, 0, 0.025, 0.05, 0.6)
  },
  /** blades */
  clash: (c) =>
    [0, 0.09, 0.2].forEach((s, k) => {
      voice(c, 'sawtooth', 1400 + k * 350, s, 0.16, 0.05, 0.7)
      voice(c, 'triangle', 240, s, 0.12, 0.16, 0.5)
    }),
  /** it is your turn */
  turn: (c) => {
    voice(c, 'sine', 523, 0, 0.3, 0.12)
    voice(c, 'sine', 784, 0.12, 0.45, 0.12)
  },
  /** the end */
  fanfare: (c) =>
    [392, 523, 659, 784].forEach((pitch, k) => voice(c, 'triangle', pitch, k * 0.16, k === 3 ? 0.9 : 0.25, 0.14)),
}

export type Sound = 'stone' | 'clash' | 'turn' | 'fanfare'

export function play(sound: Sound): void {
  if (!sounds.value || typeof AudioContext !== 'function') return
  audio ??= new AudioContext()
  PLAYED[sound](audio)
}
