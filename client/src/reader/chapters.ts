// A rulebook as loaded: by chapter, by kind, and the results of a search.

import { useEffect, useState } from 'preact/hooks'
import { language } from '../device/settings'
import { get } from '../wire/api'
import type { ClauseText, RulesPage } from '../wire/protocol'

/** Which clauses are shown: all, or only those of a kind. */
export type Kind = '' | 'ruling' | 'option' | 'deviation' | 'example'
export const KINDS: readonly Kind[] = ['', 'ruling', 'option', 'deviation', 'example']

const TYPING_MS = 160

export interface Chapter {
  number: number
  title: string
  clauses: ClauseText[]
}

export function chaptersOf(clauses: readonly ClauseText[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const clause of clauses) {
    if (chapters.at(-1)?.number !== clause.chapter)
      chapters.push({ number: clause.chapter, title: clause.chapter_title, clauses: [] })
    chapters.at(-1)!.clauses.push(clause)
  }
  return chapters
}

/** Clause id -> the worked examples that show it. */
export function examplesByClause(page: RulesPage): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const example of page.examples)
    for (const clause of example.clauses) found.set(clause, [...(found.get(clause) ?? []), example.id])
  return found
}

export const isOfKind = (clause: ClauseText, kind: Kind, examples: ReadonlyMap<string, string[]>): boolean =>
  kind === ''
    ? true
    : kind === 'deviation'
      ? clause.deviation !== ''
      : kind === 'example'
        ? examples.has(clause.id)
        : clause.tags.includes(kind)

/** Splits text at these words, ignoring case and accents; odd items are matches. */
export function cut(text: string, words: readonly string[]): string[] {
  const wanted = words.filter((word) => word.length > 2).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return wanted.length ? text.split(new RegExp(`(${wanted.join('|')})`, 'giu')) : [text]
}

/** The rulebook of a game in the chosen language; null while it loads. */
export function useBook(game: string): { page: RulesPage | null; failed: boolean } {
  const [page, setPage] = useState<RulesPage | null>(null)
  const [failed, setFailed] = useState(false)
  const tongue = language.value
  useEffect(() => {
    if (!game) return
    setFailed(false)
    get<RulesPage>(`/rules/${game}?lang=${tongue}`).then(setPage, () => setFailed(true))
  }, [game, tongue])
  return { page, failed }
}

/** Search results of the server, shortly after the last key press; null while the search is empty. */
export function useFound(game: string, search: string): RulesPage | null {
  const [found, setFound] = useState<RulesPage | null>(null)
  const wanted = search.trim()
  const tongue = language.value
  useEffect(() => {
    let isOld = false
    if (!wanted) return setFound(null)
    const timer = setTimeout(() => {
      void get<RulesPage>(`/rules/${game}?lang=${tongue}&q=${encodeURIComponent(wanted)}`).then(
        (page) => isOld || setFound(page),
        () => {},
      )
    }, TYPING_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [game, wanted, tongue])
  return wanted ? found : null
}
