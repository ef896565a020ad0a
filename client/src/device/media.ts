// Window sizes that change what is shown, not just the styling.

import { type Signal, signal } from '@preact/signals'

function matches(query: string): Signal<boolean> {
  const list = typeof matchMedia === 'function' ? matchMedia(query) : null
  const state = signal(list?.matches ?? false)
  list?.addEventListener('change', (e) => (state.value = e.matches))
  return state
}

export const isNarrow = matches('(max-width: 900px), (max-height: 480px)')
/** room for players and log side by side */
export const isWide = matches('(min-width: 1700px)')
/** no pointer that can hover */
export const isTouched = matches('(hover: none)')
export const wantsStill = matches('(prefers-reduced-motion: reduce)')
