// Actions besides answering: resign, offer a draw, ask to undo; and the other players' answers to them.

import { useEffect, useRef, useState } from 'preact/hooks'
import { lazyPage } from '../pages/lazypage'
import type { Session } from '../session/session'
import { canLeave } from '../together/people'
import type { Enter, Proposed, Step } from '../wire/protocol'
import { t } from '../words/common'
import { Dialog } from './Dialog'
import { Glyph } from './Icon'
import { useMenu } from './popup'

const LeaveLine = lazyPage(() => import('../together/Deputies').then((part) => part.LeaveLine))

const MARK = 'match:'

type Enters = (entry: Enter['entry'], picks?: number) => void

/** The text of a step that is an action besides picks; "" for a pick. */
export function entryLine(session: Session, step: Step): string {
  if (!step.kind.startsWith(MARK)) return ''
  return t(`entry-${step.kind.slice(MARK.length)}`, { p: session.seatName(step.seat) })
}

function ConfirmResign({ session, close }: { session: Session; close: () => void }) {
  return (
    <Dialog label="resign-title" kind="confirm" close={close}>
      <h2 id="resign-title">{t('ui-resign')}</h2>
      <p>{t('ui-resign-sure')}</p>
      <p class="result-tools">
        <button
          class="main"
          onClick={() => {
            close()
            void session.enter('concede')
          }}
        >
          {t('ui-resign')}
        </button>
        <button onClick={close}>{t('ui-play-on')}</button>
      </p>
    </Dialog>
  )
}

function AskBack({ session, enter }: { session: Session; enter: Enters }) {
  const least = (session.update.value?.undo ?? 0) + 1
  const [wanted, setWanted] = useState(least)
  const picks = Math.max(least, wanted)
  return (
    <p>
      <button disabled={session.waiting.value} onClick={() => enter('back', picks)}>
        <Glyph name="undo" /> {t('ui-ask-back')}
      </button>
      <label>
        {t('ui-ask-back-picks')}{' '}
        <input
          type="number"
          min={least}
          max={99}
          value={picks}
          onChange={(e) => setWanted(Math.min(99, Number(e.currentTarget.value) || least))}
        />
      </label>
    </p>
  )
}

/** The menu at the bottom of the table. */
export function EntriesMenu({ session }: { session: Session }) {
  const [asking, setAsking] = useState(false)
  const menu = useMenu()
  const enter: Enters = (entry, picks = 1) => {
    if (menu.ref.current) menu.ref.current.open = false
    void session.enter(entry, picks)
  }
  const may = session.update.value?.may ?? []
  const hasBots = session.update.value?.table.seats.some((seat) => seat.holder === 'bot')
  const canEnter = may.some((entry) => entry === 'concede' || entry === 'draw' || entry === 'back')
  if (session.past.value || !canEnter || !canLeave(session.update.value)) return null
  return (
    <details class="links entries" {...menu}>
      <summary>{t('ui-entries')}</summary>
      <div class="card">
        {may.includes('draw') ? (
          <p>
            <button disabled={session.waiting.value} onClick={() => enter('draw')}>
              {t('ui-offer-draw')}
            </button>
          </p>
        ) : null}
        {may.includes('back') ? <AskBack session={session} enter={enter} /> : null}
        {may.includes('concede') ? (
          <p>
            <button onClick={() => setAsking(true)}>{t('ui-resign')}…</button>
          </p>
        ) : null}
        <LeaveLine session={session} />
        {hasBots ? <p class="facts">{t('ui-entries-bots')}</p> : null}
      </div>
      {asking ? <ConfirmResign session={session} close={() => setAsking(false)} /> : null}
    </details>
  )
}

function proposalWords(session: Session, proposal: Proposed): string {
  const p = session.seatName(proposal.seat)
  return proposal.entry === 'draw' ? t('ui-draw-offered', { p }) : t('ui-back-asked', { p, n: proposal.picks })
}

/** An open proposal: asks those who have to answer, or shows who has yet to answer. */
export function ProposalCard({ session }: { session: Session }) {
  const update = session.update.value
  const proposal = update?.proposal
  const card = useRef<HTMLElement>(null)
  const made = proposal ? `${proposal.entry} ${proposal.seat}` : ''
  useEffect(() => card.current?.scrollIntoView?.({ block: 'nearest' }), [made])
  if (!update || !proposal || session.past.value) return null
  const answering = proposal.waiting.find((seat) => update.held.includes(seat))
  const waiting = proposal.waiting.map(session.seatName).join(', ')
  return (
    <section ref={card} class="proposal card" aria-label={t('ui-proposal')} role="status">
      <p>
        <strong>{proposalWords(session, proposal)}</strong>
      </p>
      {proposal.entry === 'back' && answering !== undefined ? <p class="facts">{t('ui-back-means')}</p> : null}
      {answering !== undefined ? (
        <p class="result-tools">
          <button
            class="main"
            disabled={session.waiting.value}
            onClick={() => void session.enter('accept', 1, answering)}
          >
            {t('ui-accept')}
          </button>
          <button disabled={session.waiting.value} onClick={() => void session.enter('decline', 1, answering)}>
            {t('ui-decline')}
          </button>
        </p>
      ) : (
        <p class="facts">{t('ui-waiting-for', { p: waiting })}</p>
      )}
      {update.held.includes(proposal.seat) ? (
        <button
          class="quiet"
          disabled={session.waiting.value}
          onClick={() => void session.enter('withdraw', 1, proposal.seat)}
        >
          {t('ui-withdraw')}
        </button>
      ) : null}
    </section>
  )
}
