// Cards, in one design for every game. In a hand a card shows its title, a picture and one short line; raised, in a pile or when
// it is played, it shows everything.

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { effects } from '../device/settings'
import { lazyPage } from '../pages/lazypage'
import { hinting } from '../session/hint'
import type { Session } from '../session/session'
import type { Piece, PieceType, Tray } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/cards.css'
import { longest, pieceLabel, pieceName } from '../words/labels'
import { UnitSign } from './Dice'
import { Glyph, Icon } from './Icon'
import { kept, press } from './raise'

const PileSheet = lazyPage(() => import('./PileSheet').then((part) => part.PileSheet))

/** Are these pieces cards, or drawn like cards? Then they are laid out as cards, not as tiles. */
export const isCards = (session: Session, tray: Tray): boolean =>
  tray.pieces.some((piece) => ['card', 'figure'].includes(session.data.value!.types[piece.type]?.form ?? ''))

export const bandText = (low: number, high: number): string => (low === high ? `${low}` : `${low}–${high}`)

/** The number in the corner; a skull makes its box black. */
function Corner({ type }: { type: PieceType }) {
  return type.number < 0 ? null : type.flags.includes('skull') ? (
    <span class="range skull">
      <svg viewBox="0 0 24 24" width="13" height="13" aria-hidden="true">
        <path
          d="M12 2a9 9 0 0 0-5 16.500V22h10v-3.500A9 9 0 0 0 12 2zM8.500 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM15.500 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4z"
          fill="#ffd75a"
          fill-rule="evenodd"
        />
      </svg>
      {type.number}
    </span>
  ) : (
    <span class="range">{type.number}</span>
  )
}

/** Left half filled: a hazard. Right half filled: something to find. */
function Half({ isLeft }: { isLeft: boolean }) {
  const full = isLeft ? 'M0-7A7 7 0 0 0 0 7z' : 'M0-7A7 7 0 0 1 0 7z'
  const open = isLeft ? 'M0-7A7 7 0 0 1 0 7' : 'M0-7A7 7 0 0 0 0 7'
  return (
    <svg viewBox="-8 -8 16 16" width="15" height="15" aria-hidden="true">
      <path d={full} fill={isLeft ? '#8a1f1f' : '#d9a520'} stroke="#2a1a08" />
      <path d={open} fill="none" stroke="#2a1a08" stroke-dasharray="2 1.6" />
    </svg>
  )
}

/** The sections of the field with the orders for each, the figures of a unit, or an emblem in a sunburst of the card's class. */
function Picture({
  session,
  piece,
  type,
  whole,
}: {
  session: Session
  piece: Piece | undefined
  type: PieceType
  whole: boolean
}) {
  if (type.flags.includes('thirds'))
    return (
      <span class="card-picture thirds">
        {type.figures.map((figure) => (
          <span key={figure.label}>{figure.value || figure.text ? <b>{figure.text || figure.value}</b> : null}</span>
        ))}
      </span>
    )
  return (
    <span class="card-picture">
      {whole ? null : <Corner type={type} />}
      {type.form === 'figure' && piece ? (
        <UnitSign session={session} piece={{ ...piece, count: type.flags.includes('large') ? 1 : 3 }} size={58} />
      ) : (
        <Icon name={type.icon} size={40} />
      )}
    </span>
  )
}

/** The price of a card, its figures, its text, and the line it shows in a hand. */
function partsOf(session: Session, type: PieceType) {
  const words = session.words.value!
  const labelled = (label: string) => type.figures.find((figure) => figure.label === label)
  const cost = labelled('label-cost')
  const risk = labelled('label-risk')
  const isThirds = type.flags.includes('thirds')
  return {
    cost,
    risk,
    figures: isThirds ? [] : type.figures.filter((figure) => figure !== cost && figure !== risk),
    text: type.help && words.has(type.help) ? words.text(type.help) : '',
    short: type.short ? words.text(type.short) : type.group && !type.figures.length ? words.text(type.group) : '',
  }
}

function Figures({ session, type, whole }: { session: Session; type: PieceType; whole: boolean }) {
  const words = session.words.value!
  const { figures } = partsOf(session, type)
  if (!figures.length) return null
  return (
    <span class="card-figures">
      {figures.map((figure) => (
        <span key={figure.label}>
          <b>
            {figure.icon ? <Icon name={figure.icon} size={whole ? 18 : 14} /> : null}
            {figure.text === '✓' ? '' : figure.text || figure.value}
          </b>
          {whole ? <small>{words.text(figure.label)}</small> : null}
        </span>
      ))}
    </span>
  )
}

/** The face of a card: whole, or as it lies in a hand. */
function Face({
  session,
  piece,
  type,
  whole = false,
}: {
  session: Session
  piece?: Piece
  type: PieceType
  whole?: boolean
}) {
  const words = session.words.value!
  const { cost, risk, text, short } = partsOf(session, type)
  const name = words.text(type.name, {}, 'title')
  const about = [type.group, type.folk].filter(Boolean).map((key) => words.text(key))
  return (
    <>
      <span class="card-name">
        {whole ? <Corner type={type} /> : null}
        <span style={{ '--longest': longest(name) }}>{name}</span>
        {whole && about.length ? <small>{about.join(' · ')}</small> : null}
      </span>
      {cost ? <b class={`card-cost ${cost.text.length > 2 ? 'wide' : ''}`}>{cost.text || cost.value}</b> : null}
      <Picture session={session} piece={piece} type={type} whole={whole} />
      <Figures session={session} type={type} whole={whole} />
      {whole ? (
        <span class="card-text">
          {type.bands.map((band) => (
            <span key={band.low} class="card-band">
              <b>{bandText(band.low, band.high)}</b> {words.text(band.label)}
            </span>
          ))}
          {text}
        </span>
      ) : short ? (
        <span class="card-short" style={{ '--longest': longest(short) }}>
          {short}
        </span>
      ) : null}
      {whole && (risk || type.flags.includes('findable')) ? (
        <span class="card-foot">
          {risk ? words.text(risk.label) : ''} <Half isLeft={Boolean(risk)} /> {risk?.text}
        </span>
      ) : null}
    </>
  )
}

/** What a card says beside what it shows: its figures in words and its text. */
function description(session: Session, type: PieceType): string {
  const words = session.words.value!
  const figures = type.figures.map((f) => `${words.text(f.label)} ${f.text || f.value}`)
  return [...figures, partsOf(session, type).text].filter(Boolean).join('. ')
}

const colourOf = (type: PieceType) => ({ '--card': type.colour || '#5a3d1e' })

/** A card with everything on it. */
export function WholeCard({
  session,
  piece,
  children,
}: {
  session: Session
  piece: Piece
  children?: ComponentChildren
}) {
  const type = session.data.value!.types[piece.type]
  if (!type) return null
  return (
    <div class="play-card whole" style={colourOf(type)}>
      <Face session={session} piece={piece} type={type} whole />
      {children}
    </div>
  )
}

/** A card as it lies in a hand or on a pile. If it can be pointed at, it is a button. */
export function Card({ session, piece }: { session: Session; piece: Piece }) {
  const type = session.data.value!.types[piece.type]
  if (!type) return null
  const isBack = type.flags.includes('back')
  const hints = hinting({ kind: 'piece', piece }, piece.targets)
  const face = (
    <>
      {isBack ? <Icon name={type.icon} size={30} /> : <Face session={session} piece={piece} type={type} />}
      {piece.count > 1 ? <b class="card-count">×{piece.count}</b> : null}
    </>
  )
  const shape = isBack ? 'play-card back' : 'play-card'
  if (!piece.targets.length)
    return (
      <span class={shape} style={colourOf(type)} role="img" aria-label={pieceLabel(session, piece)} {...hints}>
        {face}
      </span>
    )
  const lit = piece.targets.some((target) => session.lit.value.has(target))
  const chosen = piece.targets.some((target) => session.chosen.value.includes(target))
  const light = chosen ? 'chosen' : lit ? 'lit' : session.question.value ? 'dim' : ''
  return (
    <button
      class={`${shape} ${light} ${kept.value === piece.id ? 'kept' : ''}`}
      style={colourOf(type)}
      aria-pressed={chosen}
      aria-label={isBack ? pieceName(session, piece) : undefined}
      aria-description={description(session, type)}
      data-target={piece.targets[0]}
      data-card={piece.id}
      onClick={(e) => press(session, piece, e.detail === 0)}
      {...hints}
    >
      {face}
    </button>
  )
}

/** A card of the hand below the one that is open: it opens in its place. */
export function Spine({ session, piece, open }: { session: Session; piece: Piece; open: boolean }) {
  const type = session.data.value!.types[piece.type]!
  const lit = piece.targets.some((target) => session.lit.value.has(target))
  return (
    <button
      class={`play-card ${open ? 'kept' : ''} ${lit ? 'lit' : 'dim'}`}
      style={colourOf(type)}
      aria-current={open}
      onClick={() => (kept.value = piece.id)}
    >
      <Face session={session} piece={piece} type={type} />
    </button>
  )
}

/** A card keeps its key while others come and go, so that only a new card is animated. */
function keyOf({ pieces }: Tray, k: number): string {
  const target = pieces[k]!.targets[0] ?? pieces[k]!.id
  return `${target} ${pieces.slice(0, k).filter((piece) => (piece.targets[0] ?? piece.id) === target).length}`
}

/** A tray of cards side by side, all of one size. */
export function CardTray({ session, tray }: { session: Session; tray: Tray }) {
  const words = session.words.value!
  const limit = session.scene.value?.panels
    .find((panel) => panel.seat === tray.seat)
    ?.figures.find((figure) => figure.label === tray.name)?.text
  return (
    <div class={`tray card-tray tray-${tray.kind}`} style={{ '--n': tray.pieces.length }}>
      <h2>
        {words.text(tray.name)} <span class="facts">{limit || tray.size}</span>
      </h2>
      <div class="cards">
        {tray.pieces.map((piece, k) => (
          <span key={keyOf(tray, k)} class={effects.value ? 'slot moving' : 'slot'}>
            <Card session={session} piece={piece} />
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

/** Opens the decks and discard piles that everyone shares. */
export function SharedPiles({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false)
  if (!session.scene.value?.trays.some((tray) => tray.seat < 0 && tray.kind === 'pile')) return null
  return (
    <>
      <button class="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('ui-shared-piles')}
      </button>
      {isOpen ? <PileSheet session={session} first={-1} close={() => setOpen(false)} /> : null}
    </>
  )
}

/** The own deck and discard pile beside the hand. */
export function OwnPiles({ session, seat }: { session: Session; seat: number }) {
  const [isOpen, setOpen] = useState(false)
  const words = session.words.value!
  const trays = (session.scene.value?.trays ?? []).filter((tray) => tray.seat === seat)
  const deck = trays.find((tray) => tray.kind === 'pile')
  const discard = trays.find((tray) => tray.kind === 'discard')
  if (seat < 0 || !deck || !discard) return null
  const top = discard.pieces.at(-1)
  return (
    <div class="own-piles">
      {[deck, discard].map((tray) => (
        <button key={tray.id} class="own-pile" disabled={tray === deck || !discard.size} onClick={() => setOpen(true)}>
          {tray === deck ? (
            deck.pieces[0] ? (
              <Card session={session} piece={{ ...deck.pieces[0], count: 1, targets: [] }} />
            ) : null
          ) : top ? (
            <Card session={session} piece={{ ...top, targets: [] }} />
          ) : null}
          <small>
            {words.text(tray.name)} {tray.size}
          </small>
        </button>
      ))}
      {isOpen ? <PileSheet session={session} first={seat} close={() => setOpen(false)} /> : null}
    </div>
  )
}
