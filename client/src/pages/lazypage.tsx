import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A page that few people open: its code is loaded on demand. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return (props: P) => {
    const [Page, setPage] = useState<ComponentType<P> | null>(null)
    useEffect(() => {
      load().then(
        (found) => setPage(() => found),
        () => {}, // device/newer.ts says what can be done
      )
    }, [])
    return Page ? <Page {...props} /> : null
  }
}
