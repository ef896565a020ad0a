// Applies scene changes with the client's own code, for a test of the server.
//
// Each input line is {"scene": ...}, which starts a game, or {"change": ...}. For each change it prints a line: the new scene's CRC-32,
// or "lost".

import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

const path = fileURLToPath(new URL('../src/wire/changes.ts', import.meta.url))
const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false })
const { changed, crc32 } = await import(`data:text/javascript,${encodeURIComponent(code)}`)

let scene = null
const said = []
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.scene) scene = message.scene
  else {
    scene = changed(scene, message.change)
    said.push(scene ? String(crc32(new TextEncoder().encode(JSON.stringify(scene)))) : 'lost')
    if (!scene) break
  }
}
process.stdout.write(`${said.join('\n')}\n`)
