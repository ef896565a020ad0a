import { useEffect, useRef } from 'preact/hooks'
import { t } from '../common'
import type { Option } from '../protocol'
import { rulesLink } from '../route'
import type { Session } from '../session'
import { LedgerText } from '../pages/Rules'
import { OddsBar } from './Conflict'

function Answer({ session, option, main = false }: { session: Session; option: Option; main?: boolean }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  return (
    <li>
      <button
        class={main ? 'answer main' : 'answer'}
        disabled={session.waiting.value}
        onClick={() => void session.pick(option)}
        onPointerEnter={() => (session.glow.value = option.targets)}
        onPointerLeave={() => (session.glow.value = [])}
        onFocus={() => (session.glow.value = option.targets)}
        onBlur={() => (session.glow.value = [])}
        data-option={option.text}
      >
        {words.say(option.label, naming)}
        {option.figures.map((f) => <small key={f.label}> {words.text(f.label)} {f.text || f.value}</small>)}
      </button>
      {option.odds ? <OddsBar odds={option.odds} first={t('ui-attack')} second={t('ui-defence')} /> : null}
    </li>
  )
}

/** The clauses that forbid what was pointed at, each with a link into the rules. */
export function WhyNotCard({ session }: { session: Session }) {
  const why = session.why.value
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [why])
  if (!why) return null
  const game = session.data.value!.game
  const prefix = session.data.value!.prefix
  return (
    <div class="why card" ref={box} tabIndex={-1} role="dialog" aria-labelledby="why-title">
      <h2 id="why-title">{why.answer.clauses.length ? t('ui-why-not', { x: why.name }) : t('ui-why-possible', { x: why.name })}</h2>
      <ul class="clauses">
        {why.answer.clauses.map((c) => (
          <li key={c.id}><a class="clause-id" href={rulesLink(game, c.id)}>{c.id}</a> <LedgerText text={c.text} game={game} prefix={prefix} /></li>
        ))}
      </ul>
      <button onClick={() => (session.why.value = null)}>{t('ui-close')}</button>
    </div>
  )
}

/** The open question: the prompt in words, buttons for what cannot be clicked on the table, and all answers as a list. */
export function Ask({ session }: { session: Session }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const update = session.update.value!
  const scene = update.scene
  const question = session.question.value
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = `${update.seq}.${question?.kind ?? ''}`
  useEffect(() => {
    // keep the keyboard at the table when what had the focus is gone
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus({ preventScroll: true })
  }, [asked])
  if (scene?.result) {
    const { winners, scores, how } = scene.result
    return (
      <section class="ask card" aria-label={t('ui-result')}>
        <h2 ref={heading} tabIndex={-1}>{t('won-by', { list: winners.map(session.seatName).join(', ') })}</h2>
        <p>{words.has(`how-${how.replaceAll('_', '-')}`) ? words.text(`how-${how.replaceAll('_', '-')}`) : ''}</p>
        <ol class="scores">
          {scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score).map(({ score, seat }) => (
            <li key={seat}>{session.seatName(seat)}: {score}</li>
          ))}
        </ol>
      </section>
    )
  }
  if (!question) {
    const waiting = scene?.questions[0]
    return (
      <section class="ask card waiting" aria-label={t('ui-question')}>
        <h2 ref={heading} tabIndex={-1}>{waiting ? t('ui-waiting-for', { p: session.seatName(waiting.seat) }) : t('ui-please-wait')}</h2>
        {waiting ? <p class="facts">{words.say(waiting.prompt, naming)}</p> : null}
        <UndoButtons session={session} />
      </section>
    )
  }
  const chosen = session.chosen.value
  const numbers = session.numbers.value
  const direct = session.buttons.value
  const all = session.fits.value
  return (
    <section class="ask card" aria-label={t('ui-question')}>
      <h2 ref={heading} tabIndex={-1}>{words.say(question.prompt, naming)}</h2>
      <p class="facts">{words.text(question.help)} <a class="clause-id" href={rulesLink(session.data.value!.game, question.clause)}>{question.clause}</a></p>
      {numbers.length ? <ul class="answers">{numbers.map((o) => <Answer key={o.text} session={session} option={o} main />)}</ul> : null}
      {direct.length ? <ul class="answers">{direct.map((o) => <Answer key={o.text} session={session} option={o} main />)}</ul> : null}
      {question.closed.length && !chosen.length ? (
        <ul class="answers closed">
          {question.closed.map((c) => (
            <li key={c.target}><button class="answer dim" data-target={c.target} onClick={() => void session.askWhy(c.target, words.say(c.label, naming))}>{words.say(c.label, naming)} <small>{t('ui-ask-why')}</small></button></li>
          ))}
        </ul>
      ) : null}
      {chosen.length ? <p class="chosen-line">{t('ui-chosen')} <button class="quiet" onClick={() => session.clear()}>{t('ui-clear')}</button></p> : null}
      <details class="all-answers" open={all.length <= 12 && !direct.length}>
        <summary>{t('ui-all-answers', { n: all.length })}</summary>
        <ul class="answers list">{all.map((o) => <Answer key={o.text} session={session} option={o} />)}</ul>
      </details>
      <UndoButtons session={session} />
    </section>
  )
}

export function UndoButtons({ session }: { session: Session }) {
  const undo = session.update.value?.undo ?? 0
  return (
    <p class="undo-line">
      <button class="undo" disabled={!undo || session.waiting.value} onClick={() => void session.undo(1)}>{t('ui-undo')}</button>
      {undo > 1 ? <button class="quiet" disabled={session.waiting.value} onClick={() => void session.undo(undo)}>{t('ui-undo-all', { n: undo })}</button> : null}
    </p>
  )
}
