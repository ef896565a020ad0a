import { useEffect, useState } from 'preact/hooks'
import { pictureOf } from '../art/pictures'
import { lastTable, learnLink, rulesLink, tableLink } from '../device/route'
import { language } from '../device/settings'
import { Book } from '../reader/Book'
import { useBook } from '../reader/chapters'
import { get, getText } from '../wire/api'
import type { GameInfo, Games } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { gameShown, t } from '../words/common'

/** The list of rulebooks, by the titles of their games. */
function RulebookList() {
  const [books, setBooks] = useState<{ game: string; title: string }[]>([])
  const tongue = language.value
  useEffect(() => {
    const titled = async ({ name }: GameInfo) => {
      const words = new Catalogue(tongue, await getText(`/words/${name}/${tongue}`))
      return { game: name, title: words.has('game-title') ? words.text('game-title') : name }
    }
    void get<Games>('/games').then(async ({ games }) => setBooks(await Promise.all(games.map(titled))))
  }, [tongue])
  return (
    <main class="rules" id="content">
      <h1>{t('ui-rules')}</h1>
      <ul class="shelf">
        {books.map(({ game, title }) => (
          <li key={game} class="card">
            {pictureOf(game) ? <img src={pictureOf(game)} alt="" width={720} height={400} decoding="async" /> : null}
            <h2>
              <a href={rulesLink(game)}>{title}</a>
            </h2>
            <a href={learnLink(game)} aria-label={`${t('ui-how-to-play')}: ${title}`}>
              {t('ui-how-to-play')}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** The rulebook on its own page, to read and to print. */
export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const { page, failed } = useBook(game)
  useEffect(() => {
    if (page) gameShown.value = game
  }, [page, game])
  if (!game) return <RulebookList />
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
