// The land of a thumbnail as paths: ground, trees, peaks, water. Computed once per land, however many thumbnails show it.

import type { Land, LandCell, Patch } from '../wire/protocol'
import type { Point } from './geometry'
import { closed, outlines, softened, within } from './outline'

export interface LandPath {
  d: string
  /** how it is painted: a class in thumb.css, or a colour */
  kind: string
  fill?: string
}

export const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, k): Point => [flat[2 * k]!, flat[2 * k + 1]!])

/** Hexes around whole-number centres. Corners that almost coincide become one. */
function hexesAt(middles: readonly Point[], r: number): Point[][] {
  const corners: Point[] = []
  const corner = (x: number, y: number): Point => {
    const known = corners.find(([a, b]) => Math.abs(a - x) < r * 0.3 && Math.abs(b - y) < r * 0.3)
    if (!known) corners.push([x, y])
    return known ?? [x, y]
  }
  return middles.map(([x, y]) =>
    Array.from({ length: 6 }, (_, k) =>
      corner(x + r * Math.sin((k * Math.PI) / 3), y - r * Math.cos((k * Math.PI) / 3)),
    ),
  )
}

/** A number from 0 to 1, the same for the same place. */
const chance = (x: number, y: number): number => {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return wave - Math.floor(wave)
}

const n = (value: number): number => Math.round(value * 10) / 10
const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

/** Points at about this distance inside outlines, jittered a little. */
function spots(loops: readonly (readonly Point[])[], gap: number, width: number, height: number): Point[] {
  const found: Point[] = []
  const isInside = within(loops)
  for (let y = gap / 2; y < height; y += gap)
    for (let x = gap / 2; x < width; x += gap) {
      const at: Point = [x + (chance(x, y) - 0.5) * gap * 0.8, y + (chance(y, x) - 0.5) * gap * 0.8]
      if (isInside(at[0], at[1])) found.push(at)
    }
  return found.sort((a, b) => a[1] - b[1])
}

const trees = (at: readonly Point[], r: number): LandPath[] => [
  { kind: 'shadow', d: at.map(([x, y]) => disc(x + r * 0.25, y + r * 0.35, r)).join('') },
  { kind: 'tree', d: at.map(([x, y]) => disc(x, y, r)).join('') },
  { kind: 'leaf', d: at.map(([x, y]) => disc(x - r * 0.25, y - r * 0.3, r * 0.55)).join('') },
]

const peaks = (at: readonly Point[], r: number): LandPath[] => [
  {
    kind: 'peak',
    d: at.map(([x, y]) => `M${n(x - r)} ${n(y + r)}L${n(x)} ${n(y - r)}L${n(x + r)} ${n(y + r)}z`).join(''),
  },
  {
    kind: 'peak-shade',
    d: at.map(([x, y]) => `M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y + r)}H${n(x + r * 0.1)}z`).join(''),
  },
]

const humps = (at: readonly Point[], r: number): LandPath[] => [
  { kind: 'hump', d: at.map(([x, y]) => `M${n(x - r)} ${n(y)}q${n(r)} ${n(-1.5 * r)} ${n(2 * r)} 0`).join('') },
]

/** Decoration for a kind of ground, of size `r`. */
function grown(pattern: string, loops: readonly (readonly Point[])[], land: Land, r: number): LandPath[] {
  const within = (gap: number) => spots(loops, gap, land.width, land.height)
  if (pattern === 'forest') return trees(within(r * 1.5), r * 0.72)
  if (pattern === 'mountain' || pattern === 'crag') return peaks(within(r * 2.1), r * 0.9)
  if (pattern === 'hill') return humps(within(r * 2.2), r * 0.8)
  if (pattern === 'marsh')
    return [
      {
        kind: 'reed',
        d: within(r * 1.1)
          .map(([x, y]) => `M${n(x - r * 0.4)} ${n(y)}h${n(r * 0.8)}`)
          .join(''),
      },
    ]
  return []
}

function hexes(land: Land): LandPath[] {
  const found: LandPath[] = []
  const groups = new Map<string, LandCell[]>()
  for (const cell of land.cells) {
    const terrain = land.terrains[cell.terrain]!
    const name = terrain.join || (terrain.pattern === 'plains' ? '' : terrain.pattern)
    if (name) groups.set(name, [...(groups.get(name) ?? []), cell])
  }
  const middle = (cell: LandCell): Point => [cell.outline[0]!, cell.outline[1]!]
  for (const [, cells] of groups) {
    const patterns = cells.map((cell) => land.terrains[cell.terrain]!.pattern)
    const isWater = patterns.some((pattern) => ['water', 'ford', 'bank', 'sea'].includes(pattern))
    const loops = outlines(hexesAt(cells.map(middle), land.radius)).map((loop) =>
      softened(loop, { inset: isWater ? 4 : 3, rough: 3 }),
    )
    const d = loops.map(closed).join('')
    found.push({ kind: isWater ? 'water' : patterns[0]!, d })
    if (isWater) {
      const at = (wanted: string) => cells.filter((_, k) => patterns[k] === wanted).map(middle)
      const r = land.radius * 0.5
      found.push({
        kind: 'shoal',
        d: at('ford')
          .map(([x, y]) => disc(x, y, r))
          .join(''),
      })
      found.push({
        kind: 'deck',
        d: at('bank')
          .map(([x, y]) => `M${n(x - r * 0.5)} ${n(y - r * 2)}h${n(r)}v${n(r * 4)}h${n(-r)}z`)
          .join(''),
      })
    } else found.push(...grown(patterns[0]!, loops, land, land.radius * 0.42))
  }
  return found.filter((path) => path.d)
}

function areas(land: Land): LandPath[] {
  const isSea = (cell: LandCell) => land.terrains[cell.terrain]!.pattern === 'sea'
  const ordered = [...land.cells].sort((a, b) => Number(isSea(b)) - Number(isSea(a)))
  const found = ordered.map(
    (cell): LandPath => ({
      kind: isSea(cell) ? 'sea' : 'area',
      d: closed(pairs(cell.outline)),
      ...(isSea(cell) ? {} : { fill: land.terrains[cell.terrain]!.colour }),
    }),
  )
  const by = new Map<string, Point[][]>()
  for (const cell of land.cells) {
    const { pattern } = land.terrains[cell.terrain]!
    by.set(pattern, [...(by.get(pattern) ?? []), pairs(cell.outline)])
  }
  for (const [pattern, loops] of by)
    for (const loop of loops) found.push(...grown(pattern, [loop], land, land.width / 62))
  return found
}

const drawn = new WeakMap<Land, LandPath[]>()

/** The paths of a land, from back to front. */
export function landPaths(land: Land): LandPath[] {
  const known = drawn.get(land)
  if (known) return known
  const made = land.kind === 'hexes' ? hexes(land) : land.kind === 'areas' ? areas(land) : []
  drawn.set(land, made)
  return made
}

export const patchPath = (patch: Patch): string => closed(pairs(patch.outline))
