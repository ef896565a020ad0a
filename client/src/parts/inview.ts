// Which part of the board is visible, for an overview map beside it.

import { signal } from '@preact/signals'

/** In units of the board, after a gesture ends; null while all of it is visible. */
export const inView = signal<{ x: number; y: number; width: number; height: number } | null>(null)

/** Has the user turned the board against the automatic choice? */
export const turnedByHand = signal(false)

/**
 * Centres a point of the board in the frame. With a scale in pixels, moves close to it until the returned function is called; a
 * fixed point stays where it is on the screen.
 */
export const bringTo = signal<((x: number, y: number, pixels?: number, isFixed?: boolean) => () => void) | null>(null)

/** The point of a plane at a position on the screen. */
export const pointAt = signal<((x: number, y: number) => readonly [number, number] | null) | null>(null)

/** The position on the screen of a point of a plane. */
export const screenAt = signal<((point: readonly [number, number]) => readonly [number, number] | null) | null>(null)

/** Is the legend open? */
export const keyOpen = signal(false)
