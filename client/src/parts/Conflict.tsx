import { rulesLink } from '../device/route'
import { showOdds } from '../device/settings'
import type { Session } from '../session/session'
import type { Chance, Conflict, ConflictSide, Odds } from '../wire/protocol'
import { t } from '../words/common'
import { lookOf, sideOf } from '../words/labels'
import { DiceConflict } from './Dice'
import { Emblem } from './Emblem'
import { Icon } from './Icon'
import { StepsConflict } from './Steps'
import { PieceStone } from './Trays'

/** A bar in two parts, in the colours of the sides if they are known. */
export function OddsBar({
  odds,
  first,
  second,
  grounds,
}: {
  odds: Odds
  first: string
  second: string
  grounds?: readonly [string, string]
}) {
  if (!showOdds.value) return null
  const whole = Math.round(odds.first / 10)
  const a = `${whole} %`
  const b = `${odds.tie ? Math.round(odds.second / 10) : 100 - whole} %`
  const colour = (k: 0 | 1) => (grounds ? { '--ground': grounds[k] } : {})
  return (
    <div class="odds" role="img" aria-label={t('ui-odds-of', { first, a, second, b })}>
      <span style={{ flexGrow: odds.first, ...colour(0) }}>{a}</span>
      {odds.tie ? <i style={{ flexGrow: odds.tie }} /> : null}
      <b style={{ flexGrow: odds.second, ...colour(1) }}>{b}</b>
    </div>
  )
}

/** A drawn tile or die. Its key includes the value, so that it turns over when the value becomes known. */
function Chip({ session, chance, k }: { session: Session; chance: Chance; k: number }) {
  const type = session.data.value!.types[chance.type]
  const value = chance.value ?? '?'
  const words = session.words.value!
  const label = [chance.text || value, type ? words.text(type.name) : '', chance.counts ? '' : t('ui-not-counted')]
    .filter(Boolean)
    .join(', ')
  return (
    <span
      key={`${k}.${value}.${chance.type}`}
      class={`chip ${chance.counts ? '' : 'idle'} ${chance.value === null ? 'hidden-side' : ''}`}
      style={{ '--k': k }}
      role="img"
      aria-label={label}
      title={label}
    >
      {type ? <Icon name={type.icon} size={20} /> : null}
      <b>{chance.text || value}</b>
    </span>
  )
}

function Side({
  session,
  side,
  won,
  lost,
  isShort,
}: {
  session: Session
  side: ConflictSide
  won: boolean
  lost: boolean
  isShort: boolean
}) {
  const words = session.words.value!
  const known = side.drawn.filter((c) => c.value !== null && c.counts).reduce((sum, c) => sum + (c.value ?? 0), 0)
  return (
    <div class={`conflict-side ${won ? 'won' : ''} ${lost ? 'lost' : ''}`}>
      <h3>
        <Emblem side={sideOf(session, side.seat)} look={lookOf(session, side.seat)} size={30} />
        <span>
          {session.seatName(side.seat)} <small>{words.text(side.role)}</small>
        </span>
        {won ? (
          <span class="laurel" title={t('ui-winner')}>
            <Icon name="laurels" size={24} />
            <span class="sr">{t('ui-winner')}</span>
          </span>
        ) : null}
      </h3>
      {isShort ? null : (
        <div class="stones">
          {side.force.map((piece) => (
            <PieceStone key={piece.id} session={session} piece={piece} size={44} />
          ))}
        </div>
      )}
      {side.drawn.length && !isShort ? (
        <div class="drawn" role="group" aria-label={t('ui-drawn')}>
          {side.drawn.map((chance, k) => (
            <Chip key={`${k}.${chance.value}.${chance.type}`} session={session} chance={chance} k={k} />
          ))}
        </div>
      ) : side.draws && !isShort ? (
        <p class="facts">{t('ui-draws', { n: side.draws })}</p>
      ) : null}
      <table class="sum">
        <tbody>
          {known && !isShort ? (
            <tr>
              <th scope="row">{t('ui-drawn')}</th>
              <td>{known}</td>
            </tr>
          ) : null}
          {(isShort ? [] : side.modifiers).map((m, k) => (
            <tr key={k} style={{ '--k': k }}>
              <th scope="row">
                {words.say(m.words, { seat: session.seatName })} {m.note ? <small>{words.text(m.note)}</small> : null}
              </th>
              <td>
                {m.value < 0 ? '−' : '+'}
                {Math.abs(m.value)}
              </td>
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t('ui-total')}</th>
            <td>{side.total ?? (side.bonus ? `? + ${side.bonus}` : '?')}</td>
          </tr>
          {side.losses.slice(-1).map((m) => (
            <tr key={m.clause}>
              <th scope="row">{words.say(m.words, { seat: session.seatName })}</th>
              <td>{m.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function ConflictPanel({ session, conflict, past }: { session: Session; conflict: Conflict; past: boolean }) {
  if (conflict.rolls?.length) return <StepsConflict session={session} conflict={conflict} past={past} />
  if (conflict.form === 'dice') return <DiceConflict session={session} conflict={conflict} past={past} />
  const words = session.words.value!
  const data = session.data.value!
  const place = data.surface.places[conflict.place]
  const glow = (on: boolean) => () => (session.glow.value = on && place ? place.targets : [])
  return (
    <section
      class={`conflict card ${past ? 'over' : ''}`}
      role={past ? 'group' : 'region'}
      aria-label={`${t('ui-battle')}: ${place?.name ?? ''}`}
      onPointerEnter={glow(true)}
      onPointerLeave={glow(false)}
    >
      <h2>
        <Icon name="crossed-swords" size={22} />{' '}
        {conflict.title ? words.say(conflict.title, { seat: session.seatName }) : place?.name}{' '}
        <small>{place ? words.text(data.terrains[place.terrain]!.name) : ''}</small>
        {conflict.clause ? (
          <a class="clause-id" href={rulesLink(data.game, conflict.clause)}>
            {conflict.clause}
          </a>
        ) : null}
      </h2>
      <div class="conflict-sides">
        {conflict.sides.map((side) => (
          <Side
            key={side.seat}
            session={session}
            side={side}
            won={conflict.winner === side.seat}
            lost={conflict.winner !== null && conflict.winner !== side.seat}
            isShort={conflict.title !== null}
          />
        ))}
      </div>
      {conflict.odds && conflict.winner === null && conflict.sides.length === 2 ? (
        <OddsBar
          odds={conflict.odds}
          first={session.seatName(conflict.sides[0]!.seat)}
          second={session.seatName(conflict.sides[1]!.seat)}
          grounds={[lookOf(session, conflict.sides[0]!.seat).ground, lookOf(session, conflict.sides[1]!.seat).ground]}
        />
      ) : null}
      {conflict.outcome ? <p class="outcome">{words.say(conflict.outcome, { seat: session.seatName })}</p> : null}
    </section>
  )
}
