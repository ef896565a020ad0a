// The choice at the position shown: what was played, the better answers, and the way to try them.

import { takeSeats } from '../pages/seats'
import { Glyph } from '../parts/Icon'
import type { Session } from '../session/session'
import type { AnalysedStep, JudgedChoice } from '../wire/protocol'
import { t } from '../words/common'
import { percent } from './chances'

const RANKS = ['analysis-answer-best', 'analysis-answer-second', 'analysis-answer-third']

export function GradeSign({ grade }: { grade: AnalysedStep['grade'] }) {
  const sign = { best: '!', good: '✓', slip: '?!', blunder: '??', '': '' }[grade]
  return (
    <b class={`grade-sign grade-${grade}`} aria-hidden="true">
      {sign}
    </b>
  )
}

interface Props {
  session: Session
  /** the step made at this position */
  step: AnalysedStep | null
  choice: JudgedChoice | null
  isDone: boolean
}

export function ChoiceCard({ session, step, choice, isDone }: Props) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const say = (index: number) => words.say(choice!.answers[index]!.option.label, naming)
  const tryIt = async () => {
    const answer = await session.whatIf(true)
    if (answer) await takeSeats(answer)
  }
  if (!step || !choice)
    return (
      <section class="card analysis-choice" aria-live="polite">
        <p>{step && !isDone ? t('analysis-not-judged') : step ? t('ui-please-wait') : t('analysis-no-choice')}</p>
      </section>
    )
  const who = session.seatName(choice.seat)
  // the answers by their chance; the one that was played is first in the list
  const ranked = choice.answers.map((answer, k) => ({ answer, k })).sort((a, b) => b.answer.chance - a.answer.chance)
  return (
    <section class="card analysis-choice" aria-live="polite">
      <header>
        <GradeSign grade={choice.grade} />
        <div>
          <h2>{say(0)}</h2>
          <p class="facts">
            {step.turn ? t('analysis-asked', { n: step.turn, p: who }) : t('analysis-opening', { p: who })}
            {' · '}
            {words.say(choice.prompt, naming)}
            {' · '}
            {t(`analysis-grade-${choice.grade}`)}
          </p>
        </div>
      </header>
      <p class="sr">{t('analysis-promise', { p: who })}</p>
      <ul class="answers-tried" title={t('analysis-promise', { p: who })}>
        {ranked.slice(0, 3).map(({ answer, k }, rank) => (
          <li key={k} class={k === 0 ? 'played' : rank === 0 ? 'best' : ''}>
            <small>
              {t(RANKS[rank]!)}
              {k === 0 ? ` · ${t('analysis-played')}` : ''}
            </small>
            <span>
              <strong>{percent(answer.chance)} %</strong> {say(k)}
            </span>
          </li>
        ))}
        {ranked.findIndex(({ k }) => k === 0) > 2 ? (
          <li class="played">
            <small>{t('analysis-played')}</small>
            <span>
              <strong>{percent(choice.answers[0]!.chance)} %</strong> {say(0)}
            </span>
          </li>
        ) : null}
      </ul>
      <button class="main" onClick={() => void tryIt()}>
        <Glyph name="play" size={12} /> {t('analysis-try')}
      </button>
    </section>
  )
}
