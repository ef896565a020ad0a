// An attack with dice: how many and why, the roll, each die explained, and what the target may ignore.

import { BannerArt, FiguresArt, formOf } from '../art/unit'
import { rulesLink } from '../device/route'
import { effects, showOdds } from '../device/settings'
import type { Session } from '../session/session'
import type { Chance, Conflict, ConflictSide, DieOutcome, Likely, Piece } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/dice.css'
import { lookOf, pieceName, sideOf } from '../words/labels'
import { extras } from './extras'
import { Icon, iconAt, rem } from './Icon'

/** A unit as a small picture: its figures under its banner. */
export function UnitSign({ session, piece, size = 64 }: { session: Session; piece: Piece; size?: number }) {
  const data = session.data.value!
  const type = data.types[piece.type]
  const banner = data.banners[piece.banner]
  const look = lookOf(session, piece.seat)
  const { FigureSign } = extras.value
  const isCut = data.sides[sideOf(session, piece.seat)]?.cut ?? false
  const figure = type?.figure
  if (FigureSign && type && figure)
    return (
      <FigureSign
        size={size}
        piece={piece}
        type={{ ...type, figure }}
        look={look}
        isCut={isCut}
        flip={isCut}
        banner={banner}
      />
    )
  return (
    <svg
      class="unit-sign"
      viewBox="-36 -38 74 74"
      width={rem(size)}
      height={rem(size)}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="1" cy="8" rx="33" ry="26" fill={look.figure} fill-opacity=".55" />
      <FiguresArt
        icon={type?.icon ?? ''}
        count={piece.count}
        form={formOf(type)}
        look={look}
        arms={type?.flags.includes('arms') ?? false}
      />
      {banner ? <BannerArt banner={banner} letter={session.words.value!.text(banner.letter)} x={-28} y={-32} /> : null}
    </svg>
  )
}

/** One die with this result. */
export function Die({ session, chance, k }: { session: Session; chance: Chance; k: number }) {
  const type = session.data.value!.types[chance.type]
  const name = type ? session.words.value!.text(type.name) : ''
  return (
    <svg
      class={`die ${effects.value ? 'rolls' : ''}`}
      style={{ '--k': k }}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      role="img"
      aria-label={name}
    >
      <rect x="2.5" y="3.5" width="35" height="35" rx="8" fill="#1d140a" opacity=".5" />
      <rect x="1.5" y="1.500" width="35" height="35" rx="8" fill="#fbf4e1" stroke="#3a2c18" stroke-width="1.200" />
      <rect x="4.500" y="4.500" width="29" height="29" rx="6" fill={type?.colour || '#4a3f35'} />
      <rect x="1.500" y="1.500" width="35" height="35" rx="8" fill="url(#stone-shine)" opacity=".8" />
      <use href={iconAt(type?.icon ?? '')} transform="translate(8 8) scale(.0430)" fill="#fff8e4" />
    </svg>
  )
}

/** What a die does, from the game's own table; undefined if it has no effect by itself. */
const outcomeOf = (session: Session, chance: Chance): DieOutcome | undefined =>
  session.data.value!.outcomes.find((outcome) => outcome.id === chance.does)

function DieLine({ session, chance, k }: { session: Session; chance: Chance; k: number }) {
  const words = session.words.value!
  const { game } = session.data.value!
  const type = session.data.value!.types[chance.type]
  const outcome = outcomeOf(session, chance)
  return (
    <li class={`die-line tone-${outcome?.tone ?? 'plain'}`} data-does={chance.does} style={{ '--k': k }}>
      <Die session={session} chance={chance} k={k} />
      <span>
        <strong>{type ? words.text(type.name) : ''}</strong>{' '}
        {outcome ? (
          <span class="does">
            {outcome.icon ? <Icon name={outcome.icon} size={14} /> : null} {words.text(outcome.name)}
          </span>
        ) : null}
        <small>
          {words.say(chance.why, { seat: session.seatName })}{' '}
          {chance.clause ? (
            <a class="clause-id" href={rulesLink(game, chance.clause)}>
              {chance.clause}
            </a>
          ) : null}
        </small>
      </span>
    </li>
  )
}

function Lines({ session, side, total }: { session: Session; side: ConflictSide; total: string }) {
  const words = session.words.value!
  const { game } = session.data.value!
  if (!side.modifiers.length) return null
  return (
    <table class="sum dice-sum">
      <tbody>
        {side.modifiers.map((m, k) => (
          <tr key={k} style={{ '--k': k }}>
            <th scope="row">
              {words.say(m.words, { seat: session.seatName })} {m.note ? <small>{words.text(m.note)}</small> : null}{' '}
              <a class="clause-id" href={rulesLink(game, m.clause)}>
                {m.clause}
              </a>
            </th>
            <td>
              {k && m.value >= 0 ? '+' : m.value < 0 ? '−' : ''}
              {Math.abs(m.value)}
            </td>
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{total}</th>
          <td>{side.bonus}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The chances of a roll, as short bars with numbers. */
export function LikelyBars({ session, likely }: { session: Session; likely: readonly Likely[] }) {
  const words = session.words.value!
  if (!showOdds.value || !likely.length) return null
  return (
    <dl class="likely">
      {likely.map((one) => (
        <div key={one.label}>
          <dt>{words.text(one.label)}</dt>
          <dd>
            <i style={{ width: `${one.permille / 10}%` }} />
            <b>{Math.round(one.permille / 10)} %</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The same in one line, for a list of options. */
export function LikelyLine({ session, likely }: { session: Session; likely: readonly Likely[] }) {
  const words = session.words.value!
  if (!showOdds.value || !likely.length) return null
  return (
    <small class="likely-line">
      {likely.map((one) => `${words.text(one.label)} ${Math.round(one.permille / 10)} %`).join(' · ')}
    </small>
  )
}

function Fighter({ session, side }: { session: Session; side: ConflictSide }) {
  const words = session.words.value!
  const piece = side.force[0]
  if (!piece) return null
  return (
    <div class="fighter">
      <UnitSign session={session} piece={piece} size={62} />
      <span>
        <strong>{pieceName(session, piece)}</strong>
        <small>
          {session.seatName(side.seat)}, {words.text(side.role)}
        </small>
      </span>
    </div>
  )
}

export function DiceConflict({ session, conflict, past }: { session: Session; conflict: Conflict; past: boolean }) {
  const words = session.words.value!
  const { game, surface } = session.data.value!
  const place = surface.places[conflict.place]
  const [attacker, defender] = conflict.sides
  if (!attacker || !defender) return null
  const glow = (on: boolean) => () => (session.glow.value = on && place ? place.targets : [])
  const kinds = attacker.tags.filter((tag) => words.has(tag)).map((tag) => words.text(tag))
  const dice = attacker.drawn
  return (
    <section
      class={`conflict dice-conflict card ${past ? 'over' : ''}`}
      role={past ? 'group' : 'region'}
      aria-label={t('ui-battle')}
      onPointerEnter={glow(true)}
      onPointerLeave={glow(false)}
    >
      <h2>
        <Icon name="rolling-dices" size={22} /> {place?.name} <small>{kinds.join(' · ')}</small>{' '}
        <a class="clause-id" href={rulesLink(game, conflict.clause)}>
          {conflict.clause}
        </a>
      </h2>
      <div class="fighters">
        <Fighter session={session} side={attacker} />
        <Icon name="crossed-swords" size={22} />
        <Fighter session={session} side={defender} />
      </div>
      {dice.length ? (
        <ol class="dice-lines" key={dice.map((d) => d.value).join()}>
          {dice.map((chance, k) => (
            <DieLine key={k} session={session} chance={chance} k={k} />
          ))}
        </ol>
      ) : null}
      {conflict.outcome ? <p class="outcome">{words.say(conflict.outcome, { seat: session.seatName })}</p> : null}
      <LikelyBars session={session} likely={conflict.likely} />
      <details class="dice-why" open={!past && !dice.length}>
        <summary>{t('ui-dice-why', { n: attacker.bonus })}</summary>
        <Lines session={session} side={attacker} total={t('ui-dice')} />
        {defender.modifiers.length ? <h3>{t('ui-ignores-flags')}</h3> : null}
        <Lines session={session} side={defender} total={t('ui-total')} />
      </details>
    </section>
  )
}
