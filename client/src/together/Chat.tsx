// Chat: a button with the number of new messages, and the box that it opens beside the board.

import { useEffect, useRef } from 'preact/hooks'
import { showsChat } from '../device/settings'
import { lazyPage } from '../pages/lazypage'
import { Glyph } from '../parts/Icon'
import type { TalkLine } from '../wire/protocol'
import { t } from '../words/common'
import type { Given } from './ChatBox'
import { chatOf, lineText } from './chatlog'
import { isRemote } from './people'
import '../styles/together.css'

const ChatBox = lazyPage(() => import('./ChatBox').then((part) => part.ChatBox))

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
