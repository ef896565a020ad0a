// The messages of a table and the field for one's own.

import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Glyph } from '../parts/Icon'
import { Problem } from '../parts/Problem'
import { usePopup } from '../parts/popup'
import type { TableInfo, TalkLine } from '../wire/protocol'
import { t } from '../words/common'
import { chatOf, lineText, type TableChat } from './chatlog'
import { timeText } from './people'

export interface Given {
  table: TableInfo
  /** the seats held here, and the one that speaks; none for spectators */
  held: readonly number[]
  speaker: number
  seatName: (seat: number) => string
  /** it is a part of the page, not over it */
  stays?: boolean
}

const LONGEST = 300

function Line({ line, seatName }: { line: TalkLine; seatName: Given['seatName'] }) {
  const text = lineText(line, seatName)
  if (line.kind === 'note')
    return (
      <li class="talk-note">
        <bdi>{text}</bdi>
      </li>
    )
  return (
    <li>
      <strong>
        <bdi>{seatName(line.seat)}</bdi>
      </strong>{' '}
      <small>{timeText(line.at)}</small> <bdi class="talk-text">{text}</bdi>
    </li>
  )
}

/** Mute other players. */
function Mutes({ talk, table, held, seatName }: Given & { talk: TableChat }) {
  const others = table.seats.filter((seat) => seat.holder !== 'bot' && seat.joined && !held.includes(seat.seat))
  return (
    <p class="talk-mutes">
      {others.map(({ seat }) => {
        const isMuted = talk.muted.value.includes(seat)
        return (
          <button key={seat} class="quiet" onClick={() => talk.mute(seat, !isMuted)}>
            {t(isMuted ? 'ui-talk-unmute' : 'ui-talk-mute', { p: seatName(seat) })}
          </button>
        )
      })}
    </p>
  )
}

function Speak({ talk, speaker }: { talk: TableChat; speaker: number }) {
  const [text, setText] = useState('')
  const send = async (e: Event) => {
    e.preventDefault()
    if (text.trim() && (await talk.say(speaker, { text }))) setText('')
  }
  return (
    <>
      <ul class="talk-phrases" aria-label={t('ui-talk-phrases')}>
        {talk.phrases.value.map((phrase) => (
          <li key={phrase}>
            <button data-phrase={phrase} onClick={() => void talk.say(speaker, { phrase })}>
              {t(`talk-${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
      <form class="talk-form" onSubmit={send}>
        <input
          maxLength={LONGEST}
          value={text}
          aria-label={t('ui-talk-say')}
          placeholder={t('ui-talk-say')}
          autocomplete="off"
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <button class="main" type="submit">
          {t('ui-talk-send')}
        </button>
      </form>
    </>
  )
}

/** The messages and the input. */
export function ChatBox(given: Given & { close: () => void; opener: RefObject<HTMLElement | null> }) {
  const { table, speaker, seatName, close, opener, stays = false } = given
  const talk = chatOf(table.id)
  const box = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const lines = talk.visible.value
  useEffect(() => box.current?.focus(), [])
  usePopup(true, close, [opener, box], stays)
  useEffect(() => void list.current?.scrollTo?.(0, list.current.scrollHeight), [lines.length])
  return (
    <section ref={box} class="talk card" aria-label={t('ui-talk-at-table')} tabIndex={-1}>
      <header>
        <h2>{t('ui-talk-at-table')}</h2>
        <button class="quiet" aria-label={t('ui-close')} onClick={close}>
          <Glyph name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people who read by keyboard must be able to scroll it */}
      <ul class="talk-lines" ref={list} tabIndex={0} aria-label={t('ui-talk-at-table')}>
        {lines.length ? null : <li class="facts">{t('ui-talk-none')}</li>}
        {lines.map((line) => (
          <Line key={line.number} line={line} seatName={seatName} />
        ))}
      </ul>
      <Problem text={talk.problem.value} />
      {speaker >= 0 ? <Speak talk={talk} speaker={speaker} /> : null}
      <p class="facts">{t(speaker >= 0 ? 'ui-talk-public' : 'ui-talk-watching')}</p>
      <Mutes talk={talk} {...given} />
    </section>
  )
}
