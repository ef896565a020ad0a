// Applies the changes of a scene to the previous one: the counterpart of differences.py.

import type { Scene, SceneChange } from './protocol'

type Script = SceneChange['lists'][string]

/** The new list from the old one: a number n keeps n items, -n skips n, a list inserts its items. */
export function spliced(before: readonly unknown[], script: Script): unknown[] {
  const made: unknown[] = []
  let at = 0
  for (const step of script) {
    if (typeof step !== 'number') made.push(...step)
    else if (step < 0) at -= step
    else {
      made.push(...before.slice(at, at + step))
      at += step
    }
  }
  return made
}

/** The new scene, or null if it differs from the server's: then an update was missed. */
export function changed(before: Scene, change: SceneChange): Scene | null {
  const made: Record<string, unknown> = { ...before, ...change.values }
  for (const [name, script] of Object.entries(change.lists)) {
    const old = made[name]
    if (!Array.isArray(old)) return null
    made[name] = spliced(old, script)
  }
  const scene = made as unknown as Scene
  return crc32(new TextEncoder().encode(JSON.stringify(scene))) === change.digest ? scene : null
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const byte of bytes) c = TABLE[(c ^ byte) & 0xff]! ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
