// The typefaces. Text changes its width when they arrive, so no page is shown before.

import { signal } from '@preact/signals'

const FACES = ["1em 'Alegreya Sans'", "bold 1em 'Alegreya Sans'", "1em 'IM Fell English'"]
/** After this time a page is shown in the typefaces that the device has, and keeps them (`font-display: fallback`). */
const PATIENCE_MS = 3000

/** Have the typefaces arrived, or are they waited for no longer? */
export const fontsSettled = signal(false)

export function loadFonts(): void {
  const settle = () => {
    fontsSettled.value = true
  }
  void Promise.all(FACES.map((face) => document.fonts.load(face))).then(settle, settle)
  setTimeout(settle, PATIENCE_MS)
}
