import { useEffect, useState } from 'preact/hooks'
import { FieldVignette } from '../art/FieldVignette'
import { HexVignette } from '../art/HexVignette'
import { LandVignette } from '../art/LandVignette'
import { Vignette } from '../art/Vignette'
import { go, learnLink, makeLink, rulesLink, tableLink, workshopLink } from '../device/route'
import { forgetTable, heldTables, keysOf, language, playerName } from '../device/settings'
import { Dialog } from '../parts/Dialog'
import { get, Refusal } from '../wire/api'
import type { GameInfo, Games, TableInfo, Tables } from '../wire/protocol'
import { gameShown, t } from '../words/common'
import { useWords } from '../words/games'
import { NewTableForm } from './NewTable'
import { OpenRecord } from './OpenRecord'
import { CarrySeats } from './Seats'
import { claimSeat, openTable } from './seats'

/** What a game is played on, as a picture; others are maps. */
const PICTURES: Record<string, typeof Vignette> = { hexes: HexVignette, cards: LandVignette, plane: FieldVignette }

function GameCard({ game }: { game: GameInfo }) {
  const words = useWords(game.name)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  if (!words) return null
  const playNow = async () => {
    setBusy(true)
    try {
      await openTable({ game: game.name }, [playerName.value])
    } catch (error) {
      setProblem(error instanceof Refusal ? error.problem.detail : String(error))
      setBusy(false)
    }
  }
  const Picture = PICTURES[game.surface] ?? Vignette
  const [low, high] = game.players
  const title = words.has('game-title') ? words.text('game-title') : game.name
  return (
    <section class="card game-card" aria-labelledby={`game-${game.name}`}>
      <div class="picture">
        <Picture seed={[...game.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973} />
      </div>
      <div class="game-text">
        <h2 id={`game-${game.name}`}>{title}</h2>
        {game.finished ? null : <p class="tag">{t('ui-in-the-making')}</p>}
        {words.has('game-about') ? <p>{words.text('game-about')}</p> : null}
        <p class="facts">
          {low === high ? t('ui-for-so-many', { n: low }) : t('ui-for-players', { low, high })} ·{' '}
          <a href={rulesLink(game.name)}>{t('ui-read-rules')}</a>
          {game.workshop.length ? (
            <>
              {' · '}
              <a href={workshopLink(game.name)}>{words.text('workshop-title')}</a>
            </>
          ) : null}
          {game.own_content ? (
            <>
              {' · '}
              <a href={makeLink(game.name)}>{t('edit-make')}</a>
            </>
          ) : null}
        </p>
        <p>
          <button class="main big" disabled={busy} onClick={playNow}>
            {t('ui-play-now')}
          </button>{' '}
          <a class="button" href={learnLink(game.name)} aria-label={`${t('ui-learn')}: ${title}`}>
            {t('ui-learn')}
          </a>
        </p>
        {problem ? (
          <p class="problem" role="alert">
            {problem}
          </p>
        ) : null}
        <details>
          <summary>{t('ui-new-table')}</summary>
          <NewTableForm game={game} words={words} />
        </details>
      </div>
    </section>
  )
}

const nameOf = (table: TableInfo): string =>
  table.title || table.seats.map((s) => s.name || t('seat-name', { n: s.seat + 1 })).join(' · ')

/** Day and time as people write them where the language is spoken; plain `en` would mean the United States. */
export const dateText = (ms: number): string =>
  new Date(ms).toLocaleString(language.value === 'en' ? 'en-GB' : language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })

/** Whose turn it is at a table that is played, mine first. */
function Turn({ table }: { table: TableInfo }) {
  const [first] = table.asked
  if (first === undefined) return null
  if (waits(table)) return <span class="tag turn">{t('ui-your-turn')}</span>
  const name = table.seats[first]?.name || t('seat-name', { n: first + 1 })
  return <span class="facts"> · {t('ui-turn-of', { name })}</span>
}

/** Before the only key of a seat is thrown away, it is said what that means. */
function Forget({ table, forget }: { table: TableInfo; forget: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const leave = () => setAsking(false)
  return (
    <>
      <button class="quiet" aria-label={`${t('ui-forget')}: ${nameOf(table)}`} onClick={() => setAsking(true)}>
        {t('ui-forget')}
      </button>
      {isAsking ? (
        <Dialog label={`forget-${table.id}`} kind="forget" close={leave}>
          <h2 id={`forget-${table.id}`}>{t('ui-forget-title', { x: nameOf(table) })}</h2>
          <p>{t(table.status === 'over' ? 'ui-forget-over' : 'ui-forget-running')}</p>
          <p class="tools">
            <button class="main" onClick={leave}>
              {t('ui-forget-keep')}
            </button>
            <button onClick={forget}>{t('ui-forget')}</button>
          </p>
        </Dialog>
      ) : null}
    </>
  )
}

export function TableRow({ table, mine, forget = () => {} }: { table: TableInfo; mine: boolean; forget?: () => void }) {
  const words = useWords(table.game)
  const [problem, setProblem] = useState('')
  const open = table.seats.findIndex((s) => s.holder === 'open' && !s.joined)
  const claim = async () => {
    try {
      await claimSeat(table, open, playerName.value)
      go(tableLink(table.id))
    } catch (error) {
      setProblem(error instanceof Refusal ? error.problem.detail : String(error))
    }
  }
  return (
    <li class="table-row">
      <div>
        <strong>{nameOf(table)}</strong>{' '}
        {table.what_if ? <span class="tag tried">{t('ui-what-if-tag', { n: table.what_if.at })}</span> : null}
        {table.lesson ? <span class="tag tried">{t('learn-lesson-tag')}</span> : null}
        <Turn table={table} />
        <span class="facts">
          {words?.has('game-title') ? `${words.text('game-title')} · ` : ''}
          {t(`ui-status-${table.status}`)} · {dateText(table.created)}
        </span>
        {table.broken ? <span class="problem">{table.broken}</span> : null}
        {problem ? (
          <span class="problem" role="alert">
            {problem}
          </span>
        ) : null}
      </div>
      {mine ? (
        <span class="row-tools">
          {table.broken ? null : (
            <a class="button" href={tableLink(table.id)} aria-label={`${t('ui-resume')}: ${nameOf(table)}`}>
              {t('ui-resume')}
            </a>
          )}
          <Forget table={table} forget={forget} />
        </span>
      ) : (
        <button aria-label={`${t('ui-sit-down')}: ${nameOf(table)}`} onClick={claim}>
          {t('ui-sit-down')}
        </button>
      )}
    </li>
  )
}

/** Tables of somebody else with a free seat for anybody. */
export const joinable = (tables: readonly TableInfo[], mine: readonly string[]): TableInfo[] =>
  tables.filter(
    (table) =>
      table.status === 'waiting' &&
      !mine.includes(table.id) &&
      table.seats.some((s) => s.holder === 'open' && !s.joined),
  )

/** Tables that wait for me stand before the others. */
const waits = (table: TableInfo): number => Number(table.asked.some((seat) => seat in keysOf(table.id)))

export function Lobby() {
  const [games, setGames] = useState<GameInfo[]>([])
  const [open, setOpen] = useState<TableInfo[]>([])
  const [mine, setMine] = useState<TableInfo[]>([])
  const [problem, setProblem] = useState('')
  const [forgotten, setForgotten] = useState<{ name: string; recall: () => void } | null>(null)
  const load = async () => {
    const [found, tables, own] = await Promise.all([
      get<Games>('/games'),
      get<Tables>('/tables'),
      Promise.all(
        heldTables()
          .slice(0, 30)
          .map((id) => get<TableInfo>(`/tables/${id}`).catch(() => null)),
      ),
    ])
    // games in the making stand behind those that keep every rule
    setGames([...found.games].sort((one, two) => Number(two.finished) - Number(one.finished)))
    gameShown.value ||= found.games[0]?.name ?? ''
    setOpen(tables.tables)
    setMine(own.filter((x): x is TableInfo => x !== null).sort((a, b) => waits(b) - waits(a) || b.created - a.created))
  }
  useEffect(
    () => void load().catch((e: unknown) => setProblem(e instanceof Refusal ? e.problem.detail : String(e))),
    [],
  )
  const others = joinable(open, heldTables())
  const forget = (table: TableInfo) => {
    setForgotten({ name: nameOf(table), recall: forgetTable(table.id) })
    void load()
  }
  const recall = () => {
    forgotten?.recall()
    setForgotten(null)
    void load()
  }
  return (
    <main class="lobby" id="content">
      <div class="welcome">
        <h1>{t('ui-welcome')}</h1>
        <p>{t('ui-welcome-more')}</p>
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
      <div class="games">
        {games.map((game) => (
          <GameCard key={game.name} game={game} />
        ))}
      </div>
      <div class="table-lists">
        {mine.length || forgotten ? (
          <section class="card" aria-labelledby="mine">
            <h2 id="mine">{t('ui-my-tables')}</h2>
            {forgotten ? (
              <p class="forgotten" role="status">
                {t('ui-forgotten', { x: forgotten.name })}{' '}
                <button class="quiet" onClick={recall}>
                  {t('ui-forgotten-back')}
                </button>
              </p>
            ) : null}
            <ul class="tables">
              {mine.map((table) => (
                <TableRow key={table.id} table={table} mine forget={() => forget(table)} />
              ))}
            </ul>
            {mine.length ? <CarrySeats /> : null}
          </section>
        ) : null}
        <section class="card" aria-labelledby="open">
          <h2 id="open">{t('ui-open-tables')}</h2>
          {others.length ? (
            <ul class="tables">
              {others.map((table) => (
                <TableRow key={table.id} table={table} mine={false} />
              ))}
            </ul>
          ) : (
            <p class="facts">{t('ui-no-open-tables')}</p>
          )}
        </section>
        <OpenRecord />
      </div>
    </main>
  )
}
