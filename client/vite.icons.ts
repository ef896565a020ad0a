import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:icons'

/** Files of the games that name icons: the looks of their pieces and the code that makes scenes. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /^(looks.*\.toml|scen.*\.py|conflict.*\.py)$/.test(name) ? [path] : []
  })
}

/**
 * Makes `virtual:icons`: the game-icons that the games and this client name, and no others, as name -> path data. The whole set has
 * thousands; a game that names another one in its looks gets it without any change here.
 */
export function gameIcons(games: string, always: string[]): Plugin {
  return {
    name: 'game-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const set = JSON.parse(readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'))
      const named = new Set(always)
      for (const file of sources(games)) {
        this.addWatchFile(file)
        for (const match of readFileSync(file, 'utf8').matchAll(/"([a-z0-9-]+)"/g)) if (match[1]! in set.icons) named.add(match[1]!)
      }
      const bodies = Object.fromEntries([...named].sort().map((name) => [name, [...set.icons[name].body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('')]))
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}
