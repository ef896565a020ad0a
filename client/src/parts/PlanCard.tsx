// What the place pointed at would mean, in figures: the way, who finds no place of its own, how far every enemy would be.

import type { Session } from '../session/session'
import { inUnits } from '../surfaces/plane/scale'
import { t } from '../words/common'

export function PlanCard({ session }: { session: Session }) {
  const words = session.words.value!
  const surface = session.data.value!.surface
  const plan = session.planned.value
  if (!plan || !session.question.value?.region) return null
  const naming = { seat: session.seatName }
  const elsewhere = plan.places.filter((place) => place.moved).length
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
      ) : null}
      <dl class="facts-list">
        {plan.reach
          ? row(t('ui-plan-way'), `${inUnits(surface, plan.length)}″ / ${inUnits(surface, plan.reach)}″`)
          : null}
        {elsewhere ? row(t('ui-plan-elsewhere'), String(elsewhere)) : null}
        {plan.gaps.map((gap) => row(words.say(gap.name, naming), `${inUnits(surface, gap.gap)}″`, gap.target))}
      </dl>
    </section>
  )
}
