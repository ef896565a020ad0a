// Parts of a question about targets: things that are no target, and the second click that rolls the dice.

import { Doubt } from '../../parts/HandLine'
import type { Session } from '../../session/session'
import { t } from '../../words/common'
import { gapText } from './scale'

/** The units that are not targets, each with its reason. */
export function NoTargets({ session }: { session: Session }) {
  const words = session.words.value!
  const { surface } = session.data.value!
  const aims = (session.question.value?.aims ?? []).filter((aim) => aim.refused && !aim.via)
  if (!aims.length) return null
  return (
    <ul class="answers closed">
      {aims.map((aim) => (
        <li key={aim.target}>
          <button
            class="answer dim"
            data-target={aim.target}
            onClick={() => void session.askWhy(aim.target, session.unitName(aim.target))}
          >
            <span>
              {session.unitName(aim.target)}{' '}
              <small>
                {words.text(aim.refused)}
                {aim.gap ? `, ${gapText(surface, aim.gap, aim.reach[0])}` : ''}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** An answer that throws dice is chosen first: what the second click does, and that nothing can be taken back after it. */
export function Commit({ session }: { session: Session }) {
  const { options, aims } = session.question.value!
  const armed = session.armed.value
  const isTarget = aims.some((aim) => !aim.via) && options.some((option) => option.commits)
  if (!armed && !isTarget) return null
  return (
    <div class="commit" role="status">
      {armed ? (
        <button class="main" disabled={session.waiting.value} onClick={() => void session.pick(armed)}>
          {t('ui-commit-roll')} <kbd>{t('ui-enter')}</kbd>
        </button>
      ) : null}
      <p class="facts">
        {armed ? t('ui-commit-armed') : t('ui-commit-first')} <strong>{t('ui-commit-after')}</strong>
      </p>
      {armed ? <Doubt session={session} option={armed} /> : null}
    </div>
  )
}
