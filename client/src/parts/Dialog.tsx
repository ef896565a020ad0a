import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { isOtherPage } from '../device/route'

/**
 * A modal dialog: the browser keeps the focus inside and restores it. It closes when another page is shown. Without `close`
 * it must be answered.
 */
export function Dialog({
  label,
  kind,
  close,
  children,
}: {
  label: string
  kind: string
  close?: () => void
  children: ComponentChildren
}) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current!
    dialog.showModal?.()
    return () => dialog.close?.()
  }, [])
  const leave = useRef(close)
  leave.current = close
  useEffect(() => {
    const left = (e: HashChangeEvent) => isOtherPage(e) && leave.current?.()
    addEventListener('hashchange', left)
    return () => removeEventListener('hashchange', left)
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, and so does Escape, which the browser reports as cancel
    <dialog
      ref={box}
      class={`card ${kind}`}
      aria-labelledby={label}
      onCancel={(e) => {
        e.preventDefault()
        close?.()
      }}
      onClick={(e) => e.target === box.current && close?.()}
    >
      {children}
    </dialog>
  )
}
