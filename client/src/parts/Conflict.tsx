import { t } from '../common'
import type { Conflict, ConflictSide, Odds } from '../protocol'
import type { Session } from '../session'
import { showOdds } from '../settings'
import { PieceStone } from './Trays'

export function OddsBar({ odds, first, second }: { odds: Odds; first: string; second: string }) {
  if (!showOdds.value) return null
  const percent = (n: number) => `${Math.round(n / 10)} %`
  return (
    <div class="odds" role="img" aria-label={t('ui-odds-of', { first, a: percent(odds.first), second, b: percent(odds.second) })}>
      <span style={{ flexGrow: odds.first }}>{percent(odds.first)}</span>
      {odds.tie ? <i style={{ flexGrow: odds.tie }} /> : null}
      <b style={{ flexGrow: odds.second }}>{percent(odds.second)}</b>
    </div>
  )
}

function Side({ session, side, won }: { session: Session; side: ConflictSide; won: boolean }) {
  const words = session.words.value!
  const known = side.drawn.filter((c) => c.value !== null && c.counts).reduce((sum, c) => sum + (c.value ?? 0), 0)
  return (
    <div class={`conflict-side ${won ? 'won' : ''}`}>
      <h3>{session.seatName(side.seat)} <small>{words.text(`label-${side.role}`)}</small></h3>
      <div class="stones">{side.force.map((piece) => <PieceStone key={piece.id} session={session} piece={piece} size={46} />)}</div>
      <div class="drawn" role="group" aria-label={words.text('label-battle-tiles')}>
        {side.drawn.map((chance, k) => (
          <span key={k} class={`chip ${chance.counts ? '' : 'idle'} ${chance.type >= 0 ? 'swapped' : ''}`}>{chance.value ?? '?'}</span>
        ))}
      </div>
      <table class="sum">
        <tbody>
          {known ? <tr><th scope="row">{words.text('label-battle-tiles')}</th><td>{known}</td></tr> : null}
          {side.modifiers.map((m, k) => (
            <tr key={k}>
              <th scope="row">{words.say(m.words, { seat: session.seatName })} {m.note ? <small>{words.text(m.note)}</small> : null}</th>
              <td>+{m.value}</td>
            </tr>
          ))}
          <tr class="total"><th scope="row">{words.text('label-battle-strength')}</th><td>{side.total ?? `? + ${side.bonus}`}</td></tr>
        </tbody>
      </table>
    </div>
  )
}

export function ConflictPanel({ session, conflict, past }: { session: Session; conflict: Conflict; past: boolean }) {
  const words = session.words.value!
  const data = session.data.value!
  const place = data.surface.places[conflict.place]
  return (
    <section class="conflict card" aria-label={t('ui-battle')}>
      <h2>{past ? t('ui-last-battle') : t('ui-battle')}: {place?.name} <small>{place ? words.text(data.terrains[place.terrain]!.name) : ''}</small></h2>
      <div class="conflict-sides">
        {conflict.sides.map((side) => <Side key={side.seat} session={session} side={side} won={conflict.winner === side.seat} />)}
      </div>
      {conflict.odds && conflict.winner === null && conflict.sides.length === 2 ? (
        <OddsBar odds={conflict.odds} first={session.seatName(conflict.sides[0]!.seat)} second={session.seatName(conflict.sides[1]!.seat)} />
      ) : null}
      {conflict.outcome ? <p class="outcome">{words.say(conflict.outcome, { seat: session.seatName })}</p> : null}
    </section>
  )
}
