// A table during or after play: board, question, battle, players and log, hand, and the history.

import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isNarrow, isWide } from '../device/media'
import { tableLink } from '../device/route'
import { showsBriefing } from '../device/settings'
import { lazyPage } from '../pages/lazypage'
import { hint } from '../session/hint'
import type { Session } from '../session/session'
import { fallingIn, sceneAsTold } from '../show/beats'
import { surfaceOf } from '../surfaces'
import { drawnBox } from '../surfaces/drawn'
import { turnOf } from '../surfaces/plane/scale'
import type { SurfaceProps, View } from '../surfaces/pointing'
import { ChatButton } from '../together/Chat'
import { showsDeputies } from '../together/people'
import { isSameBattle, recentConflicts, withDrawn, withEarlierReports } from '../wire/updates'
import { t } from '../words/common'
import { lookOf, sideOf } from '../words/labels'
import { Ask, NotAsked } from './Ask'
import { Board } from './Board'
import { OfferScreen } from './Cards'
import { ConflictPanel } from './Conflict'
import { closeUp } from './closeup'
import { DragLayer } from './DragLayer'
import { Emblem } from './Emblem'
import { ProposalCard } from './Entries'
import { extras } from './extras'
import { Foot } from './Foot'
import { Glyph } from './Icon'
import { Inspector, StackSheet } from './Inspector'
import { keyOpen } from './inview'
import { useKeys } from './keys'
import { Log, Speaker } from './Log'
import { Panels } from './Panels'
import { PassDevice } from './PassDevice'
import { Past, showsEnd, showsHistory } from './Past'
import { pointingAt } from './pointingat'
import { ScoreStrip } from './ScoreStrip'
import { Tabs } from './Tabs'
import { Hand } from './Trays'
import { UnitCard } from './UnitCard'

const Trails = lazyPage(() => import('../show/Trails').then((part) => part.Trails))
const ShowStage = lazyPage(() => import('../show/Stage').then((part) => part.ShowStage))
const TellingLine = lazyPage(() => import('../show/TellingLine').then((part) => part.TellingLine))
const PlayedCard = lazyPage(() => import('../show/TellingLine').then((part) => part.PlayedCard))
const Ending = lazyPage(() => import('../ending/Ending').then((part) => part.Ending))
/** Space around a field for the names of rows and columns, and above it for banners and its title. */
const FIELD = [18, 36, 20] as const
const MANY = 140

const BriefingCard = lazyPage(() => import('./Briefing').then((part) => part.BriefingCard))
const CoachCard = lazyPage(() => import('../learn/Coach').then((part) => part.CoachCard))
const KeyOfSigns = lazyPage(() => import('../key/Key').then((part) => part.KeyOfSigns))
const HintCard = lazyPage(() => import('../learn/HintCard').then((part) => part.HintCard))
const Raised = lazyPage(() => import('./Raised').then((part) => part.Raised))
const WhyNotCard = lazyPage(() => import('./WhyNot').then((part) => part.WhyNotCard))
const DeputyCards = lazyPage(() => import('../together/Deputies').then((part) => part.DeputyCards))
const Sides = lazyPage(() => import('./Sides').then((part) => part.Sides))

function TableChat({ session }: { session: Session }) {
  const { table, held, viewer } = session.update.value!
  return <ChatButton table={table} held={held} speaker={viewer} seatName={session.seatName} />
}

/** Round, phase and whose turn it is, on a plaque over the board. */
function Plaque({ session }: { session: Session }) {
  const words = session.words.value!
  const scene = session.scene.value
  const phases = session.data.value!.phases
  if (!scene) return null
  return (
    <div class="plaque">
      <ScoreStrip session={session} end="left" />
      {scene.active >= 0 && scene.plane ? (
        <Emblem side={sideOf(session, scene.active)} look={lookOf(session, scene.active)} size={30} />
      ) : null}
      <p class="phase-line">
        <strong>{scene.active >= 0 ? session.seatName(scene.active) : ''}</strong>{' '}
        <span>{words.text(scene.phase)}</span>
      </p>
      <p class="phase-dots" aria-hidden="true">
        {phases.map((phase) => (
          <i key={phase} class={phase === scene.phase ? 'at' : ''} title={words.text(phase)} />
        ))}
      </p>
      {scene.viewer >= 0 && !scene.result && !session.past.value ? <NotAsked session={session} /> : null}
      {scene.round > 0 ? (
        <p class="round">
          {scene.rounds ? t('ui-round-of', { n: scene.round, m: scene.rounds }) : t('ui-round', { n: scene.round })}
        </p>
      ) : null}
      {session.link.value === 'lost' ? (
        <span class="tag alert" role="alert">
          {t('ui-lost')}
        </span>
      ) : null}
      <ScoreStrip session={session} end="right" />
      <TableChat session={session} />
    </div>
  )
}

/** Says that this is not the real table, with a link to the position it was copied from. */
function WhatIfNote({ session }: { session: Session }) {
  const origin = session.update.value!.table.what_if
  if (!origin) return null
  return (
    <p class="what-if-note" role="note">
      <span>{origin.table ? t('ui-what-if-note', { n: origin.at }) : t('ui-what-if-alone')}</span>{' '}
      {origin.table ? (
        <a class="button" href={tableLink(origin.table, origin.at)}>
          {t('ui-what-if-back')}
        </a>
      ) : null}
    </p>
  )
}

/** The sheet of the chosen stack of cards, while the rest of the answer is being chosen. */
function ChosenStack({ session }: { session: Session }) {
  const chosen = [...session.chosen.value, ...(session.question.value?.focus ?? [])]
  const stack = session.scene.value?.stacks.find(
    (one) => one.sums.length && one.targets.some((x) => chosen.includes(x)),
  )
  if (!stack || session.past.value || session.scene.value?.conflict?.title) return null
  return (
    <section class="card chosen-stack">
      <StackSheet session={session} stack={stack} />
    </section>
  )
}

/** The values of the acting unit. A requested place and the dice on the table take precedence. */
function ActingUnit({ session }: { session: Session }) {
  const question = session.question.value
  const scene = session.scene.value
  const unit = scene?.stacks.find((one) => one.unit && one.targets.some((x) => question?.focus.includes(x)))
  if (!unit || !question || question.region || scene?.conflict || session.past.value) return null
  return (
    <section class="card acting-unit">
      <UnitCard session={session} stack={unit} />
    </section>
  )
}

/** A battle shown large, with everything known about it. */
function CentreStage({ session }: { session: Session }) {
  const { Stage } = extras.value
  const shown = session.shown.value!
  const conflict = session.scene.value?.conflict
  if (!Stage) return null
  const steps = session.toldSteps.value.filter((step) => step.at <= shown.at)
  const now = conflict?.title ? (conflict.rolls.length ? conflict : withEarlierReports(conflict, steps)) : null
  const recent = recentConflicts(steps, shown.viewer, shown.at).map((one) =>
    one.title && !one.rolls.length ? withEarlierReports(one, steps) : one,
  )
  return <Stage session={session} conflict={now} recent={recent} />
}

function Battles({ session }: { session: Session }) {
  const shown = session.shown.value!
  const conflict = session.scene.value?.conflict
  const conflicts = recentConflicts(session.steps.value, shown.viewer, shown.at)
  const ended = conflicts.filter((one) => !isSameBattle(one, conflict) && (!one.rolls.length || one.step === 'ended'))
  return (
    <>
      {conflict ? (
        <ConflictPanel
          session={session}
          conflict={withDrawn(
            conflict,
            conflicts.findLast((one) => isSameBattle(one, conflict)),
          )}
          past={false}
        />
      ) : null}
      {ended
        .toReversed()
        .slice(0, 3)
        .map((one, k) => (
          <ConflictPanel key={`${ended.length - k}`} session={session} conflict={one} past />
        ))}
    </>
  )
}

/** Is a game about to start for the viewer: a seat at a real table that has not answered anything yet? */
export function isUnread(session: Session): boolean {
  const { viewer, table } = session.update.value!
  const isNew = viewer >= 0 && table.status === 'playing' && !table.what_if && !table.lesson && !session.past.value
  return isNew && !session.steps.value.some((step) => step.seat === viewer)
}

interface TableBoardProps {
  session: Session
  title: string
  /** what else is drawn over the board */
  more?: ((view: View) => ComponentChildren) | undefined
}

/** The board by itself: a pending answer, an error or a dialog does not render it again. */
export function TableBoard({ session, title, more }: TableBoardProps) {
  const data = session.data.value!
  const pointing = pointingAt(session)
  const Surface = surfaceOf(data.surface.kind)
  const { show } = session.playback
  const scene = sceneAsTold(session.scene.value, show.ahead())
  const falling = fallingIn(show.beat.value)
  const drawn = (Art: ComponentType<SurfaceProps>, view: View) => (
    <Art
      data={data}
      scene={scene}
      title={title}
      pointing={pointing}
      flights={session.flights.value}
      view={view}
      falling={falling}
    />
  )
  return (
    <Board
      {...drawnBox(data.surface, turnOf(session.scene.value))}
      label={title}
      margin={data.surface.kind === 'hexes' ? FIELD : undefined}
      turns={data.surface.kind === 'hexes'}
      close={isNarrow.value ? closeUp(session) : null}
      over={(view) => (
        <>
          {Surface?.Over ? drawn(Surface.Over, view) : null}
          <Trails session={session} view={view} />
          {more?.(view)}
        </>
      )}
    >
      {(view) => (Surface ? drawn(Surface, view) : null)}
    </Board>
  )
}

interface TableViewProps {
  session: Session
  all: boolean
  /** a card over the question, for a position that is not played; then there is no bar at the bottom */
  over?: ComponentChildren
  /** what else is drawn over the board */
  more?: (view: View) => ComponentChildren
}

export function TableView({ session, all, over, more }: TableViewProps) {
  const [folded, setFolded] = useState(false)
  const [sidesShut, setSidesShut] = useState(false)
  // shown once before the first answer, and on demand
  const [briefing, setBriefing] = useState<'first' | 'asked' | 'told'>(
    showsBriefing.value && isUnread(session) ? 'first' : 'told',
  )
  const hasAnswered = !isUnread(session)
  useEffect(() => {
    if (hasAnswered) setBriefing((now) => (now === 'first' ? 'told' : now)) // undo does not show it again
  }, [hasAnswered])
  useKeys(session)
  useEffect(() => session.playback.retrace(), [session])
  const data = session.data.value!
  const words = session.words.value!
  const title = words.say(data.surface.name, { seat: session.seatName })
  const offers = session.offersSides.value && !session.past.value
  const { Helps, Moment, PlanCard, Rail, Tools } = extras.value
  const isTold = session.told() !== null
  if (session.passTo.value !== null) return <PassDevice session={session} />
  // a square table leaves room beside it for what other tables show in the hand area
  const isRailed = Boolean(session.scene.value?.plane)
  // a field with many places needs the height: the hand shows its upper edge and slides up when needed
  const isPeeking = data.surface.kind === 'hexes' && data.surface.places.length > MANY
  const foot = over ? null : <Foot session={session} all={all} brief={() => setBriefing('asked')} />
  return (
    <main
      class={`table ${session.past.value ? 'looking-back' : ''} ${session.update.value!.table.what_if ? 'what-if' : ''} ${folded ? 'folded' : ''} ${isRailed ? 'with-rail' : ''} ${isPeeking ? 'peeking' : ''} ${session.coach.value?.is_asked ? 'coaching' : ''}`}
      id="content"
      data-seq={session.update.value!.seq}
      data-at={session.shown.value!.at}
      data-link={session.link.value}
      data-waiting={String(session.waiting.value)}
      data-held={session.held.value ? (session.held.value.lifted ? 'true' : 'asked') : undefined}
    >
      <h1 class="sr">{title}</h1>
      <Speaker session={session} />
      <Plaque session={session} />
      <div class="stage" onPointerDownCapture={() => (hint.value = null)}>
        <TableBoard session={session} title={title} more={more} />
        {data.surface.kind === 'hexes' ? (
          <p class="stage-title" aria-hidden="true">
            {title}
          </p>
        ) : null}
        {over ? null : <WhatIfNote session={session} />}
        {offers ? (
          <div class={`sides-box ${sidesShut ? 'shut' : ''}`}>
            <button class="sides-fold" aria-expanded={!sidesShut} onClick={() => setSidesShut(!sidesShut)}>
              <Glyph name={sidesShut ? 'up' : 'down'} /> {sidesShut ? t('ui-show-sides') : t('ui-show-map')}
            </button>
            {sidesShut ? null : <Sides session={session} />}
          </div>
        ) : null}
        {session.past.value ? null : <OfferScreen session={session} />}
        {Helps ? <Helps session={session} /> : null}
        {Tools ? <Tools session={session} /> : null}
        <CentreStage session={session} />
        <ShowStage session={session} />
      </div>
      <div class="telling-row">
        <TellingLine session={session} />
        {showsHistory(session) ? <Past session={session} all={all} /> : null}
      </div>
      <aside class="side" aria-label={t('ui-side')}>
        {isNarrow.value ? (
          <button class="sheet-handle" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            <Glyph name={folded ? 'up' : 'down'} />
            <span class="sr">{t('ui-fold')}</span>
          </button>
        ) : null}
        {session.problem.value ? (
          <p class="problem card" role="alert">
            {session.problem.value.detail}{' '}
            <button class="quiet" onClick={() => (session.problem.value = null)}>
              {t('ui-close')}
            </button>
          </p>
        ) : null}
        <ProposalCard session={session} />
        {showsDeputies(session.update.value!) ? <DeputyCards session={session} /> : null}
        {session.update.value!.coach && !session.past.value ? <CoachCard session={session} /> : null}
        {over}
        {isNarrow.value && PlanCard ? <PlanCard session={session} /> : null}
        {isTold && Moment ? (
          <Moment session={session} />
        ) : session.past.value && !showsEnd(session) ? null : (
          <Ask session={session} />
        )}
        {isNarrow.value || !PlanCard ? null : <PlanCard session={session} />}
        {isNarrow.value ? null : <PlayedCard session={session} />}
        {session.advice.value && !session.doubted.value ? <HintCard session={session} /> : null}
        {session.why.value ? <WhyNotCard session={session} /> : null}
        <ChosenStack session={session} />
        {isNarrow.value ? null : <ActingUnit session={session} />}
        {isTold ? null : <Battles session={session} />}
        <Tabs
          label={t('ui-side')}
          isWide={isWide.value}
          tabs={[
            { id: 'seats', name: t('ui-seats'), body: <Panels session={session} /> },
            { id: 'log', name: t('ui-log'), body: <Log session={session} /> },
          ]}
        />
        {isNarrow.value ? foot : null}
      </aside>
      {isRailed ? Rail ? <Rail session={session} /> : null : <Hand session={session} />}
      {isNarrow.value ? null : foot}
      {briefing === 'asked' || (briefing === 'first' && !hasAnswered) ? (
        <BriefingCard key={briefing} session={session} asked={briefing === 'asked'} close={() => setBriefing('told')} />
      ) : null}
      <Inspector session={session} />
      <Raised session={session} />
      {session.playback.endingOpen.value && session.update.value!.scene?.result ? <Ending session={session} /> : null}
      <DragLayer session={session} />
      {keyOpen.value ? <KeyOfSigns session={session} close={() => (keyOpen.value = false)} /> : null}
    </main>
  )
}
