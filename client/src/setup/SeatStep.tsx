// Set-up step "Who plays": how many, who holds each seat, and what each seat brings, all with pictures.

import type { ComponentChildren } from 'preact'
import { workshopLink } from '../device/route'
import { playerName } from '../device/settings'
import { Icon } from '../parts/Icon'
import type { GameInfo, LevelInfo, SeatChoice, SeatRequest, WorkshopInfo } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { botName, t } from '../words/common'
import { nameOf } from '../workshop/naming'
import { savedFor } from '../workshop/storage'
import { kebab, naming, type Values } from './fields'
import { Portrait } from './Portrait'

interface Holding {
  value: string
  label: string
  face: string
}

/** People, the bot that is offered first, and the bots that are no levels. Once a bot is chosen, all levels are shown. */
const holdings = (game: GameInfo, isBot: boolean): Holding[] => [
  ...(['here', 'link', 'open'] as const).map((holder) => ({
    value: holder,
    label: t(`setup-${holder}`),
    face: holder,
  })),
  ...(isBot || !game.levels.length
    ? []
    : [{ value: `bot:${game.bots[0]}`, label: t('setup-a-bot'), face: game.bots[0]! }]),
  ...game.bots
    .filter((name) => !game.levels.some((level) => level.name === name))
    .map((name) => ({ value: `bot:${name}`, label: t('setup-bot', { name: botName(name) }), face: name })),
]

const wishOf = (value: string): SeatRequest => {
  const [holder, bot] = value.split(':')
  return holder === 'bot' ? { holder: 'bot', bot: bot! } : { holder: holder as SeatRequest['holder'] }
}

/** A picture with its name, one of several choices. */
function Choice({
  group,
  value,
  label,
  picture,
  isChosen,
  choose,
}: {
  group: string
  value: string
  label: string
  picture: ComponentChildren
  isChosen: boolean
  choose: () => void
}) {
  return (
    <label class={`pick-card ${isChosen ? 'chosen' : ''}`}>
      <input type="radio" name={group} value={value} checked={isChosen} onChange={choose} />
      {picture}
      <span>{label}</span>
    </label>
  )
}

/** A level of the bots: its face, how it plays, and how strong it has proved. */
function LevelChoice({
  level,
  rank,
  below,
  group,
  isChosen,
  choose,
}: {
  level: LevelInfo
  rank: number
  below: string
  group: string
  isChosen: boolean
  choose: () => void
}) {
  const { games: n, won, low, high } = level
  return (
    <label class={`pick-card level-card level-${level.name} ${isChosen ? 'chosen' : ''}`}>
      <input type="radio" name={group} value={`bot:${level.name}`} checked={isChosen} onChange={choose} />
      <Portrait of={level.name} box="-25 -52 50 46" />
      <span class="level-rank" role="img" aria-label={t('level-rank', { n: rank })}>
        {'◆'.repeat(rank)}
        <i>{'◆'.repeat(5 - rank)}</i>
      </span>
      <b>{botName(level.name)}</b>
      <span class="level-more">{t(`level-${level.name}`)}</span>
      {n && below ? (
        <small title={t('level-measured-more', { n, low, high })}>
          {t('level-measured', { n: won, name: botName(below) })}
          <span class="level-bar" style={{ '--won': `${won}%` }} />
        </small>
      ) : null}
    </label>
  )
}

function Sign({ icon, ground, figure }: { icon: string; ground: string; figure: string }) {
  return (
    <span class="pick-sign" style={{ background: ground || 'var(--paper-2)', color: figure || '#fff' }}>
      <Icon name={icon || 'crossed-swords'} size={30} />
    </span>
  )
}

/** What a seat brings, collapsed until opened. The icon of the current choice is always visible. */
function Brought({
  title,
  chosen,
  picture,
  children,
}: {
  title: string
  chosen: string
  picture: ComponentChildren
  children: ComponentChildren
}) {
  return (
    <details class="brought">
      <summary>
        {picture}
        <span>
          <small>{title}</small>
          <b>{chosen}</b>
        </span>
      </summary>
      <div class="pick-grid">{children}</div>
    </details>
  )
}

/** A ready-made deck or army, one saved on this device, or the game's default. */
function BuiltChoice({
  game,
  name,
  stock,
  words,
  value,
  usual,
  put,
}: {
  game: string
  name: string
  stock: WorkshopInfo
  words: Catalogue
  value: string
  usual: string
  put: (value: string) => void
}) {
  const standard = stock.ready.find((ready) => ready.id === usual)
  const ready = stock.ready.find((one) => one.id === (value || usual))
  const kept = savedFor(game)
  const mine = kept.find((one) => one.text === value)
  const rows = [
    { value: '', label: standard ? nameOf(standard, words) : t('ui-build-usual'), look: standard },
    ...stock.ready
      .filter((one) => one.id !== usual)
      .map((one) => ({ value: one.id, label: nameOf(one, words), look: one })),
    ...kept.map((one) => ({ value: one.text, label: one.name, look: undefined })),
  ]
  const sign = (look: { icon: string; colour: string } | undefined) => (
    <Sign icon={look?.icon ?? ''} ground={look?.colour ?? '#6b5636'} figure="#fff" />
  )
  return (
    <Brought
      title={words.text(`option-${kebab(name)}`)}
      chosen={mine?.name ?? (ready ? nameOf(ready, words) : t('ui-build-usual'))}
      picture={sign(ready)}
    >
      {rows.map((row) => (
        <Choice
          key={row.value}
          group={name}
          value={row.value}
          label={row.label}
          picture={sign(row.look)}
          isChosen={row.value === value}
          choose={() => put(row.value)}
        />
      ))}
      <a class="pick-more" href={workshopLink(game)}>
        {words.say(stock.title, naming)}
      </a>
    </Brought>
  )
}

/** The sides of the seats. If two seats would have the same one, the other seat gets what this one had. */
export function swapped(
  chosen: readonly string[],
  seat: number,
  id: string,
  all: readonly string[],
  players: number,
): string[] {
  const free = all.filter((one) => !chosen.includes(one) && one !== id)
  const now = Array.from({ length: players }, (_, k) => chosen[k] ?? (k === seat ? id : free.shift()!))
  const other = now.findIndex((one, k) => one === id && k !== seat)
  if (other >= 0) now[other] = now[seat] === id ? free.shift()! : now[seat]!
  now[seat] = id
  return now
}

function SideChoice({
  each,
  seat,
  players,
  words,
  options,
  set,
}: {
  each: SeatChoice
  seat: number
  players: number
  words: Catalogue
  options: Values
  set: (options: Values) => void
}) {
  const chosen = String(options[each.option] ?? '')
    .split(',')
    .filter(Boolean)
  const mine = each.sides.find((side) => side.id === chosen[seat])
  const nobody = () => {
    const rest = Object.entries(options).filter(([name]) => name !== each.option && !(name in each.needs))
    set(Object.fromEntries(rest))
  }
  const choose = (id: string) => {
    const ids = each.sides.map((side) => side.id)
    set({ ...options, ...each.needs, [each.option]: swapped(chosen, seat, id, ids, players).join(',') })
  }
  return (
    <Brought
      title={words.text(`option-${kebab(each.option)}`)}
      chosen={mine ? words.text(mine.name) : t('setup-any')}
      picture={
        <Sign
          icon={mine?.look.icon ?? 'uncertainty'}
          ground={mine?.look.ground ?? '#6b5636'}
          figure={mine?.look.figure ?? '#fff'}
        />
      }
    >
      <Choice
        group={`${each.option}.${seat}`}
        value=""
        label={t('setup-any')}
        picture={<Sign icon="uncertainty" ground="#6b5636" figure="#fff" />}
        isChosen={!mine}
        choose={nobody}
      />
      {each.sides.map((side) => (
        <Choice
          key={side.id}
          group={`${each.option}.${seat}`}
          value={side.id}
          label={words.text(side.name)}
          picture={<Sign {...side.look} />}
          isChosen={side.id === mine?.id}
          choose={() => choose(side.id)}
        />
      ))}
    </Brought>
  )
}

export function SeatStep({
  game,
  words,
  players,
  setPlayers,
  requests,
  setSeats,
  options,
  setOptions,
  taken,
  stock,
}: {
  game: GameInfo
  words: Catalogue
  players: number
  setPlayers: (players: number) => void
  requests: SeatRequest[]
  setSeats: (seats: SeatRequest[]) => void
  options: Values
  setOptions: (options: Values) => void
  taken: readonly string[]
  stock: WorkshopInfo | null
}) {
  const [low, high] = game.players
  const put = (k: number, request: SeatRequest) => setSeats(requests.map((w, i) => (i === k ? request : w)))
  return (
    <>
      <div class="seat-head">
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
        <button type="button" onClick={() => setSeats([...requests.slice(1), requests[0]!])}>
          {t('setup-swap')}
        </button>
      </div>
      {requests.map((request, k) => {
        const held = request.holder === 'bot' ? `bot:${request.bot}` : request.holder
        const name = game.workshop[k]
        return (
          <fieldset key={k} class="seat-card seat-wish">
            <legend>{t('seat-name', { n: k + 1 })}</legend>
            <div class="pick-grid holders" role="radiogroup" aria-label={t('ui-holder-of', { n: k + 1 })}>
              {holdings(game, request.holder === 'bot').map((one) => (
                <Choice
                  key={one.value}
                  group={`seat-${k}`}
                  value={one.value}
                  label={one.label}
                  picture={<Portrait of={one.face} />}
                  isChosen={held === one.value}
                  choose={() => put(k, wishOf(one.value))}
                />
              ))}
              {(request.holder === 'bot' ? game.levels : []).map((level, rank) => (
                <LevelChoice
                  key={level.name}
                  level={level}
                  rank={rank + 1}
                  below={game.levels[rank - 1]?.name ?? ''}
                  group={`seat-${k}`}
                  isChosen={held === `bot:${level.name}`}
                  choose={() => put(k, wishOf(`bot:${level.name}`))}
                />
              ))}
            </div>
            {request.holder === 'here' ? (
              <label class="seat-name">
                <span class="sr">{t('ui-name-of', { n: k + 1 })}</span>
                <input
                  placeholder={t('ui-name')}
                  maxLength={40}
                  value={request.name ?? (k === 0 ? playerName.value : '')}
                  onInput={(e) => put(k, { ...request, name: e.currentTarget.value })}
                />
              </label>
            ) : null}
            {game.each && !taken.includes(game.each.option) ? (
              <SideChoice
                each={game.each}
                seat={k}
                players={players}
                words={words}
                options={options}
                set={setOptions}
              />
            ) : null}
            {stock && name && !taken.includes(name) ? (
              <BuiltChoice
                game={game.name}
                name={name}
                stock={stock}
                words={words}
                value={String(options[name] ?? '')}
                usual={String(game.options.find((o) => o.name === name)?.default ?? '')}
                put={(value) => setOptions({ ...options, [name]: value })}
              />
            ) : null}
          </fieldset>
        )
      })}
    </>
  )
}
