// Help cards: reference tables that anyone can open at any time, made from the data of the rules.

import { useState } from 'preact/hooks'
import { rulesLink } from '../../device/route'
import { Dialog } from '../../parts/Dialog'
import type { Session } from '../../session/session'
import type { HelpCard } from '../../wire/protocol'
import { t } from '../../words/common'

function Help({ session, card }: { session: Session; card: HelpCard }) {
  const words = session.words.value!
  const { game } = session.data.value!
  return (
    <section class="help-card">
      <h3>
        {words.text(card.name)}{' '}
        <a class="clause-id" href={rulesLink(game, card.clause)}>
          {card.clause}
        </a>
      </h3>
      {card.columns.length ? (
        <div class="help-scroll">
          <table>
            <thead>
              <tr>
                <td />
                {card.columns.map((column) => (
                  <th key={column} scope="col">
                    {words.text(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {card.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{words.text(row.name)}</th>
                  {row.cells.map((cell, k) => (
                    <td key={k} class={cell.length ? 'may' : ''}>
                      {cell.length ? cell.map((key) => words.text(key)).join(', ') : '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ol class="help-steps">
          {card.rows.map((row) => (
            <li key={row.name} class={session.scene.value?.phase === row.name ? 'at' : ''}>
              <b>{words.text(row.name)}</b>{' '}
              {row.cells
                .flat()
                .map((key) => words.text(key))
                .join(' ')}
            </li>
          ))}
        </ol>
      )}
      {card.note ? <p class="facts">{words.text(card.note)}</p> : null}
    </section>
  )
}

export function Helps({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false)
  const { helps } = session.data.value!
  if (!helps.length) return null
  return (
    <>
      <button class="help-button" onClick={() => setOpen(true)}>
        {t('ui-help-cards')}
      </button>
      {isOpen ? (
        <Dialog label="helps-title" kind="help-sheet" close={() => setOpen(false)}>
          <h2 id="helps-title">{t('ui-help-cards')}</h2>
          {helps.map((card) => (
            <Help key={card.name} session={session} card={card} />
          ))}
          <button onClick={() => setOpen(false)}>{t('ui-close')}</button>
        </Dialog>
      ) : null}
    </>
  )
}
