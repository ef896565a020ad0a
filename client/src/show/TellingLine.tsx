// The telling line between board and hand: the result of a battle, the turn of another player in a few numbered steps, or the
// last thing that happened. It is always there, so nothing is covered and nothing jumps.

import { go, tableLink } from '../device/route'
import { Card } from '../parts/Cards'
import { UnitSign } from '../parts/Dice'
import { Emblem } from '../parts/Emblem'
import { Glyph, Icon } from '../parts/Icon'
import type { Session } from '../session/session'
import { NO_PIECE } from '../wire/blank'
import type { Message } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/telling.css'
import { lookOf, sideOf } from '../words/labels'
import type { Beat } from './beats'
import { type Chapter, cardOf, lastResults, motionOf, positionsOf, ROOMY } from './telling'

const saying = (session: Session) => (message: Message | null) =>
  session.words.value!.say(message, { seat: session.seatName })

/** More names than this are counted. */
const MAX_NAMES = 2

/** The two lines of a step. */
export function linesOf(session: Session, chapter: Chapter): [string, string] {
  const say = saying(session)
  const words = session.words.value!
  const { kind, parts, results } = chapter
  const lead = parts[0]![parts[0]!.length - 1]!.beat
  const isMany = parts.length > 1 && lead.many !== ''
  const title = isMany ? words.text(lead.many, { n: parts.length }) : say(lead.title)
  if (kind === 'end') {
    // equal ones are counted
    const rest = [...new Set(parts.slice(1).map((part) => part[0]!.beat.many || say(part[0]!.beat.title)))].map(
      (one) => {
        const alike = parts.slice(1).filter((part) => part[0]!.beat.many === one)
        return alike.length > 1 ? words.text(one, { n: alike.length }) : alike[0] ? say(alike[0][0]!.beat.title) : one
      },
    )
    const last = parts[parts.length - 1]![0]!.beat.short
    return [say(parts[0]![0]!.beat.title), [...rest, say(last)].filter(Boolean).join(', ')]
  }
  const counted = new Map<string, number>()
  const shown: string[] = []
  for (const { beat } of lastResults(results)) {
    if (beat.many) counted.set(beat.many, (counted.get(beat.many) ?? 0) + 1)
    if (!beat.many || counted.get(beat.many) === 1) shown.push(beat.many || say(beat.title))
  }
  const told = shown.map((one) =>
    (counted.get(one) ?? 0) > 1
      ? words.text(one, { n: counted.get(one)! })
      : words.has(one)
        ? say(results.find(({ beat }) => beat.many === one)!.beat.title)
        : one,
  )
  if (told.length) {
    // a result that names the unit again is told of what it did
    const does = isMany ? '' : say(lead.short)
    return [does && told[0]!.startsWith(title) ? does : title, told.join(', ')]
  }
  if (!isMany) return [title, say(lead.short)]
  const names = [...new Set(parts.map((part) => say(part[0]!.beat.who)))].filter(Boolean)
  const rest = names.length - MAX_NAMES
  return [title, rest > 0 ? t('ui-and-more', { x: names.slice(0, MAX_NAMES).join(', '), n: rest }) : names.join(', ')]
}

/** A whole sentence for each event, for the tooltip and screen readers. */
const sentenceOf = (session: Session, { parts, results }: Chapter): string =>
  [...parts.map((part) => part[part.length - 1]!), ...lastResults(results)]
    .map(({ beat, step }) => saying(session)(beat.words ?? step.told.lines[beat.line]?.words ?? beat.title))
    .join(' ')

const SIGNS = {
  card: 'card-play',
  move: 'walk',
  attack: 'crossed-swords',
  result: 'crossed-swords',
  other: 'flying-flag',
  end: 'laurels',
}

/** A small picture: the unit that acts, or a sign. */
function Sign({ session, chapter }: { session: Session; chapter: Chapter }) {
  const { surface, types } = session.data.value!
  const told = chapter.parts[0]![chapter.parts[0]!.length - 1]!
  const conflict = told.step.told.conflicts[told.beat.conflict]
  const type = motionOf(told)?.types[0] ?? -1
  const force = conflict?.sides[0]?.force[0]
  const end = motionOf(told)?.end ?? -1
  const moved = session.scene.value?.stacks.find((stack) => stack.place === end)?.pieces[0]
  const some = type >= 0 ? { ...NO_PIECE, id: 'told', type, seat: chapter.seat, count: 1 } : null
  const piece = force ?? (moved?.type === type ? moved : some)
  if (piece && surface.kind === 'hexes' && types[piece.type]?.form === 'figure')
    return <UnitSign session={session} piece={{ ...piece, targets: [] }} size={40} />
  const icon = types[cardOf(told) >= 0 ? cardOf(told) : type]?.icon
  return <Icon name={icon ?? SIGNS[chapter.kind]} size={26} />
}

interface StepProps {
  session: Session
  chapter: Chapter
  k: number
  /** the step that runs, or that is shown; -1 for none */
  now: number
  /** too many steps for pictures */
  isTight: boolean
}

function StepButton({ session, chapter, k, now, isTight }: StepProps) {
  const { playback } = session
  const [title, second] = linesOf(session, chapter)
  const positions = positionsOf(chapter)
  const at = positions[positions.length - 1]!
  const { last = 0 } = session.update.value ?? {}
  const targets = chapter.parts
    .flat()
    .flatMap(({ beat }) => Object.values(beat.title.args ?? {}).flatMap((arg) => arg.targets))
  const light = (on: boolean) => () => {
    playback.pointed.value = on ? k : -1
    session.glow.value = on ? targets : []
  }
  const state = now < 0 ? '' : k < now ? 'past' : k === now ? 'now' : 'coming'
  return (
    <li>
      <button
        class={`tell-step ${chapter.kind} ${state} ${isTight ? 'tight' : ''}`}
        title={sentenceOf(session, chapter)}
        aria-current={state === 'now' ? 'step' : undefined}
        onClick={() => go(tableLink(session.table, at >= last ? null : at))}
        onPointerEnter={light(true)}
        onPointerLeave={light(false)}
        onFocus={light(true)}
        onBlur={light(false)}
      >
        <b class="tell-number">{k + 1}</b>
        {isTight ? null : (
          <span class="tell-sign">
            <Sign session={session} chapter={chapter} />
          </span>
        )}
        <span class="tell-words">
          <strong>{title}</strong>
          {second ? <small>{second}</small> : null}
        </span>
      </button>
    </li>
  )
}

function Result({ session, beat }: { session: Session; beat: Beat }) {
  const say = saying(session)
  const conflict = beat.conflict!
  const said = (beat.said ?? []).map(say)
  const totals = conflict.sides.filter((side) => side.total !== null)
  const title = conflict.outcome
    ? say(conflict.outcome)
    : conflict.winner !== null
      ? t('ui-wins-battle', { p: session.seatName(conflict.winner) })
      : t('ui-battle')
  return (
    <div class="tell-result" key={`${beat.at}`}>
      <strong>{title}</strong>
      <p>
        {said.length ? (
          <>
            <b>{said[0]}</b> {said.slice(1).join(' ')}
          </>
        ) : (
          (beat.lost ?? []).map(({ seat, n }) => t('ui-loses', { p: session.seatName(seat), n })).join(' · ')
        )}
        {conflict.form === 'strength' && totals.length === 2
          ? ` ${session.seatName(totals[0]!.seat)} ${totals[0]!.total} : ${totals[1]!.total} ${session.seatName(totals[1]!.seat)}`
          : ''}
      </p>
      <button onClick={() => session.playback.show.next()}>
        {t('ui-go-on')} <kbd>{t('ui-space')}</kbd>
      </button>
    </div>
  )
}

/** The last line of the log, in games that tell no more. */
function lastLine(session: Session): string {
  const step = session.steps.value.findLast((one) => one.told.lines.length > 0)
  return step ? saying(session)(step.told.lines[step.told.lines.length - 1]!.words) : ''
}

export function TellingLine({ session }: { session: Session }) {
  const { show, chapters } = session.playback
  const list = chapters.value
  const beat = show.beat.value
  const isRunning = beat !== null || show.left.value > 0
  const viewer = session.update.value!.viewer
  const isOwn = list.length > 0 && list.every((chapter) => chapter.seat === viewer) && !session.past.value
  // whose turn it is told: they all did it, or it was their turn
  const deeds = list.filter((one) => one.kind !== 'end')
  const one = (seats: readonly number[]) => (new Set(seats).size === 1 ? seats[0]! : -1)
  const doer = one(deeds.map((chapter) => chapter.seat))
  const seat = doer >= 0 ? doer : one(deeds.map((chapter) => chapter.parts[0]![0]!.step.active))
  const name = seat >= 0 ? t('ui-story-of', { p: session.seatName(seat) }) : t('ui-story')
  const at = session.past.value ? session.past.value.at : beat?.at
  const now = at === undefined ? -1 : session.playback.chapterOf(at)
  if (beat?.kind === 'result' && beat.conflict && !beat.scene)
    return (
      <section class="telling battle" aria-label={t('ui-battle')}>
        <Result session={session} beat={beat} />
      </section>
    )
  if (isOwn || !list.length) {
    const last = list[list.length - 1]
    return (
      <section class="telling own" aria-label={t('ui-told-last')}>
        {last ? (
          <>
            <Sign session={session} chapter={last} />
            <p>
              <strong>{linesOf(session, last)[0]}</strong>
              {linesOf(session, last)[1] ? `: ${linesOf(session, last)[1]}` : ''}
            </p>
          </>
        ) : (
          <p class="facts">{lastLine(session) || t('ui-told-nothing')}</p>
        )}
      </section>
    )
  }
  return (
    <section class="telling" aria-label={name} style={{ '--ground': lookOf(session, seat).ground }}>
      <h2>{name}</h2>
      <ol>
        {list.map((chapter, k) => (
          <StepButton key={k} session={session} chapter={chapter} k={k} now={now} isTight={list.length > ROOMY + 1} />
        ))}
      </ol>
      {session.past.value ? null : isRunning ? (
        <span class="tell-tools">
          <button aria-pressed={show.held.value} onClick={() => show.hold()}>
            <Glyph name={show.held.value ? 'play' : 'pause'} size={12} /> <span>{t('ui-hold')}</span> <kbd>H</kbd>
          </button>
          <button onClick={() => show.skip()}>
            <Glyph name="last" size={12} /> <span>{session.question.value ? t('ui-my-turn') : t('ui-skip-show')}</span>{' '}
            <kbd>Esc</kbd>
          </button>
        </span>
      ) : (
        <span class="tell-tools">
          <button
            class="quiet"
            title={t('ui-tell-again')}
            aria-label={t('ui-tell-again')}
            onClick={() => session.playback.replayOthers()}
          >
            <Glyph name="play" size={12} />
          </button>
        </span>
      )}
    </section>
  )
}

/** The card that another player has played in this turn, whole, in the side panel. */
export function PlayedCard({ session }: { session: Session }) {
  const viewer = session.update.value!.viewer
  const told = session.playback.chapters.value
    .filter((chapter) => chapter.seat !== viewer)
    .flatMap((chapter) => chapter.parts.flat())
    .findLast((one) => one.beat.kind === 'card' && cardOf(one) >= 0)
  if (!told) return null
  const { seat } = told.beat
  const type = cardOf(told)
  return (
    <section class="card played-now" aria-label={t('ui-played')}>
      <Emblem side={sideOf(session, seat)} look={lookOf(session, seat)} size={34} />
      <p>{saying(session)(told.step.told.lines[told.beat.line]!.words)}</p>
      <Card session={session} piece={{ ...NO_PIECE, id: `played.${told.step.at}`, type, seat }} />
    </section>
  )
}
