// One clause: its text, its marks, its examples on a board, and where it applies at the table.

import { useEffect, useRef, useState } from 'preact/hooks'
import { rulesLink } from '../device/route'
import { LedgerText } from '../parts/LedgerText'
import { current } from '../session/current'
import { get } from '../wire/api'
import type { ClauseText, WhereApplies } from '../wire/protocol'
import { t } from '../words/common'
import { cut } from './chapters'
import { ExampleBoard } from './ExampleBoard'

/** Highlights what this clause forbids now. */
function Where({ clause, lit }: { clause: string; lit: () => void }) {
  const session = current.value
  const [said, setSaid] = useState('')
  useEffect(
    () => () => {
      if (session) session.ruled.value = []
    },
    [session],
  )
  if (!session) return null
  const ask = async () => {
    const key = session.key(session.update.value?.viewer ?? -1)
    try {
      const found = await get<WhereApplies>(`/tables/${session.table}/rules/${clause}`, key)
      session.ruled.value = found.targets
      const forbids = found.targets.length ? t('rules-where-forbids', { n: found.targets.length }) : ''
      const asked = found.asked ? t('rules-where-asked') : ''
      setSaid([asked, forbids].filter(Boolean).join(' ') || t('rules-where-nowhere'))
      if (found.targets.length) lit()
    } catch {
      setSaid(t('rules-where-not-asked'))
    }
  }
  return (
    <p class="where">
      <button onClick={() => void ask()}>{t('rules-where')}</button> <span role="status">{said}</span>
    </p>
  )
}

const STILL_FRAMES = 3
const MAX_FRAMES = 60

/** Scroll to it until its position is stable: chapters get their real height only when they come into view. */
function bringIntoView(item: HTMLElement): () => void {
  let last = Number.NaN
  let still = 0
  let frames = 0
  let asked = 0
  const look = () => {
    item.scrollIntoView?.({ block: 'center' })
    const top = item.getBoundingClientRect().top
    still = top === last ? still + 1 : 0
    last = top
    frames += 1
    if (still < STILL_FRAMES && frames < MAX_FRAMES) asked = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(asked)
}

export function Clause({
  clause,
  game,
  prefix,
  here,
  examples,
  wanted,
  lit,
}: {
  clause: ClauseText
  game: string
  prefix: string
  here: boolean
  examples: readonly string[]
  /** the words searched for */
  wanted: readonly string[]
  lit: () => void
}) {
  const [open, setOpen] = useState('')
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!here || !item.current) return
    item.current.focus({ preventScroll: true })
    return bringIntoView(item.current)
  }, [here])
  return (
    <li
      ref={item}
      id={clause.id}
      lang={clause.language}
      class={`${here ? 'here' : ''} ${clause.deviation ? 'deviates' : ''}`}
      tabIndex={here ? -1 : undefined}
    >
      <a class="clause-id" href={rulesLink(game, clause.id)} aria-current={here ? 'true' : undefined}>
        {clause.id}
      </a>{' '}
      <LedgerText
        text={clause.text}
        game={game}
        prefix={prefix}
        plain={(part) => cut(part, wanted).map((piece, k) => (k % 2 ? <mark key={k}>{piece}</mark> : piece))}
      />
      {clause.deviation ? (
        <p class="deviation">
          <span class="clause-mark deviating">{t('rules-mark-deviation')}</span> {clause.deviation}
        </p>
      ) : null}
      {examples.length ? (
        <p class="examples">
          {examples.map((id) => (
            <button
              key={id}
              class="quiet"
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? '' : id)}
              data-example={id}
            >
              {t('rules-example', { x: id })}
            </button>
          ))}
        </p>
      ) : null}
      {open ? <ExampleBoard key={open} id={open} clause={clause.id} prefix={prefix} /> : null}
      {here ? <Where key={clause.id} clause={clause.id} lit={lit} /> : null}
    </li>
  )
}
