import type { Session } from '../session/session'
import { t } from '../words/common'

/** Two answers with one click: the first prepares the second. */
export function Pairs({ session }: { session: Session }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  // a coach teaches one question after the other
  const pairs = session.coach.value || session.held.value ? [] : (session.question.value?.pairs ?? [])
  if (!pairs.length) return null
  return (
    <ul class="answers">
      {pairs.map(({ picks, labels }) => (
        <li key={picks.join()}>
          <button
            class="answer"
            disabled={session.waiting.value}
            data-option={picks.join(' + ')}
            onClick={() => void session.pickPair(picks)}
          >
            <span>{t('ui-pair', { x: words.say(labels[0], naming), y: words.say(labels[1], naming) })}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
