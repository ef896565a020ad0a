// What all charts of a finished game share: the dashes of the curves, by seat, and turning points as numbered dots.

import type { Session } from '../session/session'
import { lookOf } from '../words/labels'

export const DASHES = ['', '9 6', '2 5', '14 5 2 5', '5 4', '18 6']

interface Given<P> {
  session: Session
  points: readonly P[]
  /** where a point is drawn */
  spot: (point: P) => readonly [number, number]
}

export function TurningDots<P extends { at: number; seat: number }>({ session, points, spot }: Given<P>) {
  return (
    <>
      {points.map((point, k) => (
        <g
          key={point.at}
          transform={`translate(${spot(point).join(' ')})`}
          style={{ '--ground': lookOf(session, point.seat).ground }}
        >
          <circle r="10" class="point" />
          <text y="4.500" class="number">
            {k + 1}
          </text>
        </g>
      ))}
    </>
  )
}
