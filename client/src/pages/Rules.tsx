import { useEffect, useState } from 'preact/hooks'
import { lastTable, rulesLink, tableLink } from '../device/route'
import { Book } from '../reader/Book'
import { useBook } from '../reader/chapters'
import { get } from '../wire/api'
import type { GameInfo, Games } from '../wire/protocol'
import { gameShown, t } from '../words/common'

/** Which rule books there are. */
function Shelf() {
  const [games, setGames] = useState<GameInfo[]>([])
  useEffect(() => void get<Games>('/games').then((found) => setGames(found.games)), [])
  return (
    <main class="rules" id="content">
      <h1>{t('ui-rules')}</h1>
      <ul>
        {games.map((game) => (
          <li key={game.name}>
            <a href={rulesLink(game.name)}>{game.name}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** The book on a page of its own, to read at leisure and to print. */
export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const { page, failed } = useBook(game)
  useEffect(() => {
    if (page) gameShown.value = game
  }, [page, game])
  if (!game) return <Shelf />
  return (
    <main class="rules" id="content" aria-busy={!page && !failed}>
      {lastTable.value ? (
        <p class="way-back">
          <a class="button" href={tableLink(lastTable.value)}>
            {t('ui-back-to-table')}
          </a>
        </p>
      ) : null}
      <h1>{page && !failed ? page.title : t('ui-rules')}</h1>
      {failed ? <p class="problem">{t('ui-no-rules')}</p> : null}
      {page && !failed ? <Book page={page} game={game} clause={clause} /> : null}
    </main>
  )
}
