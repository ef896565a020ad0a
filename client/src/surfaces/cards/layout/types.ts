// Types of the map of lands: what lies on it, where, and in which bands.

import type { Stack } from '../../../wire/protocol'
import type { Token } from '../parts'
import type { Size } from '../sizes'

export type Kind = 'stack' | 'castle' | 'ruin' | 'treasure'

/** Something to be placed on the map. */
export interface Item {
  kind: Kind
  stack: Stack
  token: Token
}

/** A token with the left end and the base line of its position. */
export interface PlacedToken extends Item {
  size: Size
  x: number
  y: number
  width: number
  /** free room is drawn as outlines */
  isOpen: boolean
  name: string
  row: number
  /** the distances to its left and right neighbours */
  gaps: readonly [number, number]
}

/** Rows in arrow-key order, from the far edge to the near one. Walls and marches may have several rows. */
export const ROWS = { farCamp: 0, farWall: 1, farField: 4, marches: 5, shore: 7, field: 8, wall: 9, camp: 10 } as const

/** A land: its columns, and the base lines of its walls. */
export interface Land {
  seat: number
  left: number
  right: number
  walls: readonly number[]
  size: Size
  isOwn: boolean
}

export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** The bands of the map: lower edges of the far lands and of the marches, left edge of the sea, width of the strait. */
export interface Bands {
  box: Box
  far: number
  near: number
  sea: number
  strait: number
}

/** Things side by side between two ends, on one base line. */
export interface Line {
  items: readonly Item[]
  x0: number
  x1: number
  y: number
}

/** The rows of a land. */
export interface Plan {
  seat: number
  left: number
  right: number
  size: Size
  /** free room in castles is drawn as outlines */
  isOpen: boolean
  camp: readonly Line[]
  walls: readonly Line[]
  field: number
}

/** A whole map, planned from the far edge to the near one. */
export interface MapPlan {
  /** in the map's own units; a crowded map is larger than requested, and is drawn smaller */
  width: number
  height: number
  bands: Bands
  far: readonly Plan[]
  own: Plan
}

export interface Layout extends Bands {
  width: number
  height: number
  spots: readonly PlacedToken[]
  lands: readonly Land[]
  /** the y position of the road */
  road: number
  isPhone: boolean
}
