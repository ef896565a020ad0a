// The analysis of a finished game: chances along the game, luck apart from play, turning points, and better answers on the board.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isNarrow } from '../device/media'
import { analysisLink, go, tableLink } from '../device/route'
import { Emblem } from '../parts/Emblem'
import { Past } from '../parts/Past'
import { Problem } from '../parts/Problem'
import { TableBoard } from '../parts/TableView'
import type { Session } from '../session/session'
import type { AnalysedMoment, AnalysisState, GameAnalysis } from '../wire/protocol'
import { t } from '../words/common'
import { lookOf, reasonText, sideOf } from '../words/labels'
import '../styles/analysis.css'
import '../styles/ending.css'
import '../styles/show.css'
import { ChancesGraph, HowWell, PlayAndLuck } from './Charts'
import { ChoiceCard } from './Choice'
import { judgedAt, percent } from './chances'
import { Plans } from './Plans'
import { AnalysisProgress } from './progress'

function Head({ session }: { session: Session }) {
  const { scene, table } = session.update.value!
  const result = scene?.result
  const side = (seat: number) => (
    <span class="analysis-side" style={{ '--ground': lookOf(session, seat).ground }}>
      <Emblem side={sideOf(session, seat)} look={lookOf(session, seat)} size={30} />
      <strong>{session.seatName(seat)}</strong> <b>{result?.scores[seat]}</b>
    </span>
  )
  const theEnd = (e: Event) => {
    e.preventDefault()
    go(tableLink(session.table))
    session.playback.endingOpen.value = true
  }
  return (
    <header class="analysis-head">
      <nav aria-label={t('analysis-title')}>
        <a href={tableLink(session.table)} onClick={theEnd}>
          {t('analysis-end')}
        </a>
        <a aria-current="page" href={analysisLink(session.table)}>
          {t('analysis-title')}
        </a>
        <a href={tableLink(session.table, 0, true)}>{t('analysis-whole')}</a>
      </nav>
      <p class="analysis-score">
        {table.seats.map(({ seat }) => side(seat))}
        {result ? <small>{reasonText(session, result.winners, result.how)}</small> : null}
      </p>
    </header>
  )
}

/** What has to be done before there is anything to show. */
function Begin({ session, progress, state }: { session: Session; progress: AnalysisProgress; state: AnalysisState }) {
  const isPlayer = session.update.value!.held.length > 0
  return (
    <section class="card analysis-begin">
      <p>{t(state.state === 'failed' ? 'analysis-failed' : 'analysis-none')}</p>
      <p class="facts">{t(isPlayer ? 'analysis-none-more' : 'analysis-watching')}</p>
      {isPlayer ? (
        <button class="main" onClick={() => void progress.want()}>
          {t('analysis-start')}
        </button>
      ) : null}
    </section>
  )
}

function Working({ session, progress, state }: { session: Session; progress: AnalysisProgress; state: AnalysisState }) {
  const n = percent(state.progress)
  return (
    <section class="card analysis-working">
      <p role="status">
        {state.state === 'waiting' ? t('analysis-wait', { n: state.ahead }) : t('analysis-progress', { n })}
      </p>
      <progress max={1000} value={state.progress} aria-label={t('analysis-title')} />
      {session.update.value!.held.length ? (
        <button class="quiet" onClick={() => void progress.want(true)}>
          {t('analysis-stop')}
        </button>
      ) : null}
    </section>
  )
}

interface TurningProps {
  session: Session
  points: readonly AnalysedMoment[]
  at: number
}

function TurningPoints({ session, points, at }: TurningProps) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  if (!points.length) return <p class="facts">{t('analysis-turning-none')}</p>
  return (
    <ol class="analysis-turning">
      {points.map((point, k) => {
        const change = percent(point.after) - percent(point.before)
        const what = point.played ?? point.prompt
        const args = { p: session.seatName(point.seat), n: percent(point.before), m: percent(point.after) }
        return (
          <li key={point.at}>
            <a
              href={analysisLink(session.table, point.at - 1)}
              aria-current={at === point.at - 1 ? 'true' : undefined}
              onClick={() => isNarrow.value && document.querySelector('.analysis-replay')?.scrollIntoView()}
            >
              <b class="turn-number" style={{ '--ground': lookOf(session, point.seat).ground }}>
                {k + 1}
              </b>
              <span>
                <strong>{what ? words.say(what, naming) : t('ui-position', { n: point.at, m: '' })}</strong>
                <small>
                  {t('analysis-swing', args)} · {point.turn ? `${t('ui-turn', { n: point.turn })} · ` : ''}
                  {t(`analysis-cause-${point.cause}`)}
                  {point.played && point.prompt ? ` · ${words.say(point.prompt, naming)}` : ''}
                  {point.best
                    ? ` · ${t('analysis-better', { x: words.say(point.best, naming), n: percent(point.best_chance) })}`
                    : ''}
                </small>
              </span>
              <b class={change < 0 ? 'loss' : 'gain'}>
                {change < 0 ? '−' : '+'}
                {Math.abs(change)}
              </b>
            </a>
          </li>
        )
      })}
    </ol>
  )
}

interface ReportProps {
  session: Session
  game: GameAnalysis
  at: number
}

function Report({ session, game, at }: ReportProps) {
  const { viewer, scene, table } = session.update.value!
  const [seat, setSeat] = useState(viewer >= 0 ? viewer : (scene?.result?.winners[0] ?? 0))
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <section class="card analysis-chances" aria-labelledby="analysis-chances">
        <header>
          <h2 id="analysis-chances">{t('analysis-chances')}</h2>
          <label>
            <span class="sr">{t('analysis-of')}</span>
            <select value={seat} onChange={(e) => setSeat(Number(e.currentTarget.value))}>
              {table.seats.map((one) => (
                <option key={one.seat} value={one.seat}>
                  {session.seatName(one.seat)}
                </option>
              ))}
            </select>
          </label>
        </header>
        <p class="analysis-legend">
          {table.seats.length === 2 ? <span class="went">{t('analysis-as-it-went')}</span> : null}
          {table.seats.length === 2 && isOpen ? <span class="even">{t('analysis-even')}</span> : null}
          {table.seats.length > 2
            ? table.seats.map((one) => (
                <span key={one.seat} class="went" style={{ '--ground': lookOf(session, one.seat).ground }}>
                  {session.seatName(one.seat)}
                </span>
              ))
            : null}
          <label>
            <input type="checkbox" checked={!isOpen} onChange={(e) => setOpen(!e.currentTarget.checked)} />{' '}
            {t('analysis-known')}
          </label>
        </p>
        <ChancesGraph
          session={session}
          game={game}
          seat={seat}
          at={at}
          isOpen={isOpen}
          go={(to) => go(analysisLink(session.table, to))}
        />
      </section>
      <section class="card" aria-labelledby="analysis-luck">
        <header>
          <h2 id="analysis-luck">{t('analysis-play-and-luck')}</h2>
          <p class="analysis-legend">
            <span class="play">{t('analysis-play')}</span>
            <span class="luck">{t('analysis-luck')}</span>
          </p>
        </header>
        <PlayAndLuck session={session} game={game} seat={seat} at={at} />
      </section>
      {game.seats.length ? (
        <section class="card" aria-labelledby="analysis-how-well">
          <header>
            <h2 id="analysis-how-well">{t('analysis-how-well')}</h2>
            <p class="facts">{t('analysis-scale')}</p>
          </header>
          <HowWell session={session} game={game} />
        </section>
      ) : null}
    </>
  )
}

export function AnalysisPage({ session }: { session: Session }) {
  const progress = useMemo(() => new AnalysisProgress(session), [session])
  const heading = useRef<HTMLHeadingElement>(null)
  const state = progress.state.value
  const game = state?.analysis ?? null
  const update = session.update.value!
  const at = session.shown.value!.at
  const isDone = state?.state === 'done'
  useEffect(() => {
    heading.current?.focus()
    void progress.load()
    return () => progress.close()
  }, [progress])
  // first show the choice that changed the chances most
  const judged = game?.turning.filter((one) => judgedAt(game, one.at - 1)) ?? []
  const greatest = judged.reduce<AnalysedMoment | null>(
    (best, one) => (!best || Math.abs(one.after - one.before) > Math.abs(best.after - best.before) ? one : best),
    null,
  )
  useEffect(() => {
    if (greatest && !session.past.value) go(analysisLink(session.table, greatest.at - 1), true)
  }, [greatest !== null])
  const step = judgedAt(game, at)
  useEffect(() => void progress.show(at), [progress, at, step !== null])
  const choice = progress.choice.value?.at === at ? progress.choice.value : null
  const title = session.words.value!.say(session.data.value!.surface.name, { seat: session.seatName })
  return (
    <main
      class="analysis-page"
      id="content"
      data-at={at}
      data-analysis={state?.state ?? ''}
      data-choice={choice?.at ?? ''}
    >
      <h1 class="sr" ref={heading} tabIndex={-1}>
        {t('analysis-title')}
      </h1>
      <Head session={session} />
      <div class="analysis-replay">
        <div class="stage">
          <TableBoard
            session={session}
            title={title}
            more={(view) => (choice ? <Plans session={session} view={view} choice={choice} /> : null)}
          />
          {choice ? (
            <p class="plan-key" aria-hidden="true">
              <span class="best">{t('analysis-plan-best')}</span>
              {choice.grade === 'best' ? null : <span class="played">{t('analysis-plan-played')}</span>}
            </p>
          ) : null}
        </div>
        <div class="analysis-chapters">
          <Past session={session} all link={(to) => analysisLink(session.table, to)} />
        </div>
        {game ? <ChoiceCard session={session} step={step} choice={choice} isDone={isDone} /> : null}
      </div>
      <div class="analysis-report">
        <Problem text={progress.problem.value || session.problem.value?.detail || ''} />
        {state && (state.state === 'waiting' || state.state === 'running') ? (
          <Working session={session} progress={progress} state={state} />
        ) : null}
        {state && (state.state === 'none' || state.state === 'failed') ? (
          <Begin session={session} progress={progress} state={state} />
        ) : null}
        {game ? <Report session={session} game={game} at={at} /> : null}
        {isDone && game ? (
          <section class="card" aria-labelledby="analysis-turning">
            <h2 id="analysis-turning">{t('analysis-turning')}</h2>
            <TurningPoints session={session} points={game.turning} at={at} />
            <p class="facts">{t('analysis-honest')}</p>
          </section>
        ) : null}
      </div>
      <p class="sr" role="status">
        {update.table.status === 'over' ? '' : t('refused-analysis-not-over')}
      </p>
    </main>
  )
}
