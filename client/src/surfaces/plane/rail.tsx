// Beside a square table: the opponent's order on top, the score in the middle, the viewer's order below, as the players sit.

import { hinting } from '../../session/hint'
import type { Session } from '../../session/session'
import type { Panel, Piece, Tray } from '../../wire/protocol'
import { t } from '../../words/common'
import { longest, lookOf, pieceName, sideOf } from '../../words/labels'
import '../../styles/rail.css'
import { Emblem } from '../../parts/Emblem'
import { Icon } from '../../parts/Icon'

const isBack = (session: Session, piece: Piece): boolean =>
  session.data.value!.types[piece.type]?.flags.includes('back') ?? false

/** A card as one line: its place in the order, icon and name. */
function CardLine({ session, piece, rank, done }: { session: Session; piece: Piece; rank: string; done?: boolean }) {
  const type = session.data.value!.types[piece.type]
  const hints = hinting({ kind: 'piece', piece: { ...piece, targets: [] } })
  const glow = (on: boolean) => (e: PointerEvent) => {
    session.glow.value = on ? piece.targets : []
    if (on) hints.onPointerEnter(e)
    else hints.onPointerLeave(e)
  }
  const acting = session.question.value?.focus.some((target) => piece.targets.includes(target))
  const name = pieceName(session, piece)
  return (
    <li
      class={`card-line ${done ? 'done' : ''} ${acting ? 'now' : ''}`}
      onPointerEnter={glow(true)}
      onPointerLeave={glow(false)}
    >
      <span class="card-rank">{rank}</span>
      <Icon name={type?.icon ?? ''} size={19} />
      <span style={{ '--longest': longest(name) }}>{name}</span>
    </li>
  )
}

function Order({ session, tray, isOwn }: { session: Session; tray: Tray; isOwn: boolean }) {
  const words = session.words.value!
  const all = session.scene.value!.trays
  const played = all.find((other) => other.kind === 'played' && other.seat === tray.seat)
  const backs = tray.pieces.filter((piece) => isBack(session, piece))
  const known = tray.pieces.filter((piece) => !isBack(session, piece))
  const look = lookOf(session, tray.seat)
  return (
    <section
      class={`rail-box ${isOwn ? 'own-order' : ''}`}
      style={{ '--ground': look.ground, '--figure': look.figure }}
    >
      <h2>
        <Emblem side={sideOf(session, tray.seat)} look={look} size={22} />
        <span>{isOwn ? words.text(tray.name) : session.seatName(tray.seat)}</span>
        <small>{tray.size}</small>
      </h2>
      {backs.length ? (
        <div class="backs" role="img" aria-label={`${words.text(tray.name)}: ${backs.length}`}>
          {backs.slice(0, 12).map((piece) => (
            <span key={piece.id} class="back">
              <Icon name={session.data.value!.types[piece.type]?.icon ?? ''} size={17} />
            </span>
          ))}
        </div>
      ) : null}
      {known.length ? (
        <ol class="card-lines">
          {known.map((piece, k) => (
            <CardLine key={piece.id} session={session} piece={piece} rank={String(k + 1)} />
          ))}
        </ol>
      ) : null}
      {played ? (
        <>
          <h3>{words.text(played.name)}</h3>
          <ul class="card-lines">
            {played.pieces.map((piece) => (
              <CardLine key={piece.id} session={session} piece={piece} rank="✓" done />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

/** The score of a seat as pips up to the end of its track. */
function Score({ session, panel }: { session: Session; panel: Panel }) {
  const track = panel.tracks[0]
  const score = panel.figures[0]
  if (!score) return null
  return (
    <p class="rail-score" {...hinting({ kind: 'figure', figure: score })}>
      <Emblem side={panel.side} look={lookOf(session, panel.seat)} size={20} />
      <span class="score-pips" role="img" aria-label={t('ui-of', { n: score.value, m: track?.limit ?? 0 })}>
        {Array.from({ length: Math.min(track?.limit ?? 0, 24) }, (_, k) => (
          <i key={k} class={k < score.value ? 'on' : ''} />
        ))}
      </span>
      <b>{score.value}</b>
    </p>
  )
}

/** Units that wait beside the table. */
function Waiting({ session }: { session: Session }) {
  const words = session.words.value!
  const trays = session.scene.value!.trays.filter((tray) => tray.kind === 'supply' && tray.size > 0)
  if (!trays.length) return null
  return (
    <section class="rail-box">
      <h2>
        <span>{words.text(trays[0]!.name)}</span>
      </h2>
      {trays.map((tray) => (
        <ul key={tray.id} class="card-lines small">
          {tray.pieces.map((piece) => (
            <li key={piece.id} class="card-line">
              <Emblem side={sideOf(session, tray.seat)} look={lookOf(session, tray.seat)} size={15} />
              <span>{pieceName(session, piece)}</span>
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

export function Rail({ session }: { session: Session }) {
  const words = session.words.value!
  const scene = session.scene.value
  if (!scene) return null
  const viewer = Math.max(scene.viewer, 0)
  const orders = scene.trays.filter((tray) => tray.kind === 'order')
  const others = orders.filter((tray) => tray.seat !== viewer)
  const own = orders.filter((tray) => tray.seat === viewer)
  const panels = [...scene.panels].sort((a, b) => Number(a.seat === viewer) - Number(b.seat === viewer))
  const tag = panels[0]?.tags.find((one) => words.has(one))
  return (
    <div class="rail">
      {others.map((tray) => (
        <Order key={tray.id} session={session} tray={tray} isOwn={false} />
      ))}
      <section class="rail-box">
        <h2>
          <span>{tag ? words.text(tag) : t('ui-seats')}</span>
        </h2>
        {panels.map((panel) => (
          <Score key={panel.seat} session={session} panel={panel} />
        ))}
      </section>
      <Waiting session={session} />
      {own.map((tray) => (
        <Order key={tray.id} session={session} tray={tray} isOwn={scene.viewer >= 0} />
      ))}
    </div>
  )
}
