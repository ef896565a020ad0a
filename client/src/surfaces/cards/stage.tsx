// A battle on centre stage: steps on top, both sums line by line, checks between them, the table as one strip with the column
// lit, then the cards drawn for each side and the losses.

import { useEffect, useState } from 'preact/hooks'
import { rulesLink } from '../../device/route'
import { bandText } from '../../parts/Cards'
import { Emblem } from '../../parts/Emblem'
import { Glyph, Icon } from '../../parts/Icon'
import type { Session } from '../../session/session'
import type { Chance, Check, Column, Conflict, ConflictSide, Modifier, Piece } from '../../wire/protocol'
import { t } from '../../words/common'
import { lookOf, pieceName, sideOf } from '../../words/labels'
import { Chip } from './chip'
import { countOf } from './parts'
import { Text } from './strokes'
import { HeroPlate } from './token'
import '../../styles/stage.css'

const BIG = { wide: 46, high: 58, icon: 33, figure: 19 }

const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)

/** A drawn card: its kind above, its number below. */
function Drawn({
  session,
  type,
  value,
  kind = '',
}: {
  session: Session
  type: number
  value: number | null
  kind?: string
}) {
  const about = session.data.value!.types[type]
  const name = about ? session.words.value!.text(about.name) : ''
  return (
    <span
      class={`drawn-card ${kind} ${about?.flags.includes('skull') ? 'skull' : ''}`}
      style={{ '--card': about?.colour ?? '#5a3d1e' }}
      title={name}
    >
      <i aria-hidden="true">
        <Icon name={about?.icon ?? ''} size={17} />
      </i>
      <b>{value ?? '?'}</b>
      <span class="sr">{name}</span>
    </span>
  )
}

/** The fighting cards. Lit ones can be chosen; the dead are crossed out. */
function Force({ session, side }: { session: Session; side: ConflictSide }) {
  const look = lookOf(session, side.seat)
  const number = sideOf(session, side.seat)
  const types = session.data.value!.types
  const art = (piece: Piece, state: 'lit' | 'chosen' | '') => {
    const type = types[piece.type]
    const isHero = type?.slot === 'hero'
    const isDead = piece.flags.includes('spent')
    return (
      <svg
        viewBox={isHero ? '0 0 58 66' : '-4 -10 52 74'}
        width={isHero ? 58 : 46}
        height="66"
        aria-hidden="true"
        class={isDead ? 'dead' : ''}
      >
        {isHero ? (
          <>
            <HeroPlate x={28} y={31} r={26} side={number} look={look} icon={type.icon} />
            <circle cx="46" cy="50" r="11.500" class="disc" />
            <Text x={46} y={56} size={17} kind={piece.flags.includes('raised') ? 'gold' : 'white'}>
              {countOf(piece)}
            </Text>
          </>
        ) : (
          <Chip piece={piece} type={type} look={look} size={BIG} x={0} y={4} state={state} />
        )}
        {isDead ? <path d="M-2 62L46 -2" stroke="#c01818" stroke-width="3.500" /> : null}
      </svg>
    )
  }
  return (
    <div class="stage-force">
      {side.force.map((piece) => {
        const targets = piece.targets
        const lit = targets.some((target) => session.lit.value.has(target))
        const chosen = targets.some((target) => session.chosen.value.includes(target))
        const label = `${countOf(piece) ?? ''} ${pieceName(session, piece)}`.trim()
        return lit || chosen ? (
          <button
            key={piece.id}
            class={`stone stage-card ${chosen ? 'chosen' : 'lit'}`}
            data-target={targets[0]}
            aria-label={label}
            aria-pressed={chosen}
            onClick={() => session.point(targets, pieceName(session, piece))}
          >
            {art(piece, '')} <span class="stone-name">{pieceName(session, piece)}</span>
          </button>
        ) : (
          <span key={piece.id} role="img" aria-label={label} title={label}>
            {art(piece, '')}
          </span>
        )
      })}
    </div>
  )
}

function Sum({ session, lines, total }: { session: Session; lines: readonly Modifier[]; total: number | null }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  return (
    <table class="sum stage-sum">
      <tbody>
        {lines.map((line, k) => (
          <tr key={k}>
            <th scope="row">
              {words.say(line.words, naming)} {line.detail ? <small>{words.say(line.detail, naming)}</small> : null}
            </th>
            <td>{signed(line.value)}</td>
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{t('ui-total')}</th>
          <td>{total ?? '?'}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Checks({ session, checks }: { session: Session; checks: readonly Check[] }) {
  const words = session.words.value!
  const types = session.data.value!.types
  const parts = [...new Set(checks.map((check) => check.part))]
  return (
    <>
      {parts.map((part) => (
        <section key={part}>
          <h4>{words.text(part)}</h4>
          {checks
            .filter((check) => check.part === part)
            .map((check, k) => (
              <p key={k} class="check">
                <Drawn session={session} type={check.drawn} value={check.value} kind={check.good ? 'hit' : 'miss'} />
                <span>
                  {words.text(types[check.type]?.name ?? '')} {bandText(check.low, check.high)}:{' '}
                  {check.good ? <b>{words.text(check.result)}</b> : words.text(check.result)}
                </span>
              </p>
            ))}
        </section>
      ))}
    </>
  )
}

const ends = ({ low, high }: Column): string => {
  const plus = (value: number) => (value > 0 ? `+${value}` : signed(value))
  return low === null
    ? `≤ ${signed(high ?? 0)}`
    : high === null
      ? `≥ ${plus(low)}`
      : low === high
        ? plus(low)
        : `${plus(low)}…${plus(high)}`
}

function Strip({ columns, lit }: { columns: readonly Column[]; lit: number }) {
  return (
    <ol class="oracle" style={{ '--n': columns.length }}>
      {columns.map((column, k) => (
        <li key={ends(column)} class={k === lit ? 'lit' : ''} aria-current={k === lit ? 'true' : undefined}>
          <small>{ends(column)}</small>
          <b>{column.text}</b>
        </li>
      ))}
    </ol>
  )
}

function Losses({ session, side }: { session: Session; side: ConflictSide }) {
  const words = session.words.value!
  return (
    <div class="stage-losses">
      {side.drawn.length ? (
        <p class="check">
          {side.drawn.map((chance: Chance, k) => (
            <Drawn key={k} session={session} type={chance.type} value={chance.value} />
          ))}
        </p>
      ) : null}
      {side.losses.map((line, k) => (
        <p key={k} class={k === side.losses.length - 1 ? 'need' : ''}>
          {words.say(line.words, { seat: session.seatName })}: <b>{signed(line.value)}</b>
        </p>
      ))}
    </div>
  )
}

export function Stage({
  session,
  conflict,
  recent,
}: {
  session: Session
  conflict: Conflict | null
  recent: readonly Conflict[]
}) {
  const shown = conflict ?? recent.findLast((one) => one.title !== null) ?? null
  const key = shown?.title ? `${JSON.stringify(shown.title)}${conflict ? 'now' : session.update.value?.seq}` : ''
  const [folded, setFolded] = useState('')
  useEffect(() => {
    if (!key) return
    const fold = (e: KeyboardEvent) => {
      if (e.key === 'Escape') setFolded(key)
    }
    addEventListener('keydown', fold)
    return () => removeEventListener('keydown', fold)
  }, [key])
  if (!shown?.title) return null
  const words = session.words.value!
  const data = session.data.value!
  const naming = { seat: session.seatName }
  const title = words.say(shown.title, naming)
  if (folded === key)
    return (
      <button class="stage-tab" onClick={() => setFolded('')}>
        <Glyph name="up" /> {title}
      </button>
    )
  const [first, second] = shown.sides
  if (!first || !second) return null
  const head = (side: ConflictSide) => (
    <h3>
      <Emblem side={sideOf(session, side.seat)} look={lookOf(session, side.seat)} size={34} />
      {side.name ? words.say(side.name, naming) : ''}{' '}
      <small>
        {session.seatName(side.seat)}, {words.text(side.role)}
      </small>
    </h3>
  )
  return (
    <section class="battle-stage card" aria-label={title}>
      <button class="stage-fold" onClick={() => setFolded(key)} aria-label={t('ui-show-map')}>
        <Glyph name="down" />
      </button>
      <header>
        <h2>
          {title}{' '}
          <a class="clause-id" href={rulesLink(data.game, shown.clause)}>
            {shown.clause}
          </a>
        </h2>
        <ol class="stage-steps">
          {shown.steps.map((step, k) => (
            <li key={step} class={step === shown.step ? 'on' : ''}>
              {k + 1} {words.text(step)}
            </li>
          ))}
        </ol>
      </header>
      <div class="duel">
        <div>
          {head(first)}
          <Force session={session} side={first} />
          <Sum session={session} lines={first.modifiers} total={first.total} />
        </div>
        <div class="between">
          <Checks session={session} checks={shown.checks} />
          {first.total !== null && second.total !== null ? (
            <>
              <p class="gap-sum">
                {first.total} − {second.total}
              </p>
              <p class="gap">{shown.gap !== null && shown.gap > 0 ? `+${shown.gap}` : signed(shown.gap ?? 0)}</p>
            </>
          ) : null}
        </div>
        <div>
          {head(second)}
          <Force session={session} side={second} />
          <Sum session={session} lines={second.modifiers} total={second.total} />
        </div>
      </div>
      <div>
        <p class="oracle-name">
          <b>{t('ui-oracle')}</b> <span class="facts">{t('ui-oracle-about')}</span>
        </p>
        <Strip columns={shown.table} lit={shown.lit} />
      </div>
      <div class="duel outcome-row">
        <Losses session={session} side={first} />
        <div class="between victor">
          {shown.winner !== null ? (
            <>
              <Icon name="laurels" size={42} />
              <em>{t('ui-winner-is', { p: session.seatName(shown.winner) })}</em>
            </>
          ) : null}
        </div>
        <Losses session={session} side={second} />
      </div>
    </section>
  )
}
