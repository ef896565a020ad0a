import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:icons'

/** Numbers each command of a path takes; flags of an arc may stand without a gap and must not be rounded together. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/**
 * Path data with one decimal: an icon is drawn a few dozen pixels wide, so more of the 512 units would not be seen.
 */
export function shortPath(d: string): string {
  let out = ''
  for (const [, command, rest] of d.matchAll(/([a-z])([^a-z]*)/gi) as Iterable<[string, string, string]>) {
    const takes = TAKES[command.toLowerCase()]!
    out += command
    let last = ''
    let text = rest
    for (let k = 0; takes; k++) {
      const isFlag = takes === 7 && (k % 7 === 3 || k % 7 === 4)
      const match = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(text)
      if (!match) break
      text = text.slice(match[0].length)
      const number = isFlag ? match[1]! : String(Math.round(Number(match[1]) * 10) / 10).replace(/^(-?)0\./, '$1.')
      // a minus, or a point after a number that has one already, parts two numbers as well as a blank does
      out += last && !number.startsWith('-') && !(number.startsWith('.') && last.includes('.')) ? ` ${number}` : number
      last = number
    }
  }
  return out
}

/**
 * Makes `virtual:icons`: the game-icons that this client uses itself, and for each game one chunk with those that its `content/looks.toml`
 * names, fetched when the game is opened. The whole set has thousands; a game that names another one gets it without any change here.
 */
export function gameIcons(games: string, always: string[]): Plugin {
  const set = JSON.parse(readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8')) as { icons: Record<string, { body: string }> }
  const looks = (game: string): string => join(games, game, 'content', 'looks.toml')
  const pack = (names: Iterable<string>): string => {
    const known = [...new Set(names)].filter((name) => name in set.icons).sort()
    const paths = known.map((name) => [name, shortPath([...set.icons[name]!.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(''))])
    return JSON.stringify(Object.fromEntries(paths))
  }
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined
      const game = id.slice(ID.length + 2)
      if (game) {
        this.addWatchFile(looks(game))
        return `export default ${pack([...readFileSync(looks(game), 'utf8').matchAll(/"([a-z0-9-]+)"/g)].map((m) => m[1]!))}`
      }
      const found = readdirSync(games).filter((name) => existsSync(looks(name)))
      const chunks = found.map((name) => `${JSON.stringify(name)}: () => import('${ID}/${name}')`)
      return `export const own = ${pack(always)}\nexport const games = {${chunks.join(', ')}}`
    },
  }
}
