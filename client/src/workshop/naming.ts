// What the things of a workshop are called, in the reader's language where there are words for it.

import type { Item } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'

const NOBODY = { seat: () => '' }

/** What is printed on an item, as one line. */
export const figuresOf = (item: Item, words: Catalogue): string =>
  item.figures.map((figure) => words.say(figure, NOBODY)).join(' · ')

/** Something's name in the reader's language, or as it is printed. */
export const nameOf = (thing: { name: string; word: string }, words: Catalogue): string =>
  thing.word && words.has(thing.word) ? words.text(thing.word) : thing.name

/** The name of an item with what tells it from others of that name. */
export const titleOf = (item: Item, words: Catalogue): string =>
  item.tag ? `${nameOf(item, words)} ${item.tag}` : nameOf(item, words)

/** What an item does, in words. */
export const aboutOf = (item: Item, words: Catalogue): string => (item.about ? words.text(item.about) : '')
