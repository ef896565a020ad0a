import { useEffect, useRef, useState } from 'preact/hooks'
import { lastTable, rulesLink, tableLink } from '../device/route'
import { language } from '../device/settings'
import { LedgerText } from '../parts/LedgerText'
import { get } from '../wire/api'
import type { ClauseText, GameInfo, Games, RulesPage as Page } from '../wire/protocol'
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

/** The clauses that hold all the searched words, by chapter. */
export function found(clauses: readonly ClauseText[], search: string): Map<number, ClauseText[]> {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const chapters = new Map<number, ClauseText[]>()
  for (const c of clauses)
    if (wanted.every((word) => `${c.id} ${c.text}`.toLowerCase().includes(word)))
      chapters.set(c.chapter, [...(chapters.get(c.chapter) ?? []), c])
  return chapters
}

export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const [page, setPage] = useState<Page | null>(null)
  const [failed, setFailed] = useState(false)
  const [search, setSearch] = useState('')
  const target = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!game) return
    setFailed(false)
    void get<Page>(`/rules/${game}?lang=${language.value}`)
      .then((got) => {
        setPage(got)
        gameShown.value = game
      })
      .catch(() => setFailed(true))
  }, [game, language.value])
  useEffect(() => target.current?.scrollIntoView({ block: 'center' }), [page, clause])
  if (!game) return <Shelf />
  if (failed)
    return (
      <main class="rules" id="content">
        <h1>{t('ui-rules')}</h1>
        <p class="problem">{t('ui-no-rules')}</p>
      </main>
    )
  if (!page)
    return (
      <main class="rules" aria-busy="true" id="content">
        <h1>{t('ui-rules')}</h1>
      </main>
    )
  const chapters = found(page.clauses, search)
  const prefix = page.clauses[0]?.id.split('-')[0] ?? ''
  return (
    <main class="rules" id="content">
      {lastTable.value ? (
        <p>
          <a class="button" href={tableLink(lastTable.value)}>
            {t('ui-back-to-table')}
          </a>
        </p>
      ) : null}
      <h1>{page.title}</h1>
      {page.clauses.every((c) => c.language === language.value) ? null : <p class="facts">{t('rules-in-english')}</p>}
      <div class="search">
        <label for="rules-search">{t('ui-search')}</label>
        <input id="rules-search" type="search" value={search} onInput={(e) => setSearch(e.currentTarget.value)} />
        <span class="facts" role="status">
          {t('ui-found-clauses', { n: [...chapters.values()].reduce((sum, c) => sum + c.length, 0) })}
        </span>
      </div>
      <div class="rules-body">
        <nav aria-label={t('ui-chapters')}>
          <ol>
            {[...chapters].map(([number, clauses]) => (
              <li key={number}>
                <a href={rulesLink(game, clauses[0]!.id)}>
                  {number}. {clauses[0]!.chapter_title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {[...chapters].map(([number, clauses]) => (
            <section key={number} aria-labelledby={`chapter-${number}`}>
              <h2 id={`chapter-${number}`}>
                {number}. {clauses[0]!.chapter_title}
              </h2>
              <ul class="clauses">
                {clauses.map((c) => (
                  <li
                    key={c.id}
                    id={c.id}
                    lang={c.language}
                    ref={c.id === clause ? target : null}
                    class={c.id === clause ? 'here' : ''}
                  >
                    <a class="clause-id" href={rulesLink(game, c.id)}>
                      {c.id}
                    </a>{' '}
                    <LedgerText text={c.text} game={game} prefix={prefix} />
                    {c.deviation ? <p class="deviation">{c.deviation}</p> : null}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}
