// Decoration on joined ground: grass, trees, reeds, rocks, hachures, glints. Pure: numbers in, path data out.

import { bounds, type Point, seeded } from './geometry'
import { within } from './outline'

const n = (value: number): number => Math.round(value * 10) / 10

/** Path data with lower-case commands only, drawn at this size at a point. */
const drawn = (shape: readonly (string | number)[], x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y)}${shape.map((one) => (typeof one === 'string' ? one : ` ${n(one * s)}`)).join('')}`

const numbers = (d: string): (string | number)[] =>
  (d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((one) => (/[a-z]/.test(one) ? one : Number(one)))

const LEAF = numbers('m-8-5c-4-3-3-7 0-8c-1-5 3-7 6-6c3-3 7-2 8 1c4 1 5 5 3 7c2 3 0 6-3 6c-4 3-10 3-14 0zm5 3v4h3v-4z')
const LEAF_LIGHT = numbers('m-7.5-8c-2-3 0-5.5 2-6c0-3 3-4.5 5-3.5c2-2 5-1 5.5 1c1 3-1 6-5 6.5c-3 2.5-6 3-7.5 2z')
const FIR = numbers('m0-23l5.5 10h-2l4 6.5h-3l3.5 4.5c-5 2-11 2-16 0l3.5-4.5h-3l4-6.5h-2zm-1.5 22v3h3v-3z')
const FIR_LIGHT = numbers('m0-21.5l-4.5 9h1.8l-3.6 6h2.9l-2.6 3.6c1.5.6 3 .9 4.6 1z')
const ROCK = numbers('m-6 0l1.5-5l4.5-3l4 2.5l2.5 5.5c-4 1.5-8 1.5-12.5 0z')
const ROCK_SHADE = numbers('m0-8l4 2.5l2.5 5.5l-5 .8l.5-4.8z')
const REED = numbers('m-3 0c0-3-1-5-3-7m5 7v-10m3 10c0-3 1-6 3-8m-1 8c0-2 1-3 4-4')
const TUFT = numbers('m-3 0c0-2-.6-3.4-2-4.5m5 4.5v-5.5m3 5.5c0-2 .6-3 2-4')

export interface Tree {
  x: number
  y: number
  size: number
  isFir: boolean
}

const APART = 9.4

/** Trees all over a wood, evenly spaced. */
export function treesIn(loops: readonly (readonly Point[])[], seed: number): Tree[] {
  const random = seeded(seed)
  const box = bounds(loops.flat())
  const kept: Tree[] = []
  const rows = new Map<number, Tree[]>()
  const isInside = within(loops)
  const isClose = (x: number, y: number) => (tree: Tree) => Math.hypot(tree.x - x, (tree.y - y) * 1.25) < APART
  for (let k = (box.width * box.height) / 20; k > 0; k--) {
    const x = box.x + random() * box.width
    const y = box.y + random() * box.height
    const size = 0.78 + random() * 0.3
    const isFir = random() > 0.66
    const row = Math.floor(y / APART)
    if (!isInside(x, y - 2)) continue
    if ([row - 1, row, row + 1].some((r) => rows.get(r)?.some(isClose(x, y)))) continue
    const tree = { x, y, size, isFir }
    kept.push(tree)
    rows.set(row, [...(rows.get(row) ?? []), tree])
  }
  return kept.sort((a, b) => a.y - b.y)
}

export interface Band {
  leaf: string
  leafLight: string
  fir: string
  firLight: string
}

const BAND = 4

/** Trees as a few paths: rows from far to near, in each row first all dark parts, then all light ones. */
export function forest(trees: readonly Tree[]): { shadows: string; bands: Band[] } {
  const bands = new Map<number, Band>()
  let shadows = ''
  for (const { x, y, size, isFir } of trees) {
    const at = Math.floor(y / BAND)
    const band = bands.get(at) ?? { leaf: '', leafLight: '', fir: '', firLight: '' }
    bands.set(at, band)
    if (isFir) {
      band.fir += drawn(FIR, x, y, size)
      band.firLight += drawn(FIR_LIGHT, x, y, size)
    } else {
      band.leaf += drawn(LEAF, x, y, size)
      band.leafLight += drawn(LEAF_LIGHT, x, y, size)
    }
    shadows += `M${n(x - 6)} ${n(y + 1)}a8 3 0 1 0 16 0a8 3 0 1 0-16 0z`
  }
  return { shadows, bands: [...bands.keys()].sort((a, b) => a - b).map((k) => bands.get(k)!) }
}

/** Small things scattered around points: how many at each, and how far away. */
function around(points: readonly Point[], many: number, far: number, seed: number): [Point, number][] {
  const random = seeded(seed)
  return points.flatMap(([x, y]) =>
    Array.from({ length: many }, (): [Point, number] => [
      [x + (random() - 0.5) * 2 * far, y + (random() - 0.5) * 2 * far * 0.9],
      random(),
    ]),
  )
}

export const grass = (box: { x: number; y: number; width: number; height: number }, many: number): string => {
  const random = seeded(17)
  let d = ''
  for (let k = 0; k < many; k++)
    d += drawn(TUFT, box.x + random() * box.width, box.y + random() * box.height, 0.8 + random() * 0.4)
  return d
}

export const glints = (points: readonly Point[]): string =>
  around(points, 5, 28, 5)
    .map(([[x, y], s]) => `M${n(x)} ${n(y)}q${n(2 + s * 2)} ${n(-2 - s)} ${n(4 + s * 4)} 0t${n(4 + s * 4)} 0`)
    .join('')

export const pools = (points: readonly Point[]): string =>
  around(points, 5, 22, 9)
    .map(([[x, y], s]) => {
      const r = 6 + s * 8
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.42)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.42)} 0 1 0 ${n(-2 * r)} 0z`
    })
    .join('')

export const reeds = (points: readonly Point[]): string =>
  around(points, 10, 30, 11)
    .map(([[x, y], s]) => drawn(REED, x, y, 0.8 + s * 0.5))
    .join('')

export function rocks(points: readonly Point[]): { body: string; shade: string } {
  const found = points
    .flatMap(([x, y]) =>
      Array.from({ length: 8 }, (_, k): Point => [x + Math.cos(k * 0.785) * 29, y + Math.sin(k * 0.785) * 27]),
    )
    .sort((a, b) => a[1] - b[1])
  return {
    body: found.map(([x, y], k) => drawn(ROCK, x, y, 1 + (k % 3) * 0.15)).join(''),
    shade: found.map(([x, y], k) => drawn(ROCK_SHADE, x, y, 1 + (k % 3) * 0.15)).join(''),
  }
}

/** Short strokes on the side of a hill that faces away from the light. */
export function hachures(loop: readonly Point[]): string {
  let d = ''
  for (let k = 0; k < loop.length; k++) {
    const a = loop[k]!
    const b = loop[(k + 1) % loop.length]!
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = (b[1] - a[1]) / long
    const ny = -(b[0] - a[0]) / long
    if (nx * 0.45 + ny < 0.15) continue
    const deep = 6 + ((k * 7) % 5)
    d += `M${n(a[0] - nx)} ${n(a[1] - ny)}L${n(a[0] - nx * deep)} ${n(a[1] - ny * deep)}`
  }
  return d
}
