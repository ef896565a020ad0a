// What you are holding, how many of it, how to put it back; and the confirmations before the turn ends or a blunder.

import { lazyPage } from '../pages/lazypage'
import { canLift } from '../session/hand'
import type { Session } from '../session/session'
import type { Option, Stack } from '../wire/protocol'
import { t } from '../words/common'
import { pieceName } from '../words/labels'
import '../styles/carry.css'

const DoubtCard = lazyPage(() => import('../learn/HintCard').then((part) => part.DoubtCard))

/** The warning before an answer, beside the button that gives it. */
export const Doubt = ({ session, option }: { session: Session; option: Option }) =>
  session.doubted.value?.text === option.text ? <DoubtCard session={session} /> : null

export function HandLine({ session }: { session: Session }) {
  const held = session.held.value
  if (!held) return <Tip session={session} />
  if (!held.lifted || held.isDragged) return null
  return (
    <div class="hand-line" role="group" aria-label={t('ui-hand')}>
      <p>
        <strong class="tag">{t('ui-hand')}</strong> {held.thing.name}{' '}
        <button class="quiet" onClick={() => session.putBack()}>
          {t('ui-hand-back')} <kbd aria-hidden="true">Esc</kbd>
        </button>
        {held.lifted.question?.walks && session.asked.value?.options.some((option) => option.takes) ? (
          <button class="quiet" onClick={() => void session.stepByStep()}>
            {t('ui-step-by-step')}
          </button>
        ) : null}
      </p>
      <Counts session={session} />
    </div>
  )
}

/** How an army is moved, where there is one that can be. */
function Tip({ session }: { session: Session }) {
  const { surface, types } = session.data.value!
  const asked = session.asked.value
  const isArmy = (stack: Stack) =>
    stack.pieces.reduce((sum, piece) => sum + (types[piece.type]?.form === 'building' ? 0 : piece.count), 0) > 1
  const armies = session.scene.value?.stacks.filter((stack) => canLift(asked, stack.targets) && isArmy(stack)) ?? []
  return surface.kind === 'areas' && armies.length ? <p class="facts army-tip">{t('ui-hand-army-tip')}</p> : null
}

/** How many pieces of each kind of a group to move. */
function Counts({ session }: { session: Session }) {
  const held = session.held.value!
  const { types: kinds, surface } = session.data.value!
  const pieces = (held.thing.stack?.pieces ?? []).filter((piece) => kinds[piece.type]?.form !== 'building')
  const isMany = pieces.reduce((sum, piece) => sum + piece.count, 0) > 1
  if (surface.kind !== 'areas' || !isMany) return null
  const all = pieces.flatMap((piece) => Array<number>(piece.count).fill(piece.type))
  const types = held.thing.types.length ? held.thing.types : all
  const count = (type: number) => types.filter((one) => one === type).length
  const set = (type: number, n: number) => {
    const next = [...types.filter((one) => one !== type), ...Array<number>(n).fill(type)]
    const isAll = next.length === all.length
    void session.lift({ ...held.thing, types: isAll ? [] : next })
  }
  const isAll = types.length === all.length
  return (
    <ul class="hand-counts">
      <li class="hand-all">
        <output>{t('ui-hand-going', { n: types.length, m: all.length })}</output>
        <button aria-pressed={isAll} disabled={isAll} onClick={() => void session.lift({ ...held.thing, types: [] })}>
          {t('ui-hand-take-all', { m: all.length })}
        </button>
      </li>
      {pieces.map((piece) => {
        const name = pieceName(session, piece)
        const n = count(piece.type)
        return (
          <li key={piece.id}>
            <span>{name}</span>
            <button
              aria-label={t('ui-hand-fewer', { x: name })}
              disabled={n === 0 || types.length === 1}
              onClick={() => set(piece.type, n - 1)}
            >
              −
            </button>
            <output>{n}</output>
            <button
              aria-label={t('ui-hand-more', { x: name })}
              disabled={n >= piece.count}
              onClick={() => set(piece.type, n + 1)}
            >
              +
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Asks for confirmation of an answer that ends the turn. */
export function Ending({ session }: { session: Session }) {
  const go = session.ending.value
  if (!go) return null
  return (
    <div class="hand-line ending" role="alertdialog" aria-label={t('ui-ends-turn')}>
      <p>{t('ui-ends-ask')}</p>
      <button class="main" ref={(button) => button?.focus()} data-sure onClick={go}>
        {t('ui-ends-yes')}
      </button>{' '}
      <button class="quiet" onClick={() => (session.ending.value = null)}>
        {t('ui-ends-no')}
      </button>
    </div>
  )
}
