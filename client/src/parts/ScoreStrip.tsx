// The scores of all seats, always visible: emblem, name, points of those needed to win.

import { hinting } from '../session/hint'
import type { Session } from '../session/session'
import { PresenceDot } from '../together/Presence'
import type { Panel } from '../wire/protocol'
import { t } from '../words/common'
import { lookOf } from '../words/labels'
import { Emblem } from './Emblem'
import '../styles/strip.css'

/** Does a track of this length show what wins? Shorter tracks count other things; for longer ones the number is enough. */
export const isWinningTrack = (limit: number): boolean => limit >= 4 && limit <= 8

function Chip({ session, panel }: { session: Session; panel: Panel }) {
  const words = session.words.value!
  const scene = session.scene.value!
  const look = lookOf(session, panel.seat)
  const side = session.data.value!.sides[panel.side]
  const score = panel.figures[0]
  const track = panel.tracks.find((one) => isWinningTrack(one.limit))
  return (
    <li
      class={`score-chip ${scene.active === panel.seat ? 'active' : ''} ${side?.cut ? 'cut' : ''}`}
      style={{ '--camp': look.ground }}
      data-seat={panel.seat}
      {...(score ? hinting({ kind: 'figure', figure: score }) : {})}
    >
      <span class="chip-sign">
        <Emblem side={panel.side} look={look} size={30} />
        <PresenceDot table={session.update.value!.table} seat={panel.seat} />
      </span>
      <span class="chip-name">
        <strong>{session.seatName(panel.seat)}</strong>
        {side ? <small>{words.text(side.name)}</small> : null}
      </span>
      {track ? (
        <span class="chip-pips" role="img" aria-label={t('ui-of', { n: track.value, m: track.limit })}>
          {Array.from({ length: track.limit }, (_, k) => (
            <i key={k} class={k < track.value ? 'won' : ''} />
          ))}
        </span>
      ) : null}
      {score ? (
        <b class="chip-score">
          <span class="sr">{words.text(score.label)}</span> {score.value}
        </b>
      ) : null}
    </li>
  )
}

/** The seats at one end of the strip: with two seats the viewer's own is on the left; with more, all are. */
export function ScoreStrip({ session, end }: { session: Session; end: 'left' | 'right' }) {
  const scene = session.scene.value
  if (!scene || scene.plane) return null
  const panels = [...scene.panels].sort((a, b) => a.order - b.order)
  const own = Math.max(
    0,
    panels.findIndex((panel) => panel.seat === scene.viewer),
  )
  const left = panels.length === 2 ? [panels[own]!] : panels
  const shown = end === 'left' ? left : panels.filter((panel) => !left.includes(panel))
  if (!shown.length) return null
  return (
    <ul class={`score-strip ${end} ${panels.length > 2 ? 'many' : ''}`} aria-label={t('ui-seats')}>
      {shown.map((panel) => (
        <Chip key={panel.seat} session={session} panel={panel} />
      ))}
    </ul>
  )
}
