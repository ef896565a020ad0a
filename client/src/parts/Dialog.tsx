import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** A modal dialog: the browser keeps the focus inside and gives it back. Without `close` it can only be answered, not left. */
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
    <dialog
      ref={box}
      class={`card ${kind}`}
      aria-labelledby={label}
      onCancel={(e) => (e.preventDefault(), close?.())}
      onClick={(e) => e.target === box.current && close?.()}
    >
      {children}
    </dialog>
  )
}
