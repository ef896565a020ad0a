import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'

export interface Tab {
  id: string
  name: string
  body: ComponentChildren
}

/** Tabs following the ARIA authoring practices: one tab stop, arrow keys between tabs. On a wide screen all are open at once. */
export function Tabs({ tabs, label, isWide }: { tabs: readonly Tab[]; label: string; isWide: boolean }) {
  const [open, setOpen] = useState(tabs[0]!.id)
  const buttons = useRef(new Map<string, HTMLButtonElement | null>())
  const keys = (e: KeyboardEvent, k: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key]
    if (!step) return
    e.preventDefault()
    const next = tabs[(k + step + tabs.length) % tabs.length]!.id
    setOpen(next)
    buttons.current.get(next)?.focus()
  }
  if (isWide)
    return (
      <div class="tabs-open">
        {tabs.map((tab) => (
          <section key={tab.id} class="tab-panel" aria-labelledby={`head-${tab.id}`}>
            <h2 id={`head-${tab.id}`}>{tab.name}</h2>
            {tab.body}
          </section>
        ))}
      </div>
    )
  return (
    <div class="tabs-shut">
      <div class="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, k) => (
          <button
            key={tab.id}
            ref={(node) => void buttons.current.set(tab.id, node)}
            id={`tab-${tab.id}`}
            role="tab"
            aria-selected={open === tab.id}
            aria-controls={`panel-${tab.id}`}
            tabIndex={open === tab.id ? 0 : -1}
            onClick={() => setOpen(tab.id)}
            onKeyDown={(e) => keys(e, k)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`panel-${tab.id}`}
          class="tab-panel"
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          hidden={open !== tab.id}
        >
          {open === tab.id ? tab.body : null}
        </div>
      ))}
    </div>
  )
}
