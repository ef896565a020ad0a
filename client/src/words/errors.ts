// Error messages in the user's language, if there are any.

import { isUnavailable, Refusal } from '../wire/api'
import type { Problem, TableInfo } from '../wire/protocol'
import type { Catalogue, Naming } from './catalogue'
import { common, t } from './common'

const NOBODY: Naming = { seat: (seat) => t('seat-name', { n: seat + 1 }) }

export function errorText(error: unknown, words: Catalogue | null = common.value, naming: Naming = NOBODY): string {
  if (error instanceof Refusal && error.problem.said) return problemText(error.problem, words, naming)
  if (isUnavailable(error)) return t('ui-server-away')
  return error instanceof Refusal ? error.problem.detail : String(error)
}

export function problemText(
  { said, detail }: Pick<Problem, 'said' | 'detail'>,
  words: Catalogue | null = common.value,
  naming: Naming = NOBODY,
): string {
  return said && words ? words.say(said, naming) : detail
}

/** Why a table can no longer be played. */
export const brokenText = (table: TableInfo): string =>
  problemText({ detail: table.broken ?? '', ...(table.broken_said ? { said: table.broken_said } : {}) })
