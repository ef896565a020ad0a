import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:icons'

/** How many numbers each path command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i

/** The numbers of one command. The flags of an arc may be written without separators. */
function numbers(text: string, takes: number): number[] {
  const found: number[] = []
  while (takes) {
    const isFlag = takes === 7 && [3, 4].includes(found.length % 7)
    const match = (isFlag ? /^[\s,]*([01])/ : NUMBER).exec(text)
    if (!match) break
    text = text.slice(match[0].length)
    found.push(Number(match[1]))
  }
  return found
}

/** A curve whose control points are this close to the line between its ends is written as that line. */
const FLAT = 0.6

/** Is this curve, relative to its start, as good as a line? */
function isFlat([x1, y1, x2, y2, x, y]: number[]): boolean {
  const length = Math.hypot(x!, y!)
  return [
    [x1!, y1!],
    [x2!, y2!],
  ].every(([px, py]) => {
    const along = length ? (px! * x! + py! * y!) / length : 0
    const [nearX, nearY] =
      along <= 0 ? [0, 0] : along >= length ? [x!, y!] : [(along * x!) / length, (along * y!) / length]
    return Math.hypot(px! - nearX, py! - nearY) <= FLAT
  })
}

/**
 * Path data in whole numbers at half the size, all relative; `fullPath` in parts/Icon.tsx reads it. An icon of 512 units is drawn a few dozen
 * pixels wide, so less than two units would be invisible. Points are rounded, not steps, so that errors do not add up along the outline.
 */
export function shortPath(d: string): string {
  let out = ''
  let before = ''
  // the exact current point, the start of the outline, and the current point as written
  let [x, y, startX, startY, outX, outY] = [0, 0, 0, 0, 0, 0]
  const write = (command: string, values: number[]) => {
    // a repeated command is left out, and a minus sign separates numbers as well as a space does
    const isSame = command === before && command !== 'm' && command !== 'z'
    out += isSame ? '' : command
    values.forEach((value, k) => (out += (k || isSame) && value >= 0 ? ` ${value}` : `${value}`))
    before = command
  }
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi) as Iterable<[string, string, string]>) {
    const command = letter.toLowerCase()
    const takes = TAKES[command]!
    const all = numbers(rest, takes)
    if (command === 'z') {
      write('z', [])
      ;[x, y, outX, outY] = [startX, startY, Math.round(startX), Math.round(startY)]
    }
    for (let at = 0; takes && at + takes <= all.length; at += takes) {
      const own = all.slice(at, at + takes).map((value, k) => (takes === 7 && k > 1 && k < 5 ? value : value / 2))
      const isRelative = letter === command
      const points =
        command === 'a'
          ? own.slice(5)
          : command === 'h'
            ? [own[0]!, isRelative ? 0 : y]
            : command === 'v'
              ? [isRelative ? 0 : x, own[0]!]
              : own
      const exact = points.map((value, k) => value + (isRelative ? (k % 2 ? y : x) : 0))
      const steps = exact.map((value, k) => Math.round(value) - (k % 2 ? outY : outX))
      // further points after a move are lines
      const isLine = (command === 'm' && at) || (command === 'c' && isFlat(steps))
      const as = isLine ? 'l' : command
      const arc = [...own.slice(0, 2).map((r) => Math.round(r * 10) / 10), ...own.slice(2, 5), ...steps]
      write(
        as,
        as === 'a' ? arc : as === 'h' ? [steps[0]!] : as === 'v' ? [steps[1]!] : isLine ? steps.slice(-2) : steps,
      )
      ;[x, y] = exact.slice(-2) as [number, number]
      ;[outX, outY] = [Math.round(x), Math.round(y)]
      if (as === 'm') [startX, startY] = [x, y]
    }
  }
  return out
}

/**
 * Provides `virtual:icons`: the icons from game-icons that the client itself uses, and for each game one chunk with those named in its
 * `content/looks.toml`, loaded when the game is opened. The whole set has thousands; a game can name another one without a change here.
 */
export function gameIcons(games: string, always: string[]): Plugin {
  const set = JSON.parse(
    readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
  ) as { icons: Record<string, { body: string }> }
  const looks = (game: string): string => join(games, game, 'content', 'looks.toml')
  const pack = (names: Iterable<string>): string => {
    const known = [...new Set(names)].filter((name) => name in set.icons).sort()
    const paths = known.map((name) => [
      name,
      shortPath([...set.icons[name]!.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('')),
    ])
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
        return `export default ${pack([...readFileSync(looks(game), 'utf8').matchAll(/"([a-z0-9-]+)"/g)].map((m) => m[1]!).filter((name) => !always.includes(name)))}`
      }
      const found = readdirSync(games).filter((name) => existsSync(looks(name)))
      const chunks = found.map((name) => `${JSON.stringify(name)}: () => import('${ID}/${name}')`)
      return `export const own = ${pack(always)}\nexport const games = {${chunks.join(', ')}}`
    },
  }
}
