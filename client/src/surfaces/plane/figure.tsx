// One model seen from the side, with the sign of its role.

import { coloursOf, drawingOf } from '../../art/figures/figure'
import { Drawn } from '../../art/figures/strokes'
import { iconAt } from '../../parts/Icon'
import type { Session } from '../../session/session'
import { lookOf } from '../../words/labels'
import type { Spot } from './meleedata'

export function Figure({
  session,
  spot,
  flip,
  lies = false,
}: {
  session: Session
  spot: Spot
  flip: boolean
  lies?: boolean
}) {
  const { piece, x, y, scale } = spot
  const type = session.data.value!.types[piece.type]
  const look = lookOf(session, piece.seat)
  const isSecond = piece.seat % 2 === 1
  const cloth = isSecond ? look.figure : look.ground
  const turn = lies ? (flip ? 82 : -82) : 0
  return (
    <g
      transform={`translate(${x} ${y})`}
      style={coloursOf(type?.figure ?? null, cloth, isSecond ? look.ground : '#c9a13a')}
    >
      <ellipse rx={12 * scale} ry={3.4 * scale} class="foot-shadow" />
      <g transform={`rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`}>
        {type?.figure ? (
          <g class="figure-art">
            <Drawn of={drawingOf(type.figure)} />
          </g>
        ) : (
          <use href={iconAt(type?.icon ?? '')} transform="translate(-16 -34) scale(.0625)" fill={look.ground} />
        )}
      </g>
      {lies ? null : piece.role === 'standard' ? (
        <g transform={`translate(${flip ? -9 * scale : 9 * scale} ${-16 * scale}) scale(${scale})`} class="stage-flag">
          <path d="M0 14V-36" />
          <path d={flip ? 'M0-36L-26-28L0-20z' : 'M0-36L26-28L0-20z'} fill={isSecond ? look.ground : look.ground} />
        </g>
      ) : type?.figure?.whole ? null : piece.role === 'leader' ||
        piece.role === 'acting' ||
        piece.role === 'character' ? (
        <path
          d="M-8 0L-9-9L-4-5L0-11L4-5L9-9L8 0z"
          class="stage-crown"
          transform={`translate(0 ${(type?.figure?.mount ? -60 : -46) * scale})`}
        />
      ) : null}
    </g>
  )
}
