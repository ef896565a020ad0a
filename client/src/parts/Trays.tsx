import { isTouched } from '../device/media'
import { hint, hinting } from '../session/hint'
import type { Session } from '../session/session'
import type { Piece, Tray } from '../wire/protocol'
import { t } from '../words/common'
import { faceOf, pieceLabel, pieceName } from '../words/labels'
import { CardTray, isCards, isLarge, OwnPiles } from './Cards'
import { rem } from './Icon'
import { handTrays } from './raise'
import { TileArt } from './Tile'

/** More cards than this are scrolled. */
const MANY = 16

/** A piece as a tile to press: in the hand, in a force, in a pile. */
export function PieceStone({ session, piece, size = 60 }: { session: Session; piece: Piece; size?: number }) {
  const name = pieceName(session, piece)
  const label = pieceLabel(session, piece)
  const art = (
    <svg viewBox="-2 -6 40 35" width={rem(size)} height={rem((size * 35) / 40)} aria-hidden="true" focusable="false">
      <TileArt face={faceOf(session, piece)} x={17} y={13} />
    </svg>
  )
  const hints = hinting({ kind: 'piece', piece }, piece.targets)
  if (!piece.targets.length)
    return (
      <span class="stone" role="img" aria-label={label} {...hints}>
        {art}
      </span>
    )
  const lit = piece.targets.some((target) => session.lit.value.has(target))
  const chosen = piece.targets.some((target) => session.chosen.value.includes(target))
  return (
    <button
      class={`stone ${chosen ? 'chosen' : lit ? 'lit' : session.question.value ? 'dim' : ''}`}
      aria-label={label}
      aria-pressed={chosen}
      data-target={piece.targets[0]}
      onClick={() => {
        // as on the board: a tap that chooses closes the details
        if (isTouched.value && lit) hint.value = null
        session.point(piece.targets, name)
      }}
      {...hints}
    >
      {art} <span class="stone-name">{name}</span>
    </button>
  )
}

/** The viewer's own open trays, the hand first, and the public trays beside the board. */
export function Hand({ session }: { session: Session }) {
  const words = session.words.value!
  const viewer = session.shown.value?.viewer ?? -1
  const trays = handTrays(session).filter((tray) => !isLarge(tray))
  const cards = trays.filter((tray) => isCards(session, tray))
  const count = cards.reduce((sum, tray) => sum + tray.pieces.length, 0)
  return (
    <section class={trays.length ? 'hand' : 'hand no-tiles'} aria-label={t('ui-your-hand')}>
      {cards.length ? (
        <div
          class={count > MANY ? 'hand-cards many' : 'hand-cards'}
          style={{ '--all': count, '--trays': cards.length }}
        >
          {cards.map((tray) => (
            <CardTray key={tray.id} session={session} tray={tray} />
          ))}
        </div>
      ) : null}
      {trays
        .filter((tray) => !cards.includes(tray))
        .map((tray) => (
          <div key={tray.id} class="tray">
            <h2>
              {words.text(tray.name)} <span class="facts">{tray.size}</span>
            </h2>
            <div class="stones">
              {tray.pieces.map((piece) => (
                <PieceStone key={piece.id} session={session} piece={piece} />
              ))}
            </div>
          </div>
        ))}
      <OwnPiles session={session} seat={viewer} />
      {trays.length ? null : <p class="facts">{viewer < 0 ? t('ui-spectating') : t('ui-empty-hand')}</p>}
    </section>
  )
}

/** Other trays of a seat: piles to look through. */
export function Piles({ session, seat }: { session: Session; seat: number }) {
  const words = session.words.value!
  const trays = (session.scene.value?.trays ?? []).filter(
    (tray: Tray) => tray.seat === seat && tray.size > 0 && tray.kind !== 'offer',
  )
  return (
    <>
      {trays.map((tray) =>
        isCards(session, tray) ? (
          <CardTray
            key={tray.id}
            session={session}
            tray={{ ...tray, pieces: tray.pieces.map((piece) => ({ ...piece, targets: [] })) }}
          />
        ) : (
          <div key={tray.id} class="pile">
            <h4>
              {words.text(tray.name)} <span class="facts">{tray.size}</span>
            </h4>
            <div class="stones">
              {tray.pieces.map((piece) => (
                <PieceStone key={piece.id} session={session} piece={{ ...piece, targets: [] }} size={40} />
              ))}
            </div>
          </div>
        ),
      )}
    </>
  )
}
