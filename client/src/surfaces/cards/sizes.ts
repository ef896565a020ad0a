// Token sizes on the map, and text widths. All numbers are units of the map: pixels when it is 976 by 629.

export interface Size {
  key: 'L' | 'M' | 'S' | 'P'
  /** a chip: an army or ally */
  wide: number
  high: number
  icon: number
  figure: number
  /** radius of the hero's plate */
  hero: number
  name: number
  total: number
  seal: number
  /** the front of a castle's wall, and its minimum width */
  face: number
  least: number
  pill: number
  coin: number
  sign: number
  star: number
  /** everything else, relative to the largest size */
  k: number
}

const size = (key: Size['key'], ...n: number[]): Size => ({
  key,
  wide: n[0]!,
  high: n[1]!,
  icon: n[2]!,
  figure: n[3]!,
  hero: n[4]!,
  name: n[5]!,
  total: n[6]!,
  seal: n[7]!,
  face: n[8]!,
  least: n[9]!,
  pill: n[10]!,
  coin: n[11]!,
  sign: n[12]!,
  star: n[13]!,
  k: n[4]! / 21,
})

export const SIZES: readonly Size[] = [
  size('L', 25, 32, 17, 13, 21, 13, 23, 8.5, 38, 104, 12, 9.5, 17, 5),
  size('M', 21, 27, 14, 12, 17, 12.5, 20, 7.5, 34, 90, 11.5, 8.6, 15, 4.4),
  size('S', 17, 24, 11.5, 11.5, 14.5, 11.5, 17, 6.4, 31, 68, 11, 7.8, 13, 3.8),
  size('P', 14.5, 20, 9, 10.5, 12.5, 10.5, 14.5, 5.4, 28, 60, 10, 7, 11, 3.3),
]

/** This size and all smaller ones. */
export const from = (key: Size['key']): readonly Size[] => SIZES.slice(SIZES.findIndex((one) => one.key === key))

const NARROW = "iIl.,'|! "
const SLIM = 'tfrj-()'
const BROAD = 'mwMW'

/** The approximate width of bold text. */
export function textWidth(text: string, height: number): number {
  let n = 0
  for (const sign of text)
    n += NARROW.includes(sign)
      ? 0.28
      : SLIM.includes(sign)
        ? 0.36
        : BROAD.includes(sign)
          ? 0.82
          : sign !== sign.toLowerCase()
            ? 0.62
            : 0.51
  return n * height
}

/** A name shortened to fit: it loses words from the end, never letters. */
export function shortened(name: string, height: number, room: number): string {
  let words = name.split(' ')
  while (words.length > 1 && textWidth(words.join(' '), height) > room) words = words.slice(0, -1)
  // don't end a name with a small word
  while (words.length > 1 && /^(of|the|der|die|das|von|des|im)$/i.test(words.at(-1)!)) words = words.slice(0, -1)
  return words.join(' ')
}
