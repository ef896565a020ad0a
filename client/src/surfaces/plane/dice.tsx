// The dice and casualties of an attack on the stage.

import { FaceArt } from '../../art/pips'
import { effects, showOdds } from '../../device/settings'
import { iconAt } from '../../parts/Icon'
import type { Session } from '../../session/session'
import type { Casualty, Die, Likely } from '../../wire/protocol'
import { lookOf } from '../../words/labels'

export function Cube({ session, die, seat, k }: { session: Session; die: Die; seat: number; k: number }) {
  const look = lookOf(session, seat)
  const isLit = die.target !== '' && session.lit.value.has(die.target)
  const label = `${die.face}${die.before ? ` (${die.before})` : ''}`
  const art = (
    <svg
      class={effects.value ? 'rolls' : ''}
      style={{ '--k': k }}
      viewBox="0 0 40 40"
      width="28"
      height="28"
      aria-hidden="true"
    >
      <FaceArt face={die.face} ground={look.ground} pip={look.figure} />
      <rect x="2" y="2" width="36" height="36" rx="8" fill="url(#stone-shine)" />
    </svg>
  )
  return isLit ? (
    <button
      class="cube lit"
      data-target={die.target}
      aria-label={label}
      onClick={() => session.point([die.target], label)}
    >
      {art}
    </button>
  ) : (
    <span class="cube" role="img" aria-label={label}>
      {art}
    </span>
  )
}

/** Who falls, in order. A model that the question offers is a button: the stage covers it on the table. */
export function Falls({ session, falls, seat }: { session: Session; falls: readonly Casualty[]; seat: number }) {
  const words = session.words.value!
  const look = lookOf(session, seat)
  const types = session.data.value!.types
  const models = session.scene.value?.stacks.flatMap((stack) => stack.pieces) ?? []
  return (
    <div class="falls">
      {falls.map((one, k) => {
        const targets = models.find((piece) => piece.id === one.piece)?.targets ?? []
        const isLit = !one.fallen && targets.some((target) => session.lit.value.has(target))
        const isChosen = targets.some((target) => session.together.value.includes(target))
        const name = words.text(one.word)
        const art = (
          <>
            <svg viewBox="-20 -20 40 40" width="28" height="28" aria-hidden="true">
              <circle r="17" fill={look.ground} stroke="#1d140a" stroke-width="2" />
              {one.role && !one.fallen ? <circle r="17" class="fall-role" /> : null}
              <use
                href={iconAt(types[one.type]?.icon ?? '')}
                transform="translate(-12 -12) scale(.0469)"
                fill={look.figure}
              />
              {one.fallen || isChosen ? (
                <path d="M-14 -14L14 14M14 -14L-14 14" stroke={one.fled ? '#a8761a' : '#a11212'} stroke-width="4" />
              ) : null}
            </svg>
            {name}
          </>
        )
        return isLit ? (
          <button
            key={one.piece}
            class={`fall lit ${isChosen ? 'chosen' : ''}`}
            aria-pressed={isChosen}
            data-target={targets[0]}
            onClick={() => session.point(targets, name)}
          >
            {art}
          </button>
        ) : (
          <span key={one.piece} class={`fall ${k === 0 && !one.fallen ? 'next' : ''}`}>
            {art}
          </span>
        )
      })}
    </div>
  )
}

/** The chances of a roll to come. */
export function Chances({ session, likely }: { session: Session; likely: readonly Likely[] }) {
  if (!showOdds.value) return null
  const words = session.words.value!
  return <small>{likely.map((one) => `${words.text(one.label)} ${Math.round(one.permille / 10)} %`).join(' · ')}</small>
}
