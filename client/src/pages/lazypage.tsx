import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A page that few people open: its code is loaded on demand. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return (props: P) => {
    const [Page, setPage] = useState<ComponentType<P> | null>(null)
    useEffect(() => void load().then((found) => setPage(() => found)), [])
    return Page ? <Page {...props} /> : null
  }
}
