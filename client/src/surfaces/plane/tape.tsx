// A private tape measure, available at any time: from here to there, between bases from rim to rim. By mouse, finger or keyboard.

import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Point } from '../../art/geometry'
import type { Scene, Static } from '../../wire/protocol'
import type { Pointing } from '../pointing'
import { textWidth } from './plaques'
import { inUnits, type Scale, spotName } from './scale'

interface Tape {
  from: Point | null
  to: Point
  isLaid: boolean
}

/** The current measurement, if any. */
export const tape = signal<Tape | null>(null)

export const takeTape = (at: Point): void => {
  tape.value = tape.value ? null : { from: null, to: at, isLaid: false }
}

/** A press while measuring: it starts here, ends here, or starts over. */
export function layTape(at: Point): void {
  const now = tape.value
  if (!now) return
  if (!now.from || now.isLaid) tape.value = { from: at, to: at, isLaid: false }
  else tape.value = { ...now, to: at, isLaid: true }
}

export function drawTape(at: Point): void {
  if (tape.value && !tape.value.isLaid) tape.value = { ...tape.value, to: at }
}

interface End {
  at: Point
  r: number
  name: string
}

/** What is measured from: the base at a point, else the point. */
function endAt(at: Point, scene: Scene, data: Static, pointing: Pointing): End {
  for (const stack of scene.stacks)
    for (const piece of stack.pieces) {
      const r = data.types[piece.type]?.base ?? 0
      if (piece.at && Math.hypot(piece.at[0] - at[0], piece.at[1] - at[1]) <= r)
        return { at: piece.at, r, name: stack.name ? (pointing.say?.(stack.name) ?? '') : '' }
    }
  return { at, r: 0, name: '' }
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export function TapeArt({
  data,
  scene,
  scale,
  px,
  pointing,
}: {
  data: Static
  scene: Scene
  scale: Scale
  px: number
  pointing: Pointing
}) {
  const hand = useRef<SVGGElement>(null)
  const { surface } = data
  const now = tape.value!
  useEffect(() => hand.current?.focus({ preventScroll: true }), [])
  const to = endAt(now.to, scene, data, pointing)
  const from = now.from ? endAt(now.from, scene, data, pointing) : null
  const far = from ? Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) : 0
  const gap = from ? Math.max(0, far - from.r - to.r) : 0
  const names = [from?.name, to.name].filter(Boolean).join(' – ')
  const text = from ? `${names ? `${names} ` : ''}${inUnits(surface, gap)}″` : to.name || spotName(surface, to.at)
  const bases = scene.stacks
    .flatMap((stack) => stack.pieces.slice(0, 1))
    .flatMap((piece) => (piece.at ? [piece.at] : []))
  const keys = (e: KeyboardEvent) => {
    const step = ARROWS[e.key]
    if (step) {
      const long = e.altKey ? 1 : (surface.unit || 1) / (e.shiftKey ? 1 : 10)
      const [dx, dy] = scale.step(step[0] * long, step[1] * long)
      tape.value = { ...now, to: [now.to[0] + dx, now.to[1] + dy], isLaid: false }
    } else if (e.key === 'Enter' || e.key === ' ') layTape(now.to)
    else if ((e.key === 'PageDown' || e.key === 'PageUp') && bases.length) {
      const k = bases.findIndex(([x, y]) => x === to.at[0] && y === to.at[1])
      const next = (k + (e.key === 'PageDown' ? 1 : bases.length - 1) + bases.length) % bases.length
      tape.value = { ...now, to: bases[next]!, isLaid: false }
    } else if (e.key === 'Escape') tape.value = null
    else return
    e.preventDefault()
    e.stopPropagation()
  }
  const [x, y] = scale.there(to.at)
  // from rim to rim
  const rim = (a: End, b: End): Point => {
    const t = far ? a.r / far : 0
    return scale.there([a.at[0] + (b.at[0] - a.at[0]) * t, a.at[1] + (b.at[1] - a.at[1]) * t])
  }
  const [a, b] = from ? [rim(from, to), rim(to, from)] : [null, null]
  const width = textWidth(text, 13) + 16
  const [lx, ly] = a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : [x, y - 24 * px]
  return (
    <g
      ref={hand}
      class="hand-tape"
      role="button"
      tabindex={0}
      aria-label={text}
      aria-live="polite"
      data-gap={gap}
      onKeyDown={keys}
    >
      {a && b ? (
        <>
          <path d={`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`} class="tape-under" style={{ strokeWidth: 6 * px }} />
          <path
            d={`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`}
            class="tape-own"
            style={{ strokeWidth: 3 * px }}
            stroke-dasharray={`${(surface.unit || 1) * scale.k - 2 * px} ${2 * px}`}
          />
        </>
      ) : null}
      <path d="M-8 0H8M0-8V8" class="tape-cross" transform={`translate(${x} ${y}) scale(${px})`} stroke-width="2.600" />
      <g transform={`translate(${lx} ${ly}) scale(${px})`}>
        <rect x={-width / 2} y="-12" width={width} height="24" rx="6" class="plate spent-plate" />
        <text y="4.500" class="plate-text">
          {text}
        </text>
      </g>
    </g>
  )
}
