// Memoized parts of a picture: most of a board stays the same, whatever happens on it.

import { Component, type ComponentChildren, type ComponentType } from 'preact'
import { useRef } from 'preact/hooks'

const isSame = (one: object, other: object): boolean => {
  const names = Object.keys(one)
  const value = (of: object, name: string) => (of as Record<string, unknown>)[name]
  return names.length === Object.keys(other).length && names.every((name) => value(one, name) === value(other, name))
}

/** A component that renders again only when a prop is a different object or a signal it reads has changed. */
export function memoized<P extends object>(Draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      // a render caused by a signal passes the same props
      return next === this.props || !isSame(next, this.props)
    }
    override render(): ComponentChildren {
      return Draw(this.props)
    }
  }
}

/** A reference to the newest value, for handlers: using it does not cause a render. */
export function useNewest<T>(value: T): { readonly current: T } {
  const newest = useRef(value)
  newest.current = value
  return newest
}

/** The previous list, if it has the same items. */
export function useSameList<T>(items: readonly T[]): readonly T[] {
  const before = useRef(items)
  const isOld = before.current.length === items.length && items.every((item, k) => item === before.current[k])
  if (!isOld) before.current = items
  return before.current
}
