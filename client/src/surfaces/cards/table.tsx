// A card table: a zone for each seat with its cards and piles, and between the zones the stack of answers. The viewer's hand is
// below the board, as at every table.

import type { Colours } from '../../art/emblem'
import { bounds } from '../../art/geometry'
import { hasIcon, iconAt } from '../../parts/Icon'
import type { Piece, Place, Scene, Stack, Static, Tray } from '../../wire/protocol'
import { Frame, Sheet } from '../frame'
import type { Pointing, SurfaceProps } from '../pointing'
import '../../styles/card-surface.css'

const WIDE = 88
const HIGH = 124
const SMALL = 0.5
/** how much of a card stays visible under the next one of a row */
const STEP = 70

const NOBODY: Colours = { ground: '#6b5a3c', figure: '#f3e9cf', icon: '' }

const lookOf = (data: Static, scene: Scene, seat: number): Colours =>
  data.sides[scene.panels.find((panel) => panel.seat === seat)?.side ?? -1] ?? NOBODY

interface Drawn {
  data: Static
  scene: Scene
  pointing: Pointing
}

/** One card centred at a point; a face-down card shows its back. */
function CardArt(drawn: Drawn & { piece: Piece; x: number; y: number; scale?: number }) {
  const { data, pointing, piece, x, y, scale = 1 } = drawn
  const type = data.types[piece.type]
  const name = pointing.pieceLabel(piece)
  const at = `translate(${x} ${y}) scale(${scale})`
  const hints = pointing.hintPiece(piece, piece.targets)
  if (!piece.targets.length)
    return (
      <g
        class="piece surface-card piece-calm"
        transform={at}
        role="img"
        aria-label={name}
        data-card={type?.id}
        {...hints}
      >
        <CardFace {...drawn} />
      </g>
    )
  const light = pointing.light(piece.targets)
  const press = () => pointing.point(piece.targets, name)
  return (
    <g
      class={`piece surface-card piece-${light}`}
      transform={at}
      role="button"
      tabindex={light === 'lit' ? 0 : -1}
      aria-label={name}
      aria-pressed={light === 'chosen'}
      data-target={piece.targets[0]}
      data-card={type?.id}
      onClick={press}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return
        e.preventDefault()
        press()
      }}
      {...hints}
    >
      <CardFace {...drawn} />
    </g>
  )
}

function CardFace({ data, scene, pointing, piece }: Drawn & { piece: Piece }) {
  const type = data.types[piece.type]
  const colour = type?.colour || '#5a3d1e'
  const isBack = !type || type.flags.includes('back')
  return (
    <>
      <rect x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="7" class="card-paper" />
      <rect x={-WIDE / 2 + 4} y={-HIGH / 2 + 4} width={WIDE - 8} height={isBack ? HIGH - 8 : 24} rx="4" fill={colour} />
      {isBack ? null : (
        <text y={-HIGH / 2 + 21} class="card-title">
          {pointing.text?.(type.name) ?? ''}
        </text>
      )}
      {type && hasIcon(type.icon) ? (
        <use href={iconAt(type.icon)} transform="translate(-24 -20) scale(.094)" fill={isBack ? '#f3e9cf' : colour} />
      ) : null}
      {piece.seat >= 0 ? (
        <rect
          x={-WIDE / 2 + 4}
          y={HIGH / 2 - 10}
          width={WIDE - 8}
          height="6"
          rx="2"
          fill={lookOf(data, scene, piece.seat).ground}
        />
      ) : null}
      {piece.count > 1 ? (
        <text x={WIDE / 2 - 8} y={HIGH / 2 - 14} class="card-number">
          ×{piece.count}
        </text>
      ) : null}
    </>
  )
}

/** Cards side by side around a centre, pushed together if they need more than the available room. */
function Row({
  pieces,
  x,
  y,
  room,
  scale = 1,
  ...drawn
}: Drawn & { pieces: readonly Piece[]; x: number; y: number; room: number; scale?: number }) {
  const step = Math.min((WIDE + 8) * scale, pieces.length > 1 ? (room - WIDE * scale) / (pieces.length - 1) : 0)
  const left = x - (step * (pieces.length - 1)) / 2
  return (
    <>
      {pieces.map((piece, k) => (
        <CardArt key={piece.id} {...drawn} piece={piece} x={left + k * step} y={y} scale={scale} />
      ))}
    </>
  )
}

/** A deck or discard pile: its top card, and how many there are. */
function Pile({ tray, x, y, ...drawn }: Drawn & { tray: Tray; x: number; y: number }) {
  const top = tray.pieces.at(-1)
  const name = `${drawn.pointing.text?.(tray.name) ?? ''} ${tray.size}`
  return (
    <g class="card-pile" role="group" aria-label={name} data-tray={tray.id}>
      <rect x={x - WIDE * 0.36} y={y - HIGH * 0.36} width={WIDE * 0.72} height={HIGH * 0.72} rx="6" class="pile-spot" />
      {top ? <CardArt {...drawn} piece={{ ...top, count: 1, targets: [] }} x={x} y={y} scale={0.72} /> : null}
      <text x={x} y={y + HIGH * 0.36 + 16} class="pile-name" aria-hidden="true">
        {name}
      </text>
    </g>
  )
}

/** The zone of a seat: its stacks in the middle, its piles at both ends, another player's hand as backs along the edge. */
function Zone({
  place,
  isFar,
  stacks,
  trays,
  viewer,
  ...drawn
}: Drawn & {
  place: Place
  isFar: boolean
  stacks: readonly Stack[]
  trays: readonly Tray[]
  viewer: number
}) {
  const { height } = drawn.data.surface
  const box = bounds(place.polygon)
  const y = isFar ? height - box.y - box.height : box.y
  const middle = y + box.height / 2
  const own = trays.filter((tray) => tray.seat === place.seat)
  const piles = own.filter((tray) => tray.kind === 'pile' || tray.kind === 'discard')
  const hands = own.filter((tray) => tray.kind === 'hand' && place.seat !== viewer)
  const edge = middle > height / 2 ? y + box.height - HIGH * SMALL * 0.3 : y + HIGH * SMALL * 0.3
  const light = place.targets.length ? drawn.pointing.light(place.targets) : 'calm'
  return (
    <g
      class={`zone light-${light}`}
      role="group"
      aria-label={drawn.pointing.seatName?.(place.seat) ?? ''}
      data-zone={place.id}
    >
      <rect x={box.x} y={y} width={box.width} height={box.height} rx="14" class="zone-felt" />
      <text
        x={box.x + box.width / 2}
        y={middle > height / 2 ? y + box.height - 9 : y + 20}
        class="zone-name"
        aria-hidden="true"
      >
        {drawn.pointing.seatName?.(place.seat) ?? ''}
      </text>
      {piles.map((tray, k) => (
        <Pile key={tray.id} {...drawn} tray={tray} x={k % 2 ? box.x + box.width - 62 : box.x + 62} y={middle - 10} />
      ))}
      {hands.map((tray) => (
        <Row
          key={tray.id}
          {...drawn}
          pieces={tray.pieces.flatMap((piece) =>
            Array.from({ length: piece.count }, (_, k) => ({
              ...piece,
              id: `${piece.id}.${k}`,
              count: 1,
              targets: [],
            })),
          )}
          x={box.x + box.width * 0.74}
          y={edge + (middle > height / 2 ? -14 : 30)}
          room={box.width * 0.24}
          scale={SMALL}
        />
      ))}
      <Row
        {...drawn}
        pieces={stacks.flatMap((stack) =>
          stack.pieces.map((piece) => ({ ...piece, targets: piece.targets.length ? piece.targets : stack.targets })),
        )}
        x={box.x + box.width * 0.38}
        y={middle}
        room={box.width * 0.44}
      />
    </g>
  )
}

/** Answers to answers: the last one played is on top and is resolved first. */
function AnswerStack({ tray, ...drawn }: Drawn & { tray: Tray }) {
  const { width, height } = drawn.data.surface
  const left = width / 2 - (STEP * (tray.pieces.length - 1)) / 2
  return (
    <g
      class="answer-stack"
      role="group"
      aria-label={`${drawn.pointing.text?.(tray.name) ?? ''} ${tray.size}`}
      data-tray={tray.id}
    >
      {tray.pieces.map((piece, k) => (
        <g key={piece.id} class={k === tray.pieces.length - 1 ? 'on-top' : ''}>
          <CardArt {...drawn} piece={piece} x={left + k * STEP} y={height / 2 - k * 4} />
          <text
            x={left + k * STEP - WIDE / 2 + 12}
            y={height / 2 - k * 4 + HIGH / 2 - 15}
            class="stack-number"
            aria-hidden="true"
          >
            {k + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

export function TableSurface({ data, scene, title, pointing, view }: SurfaceProps) {
  const { places, width, height } = data.surface
  const viewer = scene?.viewer ?? -1
  const isFar = scene?.panels.find((panel) => panel.seat === viewer)?.flags.includes('far') ?? false
  return (
    <>
      <Sheet view={view} />
      <rect width={width} height={height} class="card-table" />
      {scene
        ? places.map((place, k) => (
            <Zone
              key={place.id}
              data={data}
              scene={scene}
              pointing={pointing}
              place={place}
              isFar={isFar}
              stacks={scene.stacks.filter((stack) => stack.place === k)}
              trays={scene.trays}
              viewer={viewer}
            />
          ))
        : null}
      {scene?.trays
        .filter((tray) => tray.kind === 'stack')
        .map((tray) => (
          <AnswerStack key={tray.id} data={data} scene={scene} pointing={pointing} tray={tray} />
        ))}
      <Frame width={width} height={height} title={title} />
    </>
  )
}
