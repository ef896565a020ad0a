import { useEffect, useRef, useState } from 'preact/hooks'
import { rulesLink } from '../device/route'
import { keysOf, language, playerName } from '../device/settings'
import { OwnField } from '../editor/OwnField'
import { post, Refusal } from '../wire/api'
import type {
  Campaign,
  CheckedOptions,
  GameInfo,
  NewTable,
  OptionAsked,
  OptionInfo,
  SeatWish,
  TableInfo,
  WhyNotOption,
} from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { BuiltField, useStock } from '../workshop/BuiltField'
import { later } from './later'
import { named, openTable } from './seats'

const BriefingAside = later(() => import('../parts/Briefing').then((part) => part.BriefingAside))

const kebab = (name: string): string => name.replaceAll('_', '-')

/** A choice in words: the message of the thing it names (map-ember-crown), of the value (value-on), or of a seat's number. */
export function valueWord(words: Catalogue, option: OptionInfo, value: string): string {
  const own = `${kebab(option.name)}-${kebab(value)}`
  if (words.has(own)) return words.text(own)
  if (words.has(`value-${kebab(value)}`)) return words.text(`value-${kebab(value)}`)
  return /^\d+$/.test(value) ? words.text('value-seat', { n: Number(value) }) : value
}

export type Values = Record<string, string | number>

const LONGEST = 40_000

/** The text of a file for an option; a long one is sent without the spaces between its values. */
async function textOf(file: File): Promise<string> {
  const text = await file.text()
  try {
    return text.length > LONGEST ? JSON.stringify(JSON.parse(text)) : text
  } catch {
    return text
  }
}

/** A file whose text is handed on; taking it back hands on nothing. */
function FileField({ label, help, take }: { label: string; help?: string; take: (text: string) => void }) {
  const choose = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    take(file ? await textOf(file) : '')
  }
  return (
    <label class="file">
      <span>{label}</span>
      <input type="file" accept=".json,application/json" onChange={(e) => void choose(e.currentTarget)} />
      {help ? <small>{help}</small> : null}
    </label>
  )
}

export function OptionField({
  option,
  words,
  values,
  set,
  file,
}: {
  option: OptionInfo
  words: Catalogue
  values: Values
  set: (values: Values) => void
  file: boolean
}) {
  const key = `option-${kebab(option.name)}`
  const value = values[option.name] ?? option.default
  const put = (next: string | number) => set({ ...values, [option.name]: next })
  if (file)
    return (
      <FileField label={words.text(key)} help={words.has(`${key}-help`) ? words.text(`${key}-help`) : ''} take={put} />
    )
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whichever control the option asks for is inside
    <label>
      <span>{words.text(key)}</span>
      {option.choices.length ? (
        <select name={option.name} value={String(value)} onChange={(e) => put(e.currentTarget.value)}>
          {option.choices.map((choice) => (
            <option key={choice} value={choice}>
              {valueWord(words, option, choice)}
            </option>
          ))}
        </select>
      ) : typeof option.default === 'number' ? (
        <input
          type="number"
          min={option.low}
          max={option.high}
          value={Number(value)}
          onInput={(e) => put(Number(e.currentTarget.value))}
        />
      ) : (
        <input value={String(value)} onInput={(e) => put(e.currentTarget.value)} />
      )}
      {words.has(`${key}-help`) ? <small>{words.text(`${key}-help`)}</small> : null}
    </label>
  )
}

function SeatField({
  game,
  k,
  wish,
  set,
}: {
  game: GameInfo
  k: number
  wish: SeatWish
  set: (wish: SeatWish) => void
}) {
  const choose = (value: string) => {
    const [holder, bot] = value.split(':')
    set(holder === 'bot' ? { holder: 'bot', bot: bot! } : { holder: holder as SeatWish['holder'] })
  }
  return (
    <div class="seat-wish">
      <span>{t('seat-name', { n: k + 1 })}</span>
      <select
        aria-label={t('ui-holder-of', { n: k + 1 })}
        value={wish.holder === 'bot' ? `bot:${wish.bot}` : wish.holder}
        onChange={(e) => choose(e.currentTarget.value)}
      >
        <option value="here">{t('ui-holder-here')}</option>
        <option value="link">{t('ui-holder-link')}</option>
        <option value="open">{t('ui-holder-open')}</option>
        {game.bots.map((name) => (
          <option key={name} value={`bot:${name}`}>
            {t('ui-holder-bot', { name })}
          </option>
        ))}
      </select>
      {wish.holder === 'here' ? (
        <input
          aria-label={t('ui-name-of', { n: k + 1 })}
          placeholder={t('ui-name')}
          maxLength={40}
          value={wish.name ?? (k === 0 ? playerName.value : '')}
          onInput={(e) => set({ ...wish, name: e.currentTarget.value })}
        />
      ) : null}
    </div>
  )
}

/** The same people and bots once more. */
const sameSeats = (table: TableInfo): SeatWish[] =>
  table.seats.map(({ holder, name, bot }) => (holder === 'bot' ? { holder, bot } : { holder, ...named(name) }))

/** The key of any seat this browser holds at a table; not the spectators'. */
export const ownKey = (table: string): string =>
  Object.entries(keysOf(table)).find(([seat]) => Number(seat) >= 0)?.[1] ?? ''

const naming = { seat: (n: number) => t('seat-name', { n: n + 1 }) }

/** Why the options chosen do not go together: the sentence, and the rules that say so. */
export function WrongOptions({ game, words, wrong }: { game: string; words: Catalogue; wrong: WhyNotOption }) {
  return (
    <p class="problem" role="alert">
      {wrong.sentence ? words.say(wrong.sentence, naming) : wrong.detail}{' '}
      {wrong.clauses.map((clause) => (
        <a key={clause.id} class="clause-id" href={rulesLink(game, clause.id)} title={clause.text}>
          {clause.id}{' '}
        </a>
      ))}
    </p>
  )
}

/** Is the form folded out, or in no fold at all? What it tells of the game is fetched no earlier. */
function useUnfolded(form: { current: HTMLFormElement | null }): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const fold = form.current?.closest('details')
    const look = () => setOpen(!fold || fold.open)
    look()
    fold?.addEventListener('toggle', look)
    return () => fold?.removeEventListener('toggle', look)
  }, [])
  return isOpen
}

/** A table to be set up; with `before` one that goes on from a finished table and takes over what that hands on. */
export function NewTableForm({ game, words, before }: { game: GameInfo; words: Catalogue; before?: TableInfo }) {
  const [low, high] = game.players
  const form = useRef<HTMLFormElement>(null)
  const isUnfolded = useUnfolded(form)
  const [carried, setCarried] = useState<Values>({})
  const taken = before?.sequel ?? Object.keys(carried)
  const [players, setPlayers] = useState(before?.players ?? low)
  const [seats, setSeats] = useState<SeatWish[]>(before ? sameSeats(before) : [])
  const [options, setOptions] = useState<Values>(
    before ? Object.fromEntries(Object.entries(before.options).filter(([name]) => !taken.includes(name))) : {},
  )
  const [windows, setWindows] = useState<NewTable['windows']>()
  const [problem, setProblem] = useState('')
  const stock = useStock(game.name, game.workshop.length > 0)
  const bot = game.bots[0] ?? 'random'
  const wishes = Array.from(
    { length: players },
    (_, k): SeatWish => seats[k] ?? (k === 0 ? { holder: 'here' } : { holder: 'bot', bot }),
  )
  const [wrong, setWrong] = useState<WhyNotOption>()
  const given = Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) =>
        !(game.workshop.indexOf(name) >= players) &&
        value !== '' &&
        value !== game.options.find((o) => o.name === name)?.default,
    ),
  )
  const chosen = JSON.stringify({ ...given, ...carried })
  const [first] = game.options
  useEffect(() => {
    let isLatest = true
    if (first && !before) {
      const asked: OptionAsked = {
        players,
        option: first.name,
        value: given[first.name] ?? first.default,
        options: { ...given, ...carried },
      }
      post<WhyNotOption>(`/games/${game.name}/why?lang=${language.value}`, asked)
        .then((answer) => isLatest && setWrong(answer.detail ? answer : undefined))
        .catch(() => {}) // it is told when the table is opened
    }
    return () => {
      isLatest = false
    }
  }, [players, chosen, language.value])
  const told = (error: unknown): string => {
    if (!(error instanceof Refusal)) return String(error)
    return error.problem.said ? words.say(error.problem.said, naming) : error.problem.detail
  }
  const goOn = async (document: string) => {
    setProblem('')
    setCarried({})
    if (!document) return
    try {
      const wish: Campaign = { document }
      setCarried((await post<CheckedOptions>(`/games/${game.name}/campaign`, wish)).options)
    } catch (error) {
      setProblem(told(error))
    }
  }
  const start = async (e: Event) => {
    e.preventDefault()
    setProblem('')
    const names = wishes.map((wish, k) => wish.name || (k === 0 ? playerName.value : ''))
    try {
      const wish = {
        game: game.name,
        options: { ...given, ...carried },
        seats: wishes.map(({ name, ...wish }) => ({ ...wish, ...named(name ?? '') })),
        ...(windows ? { windows } : {}),
      }
      await (before ? openTable({ ...wish, sequel_of: before.id }, names, ownKey(before.id)) : openTable(wish, names))
    } catch (error) {
      setProblem(told(error))
    }
  }
  return (
    <form class="new-table" ref={form} onSubmit={start}>
      <fieldset>
        <legend>{t('ui-seats')}</legend>
        <label class="count">
          {t('ui-players')}{' '}
          <select value={players} onChange={(e) => setPlayers(Number(e.currentTarget.value))}>
            {Array.from({ length: high - low + 1 }, (_, k) => (
              <option key={k} value={low + k}>
                {low + k}
              </option>
            ))}
          </select>
        </label>
        {wishes.map((wish, k) => (
          <SeatField
            key={k}
            game={game}
            k={k}
            wish={wish}
            set={(next) => setSeats(wishes.map((w, i) => (i === k ? next : w)))}
          />
        ))}
      </fieldset>
      {game.campaigns && !before ? (
        <FileField label={t('ui-campaign-file')} help={t('ui-campaign-file-help')} take={(text) => void goOn(text)} />
      ) : null}
      {isUnfolded ? (
        <BriefingAside
          game={game.name}
          words={words}
          naming={naming}
          players={players}
          options={{ ...given, ...carried }}
        />
      ) : null}
      <details open={!!before}>
        <summary>{t('ui-options')}</summary>
        <div class="option-grid">
          {game.options
            .filter((option) => !taken.includes(option.name) && !(game.workshop.indexOf(option.name) >= players))
            .map((option) =>
              stock && game.workshop.includes(option.name) ? (
                <BuiltField
                  key={option.name}
                  game={game.name}
                  option={option}
                  stock={stock}
                  words={words}
                  value={String(options[option.name] ?? '')}
                  put={(value) => setOptions({ ...options, [option.name]: value })}
                />
              ) : option.name === game.own_content ? (
                <OwnField
                  key={option.name}
                  game={game.name}
                  name={option.name}
                  put={(text) => setOptions({ ...options, [option.name]: text })}
                >
                  <OptionField option={option} words={words} values={options} set={setOptions} file />
                </OwnField>
              ) : (
                <OptionField
                  key={option.name}
                  option={option}
                  words={words}
                  values={options}
                  set={setOptions}
                  file={false}
                />
              ),
            )}
          <label>
            <span>{t('ui-windows')}</span>
            <select
              name="windows"
              value={windows ?? ''}
              onChange={(e) => setWindows((e.currentTarget.value || undefined) as NewTable['windows'])}
            >
              {(['', 'swift', 'sealed'] as const).map((value) => (
                <option key={value} value={value}>
                  {t(`ui-windows-${value || 'usual'}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
      {problem ? (
        <p class="problem" role="alert">
          {problem}
        </p>
      ) : wrong ? (
        <WrongOptions game={game.name} words={words} wrong={wrong} />
      ) : null}
      <button class="main" type="submit">
        {t('ui-open-table')}
      </button>
    </form>
  )
}
