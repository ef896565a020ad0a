// Lines of sight from the server: clear, veiled or hidden.

import type { Sight } from '../../wire/protocol'
import type { Scale } from './scale'

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
