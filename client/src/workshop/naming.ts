// Names of workshop items, in the user's language if there is a translation.

import type { Item } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'

const NOBODY = { seat: () => '' }

/** What is printed on an item, in a few words each. */
export const figuresOf = (item: Item, words: Catalogue): string[] =>
  item.figures.map((figure) => words.say(figure, NOBODY))

/** A name in the user's language, or as printed. */
export const nameOf = (thing: { name: string; word: string }, words: Catalogue): string =>
  thing.word && words.has(thing.word) ? words.text(thing.word) : thing.name

const PLAIN: Record<string, string> = { Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '’': "'" }

/** The name of a list as its text form has it: in plain letters, which is all that a list may contain. */
export const plainName = (name: string): string =>
  name
    .replace(/[ÄÖÜäöüß’]/g, (letter) => PLAIN[letter]!)
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .trim()

/** The name of an item with what distinguishes it from others of that name. */
export const titleOf = (item: Item, words: Catalogue): string =>
  item.tag ? `${nameOf(item, words)} ${item.tag}` : nameOf(item, words)

/** The description of an item. */
export const aboutOf = (item: Item, words: Catalogue): string => (item.about ? words.text(item.about) : '')
