// The lands of the others, side by side at the far edge: from the top camp, walls with castles, field and shore.

import { from, type Size } from '../sizes'
import { layField } from './field'
import type { Measures } from './measures'
import type { Things } from './things'
import { type Bands, type Land, ROWS } from './types'

export function layFarLands(things: Things, bands: Bands, measures: Measures, seats: readonly number[]): Land[] {
  const { x0, x1 } = bands.box
  const column = (x1 - x0) / seats.length
  const isOpen = seats.length === 1 && measures.own.isOpen
  const size = sizeOf(things, measures, seats, column, isOpen)
  return seats.map((seat, k) => {
    const left = x0 + column * k
    const land = { seat, left, right: left + column, size, isOwn: false }
    return layFarLand(things, bands, measures, land, seats.length > 1, isOpen)
  })
}

/** One size for all of them, the largest at which everybody fits. */
function sizeOf(things: Things, measures: Measures, seats: readonly number[], column: number, isOpen: boolean): Size {
  const sizes = from(!measures.own.isOpen ? 'P' : seats.length > 2 ? 'S' : 'M')
  const need = (seat: number, size: Size): number =>
    Math.max(
      things.length(things.in('wall', seat), size, 3, isOpen),
      things.length(things.in('camp', seat), size, 4, isOpen) + 110,
      things.length([...things.in('field', seat), ...things.in('shore', seat)], size, 6, isOpen),
    )
  return sizes.find((size) => seats.every((seat) => need(seat, size) <= column + 8)) ?? sizes.at(-1)!
}

function layFarLand(
  things: Things,
  { box, far, strait }: Bands,
  measures: Measures,
  land: Omit<Land, 'walls'>,
  hasNeighbours: boolean,
  isOpen: boolean,
): Land {
  const { seat, left, right, size } = land
  const m = measures.far
  const margin = hasNeighbours ? 5 : 14
  const isLarge = size.key === 'L' || size.key === 'M'
  const band = far - box.y0 - strait * 0.4
  const castles = things.in('wall', seat)
  const camped = things.in('camp', seat)

  // camp: beside the ribbon, or below it where there is no room for all
  let camp = box.y0 + (isLarge ? m.camp : m.campOfSmall)
  let campAt = left + margin + m.beside
  if (things.length(camped, size, 4) > right - margin - 6 - campAt && measures.own.isOpen) {
    campAt = left + margin
    camp += 16
  }

  // walls: one row of castles, or as many as they want
  const isLong = things.length(castles, size, 3, isOpen) > right - left - 2 * margin + 8
  const rows = Number.isFinite(m.abreast) ? Math.max(1, Math.ceil(castles.length / m.abreast)) : isLong ? 2 : 1
  if (rows > 1) camp -= m.riseOfCamp
  const slack = Math.max(0, band - m.least)
  const rise = rows > 1 ? (camped.length ? m.rise : m.riseOfEmpty) : 0
  const foot = camp + 20 * size.k + size.high + size.face + (isLarge ? 10 : 8) + slack * 0.4 - rise
  const walls = Array.from({ length: rows }, (_, k) => foot + (size.high + size.face + m.line) * k)
  const each = Math.ceil(castles.length / rows)
  walls.forEach((wall, k) => {
    things.putRow(
      castles.slice(k * each, (k + 1) * each),
      { size, x0: left + margin, x1: right - margin, gap: 8, row: ROWS.farWall + k, isOpen },
      () => (isOpen ? 7 : 4) * size.k,
      () => wall,
    )
  })

  const align = hasNeighbours ? 'end' : 'middle'
  things.putRow(
    camped,
    { size, x0: campAt, x1: right - margin - 6, gap: 10, row: ROWS.farCamp, align },
    () => 4,
    () => camp,
  )
  layField(things, {
    seat,
    size,
    x0: left + margin,
    x1: right - margin,
    y: box.y0 + band - m.field,
    row: ROWS.farField,
    gap: hasNeighbours ? 8 : 40,
    moored: { items: things.in('shore', seat), sink: strait * 0.32 },
  })
  return { ...land, walls }
}
