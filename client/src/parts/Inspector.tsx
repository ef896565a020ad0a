// The card with details of what you point at. Labels contain the same information, so screen readers skip the card.

import { useLayoutEffect, useRef } from 'preact/hooks'
import { lazyPage } from '../pages/lazypage'
import { type Hint, hint } from '../session/hint'
import type { Session } from '../session/session'
import type { Figure, Piece, Stack } from '../wire/protocol'
import { t } from '../words/common'
import {
  faceOf,
  isLesser,
  lookOf,
  ownerName,
  pieceName,
  printed,
  sideOf,
  sightLines,
  stacksIn,
  stackText,
} from '../words/labels'
import { WholeCard } from './Cards'
import { Emblem } from './Emblem'
import { Icon } from './Icon'
import { CardLines, sheetsOf } from './Sheets'
import { TileArt } from './Tile'
import { UnitCard, unitOf } from './UnitCard'

const SignsOf = lazyPage(() => import('../key/Key').then((part) => part.SignsOf))

function Figures({ session, figures }: { session: Session; figures: readonly Figure[] }) {
  const words = session.words.value!
  if (!figures.length) return null
  return (
    <dl class="facts-list">
      {figures.map((f) => (
        <div key={f.label}>
          <dt>{words.text(f.label)}</dt>
          <dd>
            {f.note && !f.value ? '' : f.text || (f.note && f.value > 0 ? `+${f.value}` : f.value)}{' '}
            {f.note ? <small>{words.text(f.note)}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A unit: its printed values, its tokens, and what it did this turn. */
function UnitFacts({ session, stack }: { session: Session; stack: Stack }) {
  const words = session.words.value!
  const unit = stack.pieces[0]
  const type = session.data.value!.types[unit?.type ?? -1]
  if (!unit || type?.form !== 'figure') return null
  const banner = session.data.value!.banners[unit.banner]
  const tags = [...stack.flags.map((flag) => `flag-${flag}`), ...stack.tags]
  const done = tags.filter((tag) => words.has(tag)).map((tag) => words.text(tag))
  const facts = [
    banner ? words.text(banner.name) : '',
    type.group ? words.text(type.group) : '',
    ...type.figures.map((f) => `${words.text(f.label)} ${f.text || f.value}`),
    ...done,
  ]
  return (
    <small class="unit-facts">
      {facts.filter(Boolean).join(' · ')}
      {type.help ? (
        <>
          <br />
          {words.text(type.help)}
        </>
      ) : null}
    </small>
  )
}

function AboutPlace({ session, place, targets }: { session: Session; place: number; targets: readonly string[] }) {
  const words = session.words.value!
  const data = session.data.value!
  const here = data.surface.places[place]
  if (!here) return null
  const terrain = data.terrains[here.terrain]!
  const lit = targets.some((target) => session.lit.value.has(target))
  return (
    <>
      <h3>
        {here.name} <small>{words.text(terrain.name)}</small>
      </h3>
      <Figures session={session} figures={terrain.figures.filter((f) => f.text || f.value)} />
      <ul class="inside">
        {stacksIn(session, place).map((stack) => (
          <li key={stack.id}>
            <Emblem side={sideOf(session, stack.seat)} look={lookOf(session, stack.seat)} size={20} />{' '}
            <strong>{ownerName(session, stack.seat)}</strong> {stackText(session, stack)}
            <UnitFacts session={session} stack={stack} />
            <SignsOf session={session} stack={stack} />
            {sheetsOf(session)
              .filter((sheet) => sheet.targets.some((target) => stack.targets.includes(target)))
              .map((sheet) => (
                <div key={sheet.id}>
                  <small>
                    {words.say(sheet.name, { seat: session.seatName })}
                    {sheet.about ? `: ${words.say(sheet.about, { seat: session.seatName })}` : ''}
                  </small>
                  <CardLines session={session} sheet={sheet} />
                </div>
              ))}
          </li>
        ))}
      </ul>
      {sightLines(session, place).map((line) => (
        <p key={line} class="sight-note">
          {line}
        </p>
      ))}
      {session.question.value ? (
        <p class="hint-line">
          {lit ? t('ui-can-choose') : t('ui-cannot-choose')} {lit && isLesser(session, targets) ? t('ui-lit-move') : ''}
        </p>
      ) : null}
    </>
  )
}

function AboutPiece({ session, piece }: { session: Session; piece: Piece }) {
  const unit = unitOf(session, piece)
  return unit ? (
    <>
      <UnitCard session={session} stack={unit} open />
      <SignsOf session={session} stack={{ ...unit, pieces: [piece] }} />
    </>
  ) : (
    <PlainPiece session={session} piece={piece} />
  )
}

function PlainPiece({ session, piece }: { session: Session; piece: Piece }) {
  const words = session.words.value!
  const data = session.data.value!
  const type = data.types[piece.type]
  const side = data.sides[sideOf(session, piece.seat)]
  if (type?.form === 'card') return <WholeCard session={session} piece={piece} />
  return (
    <>
      <div class="hint-head">
        <svg viewBox="-2 -6 40 36" width="62" height="56" aria-hidden="true">
          <TileArt face={{ ...faceOf(session, piece), form: type?.form ?? 'tile', count: 1 }} x={17} y={13} />
        </svg>
        <div>
          <h3>
            {piece.count > 1 ? `${piece.count} × ` : ''}
            {pieceName(session, piece)}
          </h3>
          <p class="facts">
            {[side ? words.text(side.name) : '', type?.group ? words.text(type.group) : ''].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {type?.help ? <p>{words.text(type.help)}</p> : null}
      <Figures
        session={session}
        figures={[...(type?.figures ?? []), ...printed(session, piece.seat, piece.type), ...piece.figures]}
      />
      {type?.clauses.length ? <p class="facts">{type.clauses.join(' · ')}</p> : null}
    </>
  )
}

/** A stack or castle of cards: status and capacity, its strength line by line, the effects of its other cards. */
export function StackSheet({ session, stack }: { session: Session; stack: Stack }) {
  const words = session.words.value!
  const types = session.data.value!.types
  const tags = [...stack.tags, ...stack.flags.map((flag) => `flag-${flag}`)].filter((tag) => words.has(tag))
  const { tally } = stack
  const facts = [
    stack.seat < 0 ? '' : session.seatName(stack.seat),
    ...tags.map((tag) => words.text(tag)),
    tally ? t('ui-room', { n: tally.room, m: tally.limit }) : '',
    tally?.most ? t('ui-attacks-left', { n: tally.attacks, m: tally.most }) : '',
    stack.owner >= 0 ? t('ui-owned-by', { p: session.seatName(stack.owner) }) : '',
  ]
  const others = stack.pieces.filter(
    (piece) => !['army', 'ally', 'hero', 'castle', 'march'].includes(types[piece.type]?.slot ?? ''),
  )
  return (
    <>
      <div class="hint-head">
        <Emblem side={sideOf(session, stack.seat)} look={lookOf(session, stack.seat)} size={32} />
        <div>
          <h3>{stack.name ? words.say(stack.name, { seat: session.seatName }) : ''}</h3>
          <span class="hint-line">{facts.filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <dl class="facts-list sums">
        {stack.sums.map((line, k) => (
          <div key={k} class={line.type < 0 ? 'total' : ''}>
            <dt>
              {words.say(line.words, { seat: session.seatName })}{' '}
              {line.detail ? <small>{words.say(line.detail, { seat: session.seatName })}</small> : null}
            </dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      {others.length ? (
        <ul class="sheet-cards">
          {others.map((piece) => (
            <li key={piece.id} class="sheet-card" style={{ '--card': types[piece.type]?.colour }}>
              <span class="sheet-card-sign" aria-hidden="true">
                <Icon name={types[piece.type]?.icon ?? ''} size={18} />
              </span>
              <span>
                <strong>{pieceName(session, piece)}</strong> <small>{words.text(types[piece.type]?.group ?? '')}</small>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function AboutSide({ session, side }: { session: Session; side: number }) {
  const words = session.words.value!
  const about = session.data.value!.sides[side]
  if (!about) return null
  return (
    <>
      <div class="hint-head">
        <Emblem side={side} look={about} size={44} />
        <h3>{words.text(about.name)}</h3>
      </div>
      <p>{words.text(about.help)}</p>
      <Figures session={session} figures={about.figures} />
    </>
  )
}

function AboutFigure({ session, figure }: { session: Session; figure: Figure }) {
  const words = session.words.value!
  return (
    <>
      <h3>
        {words.text(figure.label)}:{' '}
        {figure.note && !figure.value ? words.text(figure.note) : figure.text || figure.value}
      </h3>
      {figure.note && figure.value ? <p>{words.text(figure.note)}</p> : null}
      {figure.clause ? <p class="facts">{figure.clause}</p> : null}
    </>
  )
}

function Body({ session, hint }: { session: Session; hint: Hint }) {
  const { subject } = hint
  switch (subject.kind) {
    case 'place':
      return <AboutPlace session={session} place={subject.place} targets={hint.targets} />
    case 'piece':
      return <AboutPiece session={session} piece={subject.piece} />
    case 'stack':
      return (
        <>
          <StackSheet session={session} stack={subject.stack} />
          <SignsOf session={session} stack={subject.stack} />
        </>
      )
    case 'side':
      return <AboutSide session={session} side={subject.side} />
    case 'figure':
      return <AboutFigure session={session} figure={subject.figure} />
  }
}

/** Over the board the card stays in the corner farthest from its subject; elsewhere it is next to it. */
function spotFor(hint: Hint, card: DOMRect): [number, number] {
  const { anchor } = hint
  const fit = (v: number, most: number) => Math.max(6, Math.min(v, most - 6))
  if (hint.onBoard) {
    const board = document.querySelector('.board')!.getBoundingClientRect()
    const isLeft = anchor.left + anchor.width / 2 < board.left + board.width / 2
    const isLow = anchor.top + anchor.height / 2 > board.top + board.height * 0.62
    return [
      isLeft ? board.right - card.width - 62 : board.left + 14,
      isLow ? board.top + 46 : board.bottom - card.height - 14,
    ]
  }
  const above = anchor.top - card.height - 8
  return [
    fit(anchor.left, innerWidth - card.width),
    above > 6 ? above : fit(anchor.bottom + 8, innerHeight - card.height),
  ]
}

export function Inspector({ session }: { session: Session }) {
  const box = useRef<HTMLDivElement>(null)
  const now = hint.value
  useLayoutEffect(() => {
    const card = box.current
    if (!card || !now) return
    const [x, y] = spotFor(now, card.getBoundingClientRect())
    card.style.transform = `translate(${Math.round(Math.max(6, Math.min(x, innerWidth - card.offsetWidth - 6)))}px, ${Math.round(y)}px)`
  }, [now])
  if (!now || !session.words.value) return null
  // a card beside the board is raised instead
  const { subject } = now
  const form = subject.kind === 'piece' ? session.data.value!.types[subject.piece.type]?.form : ''
  if (form === 'card' && !now.onBoard) return null
  return (
    <div ref={box} class="inspector card" aria-hidden="true" inert>
      <Body session={session} hint={now} />
    </div>
  )
}
