import { useEffect, useRef } from 'preact/hooks'
import { rulesLink } from '../device/route'
import { listOpen } from '../device/settings'
import { lazyPage } from '../pages/lazypage'
import { isMain } from '../session/picking'
import type { Session } from '../session/session'
import { isAmongPeople } from '../together/people'
import type { Question, Step } from '../wire/protocol'
import { t } from '../words/common'
import { chosenText, targetName } from '../words/labels'
import { Answer, listed } from './Answer'
import { extras } from './extras'
import { Doubt, Ending, HandLine } from './HandLine'
import { Glyph } from './Icon'
import { cardsToOrder, OrderBuilder } from './OrderBuilder'
import { Pairs } from './Pairs'
import { askedSheets, SheetView } from './Sheets'
import { Standing } from './Standing'

const Result = lazyPage(() => import('./Result').then((part) => part.Result))

/** Whose question it is, and how many of its kind are left. */
function AskTag({ session, question }: { session: Session; question: Question }) {
  const isTurn = session.scene.value?.active === question.seat
  return (
    <p class="ask-tag">
      <span class="tag">{t(isTurn ? 'ui-your-turn' : 'ui-your-answer')}</span>{' '}
      {question.left ? <span class="facts">{t('ui-left', { n: question.left })}</span> : null}
    </p>
  )
}

/** Send the answers of a batch, as proposed or as changed by clicks on the table. */
function Together({ session }: { session: Session }) {
  const batch = session.question.value?.batch
  if (!batch || batch.ordered) return null
  const chosen = session.together.value
  const missing = batch.picks.length - chosen.length
  const { stacks = [] } = session.scene.value ?? {}
  const onTable = new Set(stacks.flatMap((stack) => stack.pieces.flatMap((piece) => piece.targets)))
  const names = chosen.filter((target) => !onTable.has(target)).map((target) => targetName(session, target))
  return (
    <div class="together">
      {names.length ? <p class="together-names">{names.join(', ')}</p> : null}
      <p class="facts">{missing ? t('ui-together-missing', { n: missing }) : t('ui-together-help')}</p>
      <button
        class="main"
        disabled={missing > 0 || session.waiting.value}
        onClick={() => void session.pickInOrder(chosen)}
      >
        {t('ui-together', { n: batch.picks.length })}
      </button>
    </div>
  )
}

/** Why wasn't I asked, in the step to this position or now? */
export const NotAsked = ({ session, step }: { session: Session; step?: Step }) => (
  <button
    class="quiet"
    title={t('ui-not-asked')}
    aria-label={t('ui-not-asked')}
    onClick={() => void session.askWhy(`asked:${step?.auto_answered[0] ?? ''}`, t('ui-not-asked'), step?.at)}
  >
    ?
  </button>
)

/** The open question: the prompt, buttons for what cannot be clicked on the table, and all other options as a list. */
export function Ask({ session }: { session: Session }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const update = session.update.value!
  const scene = update.scene
  const question = session.question.value
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = `${update.seq}.${question?.kind ?? ''}.${session.waiting.value}`
  useEffect(() => {
    // keep the focus at the table when the focused element is gone
    if (document.activeElement === document.body || document.activeElement === null)
      heading.current?.focus({ preventScroll: true })
  }, [asked])
  if (scene?.result) return <Result session={session} />
  if (!question) {
    const waiting = scene?.questions[0]
    const mine = waiting && update.held.includes(waiting.seat) && waiting.seat !== update.viewer
    return (
      <section class="ask card waiting" aria-label={t('ui-question')}>
        <h2 ref={heading} tabIndex={-1}>
          {waiting ? t('ui-waiting-for', { p: session.seatName(waiting.seat) }) : t('ui-please-wait')}
        </h2>
        {waiting ? <p class="facts">{words.say(waiting.prompt, naming)}</p> : null}
        {mine ? (
          <p>
            <button class="main" onClick={() => session.look(waiting.seat)}>
              {t('ui-look-from')}
            </button>
          </p>
        ) : null}
        <Standing session={session} />
        <UndoButtons session={session} />
      </section>
    )
  }
  if (update.passing) return <Passing session={session} question={question} />
  const { Commit, NoTargets } = extras.value
  const chosen = session.chosen.value
  const { main, rest, quiet } = listed(session)
  // cards are put in order above; a coach points at one of the list
  const isLaid = cardsToOrder(session) !== null && !session.coach.value
  const [doubted, armed] = [session.doubted.value, session.armed.value]
  const hasButton = [...main, ...quiet, ...(listOpen.value ? rest : []), armed].some((o) => o?.text === doubted?.text)
  return (
    <section class="ask card" aria-label={t('ui-question')}>
      <AskTag session={session} question={question} />
      <h2 ref={heading} tabIndex={-1}>
        {words.say(question.prompt, naming)}
      </h2>
      <Ending session={session} />
      {doubted && !hasButton ? <Doubt session={session} option={doubted} /> : null}
      <p class="facts">
        {words.has(question.help) ? `${words.text(question.help)} ` : ''}
        <a class="clause-id" href={rulesLink(session.data.value!.game, question.clause)}>
          {question.clause}
        </a>
      </p>
      {askedSheets(session).map((sheet) => (
        <SheetView key={sheet.id} session={session} sheet={sheet} open />
      ))}
      <OrderBuilder session={session} />
      <Together session={session} />
      <HandLine session={session} />
      {main.length ? (
        <ul class="answers">
          {main.map((o, k) => (
            <Answer
              key={o.text}
              session={session}
              option={o}
              number={k + 1}
              main={o.usual || isMain(o, question.options)}
            />
          ))}
        </ul>
      ) : null}
      <Pairs session={session} />
      {Commit ? <Commit session={session} /> : null}
      {NoTargets ? <NoTargets session={session} /> : null}
      {question.closed.length && !chosen.length && !session.offersSides.value ? (
        <ul class="answers closed">
          {question.closed.map((c) => (
            <li key={c.target}>
              <button
                class="answer dim"
                data-target={c.target}
                onClick={() => void session.askWhy(c.target, words.say(c.label, naming))}
              >
                <span>
                  {words.say(c.label, naming)} <small>{c.reason ? words.say(c.reason, naming) : t('ui-ask-why')}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {chosen.length ? (
        <p class="chosen-line">
          {chosenText(session)}{' '}
          <button class="quiet" onClick={() => session.clear()}>
            {t('ui-clear')}
          </button>
        </p>
      ) : null}
      {rest.length && !isLaid ? (
        <details class="all-answers" open={listOpen.value} onToggle={(e) => (listOpen.value = e.currentTarget.open)}>
          <summary>{t('ui-all-answers', { n: rest.length })}</summary>
          <ul class="answers list">
            {rest.map((o, k) => (
              <Answer key={o.text} session={session} option={o} number={main.length + k + 1} />
            ))}
          </ul>
        </details>
      ) : null}
      <div class="ask-foot">
        <UndoButtons session={session} />
        {quiet.length ? (
          <ul class="answers quiet-answers">
            {quiet.map((o, k) => (
              <Answer key={o.text} session={session} option={o} number={k} quiet />
            ))}
          </ul>
        ) : null}
      </div>
      {session.update.value!.table.hints ? (
        <p class="hint-line">
          <button class="quiet" disabled={session.waiting.value} onClick={() => void session.askAdvice()}>
            {t('hint-ask')}
          </button>
          {isAmongPeople(session.update.value!.table) ? <small class="facts"> {t('hint-noted')}</small> : null}
        </p>
      ) : null}
      <Standing session={session} />
    </section>
  )
}

/** A window that is passed automatically after a human-like pause. The player can still answer. */
function Passing({ session, question }: { session: Session; question: Question }) {
  const words = session.words.value!
  const own = question.options.filter((option) => option.text !== question.window?.passing)
  return (
    <section class="ask card waiting" aria-label={t('ui-question')}>
      <h2>{t('ui-passing')}</h2>
      <p class="facts">{words.say(question.prompt, { seat: session.seatName })}</p>
      {own.length ? (
        <ul class="answers">
          {own.map((option, k) => (
            <Answer key={option.text} session={session} option={option} number={k + 1} />
          ))}
        </ul>
      ) : null}
      <Standing session={session} />
      <UndoButtons session={session} />
    </section>
  )
}

export function UndoButtons({ session }: { session: Session }) {
  const { undo = 0, back = 0 } = session.update.value ?? {}
  if (!back) return null
  return (
    <p class="undo-line">
      {session.isAdjustable ? (
        <button class="adjust" disabled={session.waiting.value} onClick={() => void session.adjust()}>
          <kbd aria-hidden="true">A</kbd> {t('ui-adjust')}
        </button>
      ) : null}
      <button class="undo" disabled={session.waiting.value} onClick={() => void session.undo(back)}>
        <Glyph name="undo" /> {t('ui-undo')}
      </button>
      {undo > back ? (
        <button
          class="quiet"
          disabled={session.waiting.value}
          title={t('ui-undo-all', { n: undo })}
          aria-label={t('ui-undo-all', { n: undo })}
          onClick={() => void session.undo(undo)}
        >
          {t('ui-undo-all-short', { n: undo })}
        </button>
      ) : null}
    </p>
  )
}
