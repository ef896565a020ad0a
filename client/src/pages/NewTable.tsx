// Sets up a table in three steps: what to play, who plays, options. Beside them is the briefing of the current choice.

import { useEffect, useRef, useState } from 'preact/hooks'
import { keysOf, language, playerName } from '../device/settings'
import { OwnField } from '../editor/OwnField'
import { BriefingAside } from '../parts/Briefing'
import { loadIcons } from '../parts/Icon'
import { FileField, naming, OptionField, titleOf, type Values, WrongOptions } from '../setup/fields'
import { OptionStep } from '../setup/OptionStep'
import { SeatStep } from '../setup/SeatStep'
import { TilePicker, TilePicture } from '../setup/TilePicker'
import { get, post } from '../wire/api'
import type {
  Briefing,
  Campaign,
  CheckedOptions,
  ContentTile,
  GameInfo,
  NewTable,
  OptionAsked,
  SeatRequest,
  TableInfo,
  Tiles,
  WhyNotOption,
} from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { botName, t } from '../words/common'
import { useStock } from '../workshop/stock'
import '../styles/setup.css'
import '../styles/who-plays.css'
import { errorText } from '../words/errors'
import { named, openTable } from './seats'

/** The same people and bots again. */
const sameSeats = (table: TableInfo): SeatRequest[] =>
  table.seats.map(({ holder, name, bot }) => (holder === 'bot' ? { holder, bot } : { holder, ...named(name) }))

/** The key of any seat this browser holds at a table, not the spectators'. */
const ownKey = (table: string): string => Object.entries(keysOf(table)).find(([seat]) => Number(seat) >= 0)?.[1] ?? ''

const STEPS = ['what', 'who', 'how'] as const

function useTiles(game: GameInfo): Tiles | null {
  const [found, setFound] = useState<Tiles | null>(null)
  const isWanted = game.options.some((option) => option.tiled)
  useEffect(() => {
    if (isWanted) void get<Tiles>(`/games/${game.name}/tiles`).then(setFound, () => {}) // without tiles there is a plain list
  }, [game.name])
  return found
}

/** Reports why the chosen options don't go together, as soon as they don't. */
function useWrong(game: GameInfo, players: number, options: Values, isAsked: boolean): WhyNotOption | undefined {
  const [wrong, setWrong] = useState<WhyNotOption>()
  const [first] = game.options
  useEffect(() => {
    let isLatest = true
    if (first && isAsked) {
      const asked: OptionAsked = { players, option: first.name, value: options[first.name] ?? first.default, options }
      post<WhyNotOption>(`/games/${game.name}/why?lang=${language.value}`, asked)
        .then((answer) => isLatest && setWrong(answer.detail ? answer : undefined))
        .catch(() => {}) // the error appears when the table is opened
    }
    return () => {
      isLatest = false
    }
  }, [players, JSON.stringify(options), language.value])
  return wrong
}

/** The set-up form. With `before` the new table continues a finished one and takes over its campaign. */
export function NewTableForm({
  game,
  words,
  before,
  first = {},
}: {
  game: GameInfo
  words: Catalogue
  before?: TableInfo
  first?: Values
}) {
  const [low] = game.players
  const main = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  const [carried, setCarried] = useState<Values>({})
  const taken = before?.sequel ?? Object.keys(carried)
  const [players, setPlayers] = useState(before?.players ?? low)
  const [seats, setSeats] = useState<SeatRequest[]>(before ? sameSeats(before) : [])
  const [options, setOptions] = useState<Values>(
    before ? Object.fromEntries(Object.entries(before.options).filter(([name]) => !taken.includes(name))) : first,
  )
  const [windows, setWindows] = useState<NewTable['windows']>()
  const [hints, setHints] = useState<NewTable['hints']>()
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState(0)
  const [subject, setSubject] = useState('')
  const tell = (briefing: Briefing | null) => setSubject(briefing?.title.key ?? '')
  const stock = useStock(game.name, game.workshop.length > 0)
  const tiles = useTiles(game)
  useEffect(() => void loadIcons(game.name), [game.name])
  const bot = game.bots[0] ?? 'random'
  const requests = Array.from(
    { length: players },
    (_, k): SeatRequest => seats[k] ?? (k === 0 ? { holder: 'here' } : { holder: 'bot', bot }),
  )
  const defaultOf = (name: string) => game.options.find((o) => o.name === name)?.default
  const given = Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => !(game.workshop.indexOf(name) >= players) && value !== '' && value !== defaultOf(name),
    ),
  )
  const all = { ...given, ...carried }
  const wrong = useWrong(game, players, all, !before)
  /**
   * While a file is read or checked, or a table is being opened, don't open another: it would lack the file or be a duplicate.
   */
  const wait = (work: Promise<void>) => {
    setProblem('')
    setPending((n) => n + 1)
    void work
      .catch((error: unknown) => setProblem(errorText(error, words, naming)))
      .finally(() => setPending((n) => n - 1))
  }
  const goOn = async (document: string, isLatest: () => boolean) => {
    setCarried({})
    if (!document) return
    const request: Campaign = { document }
    const found = await post<CheckedOptions>(`/games/${game.name}/campaign`, request)
    if (isLatest()) setCarried(found.options)
  }
  const open = async () => {
    const names = requests.map((request, k) => request.name || (k === 0 ? playerName.value : ''))
    const request = {
      game: game.name,
      options: all,
      seats: requests.map(({ name, ...request }) => ({ ...request, ...named(name ?? '') })),
      ...(windows ? { windows } : {}),
      ...(hints === undefined ? {} : { hints }),
    }
    await (before
      ? openTable({ ...request, sequel_of: before.id }, names, ownKey(before.id))
      : openTable(request, names))
  }
  const valueNow = (name: string): string => String(all[name] ?? defaultOf(name) ?? '')
  const choose = (tile: ContentTile) => {
    setOptions({ ...options, [tile.option]: tile.value })
    const [least, most] = tile.players
    setPlayers(Math.max(least!, Math.min(most!, players)))
  }
  const go = (to: number) => {
    setStep(to)
    requestAnimationFrame(() => main.current?.querySelector<HTMLElement>('.setup-step:not([hidden]) h2')?.focus())
  }
  const isSpecial = (name: string) =>
    taken.includes(name) || game.workshop.includes(name) || name === game.own_content || name === game.each?.option
  const tiled = game.options.filter((option) => option.tiled && !taken.includes(option.name))
  const plain = game.options.filter((option) => !option.tiled && !isSpecial(option.name))
  const own = game.options.find((option) => option.name === game.own_content && !taken.includes(option.name))
  const putOwn = (text: string) => setOptions((now) => ({ ...now, ...(own ? { [own.name]: text } : {}) }))
  // the scenario may depend on the number of players
  const meant = tiles?.tiles.find((tile) => tile.preview && tile.name.key === subject)
  const pictured = tiles?.tiles.filter((tile) => tile.value === valueNow(tile.option)) ?? []
  const picture = meant ?? pictured.find((tile) => tile.preview) ?? pictured[0]
  const stepName = (k: number): string => t(`setup-${STEPS[k]}`)
  const panel = (k: number) => ({
    class: `setup-step step-${STEPS[k]}`,
    hidden: step !== k,
    'aria-labelledby': `step-${k}`,
  })
  const heading = (k: number) => (
    <h2 class="sr" id={`step-${k}`} tabIndex={-1}>
      {stepName(k)}
    </h2>
  )
  return (
    <form
      class="new-table"
      onSubmit={(e) => {
        e.preventDefault()
        wait(open())
      }}
    >
      <nav class="setup-steps" aria-label={t('setup-steps')}>
        {STEPS.map((name, k) => (
          <button key={name} type="button" aria-current={k === step ? 'step' : undefined} onClick={() => go(k)}>
            <b>{k + 1}</b> {stepName(k)}
          </button>
        ))}
      </nav>
      <div class="setup-main" ref={main}>
        <section {...panel(0)}>
          {heading(0)}
          {tiled.map((option) =>
            tiles ? (
              <TilePicker
                key={option.name}
                option={option.name}
                tiles={tiles.tiles.filter((tile) => tile.option === option.name)}
                lands={tiles.lands}
                words={words}
                value={valueNow(option.name)}
                put={choose}
              />
            ) : (
              <OptionField key={option.name} option={option} words={words} values={options} set={setOptions} />
            ),
          )}
          {own || (game.campaigns && !before) ? (
            <fieldset class="setup-own">
              <legend>{t('setup-own')}</legend>
              {own ? (
                <OwnField game={game.name} name={own.name} put={putOwn}>
                  <FileField {...titleOf(words, own)} take={putOwn} wait={wait} />
                </OwnField>
              ) : null}
              {game.campaigns && !before ? (
                <FileField label={t('ui-campaign-file')} help={t('ui-campaign-file-help')} take={goOn} wait={wait} />
              ) : null}
            </fieldset>
          ) : null}
        </section>
        <section {...panel(1)}>
          {heading(1)}
          <SeatStep
            game={game}
            words={words}
            players={players}
            setPlayers={setPlayers}
            requests={requests}
            setSeats={setSeats}
            options={options}
            setOptions={setOptions}
            taken={taken}
            stock={stock}
          />
        </section>
        <section {...panel(2)}>
          {heading(2)}
          <OptionStep
            options={plain}
            words={words}
            values={options}
            set={setOptions}
            windows={windows}
            setWindows={setWindows}
            hints={hints}
            setHints={setHints}
          />
        </section>
      </div>
      <aside class="card setup-side">
        {picture && tiles ? (
          <div class="setup-picture">
            <TilePicture tile={picture} lands={tiles.lands} whole />
          </div>
        ) : null}
        <BriefingAside game={game.name} words={words} naming={naming} players={players} options={all} tell={tell} />
        <ul class="setup-summary">
          {requests.map((request, k) => (
            <li key={k}>
              <b>{t('seat-name', { n: k + 1 })}</b>{' '}
              {request.holder === 'bot'
                ? t('setup-bot', { name: botName(request.bot ?? '') })
                : request.name ||
                  (k === 0 && request.holder === 'here' && playerName.value) ||
                  t(`setup-${request.holder}`)}
            </li>
          ))}
        </ul>
        {problem ? (
          <p class="problem" role="alert">
            {problem}
          </p>
        ) : wrong ? (
          <WrongOptions game={game.name} words={words} wrong={wrong} />
        ) : null}
        <p class="setup-go">
          {step < STEPS.length - 1 ? (
            <button type="button" onClick={() => go(step + 1)}>
              {t('setup-next', { x: stepName(step + 1) })}
            </button>
          ) : null}
          <button class="main big" type="submit" disabled={pending > 0}>
            {t('ui-open-table')}
          </button>
        </p>
      </aside>
    </form>
  )
}
