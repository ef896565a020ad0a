// A refusal in the reader's own words, as far as there are some.

import { isAway, Refusal } from '../wire/api'
import type { Catalogue, Naming } from './catalogue'
import { common, t } from './common'

const NOBODY: Naming = { seat: (seat) => t('seat-name', { n: seat + 1 }) }

export function told(error: unknown, words: Catalogue | null = common.value, naming: Naming = NOBODY): string {
  const said = error instanceof Refusal ? error.problem.said : null
  if (said && words) return words.say(said, naming)
  if (isAway(error)) return t('ui-server-away')
  return error instanceof Refusal ? error.problem.detail : String(error)
}
