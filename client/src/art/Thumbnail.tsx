// A thumbnail of a position: the land and the pieces that everyone can see. One camp has discs, the other lozenges.

import { useMemo } from 'preact/hooks'
import type { Land, Mark, MarkSide, Preview } from '../wire/protocol'
import { landPaths, patchPath } from './landart'
import '../styles/thumb.css'

const NOBODY: MarkSide = { seat: -1, ground: '#8d8674', figure: '#fff', icon: '', cut: false }

function markPath(mark: Mark, side: MarkSide, r: number, isCard: boolean): string {
  const { x, y } = mark
  if (isCard) {
    const [w, h] = [r * 0.72, r]
    if (!mark.site) return `M${x - w} ${y - h}h${2 * w}v${2 * h}h${-2 * w}z`
    const m = w * 0.5
    return `M${x - w} ${y + h}V${y - h}h${m}v${m}h${m}v${-m}h${m}v${m}h${m}V${y + h}z`
  }
  if (mark.site) return `M${x - r} ${y + r * 0.8}V${y - r * 0.1}L${x} ${y - r}L${x + r} ${y - r * 0.1}V${y + r * 0.8}z`
  if (side.cut) return `M${x} ${y - r * 1.2}L${x + r * 1.15} ${y}L${x} ${y + r * 1.2}L${x - r * 1.15} ${y}z`
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** How large a mark is drawn, in units of the land. */
function sizeOf(land: Land, mark: Mark): number {
  const usual = { hexes: land.radius * 0.42, areas: land.width / 46, plane: land.width / 44, cards: land.width / 13 }[
    land.kind
  ]
  return usual * (mark.large ? 1.4 : mark.site ? (land.kind === 'cards' ? 1.15 : 0.55) : 1)
}

/**
 * With `whole` the picture shows everything; otherwise it fills the frame. A picture that is much too tall is turned on its side.
 */
export function Thumbnail({ preview, land, whole = false }: { preview: Preview; land: Land; whole?: boolean }) {
  return useMemo(() => {
    const isTurned = land.kind === 'hexes' && land.height > land.width
    const [width, height] = isTurned ? [land.height, land.width] : [land.width, land.height]
    const flip = land.upward ? `translate(0 ${land.height}) scale(1 -1)` : ''
    const turn = isTurned ? `translate(${land.height} 0) rotate(90)` : ''
    const side = (seat: number) => preview.sides.find((one) => one.seat === seat) ?? NOBODY
    const marks = preview.marks.filter((mark) => mark.seat >= 0 || mark.site)
    return (
      <svg
        class={`thumb thumb-${land.kind}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={`xMidYMid ${whole || isTurned || land.kind === 'cards' ? 'meet' : 'slice'}`}
        aria-hidden="true"
        focusable="false"
      >
        <g transform={`${turn} ${flip}`.trim() || undefined}>
          {landPaths(land).map(({ d, kind, fill }, k) => (
            <path key={k} d={d} class={`land-${kind}`} fill={fill} stroke={kind === 'area' ? fill : undefined} />
          ))}
          {(land.kind === 'hexes' ? [] : land.lines).map((line, k) => (
            <polyline key={k} class={`land-line-${line.kind}`} points={line.points.join(' ')} />
          ))}
          {preview.patches.map((patch, k) => (
            <path key={k} d={patchPath(patch)} class={`patch patch-${patch.kind}`} />
          ))}
          {marks.map((mark, k) => {
            const look = side(mark.seat)
            const r = sizeOf(land, mark)
            const d = markPath(mark, look, r, land.kind === 'cards')
            return (
              <g key={k}>
                <path d={d} class="mark-case" stroke-width={r * 0.7} />
                <path d={d} fill={look.ground} stroke={look.figure} stroke-width={r * 0.16} />
              </g>
            )
          })}
        </g>
      </svg>
    )
  }, [preview, land, whole])
}
