// What was played, won and learned on this device, to look at, to save as a file and to delete.

import { useEffect, useState } from 'preact/hooks'
import {
  forgetMine,
  type Mine,
  mine,
  type Outcome,
  outcomeFor,
  ownFirst,
  rememberGame,
  tallies,
} from '../device/played'
import { puzzleLink, tableLink } from '../device/route'
import { heldTables, keysOf } from '../device/settings'
import { dateText, mySeats } from '../lobby/tabletexts'
import { get, withRetries } from '../wire/api'
import type { TableInfo, Tables, Teaching } from '../wire/protocol'
import { t } from '../words/common'
import { useWords } from '../words/games'
import '../styles/daily.css'

const OUTCOMES: readonly Outcome[] = ['won', 'drawn', 'lost']
const MOST_ASKED = 60
const naming = { seat: String }

/** Add the finished tables that this device holds, for games that ended while no page was open. */
function addTables(tables: readonly TableInfo[]): void {
  for (const table of tables) {
    const seat = mySeats(table)[0]
    if (table.status !== 'over' || table.what_if || table.lesson || seat === undefined || !table.face) continue
    const { winners, scores, since } = table.face
    const outcome = outcomeFor(seat, winners, table.players)
    const daily = table.daily ? { daily: table.daily } : {}
    const own = { table: table.id, game: table.game, at: since, outcome, scores: ownFirst(seat, scores), ...daily }
    rememberGame(own, table.created)
  }
}

function GameName({ game }: { game: string }) {
  const words = useWords(game)
  return <>{words?.has('game-title') ? words.text('game-title') : game}</>
}

function LessonName({ game, lesson }: { game: string; lesson: string }) {
  const words = useWords(game)
  const [taught, setTaught] = useState<Teaching | null>(null)
  useEffect(() => {
    void get<Teaching>(`/games/${game}/teaching`).then(setTaught, () => {})
  }, [game])
  const found = taught?.lessons.find((one) => one.id === lesson)
  return <>{found && words ? words.say(found.title, naming) : lesson}</>
}

function save(now: Mine): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(now, null, 2)], { type: 'application/json' }))
  link.download = 'sandtable-my-games.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

function Tallies({ now }: { now: Mine }) {
  return (
    <ul class="my-tallies">
      {[...tallies(now.played)].map(([game, tally]) => (
        <li key={game} class="card">
          <h2>
            <GameName game={game} />
          </h2>
          <dl>
            <div>
              <dt>{t('me-played')}</dt>
              <dd>{tally.won + tally.drawn + tally.lost}</dd>
            </div>
            {OUTCOMES.map((outcome) => (
              <div key={outcome}>
                <dt>{t(`lobby-${outcome}`)}</dt>
                <dd>{tally[outcome]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Games({ now }: { now: Mine }) {
  return (
    <ul class="my-list">
      {now.played.map((one) => (
        <li key={one.table}>
          <span>
            <strong>
              <GameName game={one.game} />
            </strong>{' '}
            {one.daily ? <span class="tag">{t('daily-title')}</span> : null}
            <small>{dateText(one.at)}</small>
          </span>
          <span>
            <span class={`daily-${one.outcome}`}>{t(`lobby-${one.outcome}`)}</span> {one.scores.join(' : ')}
          </span>
          {Object.keys(keysOf(one.table)).length ? (
            <a href={tableLink(one.table)} aria-label={`${t('me-open')}: ${dateText(one.at)}`}>
              {t('me-open')}
            </a>
          ) : (
            <span />
          )}
        </li>
      ))}
    </ul>
  )
}

/** How many puzzles of each game are solved. */
function Solved({ now }: { now: Mine }) {
  const games = [...new Set(now.solved.map((one) => one.game))]
  if (!games.length) return <p>{t('me-puzzles-none')}</p>
  return (
    <ul class="my-list">
      {games.map((game) => {
        const own = now.solved.filter((one) => one.game === game)
        return (
          <li key={game}>
            <a href={puzzleLink(game)}>
              <GameName game={game} />
            </a>
            <span>{own.length}</span>
            <small>{t('me-puzzles-first', { n: own.filter((one) => !one.misses).length })}</small>
          </li>
        )
      })}
    </ul>
  )
}

/** Deleting is confirmed at the button. */
function Delete({ done }: { done: () => void }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button class="quiet" onClick={() => setAsking(true)}>
        {t('me-delete')}
      </button>
    )
  return (
    <span class="my-sure" role="alert">
      {t('me-delete-sure')}{' '}
      <button class="main" onClick={done}>
        {t('me-delete-yes')}
      </button>{' '}
      <button onClick={() => setAsking(false)}>{t('me-delete-no')}</button>
    </span>
  )
}

export function MyGames() {
  const [now, setNow] = useState(mine)
  const [isDeleted, setDeleted] = useState(false)
  useEffect(() => {
    const held = heldTables().slice(0, MOST_ASKED)
    const load = async () => {
      if (!held.length) return
      const found = await withRetries(() => get<Tables>(`/tables?ids=${held.map(encodeURIComponent).join(',')}`))
      addTables(found.tables)
      setNow(mine())
    }
    void load().catch(() => {}) // without a server the page shows what this device remembers
  }, [])
  const forget = () => {
    forgetMine()
    setNow(mine())
    setDeleted(true)
  }
  const isEmpty = !now.played.length && !now.learned.length && !now.solved.length
  return (
    <main class="lobby my-games" id="content">
      <h1>{t('me-title')}</h1>
      <p class="lead">{t('me-about')}</p>
      {isDeleted ? (
        <p class="card" role="status">
          {t('me-deleted')}
        </p>
      ) : null}
      {isEmpty ? (
        <p class="card">{t('me-empty')}</p>
      ) : (
        <>
          <Tallies now={now} />
          <section class="card" aria-labelledby="my-games">
            <h2 id="my-games">{t('me-games')}</h2>
            <Games now={now} />
          </section>
          <section class="card" aria-labelledby="my-lessons">
            <h2 id="my-lessons">{t('me-learned')}</h2>
            {now.learned.length ? (
              <ul class="my-list">
                {now.learned.map((one) => (
                  <li key={`${one.game}.${one.lesson}`}>
                    <strong>
                      <LessonName game={one.game} lesson={one.lesson} />
                    </strong>
                    <span>
                      <GameName game={one.game} />
                    </span>
                    <small>{dateText(one.at)}</small>
                  </li>
                ))}
              </ul>
            ) : (
              <p>{t('me-learned-none')}</p>
            )}
          </section>
          <section class="card" aria-labelledby="my-puzzles">
            <h2 id="my-puzzles">{t('me-puzzles')}</h2>
            <Solved now={now} />
          </section>
          <p class="my-tools">
            <button onClick={() => save(now)}>{t('me-export')}</button> <Delete done={forget} />
          </p>
        </>
      )}
    </main>
  )
}
