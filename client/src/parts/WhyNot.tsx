import { useEffect, useRef } from 'preact/hooks'
import { rulesLink } from '../device/route'
import type { Session } from '../session/session'
import { t } from '../words/common'
import { sightLines } from '../words/labels'
import { Answer } from './Answer'
import { LedgerText } from './LedgerText'

/** Explains what forbids the thing you asked about, with a link to each clause; or lists the options it is part of. */
export function WhyNotCard({ session }: { session: Session }) {
  const why = session.why.value
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (!why) return
    if (!box.current?.contains(document.activeElement)) opener.current = document.activeElement
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [why])
  if (!why) return null
  const { game, prefix, surface, asks = {} } = session.data.value!
  const { clauses, sentence, options, target } = why.answer
  const words = session.words.value!
  const isQuestion = target.startsWith('asked:')
  const sights = sightLines(
    session,
    surface.places.findIndex((place) => place.name === why.name),
  )
  const close = () => {
    session.why.value = null
    if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus()
  }
  return (
    <div
      class="why card"
      ref={box}
      tabIndex={-1}
      role="dialog"
      aria-labelledby="why-title"
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return
        e.stopPropagation()
        close()
      }}
    >
      <h2 id="why-title">
        {sentence
          ? words.say(sentence, { seat: session.seatName })
          : t(clauses.length ? 'ui-why-not' : isQuestion ? 'why-asked' : 'ui-why-possible', { x: why.name })}
      </h2>
      {sights.map((line) => (
        <p key={line} class="sight-note">
          {line}
        </p>
      ))}
      <ul class="clauses">
        {clauses.map((c) => (
          <li key={c.id}>
            <a class="clause-id" href={rulesLink(game, c.id)}>
              {c.id}
            </a>{' '}
            <LedgerText text={c.text} game={game} prefix={prefix} />
          </li>
        ))}
      </ul>
      <ul class="answers">
        {options.map((o) => (
          <Answer key={o.text} session={session} option={o} number={10} />
        ))}
      </ul>
      {isQuestion
        ? Object.keys(asks).map((phase) => (
            <button
              key={phase}
              class="quiet"
              aria-pressed={target === `asked:${asks[phase]}`}
              onClick={() => void session.askWhy(`asked:${asks[phase]}`, words.text(phase))}
            >
              {words.text(phase)}
            </button>
          ))
        : null}
      <button onClick={close}>{t('ui-close')}</button>
    </div>
  )
}
