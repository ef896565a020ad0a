// Completes package-lock.json: `node scripts/lock.mjs`, after `npm install`.
//
// Rolldown and Biome have one optional package for each platform. A registry that mirrors only some platforms makes npm leave the others out of
// the lock file, and then `npm ci` refuses it everywhere. This script adds the missing packages by name and version, with the
// system and processor from the name, so that npm skips them elsewhere. Such an entry has no hash, because the registry has no file.

import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const wasm = { os: ['none'], cpu: ['wasm32'] }
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    if (place in lock.packages) continue
    const [os, cpu] = name.replace(/^.*?(binding|cli)-/, '').split('-')
    const where = os === 'wasm32' ? wasm : { os: [os], cpu: [cpu] }
    const libc = name.endsWith('-musl') ? { libc: ['musl'] } : name.endsWith('-gnu') ? { libc: ['glibc'] } : {}
    lock.packages[place] = { version, ...(entry.dev ? { dev: true } : {}), optional: true, ...where, ...libc }
    console.log(`added ${name} ${version}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
