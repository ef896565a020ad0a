import { useEffect, useState } from 'preact/hooks'
import { get, getText, post, Refusal } from '../api'
import { t } from '../common'
import type { GameInfo, Games, JoinAnswer, NewTableAnswer, OptionInfo, SeatWish, TableInfo, Tables } from '../protocol'
import { go, tableLink } from '../route'
import { forgetTable, heldTables, holdKey, language, playerName } from '../settings'
import { Catalogue } from '../words'

/** Any text nobody else could foresee: this seat's share in the dice. */
function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('')
}

/** A name is sent only if there is one: the server words a missing one. */
const named = (name: string): { name?: string } => (name.trim() ? { name: name.trim() } : {})

/** Open a table, keep its keys, sit down on the seats that are here, and go there. */
async function openTable(wish: object, names: string[] = []): Promise<void> {
  const answer = await post<NewTableAnswer>('/tables', wish)
  await takeSeats(answer, names)
}

export async function takeSeats(answer: NewTableAnswer, names: string[] = []): Promise<void> {
  const id = answer.table.id
  for (const { seat, key } of answer.keys) holdKey(id, seat, key)
  for (const { seat, key } of answer.keys) {
    const info = answer.table.seats[seat]
    if (seat >= 0 && info?.holder === 'here' && !info.joined) await sitDown(id, key, names[seat] ?? playerName.value)
  }
  go(tableLink(id))
}

export async function sitDown(table: string, key: string, name: string): Promise<JoinAnswer> {
  return post<JoinAnswer>(`/tables/${table}/join`, { ...named(name), contribution: contribution() }, key)
}

function useWords(game: string): Catalogue | null {
  const [words, setWords] = useState<Catalogue | null>(null)
  useEffect(() => {
    let live = true
    void getText(`/words/${game}/${language.value}`).then((text) => live && setWords(new Catalogue(language.value, text)))
    return () => {
      live = false
    }
  }, [game, language.value])
  return words
}

function valueWord(words: Catalogue, option: OptionInfo, value: string): string {
  if (option.name === 'map' && words.has(`map-${value}`)) return words.text(`map-${value}`)
  if (/^\d+$/.test(value)) return words.text('value-seat', { n: Number(value) })
  return words.text(`value-${value.replaceAll('_', '-')}`)
}

const optionKey = (name: string): string => `option-${name.replaceAll('_', '-')}`

function NewTableForm({ game, words }: { game: GameInfo; words: Catalogue }) {
  const [players, setPlayers] = useState(game.players[0])
  const [holders, setHolders] = useState<SeatWish[]>([])
  const [options, setOptions] = useState<Record<string, string | number>>({})
  const [problem, setProblem] = useState('')
  const bot = game.bots[0] ?? 'random'
  const wishes = Array.from({ length: players }, (_, k): SeatWish => holders[k] ?? (k === 0 ? { holder: 'here' } : { holder: 'bot', bot }))
  const set = (k: number, wish: SeatWish) => setHolders(wishes.map((w, i) => (i === k ? wish : w)))
  const start = async (e: Event) => {
    e.preventDefault()
    setProblem('')
    const given = Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== '' && value !== game.options.find((o) => o.name === name)?.default))
    try {
      await openTable({ game: game.name, options: given, seats: wishes.map(({ name, ...w }) => ({ ...w, ...named(name ?? '') })) }, wishes.map((w, k) => w.name || (k === 0 ? playerName.value : '')))
    } catch (error) {
      setProblem(error instanceof Refusal ? error.problem.detail : String(error))
    }
  }
  return (
    <form class="new-table" onSubmit={start}>
      <label>
        {t('ui-players')}
        <input type="number" min={game.players[0]} max={game.players[1]} value={players} onInput={(e) => setPlayers(Math.max(game.players[0], Math.min(game.players[1], Number(e.currentTarget.value) || game.players[0])))} />
      </label>
      <fieldset>
        <legend>{t('ui-seats')}</legend>
        {wishes.map((wish, k) => (
          <div class="seat-wish" key={k}>
            <span>{t('seat-name', { n: k + 1 })}</span>
            <select
              aria-label={t('ui-holder-of', { n: k + 1 })}
              value={wish.holder === 'bot' ? `bot:${wish.bot}` : wish.holder}
              onChange={(e) => {
                const [holder, name] = e.currentTarget.value.split(':')
                set(k, holder === 'bot' ? { holder: 'bot', bot: name! } : { holder: holder as SeatWish['holder'] })
              }}
            >
              <option value="here">{t('ui-holder-here')}</option>
              <option value="link">{t('ui-holder-link')}</option>
              <option value="open">{t('ui-holder-open')}</option>
              {game.bots.map((name) => (
                <option key={name} value={`bot:${name}`}>{t('ui-holder-bot', { name })}</option>
              ))}
            </select>
            {wish.holder === 'here' ? (
              <input aria-label={t('ui-name-of', { n: k + 1 })} placeholder={t('ui-name')} maxLength={40} value={wish.name ?? (k === 0 ? playerName.value : '')} onInput={(e) => set(k, { ...wish, name: e.currentTarget.value })} />
            ) : null}
          </div>
        ))}
      </fieldset>
      <details>
        <summary>{t('ui-options')}</summary>
        <div class="option-grid">
          {game.options.map((option) => (
            <label key={option.name} title={words.text(`${optionKey(option.name)}-help`)}>
              <span>{words.text(optionKey(option.name))}</span>
              {option.choices.length ? (
                <select value={String(options[option.name] ?? option.default)} onChange={(e) => setOptions({ ...options, [option.name]: e.currentTarget.value })}>
                  {option.choices.map((value) => (
                    <option key={value} value={value}>{valueWord(words, option, value)}</option>
                  ))}
                </select>
              ) : typeof option.default === 'number' ? (
                <input type="number" min={option.low} max={option.high} value={Number(options[option.name] ?? option.default)} onInput={(e) => setOptions({ ...options, [option.name]: Number(e.currentTarget.value) })} />
              ) : (
                <input value={String(options[option.name] ?? option.default)} onInput={(e) => setOptions({ ...options, [option.name]: e.currentTarget.value })} />
              )}
              <small>{words.text(`${optionKey(option.name)}-help`)}</small>
            </label>
          ))}
        </div>
      </details>
      {problem ? <p class="problem" role="alert">{problem}</p> : null}
      <button class="main" type="submit">{t('ui-open-table')}</button>
    </form>
  )
}

function GameCard({ game }: { game: GameInfo }) {
  const words = useWords(game.name)
  const [problem, setProblem] = useState('')
  if (!words) return null
  const playNow = async () => {
    try {
      await openTable({ game: game.name }, [playerName.value])
    } catch (error) {
      setProblem(error instanceof Refusal ? error.problem.detail : String(error))
    }
  }
  return (
    <section class="card game-card" aria-labelledby={`game-${game.name}`}>
      <h2 id={`game-${game.name}`}>{words.text('game-title')}</h2>
      <p>{words.text('game-about')}</p>
      <p class="facts">{t('ui-for-players', { low: game.players[0], high: game.players[1] })}</p>
      <label class="your-name">
        {t('ui-your-name')}
        <input maxLength={40} value={playerName.value} onInput={(e) => (playerName.value = e.currentTarget.value)} />
      </label>
      <button class="main big" onClick={playNow}>{t('ui-play-now')}</button>
      {problem ? <p class="problem" role="alert">{problem}</p> : null}
      <details>
        <summary>{t('ui-new-table')}</summary>
        <NewTableForm game={game} words={words} />
      </details>
      <p><a href={`#/rules/${game.name}`}>{t('ui-read-rules')}</a></p>
    </section>
  )
}

function TableRow({ table, mine, gone }: { table: TableInfo; mine: boolean; gone: () => void }) {
  const [problem, setProblem] = useState('')
  const open = table.seats.findIndex((s) => s.holder === 'open' && !s.joined)
  const claim = async () => {
    try {
      const answer = await post<JoinAnswer>(`/tables/${table.id}/seats/${open}/claim`, { ...named(playerName.value), contribution: contribution() })
      if (answer.key) holdKey(table.id, answer.seat, answer.key)
      go(tableLink(table.id))
    } catch (error) {
      setProblem(error instanceof Refusal ? error.problem.detail : String(error))
    }
  }
  return (
    <li class="table-row">
      <div>
        <strong>{table.title || table.seats.map((s) => s.name || t('seat-name', { n: s.seat + 1 })).join(' · ')}</strong>
        <span class="facts">{t(`ui-status-${table.status}`)} · {new Date(table.created).toLocaleString(language.value)}</span>
        {problem ? <span class="problem" role="alert">{problem}</span> : null}
      </div>
      {mine ? (
        <span>
          <a class="button" href={tableLink(table.id)}>{t('ui-resume')}</a>{' '}
          <button class="quiet" onClick={() => (forgetTable(table.id), gone())}>{t('ui-forget')}</button>
        </span>
      ) : open >= 0 ? (
        <button onClick={claim}>{t('ui-sit-down')}</button>
      ) : null}
    </li>
  )
}

export function Lobby() {
  const [games, setGames] = useState<GameInfo[]>([])
  const [open, setOpen] = useState<TableInfo[]>([])
  const [mine, setMine] = useState<TableInfo[]>([])
  const load = async () => {
    setGames((await get<Games>('/games')).games)
    setOpen((await get<Tables>('/tables')).tables)
    const found = await Promise.all(heldTables().slice(0, 30).map((id) => get<TableInfo>(`/tables/${id}`).catch(() => null)))
    setMine(found.filter((x): x is TableInfo => x !== null).sort((a, b) => b.created - a.created))
  }
  useEffect(() => void load().catch(() => {}), [])
  const others = open.filter((table) => !mine.some((own) => own.id === table.id))
  return (
    <main class="lobby">
      <h1>{t('ui-welcome')}</h1>
      <div class="games">{games.map((game) => <GameCard key={game.name} game={game} />)}</div>
      {mine.length ? (
        <section class="card" aria-labelledby="mine">
          <h2 id="mine">{t('ui-my-tables')}</h2>
          <ul class="tables">{mine.map((table) => <TableRow key={table.id} table={table} mine gone={() => void load()} />)}</ul>
        </section>
      ) : null}
      <section class="card" aria-labelledby="open">
        <h2 id="open">{t('ui-open-tables')}</h2>
        {others.length ? <ul class="tables">{others.map((table) => <TableRow key={table.id} table={table} mine={false} gone={() => void load()} />)}</ul> : <p class="facts">{t('ui-no-open-tables')}</p>}
      </section>
    </main>
  )
}
