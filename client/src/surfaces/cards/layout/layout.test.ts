// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Piece, PieceType, Scene, Stack, Static } from '../../../wire/protocol'
import { SIZES, shortened, textWidth } from '../sizes'
import { layOut } from '.'
import { flow } from './things'

describe('a row', () => {
  it('spreads a little where there is room and stays in the middle', () => {
    const [a, b] = flow([100, 100], 0, 500, 10)
    expect(b! - a!).toBeGreaterThan(110)
    expect(a! + (b! + 100)).toBeCloseTo(500)
  })
  it('is pushed together where there is none, and keeps its ends', () => {
    const at = flow([100, 100, 100], 0, 260, 10)
    expect(at[0]).toBeCloseTo(0)
    expect(at[2]! + 100).toBeCloseTo(260)
  })
})

describe('a name', () => {
  it('loses words from the end, never letters, and does not end with a small word', () => {
    const size = 12
    expect(shortened('Ithrandel of the Glade', size, textWidth('Ithrandel of the', size))).toBe('Ithrandel')
    expect(shortened('Hrodgar', size, 1)).toBe('Hrodgar')
  })
})

// -- a map with this many castles and stacks

const type = (slot: PieceType['slot']): PieceType => ({
  id: slot,
  name: slot,
  plural: slot,
  help: '',
  icon: '',
  form: 'card',
  group: '',
  figures: [],
  flags: [],
  clauses: [],
  base: 0,
  colour: '',
  slot,
  bands: [],
  number: 0,
  folk: '',
  emblem: '',
  short: '',
  figure: null,
})
const TYPES = [type('castle'), type('hero'), type('army'), type('terrain')]
const ZONES = ['camp', 'wall', 'field', 'shore'] as const

function table(players: number): Static {
  const places = [
    { zone: 'marches' as const, seat: -1 },
    { zone: 'sea' as const, seat: -1 },
    ...Array.from({ length: players }, (_, seat) => ZONES.map((zone) => ({ zone, seat }))).flat(),
  ]
  return { players, types: TYPES, surface: { places } } as unknown as Static
}

const piece = (id: string, kind: number) =>
  ({ id, type: kind, seat: 0, count: 1, figures: [], flags: [], targets: [], banner: -1 }) as unknown as Piece

function stack(id: string, place: number, seat: number, kind: number, armies: number): Stack {
  const pieces = [piece(id, kind), ...Array.from({ length: armies }, (_, k) => piece(`${id}.${k}`, 2))]
  const tally = {
    strength: 9,
    against: 9,
    room: armies,
    limit: 5,
    revenue: 1,
    defence: 1,
    halted: false,
    attacks: 1,
    most: 1,
  }
  const made = {
    id,
    place,
    seat,
    pieces,
    name: { key: id, args: {}, otherwise: '' },
    flags: [],
    targets: [`place:${id}`],
    tags: [],
    tally,
    owner: -1,
    bound: '',
    sums: [],
  }
  return made as unknown as Stack
}

describe('the map', () => {
  it.each([2, 3, 4])('for %s players has everything inside and nothing overlapping in a row', (players) => {
    const stacks: Stack[] = []
    for (let seat = 0; seat < players; seat++) {
      const at = 2 + seat * ZONES.length
      for (let k = 0; k < 3; k++) stacks.push(stack(`c${seat}${k}`, at + 1, seat, 0, 2))
      stacks.push(stack(`e${seat}`, at, seat, 1, 1), stack(`p${seat}`, at + 2, seat, 1, 2))
      stacks.push(stack(`m${seat}`, 0, seat, 1, 2))
    }
    const scene = { viewer: 0, stacks, markers: [], panels: [] } as unknown as Scene
    const { spots, lands, box } = layOut(table(players), scene, 1002, 655, false, (one) => one.id)
    expect(spots).toHaveLength(stacks.length)
    expect(lands).toHaveLength(players)
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThanOrEqual(box.x0 - 1)
      expect(spot.x + spot.width).toBeLessThanOrEqual(box.x1 + 1)
      expect(spot.y).toBeLessThanOrEqual(box.y1)
      const beside = spots.find(
        (other) =>
          other !== spot && Math.abs(other.y - spot.y) < 4 && other.x >= spot.x && other.x < spot.x + spot.width,
      )
      expect(beside?.stack.id).toBeUndefined()
    }
    // the viewer's land is drawn at least as large as the others
    const own = lands.find((land) => land.isOwn)!.size
    expect(SIZES.indexOf(own)).toBeLessThanOrEqual(SIZES.indexOf(lands[0]!.size))
  })
  it.each([380, 480])(
    'of a phone or tablet, %s high, has room for the names of a camp and the ground under it',
    (height) => {
      const at = 2
      const camp = stack('e', at, 0, 1, 1)
      camp.pieces.push(piece('t', 3))
      const stacks = [stack('c', at + 1, 0, 0, 2), camp]
      const scene = { viewer: 0, stacks, markers: [], panels: [] } as unknown as Scene
      const { spots, box } = layOut(table(2), scene, 382, height, true, (one) => one.id)
      const [castle, camped] = ['castle', 'stack'].map((kind) => spots.find((spot) => spot.kind === kind)!)
      const { high, name, k } = camped!.size
      expect(camped!.y - high - name).toBeGreaterThanOrEqual(castle!.y)
      expect(camped!.y + 30 * k).toBeLessThanOrEqual(box.y1)
    },
  )
})
