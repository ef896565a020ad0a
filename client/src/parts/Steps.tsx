// An attack with several rolls in short, beside the board.

import { rulesLink } from '../device/route'
import type { Session } from '../session/session'
import type { Conflict } from '../wire/protocol'
import { t } from '../words/common'
import { Icon } from './Icon'

/** An attack in short, beside the board: what it is, and what came of it. The stage shows the rest. */
export function StepsConflict({ session, conflict, past }: { session: Session; conflict: Conflict; past: boolean }) {
  const words = session.words.value!
  const { game } = session.data.value!
  const naming = { seat: session.seatName }
  const title = conflict.title ?? conflict.outcome
  return (
    <section
      class={`conflict steps-conflict card ${past ? 'over' : ''}`}
      role={past ? 'group' : 'region'}
      aria-label={t('ui-battle')}
    >
      <h2>
        <Icon name="crossed-swords" size={22} /> {words.say(title, naming)}{' '}
        <a class="clause-id" href={rulesLink(game, conflict.clause)}>
          {conflict.clause}
        </a>
      </h2>
      {conflict.cause ? <p class="facts">{words.say(conflict.cause, naming)}</p> : null}
      {conflict.title && conflict.outcome ? <p class="outcome">{words.say(conflict.outcome, naming)}</p> : null}
    </section>
  )
}
