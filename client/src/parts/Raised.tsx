// The card you point at, large, with what it would do here and now. On a phone it opens over the board, and a swipe goes to the
// next one.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isNarrow, isTouched } from '../device/media'
import { hint } from '../session/hint'
import type { Session } from '../session/session'
import type { Piece, Would } from '../wire/protocol'
import { t } from '../words/common'
import '../styles/raised.css'
import { Spine, WholeCard } from './Cards'
import { Dialog } from './Dialog'
import { LikelyLine } from './Dice'
import { answersWith, handCards, kept, play } from './raise'

/** Milliseconds that a pointer must rest on a card to raise it, and that it stays up after. */
const RAISE = 120
const LOWER = 80
/** How far a finger must go for the next card. */
const SWIPE = 40

const isLit = (session: Session, piece: Piece): boolean =>
  piece.targets.some((target) => session.lit.value.has(target) || session.chosen.value.includes(target))

/** What the card would do now, as the game says it; or what it can be used on. */
function wouldOf(session: Session, piece: Piece): Would | null {
  const answers = answersWith(session, piece)
  const told = answers.find((option) => option.would)?.would
  if (told || !answers.length) return told ?? null
  const targets = new Set(answers.flatMap((option) => option.targets))
  for (const target of piece.targets) targets.delete(target)
  const goals = [...targets].filter((target) => session.onTable.value.has(target))
  return { words: { key: '', args: {}, otherwise: '' }, targets: goals, likely: [] }
}

/** Is it played, and not kept, discarded or the like? */
function isPlayed(session: Session, piece: Piece): boolean {
  const would = wouldOf(session, piece)
  return Boolean(would?.words.key || would?.targets.length)
}

/** The sentence below the text of a card. While it is shown, what it concerns is lit on the board. */
function Now({ session, piece }: { session: Session; piece: Piece }) {
  const [why, setWhy] = useState('')
  // a card that was played a moment ago is still being lowered
  const isHere = session.scene.value?.trays.some((tray) => tray.pieces.some((one) => one.id === piece.id))
  const asks = session.question.value !== null && !session.waiting.value && piece.targets.length > 0 && isHere
  const lit = Boolean(asks && isLit(session, piece))
  const would = lit ? wouldOf(session, piece) : null
  const target = asks && !lit ? piece.targets[0]! : ''
  const seq = session.update.value?.seq
  useEffect(() => {
    if (!would) return
    session.glow.value = would.targets
    return () => {
      session.glow.value = []
    }
  }, [piece.id, seq, lit])
  useEffect(() => {
    let isOver = false
    setWhy('')
    // after an answer has been sent, the card may be gone
    if (target && !session.waiting.peek()) void session.reason(target).then((text) => isOver || setWhy(text))
    return () => {
      isOver = true
    }
  }, [target, seq])
  const say = () => {
    if (!would) return why
    if (would.words.key) return session.words.value!.say(would.words, { seat: session.seatName })
    return would.targets.length ? t('ui-card-goals', { n: would.targets.length }) : ''
  }
  const text = say()
  return text ? (
    <div class={`card-now ${would ? '' : 'no'}`} aria-live="polite">
      {text}
      {would?.likely.length ? <LikelyLine session={session} likely={would.likely} /> : null}
    </div>
  ) : null
}

/** How much of this strip of the page is taken by what is lit on the board. */
function covered(left: number, top: number, width: number): number {
  let sum = 0
  for (const lit of document.querySelectorAll('.board :is(.glow, .glowing)')) {
    const box = lit.getBoundingClientRect()
    if (box.bottom > top) sum += Math.max(0, Math.min(box.right, left + width) - Math.max(box.left, left))
  }
  return sum
}

/** Over the page, above the card it belongs to. It is in the top layer, so that it is also seen over a dialog. */
function Above({ session, piece, anchor }: { session: Session; piece: Piece; anchor: DOMRect }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current!.showPopover?.()
  }, [])
  useLayoutEffect(() => {
    const card = box.current!
    const place = () => {
      const { offsetWidth: width, offsetHeight: height } = card
      const middle = anchor.left + anchor.width / 2
      const above = anchor.top - height - 16
      const right = anchor.right + 8 + width < innerWidth ? anchor.right + 8 : anchor.left - width - 8
      const isAbove = above > 0 || right < 0
      const top = isAbove ? above : Math.min(anchor.top, innerHeight - height - 2)
      const into = (left: number) => Math.max(2, Math.min(left, innerWidth - width - 2))
      // above its place, or to one side of it if that covers less of what it concerns
      const spots = isAbove ? [middle - width / 2, middle - width + 46, middle - 46].map(into) : [into(right)]
      const taken = spots.map((left) => covered(left, top, width))
      const within = spots[taken.indexOf(Math.min(...taken))]!
      card.style.left = `${Math.round(within)}px`
      card.style.top = `${Math.round(Math.max(0, top))}px`
      card.style.setProperty('--arrow', isAbove ? `${Math.round(middle - within)}px` : '-99rem')
    }
    place()
    // what it concerns is lit by then
    const lit = setTimeout(place, 40)
    const watch = new ResizeObserver(place)
    watch.observe(card)
    return () => {
      clearTimeout(lit)
      watch.disconnect()
    }
  }, [piece.id, anchor])
  return (
    <div class="raised" ref={box} popover="manual" data-of={piece.id}>
      <WholeCard session={session} piece={piece}>
        <Now session={session} piece={piece} />
        {kept.value === piece.id ? (
          <p class="card-keys">{t(isPlayed(session, piece) ? 'ui-card-again' : 'ui-card-again-choose')}</p>
        ) : null}
      </WholeCard>
    </div>
  )
}

/** A card open over the board of a phone. */
function Opened({ session, piece, step }: { session: Session; piece: Piece; step: (by: number) => void }) {
  const cards = handCards(session)
  const start = useRef(0)
  const close = () => {
    kept.value = ''
  }
  const may = session.question.value !== null && isLit(session, piece)
  return (
    <Dialog label="opened-name" kind="opened-card" close={close}>
      <div
        onPointerDown={(e) => {
          start.current = e.clientX
        }}
        onPointerUp={(e) => {
          const way = e.clientX - start.current
          if (Math.abs(way) > SWIPE) step(way < 0 ? 1 : -1)
        }}
      >
        <h2 id="opened-name" class="sr">
          {session.words.value!.text(session.data.value!.types[piece.type]!.name)}
        </h2>
        <WholeCard session={session} piece={piece}>
          <Now session={session} piece={piece} />
          <p class="card-buttons">
            <button onClick={close}>{t('ui-card-back')}</button>
            {may ? (
              <button class="main" disabled={session.waiting.value} onClick={() => play(session, piece)}>
                {t(isPlayed(session, piece) ? 'ui-card-play' : 'ui-choose')}
              </button>
            ) : session.question.value && piece.targets.length ? (
              <button onClick={() => play(session, piece)}>{t('ui-card-why')}</button>
            ) : null}
          </p>
        </WholeCard>
        {cards.length > 1 ? (
          <p class="card-dots">
            <button aria-label={t('ui-card-previous')} onClick={() => step(-1)}>
              ‹
            </button>
            {cards.map((one) => (
              <i key={one.id} class={one.id === piece.id ? 'at' : ''} />
            ))}
            <button aria-label={t('ui-card-next')} onClick={() => step(1)}>
              ›
            </button>
          </p>
        ) : null}
        <div class="hand-cards opened-hand" style={{ '--all': cards.length, '--trays': 1 }}>
          <div class="card-tray">
            <div class="cards">
              {cards.map((one) => (
                <span key={one.id} class="slot">
                  <Spine session={session} piece={one} open={one.id === piece.id} />
                </span>
              ))}
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

const boxOf = (id: string): DOMRect | undefined =>
  document.querySelector(`.hand [data-card='${CSS.escape(id)}']`)?.getBoundingClientRect()

export function Raised({ session }: { session: Session }) {
  const cards = handCards(session)
  const held = cards.find((piece) => piece.id === kept.value)
  const opens = isTouched.value || isNarrow.value
  const now = hint.value
  const about = now && !now.onBoard && now.subject.kind === 'piece' ? now.subject.piece : null
  const type = session.data.value!.types[about?.type ?? -1]
  const isCard = about && type?.form === 'card' && !type.flags.includes('back')
  const wanted = isCard && !opens ? about : held
  const [shown, setShown] = useState<{ piece: Piece; anchor: DOMRect } | null>(null)
  useEffect(() => {
    const anchor = wanted && ((wanted === about && now?.anchor) || boxOf(wanted.id))
    const next = wanted && anchor ? { piece: wanted, anchor } : null
    const wait = setTimeout(() => setShown(next), next ? (shown || wanted === held ? 0 : RAISE) : LOWER)
    return () => clearTimeout(wait)
  }, [wanted, now?.anchor])
  // a new position lowers what was kept
  const seq = session.update.value?.seq
  useEffect(
    () => () => {
      kept.value = ''
    },
    [seq],
  )
  const step = (by: number) => {
    const at = cards.findIndex((piece) => piece.id === (held ?? about)?.id)
    const next = cards[(at + by + cards.length) % cards.length]
    if (at < 0 || !next) return
    const isFocused = document.activeElement?.matches('.hand [data-card]')
    if (isFocused) document.querySelector<HTMLElement>(`.hand [data-card='${CSS.escape(next.id)}']`)?.focus()
    if (held) kept.value = next.id
  }
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      const isInHand = document.activeElement?.matches('.hand [data-card]')
      if (e.ctrlKey || e.metaKey || e.altKey || (!held && !isInHand)) return
      if (e.key === 'ArrowLeft' || e.key === 'ArrowRight') {
        e.preventDefault()
        step(e.key === 'ArrowLeft' ? -1 : 1)
      } else if (e.key === 'Enter' && held && !(e.target as Element).closest('button, a, dialog')) play(session, held)
      else if (e.key === 'Escape') kept.value = ''
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  if (opens) return held ? <Opened session={session} piece={held} step={step} /> : null
  return shown ? <Above session={session} {...shown} /> : null
}
