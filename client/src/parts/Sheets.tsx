// Sheets of a seat: a council with its members and their levels, a character with abilities and items.

import type { ComponentChildren } from 'preact'
import { rulesLink } from '../device/route'
import { hinting } from '../session/hint'
import type { Session } from '../session/session'
import { NO_PIECE } from '../wire/blank'
import type { Figure, Piece, Sheet } from '../wire/protocol'
import '../styles/sheets.css'
import { pieceName } from '../words/labels'
import { UnitSign } from './Dice'
import { Icon, iconAt, rem } from './Icon'

export const sheetsOf = (session: Session): readonly Sheet[] => session.scene.value?.sheets ?? []

/** Sheets that the open question is about. */
export const askedSheets = (session: Session): Sheet[] => {
  const focus = session.question.value?.focus ?? []
  return sheetsOf(session).filter((sheet) => sheet.targets.some((target) => focus.includes(target)))
}

const CUP = 'M6 5H34Q34 21 23.500 24.500V31Q29 32 30 36H10Q11 32 16.500 31V24.500Q6 21 6 5z'
/** positions of tokens in the cup, from the bottom up */
const IN_CUP: readonly (readonly [number, number])[] = [
  [20, 20],
  [14.5, 16.5],
  [25.5, 16.5],
  [20, 13],
  [11.5, 10.5],
  [28.5, 10.5],
  [17, 7],
  [23.5, 7],
]

/** A cup with tokens in it. More than fit are shown as a number only. */
export function Vessel({ n, size = 34 }: { n: number; size?: number }) {
  return (
    <svg class="vessel" viewBox="0 0 40 40" width={rem(size)} height={rem(size)} aria-hidden="true" focusable="false">
      <path d={CUP} fill="#c9a24a" stroke="#3a2408" stroke-width="1.600" stroke-linejoin="round" />
      <path d="M8.500 6.500H31.500Q31 18.500 20 22.500Q9 18.500 8.500 6.500z" fill="#3b2a4f" />
      {IN_CUP.slice(0, n).map(([x, y], k) => (
        <circle key={k} cx={x} cy={y} r="3" fill="#b98ae0" stroke="#f4e6ff" stroke-width=".8" />
      ))}
      <path d="M10 8Q10.500 16 17 20" fill="none" stroke="#fff4c8" stroke-width="1.200" stroke-opacity=".7" />
    </svg>
  )
}

/** A figure drawn by its shape: pips of a level, remaining lives, a cup; else its number. */
export function FigureArt({ figure }: { figure: Figure }) {
  const { value, limit } = figure
  switch (figure.shape) {
    case 'level':
      return (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: limit }, (_, k) => (
            <i key={k} class={k < value ? 'on' : ''} />
          ))}
        </span>
      )
    case 'lives':
      return (
        <span class="lives" aria-hidden="true">
          {Array.from({ length: limit }, (_, k) => (
            <svg
              key={k}
              aria-hidden="true"
              viewBox="0 0 512 512"
              width="17"
              height="17"
              class={k < value ? 'on' : 'lost'}
            >
              <use href={iconAt(figure.icon)} fill="currentColor" />
              {k < value ? null : <path d="M60 452L452 60" stroke="#a01818" stroke-width="60" stroke-linecap="round" />}
            </svg>
          ))}
        </span>
      )
    case 'vessel':
      return <Vessel n={value} />
    default:
      return figure.icon ? <Icon name={figure.icon} size={17} /> : null
  }
}

/** A member of a council: icon, name, level as pips and number. */
function Level({ session, figure }: { session: Session; figure: Figure }) {
  const words = session.words.value!
  return (
    <li class={figure.value ? 'member' : 'member absent'} {...hinting({ kind: 'figure', figure })}>
      <span class="member-sign" aria-hidden="true">
        <Icon name={figure.icon} size={20} />
      </span>
      <span class="member-name">{words.text(figure.label)}</span>
      <FigureArt figure={figure} />
      <b>{figure.value}</b>
      {figure.note && words.has(figure.note) ? <small class="member-note">{words.text(figure.note)}</small> : null}
    </li>
  )
}

function CardLine({ session, piece }: { session: Session; piece: Piece }) {
  const words = session.words.value!
  const type = session.data.value!.types[piece.type]
  if (!type) return null
  const idle = piece.flags.includes('idle')
  return (
    <li class={idle ? 'sheet-card idle' : 'sheet-card'} style={{ '--card': type.colour || '#5a3d1e' }}>
      <span class="sheet-card-sign" aria-hidden="true">
        <Icon name={type.icon} size={18} />
      </span>
      <span>
        <strong>{pieceName(session, piece)}</strong>{' '}
        <small>
          {[type.group ? words.text(type.group) : '', idle && words.has('flag-idle') ? words.text('flag-idle') : '']
            .filter(Boolean)
            .join(' · ')}
        </small>
        {type.help && words.has(type.help) ? <span class="sheet-card-text">{words.text(type.help)}</span> : null}
      </span>
    </li>
  )
}

export const CardLines = ({ session, sheet }: { session: Session; sheet: Sheet }) =>
  sheet.pieces.length ? (
    <ul class="sheet-cards">
      {sheet.pieces.map((piece) => (
        <CardLine key={piece.id} session={session} piece={piece} />
      ))}
    </ul>
  ) : null

function Head({ session, sheet, children }: { session: Session; sheet: Sheet; children?: ComponentChildren }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const type = session.data.value!.types[sheet.type]
  return (
    <div class="sheet-head">
      {type ? (
        <UnitSign
          session={session}
          piece={{ ...NO_PIECE, id: sheet.id, type: sheet.type, seat: sheet.seat }}
          size={44}
        />
      ) : (
        <span class="sheet-sign" aria-hidden="true">
          <Icon name={sheet.icon} size={20} />
        </span>
      )}
      <span class="sheet-name">
        <strong>{words.say(sheet.name, naming)}</strong>
        {sheet.about ? <small>{words.say(sheet.about, naming)}</small> : null}
      </span>
      {children}
    </div>
  )
}

/** A whole sheet. Levels are in a column, other figures side by side, cards with their texts. */
export function SheetView({ session, sheet, open }: { session: Session; sheet: Sheet; open: boolean }) {
  const words = session.words.value!
  const type = session.data.value!.types[sheet.type]
  const levels = sheet.figures.filter((figure) => figure.shape === 'level')
  const others = [...sheet.figures.filter((figure) => figure.shape !== 'level'), ...(type?.figures ?? [])]
  const glow = (on: boolean) => () => (session.glow.value = on ? sheet.targets : [])
  const label = words.say(sheet.name, { seat: session.seatName })
  const figures = others.length ? (
    <dl class="figures sheet-figures">
      {others.map((figure) => (
        <div key={figure.label} {...hinting({ kind: 'figure', figure })}>
          <dt>
            <FigureArt figure={figure} /> <span>{words.text(figure.label)}</span>
          </dt>
          <dd>{figure.text || figure.value}</dd>
        </div>
      ))}
    </dl>
  ) : null
  const clause = sheet.clause ? (
    <a class="clause-id" href={rulesLink(session.data.value!.game, sheet.clause)}>
      {sheet.clause}
    </a>
  ) : null
  return (
    <section
      class={`sheet ${sheet.flags.map((flag) => `is-${flag}`).join(' ')}`}
      aria-label={`${label}, ${session.seatName(sheet.seat)}`}
      onPointerEnter={glow(true)}
      onPointerLeave={glow(false)}
    >
      <Head session={session} sheet={sheet}>
        {clause}
      </Head>
      {figures}
      {levels.length ? (
        <ul class="members">
          {levels.map((figure) => (
            <Level key={figure.label} session={session} figure={figure} />
          ))}
        </ul>
      ) : null}
      {open || !sheet.pieces.length ? (
        <CardLines session={session} sheet={sheet} />
      ) : (
        <details>
          <summary>{sheet.pieces.map((piece) => pieceName(session, piece)).join(', ')}</summary>
          <CardLines session={session} sheet={sheet} />
        </details>
      )}
    </section>
  )
}

/** All sheets of a seat, below its panel. */
export function SeatSheets({ session, seat }: { session: Session; seat: number }) {
  const asked = askedSheets(session)
  const own = sheetsOf(session).filter((sheet) => sheet.seat === seat && !asked.includes(sheet))
  return own.length ? (
    <div class="sheets">
      {own.map((sheet) => (
        <SheetView key={sheet.id} session={session} sheet={sheet} open={sheet.flags.includes('open')} />
      ))}
    </div>
  ) : null
}
