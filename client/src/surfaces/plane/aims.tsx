// What attacking each target would mean, before the click: a label in place of the plaque of each enemy, with its distance, the
// faces of the die that reach it and the chance; the reason for each that is not a target. The label is the button of its unit.

import type { ComponentChildren } from 'preact'
import { FaceRow } from '../../art/pips'
import type { Aim, Ground, Question, Surface } from '../../wire/protocol'
import { marked } from '../../words/numbers'
import type { Pointing } from '../pointing'
import { looked, lookingAt } from './looking'
import { type PlaqueSize, textWidth } from './plaques'
import { gapText } from './scale'
import { nearest, type Shown } from './units'

/** The aims to show: those of the question, or those of the action that is pointed at or chosen. */
export const shownAims = (question: Question | null, pointing: Pointing): readonly Aim[] =>
  (question?.aims ?? []).filter(
    (aim) => !aim.via || pointing.isGlowing([aim.via]) || pointing.light([aim.via]) === 'chosen',
  )

/** Is this the target that is pointed at or chosen? */
export const isPointed = (aim: Aim, shown: readonly Shown[], pointing: Pointing): boolean => {
  const unit = shown.find(({ stack }) => stack.targets.includes(aim.target))
  return (
    pointing.isGlowing([aim.target]) ||
    pointing.light([aim.target]) === 'chosen' ||
    (unit !== undefined && unit.stack.id === looked.value)
  )
}

export interface Plate extends PlaqueSize {
  aim: Aim
  unit: Shown
  /** the number key that chooses it */
  number: number
  name: string
  gap: string
  chance: string
  lines: readonly string[]
  isPointed: boolean
}

const HEAD = 25
const LINE = 16
const FACES = 27

export function platesOf(
  question: Question | null,
  shown: readonly Shown[],
  pointing: Pointing,
  surface: Surface,
  px: number,
  ground: readonly Ground[],
  /** the table is so small that labels would hide it: only distance and chance are shown, the options give the rest */
  isBrief: boolean,
): Plate[] {
  const aims = shownAims(question, pointing)
  const offered = (question?.options ?? []).flatMap((option) =>
    aims.some((aim) => !aim.via && option.targets.includes(aim.target)) ? [option.targets.join()] : [],
  )
  return aims
    .flatMap((aim) => {
      const unit = shown.find(({ stack }) => stack.targets.includes(aim.target))
      if (!unit?.discs.length) return []
      const said = (key: string) => pointing.text?.(key) ?? ''
      const gap = aim.gap ? gapText(surface, aim.gap, aim.reach[0]) : ''
      const by = aim.by.flatMap((target) =>
        ground.filter((piece) => piece.targets.includes(target)).map((piece) => pointing.say?.(piece.name) ?? ''),
      )
      const pointed = isPointed(aim, shown, pointing)
      const figures = aim.lines.map((line) => `${said(line.label)} ${marked(line.text) || line.value}`)
      const chances = aim.likely.map((one) => `${said(one.label)} ${Math.round(one.permille / 10)} %`)
      const state = aim.state === 'veiled' ? [[said('aim-veiled'), ...by].join(': ')] : []
      const hasDie = aim.reach[1] > 0
      const chance = aim.likely[0] ? `${Math.round(aim.likely[0].permille / 10)} %` : ''
      // refused: why, and how far; otherwise details once it is pointed at
      const facts = aim.refused
        ? [[said(aim.refused), ...by.slice(0, 1), gap].filter(Boolean).join(' · ')]
        : hasDie
          ? pointed
            ? figures
            : []
          : [...state, figures.slice(0, 2).join(' · '), ...(pointed ? [...figures.slice(2), ...chances.slice(1)] : [])]
      const lines = isBrief ? [] : facts.filter(Boolean)
      const name = isBrief ? '' : unit.name
      const head =
        textWidth(name, 14) + textWidth(isBrief && !aim.refused ? `${gap} ${chance}` : gap, 14) + (isBrief ? 16 : 52)
      const faces = hasDie && !isBrief && !aim.refused
      const width = Math.max(
        aim.refused ? (isBrief ? 24 : textWidth(name, 14) + 40) : head,
        faces ? 6 * 20 + 16 + textWidth(chance, 19) + 16 : 0,
        ...lines.map(
          (text, k) =>
            textWidth(text, 13) +
            18 +
            (k === 0 && !faces && !aim.refused ? textWidth(chance, 19) + 10 : 0) +
            (aim.refused ? 22 : 0),
        ),
      )
      const height = HEAD + (faces ? FACES : 0) + lines.length * LINE + (lines.length ? 9 : faces ? 5 : 0)
      return [
        {
          id: `aim.${aim.target}`,
          discs: unit.discs,
          width: width * px,
          height: height * px,
          aim,
          unit,
          number: offered.indexOf(aim.target) + 1,
          name,
          gap,
          chance,
          lines,
          isPointed: pointed,
        },
      ]
    })
    .sort((a, b) => Number(a.aim.refused !== '') - Number(b.aim.refused !== ''))
}

const tone = (aim: Aim): string => {
  const part = (aim.likely[0]?.permille ?? 1000) / 1000
  return part >= 0.66 ? '#2d6a2f' : part >= 0.4 ? '#7a5a08' : '#a11212'
}

function PlateArt({ plate, px }: { plate: Plate; px: number }) {
  const { aim, number, name, gap, chance, lines, isPointed } = plate
  const [w, h] = [plate.width / px, plate.height / px]
  if (aim.refused)
    return (
      <>
        <rect width={w} height={h} rx="6" class="plate no-plate" />
        <g transform={`translate(14 ${name ? h / 2 : h / 2})`} class="no-sign">
          <circle r="8" />
          <path d="M-5.600 -5.600L5.600 5.600" />
        </g>
        {name ? (
          <text x="28" y="17" class="aim-name">
            {name}
          </text>
        ) : null}{' '}
        {lines.map((text, k) => (
          <text key={text} x="28" y={HEAD + 8 + k * LINE} class="aim-line">
            {text}
          </text>
        ))}
      </>
    )
  const hasBody = h > HEAD + 1
  const faces = aim.reach[1] > 0 && name !== ''
  return (
    <>
      <rect width={w} height={h} rx="7" class="plate" />
      <path
        d={
          hasBody
            ? `M0 7q0 -7 7 -7H${w - 7}q7 0 7 7V${HEAD}H0z`
            : `M0 7q0 -7 7 -7H${w - 7}q7 0 7 7V${h - 7}q0 7 -7 7H7q-7 0 -7 -7z`
        }
        fill={isPointed ? '#8f1b1b' : '#3a2013'}
      />
      {number && name ? (
        <>
          <rect x="7" y="5" width="15" height="15" rx="4" class="aim-key" />
          <text x="14.500" y="17" class="aim-number">
            {number}
          </text>{' '}
        </>
      ) : null}
      <text x={number && name ? 28 : 9} y="17.500" class="aim-head">
        {name || gap}
      </text>{' '}
      <text x={w - 9} y="17.500" class="aim-gap">
        {name ? gap : chance}
      </text>{' '}
      {faces ? <FaceRow need={aim.need} faces={aim.reach[1]} x={9} y={HEAD + 5} size={19} /> : null}
      {name ? (
        <text x={w - 10} y={HEAD + 21} class="aim-chance" style={{ fill: tone(aim) }}>
          {chance}
        </text>
      ) : null}{' '}
      {lines.map((text, k) => (
        <text key={text} x="10" y={HEAD + (faces ? FACES + 11 : 17) + k * LINE} class="aim-line">
          {text}
        </text>
      ))}
      {isPointed ? <rect x="-1.500" y="-1.500" width={w + 3} height={h + 3} rx="8" class="aim-rim" /> : null}
    </>
  )
}

/** The labels, each the button of its unit, with a line to it. */
export function AimPlates({
  plates,
  places,
  px,
  pointing,
  children,
}: {
  plates: readonly Plate[]
  places: ReadonlyMap<string, readonly [number, number]>
  px: number
  pointing: Pointing
  /** the stick */
  children: ComponentChildren
}) {
  const labelOf = (plate: Plate) => {
    const at = places.get(plate.id)
    if (!at) return null
    const { aim, unit, gap, chance, lines } = plate
    const { stack } = unit
    const light = pointing.light(stack.targets)
    const first = stack.pieces[0]
    const act = () => pointing.point(stack.targets, unit.name)
    return (
      <g
        key={plate.id}
        class={`unit-plaque aim ${aim.refused ? 'refused-aim' : ''} piece-${light}`}
        transform={`translate(${at[0] - plate.width / 2} ${at[1] - plate.height / 2}) scale(${px})`}
        role="button"
        tabindex={light === 'lit' || light === 'chosen' ? 0 : -1}
        // the visible text in its order, for voice control
        aria-label={(aim.refused
          ? [unit.name, ...lines]
          : [plate.name && plate.number, unit.name, gap, chance, ...lines]
        )
          .filter(Boolean)
          .join(' ')}
        aria-pressed={light === 'chosen'}
        aria-disabled={light === 'dim' || undefined}
        data-target={stack.targets[0]}
        onClick={(e) => {
          e.stopPropagation()
          act()
        }}
        onKeyDown={(e) => {
          if (e.key !== 'Enter' && e.key !== ' ') return
          e.preventDefault()
          e.stopPropagation()
          act()
        }}
        {...lookingAt(stack.id, pointing, first ? pointing.hintPiece(first, stack.targets) : null)}
      >
        <PlateArt plate={plate} px={px} />
      </g>
    )
  }
  // the one pointed at lies on top of the stick, the others below it
  const label = (isOver: boolean) => plates.filter((plate) => plate.isPointed === isOver).map(labelOf)
  return (
    <g class="aims">
      {plates.map((plate) => {
        const at = places.get(plate.id)
        if (!at) return null
        const near = nearest(plate.discs, at)
        return (
          <path
            key={plate.id}
            d={`M${at[0]} ${at[1]}L${near.x} ${near.y}`}
            class="aim-lead"
            style={{ strokeWidth: 1.6 * px }}
          />
        )
      })}
      {label(false)}
      {children}
      {label(true)}
    </g>
  )
}
