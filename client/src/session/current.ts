import { signal } from '@preact/signals'
import type { Session } from './session'

/** The table on this page, for what lies beside it. */
export const current = signal<Session | null>(null)
