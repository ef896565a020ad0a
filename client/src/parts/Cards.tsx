// Readable cards: name, cost, text. A playable card is a button; a face-down card shows its back.

import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { hinting } from '../session/hint'
import type { Session } from '../session/session'
import type { Figure, Piece, PieceType, Tray } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/cards.css'
import { pieceLabel, pieceName } from '../words/labels'
import { UnitSign } from './Dice'
import { extras } from './extras'
import { Glyph, Icon } from './Icon'

/** Are these pieces cards, or drawn like cards? Then they are laid out as cards, not as tiles. */
export const isCards = (session: Session, tray: Tray): boolean =>
  tray.pieces.some((piece) => ['card', 'figure'].includes(session.data.value!.types[piece.type]?.form ?? ''))

/** Three sections side by side, each with its number of orders, as the player sees them on the board. */
function Thirds({ session, figures }: { session: Session; figures: readonly Figure[] }) {
  const words = session.words.value!
  return (
    <span class="thirds">
      {figures.map((figure) => (
        <span key={figure.label} class={figure.value || figure.text ? 'third on' : 'third'}>
          <b>{figure.text || (figure.value ? figure.value : '–')}</b>
          <small>{words.text(figure.label)}</small>
        </span>
      ))}
    </span>
  )
}

/** How many letters fit on a card of normal width. A card with more is wider, with letters of the same size. */
const LETTERS = 90
/** How many letters would fit in the space of the three sections. */
const THIRDS = 46
/** How many letters of a name fit next to the cost. Further ones count as `LARGER` letters of text, because names are set larger. */
const NAME = 10
const LARGER = 2
/** Up to this many letters there is room for the name of the kind, which the colour shows too. */
const SHORT = 90

/** The text of a card. */
function textOf(session: Session, type: PieceType | undefined): string {
  const words = session.words.value!
  return type?.help && words.has(type.help) ? words.text(type.help) : ''
}

/** How many times wider than normal a card must be so that its text can be read. */
export function breadth(session: Session, type: PieceType | undefined): number {
  const name = session.words.value!.text(type?.name ?? '').length
  const thirds = type?.flags.includes('thirds') ? THIRDS : 0
  const letters = textOf(session, type).length + LARGER * Math.max(0, name - NAME) + thirds
  return Math.max(1, letters / LETTERS)
}

/** In a full hand, cut the text of a card at a whole line. Pointing at the card shows all of it. */
export function cutText(box: HTMLElement): void {
  box.style.removeProperty('--lines')
  if (box.scrollHeight <= box.clientHeight + 1) return
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box)
  const room = box.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
  box.style.setProperty('--lines', `${Math.max(1, Math.floor(room / parseFloat(lineHeight)))}`)
}

function CardBody({ session, type }: { session: Session; type: PieceType }) {
  const words = session.words.value!
  const text = textOf(session, type)
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const span = box.current
    if (!span) return
    const fit = () => cutText(span)
    // the width of a card depends on how many there are, and its letters on the font, which may load late; measure only after
    // layout, so that nothing is laid out twice
    const watch = new ResizeObserver(fit)
    watch.observe(span)
    // never use `fonts.ready` here: reading it forces a layout
    document.fonts?.addEventListener('loadingdone', fit)
    return () => {
      watch.disconnect()
      document.fonts?.removeEventListener('loadingdone', fit)
    }
  }, [text])
  const cost = type.flags.includes('thirds') ? undefined : type.figures.find((f) => f.icon)
  const lines = type.flags.includes('thirds') || cost ? [] : type.figures
  return (
    <>
      <span class="card-name">
        <span>{words.text(type.name)}</span>
        {cost ? (
          <span class="card-cost">
            <Icon name={cost.icon} size={13} />
            <span class="sr">{words.text(cost.label)}</span> {cost.text || cost.value}
          </span>
        ) : null}
      </span>
      <span class="card-picture" aria-hidden="true">
        <Icon name={type.icon} size={46} />
      </span>
      {type.flags.includes('thirds') ? <Thirds session={session} figures={type.figures} /> : null}
      {lines.length ? (
        <span class="card-lines">
          {lines.map((f) => (
            <span key={f.label}>
              {f.text || f.value} × {words.text(f.label)}
            </span>
          ))}
        </span>
      ) : null}
      {text ? (
        <span class="card-text" ref={box}>
          <span>{text}</span>
        </span>
      ) : null}
      {type.group && text.length <= SHORT ? <span class="card-group">{words.text(type.group)}</span> : null}
    </>
  )
}

function label(session: Session, piece: Piece): string {
  const type = session.data.value!.types[piece.type]
  const words = session.words.value!
  if (!type) return pieceLabel(session, piece)
  const figures = type.figures.map((f) => `${words.text(f.label)} ${f.text || f.value}`)
  return [
    `${piece.count > 1 ? `${piece.count} × ` : ''}${pieceName(session, piece)}`,
    ...figures,
    textOf(session, type),
  ]
    .filter(Boolean)
    .join('. ')
}

export function Card({ session, piece, small = false }: { session: Session; piece: Piece; small?: boolean }) {
  const type = session.data.value!.types[piece.type]
  if (!type) return null
  const back = type.flags.includes('back')
  const hints = hinting({ kind: 'piece', piece }, piece.targets)
  const style = { '--card': type.colour || '#5a3d1e' }
  const faced = type.number >= 0 && extras.value.Face ? { Face: extras.value.Face } : null
  const shape = `${back ? 'play-card back' : faced ? 'play-card faced' : 'play-card'} ${small ? 'small' : ''} ${type.form === 'figure' ? 'of-unit' : ''}`
  const face = (
    <>
      {back ? (
        <Icon name={type.icon} size={small ? 22 : 40} />
      ) : type.form === 'figure' ? (
        <UnitCard session={session} piece={piece} type={type} />
      ) : faced ? (
        <faced.Face session={session} type={type} />
      ) : (
        <CardBody session={session} type={type} />
      )}
      {piece.count > 1 ? <b class="card-count">×{piece.count}</b> : null}
    </>
  )
  if (!piece.targets.length)
    return (
      <span class={shape} style={style} role="img" aria-label={label(session, piece)} {...hints}>
        {face}
      </span>
    )
  const lit = piece.targets.some((target) => session.lit.value.has(target))
  const chosen = piece.targets.some((target) => session.chosen.value.includes(target))
  return (
    <button
      class={`${shape} ${chosen ? 'chosen' : lit ? 'lit' : session.question.value ? 'dim' : ''}`}
      style={style}
      aria-pressed={chosen}
      data-target={piece.targets[0]}
      onClick={() => session.point(piece.targets, pieceName(session, piece))}
      {...hints}
    >
      {face}
    </button>
  )
}

/** A kind of unit to choose: its figures and its name. */
function UnitCard({ session, piece, type }: { session: Session; piece: Piece; type: PieceType }) {
  const words = session.words.value!
  return (
    <>
      <span class="card-name">
        <span>{words.text(type.name)}</span>
      </span>
      <UnitSign session={session} piece={{ ...piece, count: type.flags.includes('large') ? 1 : 3 }} size={70} />
      <span class="card-group">
        {type.figures
          .slice(0, 3)
          .map((f) => `${words.text(f.label)} ${f.text || f.value}`)
          .join(' · ')}
      </span>
    </>
  )
}

/** A tray of cards side by side. */
export function CardTray({ session, tray, small = false }: { session: Session; tray: Tray; small?: boolean }) {
  const words = session.words.value!
  const widths = tray.pieces.map((piece) => breadth(session, session.data.value!.types[piece.type]))
  const all = widths.reduce((sum, one) => sum + one, 0)
  return (
    <div class={`tray card-tray tray-${tray.kind}`} style={{ '--n': all.toFixed(2) }}>
      <h2>
        {words.text(tray.name)} <span class="facts">{tray.size}</span>
      </h2>
      <div class="cards">
        {tray.pieces.map((piece, k) => (
          <span key={piece.id} class="slot" style={{ '--broad': widths[k]!.toFixed(2) }}>
            <Card session={session} piece={piece} small={small} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Too many choices for the hand: they are laid out over the board. */
export const isLarge = (tray: Tray): boolean => tray.kind === 'offer' && tray.pieces.length > 8

/** A large choice over the board. You can collapse it to look at the board. */
export function OfferScreen({ session }: { session: Session }) {
  const [shut, setShut] = useState(false)
  const viewer = session.shown.value?.viewer ?? -1
  const tray = (session.scene.value?.trays ?? []).find((one) => one.seat === viewer && isLarge(one))
  if (!tray) return null
  return (
    <div class={`sides-box offer-box ${shut ? 'shut' : ''}`}>
      <button class="sides-fold" aria-expanded={!shut} onClick={() => setShut(!shut)}>
        <Glyph name={shut ? 'up' : 'down'} /> {shut ? t('ui-show-sides') : t('ui-show-map')}
      </button>
      {shut ? null : <CardTray session={session} tray={tray} />}
    </div>
  )
}

/** Shared decks and discard piles, collapsed until someone opens them. */
export function SharedPiles({ session }: { session: Session }) {
  const words = session.words.value!
  const piles = (session.scene.value?.trays ?? []).filter((tray) => tray.seat < 0 && tray.kind === 'pile')
  if (!piles.length) return null
  return (
    <details class="shared-piles">
      <summary>{t('ui-shared-piles')}</summary>
      <div class="shared-list">
        {piles.map((tray) => (
          <div key={tray.id}>
            <h3>
              {words.text(tray.name)} <span class="facts">{tray.size}</span>
            </h3>
            {tray.open ? (
              <div class="cards">
                {tray.pieces.map((piece) => (
                  <Card key={piece.id} session={session} piece={piece} small />
                ))}
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </details>
  )
}
