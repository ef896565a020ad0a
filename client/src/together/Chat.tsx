// Chat: a button with the number of new messages, and the box that it opens beside the board.

import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { showsChat } from '../device/settings'
import { Glyph } from '../parts/Icon'
import { Problem } from '../parts/Problem'
import { usePopup } from '../parts/popup'
import type { TableInfo, TalkLine } from '../wire/protocol'
import { t } from '../words/common'
import { chatOf, lineText, type TableChat } from './chatlog'
import { isRemote, timeText } from './people'
import '../styles/together.css'

interface Given {
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
function ChatBox(given: Given & { close: () => void; opener: RefObject<HTMLElement | null> }) {
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever reads by keyboard must be able to scroll it */}
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

/** The button in the bar: it counts new messages, announces them to screen readers, and opens the box. */
export function ChatButton(given: Given) {
  const { table, held, seatName } = given
  const talk = chatOf(table.id)
  const button = useRef<HTMLButtonElement>(null)
  const isWanted = showsChat.value && isRemote(table)
  useEffect(() => {
    talk.own.value = held
    if (isWanted) void talk.follow(table.talked)
  }, [table.talked, isWanted, held.join()])
  // announce only what arrives while the page is open
  const first = useRef<number | null>(null)
  if (first.current === null) first.current = table.talked
  if (!isWanted) return null
  const news = talk.visible.value.filter((line) => line.number > first.current! && !held.includes(line.seat)).slice(-1)
  const say = (line: TalkLine) => {
    const text = lineText(line, seatName)
    return line.kind === 'note' ? text : t('ui-talk-line', { p: seatName(line.seat), text })
  }
  const close = () => {
    if (document.activeElement?.closest('.talk')) button.current?.focus()
    talk.close()
  }
  const unread = talk.unread.value
  return (
    <>
      <button
        ref={button}
        class={`talk-button ${unread ? 'news' : ''}`}
        aria-expanded={talk.isOpen.value}
        aria-label={t('ui-talk-unread', { n: unread })}
        title={t('ui-talk')}
        onClick={() => (talk.isOpen.value ? close() : void talk.open())}
      >
        <Glyph name="talk" size={18} />
        {unread ? <b>{unread > 99 ? '99+' : unread}</b> : null}
      </button>
      <span class="sr" role="log" aria-live="polite">
        {news.map(say).join(' ')}
      </span>
      {talk.isOpen.value ? <ChatBox {...given} close={close} opener={button} /> : null}
    </>
  )
}
