// Puts cards in a secret order: by drag, by the arrow buttons or by keyboard (Alt and an arrow), then submits them all at once.
// The question asks for one card at a time; here the whole order is sent as a sequence of answers.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Session } from '../session/session'
import type { Piece, Tray } from '../wire/protocol'
import { t } from '../words/common'
import { pieceName } from '../words/labels'
import '../styles/rail.css'
import { Icon } from './Icon'

/** The cards that the open question asks you to put in order. */
export function cardsToOrder(session: Session): { laid: Tray; hand: Tray } | null {
  const question = session.question.value
  const trays = session.scene.value?.trays ?? []
  if (!question) return null
  const laid = trays.find((tray) => tray.kind === 'order' && tray.seat === question.seat)
  const hand = trays.find((tray) => tray.kind === 'hand' && tray.seat === question.seat)
  if (!laid || !hand || hand.pieces.length < 2) return null
  const held = new Set(hand.pieces.flatMap((piece) => piece.targets))
  return question.options.every((option) => option.targets.length === 1 && held.has(option.targets[0]!))
    ? { laid, hand }
    : null
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [one] = next.splice(from, 1)
  if (one !== undefined) next.splice(Math.max(0, Math.min(next.length, to)), 0, one)
  return next
}

/** The order in which you last laid your cards, by table and seat: the next order starts from it. */
const lastOrders = new Map<string, readonly string[]>()

/** The cards in the order of last time. Cards that were not there come last. */
export function asLastTime(cards: readonly Piece[], last: readonly string[]): Piece[] {
  const rank = (piece: Piece) => {
    const at = last.indexOf(piece.targets[0]!)
    return at < 0 ? last.length : at
  }
  return [...cards].sort((a, b) => rank(a) - rank(b))
}

export function OrderBuilder({ session }: { session: Session }) {
  const words = session.words.value!
  const found = cardsToOrder(session)
  const ids = found?.hand.pieces.map((piece) => piece.id).join() ?? ''
  const [order, setOrder] = useState<readonly Piece[]>([])
  const [dragged, setDragged] = useState(-1)
  const key = `${session.table}.${found?.hand.seat ?? ''}`
  useEffect(() => setOrder(asLastTime(found?.hand.pieces ?? [], lastOrders.get(key) ?? [])), [ids])
  // a card moved by keyboard keeps the focus
  const followed = useRef(-1)
  useLayoutEffect(() => {
    if (followed.current >= 0) document.querySelector<HTMLElement>(`.order-item[data-k='${followed.current}']`)?.focus()
    followed.current = -1
  }, [order])
  if (!found) return null
  const { laid } = found
  const types = session.data.value!.types
  const shift = (from: number, to: number) => {
    if (to < 0 || to >= order.length) return
    followed.current = to
    setOrder(moved(order, from, to))
  }
  const lay = () => {
    const targets = order.map((piece) => piece.targets[0]!)
    lastOrders.set(key, [...laid.pieces.map((piece) => piece.targets[0]!), ...targets])
    void session.pickInOrder(targets)
  }
  return (
    <div class="order-builder">
      <p class="facts">{t('ui-order-help')}</p>
      <ol class="order-list">
        {laid.pieces.map((piece, k) => (
          <li key={piece.id} class="order-item fixed">
            <span class="card-rank">{k + 1}</span>
            <Icon name={types[piece.type]?.icon ?? ''} size={22} />
            <b>{pieceName(session, piece)}</b>
          </li>
        ))}
        {order.map((piece, k) => (
          <li
            key={piece.id}
            class={`order-item ${dragged === k ? 'dragged' : ''}`}
            data-k={k}
            data-card={piece.targets[0]}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a card is moved by keys, its buttons do the same
            tabIndex={0}
            draggable
            aria-label={`${laid.pieces.length + k + 1}: ${pieceName(session, piece)}`}
            onDragStart={(e) => {
              setDragged(k)
              e.dataTransfer?.setData('text/plain', String(k))
            }}
            onDragOver={(e) => {
              e.preventDefault()
              if (dragged >= 0 && dragged !== k) {
                setOrder(moved(order, dragged, k))
                setDragged(k)
              }
            }}
            onDrop={(e) => {
              e.preventDefault()
              setDragged(-1)
            }}
            onDragEnd={() => setDragged(-1)}
            onKeyDown={(e) => {
              if (!e.altKey || (e.key !== 'ArrowUp' && e.key !== 'ArrowDown')) return
              e.preventDefault()
              shift(k, k + (e.key === 'ArrowUp' ? -1 : 1))
            }}
          >
            <span class="card-rank">{laid.pieces.length + k + 1}</span>
            <Icon name={types[piece.type]?.icon ?? ''} size={22} />
            <b>
              {pieceName(session, piece)}
              <small class="facts">
                {(types[piece.type]?.figures ?? [])
                  .map((figure) => `${words.text(figure.label).slice(0, 1)}${figure.value}`)
                  .join(' ')}
              </small>
            </b>
            <span class="moves">
              <button disabled={k === 0} aria-label={t('ui-order-up')} onClick={() => shift(k, k - 1)}>
                ↑
              </button>
              <button disabled={k === order.length - 1} aria-label={t('ui-order-down')} onClick={() => shift(k, k + 1)}>
                ↓
              </button>
            </span>
          </li>
        ))}
      </ol>
      <button class="main lay-order" disabled={session.waiting.value} onClick={lay}>
        {t('ui-order-lay', { n: order.length })}
      </button>
    </div>
  )
}
