// Prints every message of every catalogue as this runtime formats it, as JSON: {"bloodstones/de": {"event-build n=1": "..."}}. A test in Python
// formats the same messages with its own runtime and compares: node client/scripts/format-all.mjs

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { sampleOf } from './samples.mjs'

const root = fileURLToPath(new URL('../../src/sandtable', import.meta.url))
const NUMBERS = [0, 1, 2, 3, 5, 1234]
const games = readdirSync(`${root}/games`).filter((name) => existsSync(`${root}/games/${name}/content/words/en.ftl`))

const out = {}
for (const game of ['', ...games])
  for (const language of ['en', 'de']) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const resources = [
      `${root}/content/words/${language}.ftl`,
      ...(game ? [`${root}/games/${game}/content/words/${language}.ftl`] : []),
    ].map((path) => new FluentResource(readFileSync(path, 'utf8')))
    for (const resource of resources) bundle.addResource(resource)
    const said = {}
    for (const { id } of resources.at(-1).body) {
      const message = bundle.getMessage(id)
      for (const [attribute, pattern] of [['', message.value], ...Object.entries(message.attributes)]) {
        if (pattern === null) continue
        for (const n of NUMBERS)
          said[`${id}${attribute ? `.${attribute}` : ''} n=${n}`] = bundle.formatPattern(pattern, sampleOf(n), [])
      }
    }
    out[`${game || 'common'}/${language}`] = said
  }
console.log(JSON.stringify({ samples: Object.fromEntries(NUMBERS.map((n) => [n, sampleOf(n)])), said: out }))
