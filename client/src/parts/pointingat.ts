// What a board may ask and do: the session as a `Pointing`.

import { isTouched } from '../device/media'
import { canLift } from '../session/hand'
import { hint, hinting } from '../session/hint'
import type { Session } from '../session/session'
import type { Light, Pointing } from '../surfaces/pointing'
import { isFight, isLesser, pieceLabel, placeLabel } from '../words/labels'

export function pointingAt(session: Session): Pointing {
  const lit = session.lit.value
  const asks = session.question.value !== null
  const chosen = [
    ...session.taken.value,
    ...(session.question.value?.focus ?? []),
    ...(session.armed.value?.targets ?? []),
  ]
  const light = (targets: readonly string[]): Light =>
    targets.some((x) => chosen.includes(x))
      ? 'chosen'
      : !asks
        ? 'calm'
        : targets.some((x) => lit.has(x))
          ? 'lit'
          : 'dim'
  return {
    light,
    isLesser: (targets) => isLesser(session, targets),
    isFight: (targets) => isFight(session, targets),
    isGlowing: (targets) =>
      targets.some((x) =>
        [session.glow, session.explained, session.together, session.ruled, session.coached].some((lights) =>
          lights.value.includes(x),
        ),
      ),
    label: (i) => placeLabel(session, i),
    pieceLabel: (piece) => pieceLabel(session, piece),
    point: (targets, name) => {
      // a tap that chooses closes the card; a long press shows details without choosing
      if (isTouched.value) hint.value = null
      session.point(targets, name)
    },
    text: (key) => session.words.value?.text(key) ?? '',
    hintPlace: (place, targets) => hinting({ kind: 'place', place }, targets),
    hintPiece: (piece, targets) => hinting({ kind: 'piece', piece }, targets),
    hintStack: (stack) => hinting({ kind: 'stack', stack }, stack.targets),
    seatName: session.seatName,
    asked: () => session.question.value,
    lifts: (targets) => canLift(session.asked.value, targets),
    spot: (at, name) => void session.spot(at, name),
    refused: () => session.refusedSpot.value,
    say: (words) => session.words.value?.say(words, { seat: session.seatName }) ?? '',
    plan: (at, take) => void session.plan(at, take),
    ghost: () => session.ghost.value,
    setGhost: (key, at) => (session.ghost.value = { key, at }),
    floors: () => session.floors.value,
    came: () => session.came.value,
    isTouch: () => isTouched.value,
    planned: (plan) => (session.planned.value = plan),
    beat: () => session.playback.show.beat.value,
  }
}
