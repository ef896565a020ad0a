// What lies on the map of lands, where it stands, and the bands it stands in.

import type { Stack } from '../../../wire/protocol'
import type { Token } from '../parts'
import type { Size } from '../sizes'

export type Kind = 'stack' | 'castle' | 'ruin' | 'treasure'

/** Something that wants a place on the map. */
export interface Item {
  kind: Kind
  stack: Stack
  token: Token
}

/** A token with the left end and the foot of where it stands. */
export interface Spot extends Item {
  size: Size
  x: number
  y: number
  width: number
  /** free room is drawn as outlines */
  isOpen: boolean
  name: string
  row: number
  /** how far it is to what stands beside it, left and right */
  gaps: readonly [number, number]
}

/** Rows as the arrow keys go through them, from the far edge to the near one. Walls and marches may have more rows than one. */
export const ROWS = { farCamp: 0, farWall: 1, farField: 4, marches: 5, shore: 7, field: 8, wall: 9, camp: 10 } as const

/** A land: its columns, and the feet of its walls. */
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

/** Things that stand side by side, between two ends, on one foot. */
export interface Line {
  items: readonly Item[]
  x0: number
  x1: number
  y: number
}

/** Where the rows of a land lie. */
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
  /** of the map in its own units; a crowded one is larger than was asked for, and is drawn smaller */
  width: number
  height: number
  bands: Bands
  far: readonly Plan[]
  own: Plan
}

export interface Layout extends Bands {
  width: number
  height: number
  spots: readonly Spot[]
  lands: readonly Land[]
  /** the road's height */
  road: number
  isPhone: boolean
}
