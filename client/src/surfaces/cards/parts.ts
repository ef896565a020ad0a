// The cards of a stack by the slot of their kind, for drawing a token.

import type { Piece, PieceType, Stack, Static } from '../../wire/protocol'
import { type Size, textWidth } from './sizes'

export type Slot = PieceType['slot']

export interface Token {
  stack: Stack
  head: Piece | undefined
  /** armies and allies in the order in which they joined */
  fighting: readonly Piece[]
  of: (slot: Slot) => readonly Piece[]
}

export function tokenOf(data: Static, stack: Stack): Token {
  const slotOf = (piece: Piece): Slot => data.types[piece.type]?.slot ?? ''
  return {
    stack,
    head: stack.pieces[0],
    fighting: stack.pieces.filter((piece) => ['army', 'ally'].includes(slotOf(piece))),
    of: (slot) => stack.pieces.filter((piece) => slotOf(piece) === slot),
  }
}

export const countOf = (piece: Piece | undefined): number | undefined => piece?.figures[0]?.value

export const isCastle = (data: Static, stack: Stack): boolean =>
  data.types[stack.pieces[0]?.type ?? -1]?.slot === 'castle'

export const stackWidth = (token: Token, size: Size): number =>
  size.hero * 2 + 4 + token.fighting.length * size.wide + size.total * 1.35 + 8

/** A castle shows its free capacity as outlines if there is space, else as ticks. */
export function castleWidth(token: Token, size: Size, name: string, isOpen: boolean, hasSign: boolean): number {
  const { stack, fighting } = token
  const n = fighting.length
  const limit = Math.max(stack.tally?.limit ?? 0, n)
  const isNamed = textWidth(name, size.name) + 10 + (hasSign ? size.name + 2 : 0)
  const ticks = n * size.wide + 10 + (limit - n) * 4.2
  if (size.key === 'S' || size.key === 'P') return Math.max(size.least, ticks, isNamed)
  const marks = Number(stack.flags.includes('port')) + Number(stack.flags.includes('by-air'))
  const line =
    size.coin * 3.8 +
    29 * size.k +
    marks * (size.name + 3) +
    token.of('improvement').length * (size.sign * 0.96 + 2.5) +
    size.total * 0.92
  return Math.max(size.least, isOpen ? limit * size.wide + 10 : ticks, isNamed, line)
}
