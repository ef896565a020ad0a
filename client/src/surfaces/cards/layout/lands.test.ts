// Crowded positions of real games: in every layout, everything can be read.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at, catalogueText } from '../../../testing/recorded'
import type { PieceType, Scene, Static } from '../../../wire/protocol'
import { Catalogue } from '../../../words/catalogue'
import { layOut, type PlacedToken } from '.'
import { type Box, ROWS } from './types'

const { types, positions } = JSON.parse(readFileSync(at('./lands.json'), 'utf8')) as {
  types: PieceType[]
  positions: { name: string; data: Static; scene: Scene }[]
}

/** The visible box of a token with its name, and the tent of a camp. */
function faceOf({ kind, x, y, width, size, row }: PlacedToken): Box {
  const isCamp = kind === 'stack' && (row === ROWS.farCamp || row === ROWS.camp)
  const up = kind === 'castle' ? size.face + size.high : kind === 'stack' ? size.high + size.name : size.high
  const down = kind === 'castle' || kind === 'stack' ? 3 : size.name
  return { x0: x, x1: x + width + (isCamp ? 34 * size.k : 0), y0: y - up, y1: y + down }
}

const isOver = (a: Box, b: Box): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 1 && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 1

const isInside = (a: Box, b: Box): boolean => a.x0 >= b.x0 && a.x1 <= b.x1 && a.y0 >= b.y0 && a.y1 <= b.y1

/** The size of the button area in the lower right corner of the board. */
const BUTTONS = [138, 36] as const
const SIZES = [
  ['of a small phone', 382, 380, 0.95],
  ['of a phone', 382, 412, 1],
  ['of a phone on its side', 760, 390, 0.72],
  ['of a tablet', 490, 470, 1.6],
] as const

describe.each(['en', 'de'])('a crowded map, %s', (language) => {
  const words = new Catalogue(language, catalogueText(language, 'warlords'))
  const nameOf = (stack: Scene['stacks'][number]) => words.text(stack.name?.key ?? '')
  describe.each(SIZES)('%s', (_, width, height, pixels) => {
    it.each(positions)('$name: nothing lies over another, outside, or under a button', ({ data, scene }) => {
      const shown = { ...data, types } as Static
      const left = scene.panels.filter((panel) => panel.seat !== scene.viewer && !panel.flags.includes('out'))
      for (const { seat: only } of left) {
        const layout = layOut(shown, scene, width, height, true, nameOf, only, pixels)
        const faces = layout.spots.map((spot) => [spot.stack.id, faceOf(spot)] as const)
        const unit = (pixels * width) / layout.width
        const corner = { ...layout.box, x0: layout.width - BUTTONS[0] / unit, y0: layout.height - BUTTONS[1] / unit }
        expect(faces.filter(([, face]) => !isInside(face, layout.box))).toEqual([])
        expect(faces.filter(([, face]) => isOver(face, corner))).toEqual([])
        for (const [id, face] of faces)
          expect([id, faces.filter(([other, one]) => other !== id && isOver(face, one))]).toEqual([id, []])
        expect(layout.width).toBeLessThan(width * 1.3)
      }
    })
  })
})
