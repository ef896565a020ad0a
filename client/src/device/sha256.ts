// SHA-256 in plain TypeScript: browsers offer theirs only on encrypted pages, and a server at home uses plain HTTP.

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n)
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)))
const ROUND = primes.map((p) => fraction(Math.cbrt(p)))

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length << 3)
  const sum = [...START]
  const w = new Int32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getInt32(at + 4 * i)
      else {
        const x = w[i - 15]!
        const y = w[i - 2]!
        const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
        const large = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
        w[i] = w[i - 16]! + small + w[i - 7]! + large
      }
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) sum[i] = (sum[i]! + x) | 0
  }
  const made = new DataView(new ArrayBuffer(32))
  for (const [i, x] of sum.entries()) made.setInt32(4 * i, x)
  return new Uint8Array(made.buffer)
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')

/**
 * Derives a value from a secret for one purpose: SHA-256 over purpose, secret and texts, each preceded by its length in four
 * bytes.
 */
export function derive(secret: string, purpose: string, texts: readonly string[]): Uint8Array {
  const parts = [`sandtable ${purpose}`, secret, ...texts].map((text) => new TextEncoder().encode(text))
  const all = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0))
  let at = 0
  for (const part of parts) {
    new DataView(all.buffer).setUint32(at, part.length)
    all.set(part, at + 4)
    at += 4 + part.length
  }
  return sha256(all)
}
