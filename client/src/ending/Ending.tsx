// The summary after the game: who won, the score chart, the turning points, the statistics, and what comes next.

import { useEffect, useRef, useState } from 'preact/hooks'
import { analysisLink, go, nextLink, seatLink, tableLink } from '../device/route'
import { keysOf } from '../device/settings'
import { Dialog } from '../parts/Dialog'
import { UnitSign } from '../parts/Dice'
import { Emblem } from '../parts/Emblem'
import { Glyph, Icon } from '../parts/Icon'
import { LinkField } from '../parts/LinkField'
import { Past, showsEnd } from '../parts/Past'
import { PieceStone } from '../parts/Trays'
import { DASHES, TurningDots } from '../parts/TurningDots'
import type { Session } from '../session/session'
import { feats } from '../show/turns'
import { get, getText, withRetries } from '../wire/api'
import type { Course, Loss, Panel, Piece, TurningPoint } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/ending.css'
import { lazyPage } from '../pages/lazypage'
import { Problem } from '../parts/Problem'
import { errorText } from '../words/errors'
import { lookOf, pieceName, reasonText, sideOf } from '../words/labels'
import { chartOf, tellingLine } from './course'
import { isSeated, playAgain, sitAgain } from './rematch'

const ResultCard = lazyPage(() => import('../daily/ResultCard').then((part) => part.ResultCard))

const BOX = { width: 620, height: 190, left: 34, top: 16 }

interface Given {
  session: Session
  course: Course
}

function ChartArt({ session, course }: Given) {
  const chart = chartOf(course, BOX, goalOf(session))
  const label = session.scene.value?.panels[0]?.figures[0]?.label ?? ''
  const name = session.words.value!.text(label)
  const right = BOX.left + BOX.width
  const end = course.stages[course.stages.length - 1]
  const text = (end?.scores ?? []).map((score, seat) => `${session.seatName(seat)} ${score}`).join(', ')
  return (
    <svg class="course-chart" viewBox="0 0 760 246" role="img" aria-label={`${name}: ${text}`}>
      {chart.scores.map((mark) => (
        <g key={mark.text}>
          <path d={`M${BOX.left} ${mark.y}H${right}`} class="rule" />
          <text x={BOX.left - 8} y={mark.y + 4} class="mark left">
            {mark.text}
          </text>
        </g>
      ))}
      {chart.turns.map((mark) => (
        <text key={mark.text} x={mark.x} y={BOX.top + BOX.height + 19} class="mark">
          {mark.text}
        </text>
      ))}
      <text x={BOX.left + BOX.width / 2} y={BOX.top + BOX.height + 36} class="mark">
        {course.turns > 2 ? t('ui-turn-axis') : t('ui-step-axis')}
      </text>
      {chart.lines.map((d, seat) => (
        <g key={seat} style={{ '--ground': lookOf(session, seat).ground }}>
          <path d={d} class="case" />
          <path d={d} class="stairs" stroke-dasharray={DASHES[seat % DASHES.length]} />
        </g>
      ))}
      {named(course, chart.spot).map(({ seat, y }) => (
        <text key={seat} x={right + 12} y={y + 5} class="who">
          {session.seatName(seat).slice(0, 12)}
        </text>
      ))}
      <TurningDots session={session} points={course.turning} spot={(point) => chart.spot(point.at, point.seat)} />
    </svg>
  )
}

/** The winning score, if a track shows one. */
function goalOf(session: Session): number {
  const { panels } = session.update.value!.scene!
  const score = (panel: Panel) => panel.figures[0]?.value ?? 0
  const limit = (panel: Panel) => panel.tracks[0]?.limit ?? 0
  const isTracked = (panel: Panel) => panel.tracks[0]?.value === Math.min(score(panel), limit(panel))
  return panels.every(isTracked) && panels.some(score) ? Math.max(...panels.map(limit)) : 0
}

/** Labels at the ends of the lines, kept apart from each other. */
function named(course: Course, spot: (at: number, seat: number) => readonly [number, number]) {
  const end = course.stages[course.stages.length - 1]
  const found = (end?.scores ?? []).map((_, seat) => ({ seat, y: spot(end!.at, seat)[1] })).sort((a, b) => a.y - b.y)
  found.forEach((one, k) => (one.y = k ? Math.max(one.y, found[k - 1]!.y + 17) : one.y))
  return found
}

function TurningPointItem({ session, point, k }: { session: Session; point: TurningPoint; k: number }) {
  const words = session.words.value!
  const step = session.steps.value.find((one) => one.at === point.at)
  const line = tellingLine(step?.told.lines ?? [], point)
  const note = [
    point.turn ? t('ui-turn', { n: point.turn }) : '',
    t('ui-swing', { p: session.seatName(point.seat), n: point.swing }),
  ].filter(Boolean)
  return (
    <li>
      <b class="turn-number" style={{ '--ground': lookOf(session, point.seat).ground }}>
        {k + 1}
      </b>
      <span>
        <strong>
          {line
            ? words.say(line.words, { seat: session.seatName })
            : t('ui-position', { n: point.at, m: session.update.value!.last })}
        </strong>
        <small>{note.join(' · ')}</small>
      </span>
      <button aria-label={t('ui-go-to', { n: point.at })} onClick={() => look(session, point.at)}>
        <Glyph name="play" size={13} />
      </button>
    </li>
  )
}

function look(session: Session, at: number): void {
  session.playback.endingOpen.value = false
  go(tableLink(session.table, at, true))
}

function Figures({ session, course }: Given) {
  const words = session.words.value!
  const seats = session.update.value!.table.seats
  const name = (label: string) => (words.has(label) ? words.text(label) : t(label))
  const pair = seats.length === 2
  return (
    <table class={`tallies ${pair ? 'pair' : ''}`}>
      <thead class={pair ? 'sr' : ''}>
        <tr>
          {pair ? <th scope="col">{session.seatName(0)}</th> : null}
          <td />
          {seats.slice(pair ? 1 : 0).map((seat) => (
            <th key={seat.seat} scope="col">
              <Emblem side={sideOf(session, seat.seat)} look={lookOf(session, seat.seat)} size={22} />
              <span class="sr">{session.seatName(seat.seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.tallies.map(({ label, values }) => {
          const most = Math.max(1, ...values)
          const cell = (seat: number) => (
            <td key={seat} class={`tally ${seat ? '' : 'first'}`}>
              <b>{values[seat]}</b>
              {pair ? (
                <i>
                  <i style={{ width: `${(values[seat]! / most) * 100}%`, background: lookOf(session, seat).ground }} />
                </i>
              ) : null}
            </td>
          )
          const rest = values.map((_, seat) => seat).slice(pair ? 1 : 0)
          return (
            <tr key={label}>
              {pair ? cell(0) : null}
              <th scope="row">{name(label)}</th>
              {rest.map(cell)}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The length of the game. Rounds and turns are the same in some games. */
const lengthText = (rounds: number, turns: number): string =>
  rounds > 0 && rounds < turns
    ? `${t('ui-rounds-played', { n: rounds })}, ${t('ui-turns-played', { n: turns })}`
    : t('ui-turns-played', { n: turns })

/** Units that were destroyed, by side, and who felled most of the enemy. */
function Fallen({ session }: { session: Session }) {
  const steps = session.steps.value
  const gone = steps.flatMap((step) => step.told.beats.flatMap((beat) => beat.losses)).filter(isGone)
  const [best] = feats(steps)
  if (!gone.length && !best) return null
  const seats = [...new Set(gone.map((loss) => loss.piece.seat))].sort()
  return (
    <div class="fallen">
      <h3>{t('ui-fallen')}</h3>
      {best ? (
        <p>
          {t('ui-best-unit', {
            u: session.words.value!.say(best.who, { seat: session.seatName }),
            p: session.seatName(best.seat),
            n: best.n,
          })}
        </p>
      ) : null}
      {seats.map((seat) => (
        <p key={seat} class="fallen-row">
          <Emblem side={sideOf(session, seat)} look={lookOf(session, seat)} size={26} />
          <span class="sr">{session.seatName(seat)}:</span>
          {gone
            .filter((loss) => loss.piece.seat === seat)
            .map((loss, k) => (
              <span key={k} title={pieceName(session, loss.piece)}>
                <UnitSign session={session} piece={{ ...loss.piece, targets: [] }} size={46} />
                <span class="sr">{pieceName(session, loss.piece)}</span>
              </span>
            ))}
        </p>
      ))}
    </div>
  )
}

const isGone = (loss: Loss): boolean => loss.place >= 0 && loss.fell >= loss.piece.count

/** Some of the winner's remaining pieces. */
function Triumph({ session, seat }: { session: Session; seat: number }) {
  const scene = session.update.value!.scene!
  const { surface, types } = session.data.value!
  const own = scene.stacks.filter((stack) => stack.seat === seat).flatMap((stack) => stack.pieces.slice(0, 1))
  const kinds = new Map(own.filter((piece) => types[piece.type]).map((piece) => [piece.type, piece]))
  const some = [...kinds.values()].slice(0, 5)
  // cards and models stand for somebody who has a name
  const named = scene.stacks.filter((stack) => stack.seat === seat && stack.name && stack.pieces.length).slice(0, 3)
  if (surface.kind === 'cards' || surface.kind === 'plane')
    return (
      <ul class="heroes">
        {named.map((stack) => (
          <li
            key={stack.id}
            style={{ '--ground': lookOf(session, seat).ground, '--figure': lookOf(session, seat).figure }}
          >
            <span class="hero-sign">
              <Icon name={types[stack.pieces[0]!.type]?.icon || 'laurels'} size={34} />
            </span>
            {session.words.value!.say(stack.name!, { seat: session.seatName })}
          </li>
        ))}
      </ul>
    )
  const shown = (piece: Piece) => ({ ...piece, targets: [] })
  return (
    <div class="triumph">
      {surface.kind === 'hexes'
        ? some.map((piece) => <UnitSign key={piece.id} session={session} piece={shown(piece)} size={92} />)
        : surface.kind === 'areas'
          ? some.map((piece) => <PieceStone key={piece.id} session={session} piece={shown(piece)} size={66} />)
          : null}
    </div>
  )
}

/** Rematch, or the next adventure. */
function Next({ session, course }: { session: Session; course: Course | null }) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { held, again, table } = session.update.value!
  const run = (deed: () => Promise<void>) => () => {
    setBusy(true)
    setProblem('')
    deed()
      .catch((error: unknown) => setProblem(errorText(error)))
      .finally(() => setBusy(false))
  }
  if (table.what_if || table.daily) return null
  const offer = again ? (
    <div class="again-offer" role="status">
      <p>{isSeated(again) ? t('ui-again-there') : t('ui-again-offered')}</p>
      <button class="main" disabled={isBusy} onClick={run(() => sitAgain(again.table, again))}>
        {!held.length ? t('ui-watch') : isSeated(again) ? t('ui-again-go') : t('ui-again-sit')}
      </button>
    </div>
  ) : null
  const follows = course?.follows
  const following = follows ? String(Object.values(follows)[0]) : ''
  const [option] = Object.keys(follows ?? {})
  const key = `${option}-${following}`.replaceAll('_', '-')
  const words = session.words.value!
  return (
    <div class="next">
      {offer ??
        (held.length ? (
          <div class="next-pair">
            <button class="main" disabled={isBusy} onClick={run(() => playAgain(session, false))}>
              <Glyph name="undo" /> {t('ui-rematch')}
            </button>
            <button disabled={isBusy} onClick={run(() => playAgain(session, true))}>
              {t('ui-swap-sides')}
            </button>
          </div>
        ) : null)}
      {table.sequel && held.length ? (
        <a class="button next-game" href={nextLink(session.table)}>
          <small>{t('ui-sequel')}</small>
          <strong>{t('ui-sequel-goes-on')}</strong>
        </a>
      ) : follows && held.length && !again ? (
        <button class="next-game" disabled={isBusy} onClick={run(() => playAgain(session, false, follows))}>
          <small>{t('ui-sequel')}</small>
          <strong>{words.has(key) ? words.text(key) : following}</strong>
        </button>
      ) : null}
      <Problem text={problem} />
    </div>
  )
}

function Tools({ session }: { session: Session }) {
  const [isSharing, setSharing] = useState(false)
  const watch = keysOf(session.table)[-1]
  const { viewer, table } = session.update.value!
  const save = async () => {
    const text = await withRetries(() => getText(`/tables/${session.table}/record`, session.key(viewer)))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
    link.download = `${table.game}-${session.table}.jsonl`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <div class="ending-tools">
        <button onClick={() => look(session, 0)}>
          <Glyph name="play" size={12} /> {t('ui-watch-again')}
        </button>
        <a class="button" href={analysisLink(session.table)}>
          {t('analysis-analyse')}
        </a>
        {watch ? (
          <button aria-expanded={isSharing} onClick={() => setSharing(!isSharing)}>
            {t('ui-share')}
          </button>
        ) : null}
        {table.what_if ? null : <button onClick={() => void save()}>{t('ui-export-record')}</button>}
        <a class="button" href="#/">
          {t('ui-tables')}
        </a>
      </div>
      {watch && isSharing ? (
        <LinkField label={t('ui-share-about')} link={`${seatLink(session.table, watch)}?at=0&all=1`} />
      ) : null}
    </>
  )
}

export function Ending({ session }: { session: Session }) {
  const [course, setCourse] = useState<Course | null>(null)
  const [missing, setMissing] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { viewer, scene, table } = session.update.value!
  const { winners, how } = scene!.result!
  useEffect(() => {
    heading.current?.focus()
    get<Course>(`/tables/${session.table}/course`, session.key(viewer))
      .then(setCourse)
      .catch((error: unknown) => setMissing(errorText(error)))
  }, [])
  const close = () => (session.playback.endingOpen.value = false)
  // an earlier position chosen on the slider is shown on the table
  const isElsewhere = !showsEnd(session)
  useEffect(() => {
    if (isElsewhere) close()
  }, [isElsewhere])
  const best = winners.includes(viewer) ? viewer : (winners[0] ?? -1)
  const title = !winners.length
    ? t('ui-draw')
    : viewer < 0
      ? t('ui-game-over')
      : winners.includes(viewer)
        ? t('ui-victory')
        : t('ui-defeat')
  return (
    <Dialog
      label="ending-title"
      kind={`ending ${winners.includes(viewer) || viewer < 0 ? 'won' : 'lost'}`}
      close={close}
    >
      <section class="ending-hero">
        {table.daily ? null : <Icon name="laurels" size={64} />}
        <h2 id="ending-title" ref={heading} tabIndex={-1} class={table.daily ? 'sr' : ''}>
          {title}
        </h2>
        <p>
          {winners.length ? t('ui-winner-is', { p: winners.map(session.seatName).join(', ') }) : t('nobody-won')}
          <small>{reasonText(session, winners, how)}</small>
        </p>
        {table.daily ? (
          <ResultCard session={session} course={course} />
        ) : best >= 0 ? (
          <>
            <Emblem side={sideOf(session, best)} look={lookOf(session, best)} size={116} />
            <Triumph session={session} seat={best} />
          </>
        ) : null}
        <Next session={session} course={course} />
        <Tools session={session} />
      </section>
      <section class="ending-course">
        <header>
          <h3>{t('ui-course')}</h3>
          {course?.turns ? <span class="facts">{lengthText(scene!.round, course.turns)}</span> : null}
          <button class="quiet" onClick={close} aria-label={t('ui-back-to-table')}>
            <Glyph name="close" />
          </button>
        </header>
        {missing ? <p class="facts">{missing}</p> : null}
        {course ? (
          <>
            {course.stages.length ? <ChartArt session={session} course={course} /> : null}
            <div class="ending-replay">
              <Past session={session} all />
            </div>
            <div class="ending-pair">
              {course.turning.length ? (
                <div>
                  <h3>{t('ui-turning-points')}</h3>
                  <ol class="turning">
                    {course.turning.map((point, k) => (
                      <TurningPointItem key={point.at} session={session} point={point} k={k} />
                    ))}
                  </ol>
                </div>
              ) : null}
              {course.tallies.length ? (
                <div>
                  <h3>{t('ui-in-figures')}</h3>
                  <Figures session={session} course={course} />
                </div>
              ) : null}
            </div>
          </>
        ) : null}
        <Fallen session={session} />
      </section>
    </Dialog>
  )
}
