// Decimal numbers as the language of the page writes them.

import { signal } from '@preact/signals'

export const decimalMark = signal('.')

/** A text with the decimal mark of the language in its numbers. */
export const marked = (text: string): string => text.replace(/(\d)\.(?=\d)/g, `$1${decimalMark.value}`)
