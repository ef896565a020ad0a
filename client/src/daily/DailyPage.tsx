// One battle of the day with its results: today's, or that of one of the last days.

import { useEffect, useState } from 'preact/hooks'
import { dailyLink, go } from '../device/route'
import { Problem } from '../parts/Problem'
import { get, withRetries } from '../wire/api'
import type { Daily, DailyBoard } from '../wire/protocol'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { DailyCard, GameTabs } from './DailyCard'
import { dayText } from './days'

function Results({ board }: { board: DailyBoard }) {
  if (!board.results.length) return <p>{t('daily-nobody')}</p>
  return (
    <table class="daily-results">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('daily-player')}</th>
          <th scope="col">{t('daily-outcome')}</th>
          <th scope="col">{t('daily-score')}</th>
        </tr>
      </thead>
      <tbody>
        {board.results.map((line, n) => (
          <tr key={n}>
            <td>{n + 1}</td>
            <th scope="row">{line.name || t('daily-unnamed')}</th>
            <td>
              <span class={`daily-${line.outcome}`}>{t(`lobby-${line.outcome}`)}</span>
            </td>
            <td>
              {line.score} : {line.other}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function DailyPage({ game, day }: { game: string; day: string }) {
  const [daily, setDaily] = useState<Daily | null>(null)
  const [board, setBoard] = useState<DailyBoard | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    gameShown.value = game
    const load = async () => {
      const today = await withRetries(() => get<Daily>('/daily'))
      const found = await withRetries(() => get<DailyBoard>(`/daily/${game}${day ? `?day=${day}` : ''}`))
      setDaily(today)
      setBoard(found)
    }
    void load().catch((error: unknown) => setProblem(errorText(error)))
  }, [game, day])
  const isToday = daily !== null && board?.battle.day === daily.day
  return (
    <main class="lobby daily-page" id="content" aria-busy={!board && !problem}>
      <h1>{t('daily-title')}</h1>
      <Problem text={problem} />
      {daily && board ? (
        <>
          <GameTabs
            games={daily.battles.map((battle) => battle.game)}
            chosen={game}
            choose={(name) => go(dailyLink(name, isToday ? '' : board.battle.day))}
          />
          <DailyCard key={`${game}.${board.battle.day}`} board={board} daily={isToday ? daily : null} level={2} />
          <section class="card daily-board" aria-labelledby="daily-board">
            <h2 id="daily-board">
              {t('daily-board')} <small>{dayText(board.battle.day)}</small>
            </h2>
            <Results board={board} />
            <p class="facts">{t(daily.shared ? 'daily-left' : 'daily-device')}</p>
          </section>
        </>
      ) : null}
    </main>
  )
}
