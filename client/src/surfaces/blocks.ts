// Layout of the pieces in one place: markers in a row on top, below them the stacks side by side, each a small grid of tiles.

import type { Point } from '../art/geometry'
import { type Box, lowSpot, nameSpot, type Room, roomFor } from '../art/layout'
import { TILE_HEIGHT, TILE_WIDTH } from '../parts/Tile'
import type { Piece, Place, Stack } from '../wire/protocol'

const PITCH_X = TILE_WIDTH + 3
const PITCH_Y = TILE_HEIGHT + 5
const HUT = 20
const GAP = 9

export interface PlacedPiece {
  stack: Stack
  piece: Piece
  x: number
  y: number
  /** a marker is drawn as a hut, the others as tiles */
  marker: boolean
}

export interface Group {
  stack: Stack
  spots: PlacedPiece[]
  /** the upper left corner of the stack, for its badge */
  x: number
  y: number
}

export interface Block {
  width: number
  height: number
  huts: PlacedPiece[]
  groups: Group[]
  /** on a plate: the y positions of the swords between two sides */
  versus?: number[]
}

/** A block around (0, 0) with this many tiles per row of each stack. */
export function makeBlock(markers: readonly Stack[], stacks: readonly Stack[], columns: number): Block {
  const huts = markers.flatMap((stack) =>
    stack.pieces.flatMap((piece) => Array.from({ length: piece.count }, () => ({ stack, piece }))),
  )
  const grids = stacks.map((stack) => {
    const across = Math.min(columns, stack.pieces.length)
    return { stack, across, rows: Math.ceil(stack.pieces.length / across) }
  })
  const tilesWide = grids.reduce((sum, g) => sum + g.across * PITCH_X, 0) + Math.max(0, grids.length - 1) * GAP
  const tilesHigh = Math.max(0, ...grids.map((g) => g.rows)) * PITCH_Y
  const hutsHigh = huts.length ? 20 : 0
  const width = Math.max(tilesWide, huts.length * HUT)
  const height = tilesHigh + hutsHigh
  const made: Block = { width, height, huts: [], groups: [] }
  made.huts = huts.map(({ stack, piece }, k) => ({
    stack,
    piece,
    marker: true,
    x: (k - (huts.length - 1) / 2) * HUT,
    y: -height / 2 + 17,
  }))
  let left = -tilesWide / 2
  for (const { stack, across, rows } of grids) {
    const top = height / 2 - tilesHigh + (tilesHigh - rows * PITCH_Y) / 2
    const spots = stack.pieces.map((piece, k): PlacedPiece => {
      const row = Math.floor(k / across)
      const inRow = Math.min(across, stack.pieces.length - row * across)
      return {
        stack,
        piece,
        marker: false,
        x: left + (across * PITCH_X) / 2 + ((k % across) - (inRow - 1) / 2) * PITCH_X,
        y: top + (row + 0.5) * PITCH_Y + 1,
      }
    })
    made.groups.push({ stack, spots, x: left + 2, y: top + 4 })
    left += across * PITCH_X + GAP
  }
  return made
}

/** Space for the swords between two sides that fight over a place. */
const VERSUS = 15
const RIM = 5
/** Tiles per row of a plate. */
const IN_ROW = 5

/** A contested place: one side above the other, whatever the shape of the ground. */
export function makePlate(markers: readonly Stack[], stacks: readonly Stack[]): Block {
  const rows = stacks.map((stack) => makeBlock([], [stack], IN_ROW))
  const huts = makeBlock(markers, [], 1)
  const width = Math.max(huts.width, ...rows.map((row) => row.width)) + 2 * RIM + 6
  const height = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length - 1) * VERSUS + huts.height + 2 * RIM
  const made: Block = { width, height, huts: [], groups: [], versus: [] }
  let top = -height / 2 + RIM
  made.huts = huts.huts.map((spot) => ({ ...spot, y: spot.y + top + huts.height / 2 }))
  top += huts.height
  rows.forEach((row, k) => {
    if (k) {
      made.versus!.push(top + VERSUS / 2)
      top += VERSUS
    }
    const down = top + row.height / 2
    for (const group of row.groups)
      made.groups.push({
        ...group,
        y: group.y + down,
        spots: group.spots.map((spot) => ({ ...spot, y: spot.y + down })),
      })
    top += row.height
  })
  return made
}

export const isContested = (stacks: readonly Stack[]): boolean => new Set(stacks.map((stack) => stack.seat)).size > 1

export interface Arrangement extends Room {
  block: Block
  name: Point
}

/** Positions of the name and the pieces of a place. The name keeps its usual spot as long as the pieces fit next to it. */
export function arrange(
  place: Place,
  markers: readonly Stack[],
  stacks: readonly Stack[],
  nameWidth: number,
  nameHeight: number,
  least = 0,
): Arrangement {
  const usual = nameSpot(place.polygon, nameWidth, nameHeight, place.centre, place.label)
  const empty: Arrangement = {
    block: { width: 0, height: 0, huts: [], groups: [] },
    name: usual,
    x: place.centre[0],
    y: place.centre[1],
    scale: 1,
  }
  if (!markers.length && !stacks.length) return empty
  if (isContested(stacks)) {
    const block = makePlate(markers, stacks)
    const scale = Math.max(0.8, least)
    // at the edge of the map it stays on its ground
    const top = Math.min(...place.polygon.map(([, y]) => y))
    const y = Math.max(place.centre[1] - nameHeight, top + (block.height * scale) / 2)
    const name: Point = [place.centre[0], y + (block.height * scale) / 2 + nameHeight * 0.9]
    return { block, name, x: place.centre[0], y, scale }
  }
  const low = lowSpot(place.polygon, nameWidth, nameHeight)
  const most = Math.max(1, ...stacks.map((stack) => stack.pieces.length))
  let best: Arrangement | null = null
  for (const name of low ? [usual, low] : [usual]) {
    const taken: Box = { x: name[0], y: name[1], width: nameWidth, height: nameHeight }
    for (const columns of [2, 3, 1, 4]) {
      if (columns > most) continue
      const block = makeBlock(markers, stacks, columns)
      const room = roomFor(
        place.polygon,
        block.width,
        block.height,
        [taken],
        [place.centre[0], place.centre[1] - 6],
        least,
      )
      const isBetter = !best || room.scale > best.scale + 0.01 || (best.crowded && !room.crowded)
      if (isBetter) best = { ...room, block, name }
    }
    if (best && best.scale >= 0.92) break
  }
  return best ?? empty
}
