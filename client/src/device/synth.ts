// Synthesizes the sound effects from noise and damped tones. Loaded with the first sound that is played.

import type { Sound } from './sound'

let room: { context: AudioContext; out: GainNode; echo: ConvolverNode; noise: AudioBuffer } | null = null

/** Everything goes through one volume control, a soft limiter and a little reverb. */
function opened() {
  if (room) return room
  const context = new AudioContext()
  const out = context.createGain()
  out.connect(context.createDynamicsCompressor()).connect(context.destination)
  const hiss = (seconds: number, fall: number) => {
    const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate)
    const data = buffer.getChannelData(0)
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** fall
    return buffer
  }
  const echo = context.createConvolver()
  echo.buffer = hiss(0.9, 3.5)
  const wet = context.createGain()
  wet.gain.value = 0.16
  echo.connect(wet).connect(out)
  room = { context, out, echo, noise: hiss(1, 0) }
  return room
}

interface Shape {
  at?: number
  long: number
  loud: number
  /** attack time */
  rise?: number
  /** whether it goes through the reverb */
  far?: boolean
}

function shaped(
  source: AudioScheduledSourceNode,
  through: AudioNode,
  { at = 0, long, loud, rise = 0.002, far }: Shape,
) {
  const { context, out, echo } = opened()
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  through.connect(gain).connect(out)
  if (far) gain.connect(echo)
  source.start(start)
  source.stop(start + long)
}

/** A tone that may slide to another pitch. */
function tone(type: OscillatorType, from: number, shape: Shape, to = from, soft = 0): void {
  const { context } = opened()
  const wave = context.createOscillator()
  const start = context.currentTime + (shape.at ?? 0)
  wave.type = type
  wave.frequency.setValueAtTime(from, start)
  wave.frequency.exponentialRampToValueAtTime(to, start + shape.long)
  if (!soft) {
    shaped(wave, wave, shape)
    return
  }
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(soft * 0.4, start)
  filter.frequency.exponentialRampToValueAtTime(soft, start + Math.min(0.18, shape.long / 2))
  wave.connect(filter)
  shaped(wave, filter, shape)
}

/** Filtered noise, at one frequency or sliding to another. */
function noise(type: BiquadFilterType, from: number, shape: Shape, to = from, sharp = 1): void {
  const { context, noise } = opened()
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  source.playbackRate.value = 0.8 + Math.random() * 0.4
  const filter = context.createBiquadFilter()
  const start = context.currentTime + (shape.at ?? 0)
  filter.type = type
  filter.Q.value = sharp
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + shape.long)
  source.connect(filter)
  shaped(source, filter, shape)
}

/** A small knock on wood. */
function knock(at: number, pitch: number, loud: number): void {
  tone('sine', pitch, { at, long: 0.09, loud }, pitch * 0.82)
  tone('sine', pitch * 2.7, { at, long: 0.035, loud: loud * 0.5 })
  noise('bandpass', pitch * 9, { at, long: 0.018, loud: loud * 0.7 }, pitch * 7, 0.7)
}

/** Two slightly detuned horns. */
function horn(at: number, pitch: number, long: number, loud: number): void {
  for (const apart of [0.997, 1.003])
    tone('sawtooth', pitch * apart, { at, long, loud: loud / 2, rise: 0.07, far: true }, pitch * apart, pitch * 5)
}

const PLAYED: Record<Sound, () => void> = {
  stone: () => knock(0, 210, 0.3),
  card: () => {
    noise('bandpass', 3400, { long: 0.16, loud: 0.16, rise: 0.05 }, 1100, 0.8)
    noise('lowpass', 700, { at: 0.13, long: 0.07, loud: 0.22 }, 250)
  },
  dice: () => {
    // dice on wood: quick at first, then slower and softer
    let at = 0
    for (let k = 0; k < 8; k++) {
      knock(at, 620 + Math.random() * 420, 0.2 * 0.84 ** k)
      at += 0.03 + k * 0.013 + Math.random() * 0.02
    }
  },
  hit: () => {
    tone('sine', 150, { long: 0.24, loud: 0.5 }, 52)
    noise('lowpass', 1800, { long: 0.12, loud: 0.34 }, 300)
    for (const [partial, loud] of [
      [731, 0.05],
      [1187, 0.035],
      [2019, 0.02],
    ] as const)
      tone('triangle', partial, { at: 0.01, long: 0.5, loud, far: true })
  },
  turn: () => {
    horn(0, 196, 0.34, 0.16)
    horn(0.26, 293.7, 0.8, 0.16)
  },
  refusal: () => {
    tone('sine', 104, { long: 0.13, loud: 0.42 }, 70)
    noise('lowpass', 420, { long: 0.06, loud: 0.3 }, 160)
  },
  victory: () => {
    for (const [at, pitch, long] of [
      [0, 261.6, 0.26],
      [0.2, 329.6, 0.26],
      [0.4, 392, 0.3],
      [0.62, 523.3, 1.5],
      [0.62, 329.6, 1.5],
      [0.62, 392, 1.5],
    ] as const)
      horn(at, pitch, long, 0.13)
  },
  defeat: () => {
    horn(0, 220, 0.6, 0.13)
    horn(0.45, 174.6, 0.7, 0.13)
    horn(0.95, 146.8, 1.6, 0.15)
  },
}

export function sound(name: Sound, volume: number): void {
  const { context, out } = opened()
  void context.resume()
  out.gain.value = volume
  PLAYED[name]()
}
