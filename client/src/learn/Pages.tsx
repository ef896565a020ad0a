// How to play: a few pages with pictures of real positions, and a link to the guided game. On its own page or beside a table.

import { useEffect, useRef, useState } from 'preact/hooks'
import { Thumbnail } from '../art/Thumbnail'
import { lastTable, rulesLink, tableLink } from '../device/route'
import { keysOf, playerName } from '../device/settings'
import { takeSeats } from '../pages/seats'
import { loadIcons } from '../parts/Icon'
import { Problem } from '../parts/Problem'
import { Hand } from '../parts/Trays'
import { Small, staticSession } from '../reader/ExampleBoard'
import type { Session } from '../session/session'
import { loadSurface } from '../surfaces'
import { get, post } from '../wire/api'
import type { LessonInfo, NewTableAnswer, TaughtPage, TaughtPicture, Teaching } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { useWords } from '../words/games'
import { GameLinks } from './GameLinks'
import '../styles/reader.css'
import '../styles/learn.css'

/** The position of a page on a small board. Clicks do nothing. */
function Picture({ game, page, words }: { game: string; page: TaughtPage; words: Catalogue }) {
  const [shown, setShown] = useState<{ session: Session; picture: TaughtPicture } | null>(null)
  useEffect(() => {
    let isLatest = true
    const load = async () => {
      const found = await get<TaughtPicture>(`/games/${game}/teaching/${page.id}`)
      await Promise.all([loadSurface(found.static.surface.kind), loadIcons(game)])
      if (isLatest) setShown({ session: staticSession(found, words), picture: found })
    }
    void load().catch(() => {})
    return () => {
      isLatest = false
    }
  }, [game, page.id, words])
  return (
    <figure class="taught-picture" aria-busy={!shown}>
      {shown ? (
        <div class="taught-still" inert key={`${shown.picture.id}.${words.language}`}>
          <Small session={shown.session} refused={shown.picture.light} act={() => {}} />
          {shown.picture.hand ? <Hand session={shown.session} /> : null}
        </div>
      ) : (
        <div class="small-board" />
      )}
      <figcaption>{words.text(page.key, {}, 'caption')}</figcaption>
    </figure>
  )
}

/** The storage key for the table of a guided game. */
const lessonKey = (game: string, lesson: string): string => `sandtable.lesson.${game}.${lesson}`

function Guided({ game, lesson, words }: { game: string; lesson: LessonInfo; words: Catalogue }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const naming = { seat: String }
  const begun = localStorage.getItem(lessonKey(game, lesson.id)) ?? ''
  const begin = async () => {
    setBusy(true)
    try {
      const answer = await post<NewTableAnswer>(`/games/${game}/lessons/${lesson.id}`, {})
      localStorage.setItem(lessonKey(game, lesson.id), answer.table.id)
      await takeSeats(answer, [playerName.value])
    } catch (error) {
      setProblem(errorText(error))
      setBusy(false)
    }
  }
  return (
    <section class="guided card" aria-labelledby={`guided-${lesson.id}`}>
      <div class="guided-picture">
        <Thumbnail preview={lesson.preview} land={lesson.land} />
      </div>
      <p class="guided-tag">{t('learn-guided')}</p>
      <h2 id={`guided-${lesson.id}`}>{words.say(lesson.title, naming)}</h2>
      <p>{words.say(lesson.about, naming)}</p>
      <p class="tools">
        <button class="main" disabled={busy} onClick={() => void begin()}>
          {t('learn-begin')}
        </button>{' '}
        {begun && Object.keys(keysOf(begun)).length ? (
          <a class="button" href={tableLink(begun)}>
            {t('learn-resume')}
          </a>
        ) : null}
      </p>
      <Problem text={problem} />
    </section>
  )
}

export function Pages({ game, beside = false }: { game: string; beside?: boolean }) {
  const [taught, setTaught] = useState<Teaching | null>(null)
  const [failed, setFailed] = useState(false)
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const words = useWords(game)
  useEffect(() => {
    get<Teaching>(`/games/${game}/teaching`).then(setTaught, () => setFailed(true))
  }, [game])
  if (failed || taught?.pages.length === 0) return <p class="problem">{t('learn-none')}</p>
  if (!taught || !words) return <p aria-busy="true">{t('ui-please-wait')}</p>
  const page = taught.pages[at]!
  const turn = (to: number) => {
    setAt(to)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }
  return (
    <div class={`taught ${beside ? 'beside' : ''}`}>
      <article class="taught-page" aria-labelledby="taught-title">
        <p class="facts">{t('learn-page', { n: at + 1, m: taught.pages.length })}</p>
        <h2 id="taught-title" ref={heading} tabIndex={-1}>
          {words.text(page.key, {}, 'title')}
        </h2>
        <Picture game={game} page={page} words={words} />
        <div class="taught-words">
          {words
            .text(page.key)
            .split(/\n\s*\n/)
            .map((part) => (
              <p key={part}>{part}</p>
            ))}
          <p class="facts">
            {t('learn-rules')}{' '}
            {page.clauses.map((clause) => (
              <a key={clause} class="clause-id" href={rulesLink(game, clause)}>
                {clause}
              </a>
            ))}
          </p>
        </div>
      </article>
      <nav class="taught-turn" aria-label={t('ui-how-to-play')}>
        <button disabled={at === 0} onClick={() => turn(at - 1)}>
          {t('learn-before')}
        </button>
        <span class="taught-dots">
          {taught.pages.map((each, n) => (
            <button
              key={each.id}
              class={n === at ? 'at' : ''}
              aria-current={n === at ? 'page' : undefined}
              aria-label={words.text(each.key, {}, 'title')}
              onClick={() => turn(n)}
            />
          ))}
        </span>
        <button class="main" disabled={at === taught.pages.length - 1} onClick={() => turn(at + 1)}>
          {t('learn-next')}
        </button>
      </nav>
      {beside
        ? null
        : taught.lessons.map((lesson) => <Guided key={lesson.id} game={game} lesson={lesson} words={words} />)}
    </div>
  )
}

/** How to play, on its own page. */
export function LearnPage({ game }: { game: string }) {
  const words = useWords(game)
  useEffect(() => {
    gameShown.value = game
  }, [game])
  return (
    <main class="learn" id="content">
      {lastTable.value ? (
        <p class="way-back">
          <a class="button" href={tableLink(lastTable.value)}>
            {t('ui-back-to-table')}
          </a>
        </p>
      ) : null}
      <h1>{words?.has('game-title') ? words.text('game-title') : t('ui-how-to-play')}</h1>
      <GameLinks game={game} here="learn" />
      <Pages game={game} />
    </main>
  )
}
