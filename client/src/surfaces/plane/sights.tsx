// Lines of sight as the server found them: clear, veiled or hidden; and what each target would mean, on a plate beside it.

import type { Aim, Sight, Surface } from '../../wire/protocol'
import type { Pointing } from '../pointing'
import { textWidth } from './plaques'
import { inUnits, type Scale } from './scale'
import type { Shown } from './units'

export function SightArt({ sight, scale, px }: { sight: Sight; scale: Scale; px: number }) {
  const [a, b] = sight.path.map((p) => scale.there(p as readonly [number, number]))
  if (!a || !b) return null
  const d = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
  const state = sight.state || (sight.clear ? 'clear' : 'blocked')
  return (
    <g class={`sight-line is-${state}`}>
      <path d={d} class="sight-under" style={{ strokeWidth: 4.5 * px }} />
      <path d={d} class={`sight ${sight.clear ? 'clear' : 'blocked'}`} style={{ strokeWidth: 2.4 * px }} />
      {sight.clear ? null : (
        <path d="M-6 -6L6 6M6 -6L-6 6" class="sight-end" transform={`translate(${b[0]} ${b[1]}) scale(${px})`} />
      )}
    </g>
  )
}

const STATES: Record<string, string> = { clear: '#2d5d2a', veiled: '#8a5a08', hidden: '#8f1414', '': '#5c4527' }

/** A plate for each target: state and distance in its head, the sum of the attack below; the reason for who is none. */
export function AimPlates({
  aims,
  shown,
  pointing,
  surface,
  px,
  table,
}: {
  aims: readonly Aim[]
  shown: readonly Shown[]
  pointing: Pointing
  surface: Surface
  px: number
  table: { width: number; height: number }
}) {
  return (
    <g class="aims" aria-hidden="true">
      {aims.map((aim) => {
        const one = shown.find(({ stack }) => stack.targets.includes(aim.target))
        if (!one?.discs.length) return null
        const head = `${pointing.text?.(aim.refused || `aim-${aim.state || 'clear'}`) ?? ''} ${inUnits(surface, aim.gap)}″`
        const lines = aim.lines.map((line) => `${pointing.text?.(line.label) ?? ''} ${line.text || line.value}`)
        const width = Math.max(textWidth(head, 13) + 18, ...lines.map((text) => textWidth(text, 12.5) + 14))
        const height = 22 + lines.length * 15 + (lines.length ? 6 : 0)
        const x = one.discs.reduce((sum, d) => sum + d.x, 0) / one.discs.length
        const bottom = Math.max(...one.discs.map((d) => d.y + d.r)) + 12 * px
        const left = Math.max(4, Math.min(table.width - width * px - 4, x - (width / 2) * px))
        const top =
          bottom + height * px > table.height
            ? Math.min(...one.discs.map((d) => d.y - d.r)) - (height + 30) * px
            : bottom
        return (
          <g
            key={aim.target}
            transform={`translate(${left} ${top}) scale(${px})`}
            class={aim.refused ? 'aim refused-aim' : 'aim'}
          >
            <rect width={width} height={height} rx="5" class="plate" />
            <path d={`M0 5q0 -5 5 -5H${width - 5}q5 0 5 5V21H0z`} fill={aim.refused ? '#5c4527' : STATES[aim.state]} />
            <text x="8" y="15.500" class="aim-head">
              {head}
            </text>
            {lines.map((text, k) => (
              <text key={text} x="7" y={37 + k * 15} class="aim-line">
                {text}
              </text>
            ))}
          </g>
        )
      })}
    </g>
  )
}
