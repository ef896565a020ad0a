// A Charge as it is told: the ribbon on the table, the panel beside it, and the camera on the two Regiments.

import { useEffect } from 'preact/hooks'
import { bounds, type Point } from '../../art/geometry'
import { FaceArt, FaceRow } from '../../art/pips'
import { rulesLink } from '../../device/route'
import { bringTo } from '../../parts/inview'
import type { Session } from '../../session/session'
import type { Beat } from '../../show/beats'
import { onStage, planeSpot } from '../../show/spots'
import type { Conflict, Surface } from '../../wire/protocol'
import { t } from '../../words/common'
import { lookOf } from '../../words/labels'
import { scaleOf, turnOf } from './scale'
import '../../styles/melee.css'

/** Room around the two Regiments in inches, and for the ribbon in pixels. */
const ROOM = 5
const RIBBON = 110

const inches = (surface: Surface, n: number): string => `${Math.round((n / (surface.unit || 1)) * 100) / 100}″`

const piecesOf = (session: Session, conflict: Conflict) => {
  const ids = new Set(conflict.sides.flatMap((side) => side.force.map((piece) => piece.id)))
  return (session.scene.value?.stacks ?? []).flatMap((stack) => stack.pieces).filter((piece) => ids.has(piece.id))
}

/** Both Regiments are wholly in view while the Charge is told. */
function useCamera(session: Session, beat: Beat): void {
  useEffect(() => {
    const { surface } = session.data.value!
    const frame = document.querySelector('.board-frame')
    const scale = scaleOf(surface, turnOf(session.scene.value))
    const inch = (surface.unit || 1) * scale.k
    const spots = piecesOf(session, beat.conflict!).flatMap((piece) =>
      piece.at ? [scale.there(piece.at as Point)] : [],
    )
    if (!spots.length || !frame) return
    const box = bounds(spots)
    const pixels = Math.min(
      frame.clientWidth / (box.width + 2 * ROOM * inch),
      (frame.clientHeight - RIBBON) / (box.height + 2 * ROOM * inch),
    )
    return bringTo.value?.(box.x + box.width / 2, box.y + box.height / 2 - RIBBON / 2 / pixels, pixels)
  }, [beat.at])
}

/** What came of the roll, and the contact, along the edge where neither of the two stands. */
export function Ribbon({ session, beat }: { session: Session; beat: Beat }) {
  useCamera(session, beat)
  const words = session.words.value!
  const { surface } = session.data.value!
  const conflict = beat.conflict!
  const roll = conflict.reach!
  if (beat.kind === 'dice') return null
  const look = lookOf(session, conflict.sides[0]!.seat)
  const isTop = (at: readonly number[]) => (onStage(planeSpot(session, at))?.[1] ?? 999) < 150
  const isLow = piecesOf(session, conflict).some((piece) => piece.at && isTop(piece.at))
  const unit = surface.unit || 1
  const [own, foe] = conflict.sides
  const ids = new Set(own!.force.map((piece) => piece.id))
  const n = new Set((beat.scene?.plane?.contacts ?? []).flat().filter((id) => ids.has(id))).size
  const name = (side: typeof own) => (side!.name ? words.say(side!.name, { seat: session.seatName }) : '')
  return (
    <div class={`roll-ribbon card ${isLow ? 'low' : ''} ${roll.die >= roll.need ? 'good' : ''}`} role="status">
      {beat.kind === 'contact' ? (
        <p>
          <b class="ribbon-title">{t('ui-contact')}</b>
          {t('ui-contact-made', { n, m: ids.size, r: name(own), s: name(foe) })}
        </p>
      ) : (
        <>
          <p class="roll-sum" aria-hidden="true">
            {inches(surface, roll.fixed)} <small>+</small>{' '}
            <svg viewBox="0 0 40 40" width="38" height="38" aria-hidden="true">
              <FaceArt face={roll.die} ground={look.ground} pip={look.figure} />
            </svg>{' '}
            <small>=</small> <b>{inches(surface, roll.fixed + roll.die * unit)}</b>
          </p>
          <p>{words.say(conflict.outcome, { seat: session.seatName })}</p>
        </>
      )}
      <button class="main" onClick={() => session.playback.show.next()}>
        {t('ui-go-on')} <kbd>{t('ui-space')}</kbd>
      </button>
    </div>
  )
}

/** In place of the question: where the Charge is, the faces that reach, and what each would have brought. */
export function Moment({ session }: { session: Session }) {
  const words = session.words.value!
  const { surface, game } = session.data.value!
  const beat = session.playback.show.beat.value
  const conflict = beat?.scene ? beat.conflict : undefined
  const roll = conflict?.reach
  if (!conflict || !roll) return <section class="ask card waiting" aria-label={t('ui-question')} />
  const lit = beat!.kind === 'contact' ? 2 : 1
  const unit = surface.unit || 1
  const isOver = beat!.kind !== 'dice'
  return (
    <section class="ask card waiting moment" aria-label={t('ui-question')}>
      <ol class="moment-steps">
        {conflict.steps.map((step, k) => (
          <li
            key={step}
            class={k < lit ? 'past' : k === lit ? 'now' : ''}
            aria-current={k === lit ? 'step' : undefined}
          >
            {words.text(step)}
          </li>
        ))}
      </ol>
      <h2>{isOver ? words.say(conflict.outcome, { seat: session.seatName }) : words.text(conflict.rolls[0]!.title)}</h2>
      <p class="facts">
        <svg class="faces" viewBox="0 0 126 20" width="190" height="30" aria-hidden="true">
          <FaceRow need={roll.need} faces={roll.faces} />
        </svg>
        <a class="clause-id" href={rulesLink(game, conflict.clause)}>
          {conflict.clause}
        </a>
      </p>
      <h3>{t('ui-die-brings')}</h3>
      <ol class="moment-faces">
        {Array.from({ length: roll.faces }, (_, k) => k + 1).map((face) => (
          <li key={face} class={isOver && face === roll.die ? 'now' : ''}>
            <b>{face}</b> {inches(surface, roll.fixed + face * unit)}{' '}
            <strong class={face >= roll.need ? 'reaches-it' : ''}>
              {face >= roll.need
                ? t('ui-die-reaches')
                : roll.fixed + face * unit < roll.gap
                  ? t('ui-die-short', { x: inches(surface, roll.gap - roll.fixed - face * unit) })
                  : t('ui-die-no-way')}
            </strong>
          </li>
        ))}
      </ol>
      {isOver ? (
        <button class="main" onClick={() => session.playback.show.next()}>
          {t('ui-go-on')} <kbd>{t('ui-space')}</kbd>
        </button>
      ) : null}
    </section>
  )
}
