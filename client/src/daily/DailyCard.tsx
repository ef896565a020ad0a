// The card of a battle of the day: date, opening position, task, about how long it takes, real results, and the way to play it.

import { useEffect, useState } from 'preact/hooks'
import { pictureOf } from '../art/pictures'
import { Thumbnail } from '../art/Thumbnail'
import { mine } from '../device/played'
import { dailyLink, tableLink } from '../device/route'
import { lazyPage } from '../pages/lazypage'
import { Problem } from '../parts/Problem'
import { get, withRetries } from '../wire/api'
import type { Daily, DailyBattle, DailyBoard } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { useAllWords, useWords } from '../words/games'
import { battleTable, dayBefore, endsText, playBattle, sheetText } from './days'
import '../styles/daily.css'

/** The opening as it looks at the table. A simpler picture stands there until it is loaded. */
const Opening = lazyPage(() => import('./Opening').then((part) => part.Opening))

const naming = { seat: (n: number) => t('seat-name', { n: n + 1 }) }

function Sheet({ day }: { day: string }) {
  const [month, date] = sheetText(day)
  return (
    <time class="day-sheet" dateTime={day}>
      <span>{month}</span>
      <b>{date}</b>
    </time>
  )
}

/** Begin the battle, go on with it, or see how it went. */
function Way({ battle, isToday }: { battle: DailyBattle; isToday: boolean }) {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const table = battleTable(battle.game, battle.day)
  if (table) {
    const isOver = mine().played.some((game) => game.table === table)
    return (
      <a class="button main daily-way" href={tableLink(table)}>
        {t(isOver ? 'daily-look' : 'daily-go-on')}
      </a>
    )
  }
  if (!isToday) return null
  const play = () => {
    setBusy(true)
    playBattle(battle.game).catch((error: unknown) => {
      setProblem(errorText(error))
      setBusy(false)
    })
  }
  return (
    <>
      <button class="main daily-way" disabled={busy} onClick={play}>
        {t('daily-play')}
      </button>
      <Problem text={problem} />
    </>
  )
}

/** How many have a result and how many of them won, once there is one. */
export function Facts({ battle }: { battle: DailyBattle }) {
  return (
    <ul class="daily-facts">
      <li>{t('daily-choices', { n: battle.choices })}</li>
      <li>{battle.played ? t('daily-won-of', { m: battle.won, n: battle.played }) : t('daily-results', { n: 0 })}</li>
    </ul>
  )
}

/** `daily` is null for a battle of an earlier day. */
export function DailyCard({ board, daily, level }: { board: DailyBoard; daily: Daily | null; level: 2 | 3 }) {
  const { battle, preview, land } = board
  const words = useWords(battle.game)
  const Heading = `h${level}` as const
  const picture = pictureOf(battle.game)
  return (
    <article class="daily-card" aria-labelledby={`daily-${battle.game}`} aria-busy={!words}>
      <div class="daily-picture">
        {preview && land && land.kind !== 'cards' ? (
          <>
            <Thumbnail preview={preview} land={land} />
            {words ? <Opening key={`${battle.game}.${battle.day}`} battle={battle} words={words} /> : null}
          </>
        ) : picture ? (
          <img src={picture} alt="" width={720} height={400} decoding="async" />
        ) : null}
        <div class="daily-top">
          <Sheet day={battle.day} />
          <p>
            <b>{t('daily-title')}</b>
            <span>
              {words?.has('game-title') ? words.text('game-title') : battle.game} · {t('daily-once')}
            </span>
          </p>
        </div>
        <Heading id={`daily-${battle.game}`}>{words?.say(battle.title, naming) ?? ''}</Heading>
      </div>
      <div class="daily-text">
        <p class="daily-task">{words?.say(battle.task, naming) ?? ''}</p>
        <Facts battle={battle} />
        <Way battle={battle} isToday={daily !== null} />
        <p class="daily-fixed facts">{t('daily-fixed')}</p>
        <p class="daily-foot facts">
          {daily ? <span>{endsText(daily.left)}</span> : null}
          {daily ? <a href={dailyLink(battle.game)}>{t('daily-board')}</a> : null}
          <a href={dailyLink(battle.game, daily ? dayBefore(battle.day) : '')}>
            {t(daily ? 'daily-yesterday' : 'daily-today')}
          </a>
        </p>
        {daily && !daily.shared ? <p class="facts">{t('daily-device')}</p> : null}
      </div>
    </article>
  )
}

/** One tab per game. */
export function GameTabs({
  games,
  chosen,
  choose,
  legend = t('daily-other-game'),
}: {
  games: string[]
  chosen: string
  choose: (game: string) => void
  legend?: string
}) {
  return (
    <fieldset class="daily-games">
      <legend class="sr">{legend}</legend>
      {games.map((game) => (
        <GameTab key={game} game={game} isChosen={game === chosen} choose={() => choose(game)} />
      ))}
    </fieldset>
  )
}

function GameTab({ game, isChosen, choose }: { game: string; isChosen: boolean; choose: () => void }) {
  const words = useWords(game)
  return (
    <button class="kind" aria-pressed={isChosen} onClick={choose}>
      {words?.has('game-title') ? words.text('game-title') : game}
    </button>
  )
}

const CHOSEN = 'sandtable.daily.game'

/** Today's battles in the lobby: the one of the game chosen last, and tabs for the others. */
export function TodaysBattles() {
  const [daily, setDaily] = useState<Daily | null>(null)
  const [board, setBoard] = useState<DailyBoard | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [game, setGame] = useState(localStorage.getItem(CHOSEN) ?? '')
  const games = daily?.battles.map((battle) => battle.game) ?? []
  const shown = games.includes(game) ? game : (games[0] ?? '')
  useEffect(() => {
    void withRetries(() => get<Daily>('/daily')).then(setDaily, () => setMissing(true))
  }, [])
  useEffect(() => {
    if (!shown) return
    let isLatest = true
    void withRetries(() => get<DailyBoard>(`/daily/${shown}`)).then(
      (found) => isLatest && setBoard(found),
      () => isLatest && setMissing(true),
    )
    return () => {
      isLatest = false
    }
  }, [shown])
  const choose = (name: string) => {
    localStorage.setItem(CHOSEN, name)
    setGame(name)
  }
  const complete = useAllWords(games) && board !== null
  if ((daily && !games.length) || (isMissing && !board)) return null
  return (
    <section class="daily" aria-label={t('daily-title')} aria-busy={!complete}>
      {daily && complete ? <DailyCard board={board} daily={daily} level={2} /> : <div class="daily-card" />}
      {complete && games.length > 1 ? <GameTabs games={games} chosen={shown} choose={choose} /> : null}
    </section>
  )
}
