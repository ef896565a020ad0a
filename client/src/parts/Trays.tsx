import { t } from '../common'
import type { Figure, Piece, Static, Tray } from '../protocol'
import type { Session } from '../session'
import { TileArt, type TileFace } from './Tile'

/** What is printed on a piece for the side of its seat. */
export function printed(session: Session, seat: number, type: number): readonly Figure[] {
  const data = session.data.value
  const side = data?.sides[session.scene.value?.panels[seat]?.side ?? -1]
  return side?.types.find((own) => own.type === type)?.figures ?? []
}

export function faceOf(session: Session, piece: Piece): TileFace {
  const data = session.data.value as Static
  const side = data.sides[session.scene.value?.panels[piece.seat]?.side ?? -1]
  const own = printed(session, piece.seat, piece.type)
  return {
    icon: data.types[piece.type]?.icon ?? '',
    ground: side?.ground ?? '#6b5a3c',
    figure: side?.figure ?? '#f3e9cf',
    left: own.find((f) => f.label.endsWith('cost'))?.value,
    right: own.find((f) => f.label.endsWith('pips'))?.value,
    count: piece.count,
    unknown: piece.type < 0,
  }
}

/** A piece as a stone one can press: in the hand, in a force, in a pile. */
export function PieceStone({ session, piece, size = 64 }: { session: Session; piece: Piece; size?: number }) {
  const words = session.words.value!
  const data = session.data.value!
  const type = data.types[piece.type]
  const name = type ? words.text(type.name) : words.text('label-unknown-tile')
  const figures = printed(session, piece.seat, piece.type).map((f) => `${words.text(f.label)} ${f.text || f.value}`)
  const label = `${piece.count > 1 ? `${piece.count} × ` : ''}${name}${figures.length ? ` (${figures.join(', ')})` : ''}`
  const art = (
    <svg viewBox="-2 -6 40 35" width={size} height={(size * 35) / 40} aria-hidden="true">
      <TileArt face={faceOf(session, piece)} x={17} y={13} />
    </svg>
  )
  if (!piece.targets.length) return <span class="stone" title={label} role="img" aria-label={label}>{art}</span>
  const lit = piece.targets.some((target) => session.lit.value.has(target))
  const chosen = piece.targets.some((target) => session.chosen.value.includes(target))
  return (
    <button
      class={`stone ${chosen ? 'chosen' : lit ? 'lit' : session.question.value ? 'dim' : ''}`}
      title={type ? `${label}. ${words.text(type.help)}` : label}
      aria-label={label}
      aria-pressed={chosen}
      data-target={piece.targets[0]}
      onClick={() => session.point(piece.targets, name)}
    >
      {art}
      <span class="stone-name">{name}</span>
    </button>
  )
}

/** The viewer's own open trays: the hand first of all. */
export function Hand({ session }: { session: Session }) {
  const words = session.words.value!
  const viewer = session.shown.value?.viewer ?? -1
  const trays = (session.scene.value?.trays ?? []).filter((tray) => tray.seat === viewer && tray.kind === 'hand')
  return (
    <section class="hand" aria-label={t('ui-your-hand')}>
      {trays.map((tray) => (
        <div key={tray.id} class="tray">
          <h2>{words.text(tray.name)} <span class="facts">{tray.size}</span></h2>
          <div class="stones">
            {tray.pieces.map((piece) => <PieceStone key={piece.id} session={session} piece={piece} />)}
          </div>
        </div>
      ))}
    </section>
  )
}

/** Other trays of a seat, folded: piles to look through. */
export function Piles({ session, seat }: { session: Session; seat: number }) {
  const words = session.words.value!
  const trays = (session.scene.value?.trays ?? []).filter((tray: Tray) => tray.seat === seat && tray.size > 0)
  return (
    <>
      {trays.map((tray) => (
        <details key={tray.id} class="pile">
          <summary>{words.text(tray.name)} ({tray.size})</summary>
          <div class="stones">{tray.pieces.map((piece) => <PieceStone key={piece.id} session={session} piece={{ ...piece, targets: [] }} size={44} />)}</div>
        </details>
      ))}
    </>
  )
}
