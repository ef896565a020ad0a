import { useEffect, useRef } from 'preact/hooks'
import { t } from '../common'
import type { LogLine } from '../protocol'
import { go, rulesLink, tableLink } from '../route'
import type { Session } from '../session'

function targetsOf(line: LogLine): string[] {
  return Object.values(line.words.args ?? {}).flatMap((arg) => arg.targets)
}

export function Log({ session }: { session: Session }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const end = useRef<HTMLLIElement>(null)
  const steps = session.steps.value
  const at = session.shown.value?.at ?? 0
  const undo = session.update.value?.undo ?? 0
  const last = session.update.value?.last ?? 0
  useEffect(() => {
    const box = end.current?.parentElement
    if (box) box.scrollTop = box.scrollHeight
  }, [steps.length])
  return (
    <section class="log" aria-label={t('ui-log')}>
      <h2>{t('ui-log')}</h2>
      <ol>
        {steps.map((step) =>
          step.told.lines.length ? (
            <li key={step.at} class={step.at === at ? 'now' : step.at > at ? 'later' : ''}>
              {step.told.lines.map((line, k) => (
                <p key={k} onPointerEnter={() => (session.glow.value = targetsOf(line))} onPointerLeave={() => (session.glow.value = [])}>
                  {words.say(line.words, naming)} <a class="clause-id" href={rulesLink(session.data.value!.game, line.clause)}>{line.clause}</a>
                </p>
              ))}
              <span class="step-tools">
                <button class="quiet" onClick={() => go(tableLink(session.table, step.at === last ? null : step.at))} aria-label={t('ui-go-to', { n: step.at })}>{step.at}</button>
                {step.at > last - undo && step.at <= last && !session.past.value ? (
                  <button class="quiet" onClick={() => void session.undo(last - step.at + 1)}>{t('ui-undo-to-here')}</button>
                ) : null}
              </span>
            </li>
          ) : null,
        )}
        <li ref={end} class="log-end" aria-hidden="true" />
      </ol>
    </section>
  )
}

/** Speaks what happens to those who do not look at the board. */
export function Speaker({ session }: { session: Session }) {
  const words = session.words.value
  if (!words) return null
  const naming = { seat: session.seatName }
  const lines = session.steps.value.slice(-1).flatMap((step) => step.told.lines.map((line) => words.say(line.words, naming)))
  const question = session.question.value
  return (
    <div class="sr" role="status" aria-live="polite">
      {lines.join(' ')} {question ? words.say(question.prompt, naming) : ''}
    </div>
  )
}

/** The scrub bar over all positions the viewer may look at, each with an address of its own. */
export function Past({ session }: { session: Session }) {
  const update = session.update.value!
  const at = session.shown.value?.at ?? update.at
  const last = update.last
  const to = (n: number) => go(tableLink(session.table, n >= last ? null : Math.max(0, n)))
  return (
    <div class="past" role="group" aria-label={t('ui-past')}>
      <button onClick={() => to(0)} disabled={at <= 0} aria-label={t('ui-first')}>⏮</button>
      <button onClick={() => to(at - 1)} disabled={at <= 0} aria-label={t('ui-back')}>◀</button>
      <input type="range" min={0} max={last} value={at} aria-label={t('ui-position', { n: at, m: last })} onInput={(e) => to(Number(e.currentTarget.value))} />
      <button onClick={() => to(at + 1)} disabled={at >= last} aria-label={t('ui-forward')}>▶</button>
      <button onClick={() => to(last)} disabled={at >= last} aria-label={t('ui-now')}>⏭</button>
      <span class="facts">{t('ui-position', { n: at, m: last })}</span>
    </div>
  )
}
