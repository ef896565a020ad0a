// Editing a draft: pure functions on its lines. Only the server decides what is legal.

import type { Draft, DraftLine, Item, WorkshopInfo } from '../wire/protocol'

/** The path to a line: its index among the top lines, then among those under it, and so on. */
export type Path = readonly number[]

export const NOTHING: Draft = { name: '', lines: [], choice: '' }

export const lineAt = (draft: Draft, path: Path): DraftLine | undefined => {
  let lines: readonly DraftLine[] = draft.lines
  let found: DraftLine | undefined
  for (const k of path) {
    found = lines[k]
    lines = found?.lines ?? []
  }
  return path.length ? found : undefined
}

function changed(lines: readonly DraftLine[], path: Path, change: (lines: DraftLine[]) => DraftLine[]): DraftLine[] {
  const [first, ...rest] = path
  if (first === undefined) return change([...lines])
  return lines.map((line, k) => (k === first ? { ...line, lines: changed(line.lines, rest, change) } : line))
}

/** Add a line as it is offered, with what comes along with it. */
export const addLine = (draft: Draft, line: DraftLine, place: Path): Draft => ({
  ...draft,
  lines: changed(draft.lines, place, (lines) => [...lines, line]),
})

/** Take out every line of an item, at any depth. */
export function without(draft: Draft, item: string): Draft {
  const rest = (lines: readonly DraftLine[]): DraftLine[] =>
    lines.filter((line) => line.item !== item).map((line) => ({ ...line, lines: rest(line.lines) }))
  return { ...draft, lines: rest(draft.lines) }
}

/** The paths of all lines whose items stand for themselves, such as Characters and Regiments, in the order of the draft. */
export function standing(draft: Draft, items: ReadonlyMap<string, Item>): Path[] {
  const paths: Path[] = []
  const walk = (lines: readonly DraftLine[], above: Path) =>
    lines.forEach((line, k) => {
      if (items.get(line.item)?.separate) paths.push([...above, k])
      walk(line.lines, [...above, k])
    })
  walk(draft.lines, [])
  return paths
}

/** What a line costs with everything below it that does not stand for itself. */
export const ownCost = (line: DraftLine, items: ReadonlyMap<string, Item>): number =>
  (items.get(line.item)?.cost ?? 0) * line.count +
  line.lines.reduce((sum, each) => sum + (items.get(each.item)?.separate ? 0 : ownCost(each, items)), 0)

export const isSame = (a: Path, b: Path): boolean => a.length === b.length && a.every((k, at) => k === b[at])

/** Add one of an item: increase its line, or add a new line. */
export function add(draft: Draft, item: Item, place: Path): Draft {
  const one: DraftLine = { item: item.id, count: item.least, lines: [] }
  const more = (lines: DraftLine[]): DraftLine[] => {
    const at = item.separate ? -1 : lines.findIndex((line) => line.item === item.id)
    return at < 0 ? [...lines, one] : lines.map((line, k) => (k === at ? { ...line, count: line.count + 1 } : line))
  }
  return { ...draft, lines: changed(draft.lines, place, more) }
}

/** Change the count of a line; below the item's minimum the line is removed. */
export function recount(draft: Draft, item: Item | undefined, path: Path, change: number): Draft {
  const at = path[path.length - 1]!
  const least = item?.least ?? 1
  return {
    ...draft,
    lines: changed(draft.lines, path.slice(0, -1), (lines) =>
      lines.flatMap((line, k) => {
        if (k !== at) return [line]
        const count = line.count + change
        return count < least ? [] : [{ ...line, count }]
      }),
    ),
  }
}

export function remove(draft: Draft, path: Path): Draft {
  return recount(draft, undefined, path, Number.NEGATIVE_INFINITY)
}

/** The count of each item, and of each name. */
export function counts(draft: Draft, items: ReadonlyMap<string, Item>): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const bump = (key: string, n: number) => found.set(key, (found.get(key) ?? 0) + n)
  const walk = (lines: readonly DraftLine[]) => {
    for (const line of lines) {
      const item = items.get(line.item)
      bump(line.item, item?.separate ? 1 : line.count)
      if (item) bump(`name:${item.name}`, item.separate ? 1 : line.count)
      walk(line.lines)
    }
  }
  walk(draft.lines)
  return found
}

export function costOf(lines: readonly DraftLine[], items: ReadonlyMap<string, Item>): number {
  return lines.reduce(
    (sum, line) => sum + (items.get(line.item)?.cost ?? 0) * line.count + costOf(line.lines, items),
    0,
  )
}

export interface Filter {
  words: string
  kind: string
  group: string
}

/** The items of this kind and group that contain all search words and fit somewhere. */
export function found(stock: WorkshopInfo, filter: Filter, text: (item: Item) => string): Item[] {
  const wanted = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  return stock.items.filter(
    (item) =>
      (!filter.kind || item.kind === filter.kind) &&
      (!filter.group || item.group === filter.group) &&
      wanted.every((word) => text(item).includes(word)),
  )
}
