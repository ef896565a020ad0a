import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** A modal dialog: the browser keeps the focus inside and restores it. Without `close` it must be answered. */
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
