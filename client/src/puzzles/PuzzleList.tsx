// The puzzles of a game by difficulty, and which of them are solved on this device.

import { useEffect, useState } from 'preact/hooks'
import { GameTabs } from '../daily/DailyCard'
import { mine } from '../device/played'
import { go, puzzleLink } from '../device/route'
import { Problem } from '../parts/Problem'
import { get, withRetries } from '../wire/api'
import type { GamePuzzles, Puzzles } from '../wire/protocol'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { nextPuzzle, Stars } from './PuzzlePage'
import { forgetLast } from './puzzlesession'
import '../styles/puzzles.css'

const LEVELS = [1, 2, 3]

function Level({ list, level }: { list: GamePuzzles; level: number }) {
  const solved = mine().solved.filter((one) => one.game === list.game)
  const own = list.puzzles.map((one, k) => ({ ...one, n: k + 1 })).filter((one) => one.difficulty === level)
  if (!own.length) return null
  const isSolved = (id: string) => solved.some((one) => one.puzzle === id)
  const done = own.filter((one) => isSolved(one.id)).length
  return (
    <section class="card puzzle-level" aria-labelledby={`puzzle-level-${level}`}>
      <h2 id={`puzzle-level-${level}`}>
        {t(`puzzle-level-${level}`)} <Stars n={level} />
      </h2>
      <p class="facts">{t('puzzle-solved-of', { n: done, m: own.length })}</p>
      <ul>
        {own.map((one) => (
          <li key={one.id}>
            <a
              class={isSolved(one.id) ? 'solved' : ''}
              href={puzzleLink(list.game, one.id)}
              aria-label={t(isSolved(one.id) ? 'puzzle-name-solved' : 'puzzle-name', { n: one.n })}
            >
              {one.n}
              {isSolved(one.id) ? <span aria-hidden="true"> ✓</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PuzzleList({ game }: { game: string }) {
  const [found, setFound] = useState<GamePuzzles[] | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    gameShown.value ||= game
    forgetLast()
    withRetries(() => get<Puzzles>('/puzzles')).then(
      ({ games }) => setFound(games),
      (error: unknown) => setProblem(errorText(error)),
    )
  }, [])
  const wanted = game || gameShown.value
  const list = found?.find((one) => one.game === wanted) ?? (game ? undefined : found?.[0])
  const next = list && nextPuzzle(list, '')
  return (
    <main class="lobby puzzle-list" id="content" aria-busy={!found && !problem}>
      <h1>{t('puzzle-title')}</h1>
      <p class="lead">{t('puzzle-about')}</p>
      <Problem text={problem} />
      {found && found.length > 1 ? (
        <GameTabs
          games={found.map((one) => one.game)}
          chosen={list?.game ?? ''}
          choose={(name) => go(puzzleLink(name))}
          legend={t('puzzle-game')}
        />
      ) : null}
      {next ? (
        <p>
          <a class="button puzzle-main" href={puzzleLink(list.game, next.id)}>
            {t('puzzle-start')}
          </a>
        </p>
      ) : null}
      {list ? LEVELS.map((level) => <Level key={level} list={list} level={level} />) : null}
      {found && !list ? <p class="card">{t('puzzle-none')}</p> : null}
    </main>
  )
}
