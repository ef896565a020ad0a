// What the parts of the workshop share: the draft, what was found out about it, and how to change it.

import type { CheckResult, Draft, DraftLine, GameInfo, Item, Offer, OfferPlace, WorkshopInfo } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { isSame, lineAt, type Path } from './draft'

export interface Bench {
  game: GameInfo
  stock: WorkshopInfo
  words: Catalogue
  items: ReadonlyMap<string, Item>
  draft: Draft
  /** the count of each item */
  tally: ReadonlyMap<string, number>
  checked: CheckResult | null
  chosen: Path
  /** the colour and the sign of the side */
  colour: string
  icon: string
  choose: (path: Path) => void
  /** change the draft; it can be undone */
  edit: (draft: Draft, chosen?: Path) => void
  /** what was dragged onto the draft: an item to add */
  drop: (what: string) => void
}

export const NOBODY = { seat: () => '' }

/** Is this line to blame for a broken rule? */
export function isBlamed({ checked, draft, items }: Bench, path: Path): boolean {
  const name = items.get(lineAt(draft, path)?.item ?? '')?.name
  return Boolean(name && checked?.broken.some((one) => one.items.includes(name)))
}

/** What can be added below a line, if the game says so. */
export const placeAt = (checked: CheckResult | null, path: Path): OfferPlace | undefined =>
  checked?.places.find((place) => isSame(place.path, path))

/** The offer of an item at a place. */
export const offerOf = (place: OfferPlace | undefined, item: string): Offer | undefined =>
  place?.sections.flatMap((section) => section.offers).find((offer) => offer.line.item === item)

/** A path that still leads somewhere after the draft was changed. */
export function validPath(draft: Draft, path: Path): Path {
  let lines: readonly DraftLine[] = draft.lines
  const found: number[] = []
  for (const k of path) {
    if (!lines[k]) break
    found.push(k)
    lines = lines[k].lines
  }
  return found
}
