// Parts of a picture that stay as they are while what they were given stays: most of a board does, whatever happens on it.

import { Component, type ComponentChildren, type ComponentType } from 'preact'
import { useRef } from 'preact/hooks'

const isSame = (one: object, other: object): boolean => {
  const names = Object.keys(one)
  const value = (of: object, name: string) => (of as Record<string, unknown>)[name]
  return names.length === Object.keys(other).length && names.every((name) => value(one, name) === value(other, name))
}

/** A part that is drawn anew only when something that it is given is another thing, or when a signal that it reads has changed. */
export function kept<P extends object>(Draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      // what is drawn for a reason of its own is given the very same things
      return next === this.props || !isSame(next, this.props)
    }
    override render(): ComponentChildren {
      return Draw(this.props)
    }
  }
}

/** The newest of something that is made anew all the time, for handlers: who holds this need not be drawn anew. */
export function useNewest<T>(value: T): { readonly current: T } {
  const newest = useRef(value)
  newest.current = value
  return newest
}

/** The list of before, if it has the same items. */
export function useSameList<T>(items: readonly T[]): readonly T[] {
  const before = useRef(items)
  const isOld = before.current.length === items.length && items.every((item, k) => item === before.current[k])
  if (!isOld) before.current = items
  return before.current
}
