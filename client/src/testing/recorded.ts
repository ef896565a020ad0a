// Messages of a real table, recorded by client/scripts/record.py.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Session } from '../session/session'
import type { Static, Update } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'

interface Recorded {
  static: Static
  /** a game from its start, as the live channel sent it, with an undo */
  updates: Update[]
  battle: Update
  ended: Update
  over: Update
}

/** a file by its path relative to this one */
export const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const recorded = JSON.parse(readFileSync(at('./recorded.json'), 'utf8')) as Recorded

/** A catalogue as the server sends it: the common words, then the game's. */
export function catalogueText(language: string, game = ''): string {
  const folders = ['content/words', ...(game ? [`games/${game}/content/words`] : [])]
  return folders
    .map((folder) => at(`../../../src/sandtable/${folder}`))
    .flatMap((folder) =>
      readdirSync(folder)
        .sort()
        .map((name) => [folder, name] as const),
    )
    .filter(([, name]) => name === `${language}.ftl` || name.startsWith(`${language}-`))
    .map(([folder, name]) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
}

/** A session that has received this update, without a server. */
export function sessionWith(update: Update, language = 'en'): Session {
  const session = new Session(update.table.id)
  session.static.value = recorded.static
  session.words.value = new Catalogue(language, catalogueText(language, 'bloodstones'))
  session.take(update)
  return session
}
