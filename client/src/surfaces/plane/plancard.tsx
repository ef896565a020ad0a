// The preview of the place pointed at, in numbers: the path, models without a place, the distance to every enemy. The lines are
// the same for every place, so that nothing below jumps or is repainted while the pointer moves.

import { rulesLink } from '../../device/route'
import type { Session } from '../../session/session'
import { t } from '../../words/common'
import { inUnits, scaleOf, turnOf } from './scale'

/** Steps of a tenth of a unit, as seen on the screen: name, icon, right, down. */
const NUDGES = [
  ['left', '←', -1, 0],
  ['up', '↑', 0, -1],
  ['down', '↓', 0, 1],
  ['right', '→', 1, 0],
] as const

export function PlanCard({ session }: { session: Session }) {
  const words = session.words.value!
  const { game, surface } = session.data.value!
  const plan = session.planned.value
  if (!plan || !session.question.value?.region) return null
  const naming = { seat: session.seatName }
  const elsewhere = plan.places.filter((place) => place.moved).length
  const scale = scaleOf(surface, turnOf(session.scene.value))
  const nudge = (right: number, down: number) => {
    const key = session.ghost.value?.key
    if (key === undefined) return
    const far = (surface.unit || 1) / 10
    const [dx, dy] = scale.step(right * far, down * far)
    session.ghost.value = { key, at: [plan.at[0]! + dx, plan.at[1]! + dy] }
  }
  const place = () => void session.spot([plan.at[0]!, plan.at[1]!], t('ui-plan'))
  const row = (name: string, value: string, key = name) => (
    <div key={key}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <section class="plan-card card" aria-label={t('ui-plan')}>
      <h2>{t('ui-plan')}</h2>
      {plan.reason ? (
        <p class="plan-reason">
          {words.say(plan.reason, naming)} <span class="facts">{plan.clauses.join(' · ')}</span>
        </p>
      ) : (
        <p class="plan-free">{t('ui-key-legal')}</p>
      )}
      {plan.gains.length ? (
        <>
          <h3>{t('ui-plan-gains')}</h3>
          <ul class="plan-gains">
            {plan.gains.map((gain) => (
              <li key={gain.label}>
                {words.text(gain.label)}{' '}
                <a class="clause-id" href={rulesLink(game, gain.clause)}>
                  {gain.clause}
                </a>{' '}
                {gain.label.endsWith('-all') ? null : <b>{gain.text || gain.value}</b>}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <dl class="facts-list">
        {plan.reach
          ? row(t('ui-plan-way'), `${inUnits(surface, plan.length)}″ / ${inUnits(surface, plan.reach)}″`)
          : null}
        {plan.reach ? row(t('ui-plan-elsewhere'), String(elsewhere)) : null}
        {plan.gaps.map((gap) => {
          const threats = gap.threats.map((threat) => words.say(threat, naming))
          return row(words.say(gap.name, naming), [`${inUnits(surface, gap.gap)}″`, ...threats].join(' · '), gap.target)
        })}
      </dl>
      <div class="nudges">
        {NUDGES.map(([name, sign, dx, dy]) => (
          <button key={name} class={`nudge-${name}`} aria-label={t(`ui-nudge-${name}`)} onClick={() => nudge(dx, dy)}>
            {sign}
          </button>
        ))}
        <button class="main place-here" disabled={plan.clauses.length > 0 || session.waiting.value} onClick={place}>
          {t('ui-place-here')}
        </button>
      </div>
    </section>
  )
}
