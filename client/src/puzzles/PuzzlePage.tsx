// One puzzle at the table: answer as in play, learn how good the answer is, and why the best one is the best.

import { useEffect, useRef, useState } from 'preact/hooks'
import { percent } from '../analysis/chances'
import { Plans } from '../analysis/Plans'
import { isNarrow } from '../device/media'
import { mine } from '../device/played'
import { go, puzzleLink, tableLink } from '../device/route'
import { Problem } from '../parts/Problem'
import { TableView } from '../parts/TableView'
import { current } from '../session/current'
import { get, withRetries } from '../wire/api'
import type { GamePuzzles, PuzzleInfo, Puzzles } from '../wire/protocol'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { beginPuzzle, forgetLast, type PuzzleSession } from './puzzlesession'
import '../styles/analysis.css'
import '../styles/puzzles.css'

/** so many answers of the solution are listed */
const MOST = 4

export function Stars({ n }: { n: number }) {
  return (
    <span class="puzzle-stars" role="img" aria-label={t('puzzle-difficulty', { n })}>
      {'★'.repeat(n)}
      {'☆'.repeat(3 - n)}
    </span>
  )
}

/** The next puzzle of a game that is not solved, in the order of the list. */
export function nextPuzzle({ game, puzzles }: GamePuzzles, after: string): PuzzleInfo | undefined {
  const solved = new Set(mine().solved.flatMap((one) => (one.game === game ? [one.puzzle] : [])))
  const at = puzzles.findIndex((one) => one.id === after)
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].find((one) => !solved.has(one.id))
}

/** How good the answer tried last is. */
function Verdict({ session }: { session: PuzzleSession }) {
  const judged = session.judged.value
  const words = session.words.value!
  if (!judged) return null
  const x = words.say(judged.option.label, { seat: session.seatName })
  const chances = { n: percent(judged.chance), m: percent(judged.best) }
  return (
    <p class={`puzzle-verdict ${judged.is_right ? 'right' : 'wrong'}`}>
      <strong>{t(judged.is_right ? 'puzzle-right' : 'puzzle-wrong', { x })}</strong>{' '}
      {t(judged.is_right ? 'puzzle-right-more' : 'puzzle-wrong-more', chances)}
    </p>
  )
}

function Solution({ session }: { session: PuzzleSession }) {
  const solution = session.solution.value
  const words = session.words.value!
  const naming = { seat: session.seatName }
  if (!solution) return null
  return (
    <div class="puzzle-solution">
      <h3>{t('puzzle-solution')}</h3>
      <ol>
        {solution.answers.slice(0, MOST).map(({ option, chance }, k) => (
          <li key={option.text} class={k ? '' : 'best'}>
            <b>{percent(chance)} %</b>
            <span>
              {words.say(option.label, naming)}
              {option.text === solution.own.text ? <small> · {t('puzzle-own')}</small> : null}
            </span>
          </li>
        ))}
      </ol>
      {solution.reasons.map((reason) => (
        <p key={reason.key}>{words.say(reason, naming)}</p>
      ))}
      <p class="facts">{t('puzzle-honest')}</p>
    </div>
  )
}

function PuzzleCard({ session, list }: { session: PuzzleSession; list: GamePuzzles }) {
  const { game, puzzle } = session
  const at = list.puzzles.findIndex((one) => one.id === puzzle)
  const solution = session.solution.value
  const judged = session.judged.value
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // on a phone the options lie below the card
    if (judged || solution) box.current?.scrollIntoView?.({ block: isNarrow.value ? 'start' : 'nearest' })
  }, [judged, solution])
  const next = solution ? nextPuzzle(list, puzzle) : undefined
  const playOn = () => {
    session.keep()
    go(tableLink(session.table))
  }
  return (
    <section ref={box} class="card puzzle-card" aria-labelledby="puzzle-title">
      <header>
        <h2 id="puzzle-title">{t('puzzle-number', { n: at + 1, m: list.puzzles.length })}</h2>
        <Stars n={list.puzzles[at]?.difficulty ?? 1} />
      </header>
      {solution || judged ? null : <p>{t('puzzle-task', { p: session.seatName(session.update.value!.viewer) })}</p>}
      <div aria-live="polite">
        <Verdict session={session} />
        <Solution session={session} />
      </div>
      <p class="tools">
        {next ? (
          <a class="button puzzle-main" href={puzzleLink(game, next.id)}>
            {t('puzzle-next')}
          </a>
        ) : null}{' '}
        {judged && !solution ? (
          <button onClick={() => (session.judged.value = null)}>{t('puzzle-again')}</button>
        ) : null}{' '}
        {solution ? (
          <button onClick={playOn}>{t('puzzle-play-on')}</button>
        ) : (
          <button class="quiet" disabled={session.waiting.value} onClick={() => void session.reveal()}>
            {t('puzzle-show')}
          </button>
        )}{' '}
        <a class="button quiet" href={puzzleLink(game)}>
          {t('puzzle-all')}
        </a>
      </p>
    </section>
  )
}

export function PuzzlePage({ game, puzzle }: { game: string; puzzle: string }) {
  const [session, setSession] = useState<PuzzleSession | null>(null)
  const [list, setList] = useState<GamePuzzles | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let made: PuzzleSession | null = null
    let isLeft = false
    const load = async () => {
      const found = await withRetries(() => get<Puzzles>('/puzzles'))
      const begun = await beginPuzzle(game, puzzle)
      if (isLeft) return
      made = begun
      current.value = made
      gameShown.value = game
      setList(found.games.find((one) => one.game === game)!)
      setSession(made)
      await made.open(game)
    }
    void load().catch((error: unknown) => setProblem(errorText(error)))
    return () => {
      isLeft = true
      current.value = null
      made?.close()
      forgetLast()
    }
  }, [game, puzzle])
  if (problem)
    return (
      <main class="lobby narrow" id="content">
        <h1>{t('puzzle-title')}</h1>
        <Problem text={problem} />
        <p>
          <a class="button" href={puzzleLink()}>
            {t('puzzle-all')}
          </a>
        </p>
      </main>
    )
  if (!session || !list || !session.data.value || !session.update.value || !session.words.value)
    return (
      <main class="loading" aria-busy="true" id="content">
        <h1>{t('ui-please-wait')}</h1>
      </main>
    )
  const judged = session.judged.value
  const solution = session.solution.value
  const isMiss = judged !== null && !judged.is_right
  const tried = isMiss ? [{ option: judged.option, chance: judged.chance }] : []
  const choice = solution && {
    focus: solution.focus,
    answers: [...tried, ...solution.answers.slice(0, 1)],
    grade: isMiss ? ('slip' as const) : ('best' as const),
  }
  return (
    <TableView
      session={session}
      all={false}
      over={<PuzzleCard session={session} list={list} />}
      more={(view) => (choice ? <Plans session={session} view={view} choice={choice} /> : null)}
    />
  )
}
