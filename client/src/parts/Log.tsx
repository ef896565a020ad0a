import { untracked } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { go, rulesLink, tableLink } from '../device/route'
import type { Session } from '../session/session'
import { memoized } from '../surfaces/memo'
import type { HintAsked, LogLine, Step } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { lookOf, sideOf, winnersText } from '../words/labels'
import { NotAsked } from './Ask'
import { Emblem } from './Emblem'
import { entryLine } from './Entries'
import { Glyph } from './Icon'

/** The log line of a hint request. */
const hintLine = (session: Session, hint: HintAsked): string => t('hint-asked', { p: session.seatName(hint.seat) })

const targetsOf = (line: LogLine): string[] => Object.values(line.words.args ?? {}).flatMap((arg) => arg.targets)

interface LogStepProps {
  session: Session
  step: Step
  /** relative to the position shown */
  when: 'now' | 'later' | ''
  isLast: boolean
  /** how many picks to undo to remove this one; 0 if that is impossible */
  back: number
  words: Catalogue
  side: number
  /** the names of all seats */
  names: string
}

/** A past step keeps its text: a new step does not render the others again. */
const LogStep = memoized(({ session, step, when, isLast, back, words, side }: LogStepProps) => {
  const naming = { seat: (seat: number) => untracked(() => session.seatName(seat)) }
  const entry = untracked(() => entryLine(session, step))
  const light = (line: LogLine | null) => () => (session.glow.value = line ? targetsOf(line) : [])
  return (
    <li class={when}>
      {step.seat >= 0 ? (
        <Emblem side={side} look={untracked(() => lookOf(session, step.seat))} size={20} />
      ) : (
        <span class="emblem" />
      )}
      <div>
        {entry ? <p class="entry">{entry}</p> : null}
        {step.told.lines.map((line, k) => (
          <p
            key={k}
            onPointerEnter={light(line)}
            onPointerLeave={light(null)}
            onFocusIn={light(line)}
            onFocusOut={light(null)}
          >
            {words.say(line.words, naming)}{' '}
            <a class="clause-id" href={rulesLink(session.data.value!.game, line.clause)}>
              {line.clause}
            </a>
          </p>
        ))}
      </div>
      <span class="step-tools">
        {step.auto_answered.length ? <NotAsked session={session} step={step} /> : null}
        <button
          class="quiet"
          onClick={() => go(tableLink(session.table, isLast ? null : step.at))}
          aria-label={t('ui-go-to', { n: step.at })}
        >
          {step.at}
        </button>
        {back ? (
          <button
            class="quiet"
            title={t('ui-undo-to-here')}
            aria-label={t('ui-undo-to-here')}
            onClick={() => void session.undo(back)}
          >
            <Glyph name="undo" />
          </button>
        ) : null}
      </span>
    </li>
  )
})

/** How many steps of a long game are in the page at once; older ones are added on demand. */
const PAGE = 120

export function Log({ session }: { session: Session }) {
  const box = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  const [pages, setPages] = useState(1)
  const steps = session.toldSteps.value.filter((step) => step.told.lines.length || entryLine(session, step))
  const at = session.shown.value?.at ?? 0
  const shown = steps.slice(-PAGE * pages)
  const { undo = 0, last = 0, table } = session.update.value ?? {}
  const names = table?.seats.map((seat) => session.seatName(seat.seat)).join('\n') ?? ''
  /** hints requested at the question after this step */
  const hintsAfter = (k: number) =>
    session.hints.value.filter(
      (hint) => (k === 0 || hint.seq >= steps[k]!.seq) && (k + 1 >= steps.length || hint.seq < steps[k + 1]!.seq),
    )
  useEffect(() => {
    // stay at the end, unless the user scrolled back to read
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight
  }, [steps.length, at, session.hints.value.length])
  return (
    <div class="log">
      {shown.length < steps.length ? (
        <button
          class="quiet"
          onClick={() => {
            setPages(pages + 1)
            follows.current = false
          }}
        >
          {t('ui-earlier')}
        </button>
      ) : null}
      <ol
        ref={box}
        onScroll={(e) =>
          (follows.current =
            e.currentTarget.scrollTop + e.currentTarget.clientHeight > e.currentTarget.scrollHeight - 30)
        }
      >
        {shown.map((step, k) => (
          <Fragment key={step.at}>
            <LogStep
              session={session}
              step={step}
              when={step.at === at ? 'now' : step.at > at ? 'later' : ''}
              isLast={step.at === last}
              back={step.at > last - undo && !session.past.value ? last - step.at + 1 : 0}
              words={session.words.value!}
              side={sideOf(session, step.seat)}
              names={names}
            />
            {hintsAfter(k + steps.length - shown.length).map((hint) => (
              <li key={`hint ${hint.number}`} class="hint-asked">
                <span class="emblem" />
                <p class="entry">{hintLine(session, hint)}</p>
              </li>
            ))}
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

/** Live region: announces the latest log lines, and the question if it is new. */
export function Speaker({ session }: { session: Session }) {
  const words = session.words.value
  const naming = { seat: session.seatName }
  const lines = words
    ? session.fresh.value
        .slice(-6)
        .flatMap((step) => [entryLine(session, step), ...step.told.lines.map((line) => words.say(line.words, naming))])
    : []
  const hints = session.freshHints.value.map((hint) => hintLine(session, hint))
  const question = session.question.value
  const prompt = words && question ? words.say(question.prompt, naming) : ''
  const result = session.scene.value?.result
  const end = result ? winnersText(session, result.winners) : ''
  return (
    <div class="sr" role="status" aria-live="polite">
      {[...lines, ...hints, prompt, end].filter(Boolean).join(' ')}
    </div>
  )
}
