// The face of a card, made from data: number, name, motif, figures, table, text, kind, cost or risk.

import { Icon } from '../../parts/Icon'
import type { Session } from '../../session/session'
import type { PieceType } from '../../wire/protocol'
import { longest } from '../../words/labels'

export const bandText = (low: number, high: number): string => (low === high ? `${low}` : `${low}–${high}`)

/** The number in the corner; a skull makes its box black. */
export function Corner({ type }: { type: PieceType }) {
  return type.flags.includes('skull') ? (
    <span class="range skull">
      <svg viewBox="0 0 24 24" width="13" height="13" aria-hidden="true">
        <path
          d="M12 2a9 9 0 0 0-5 16.500V22h10v-3.500A9 9 0 0 0 12 2zM8.500 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM15.500 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4z"
          fill="#ffd75a"
          fill-rule="evenodd"
        />
      </svg>
      {type.number}
    </span>
  ) : (
    <span class="range">{type.number}</span>
  )
}

/** Left half filled: a hazard. Right half filled: something to find. */
function Half({ isLeft }: { isLeft: boolean }) {
  const full = isLeft ? 'M0-7A7 7 0 0 0 0 7z' : 'M0-7A7 7 0 0 1 0 7z'
  const open = isLeft ? 'M0-7A7 7 0 0 1 0 7' : 'M0-7A7 7 0 0 0 0 7'
  return (
    <svg viewBox="-8 -8 16 16" width="15" height="15" aria-hidden="true">
      <path d={full} fill={isLeft ? '#8a1f1f' : '#d9a520'} stroke="#2a1a08" />
      <path d={open} fill="none" stroke="#2a1a08" stroke-dasharray="2 1.6" />
    </svg>
  )
}

/** Does a name contain a word that is too long for a card? */
const isLong = (name: string): boolean => longest(name) > 12

export function Face({ session, type, labels = false }: { session: Session; type: PieceType; labels?: boolean }) {
  const words = session.words.value!
  const name = words.text(type.name)
  const text = type.help && words.has(type.help) ? words.text(type.help) : ''
  const cost = type.figures.find((figure) => figure.label === 'label-cost')
  const risk = type.figures.find((figure) => figure.label === 'label-risk')
  const figures = type.figures.filter((figure) => figure !== cost && figure !== risk)
  return (
    <>
      <span class="face-name">
        <Corner type={type} />
        <span class={isLong(name) ? 'long' : ''}>{name}</span>
      </span>
      <span class="face-motif" aria-hidden="true">
        <Icon name={type.icon} size={38} />
      </span>
      {figures.length ? (
        <span class="face-figures">
          {figures.map((figure) => (
            <span key={figure.label} title={words.text(figure.label)}>
              <b>
                <Icon name={figure.icon} size={15} />
                {figure.text === '✓' ? '' : figure.text || figure.value}
              </b>
              <small class={labels ? '' : 'sr'}>{words.text(figure.label)}</small>
            </span>
          ))}
        </span>
      ) : null}
      <span class="face-text">
        {type.bands.map((band) => (
          <span key={band.low} class="face-band">
            <b>{bandText(band.low, band.high)}</b> {words.text(band.label)}
          </span>
        ))}
        {text}
      </span>
      <span class="face-foot">
        <i>
          {[type.group ? words.text(type.group) : '', type.folk ? words.text(type.folk) : '']
            .filter(Boolean)
            .join(', ')}
        </i>
        {cost ? (
          <b title={words.text(cost.label)}>
            <Icon name={cost.icon} size={14} />
            <span class="sr">{words.text(cost.label)} </span>
            {cost.value}
          </b>
        ) : risk ? (
          <b title={words.text(risk.label)}>
            <Half isLeft />
            <span class="sr">{words.text(risk.label)} </span>
            {risk.text}
          </b>
        ) : type.flags.includes('findable') ? (
          <Half isLeft={false} />
        ) : null}
      </span>
    </>
  )
}
