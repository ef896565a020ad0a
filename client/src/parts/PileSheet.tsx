// All decks and discard piles in one sheet.

import type { Session } from '../session/session'
import { t } from '../words/common'
import { Card } from './Cards'
import { Dialog } from './Dialog'

/** Everything that has been drawn from or discarded to, newest first: the piles of all seats and those they share. */
export function PileSheet({ session, first, close }: { session: Session; first: number; close: () => void }) {
  const words = session.words.value!
  const piles = (session.scene.value?.trays ?? []).filter(
    (tray) => ['pile', 'discard'].includes(tray.kind) && tray.size,
  )
  const sorted = [...piles].sort((a, b) => Number(b.seat === first) - Number(a.seat === first))
  return (
    <Dialog label="piles-title" kind="pile-sheet" close={close}>
      <h2 id="piles-title">{t('ui-shared-piles')}</h2>
      {sorted.map((tray) => (
        <section key={tray.id}>
          <h3>
            {tray.seat >= 0 ? `${session.seatName(tray.seat)}: ` : ''}
            {words.text(tray.name)} <small>{tray.size}</small>
          </h3>
          <div class="cards">
            {tray.pieces.toReversed().map((piece) => (
              <Card key={piece.id} session={session} piece={{ ...piece, targets: [] }} />
            ))}
          </div>
        </section>
      ))}
      <button onClick={close}>{t('ui-close')}</button>
    </Dialog>
  )
}
