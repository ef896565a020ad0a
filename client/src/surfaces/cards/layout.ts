// Where everything lies on the map of lands: bands from the far edge to the near one, rows in them, and the largest size at which a row
// fits. A status is a place, so nothing here knows what a stack may do.

import type { Scene, Stack, Static } from '../../wire/protocol'
import { castleWidth, isCastle, stackWidth, type Token, tokenOf } from './parts'
import { from, SIZES, type Size, textWidth } from './sizes'

export type Kind = 'stack' | 'castle' | 'ruin' | 'treasure'

/** A token with the left end and the foot of where it stands. */
export interface Spot {
  kind: Kind
  stack: Stack
  token: Token
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

/** A land: its columns, and the feet of its walls. */
export interface Land {
  seat: number
  left: number
  right: number
  walls: readonly number[]
  size: Size
  isOwn: boolean
}

export interface Layout {
  spots: readonly Spot[]
  lands: readonly Land[]
  box: { x0: number; y0: number; x1: number; y1: number }
  /** lower edges of the far lands and of the marches, left edge of the sea, width of the strait, the road's height */
  far: number
  near: number
  sea: number
  strait: number
  road: number
  isPhone: boolean
}

interface Item {
  stack: Stack
  token: Token
  kind: Kind
}

const NEXT_TO = 14

/** Things in a row between two ends: spread a little where there is room, pushed together where there is none. */
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

/** The free room beside a token, up to its neighbours or the end of its land. */
function gapsOf(
  spot: Spot,
  spots: readonly Spot[],
  lands: readonly Land[],
  box: Layout['box'],
  isPhone: boolean,
): [number, number] {
  const isFar = spot.row < 5
  const land = lands.find((one) => isFar && !one.isOwn && spot.x >= one.left && spot.x < one.right)
  const ends = spots.filter((one) => one !== spot && Math.abs(one.y - spot.y) < spot.size.high)
  // on a phone the ribbon lies beside the camp
  const ribbon = isPhone && spot.row === 0 ? 136 : 0
  const lefts = ends.filter((one) => one.x < spot.x).map((one) => one.x + one.width + tail(one))
  const rights = ends.filter((one) => one.x > spot.x).map((one) => one.x)
  return [
    spot.x - Math.max((land?.left ?? box.x0) + ribbon, ...lefts),
    Math.min(land?.right ?? box.x1, ...rights) - spot.x - spot.width,
  ]
}

/** What hangs over at the end of a token: the tent of a camp. */
const tail = (spot: Spot): number =>
  spot.kind === 'stack' && (spot.row === 0 || spot.row === 10) ? 34 * spot.size.k : 0

export function layOut(
  data: Static,
  scene: Scene,
  width: number,
  height: number,
  isPhone: boolean,
  nameOf: (stack: Stack) => string,
  only = -1,
): Layout {
  const edge = isPhone ? 3 : 13
  const box = { x0: edge, y0: edge, x1: width - edge, y1: height - edge }
  const w = box.x1 - box.x0
  const h = box.y1 - box.y0
  const me = Math.max(0, scene.viewer)
  const zone = (stack: Stack) => data.surface.places[stack.place]
  const ownWalls = scene.stacks.filter((one) => zone(one)?.zone === 'wall' && zone(one)?.seat === me).length
  const ownCamp = scene.stacks.filter((one) => zone(one)?.zone === 'camp' && zone(one)?.seat === me)
  const isGrounded = ownCamp.some((one) => tokenOf(data, one).of('terrain').length > 0)
  // on a phone castles stand in rows of three, and ground under a camp wants its line
  const isCrowded = ownWalls > 3 || isGrounded
  const [a, b] = isPhone ? (isCrowded ? [0.42, 0.17] : [0.45, 0.195]) : [0.375, 0.218]
  const far = box.y0 + h * a
  const near = far + h * b
  const strait = isPhone ? 15 : 26
  const fleet = scene.stacks.filter((stack) => data.surface.places[stack.place]?.zone === 'sea').length
  const sea = box.x0 + w * (isPhone ? (fleet > 1 ? 0.56 : 0.735) : 0.715)
  const isOut = (seat: number) => scene.panels.find((panel) => panel.seat === seat)?.flags.includes('out') ?? false
  const others = Array.from({ length: data.players - 1 }, (_, k) => (me + 1 + k) % data.players)
  const left = others.filter((seat) => !isOut(seat))
  const all = left.length ? left : others
  // on a phone there is room for one of several far lands
  const seats = isPhone && all.includes(only) ? [only] : all

  const items: Item[] = [
    ...scene.stacks.map(
      (stack): Item => ({ stack, token: tokenOf(data, stack), kind: isCastle(data, stack) ? 'castle' : 'stack' }),
    ),
    ...scene.markers.map(
      (stack): Item => ({
        stack,
        token: tokenOf(data, stack),
        kind: data.types[stack.pieces[0]?.type ?? -1]?.slot === 'treasure' ? 'treasure' : 'ruin',
      }),
    ),
  ]
  const zoneOf = (stack: Stack) => data.surface.places[stack.place]?.zone ?? ''
  const seatOf = (stack: Stack) => data.surface.places[stack.place]?.seat ?? -1
  const inZone = (seat: number, zone: string) =>
    items.filter((item) => zoneOf(item.stack) === zone && seatOf(item.stack) === seat)
  const hasSign = (token: Token) => Boolean(data.types[token.head?.type ?? -1]?.emblem)

  const spots: Spot[] = []
  const put = (item: Item, size: Size, x: number, y: number, row: number, isOpen = false) => {
    spots.push({
      ...item,
      size,
      x,
      y,
      width: widthOf(item, size, isOpen),
      isOpen,
      name: nameOf(item.stack),
      row,
      gaps: [0, 0],
    })
  }
  const widthOf = (item: Item, size: Size, isOpen: boolean): number =>
    item.kind === 'castle'
      ? castleWidth(item.token, size, nameOf(item.stack), isOpen, hasSign(item.token))
      : item.kind === 'stack'
        ? stackWidth(item.token, size)
        : Math.max(textWidth(nameOf(item.stack), size.name), size.high * 1.2)
  /** with what hangs over on both sides: tents, wings, sails, towers */
  const room = (item: Item, size: Size, isOpen: boolean): number => {
    const extra =
      item.kind === 'castle'
        ? isOpen
          ? 14
          : 8
        : item.kind !== 'stack'
          ? 6
          : zoneOf(item.stack) === 'camp'
            ? 34
            : item.token.of('fleet').length
              ? 26
              : 14
    return widthOf(item, size, isOpen) + extra * size.k
  }

  // -- far lands: one size for all of them, the largest at which everybody fits
  const column = w / seats.length
  const isBesieger = (item: Item) =>
    item.kind === 'stack' && zoneOf(item.stack) === 'field' && item.stack.seat !== seatOf(item.stack)
  const need = (seat: number, size: Size, isOpen: boolean): number => {
    const sum = (list: readonly Item[], gap: number) => list.reduce((n, item) => n + room(item, size, isOpen) + gap, 0)
    return Math.max(
      sum(inZone(seat, 'wall'), 3),
      sum(inZone(seat, 'camp'), 4) + 110,
      sum([...inZone(seat, 'field'), ...inZone(seat, 'shore')], 6),
    )
  }
  const opens = seats.length === 1 && !isPhone
  const sizes = isPhone ? from('P') : from(seats.length > 2 ? 'S' : 'M')
  const farSize = sizes.find((size) => seats.every((seat) => need(seat, size, opens) <= column + 8)) ?? sizes.at(-1)!
  const lands: Land[] = []
  seats.forEach((seat, i) => {
    const c0 = box.x0 + column * i
    const c1 = c0 + column
    const m = seats.length > 1 ? 5 : 14
    const isLarge = farSize.key === 'L' || farSize.key === 'M'
    const band = far - box.y0 - strait * 0.4
    let camp = box.y0 + (isPhone ? 40 : isLarge ? 74 : 66)
    const camped = inZone(seat, 'camp')
    let start = c0 + m + (isPhone ? 92 : 132)
    // too many for the room beside the ribbon: they go below it
    if (!isPhone && camped.reduce((sum, item) => sum + room(item, farSize, false) + 4, 0) > c1 - m - 6 - start) {
      start = c0 + m
      camp += 16
    }
    const castles = inZone(seat, 'wall')
    const widths = castles.map((item) => room(item, farSize, opens))
    const line = farSize.high + farSize.face + (isPhone ? 9 : 7)
    const rows = isPhone
      ? Math.max(1, Math.ceil(castles.length / 3))
      : widths.reduce((x, y) => x + y + 3, 0) > c1 - c0 - 2 * m + 8
        ? 2
        : 1
    const slack = isPhone ? 0 : Math.max(0, band - 227)
    if (rows > 1 && !isPhone) camp -= 8
    let foot = camp + 20 * farSize.k + farSize.high + farSize.face + (isLarge ? 10 : 8) + slack * 0.4
    if (rows > 1) foot -= isPhone ? (camped.length ? 6 : 28) : 6
    const walls = Array.from({ length: rows }, (_, k) => foot + line * k)
    lands.push({ seat, left: c0, right: c1, walls, size: farSize, isOwn: false })
    const each = Math.ceil(castles.length / rows)
    walls.forEach((wall, k) => {
      const here = castles.slice(k * each, (k + 1) * each)
      const at = flow(
        here.map((item) => room(item, farSize, opens)),
        c0 + m,
        c1 - m,
        8,
      )
      here.forEach((item, j) => put(item, farSize, at[j]! + (opens ? 7 : 4) * farSize.k, wall, 1 + k, opens))
    })
    const atCamp = flow(
      camped.map((item) => room(item, farSize, false)),
      camped.length ? start : c0,
      c1 - m - 6,
      10,
      seats.length > 1 ? 'end' : 'middle',
    )
    camped.forEach((item, j) => put(item, farSize, atCamp[j]! + 4, camp, 0))
    fieldRow(
      seat,
      farSize,
      c0 + m,
      c1 - m,
      box.y0 + band - (isPhone ? 1 : 9),
      4,
      strait * 0.32,
      seats.length > 1 ? 8 : 40,
    )
  })

  /** Besiegers stand before their castle, the others fill what is left between them. */
  function fieldRow(
    seat: number,
    size: Size,
    x0: number,
    x1: number,
    y: number,
    row: number,
    sink: number,
    gap: number,
  ) {
    const all = inZone(seat, 'field')
    const besiegers = all.filter(isBesieger)
    const rest = [...all.filter((item) => !isBesieger(item)), ...(seat === me ? [] : inZone(seat, 'shore'))]
    const taken: [number, number][] = []
    for (const item of besiegers) {
      const castle = spots.find((spot) => spot.stack.targets.includes(item.stack.bound))
      const wide = widthOf(item, size, false)
      const middle = castle ? castle.x + castle.width / 2 : (x0 + x1) / 2
      let x = Math.min(Math.max(middle - wide / 2, x0), x1 - wide - 12)
      for (const [, end] of taken) if (x < end + 8 && x + wide > end) x = end + 8
      x = Math.min(x, x1 - wide - 4)
      taken.push([x - NEXT_TO, x + wide + NEXT_TO])
      put(item, size, x, y + 1, row)
    }
    let free: [number, number][] = [[x0, x1]]
    for (const [from, to] of taken)
      free = free.flatMap(([f0, f1]): [number, number][] =>
        to <= f0 || from >= f1
          ? [[f0, f1]]
          : (
              [
                [f0, from],
                [to, f1],
              ] as [number, number][]
            ).filter(([g0, g1]) => g1 - g0 > 50),
      )
    if (!free.length) free = [[x0, x1]]
    const groups = free.map(() => [] as Item[])
    for (const item of rest) {
      const spare = free.map(
        ([f0, f1], k) => f1 - f0 - groups[k]!.reduce((n, one) => n + room(one, size, false) + gap, 0),
      )
      groups[spare.indexOf(Math.max(...spare))]!.push(item)
    }
    groups.forEach((group, k) => {
      const at = flow(
        group.map((item) => room(item, size, false)),
        free[k]![0],
        free[k]![1],
        gap,
      )
      group.forEach((item, j) => {
        const isMoored = zoneOf(item.stack) === 'shore'
        const wide = item.kind === 'stack' ? 0 : (room(item, size, false) - widthOf(item, size, false)) / 2
        put(
          item,
          size,
          at[j]! + (item.kind === 'stack' ? 5 * size.k : wide),
          y + (isMoored ? sink : item.kind === 'ruin' ? -12 * size.k : 0),
          row,
        )
      })
    })
  }

  // -- the own land
  const ownRow = (size: Size) => {
    const sum = (list: readonly Item[], gap: number) =>
      list.reduce((n, item) => n + room(item, size, !isPhone) + gap, 0)
    return Math.max(
      sum(inZone(me, 'wall'), 8) + 20,
      sum(inZone(me, 'camp'), 12) + (isPhone ? 100 : 380),
      sum([...inZone(me, 'field'), ...inZone(me, 'shore')], 16),
    )
  }
  const ownSizes = isPhone ? from('P') : SIZES
  const own = ownSizes.find((size) => ownRow(size) <= w) ?? ownSizes.at(-1)!
  const ownBand = box.y1 - near
  const stretch = Math.max(0, ownBand - (isPhone ? (isCrowded ? 153 : 133) : 256))
  const field = near + (isPhone ? (isCrowded ? 26 : 34) + stretch * 0.2 : 64 + stretch * 0.25)
  const camp = box.y1 - (isPhone ? (isGrounded ? 23 : 11) : 24)
  const castles = inZone(me, 'wall')
  const each = isPhone && castles.length > 3 ? Math.ceil(castles.length / 2) : Math.max(1, castles.length)
  const second = castles.length > each ? own.high + own.face + 4 : 0
  // on a phone the last wall leaves room for a camp and its names
  const low = isPhone && ownCamp.length ? camp - own.high - own.name - 8 : box.y1
  const wall = Math.min(near + (isPhone ? 88 + stretch * 0.5 : 168 + stretch * 0.6), Math.max(low - second, near + 60))
  const walls = second ? [wall - 2, wall - 2 + second] : [wall]
  lands.push({ seat: me, left: box.x0, right: box.x1, walls, size: own, isOwn: true })
  walls.forEach((foot, k) => {
    const here = castles.slice(k * each, (k + 1) * each)
    const at = flow(
      here.map((item) => room(item, own, !isPhone)),
      box.x0 + 10,
      box.x1 - 10,
      16,
    )
    here.forEach((item, j) => put(item, own, at[j]! + 7 * own.k, foot, 9, !isPhone))
  })
  const camped = inZone(me, 'camp')
  const atCamp = flow(
    camped.map((item) => room(item, own, false)),
    box.x0 + (isPhone ? 78 : 130),
    box.x1 - (isPhone ? 96 : 250),
    20,
  )
  camped.forEach((item, j) =>
    put(
      item,
      own,
      atCamp[j]! + (item.kind === 'treasure' ? 3 : 6 * own.k),
      camp - (item.kind === 'treasure' ? 8 * own.k : 0),
      10,
    ),
  )
  fieldRow(me, own, box.x0 + 14, box.x1 - 14, field, 8, 0, 30)
  const moored = inZone(me, 'shore')
  const atShore = flow(
    moored.map((item) => room(item, own, false)),
    sea + 10,
    box.x1 - 16,
    16,
  )
  moored.forEach((item, j) => put(item, own, atShore[j]! + 5 * own.k, near + 14 * own.k, 7))

  // -- marches and sea: everybody
  const road = far + strait + (near - far - strait) * 0.62 + own.high * 0.2
  const camps = items.filter((item) => zoneOf(item.stack) === 'marches')
  const ships = items.filter((item) => zoneOf(item.stack) === 'sea')
  const midSizes = isPhone ? from('P') : from(seats.length > 1 ? 'M' : own.key)
  const marches = (size: Size) => camps.reduce((n, item) => n + room(item, size, false) + 8, 0)
  const length = sea - box.x0 - 34
  const mid =
    midSizes.find((size) => marches(size) <= length * (size.key === 'L' || size.key === 'M' ? 1 : 2)) ??
    midSizes.at(-1)!
  const lines = marches(mid) > length ? 2 : 1
  const half = Math.ceil(camps.length / lines)
  for (let k = 0; k < lines; k++) {
    const here = camps.slice(k * half, (k + 1) * half)
    const span = near - far - strait
    const y = lines === 1 ? road + 6 : far + strait + span * (k ? 0.91 : 0.38)
    const at = flow(
      here.map((item) => room(item, mid, false)),
      box.x0 + 14,
      sea - 20,
      14,
    )
    here.forEach((item, j) => put(item, mid, at[j]! + 5 * mid.k, y, 5 + k))
  }
  // two rows of ships, the largest size at which both fit
  const rows = ships.length > 1 ? 2 : 1
  const lanes = Array.from({ length: rows }, (_, k) => ships.filter((_ship, j) => j % rows === k))
  const basin = box.x1 - sea - 24
  const fleetSizes = isPhone ? from('P') : from(mid.key)
  const afloat =
    fleetSizes.find((size) =>
      lanes.every((lane) => lane.reduce((sum, item) => sum + room(item, size, false) + 10, 0) <= basin),
    ) ?? fleetSizes.at(-1)!
  lanes.forEach((lane, k) => {
    const y = far + (near - far) * (rows === 1 ? 0.66 : 0.47 + (0.42 * k) / (rows - 1))
    const at = flow(
      lane.map((item) => room(item, afloat, false)),
      sea + 14 + (k % 2 ? 20 : 0),
      box.x1 - 10,
      10,
    )
    lane.forEach((item, j) => put(item, afloat, at[j]! + 6 * afloat.k, y, 5))
  })
  for (const spot of spots) spot.gaps = gapsOf(spot, spots, lands, box, isPhone)
  return { spots, lands, box, far, near, sea, strait, road, isPhone }
}
