// The viewer's hand as a fan, with deck and discards beside it. A pile opens as a sheet of all its cards, newest first.

import { useState } from 'preact/hooks'
import { motion } from '../../device/settings'
import { breadth, Card } from '../../parts/Cards'
import { Dialog } from '../../parts/Dialog'
import { Icon } from '../../parts/Icon'
import type { Session } from '../../session/session'
import type { Tray } from '../../wire/protocol'
import { t } from '../../words/common'
import { longest } from '../../words/labels'
import { Corner } from './face'

/** All discard piles in a column, the viewer's own first. */
function Discards({ session, first, close }: { session: Session; first: number; close: () => void }) {
  const words = session.words.value!
  const piles = (session.scene.value?.trays ?? []).filter((tray) => tray.kind === 'discard')
  const sorted = [...piles].sort((a, b) => Number(b.seat === first) - Number(a.seat === first))
  return (
    <Dialog label="discards-title" kind="pile-sheet" close={close}>
      <h2 id="discards-title">{t('ui-discards')}</h2>
      {sorted.map((tray) => (
        <section key={tray.id}>
          <h3>
            {session.seatName(tray.seat)} <small>{tray.size}</small>
          </h3>
          <ul class="card-lines-list">
            {tray.pieces.toReversed().map((piece) => {
              const type = session.data.value!.types[piece.type]
              return type ? (
                <li key={piece.id} style={{ '--card': type.colour }}>
                  <Corner type={type} />
                  <b>{words.text(type.name)}</b>
                  <Icon name={type.icon} size={15} />
                </li>
              ) : null
            })}
          </ul>
        </section>
      ))}
      <button onClick={close}>{t('ui-close')}</button>
    </Dialog>
  )
}

/** A card keeps its key while others come and go, so that only a new card is animated. */
function keyOf({ pieces }: Tray, k: number): string {
  const target = pieces[k]!.targets[0] ?? ''
  return `${target} ${pieces.slice(0, k).filter((piece) => piece.targets[0] === target).length}`
}

export function Fan({ session, tray }: { session: Session; tray: Tray }) {
  const [isOpen, setOpen] = useState(false)
  const words = session.words.value!
  const trays = session.scene.value?.trays ?? []
  const deck = trays.find((one) => one.seat === tray.seat && one.kind === 'pile')
  const discard = trays.find((one) => one.seat === tray.seat && one.kind === 'discard')
  const top = discard?.pieces.at(-1)
  const type = session.data.value!.types[top?.type ?? -1]
  const count = tray.pieces.length
  const limit = session.scene.value?.panels
    .find((panel) => panel.seat === tray.seat)
    ?.figures.find((figure) => figure.label === tray.name)?.text
  return (
    <>
      <div class="fan" style={{ '--n': count }}>
        <h2>
          {words.text(tray.name)} <span class="facts">{limit || tray.size}</span>
        </h2>
        <div class="fan-cards">
          {tray.pieces.map((piece, k) => (
            <span
              key={keyOf(tray, k)}
              class={motion.value ? 'fan-card moving' : 'fan-card'}
              style={{
                '--i': k - (count - 1) / 2,
                '--broad': breadth(session, session.data.value!.types[piece.type]).toFixed(2),
              }}
            >
              <Card session={session} piece={piece} />
            </span>
          ))}
        </div>
      </div>
      <div class="own-piles">
        <div class="own-pile">
          <span class="play-card back" style={{ '--card': '#5b3a1c' }}>
            <Icon name={session.data.value!.types.at(-1)?.icon ?? ''} size={30} />
          </span>
          <small>
            {deck ? words.text(deck.name) : ''} {deck?.size ?? 0}
          </small>
        </div>
        <button class="own-pile" onClick={() => setOpen(true)} disabled={!discard?.size}>
          <span class="pile-top" style={{ '--card': type?.colour ?? '#5b3a1c' }}>
            {type ? (
              <>
                <span class="face-name" style={{ '--longest': longest(words.text(type.name)) }}>
                  {words.text(type.name)}
                </span>
                <Icon name={type.icon} size={24} />
                <Corner type={type} />
              </>
            ) : null}
          </span>
          <small>
            {discard ? words.text(discard.name) : ''} {discard?.size ?? 0}
          </small>
        </button>
      </div>
      {isOpen ? <Discards session={session} first={tray.seat} close={() => setOpen(false)} /> : null}
    </>
  )
}
