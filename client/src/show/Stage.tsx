// Animations over the board: dice, losses and whose turn it is. None of it takes clicks from the board.

import { useEffect } from 'preact/hooks'
import { isNarrow } from '../device/media'
import { Die } from '../parts/Dice'
import { Emblem } from '../parts/Emblem'
import { bringTo } from '../parts/inview'
import type { Session } from '../session/session'
import type { Chance, Conflict, DieOutcome } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/show.css'
import { lookOf, sideOf } from '../words/labels'
import type { Beat } from './beats'
import { showPace } from './playback'
import { frontOf, onStage, spotOf } from './spots'

/** Pixels per unit of the board in a battle: a hex is 155 pixels wide. */
const CLOSE = 155 / 72

interface Shown {
  session: Session
  beat: Beat
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
  const size = beat.own ? Math.max(40, Math.min(92, stage.width / 11)) : Math.max(40, Math.min(64, stage.width / 13))
  // with a reason below, a die needs more room
  const hasReason = fallen.some(({ chance }) => chance.why)
  const [gap, below] = hasReason ? [56, 84] : [14, 34]
  const [x, y] = at ?? [stage.width / 2, stage.height / 2]
  // on the side with more room, never over the target, and with its reasons beside the buttons of the board
  const buttons = document.querySelector('.stage .zoom')?.getBoundingClientRect()
  const end = buttons?.width ? buttons.left - stage.left : stage.width
  const aside = size * 0.9
  const [from, till] = x < end / 2 ? [x + aside, end - 8] : [8, x - aside]
  const most = Math.max(2, Math.floor((till - from) / (size + gap)))
  const across = Math.min(most, fallen.length, Math.max(3, Math.ceil(fallen.length / 2)))
  const wide = across * (size + gap)
  const high = Math.ceil(fallen.length / across) * (size + below)
  const left = Math.max(8, x < end / 2 ? Math.min(from, till - wide) : till - wide)
  const top = Math.max(10, Math.min(stage.height - high - 16, y - high / 2))
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
            '--room': `${size + gap}px`,
            '--ground': lookOf(session, seat).ground,
          }}
        >
          {session.data.value!.types[chance.type]?.form === 'die' ? (
            <Die session={session} chance={chance} k={0} />
          ) : (
            <b class="show-tile">{chance.text || (chance.value ?? '?')}</b>
          )}
          {does ? <small>{session.words.value!.text(does.name)}</small> : null}
          {chance.why ? <em>{session.words.value!.say(chance.why, { seat: session.seatName })}</em> : null}
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
        const own = loss.place !== undefined && loss.place >= 0 ? spotOf(session, loss.place) : null
        const spot = own ?? (isFirst ? from : to)
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

function Turn({ session, beat }: Shown) {
  const isOwn = beat.seat === session.update.value?.viewer
  return (
    <div class="show-turn" key={`${beat.at}`} aria-hidden="true">
      <Emblem side={sideOf(session, beat.seat)} look={lookOf(session, beat.seat)} size={44} />
      <strong>{isOwn ? t('ui-your-turn') : t('ui-turn-of', { name: session.seatName(beat.seat) })}</strong>
    </div>
  )
}

/** Space shows the next step, Escape ends the animation. Focused controls keep their own use of Space. */
function useShowKeys(session: Session): void {
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      const { show } = session.playback
      if (!show.beat.value || e.ctrlKey || e.metaKey || e.altKey) return
      const target = e.target as HTMLElement
      if (target.closest?.('input, select, textarea, dialog')) return
      if (e.key === 'Escape') show.skip()
      else if (e.key === 'h' || e.key === 'H') show.hold()
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
  const isClose = beat?.own === true && showPace() !== 'once' && session.data.value!.surface.kind === 'hexes'
  // the camera goes to an own battle and back; on a zoomed board, a battle out of view is centred
  useEffect(() => {
    const stage = document.querySelector('.stage')
    const isSeen = !at || !stage || (at[0] > 0 && at[1] > 0 && at[0] < stage.clientWidth && at[1] < stage.clientHeight)
    if (spot && isClose && !isNarrow.value) return bringTo.value?.(spot[0], spot[1], CLOSE)
    if (spot && !isSeen) bringTo.value?.(spot[0], spot[1])
  }, [conflict])
  const shown = beat ? { session, beat } : null
  return (
    <div class="show" data-beat={beat?.kind ?? ''}>
      {conflict && at && !isOnTable && beat.kind !== 'attack' ? (
        <div class="show-veil" style={{ '--x': `${at[0]}px`, '--y': `${at[1]}px` }} />
      ) : null}
      {shown && !isOnTable && (beat?.kind === 'dice' || beat?.kind === 'result') ? <Throw {...shown} /> : null}
      {shown && beat?.kind === 'result' ? <Losses {...shown} /> : null}
      {shown && beat?.kind === 'turn' ? <Turn {...shown} /> : null}
    </div>
  )
}
