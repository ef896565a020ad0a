// The positions of a game on a slider as wide as the board, with one field for each turn and signs for losses. During play only two
// buttons are shown, until somebody looks back.

import { useEffect, useMemo, useState } from 'preact/hooks'
import { go, tableLink } from '../device/route'
import type { Session } from '../session/session'
import { signsOf, type Turn, turnsOf } from '../show/turns'
import '../styles/past.css'
import { t } from '../words/common'
import { lookOf } from '../words/labels'
import { Glyph, Icon } from './Icon'

const REPLAY_MS = 1100
/** fields narrower than this share of the slider have no number */
const NARROW = 0.035

/** Is the end of a finished game shown, perhaps with everything open? */
export function showsEnd(session: Session): boolean {
  const { scene, last } = session.update.value!
  return Boolean(scene?.result) && (session.past.value?.at ?? last) >= last
}

/** Is an earlier position shown, or is the game over? */
export const showsHistory = (session: Session): boolean =>
  session.past.value !== null || session.update.value!.table.status === 'over'

function Track({ session, turns, last }: { session: Session; turns: readonly Turn[]; last: number }) {
  const signs = useMemo(() => signsOf(session.steps.value), [session.steps.value.length])
  return (
    <span class="past-track" aria-hidden="true">
      {turns.map(({ from, to, seat, turn }) => (
        <span
          key={from}
          class="past-turn"
          style={{ flexGrow: to - from, '--ground': seat >= 0 ? lookOf(session, seat).ground : '#6b5a3c' }}
        >
          {(to - from) / last > NARROW ? turn || '' : ''}
        </span>
      ))}
      {signs.map(({ at, kind, seat }) => (
        <span
          key={at}
          class={`past-sign ${kind}`}
          style={{ left: `${(at / last) * 100}%`, '--ground': lookOf(session, seat).ground }}
        >
          {kind === 'gone' ? <Icon name="flying-flag" size={12} /> : null}
        </span>
      ))}
    </span>
  )
}

interface PastProps {
  session: Session
  all: boolean
  /** the address of a position, if not that of the table; the end is a position, too */
  link?: (at: number) => string
}

/** The slider over all positions the viewer may see. Each has its own address. */
export function Past({ session, all, link }: PastProps) {
  const update = session.update.value!
  const at = session.shown.value?.at ?? update.at
  const last = update.last
  const [running, setRunning] = useState(false)
  const turns = useMemo(() => turnsOf(session.steps.value, last), [session.steps.value.length, last])
  const to = (n: number, open = all) => {
    const within = Math.max(0, Math.min(last, n))
    go(link ? link(within) : tableLink(session.table, n >= last && !open ? null : within, open))
  }
  // show the next position when this one has been played
  const isTelling = session.playback.show.beat.value !== null
  useEffect(() => {
    if (!running || isTelling) return
    if (at >= last) return setRunning(false)
    const timer = setTimeout(() => to(at + 1), REPLAY_MS)
    return () => clearTimeout(timer)
  }, [running, at, last, isTelling])
  const isOver = update.table.status === 'over'
  const isWhole = showsHistory(session)
  const here = turns.find((turn) => at > turn.from && at <= turn.to)
  const name =
    here && here.seat >= 0
      ? t('ui-turn-at', { n: here.turn, p: session.seatName(here.seat), k: at, m: last })
      : t('ui-position', { n: at, m: last })
  const byTurn = (step: number) =>
    step > 0 ? (turns.find((turn) => turn.to > at)?.to ?? last) : (turns.findLast((turn) => turn.from < at)?.from ?? 0)
  return (
    <div class={isWhole ? 'past whole' : 'past'} role="group" aria-label={t('ui-past')}>
      {isWhole ? (
        <button onClick={() => to(0)} disabled={at <= 0} aria-label={t('ui-first')}>
          <Glyph name="first" />
        </button>
      ) : null}
      <button onClick={() => to(at - 1)} disabled={at <= 0} aria-label={t('ui-back')}>
        <Glyph name="back" />
      </button>
      <button
        onClick={() => {
          if (at >= last && !running) to(0)
          setRunning(!running)
        }}
        aria-label={running ? t('ui-pause') : t('ui-run')}
      >
        <Glyph name={running ? 'pause' : 'play'} />
      </button>
      {isWhole ? (
        <>
          <span class="past-slider">
            <Track session={session} turns={turns} last={Math.max(1, last)} />
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              title={name}
              aria-label={t('ui-past')}
              aria-valuetext={name}
              onInput={(e) => to(Number(e.currentTarget.value))}
              onWheel={(e) => {
                e.preventDefault()
                to(at + (e.deltaY > 0 ? 1 : -1))
              }}
              onKeyDown={(e) => {
                const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[e.key]
                if (!step || !e.shiftKey) return
                e.preventDefault()
                to(byTurn(step))
              }}
            />
          </span>
          <button onClick={() => to(at + 1)} disabled={at >= last} aria-label={t('ui-forward')}>
            <Glyph name="forward" />
          </button>
          <button
            onClick={() => {
              setRunning(false)
              go(link ? link(last) : tableLink(session.table))
            }}
            disabled={link ? at >= last : !session.past.value}
            aria-label={t('ui-now')}
          >
            <Glyph name="last" />
          </button>
          <span class={session.past.value ? 'facts past-note' : 'facts'}>{name}</span>
          {isOver && !link ? (
            <label class="open-all">
              <input type="checkbox" checked={all} onChange={(e) => to(at, e.currentTarget.checked)} />{' '}
              {t('ui-show-all')}
            </label>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
