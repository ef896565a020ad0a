// A table as a card: thumbnail, what is played, the players, the score, whose turn it is.

import { useState } from 'preact/hooks'
import { pictureOf } from '../art/pictures'
import { Thumbnail } from '../art/Thumbnail'
import { go, tableLink } from '../device/route'
import { playerName } from '../device/settings'
import { claimSeat } from '../pages/seats'
import { Dialog } from '../parts/Dialog'
import { Glyph } from '../parts/Icon'
import type { Land, TableInfo } from '../wire/protocol'
import { t } from '../words/common'
import { brokenText, errorText } from '../words/errors'
import { useWords } from '../words/games'
import { dateText, freeSeats, isMyTurn, othersText, scoreText, sinceText, titleOf, turnText } from './tabletexts'

export type Lands = Record<string, Land>

function Picture({ table, lands }: { table: TableInfo; lands: Lands }) {
  const preview = table.face?.preview
  const land = preview ? lands[preview.land] : undefined
  // cards have no land: before the first of them lie on the table there is nothing to draw
  const isEmpty = land?.kind === 'cards' && !preview?.marks.length
  const picture = isEmpty ? pictureOf(table.game) : undefined
  return (
    <div class="table-picture">
      {picture ? (
        <img src={picture} alt="" width={720} height={400} decoding="async" />
      ) : preview && land ? (
        <Thumbnail preview={preview} land={land} />
      ) : null}
    </div>
  )
}

/** Explains what it means to delete the only key of a seat. */
function Forget({ table, name, forget }: { table: TableInfo; name: string; forget: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const leave = () => setAsking(false)
  return (
    <>
      <button
        class="quiet table-forget"
        aria-label={`${t('ui-forget')}: ${name}`}
        title={t('ui-forget')}
        onClick={() => setAsking(true)}
      >
        <Glyph name="close" size={13} />
      </button>
      {isAsking ? (
        <Dialog label={`forget-${table.id}`} kind="forget" close={leave}>
          <h2 id={`forget-${table.id}`}>{t('ui-forget-title', { x: name })}</h2>
          <p>{t(table.status === 'over' ? 'ui-forget-over' : 'ui-forget-running')}</p>
          <p class="tools">
            <button class="main" onClick={leave}>
              {t('ui-forget-keep')}
            </button>
            <button onClick={forget}>{t('ui-forget')}</button>
          </p>
        </Dialog>
      ) : null}
    </>
  )
}

/** One of my tables. The whole card is a link. */
export function TableCard(props: { table: TableInfo; lands: Lands; forget: (name: string) => void }) {
  const { table, lands, forget } = props
  const words = useWords(table.game)
  const title = titleOf(table, words)
  const isMine = isMyTurn(table)
  const since = table.face?.since ?? table.created
  return (
    <li class={`card table-card table-row is-${table.status} ${isMine ? 'waits' : ''}`}>
      <Picture table={table} lands={lands} />
      <div class="table-text">
        <p class="table-game">{words?.has('game-title') ? words.text('game-title') : table.game}</p>
        <h3>
          {table.broken ? (
            title
          ) : (
            <a href={tableLink(table.id)} aria-label={`${t('ui-resume')}: ${title}`}>
              {title}
            </a>
          )}
        </h3>
        <p class="facts">{othersText(table)}</p>
        <p class="facts">
          {[scoreText(table)].filter(Boolean).map((text) => (
            <b key={text}>{text} · </b>
          ))}
          <time dateTime={new Date(since).toISOString()} title={dateText(since)}>
            {sinceText(since)}
          </time>
        </p>
        <p class="table-tags">
          <span class={`tag ${isMine ? 'turn' : 'theirs'}`}>{turnText(table)}</span>
          {table.what_if ? <span class="tag private">{t('ui-what-if-tag', { n: table.what_if.at })}</span> : null}
          {table.daily ? <span class="tag private">{t('daily-title')}</span> : null}
          {table.lesson ? <span class="tag private">{t('learn-lesson-tag')}</span> : null}
        </p>
        {table.broken ? <p class="problem">{brokenText(table)}</p> : null}
      </div>
      <Forget table={table} name={title} forget={() => forget(title)} />
    </li>
  )
}

/** Another player's table with an open seat. */
export function OpenRow({ table, lands }: { table: TableInfo; lands: Lands }) {
  const words = useWords(table.game)
  const [problem, setProblem] = useState('')
  const title = titleOf(table, words)
  const free = freeSeats(table)
  const people = table.seats
    .filter((s) => s.joined && s.holder !== 'bot')
    .map((s) => s.name || t('seat-name', { n: s.seat + 1 }))
  const claim = async () => {
    try {
      await claimSeat(table, free[0]!, playerName.value)
      go(tableLink(table.id))
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <li class="open-row">
      <Picture table={table} lands={lands} />
      <div>
        <strong>{title}</strong>
        <span class="facts">
          {[words?.has('game-title') ? words.text('game-title') : '', ...people, t('lobby-free', { n: free.length })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {problem ? (
          <span class="problem" role="alert">
            {problem}
          </span>
        ) : null}
      </div>
      <button aria-label={`${t('ui-sit-down')}: ${title}`} onClick={claim}>
        {t('ui-sit-down')}
      </button>
    </li>
  )
}
