// The lobby: the gallery of games, my tables (my turn first), and open tables.

import { useEffect, useState } from 'preact/hooks'
import { TodaysBattles } from '../daily/DailyCard'
import { puzzleLink } from '../device/route'
import { forgetTable, heldTables, playerName } from '../device/settings'
import { GameCard } from '../lobby/Gallery'
import { Newcomer } from '../lobby/Newcomer'
import { type Lands, OpenRow, TableCard } from '../lobby/TableCard'
import { isMyTurn, joinable, ordered } from '../lobby/tabletexts'
import { get, withRetries } from '../wire/api'
import type { GameInfo, Games, TableInfo, Tables } from '../wire/protocol'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { useAllWords } from '../words/games'
import '../styles/gallery.css'
import { OpenRecord } from './OpenRecord'
import { TransferSeats } from './Seats'

const MAX_MINE = 60
const KINDS: Record<string, (table: TableInfo) => boolean> = {
  all: () => true,
  mine: isMyTurn,
  running: (table) => table.status === 'playing' || table.status === 'waiting',
  over: (table) => table.status === 'over',
}

type Forgetting = (table: TableInfo, name: string) => void

function MyTables({ mine, lands, forget }: { mine: TableInfo[]; lands: Lands; forget: Forgetting }) {
  const [kind, setKind] = useState('all')
  const shown = mine.filter(KINDS[kind]!)
  return (
    <>
      {mine.length > 3 ? (
        <fieldset class="kinds">
          <legend class="sr">{t('lobby-show')}</legend>
          {Object.entries(KINDS).map(([name, fits]) => (
            <button key={name} class="kind" aria-pressed={name === kind} onClick={() => setKind(name)}>
              {t(`lobby-${name}`)} <b>{mine.filter(fits).length}</b>
            </button>
          ))}
        </fieldset>
      ) : null}
      <ul class="tables">
        {shown.map((table) => (
          <TableCard key={table.id} table={table} lands={lands} forget={(name) => forget(table, name)} />
        ))}
      </ul>
      {shown.length || !mine.length ? null : <p class="lead">{t('lobby-none-match')}</p>}
    </>
  )
}

export function Lobby() {
  const [games, setGames] = useState<GameInfo[]>([])
  const [open, setOpen] = useState<TableInfo[] | null>(null)
  const [mine, setMine] = useState<TableInfo[] | null>(heldTables().length ? null : [])
  const [lands, setLands] = useState<Lands>({})
  const [problem, setProblem] = useState('')
  const [forgotten, setForgotten] = useState<{ name: string; recall: () => void } | null>(null)
  const tell = (e: unknown) => setProblem(errorText(e))
  const loadTables = async () => {
    const held = heldTables().slice(0, MAX_MINE)
    const none: Tables = { tables: [], lands: {} }
    const [waiting, own] = await Promise.all([
      withRetries(() => get<Tables>('/tables?status=waiting')),
      held.length ? withRetries(() => get<Tables>(`/tables?ids=${held.map(encodeURIComponent).join(',')}`)) : none,
    ])
    setLands({ ...waiting.lands, ...own.lands })
    setOpen(waiting.tables)
    setMine(ordered(own.tables))
  }
  useEffect(() => {
    withRetries(() => get<Games>('/games'))
      .then((found) => {
        // unfinished games come after those with complete rules
        setGames([...found.games].sort((one, two) => Number(two.finished) - Number(one.finished)))
        gameShown.value ||= found.games[0]?.name ?? ''
      })
      .catch(tell)
    loadTables().catch(tell)
  }, [])
  const others = joinable(open ?? [], heldTables())
  const forget: Forgetting = (table, name) => {
    setForgotten({ name, recall: forgetTable(table.id) })
    void loadTables().catch(tell)
  }
  const recall = () => {
    forgotten?.recall()
    setForgotten(null)
    void loadTables().catch(tell)
  }
  const complete = useAllWords(games.map((game) => game.name))
  const waiting = mine?.filter(isMyTurn).length ?? 0
  const hasTables = Boolean(mine?.length || forgotten)
  return (
    <main class={`lobby ${waiting ? 'has-waiting' : ''}`} id="content">
      <div class="welcome">
        <div>
          <h1>{t('ui-welcome')}</h1>
          <p>{t('ui-welcome-more')}</p>
        </div>
        <a href="#/me" class="my-page">
          {t('me-title')}
        </a>
        <label class="your-name">
          {t('ui-your-name')}
          <input
            maxLength={40}
            autocomplete="nickname"
            value={playerName.value}
            onInput={(e) => (playerName.value = e.currentTarget.value)}
          />
        </label>
      </div>
      {problem ? (
        <p class="problem card" role="alert">
          {problem}
        </p>
      ) : null}
      {/* in each column a part stays hidden until the parts above it are complete: what can be clicked never moves */}
      <div class="lobby-column">
        <div class="games" aria-busy={!complete}>
          {complete ? games.map((game) => <GameCard key={game.name} game={game} />) : null}
        </div>
        {hasTables ? (
          <section class="my-tables" aria-labelledby="mine">
            <div class="my-head">
              <h2 id="mine">{t('ui-my-tables')}</h2>
              <p class={`lead ${waiting ? 'calls' : ''}`}>{t('lobby-waiting', { n: waiting })}</p>
            </div>
            {forgotten ? (
              <p class="forgotten card" role="status">
                {t('ui-forgotten', { x: forgotten.name })}{' '}
                <button class="quiet" onClick={recall}>
                  {t('ui-forgotten-back')}
                </button>
              </p>
            ) : null}
            <MyTables mine={mine ?? []} lands={lands} forget={forget} />
            {mine?.length ? (
              <div class="card">
                <TransferSeats />
              </div>
            ) : null}
          </section>
        ) : mine && games[0] ? (
          <Newcomer game={games[0]} />
        ) : (
          <section class="my-tables" aria-busy={!problem} />
        )}
      </div>
      <div class="lobby-column">
        <TodaysBattles />
        <div class="lobby-side" aria-busy={!((open && complete) || problem)}>
          <section class="card" aria-labelledby="open">
            <h2 id="open">{t('ui-open-tables')}</h2>
            {others.length ? (
              <ul class="open-tables">
                {others.map((table) => (
                  <OpenRow key={table.id} table={table} lands={lands} />
                ))}
              </ul>
            ) : (
              <div class="nobody">
                <p>{t('lobby-nobody')}</p>
                <p class="facts">{t('lobby-nobody-more')}</p>
              </div>
            )}
          </section>
          {games.some((game) => game.puzzles) ? (
            <section class="card">
              <h2>
                <a href={puzzleLink()}>{t('puzzle-title')}</a>
              </h2>
              <p class="facts">{t('lobby-puzzles-about')}</p>
            </section>
          ) : null}
          <OpenRecord />
        </div>
      </div>
    </main>
  )
}
