import { useEffect, useRef } from 'preact/hooks'
import { FaceRow } from '../art/pips'
import { go, nextLink, rulesLink, tableLink } from '../device/route'
import { confirmsEnd, listOpen, showOdds } from '../device/settings'
import { isMain } from '../session/picking'
import type { Session } from '../session/session'
import { gapText } from '../surfaces/plane/scale'
import { isAmongPeople } from '../together/people'
import type { Option, Question, Step } from '../wire/protocol'
import { t } from '../words/common'
import { chosenText, lookOf, reasonText, sideOf, sightLines, winnersText } from '../words/labels'
import { OddsBar } from './Conflict'
import { LikelyLine } from './Dice'
import { Emblem } from './Emblem'
import { extras } from './extras'
import { Doubt, Ending, HandLine } from './HandLine'
import { Glyph } from './Icon'
import { LedgerText } from './LedgerText'
import { OrderBuilder } from './OrderBuilder'
import { Pairs } from './Pairs'
import { askedSheets, SheetView } from './Sheets'
import { Standing } from './Standing'

/**
 * The options in the order of the number keys: first the buttons, then everything else that still fits, and last the one that
 * declines or ends the question while there is something to click. If most options are the same, that one is the only button.
 */
export function listed(session: Session): { main: Option[]; rest: Option[]; quiet: Option[] } {
  const { numbers, buttons, fits, question } = session
  const aims = question.value?.aims ?? []
  const aimed = fits.value.filter((option) => aims.some((aim) => !aim.via && aim.target === option.targets.join()))
  if (aimed.length) {
    const others = fits.value.filter((option) => !aimed.includes(option))
    return { main: aimed, rest: [], quiet: others }
  }
  const usual = fits.value.filter((option) => option.usual)
  if (usual.length) return { main: usual, rest: fits.value.filter((option) => !option.usual), quiet: [] }
  const shown = numbers.value.length ? numbers.value : buttons.value
  const declines = (option: Option) =>
    !numbers.value.length && !isMain(option, question.value?.options ?? []) && !option.targets.length
  return {
    main: shown.filter((option) => !declines(option)),
    rest: fits.value.filter((option) => !shown.includes(option)),
    quiet: shown.filter(declines),
  }
}

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
  return (
    <div class="together">
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

/** The coordinates of a point of a plane, for those who point at its name. */
function spotName(session: Session, option: Option): string | undefined {
  const at = session.question.value?.region ? /^(\d+) (\d+)$/.exec(option.text) : null
  const unit = session.data.value!.surface.unit || 1
  return at ? `${Number(at[1]) / unit}″, ${Number(at[2]) / unit}″` : undefined
}

function Answer({
  session,
  option,
  number,
  main = false,
  quiet = false,
}: {
  session: Session
  option: Option
  number: number
  main?: boolean
  quiet?: boolean
}) {
  const words = session.words.value!
  const { surface } = session.data.value!
  const aims = session.question.value?.aims ?? []
  const aim = aims.find((one) => !one.via && one.target === option.targets.join())
  const foreseen = aims.filter((one) => one.via && one.via === option.targets[0] && !one.refused)
  const isArmed = session.armed.value?.text === option.text
  const danger = session.dangerOf(option)
  const glow = (on: boolean) => () => {
    session.glow.value = on ? option.targets : []
    // a point of a region is shown at its position
    const spot = on && session.question.value?.region ? /^(\d+) (\d+)$/.exec(option.text) : null
    const ghost = session.ghost.value
    if (spot && ghost) session.ghost.value = { ...ghost, at: [Number(spot[1]), Number(spot[2])] }
  }
  return (
    <li>
      <button
        class={`answer ${isArmed || (main && !aim) ? 'main' : quiet ? 'quiet' : ''} ${aim ? 'aimed' : ''} ${session.coach.value?.pick === option.text ? 'coached' : ''}`}
        disabled={session.waiting.value}
        title={spotName(session, option)}
        onClick={() => void session.pick(option)}
        onPointerEnter={glow(true)}
        onPointerLeave={glow(false)}
        onFocus={glow(true)}
        onBlur={glow(false)}
        data-option={option.text}
      >
        {(option.key && !(option.key === 'a' && session.isAdjustable)) || (number <= 9 && !(quiet && number)) ? (
          <kbd aria-hidden="true">{option.key ? option.key.toUpperCase() : number}</kbd>
        ) : null}
        <span>
          {words.say(option.label, { seat: session.seatName })}
          {aim?.gap ? <small> {gapText(surface, aim.gap, aim.reach[0])}</small> : null}
          {aim?.reach[1] ? (
            <svg class="faces" viewBox="0 0 126 20" width="126" height="20" aria-hidden="true">
              <FaceRow need={aim.need} faces={aim.reach[1]} />
            </svg>
          ) : null}
          {aim?.lines.length ? (
            <small class="aim-lines">
              {aim.lines.map((line) => `${words.text(line.label)}\u00a0${line.text || line.value}`).join(' · ')}
            </small>
          ) : null}
          {option.figures.map((f) => (
            <small key={f.label}>
              {' '}
              {words.text(f.label)} {f.text || f.value}
            </small>
          ))}
          {option.ends && confirmsEnd.value ? <small> {t('ui-ends-turn')}</small> : null}
          {danger ? <small class="peril">{words.say(danger, { seat: session.seatName })}</small> : null}
          {foreseen.map((one) => (
            <small key={one.target} class="foreseen">
              {session.unitName(one.target)} {one.gap ? gapText(surface, one.gap, one.reach[0]) : ''}{' '}
              {one.likely[0] ? `${words.text(one.likely[0].label)} ${Math.round(one.likely[0].permille / 10)} %` : ''}
            </small>
          ))}
        </span>
        {aim?.likely[0] && showOdds.value ? <b class="chance">{Math.round(aim.likely[0].permille / 10)} %</b> : null}
      </button>
      {option.odds ? <OddsBar odds={option.odds} first={t('ui-attack')} second={t('ui-defence')} /> : null}
      {option.likely.length && !aim?.reach[1] ? <LikelyLine session={session} likely={option.likely} /> : null}
      {isArmed ? null : <Doubt session={session} option={option} />}
    </li>
  )
}

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

/** The game is part of a campaign: continue, or export it to a file. */
function Sequel({ session }: { session: Session }) {
  const keep = async () => {
    const text = await session.sequel()
    if (!text) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = `${session.data.value!.game}-campaign.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <p class="result-tools">
      <a class="button" href={nextLink(session.table)}>
        {t('ui-sequel')}
      </a>
      <button onClick={() => void keep()}>{t('ui-sequel-export')}</button>
    </p>
  )
}

function Result({ session }: { session: Session }) {
  const { winners, scores, how } = session.update.value!.scene!.result!
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true }) // the slider keeps it
  }, [])
  useEffect(() => void import('../ending/remember').then((part) => part.remember(session)), [])
  return (
    <section class="ask result card" aria-label={t('ui-result')}>
      <h2 ref={heading} tabIndex={-1}>
        {winnersText(session, winners)}
      </h2>
      <p>{reasonText(session, winners, how)}</p>
      <ol class="scores">
        {scores
          .map((score, seat) => ({ score, seat }))
          .sort((a, b) => b.score - a.score)
          .map(({ score, seat }) => (
            <li key={seat} class={winners.includes(seat) ? 'won' : ''}>
              <Emblem side={sideOf(session, seat)} look={lookOf(session, seat)} size={26} />{' '}
              <span>{session.seatName(seat)}</span> <strong>{score}</strong>
            </li>
          ))}
      </ol>
      {session.update.value!.again ? (
        <p class="facts" role="status">
          {t('ui-again-offered')}
        </p>
      ) : null}
      <p class="result-tools">
        <button class="main" onClick={() => (session.playback.endingOpen.value = true)}>
          {session.update.value!.again ? t('ui-again-see') : t('ui-course')}
        </button>
        <button onClick={() => go(tableLink(session.table, 0, true))}>{t('ui-replay-all')}</button>
        <a class="button" href="#/">
          {t('ui-tables')}
        </a>
      </p>
      {session.update.value!.table.sequel && session.update.value!.held.length ? <Sequel session={session} /> : null}
    </section>
  )
}

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
      {rest.length ? (
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
