// A page that stays open while the server gets a newer client: parts that it has not loaded yet are gone.

import { signal } from '@preact/signals'

/** A part could not be loaded: because the server has a newer client, or for another reason. */
export const missing = signal<'' | 'newer' | 'failed'>('')

const RELOADED = 'sandtable.reloaded'

/** The name of the script that a page begins with. */
const scriptOf = (page: Document): string =>
  page.querySelector('script[type=module]')?.getAttribute('src')?.split('/').pop() ?? ''

async function look(): Promise<void> {
  try {
    const answer = await fetch('./', { cache: 'no-store' })
    const served = scriptOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    const isNewer = answer.ok && served !== '' && served !== scriptOf(document)
    // a page that shows nothing yet has nothing to lose; once, in case an old copy comes again
    if (isNewer && !document.querySelector('main:not(.loading)') && sessionStorage.getItem(RELOADED) !== served) {
      sessionStorage.setItem(RELOADED, served)
      location.reload()
    } else missing.value = isNewer ? 'newer' : 'failed'
  } catch {
    missing.value = 'failed' // no connection
  }
}

/** Watch for parts that cannot be loaded. */
export function watchForNewer(): void {
  addEventListener('vite:preloadError', () => void look())
}
