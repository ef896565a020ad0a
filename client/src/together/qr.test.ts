import { expect, test } from 'vitest'
import { qrCode } from './qr'

// made by another encoder (qrcode-generator), each row as a number to the base 36
const ROWS =
  '1qnke933 w43yurl 1a34hlct 1a0bg8yl 1a3qxopp w8ewx8h 1qt5f2wv 6yz3eo 1awtu070 8d64uxa 1ix573h7 6d009s1 1f3c6sif 4e1t7oi ' +
  '122qhla3 1nf2skab 6pjtz9w 11w4ti7e 104t8pzn 1icav7mx fr94iqc 1ae275hm p8bj7zt iufsp83 6kc4cmf 1pmo02zs 17xwerj3 xooirb6 ' +
  '124zu9ru 6gpdzt 1qqbs7rr w87u049 1a062y9j 1a48yx1y 1a271csp w3qwtw1 1qsuezrr'

test('a link is drawn as another encoder draws it', () => {
  const rows = qrCode('https://club.example/#/join/xvw6addix3t8/tE9xq2LrVb7Kc0HnYw4sZg')!
  expect(rows.map((row) => parseInt(row.map(Number).join(''), 2).toString(36)).join(' ')).toBe(ROWS)
})

test('every version has its size and its number; what is too long has no code', () => {
  const sizes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213].map((n) => qrCode('x'.repeat(n))!.length)
  expect(sizes).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57])
  expect(qrCode('x'.repeat(214))).toBeNull()
  const version = qrCode('x'.repeat(150))!
    .slice(0, 6)
    .flatMap((row) => row.slice(-11, -8).map(Number))
  expect(version.reverse().join('')).toBe('001000010110111100')
})
