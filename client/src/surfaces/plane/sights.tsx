// Lines of sight from the server: clear, veiled or hidden; and the effect of attacking each target, on a label beside it.

import type { Aim, Ground, Sight, Surface } from '../../wire/protocol'
import type { Pointing } from '../pointing'
import { type PlaqueSize, textWidth } from './plaques'
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

export interface Plate extends PlaqueSize {
  aim: Aim
  head: string
  lines: readonly string[]
}

/** A label for each target: state and distance in its head, the attack numbers below; the reason if it is not a target. */
export function platesOf(
  aims: readonly Aim[],
  shown: readonly Shown[],
  pointing: Pointing,
  surface: Surface,
  px: number,
  ground: readonly Ground[],
  /** the table is so small that labels would hide it: only the distance is shown, the options give the rest */
  isBrief: boolean,
): Plate[] {
  return aims
    .flatMap((aim) => {
      const one = shown.find(({ stack }) => stack.targets.includes(aim.target))
      if (!one?.discs.length) return []
      const head = `${pointing.text?.(aim.refused || `aim-${aim.state || 'clear'}`) ?? ''} · ${inUnits(surface, aim.gap)}″`
      const by = aim.by.flatMap((target) => ground.filter((piece) => piece.targets.includes(target)))
      const figures = aim.lines.map((line) => `${pointing.text?.(line.label) ?? ''} ${line.text || line.value}`)
      const facts = [
        ...by.slice(0, 2).map((piece) => pointing.say?.(piece.name) ?? ''),
        // two figures per line
        ...figures.flatMap((text, k) => (k % 2 ? [] : [[text, ...figures.slice(k + 1, k + 2)].join(' · ')])),
        ...aim.likely.map((one) => `${pointing.text?.(one.label) ?? ''} ${Math.round(one.permille / 10)} %`),
      ]
      const lines = isBrief ? [] : facts
      const width = Math.max(textWidth(head, 13) + 20, ...lines.map((text) => textWidth(text, 12.5) + 16))
      const height = 22 + lines.length * 15 + (lines.length ? 6 : 0)
      return [{ id: `aim.${aim.target}`, discs: one.discs, width: width * px, height: height * px, aim, head, lines }]
    })
    .sort((a, b) => Number(a.aim.refused !== '') - Number(b.aim.refused !== ''))
}

export function AimPlates({
  plates,
  places,
  px,
}: {
  plates: readonly Plate[]
  places: ReadonlyMap<string, readonly [number, number]>
  px: number
}) {
  return (
    <g class="aims" aria-hidden="true">
      {plates.map(({ id, aim, head, lines, width, height }) => {
        const at = places.get(id)
        if (!at) return null
        const w = width / px
        const h = height / px
        return (
          <g
            key={id}
            transform={`translate(${at[0] - width / 2} ${at[1] - height / 2}) scale(${px})`}
            class={aim.refused ? 'aim refused-aim' : 'aim'}
          >
            <rect width={w} height={h} rx="5" class="plate" />
            <path
              d={
                lines.length
                  ? `M0 5q0 -5 5 -5H${w - 5}q5 0 5 5V21H0z`
                  : `M0 5q0 -5 5 -5H${w - 5}q5 0 5 5V${h - 5}q0 5 -5 5H5q-5 0 -5 -5z`
              }
              fill={aim.refused ? '#5c4527' : STATES[aim.state]}
            />
            <text x="8" y="15.500" class="aim-head">
              {head}
            </text>
            {lines.map((text, k) => (
              <text key={text} x="8" y={37 + k * 15} class="aim-line">
                {text}
              </text>
            ))}
          </g>
        )
      })}
    </g>
  )
}
