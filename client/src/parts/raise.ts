// Which card of the hand is raised, and what a click, a tap or a key on a card does.

import { signal } from '@preact/signals'
import { isNarrow, isTouched } from '../device/media'
import { complete, fitting } from '../session/picking'
import type { Session } from '../session/session'
import type { Option, Piece, Tray } from '../wire/protocol'
import { pieceName } from '../words/labels'

/** The id of the card that stays raised after a click, a tap or a number key; empty for none. */
export const kept = signal('')

/** The trays that lie in front of the viewer: what is offered first, then the hand and what is public. */
export function handTrays(session: Session): Tray[] {
  const viewer = session.shown.value?.viewer ?? -1
  return (session.scene.value?.trays ?? [])
    .filter(
      (tray) =>
        tray.size > 0 &&
        ((tray.seat === viewer && ['hand', 'offer'].includes(tray.kind)) ||
          (tray.seat < 0 && !['pile', 'stack'].includes(tray.kind))),
    )
    .sort((a, b) => Number(b.kind === 'offer') - Number(a.kind === 'offer'))
}

/** The cards in front of the viewer that can be read, from left to right. */
export const handCards = (session: Session): Piece[] =>
  handTrays(session)
    .flatMap((tray) => tray.pieces)
    .filter((piece) => {
      const type = session.data.value!.types[piece.type]
      return type?.form === 'card' && !type.flags.includes('back')
    })

/** The answers that a card is part of, with what is chosen already. */
export const answersWith = (session: Session, piece: Piece): Option[] =>
  session.fits.value.filter((option) => piece.targets.some((target) => option.targets.includes(target)))

/** The answer that choosing this card gives, if nothing else is to be chosen. */
function wholeAnswer(session: Session, piece: Piece): Option | null {
  const target = piece.targets.find((one) => session.lit.value.has(one))
  if (!target) return null
  const tried = [...session.chosen.value, target]
  const ready = complete(session.options.value, tried)
  return ready.length === 1 && fitting(session.options.value, tried).length === 1 ? ready[0]! : null
}

export function play(session: Session, piece: Piece): void {
  kept.value = ''
  session.point(piece.targets, pieceName(session, piece))
}

/**
 * A click on a card. One that would be the whole answer is kept raised first, and the second click plays it; the keyboard has
 * raised it already, and a coach has told what it does. On a touch screen a tap opens the card.
 */
export function press(session: Session, piece: Piece, isKey: boolean): void {
  const opens = isTouched.value || isNarrow.value
  const answer = wholeAnswer(session, piece)
  const isSure = isKey || kept.value === piece.id || !answer || session.coach.value?.pick === answer.text
  if (session.held.value || (!opens && isSure)) play(session, piece)
  else kept.value = piece.id
}
