// Cards with faces one can read: name, cost, what it does. A pressable one is a button; a card face down is a back.

import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { hinting } from '../session/hint'
import type { Session } from '../session/session'
import type { Figure, Piece, PieceType, Tray } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/cards.css'
import { pieceLabel, pieceName } from '../words/telling'
import { UnitSign } from './Dice'
import { extras } from './extras'
import { Glyph, Icon } from './Icon'

/** Are these pieces cards, or things drawn like cards? Then they are laid out as cards, not as stones. */
export const isCards = (session: Session, tray: Tray): boolean =>
  tray.pieces.some((piece) => ['card', 'figure'].includes(session.data.value!.types[piece.type]?.form ?? ''))

/** Three sections side by side, each with its number of orders, as they lie in front of the player. */
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

/** No smaller than this, in pixels: what does not fit then is told when the card is pointed at. */
const SMALLEST = 9.5
/** Cards side by side have one size of letters; one that would make them smaller than this has its own. */
const TOGETHER = 11

/** Make a text so small that all of it can be read in its box. */
export function fitText(box: HTMLElement): void {
  box.style.fontSize = ''
  shrink(box)
}

function shrink(box: HTMLElement): void {
  if (box.scrollHeight <= box.clientHeight + 1) return
  for (
    let size = parseFloat(getComputedStyle(box).fontSize) - 0.5;
    size >= SMALLEST && box.scrollHeight > box.clientHeight + 1;
    size -= 0.5
  )
    box.style.fontSize = `${size}px`
}

/** Texts of cards that lie side by side: the largest letters at which each of them can be read, the same for all. */
export function fitTogether(boxes: readonly HTMLElement[]): void {
  const sizes = boxes.map((box) => {
    fitText(box)
    return parseFloat(getComputedStyle(box).fontSize)
  })
  const one = Math.max(TOGETHER, Math.min(...sizes))
  boxes.forEach((box) => {
    box.style.fontSize = `${one}px`
    shrink(box)
  })
}

function CardBody({ session, type }: { session: Session; type: PieceType }) {
  const words = session.words.value!
  const text = type.help && words.has(type.help) ? words.text(type.help) : ''
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const span = box.current
    if (!span) return
    const fit = () => {
      const hand = span.closest('.hand')
      if (hand) fitTogether([...hand.querySelectorAll<HTMLElement>('.card-text')])
      else fitText(span)
    }
    fit()
    // the width of a card depends on how many there are, its letters on the font, which may come late
    const watch = new ResizeObserver(fit)
    watch.observe(span)
    void document.fonts?.ready.then(fit)
    return () => watch.disconnect()
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
          {text}
        </span>
      ) : null}
      {type.group ? <span class="card-group">{words.text(type.group)}</span> : null}
    </>
  )
}

function label(session: Session, piece: Piece): string {
  const type = session.data.value!.types[piece.type]
  const words = session.words.value!
  if (!type) return pieceLabel(session, piece)
  const figures = type.figures.map((f) => `${words.text(f.label)} ${f.text || f.value}`)
  const text = type.help && words.has(type.help) ? words.text(type.help) : ''
  return [`${piece.count > 1 ? `${piece.count} × ` : ''}${pieceName(session, piece)}`, ...figures, text]
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
  return (
    <div class={`tray card-tray tray-${tray.kind}`} style={{ '--n': tray.pieces.length }}>
      <h2>
        {words.text(tray.name)} <span class="facts">{tray.size}</span>
      </h2>
      <div class="cards">
        {tray.pieces.map((piece) => (
          <span key={piece.id} class="slot">
            <Card session={session} piece={piece} small={small} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** So many things to choose from do not fit into the hand: they are laid out over the board. */
export const isLarge = (tray: Tray): boolean => tray.kind === 'offer' && tray.pieces.length > 8

/** A large choice over the board, which can be folded to look at the board. */
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

/** Decks and discard piles that everybody shares, folded away until somebody wants to look through them. */
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
