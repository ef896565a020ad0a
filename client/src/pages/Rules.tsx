import { useEffect, useRef, useState } from 'preact/hooks'
import { get } from '../api'
import { t } from '../common'
import type { ClauseText, RulesPage as Page } from '../protocol'
import { language } from '../settings'

/** Ledger text with its `code` marks and ids of other clauses as links. */
export function LedgerText({ text, game, prefix }: { text: string; game: string; prefix: string }) {
  const parts = text.split(/(`[^`]+`|\b[A-Z]{2}-\d+\.\d+\b)/)
  return (
    <>
      {parts.map((part, i) =>
        part.startsWith('`') ? (
          <code key={i}>{part.slice(1, -1)}</code>
        ) : part.startsWith(`${prefix}-`) && /\d$/.test(part) ? (
          <a key={i} href={`#/rules/${game}/${part}`}>{part}</a>
        ) : (
          part
        ),
      )}
    </>
  )
}

export function RulesPage({ game, clause }: { game: string; clause: string }) {
  const [page, setPage] = useState<Page | null>(null)
  const [failed, setFailed] = useState(false)
  const [search, setSearch] = useState('')
  const target = useRef<HTMLLIElement>(null)
  useEffect(() => void get<Page>(`/rules/${game}`).then(setPage).catch(() => setFailed(true)), [game])
  useEffect(() => target.current?.scrollIntoView({ block: 'center' }), [page, clause])
  if (failed) return <main class="rules"><h1>{t('ui-rules')}</h1><p class="problem">{t('ui-no-rules')}</p></main>
  if (!page) return <main class="rules" aria-busy="true"><h1>{t('ui-rules')}</h1></main>
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = page.clauses.filter((c) => wanted.every((word) => `${c.id} ${c.text}`.toLowerCase().includes(word)))
  const chapters = new Map<number, ClauseText[]>()
  for (const c of found) chapters.set(c.chapter, [...(chapters.get(c.chapter) ?? []), c])
  const prefix = page.clauses[0]?.id.split('-')[0] ?? ''
  return (
    <main class="rules">
      <h1>{page.title}</h1>
      {language.value === 'en' ? null : <p class="facts">{t('rules-in-english')}</p>}
      <label class="search">
        {t('ui-search')}
        <input type="search" value={search} onInput={(e) => setSearch(e.currentTarget.value)} />
      </label>
      <p class="facts" role="status">{t('ui-found-clauses', { n: found.length })}</p>
      <div class="rules-body">
        <nav aria-label={t('ui-chapters')}>
          <ol>
            {[...chapters].map(([number, clauses]) => (
              <li key={number}><a href={`#/rules/${game}/${clauses[0]!.id}`}>{number}. {clauses[0]!.chapter_title}</a></li>
            ))}
          </ol>
        </nav>
        <div>
          {[...chapters].map(([number, clauses]) => (
            <section key={number} aria-labelledby={`chapter-${number}`}>
              <h2 id={`chapter-${number}`}>{number}. {clauses[0]!.chapter_title}</h2>
              <ul class="clauses">
                {clauses.map((c) => (
                  <li key={c.id} id={c.id} ref={c.id === clause ? target : null} class={c.id === clause ? 'here' : ''}>
                    <a class="clause-id" href={`#/rules/${game}/${c.id}`}>{c.id}</a> <LedgerText text={c.text} game={game} prefix={prefix} />
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
