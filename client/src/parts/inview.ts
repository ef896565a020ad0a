// What of the surface is in the frame, for a small map beside it.

import { signal } from '@preact/signals'

/** In units of the surface, once the hand rests; nothing while all of it is seen. */
export const inView = signal<{ x: number; y: number; width: number; height: number } | null>(null)

/** Has somebody turned the board by hand, against what would fill its panel best? */
export const turnedByHand = signal(false)

/** Brings a point of the surface into the middle of the frame. */
export const bringTo = signal<((x: number, y: number) => void) | null>(null)

/** The point of a plane that lies at a place of the screen. */
export const pointAt = signal<((x: number, y: number) => readonly [number, number] | null) | null>(null)

/** Is the key of symbols open? */
export const keyOpen = signal(false)
