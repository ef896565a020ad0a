// The rulebook: contents by chapter, a search that tolerates typos, the clauses, the glossary.

import { useEffect, useMemo, useState } from 'preact/hooks'
import { rulesLink } from '../device/route'
import { language } from '../device/settings'
import type { RulesPage, TermText } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/reader.css'
import { Clause } from './Clause'
import { type Chapter, chaptersOf, examplesByClause, isOfKind, KINDS, type Kind, useFound } from './chapters'

function Contents({ chapters, game }: { chapters: readonly Chapter[]; game: string }) {
  return (
    <nav class="contents" aria-label={t('ui-chapters')}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.number}>
            <a href={rulesLink(game, chapter.clauses[0]!.id)}>
              {chapter.number}. {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Terms({ terms, game }: { terms: readonly TermText[]; game: string }) {
  return (
    <dl class="terms">
      {terms.map((term) => (
        <div key={term.id} lang={term.language}>
          <dt>
            {term.one || term.many}
            {term.one && term.many && term.many !== term.one ? <small> · {term.many}</small> : null}
          </dt>
          <dd>
            {term.means}{' '}
            <a class="clause-id" href={rulesLink(game, term.clause)}>
              {term.clause}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `beside`: in a panel beside the table, with the contents collapsed. `lit` is called when the board lights up. */
export function Book({
  page,
  game,
  clause,
  beside = false,
  lit = () => {},
}: {
  page: RulesPage
  game: string
  clause: string
  beside?: boolean
  lit?: () => void
}) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>('')
  const found = useFound(game, search)
  useEffect(() => {
    // a link to a clause scrolls to it
    setSearch('')
    setKind('')
  }, [clause])
  const examples = useMemo(() => examplesByClause(page), [page])
  const prefix = page.clauses[0]?.id.split('-')[0] ?? ''
  const chapters = useMemo(() => chaptersOf(page.clauses), [page])
  const instead = Object.entries(found?.instead ?? {})
  const wanted = found
    ? [...search.split(/\s+/).filter((word) => !found.instead[word]), ...instead.map(([, to]) => to)]
    : []
  const clauses = (found?.clauses ?? page.clauses).filter((one) => isOfKind(one, kind, examples))
  const list = (some: typeof clauses) => (
    <ul class="clauses">
      {some.map((one) => (
        <Clause
          key={one.id}
          clause={one}
          game={game}
          prefix={prefix}
          here={!found && one.id === clause}
          examples={examples.get(one.id) ?? []}
          wanted={wanted}
          lit={lit}
        />
      ))}
    </ul>
  )
  const whole = useMemo(
    () =>
      chaptersOf(clauses).map((chapter) => (
        <section key={chapter.number} class="chapter" aria-labelledby={`chapter-${chapter.number}`}>
          <h2 id={`chapter-${chapter.number}`}>
            {chapter.number}. {chapter.title}
          </h2>
          {list(chapter.clauses)}
        </section>
      )),
    [page, clause, kind, found],
  )
  const contents = <Contents chapters={chapters} game={game} />
  return (
    <>
      <div class="search">
        <label for="rules-search">{t('ui-search')}</label>
        <input
          id="rules-search"
          type="search"
          maxLength={200}
          placeholder={beside ? t('ui-search') : ''}
          value={search}
          onInput={(e) => setSearch(e.currentTarget.value)}
        />
        <span class="facts" role="status">
          {found || kind ? t('ui-found-clauses', { n: clauses.length }) : ''}
        </span>
        <button class="quiet" onClick={() => print()}>
          {t('rules-print')}
        </button>
      </div>
      <fieldset class="kinds" aria-label={t('rules-kinds')}>
        {KINDS.filter((one) => page.clauses.some((c) => isOfKind(c, one, examples))).map((one) => (
          <label key={one} class={one === kind ? 'on' : ''}>
            <input type="radio" name="rules-kind" checked={one === kind} onChange={() => setKind(one)} />
            {t(`rules-kind-${one || 'all'}`)}
          </label>
        ))}
      </fieldset>
      {page.clauses.every((one) => one.language === language.value) ? null : (
        <p class="facts">{t('rules-in-english')}</p>
      )}
      {instead.map(([from, to]) => (
        <p key={from} class="facts" role="status">
          {t('rules-instead', { a: from, x: to })}
        </p>
      ))}
      <div class={beside ? 'book' : 'book rules-body'}>
        {beside ? (
          <details class="contents-box">
            <summary>{t('ui-chapters')}</summary>
            {contents}
          </details>
        ) : (
          contents
        )}
        <div>
          {found?.terms.length && !kind ? <Terms terms={found.terms} game={game} /> : null}
          {found ? list(clauses) : whole}
          {found && !clauses.length && !found.terms.length ? <p>{t('rules-nothing')}</p> : null}
          {!found && !kind && page.terms.length ? (
            <section class="chapter" aria-labelledby="glossary">
              <h2 id="glossary">{t('rules-glossary')}</h2>
              <Terms terms={page.terms} game={game} />
            </section>
          ) : null}
        </div>
      </div>
    </>
  )
}
