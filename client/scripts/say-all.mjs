// Formats messages as the browser does, with the client's own code. Standard input: {game, seats, said: [Words, ...]} as JSON; standard output:
// {en: [text, ...], de: [...]}. A test in Python plays whole games and compares: node client/scripts/say-all.mjs

import { readdirSync, readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { Catalogue } = (await runnerImport(here('../src/words/catalogue.ts'), { logLevel: 'error', configFile: false }))
  .module
const { game, seats, said } = await json(process.stdin)
const files = (language) =>
  ['', `games/${game}/`]
    .map((folder) => here(`../../src/sandtable/${folder}content/words/`))
    .flatMap((folder) => readdirSync(folder).map((name) => folder + name))
    .filter((path) => path.endsWith(`/${language}.ftl`) || path.includes(`/${language}-`))

const out = {}
for (const language of ['en', 'de']) {
  const catalogue = new Catalogue(
    language,
    files(language)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  )
  out[language] = said.map((words) => catalogue.say(words, { seat: (seat) => seats[seat] }))
}
console.log(JSON.stringify(out))
