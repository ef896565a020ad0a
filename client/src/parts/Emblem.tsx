import { Badge, type Colours } from '../art/emblem'
import { rem } from './Icon'

/** The badge of a side in text and panels. Its name is always next to it. */
export function Emblem({ side, look, size = 32 }: { side: number; look: Colours; size?: number }) {
  return (
    <svg
      class="emblem"
      viewBox="-14 -14 28 28"
      width={rem(size)}
      height={rem(size)}
      aria-hidden="true"
      focusable="false"
    >
      <Badge side={side} look={look} />
    </svg>
  )
}
