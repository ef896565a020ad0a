// Links between the pages of one game: new table, rules, workshop, editor.

import { useEffect, useState } from 'preact/hooks'
import { learnLink, makeLink, puzzleLink, rulesLink, setupLink, workshopLink } from '../device/route'
import { get } from '../wire/api'
import type { GameInfo, Games } from '../wire/protocol'
import { t } from '../words/common'
import { useWords } from '../words/games'
import '../styles/learn.css'

/** Links to the other pages of a game; `here` is the current one. */
export function GameLinks({ game, here }: { game: string; here: 'learn' | 'workshop' | 'make' }) {
  const words = useWords(game)
  const [info, setInfo] = useState<GameInfo | null>(null)
  useEffect(() => {
    void get<Games>('/games').then(
      ({ games }) => setInfo(games.find((one) => one.name === game) ?? null),
      () => {},
    )
  }, [game])
  if (!words || !info) return <nav class="game-pages" />
  const links: { page: string; href: string; name: string }[] = [
    { page: 'new', href: setupLink(game), name: t('lobby-set-up') },
    { page: 'learn', href: learnLink(game), name: t('ui-how-to-play') },
    { page: 'rules', href: rulesLink(game), name: t('ui-read-rules') },
    ...(info.puzzles ? [{ page: 'puzzles', href: puzzleLink(game), name: t('puzzle-title') }] : []),
    ...(info.workshop.length
      ? [{ page: 'workshop', href: workshopLink(game), name: words.text('workshop-title') }]
      : []),
    ...(info.own_content ? [{ page: 'make', href: makeLink(game), name: t('edit-make') }] : []),
  ]
  return (
    <nav class="game-pages" aria-label={words.has('game-title') ? words.text('game-title') : game}>
      {links
        .filter(({ page }) => page !== here)
        .map(({ page, href, name }) => (
          <a key={page} href={href}>
            {name}
          </a>
        ))}
    </nav>
  )
}
