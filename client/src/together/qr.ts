// QR codes (ISO/IEC 18004) for links: bytes, versions 1 to 10, error correction level M.

/** Per version: all code words, and of how many blocks with how many correction words each. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

// the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1
const EXP: number[] = []
const LOG: number[] = []
for (let k = 0, x = 1; k < 255; k++) {
  EXP[k] = x
  LOG[x] = k
  x = (x << 1) ^ (x & 128 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

/** The remainder of these words, divided by the generator for so many correction words. */
function correction(words: readonly number[], many: number): number[] {
  let generator = [1]
  for (let k = 0; k < many; k++) generator = [...generator, 0].map((g, i) => g ^ times(generator[i - 1] ?? 0, EXP[k]!))
  const rest = [...words, ...Array<number>(many).fill(0)]
  words.forEach((_, k) => {
    const lead = rest[k]!
    generator.forEach((g, i) => (rest[k + i]! ^= times(g, lead)))
  })
  return rest.slice(words.length)
}

/** The bits of a number followed by those of its remainder. */
function withRemainder(value: number, many: number, divisor: number): number {
  let rest = value << many
  const top = 31 - Math.clz32(divisor)
  for (let k = 31 - Math.clz32(value) + many; k >= top; k--) if (rest & (1 << k)) rest ^= divisor << (k - top)
  return (value << many) | rest
}

/** The words of a text: length, bytes and padding, in blocks with their corrections, interleaved. */
function wordsOf(bytes: Uint8Array, version: number): number[] {
  const [all, many, blocks] = VERSIONS[version - 1]!
  const room = all - many * blocks
  const bits: number[] = []
  const put = (value: number, n: number) => {
    for (let k = n - 1; k >= 0; k--) bits.push((value >> k) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  put(0, -bits.length & 7)
  const words: number[] = []
  for (let k = 0; k < bits.length; k += 8) words.push(bits.slice(k, k + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let k = 0; words.length < room; k++) words.push(k % 2 ? 17 : 236)
  const short = Math.floor(room / blocks)
  const longer = room % blocks
  const start = (k: number) => short * k + Math.max(0, k - blocks + longer)
  const parts = Array.from({ length: blocks }, (_, k) => words.slice(start(k), start(k + 1)))
  const checks = parts.map((part) => correction(part, many))
  const found: number[] = []
  for (const rows of [parts, checks])
    for (let k = 0; k <= Math.max(short, many); k++) for (const row of rows) if (k < row.length) found.push(row[k]!)
  return found
}

/** The penalty of a picture: long runs, blocks, what looks like a finder, too much of one colour. */
function penalty(dark: readonly boolean[][]): number {
  const size = dark.length
  let sum = 0
  let count = 0
  const lines = [dark, dark.map((_, k) => dark.map((row) => row[k]!))]
  for (const rows of lines)
    for (const row of rows) {
      const text = row.map(Number).join('')
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
      for (let k = 0; k + 11 <= size; k++) {
        const part = text.slice(k, k + 11)
        if (part === '10111010000' || part === '00001011101') sum += 40
      }
    }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const one = dark[y]![x]!
      if (one) count++
      if (y && x && one === dark[y - 1]![x] && one === dark[y]![x - 1] && one === dark[y - 1]![x - 1]) sum += 3
    }
  return sum + 10 * Math.floor(Math.abs(count * 20 - size * size * 10) / (size * size))
}

/** The picture of a text by rows; null if it is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const fits = VERSIONS.findIndex(([all, many, blocks], k) => bytes.length + (k < 9 ? 2 : 3) <= all - many * blocks)
  if (fits < 0) return null
  const version = fits + 1
  const size = 17 + 4 * version
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (y: number, x: number, is: boolean) => {
    if (y < 0 || x < 0 || y >= size || x >= size) return
    dark[y]![x] = is
    fixed[y]![x] = true
  }
  for (let k = 0; k < size; k++) {
    set(6, k, k % 2 === 0)
    set(k, 6, k % 2 === 0)
  }
  const rings = (cy: number, cx: number, far: number, light: (d: number) => boolean) => {
    for (let y = -far; y <= far; y++)
      for (let x = -far; x <= far; x++) set(cy + y, cx + x, !light(Math.max(Math.abs(y), Math.abs(x))))
  }
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(y, x, 4, (d) => d === 2 || d === 4)
  const last = size - 7
  const spots = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last]
  for (const y of spots)
    for (const x of spots)
      if (!(y === 6 && x === last) && !(y === last && x === 6) && y + x > 12) rings(y, x, 2, (d) => d === 1)
  const format = (mask: number) => {
    const bits = withRemainder(mask, 10, 0x537) ^ 0x5412
    for (let k = 0; k < 15; k++) {
      const is = Boolean((bits >> k) & 1)
      set(k < 6 ? k : k < 8 ? k + 1 : size - 15 + k, 8, is)
      set(8, k < 8 ? size - 1 - k : k === 8 ? 7 : 14 - k, is)
    }
    set(size - 8, 8, true)
  }
  format(0)
  if (version >= 7) {
    const bits = withRemainder(version, 12, 0x1f25)
    for (let k = 0; k < 18; k++) {
      const is = Boolean((bits >> k) & 1)
      set(Math.floor(k / 3), size - 11 + (k % 3), is)
      set(size - 11 + (k % 3), Math.floor(k / 3), is)
    }
  }
  const bits = wordsOf(bytes, version).flatMap((word) =>
    Array.from({ length: 8 }, (_, k) => Boolean((word >> (7 - k)) & 1)),
  )
  let next = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let k = 0; k < size; k++) {
      const y = up ? size - 1 - k : k
      for (const x of [right, right - 1]) if (!fixed[y]![x]) dark[y]![x] = bits[next++] ?? false
    }
  }
  const flip = (mask: number) => {
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (!fixed[y]![x] && MASKS[mask]!(y, x)) dark[y]![x] = !dark[y]![x]
  }
  const costs = MASKS.map((_, mask) => {
    format(mask)
    flip(mask)
    const cost = penalty(dark)
    flip(mask)
    return cost
  })
  const best = costs.indexOf(Math.min(...costs))
  format(best)
  flip(best)
  return dark
}
