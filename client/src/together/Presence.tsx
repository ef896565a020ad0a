import type { TableInfo } from '../wire/protocol'
import { t } from '../words/common'
import { isRemote, presenceOf, presenceText } from './people'
import '../styles/together.css'

/** Whether a player is at the table, as a dot with a text for tooltips and screen readers. */
export function PresenceDot({ table, seat }: { table: TableInfo; seat: number }) {
  const info = table.seats[seat]
  if (!info || !isRemote(table)) return null
  const text = presenceText(info)
  return (
    <i class={`presence ${presenceOf(info)}`} data-presence={presenceOf(info)} title={text}>
      <span class="sr">{text}</span>
    </i>
  )
}

/** The same as text. */
export function PresenceLine({ table, seat }: { table: TableInfo; seat: number }) {
  const info = table.seats[seat]
  if (!info || info.holder === 'bot' || !(isRemote(table) || info.program)) return null
  return (
    <span class="presence-line">
      {' · '}
      {presenceText(info)}
    </span>
  )
}

export function Watching({ table }: { table: TableInfo }) {
  return table.spectators ? <p class="facts watching">{t('ui-watching', { n: table.spectators })}</p> : null
}
