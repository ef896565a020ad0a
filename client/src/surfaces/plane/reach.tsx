// How far a die reaches: a ring for what is certain and one for the most possible, the way to each target, and a stick beside the
// way of the one pointed at, with one field for each inch and each face.

import { FaceArt, reachLook } from '../../art/pips'
import type { Aim, ReachRoll, Surface } from '../../wire/protocol'
import { t } from '../../words/common'
import type { Pointing } from '../pointing'
import { isPointed } from './aims'
import type { Disc } from './outline'
import { stickSide, textWidth } from './plaques'
import { gapText, type Scale } from './scale'
import type { Shown } from './units'

type At = readonly [number, number]

/** The stick: wood for the fixed length, then a field for each face; gold up to the die once it has fallen. */
export function Stick({
  from,
  to,
  start,
  fixed,
  faces,
  need,
  inch,
  bases,
  px,
  die = 0,
}: {
  from: At
  to: At
  /** where the wood begins: at the rim of the base */
  start: number
  fixed: number
  faces: number
  need: number
  inch: number
  bases: readonly Disc[]
  px: number
  die?: number
}) {
  const wide = Math.min(27 * px, 0.95 * inch)
  const away = stickSide(from, to, start + (fixed + faces) * inch, wide, bases)
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const wood = fixed * inch
  const isFlipped = Math.abs(turn) > 90
  return (
    <g
      class="stick"
      aria-hidden="true"
      transform={`translate(${from[0]} ${from[1]}) rotate(${turn}) translate(${start} ${away - wide / 2})`}
    >
      <rect x={2} y={3} width={wood + faces * inch} height={wide} rx={3} class="stick-shadow" />
      <rect width={wood} height={wide} rx={3} class="stick-wood" />
      {Array.from({ length: Math.floor(fixed) }, (_, k) => {
        const x = (k + 1) * inch
        return (
          <g key={k}>
            <path d={`M${x} 0v${wide * ((k + 1) % 5 ? 0.3 : 0.5)}`} class="stick-tick" />
            {x < wood - 1 && inch / px > 12 ? (
              <text
                x={0}
                y={0}
                class="stick-number"
                transform={`translate(${x} ${wide * 0.72}) rotate(${isFlipped ? 180 : 0}) scale(${px})`}
              >
                {k + 1}
              </text>
            ) : null}
          </g>
        )
      })}
      {Array.from({ length: faces }, (_, k) => {
        const look = die
          ? k + 1 <= die
            ? { ground: '#f0b51f', pip: '#3a2510', edge: '#3a2510' }
            : { ground: '#8c8069', pip: '#d9ccb0', edge: '#3a2510' }
          : reachLook(k + 1 >= need)
        return (
          <g key={k} class={die && k + 1 <= die ? 'stick-cell filled' : 'stick-cell'} style={{ '--k': k }}>
            <rect x={wood + k * inch} width={inch} height={wide} fill={look.ground} class="stick-field" />
            <g
              transform={`translate(${wood + (k + 0.5) * inch} ${wide / 2}) scale(${Math.min(inch, wide) / 46}) translate(-20 -20)`}
            >
              <FaceArt face={k + 1} {...look} edge="none" />
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** The stick beside the way to the target that is pointed at. */
export function PointedStick({ aims, shown, surface, scale, px, pointing, base }: ReachProps) {
  const aim = aims.find((one) => one.reach[1] > 0 && !one.refused && isPointed(one, shown, pointing))
  if (!aim?.start || !aim.end) return null
  const unit = surface.unit || 1
  return (
    <Stick
      from={scale.there(aim.start as unknown as At)}
      to={scale.there(aim.end as unknown as At)}
      start={base * scale.k}
      fixed={aim.reach[0] / unit}
      faces={aim.reach[1]}
      need={aim.need}
      inch={unit * scale.k}
      bases={shown.flatMap((one) => one.discs)}
      px={px}
    />
  )
}

interface ReachProps {
  aims: readonly Aim[]
  shown: readonly Shown[]
  surface: Surface
  scale: Scale
  px: number
  pointing: Pointing
  /** the radius of the base that the way starts from */
  base: number
}

/** A note at the rim of a ring, where it is on the table and covers no base. */
function noteAt(
  centre: At,
  r: number,
  table: { width: number; height: number },
  px: number,
  wide: number,
  bases: readonly Disc[],
): At | null {
  for (const turn of [-60, -120, -30, -150, 30, 150, 60, 120, 0, 180, -90, 90]) {
    const a = (turn * Math.PI) / 180
    const [x, y] = [centre[0] + Math.cos(a) * r, centre[1] + Math.sin(a) * r]
    const half = (wide / 2 + 4) * px
    if (x < half || y < 14 * px || x > table.width - half || y > table.height - 14 * px) continue
    if (bases.every((disc) => Math.abs(disc.x - x) > disc.r + half || Math.abs(disc.y - y) > disc.r + 12 * px))
      return [x, y]
  }
  return null
}

export function Reaches({ aims, shown, surface, scale, px, pointing, base }: ReachProps) {
  const thrown = aims.filter((aim) => aim.reach[1] > 0 && aim.start)
  const first = thrown[0]
  if (!first) return null
  const centre = scale.there(first.start as At)
  const [fixed, faces] = first.reach
  const bases = shown.flatMap((one) => one.discs)
  const rings = [
    { kind: 'certain', far: fixed + (surface.unit || 1), text: 'ui-reach-certain' },
    { kind: 'most', far: fixed + faces * (surface.unit || 1), text: 'ui-reach-most' },
  ]
  return (
    <g class="reaches" aria-hidden="true">
      <g clip-path="url(#plane-table)">
        {rings.map(({ kind, far }) => (
          <circle
            key={kind}
            cx={centre[0]}
            cy={centre[1]}
            r={(base + far) * scale.k}
            class={`reach-ring ${kind}`}
            style={{ strokeWidth: 2 * px }}
          />
        ))}
      </g>
      {thrown.map((aim) => {
        if (aim.refused || !aim.start || !aim.end) return null
        const [a, b] = [scale.there(aim.start as At), scale.there(aim.end as At)]
        const pointed = isPointed(aim, shown, pointing)
        const d = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
        return (
          <g key={aim.target} class={`reach-way ${pointed ? 'pointed' : ''}`}>
            <path d={d} class="way-under" style={{ strokeWidth: (pointed ? 9 : 5) * px }} />
            <path d={d} class="way" style={{ strokeWidth: (pointed ? 6 : 2.6) * px }} />
          </g>
        )
      })}
      {rings.map(({ kind, far, text }) => {
        const words = t(text, { n: gapText(surface, far).replace(/[.,]0″/, '″') })
        const wide = textWidth(words, 13) + 16
        const at = noteAt(centre, (base + far) * scale.k, scale, px, wide, bases)
        return at ? (
          <g key={kind} transform={`translate(${at[0]} ${at[1]}) scale(${px})`}>
            <rect x={-wide / 2} y="-11" width={wide} height="22" rx="6" class="plate" />
            <text y="4.500" class="plate-text">
              {words}
            </text>
          </g>
        ) : null
      })}
    </g>
  )
}

/** What lies farther away is dark. */
export const Veil = ({ at: [x, y], r, scale }: { at: At; r: number; scale: Scale }) => (
  <>
    <path
      class="thrown-veil"
      fillRule="evenodd"
      d={`M0 0H${scale.width}V${scale.height}H0zM${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`}
    />
    <circle cx={x} cy={y} r={r} class="thrown-reach" />
  </>
)

/** A roll for the distance on the table: the die, the stick filled up to where it reaches, the ground within reach. */
export function Thrown({
  roll,
  bases,
  surface,
  scale,
  px,
  look,
}: {
  roll: ReachRoll
  bases: readonly Disc[]
  surface: Surface
  scale: Scale
  px: number
  look: { ground: string; figure: string }
}) {
  const unit = surface.unit || 1
  const inch = unit * scale.k
  const [a, b] = [scale.there(roll.start as unknown as At), scale.there(roll.end as unknown as At)]
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far]
  const fixed = roll.fixed / unit
  const long = roll.base * scale.k + (fixed + roll.faces) * inch
  const side = Math.sign(stickSide(a, b, long, Math.min(27 * px, 0.95 * inch), bases))
  const size = 92 * px
  const within = (v: number, most: number) => Math.max(size * 0.6, Math.min(most - size * 0.6, v))
  // the die lies on the other side of the way
  const x = within(a[0] + ux * far * 0.35 + uy * side * 130 * px, scale.width)
  const y = within(a[1] + uy * far * 0.35 - ux * side * 130 * px, scale.height)
  const d = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
  return (
    <g class="thrown" aria-hidden="true">
      <Veil at={a} r={roll.base * scale.k + (fixed + roll.die) * inch} scale={scale} />
      <path d={d} class="way-under" style={{ strokeWidth: 9 * px }} />
      <path d={d} class="thrown-way" style={{ strokeWidth: 6 * px }} />
      <Stick
        from={a}
        to={b}
        start={roll.base * scale.k}
        fixed={fixed}
        faces={roll.faces}
        need={roll.need}
        inch={inch}
        bases={bases}
        px={px}
        die={roll.die}
      />
      {roll.before ? (
        <g transform={`translate(${x + size * 0.9} ${y}) scale(${size / 60}) translate(-20 -20)`} opacity=".45">
          <FaceArt face={roll.before} ground={look.ground} pip={look.figure} />
        </g>
      ) : null}
      <g transform={`translate(${x} ${y})`}>
        <g class="thrown-die">
          <g transform={`rotate(-9) scale(${size / 40}) translate(-20 -20)`}>
            <rect x="4" y="6" width="36" height="36" rx="8" fill="#140c04" fill-opacity=".4" />
            <FaceArt face={roll.die} ground={look.ground} pip={look.figure} />
          </g>
        </g>
      </g>
    </g>
  )
}
