// Everything on the map by zone: the width of each thing, the space it needs, and its final position.

import type { Scene, Stack, Static } from '../../../wire/protocol'
import { castleWidth, isCastle, stackWidth, tokenOf } from '../parts'
import { type Size, textWidth } from '../sizes'
import type { Item, Line, PlacedToken } from './types'

type Zone = Static['surface']['places'][number]['zone']

/** Distributes things in a row between two ends: spread out a little if there is room, pushed together if not. */
export function flow(
  widths: readonly number[],
  x0: number,
  x1: number,
  gap: number,
  align: 'middle' | 'end' = 'middle',
): number[] {
  const n = widths.length
  const sum = widths.reduce((a, b) => a + b, 0)
  const room = x1 - x0
  let step = gap
  if (sum + gap * (n - 1) > room) step = n > 1 ? (room - sum) / (n - 1) : 0
  else if (n > 1) step = Math.max(gap, Math.min(gap * 3.2, (room - sum) / (n + 0.6)))
  const total = sum + step * (n - 1)
  let x = align === 'end' ? x1 - total : x0 + (room - total) / 2
  return widths.map((width) => {
    const at = x
    x += width + step
    return at
  })
}

/** How far above the base line of their row, in the largest size, ruins and treasures stand; their names are below them. */
export const RUIN_OVER = 12
export const TREASURE_OVER = 8

/** How things stand in a row. */
export interface Standing extends Line {
  size: Size
  gap: number
  row: number
  align?: 'middle' | 'end'
  isOpen?: boolean
}

export class Things {
  readonly spots: PlacedToken[] = []
  private readonly zones = new Map<string, Item[]>()

  constructor(
    private readonly data: Static,
    scene: Scene,
    private readonly nameOf: (stack: Stack) => string,
  ) {
    for (const stack of scene.stacks) this.add(stack, isCastle(data, stack) ? 'castle' : 'stack')
    for (const stack of scene.markers)
      this.add(stack, data.types[stack.pieces[0]?.type ?? -1]?.slot === 'treasure' ? 'treasure' : 'ruin')
  }

  private add(stack: Stack, kind: Item['kind']) {
    const place = this.data.surface.places[stack.place]
    const key = `${place?.zone ?? ''} ${place?.seat ?? -1}`
    const item = { kind, stack, token: tokenOf(this.data, stack) }
    this.zones.get(key)?.push(item) ?? this.zones.set(key, [item])
  }

  /** What lies in a zone of a land, or in a shared zone. */
  in(zone: Zone, seat = -1): readonly Item[] {
    return this.zones.get(`${zone} ${seat}`) ?? []
  }

  zoneOf({ stack }: Item): Zone {
    return this.data.surface.places[stack.place]?.zone ?? ''
  }

  width(item: Item, size: Size, isOpen = false): number {
    const { kind, token, stack } = item
    if (kind === 'stack') return stackWidth(token, size)
    const name = this.nameOf(stack)
    if (kind === 'castle')
      return castleWidth(token, size, name, isOpen, Boolean(this.data.types[token.head?.type ?? -1]?.emblem))
    return Math.max(textWidth(name, size.name), size.high * 1.2)
  }

  /** The width including overhang on both sides: tents, wings, sails, towers. */
  room(item: Item, size: Size, isOpen = false): number {
    return this.width(item, size, isOpen) + this.overhang(item, isOpen) * size.k
  }

  private overhang(item: Item, isOpen: boolean): number {
    if (item.kind === 'castle') return isOpen ? 14 : 8
    if (item.kind !== 'stack') return 6
    if (this.zoneOf(item) === 'camp') return 34
    return item.token.of('fleet').length ? 26 : 14
  }

  /** The height above the base line: with name, garrison, flag. */
  up({ kind, token, stack }: Item, size: Size): number {
    const { k, high, name, face, pill } = size
    if (kind === 'ruin') return high * 1.15 + RUIN_OVER * k
    if (kind === 'treasure') return high + TREASURE_OVER * k
    if (kind === 'stack') return high + name + (stack.flags.includes('flying') ? 12 : 5) * k
    return face + high + 8 + (token.of('calamity').length ? pill + 4 * k : 0)
  }

  /** The depth below the base line: stars, seals and plates, improvements, stakes. */
  down({ kind, token, stack }: Item, size: Size): number {
    const { k, name, seal, sign, pill } = size
    if (kind === 'ruin') return name * 1.2 - RUIN_OVER * k
    if (kind === 'treasure') return name * 1.2 - TREASURE_OVER * k
    const plates = (['terrain', 'calamity', 'weather'] as const).filter((slot) => token.of(slot).length).length
    if (kind === 'stack')
      return plates
        ? (pill + 5) * Math.min(plates, 2)
        : Math.max(seal * 1.5, stack.flags.includes('flying') ? 17 * k : 0)
    if (stack.flags.includes('besieged')) return 22 * k
    return token.of('improvement').length ? sign : 13 * k
  }

  /** The minimum length of a row of these. */
  length(items: readonly Item[], size: Size, gap: number, isOpen = false): number {
    return items.reduce((sum, item) => sum + this.room(item, size, isOpen) + gap, 0)
  }

  put(item: Item, size: Size, x: number, y: number, row: number, isOpen = false) {
    const width = this.width(item, size, isOpen)
    const name = this.nameOf(item.stack)
    this.spots.push({ ...item, size, x, y, width, isOpen, name, row, gaps: [0, 0] })
  }

  /** Place things side by side. The overhang at the left end of each, and its height above the base line, are callbacks. */
  putRow(
    { items, x0, x1, y, size, gap, row, align, isOpen = false }: Standing,
    inset: (item: Item) => number,
    sink: (item: Item) => number = () => 0,
  ) {
    const rooms = items.map((item) => this.room(item, size, isOpen))
    const at = flow(rooms, x0, x1, gap, align)
    items.forEach((item, k) => this.put(item, size, at[k]! + inset(item), y + sink(item), row, isOpen))
  }
}
