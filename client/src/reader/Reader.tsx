// The rulebook beside the table: a column on a wide screen, a sheet on a phone. The game goes on; Escape closes the book.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isNarrow } from '../device/media'
import { learnLink, reading } from '../device/route'
import { lazyPage } from '../pages/lazypage'
import { Glyph } from '../parts/Icon'
import { usePopup } from '../parts/popup'
import { t } from '../words/common'
import { Book } from './Book'
import { useBook } from './chapters'

const Pages = lazyPage(() => import('../learn/Pages').then((part) => part.Pages))

/** Closes the book and removes its history entry. */
function closeBook(): void {
  if ((history.state as { reader?: boolean } | null)?.reader) history.back()
  else reading.value = null
}

export function Reader() {
  const { game, clause, learns } = reading.value ?? { game: '', clause: '', learns: false }
  const { page, failed } = useBook(learns ? '' : game)
  const box = useRef<HTMLElement>(null)
  const [trail, setTrail] = useState<string[]>([])
  // on a phone the sheet closes when the board lights up
  const [low, setLow] = useState(false)
  const last = useRef(clause)
  usePopup(true, closeBook, [], true)
  useLayoutEffect(() => {
    const opener = document.activeElement
    const address = location.hash
    box.current?.focus({ preventScroll: true })
    // the back button of a phone closes the book instead of leaving the table
    history.pushState({ reader: true }, '')
    const back = () => {
      if (location.hash === address && !(history.state as { reader?: boolean } | null)?.reader) reading.value = null
    }
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      const home = opener?.isConnected && opener !== document.body ? opener : document.querySelector('.ask h2')
      ;(home as HTMLElement | null)?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (last.current && last.current !== clause) setTrail((before) => [...before, last.current].slice(-50))
    last.current = clause
    setLow(false)
  }, [clause])
  const stepBack = () => {
    last.current = ''
    reading.value = { game, clause: trail.at(-1)! }
    setTrail(trail.slice(0, -1))
  }
  return (
    <aside
      ref={box}
      class={`reader ${low ? 'low' : ''}`}
      aria-label={t(learns ? 'ui-how-to-play' : 'ui-rules')}
      tabIndex={-1}
      onKeyDown={(e) => {
        // keys typed here don't answer the question at the table
        if (e.key !== '?') e.stopPropagation()
      }}
    >
      <header>
        {trail.length ? (
          <button class="quiet" onClick={stepBack} aria-label={t('rules-back', { x: trail.at(-1)! })}>
            <Glyph name="back" /> {trail.at(-1)}
          </button>
        ) : null}
        <h2>{learns ? t('ui-how-to-play') : (page?.title ?? t('ui-rules'))}</h2>
        {learns ? null : (
          <a class="to-learn" href={learnLink(game)}>
            {t('ui-how-to-play')}
          </a>
        )}
        {low ? (
          <button class="quiet" onClick={() => setLow(false)}>
            <Glyph name="up" /> {t('rules-read-on')}
          </button>
        ) : null}
        <button class="quiet" onClick={closeBook} aria-label={t('rules-shut')}>
          <Glyph name="close" />
        </button>
      </header>
      <div class="reader-body" aria-busy={!learns && !page && !failed}>
        {failed && !learns ? <p class="problem">{t('ui-no-rules')}</p> : null}
        {learns ? <Pages game={game} beside /> : null}
        {page && !learns ? (
          <Book page={page} game={game} clause={clause} beside lit={() => setLow(isNarrow.value)} />
        ) : null}
      </div>
    </aside>
  )
}
