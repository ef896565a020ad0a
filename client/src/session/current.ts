import { signal } from '@preact/signals'
import type { Session } from './session'

/** The table on this page, for panels beside it. */
export const current = signal<Session | null>(null)
