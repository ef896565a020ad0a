// Animations over the board: the card that was played, the dice, the result with its losses, and the summary of the others' turn.
// Only its few buttons take clicks from the board.

import { useEffect } from 'preact/hooks'
import { go, tableLink } from '../device/route'
import { WholeCard } from '../parts/Cards'
import { Die } from '../parts/Dice'
import { Emblem } from '../parts/Emblem'
import { Glyph, Icon } from '../parts/Icon'
import { bringTo } from '../parts/inview'
import type { Session } from '../session/session'
import { NO_PIECE } from '../wire/blank'
import type { Chance, Conflict, DieOutcome } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/show.css'
import { lookOf, pieceName, sideOf } from '../words/labels'
import { type Beat, type Loss, type Sentence, storyOf } from './beats'
import { frontOf, onStage } from './spots'

interface Shown {
  session: Session
  beat: Beat
}

function PlayedCard({ session, beat }: Shown) {
  const type = session.data.value!.types[beat.card ?? -1]
  if (!type) return null
  const piece = { ...NO_PIECE, id: `shown.${beat.at}`, type: beat.card!, seat: beat.seat }
  return (
    <div class="show-card" key={`${beat.at}.${beat.card}`} aria-hidden="true">
      <WholeCard session={session} piece={piece} />
      <span class="show-who" style={{ '--ground': lookOf(session, beat.seat).ground }}>
        {beat.words ? session.words.value!.say(beat.words, { seat: session.seatName }) : ''}
      </span>
    </div>
  )
}

interface Fallen {
  chance: Chance
  seat: number
  does: DieOutcome | undefined
}

/** What was rolled or drawn, for all sides; of several rolls, the last one. */
function fallenOf(session: Session, conflict: Conflict): Fallen[] {
  const { outcomes } = session.data.value!
  const roll = conflict.rolls.findLast((one) => one.dice.length)
  if (roll)
    return roll.dice.slice(0, 12).map((die) => ({
      chance: {
        value: die.face,
        type: -1,
        counts: die.passed || roll.need < 0,
        text: '',
        does: '',
        why: null,
        clause: '',
      },
      seat: roll.seat,
      does: undefined,
    }))
  return conflict.sides.flatMap((side) =>
    side.drawn.map((chance) => ({
      chance,
      seat: side.seat,
      does: outcomes.find((outcome) => outcome.id === chance.does),
    })),
  )
}

/** Dice and tiles on the board next to their target. */
function Throw({ session, beat }: Shown) {
  const conflict = beat.conflict!
  const fallen = fallenOf(session, conflict)
  const { to } = frontOf(session, beat)
  const at = to ? onStage(to) : null
  const stage = document.querySelector('.stage')?.getBoundingClientRect()
  if (!stage) return null
  const size = Math.max(40, Math.min(64, stage.width / 13))
  const across = Math.min(fallen.length, Math.max(2, Math.ceil(fallen.length / 2)))
  const wide = across * (size + 14)
  const high = Math.ceil(fallen.length / across) * (size + 34)
  const [x, y] = at ?? [stage.width / 2, stage.height / 2]
  // on the side with more room, and never over the target
  const beside = x < stage.width / 2 ? Math.min(x + 60, stage.width - wide - 8) : x - 60 - wide
  const left = Math.max(8, beside)
  const top = Math.max(10, Math.min(stage.height - high - 110, y - high / 2))
  return (
    <div class="show-dice" key={`${beat.at}`} style={{ left: `${left}px`, top: `${top}px`, width: `${wide}px` }}>
      {fallen.map(({ chance, seat, does }, k) => (
        <span
          key={k}
          class={`show-die tone-${does?.tone ?? 'plain'} ${chance.counts ? '' : 'idle'}`}
          style={{
            '--k': k,
            '--turn': `${((k * 37) % 23) - 11}deg`,
            '--size': `${size}px`,
            '--ground': lookOf(session, seat).ground,
          }}
        >
          {session.data.value!.types[chance.type]?.form === 'die' ? (
            <Die session={session} chance={chance} k={0} />
          ) : (
            <b class="show-tile">{chance.text || (chance.value ?? '?')}</b>
          )}
          {does ? <small>{session.words.value!.text(does.name)}</small> : null}
        </span>
      ))}
    </div>
  )
}

/** How many each side lost: a burst where they stand. */
function Losses({ session, beat }: Shown) {
  const { from, to } = frontOf(session, beat)
  return (
    <>
      {beat.lost?.map((loss) => {
        const isFirst = beat.conflict!.sides[0]?.seat === loss.seat && from
        const spot = isFirst ? from : to
        const at = spot ? onStage(spot) : null
        return at ? (
          <b key={loss.seat} class="show-loss" style={{ left: `${at[0]}px`, top: `${at[1]}px` }}>
            <span>−{loss.n}</span>
          </b>
        ) : null
      })}
    </>
  )
}

function titleOf(session: Session, conflict: Conflict): string {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  if (conflict.outcome) return words.say(conflict.outcome, naming)
  if (conflict.winner !== null) return t('ui-wins-battle', { p: session.seatName(conflict.winner) })
  const [first, second] = conflict.sides
  const name = (side: typeof first) =>
    side?.force[0] ? pieceName(session, side.force[0]) : session.seatName(side!.seat)
  return first && second ? `${name(first)} – ${name(second)}` : t('ui-battle')
}

const lossText = (session: Session, { seat, n, of, unit }: Loss): string =>
  unit ? t('ui-unit-loses', { u: pieceName(session, unit), n, m: of }) : t('ui-loses', { p: session.seatName(seat), n })

function Result({ session, beat }: Shown) {
  const conflict = beat.conflict!
  const totals = conflict.sides.filter((side) => side.total !== null)
  const losses = (beat.lost ?? []).map((loss) => lossText(session, loss))
  const title = titleOf(session, conflict)
  // first the losses, then the dice
  const isCost = conflict.form === 'dice' && losses.length > 0
  return (
    <div class="show-result card" key={`${beat.at}`}>
      <strong>{isCost ? losses.join(' · ') : title}</strong>
      <span>
        {conflict.form === 'strength' && totals.length === 2 ? (
          <b>
            {session.seatName(totals[0]!.seat)} {totals[0]!.total} : {totals[1]!.total}{' '}
            {session.seatName(totals[1]!.seat)}
          </b>
        ) : null}
        {(isCost ? [title] : losses).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      <button onClick={() => session.playback.show.next()}>
        {t('ui-go-on')} <kbd>{t('ui-space')}</kbd>
      </button>
    </div>
  )
}

function Turn({ session, beat }: Shown) {
  const isOwn = beat.seat === session.update.value?.viewer
  return (
    <div class="show-turn" key={`${beat.at}`} aria-hidden="true">
      <Emblem side={sideOf(session, beat.seat)} look={lookOf(session, beat.seat)} size={44} />
      <strong>{isOwn ? t('ui-your-turn') : t('ui-turn-of', { name: session.seatName(beat.seat) })}</strong>
    </div>
  )
}

const SIGNS = { card: 'play', move: 'forward', battle: 'plus', said: 'minus' } as const

function Chip({ session, sentence, isNow }: { session: Session; sentence: Sentence; isNow: boolean }) {
  const text = session.words.value!.say(sentence.words, { seat: session.seatName })
  const targets = Object.values(sentence.words.args ?? {}).flatMap((arg) => arg.targets)
  const light = (on: boolean) => () => (session.glow.value = on ? targets : [])
  const { last = 0 } = session.update.value ?? {}
  return (
    <li>
      <button
        class={`chip-told ${isNow ? 'now' : ''}`}
        title={t('ui-go-to', { n: sentence.at })}
        onClick={() => go(tableLink(session.table, sentence.at >= last ? null : sentence.at))}
        onPointerEnter={light(true)}
        onPointerLeave={light(false)}
        onFocus={light(true)}
        onBlur={light(false)}
      >
        {sentence.kind === 'battle' ? (
          <Icon name="crossed-swords" size={14} />
        ) : (
          <Glyph name={SIGNS[sentence.kind]} size={11} />
        )}
        <span>{text}</span>
      </button>
    </li>
  )
}

/** What the others did since the viewer's last move, one sentence per line. Each links to its position. */
function Story({ session }: { session: Session }) {
  const { show, storyOpen } = session.playback
  const { viewer } = session.update.value!
  const story = storyOf(session.steps.value, viewer)
  const beat = show.beat.value
  const isRunning = beat !== null || show.left.value > 0
  const at = beat?.at ?? -1
  useEffect(() => {
    document.querySelector('.story .now')?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [at])
  if (!story.length || session.past.value || session.scene.value?.result) return null
  const seats = new Set(story.map((sentence) => sentence.seat))
  const name = seats.size === 1 ? t('ui-story-of', { p: session.seatName([...seats][0]!) }) : t('ui-story')
  if (!storyOpen.value)
    return (
      <button class="story-pill" onClick={() => (storyOpen.value = true)} aria-expanded="false">
        <Glyph name="up" size={12} /> {name}
      </button>
    )
  return (
    <section class="story" aria-label={name}>
      <h2>{name}</h2>
      <ol>
        {story.map((sentence, k) => (
          <Chip key={`${sentence.at}.${k}`} session={session} sentence={sentence} isNow={sentence.at === at} />
        ))}
      </ol>
      {isRunning ? (
        <button class="story-skip" onClick={() => show.skip()}>
          <Glyph name="last" size={12} /> {session.question.value ? t('ui-skip-show') : t('ui-skip-to-me')}{' '}
          <kbd>Esc</kbd>
        </button>
      ) : (
        <span class="story-tools">
          <button
            class="quiet"
            title={t('ui-tell-again')}
            aria-label={t('ui-tell-again')}
            onClick={() => session.playback.replayOthers()}
          >
            <Glyph name="play" size={12} />
          </button>
          <button
            class="quiet"
            aria-expanded="true"
            aria-label={t('ui-close')}
            onClick={() => (storyOpen.value = false)}
          >
            <Glyph name="down" size={12} />
          </button>
        </span>
      )}
    </section>
  )
}

/** Space shows the next step, Escape ends the animation. Focused controls keep their own use of Space. */
function useShowKeys(session: Session): void {
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      const { show } = session.playback
      if (!show.beat.value || e.ctrlKey || e.metaKey || e.altKey) return
      const target = e.target as HTMLElement
      if (e.key === 'Escape') show.skip()
      else if (
        e.key === ' ' &&
        !target.closest?.('button, a, input, select, textarea, summary, dialog, [role=button]')
      ) {
        e.preventDefault()
        show.next()
      }
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [session])
}

export function ShowStage({ session }: { session: Session }) {
  useShowKeys(session)
  const beat = session.playback.show.beat.value
  const conflict = beat?.conflict
  // a roll for a distance lies on the table, with its own ribbon
  const isOnTable = Boolean(conflict?.reach)
  const spot = conflict ? frontOf(session, beat).to : null
  const at = spot ? onStage(spot) : null
  // on a zoomed board, centre a battle that is out of view
  useEffect(() => {
    const stage = document.querySelector('.stage')
    const isSeen = !at || !stage || (at[0] > 0 && at[1] > 0 && at[0] < stage.clientWidth && at[1] < stage.clientHeight)
    if (spot && !isSeen) bringTo.value?.(spot[0], spot[1])
  }, [conflict])
  const shown = beat ? { session, beat } : null
  return (
    <div class="show" data-beat={beat?.kind ?? ''}>
      {conflict && at && !isOnTable ? (
        <div class="show-veil" style={{ '--x': `${at[0]}px`, '--y': `${at[1]}px` }} />
      ) : null}
      {shown && beat?.kind === 'card' ? <PlayedCard {...shown} /> : null}
      {shown && !isOnTable && (beat?.kind === 'dice' || beat?.kind === 'result') ? <Throw {...shown} /> : null}
      {shown && beat?.kind === 'result' ? <Losses {...shown} /> : null}
      {shown && beat?.kind === 'turn' ? <Turn {...shown} /> : null}
      <div class="show-foot">
        {shown && !isOnTable && beat?.kind === 'result' ? <Result {...shown} /> : null}
        <Story session={session} />
      </div>
    </div>
  )
}
