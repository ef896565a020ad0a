// Sample arguments for messages: every variable that any catalogue uses. Counts are `n`.

/** @param {number} n @returns {Record<string, string | number>} */
export function sampleOf(n) {
  // how many the names speak of, for the verbs that agree with them
  const agreeing = Object.fromEntries(['rn', 'sn', 'un', 'vn', 'ce', 'xe'].map((name) => [name, n]))
  const numbers = { n, m: n + 1, t: 14, k: n, low: 2, high: 6, faults: n, number: 3, dice: n, ...agreeing }
  const names = Object.fromEntries([...'abcdefghijloprsuvwxyzq'].map((letter) => [letter, `(${letter})`]))
  const texts = {
    list: 'Ada, Bo',
    text: 'x',
    file: 'f',
    command: 'c',
    reason: 'r',
    name: 'N',
    what: 'W',
    why: 'w',
    scenario: 'S',
    share: '9',
    class: 'K',
    type: 'T',
    category: 'C',
    first: 'F',
    second: 'S',
    last: 'L',
    recorded: '1',
    present: '2',
    p: 'Ada',
    q: 'Bo',
  }
  return { ...names, ...texts, ...numbers }
}
