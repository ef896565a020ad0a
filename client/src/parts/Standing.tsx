import type { Session } from '../session/session'
import type { StandingAnswers } from '../wire/protocol'
import { t } from '../words/common'

type Saying = { key: string; text: string; answers: StandingAnswers }

const without = (kinds: readonly string[], kind: string) => kinds.filter((each) => each !== kind)

/** The viewer's standing answers, each with the set that remains when it is cancelled. */
export function currentAnswers(now: StandingAnswers, name: (kind: string) => string): Saying[] {
  const found: Saying[] = []
  if (now.until_my_turn)
    found.push({ key: 'turn', text: t('standing-turn'), answers: { ...now, until_my_turn: false } })
  if (now.unless_attacked)
    found.push({ key: 'attacked', text: t('standing-attacked'), answers: { ...now, unless_attacked: false } })
  for (const kind of now.passes ?? [])
    found.push({
      key: `pass ${kind}`,
      text: t('standing-pass', { x: name(kind) }),
      answers: { ...now, passes: without(now.passes ?? [], kind) },
    })
  for (const kind of now.asks ?? [])
    found.push({
      key: `ask ${kind}`,
      text: t('standing-ask', { x: name(kind) }),
      answers: { ...now, asks: without(now.asks ?? [], kind) },
    })
  return found
}

/** Standing answers the viewer could add; with a kind of window, also those about this kind. */
export function availableAnswers(now: StandingAnswers, kind: string | null, name: (kind: string) => string): Saying[] {
  const found: Saying[] = []
  if (!now.until_my_turn)
    found.push({ key: 'turn', text: t('standing-turn'), answers: { ...now, until_my_turn: true } })
  if (!now.unless_attacked)
    found.push({ key: 'attacked', text: t('standing-attacked'), answers: { ...now, unless_attacked: true } })
  if (kind === null) return found
  if (!now.passes?.includes(kind))
    found.push({ key: 'pass', text: t('standing-pass', { x: name(kind) }), answers: withKind(now, kind, 'pass') })
  if (!now.asks?.includes(kind))
    found.push({ key: 'ask', text: t('standing-ask', { x: name(kind) }), answers: withKind(now, kind, 'ask') })
  return found
}

/** The same set, with a kind of window always passed, always asked, or neither. */
export function withKind(now: StandingAnswers, kind: string, how: string): StandingAnswers {
  const passes = without(now.passes ?? [], kind)
  const asks = without(now.asks ?? [], kind)
  return { ...now, passes: how === 'pass' ? [...passes, kind] : passes, asks: how === 'ask' ? [...asks, kind] : asks }
}

/** Standing answers: chips that one click removes, and a small menu to add others. Only the seat itself sees them. */
export function Standing({ session }: { session: Session }) {
  const update = session.update.value!
  const now = update.standing
  if (!now || session.past.value) return null
  const words = session.words.value!
  const name = (kind: string) => words.text(`window-${kind.replaceAll('_', '-')}`)
  const window = session.question.value?.window ?? null
  const chips = currentAnswers(now, name)
  return (
    <div class="standing">
      {chips.length ? (
        <ul class="standing-chips" aria-label={t('ui-standing')}>
          {chips.map((chip) => (
            <li key={chip.key}>
              <button
                class="standing-chip"
                data-standing={chip.key}
                title={t('ui-standing-end')}
                aria-label={`${chip.text}: ${t('ui-standing-end')}`}
                disabled={session.waiting.value}
                onClick={() => void session.setStandingAnswers(chip.answers)}
              >
                {chip.text} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <details class="standing-menu" key={JSON.stringify(now)}>
        <summary>{t(window ? 'ui-standing-window' : 'ui-standing')}</summary>
        <p class="facts">{t('ui-standing-help')}</p>
        <ul>
          {availableAnswers(now, window?.kind ?? null, name).map((saying) => (
            <li key={saying.key}>
              <button
                class="quiet"
                data-say={saying.key}
                disabled={session.waiting.value}
                onClick={() => void session.setStandingAnswers(saying.answers)}
              >
                {saying.text}
              </button>
            </li>
          ))}
        </ul>
        <details class="standing-kinds">
          <summary>{t('ui-standing-kinds')}</summary>
          {(session.data.value?.windows ?? []).map((kind) => (
            <label key={kind}>
              <span>{name(kind)}</span>
              <select
                data-kind={kind}
                disabled={session.waiting.value}
                value={now.passes?.includes(kind) ? 'pass' : now.asks?.includes(kind) ? 'ask' : 'usual'}
                onChange={(e) => void session.setStandingAnswers(withKind(now, kind, e.currentTarget.value))}
              >
                {(['usual', 'pass', 'ask'] as const).map((how) => (
                  <option key={how} value={how}>
                    {t(`ui-standing-kind-${how}`)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      </details>
    </div>
  )
}
