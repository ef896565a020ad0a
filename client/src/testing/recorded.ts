// What a page was told at a real table; made by client/scripts/record.py.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Session } from '../session/session'
import type { Static, Update } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'

interface Recorded {
  static: Static
  /** a game from its first moment on, as the live channel told it, with an undo */
  updates: Update[]
  battle: Update
  ended: Update
  over: Update
}

/** a file by its path from here */
export const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const recorded = JSON.parse(readFileSync(at('./recorded.json'), 'utf8')) as Recorded

/** A catalogue as the server sends it: the common words, then the game's. */
export function catalogueText(language: string, game = ''): string {
  const common = readFileSync(at(`../../../src/sandtable/content/words/${language}.ftl`), 'utf8')
  return game
    ? `${common}\n${readFileSync(at(`../../../src/sandtable/games/${game}/content/words/${language}.ftl`), 'utf8')}`
    : common
}

/** A session that has heard this update, without any server. */
export function sessionWith(update: Update, language = 'en'): Session {
  const session = new Session(update.table.id)
  session.data.value = recorded.static
  session.words.value = new Catalogue(language, catalogueText(language, 'bloodstones'))
  session.take(update)
  return session
}
