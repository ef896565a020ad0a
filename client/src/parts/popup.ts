// Pop-ups: what opens over the page closes with Escape, with a press outside it, and when another page is shown.

import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { isOtherPage } from '../device/route'
import { grip } from '../session/hand'

interface Popup {
  /** the button that opens it, or the `details` with it, and what it opens */
  parts: () => Element[]
  close: () => void
  /** it lies beside what is used meanwhile: a press outside leaves it open */
  stays: boolean
}

/** The newest is the last. */
const popups: Popup[] = []

addEventListener(
  'keydown',
  (e) => {
    const top = popups[popups.length - 1]
    // a dialog and a drag come first
    if (e.key !== 'Escape' || !top || grip.isOn || document.querySelector('dialog[open]')) return
    e.stopPropagation()
    const [opener] = top.parts()
    top.close()
    const home = opener?.querySelector<HTMLElement>(':scope > summary') ?? opener
    if (home instanceof HTMLElement) home.focus()
  },
  true,
)
addEventListener(
  'pointerdown',
  (e) => {
    const pressed = e.target as Element
    if (pressed.closest('dialog')) return
    for (const one of popups.filter((one) => !one.stays && !one.parts().some((part) => part.contains(pressed))))
      one.close()
  },
  true,
)
addEventListener('hashchange', (e) => {
  if (isOtherPage(e)) for (const one of popups.slice()) one.close()
})

/** Close this as all pop-ups are closed, until the returned function is called. Escape gives the focus to the first part. */
function closing(parts: readonly RefObject<Element | null>[], close: () => void, stays = false): () => void {
  const one: Popup = { parts: () => parts.flatMap((part) => part.current ?? []), close, stays }
  popups.push(one)
  return () => {
    if (popups.includes(one)) popups.splice(popups.indexOf(one), 1)
  }
}

export function usePopup(isOpen: boolean, close: () => void, parts: RefObject<Element | null>[], stays = false): void {
  const newest = useRef(close)
  newest.current = close
  // before the next key can come
  useLayoutEffect(() => (isOpen ? closing(parts, () => newest.current(), stays) : undefined), [isOpen, stays])
}

/** For a `details` that is a menu. */
export function useMenu(opened?: () => void) {
  const ref = useRef<HTMLDetailsElement>(null)
  const ended = useRef<(() => void) | null>(null)
  const know = (isOpen: boolean) => {
    if (isOpen) ended.current ??= closing([ref], close)
    else {
      ended.current?.()
      ended.current = null
    }
  }
  // the toggle event may come after the next key, so nothing waits for it
  const close = () => {
    if (ref.current) ref.current.open = false
    know(false)
  }
  const onClick = (e: MouseEvent) => {
    const { current } = ref
    if (current && (e.target as Element).closest('summary')?.parentElement === current) know(!current.open)
  }
  const onToggle = () => {
    know(Boolean(ref.current?.open))
    if (ref.current?.open) opened?.()
  }
  useEffect(() => () => know(false), [])
  return { ref, onClick, onToggle }
}
