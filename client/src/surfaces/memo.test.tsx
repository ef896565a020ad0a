import { signal } from '@preact/signals'
import { cleanup, render } from '@testing-library/preact'
import { act } from 'preact/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { memoized, useNewest, useSameList } from './memo'

afterEach(cleanup)

describe('memoized parts', () => {
  it('render again only for new props and for signals they read', () => {
    const word = signal('a')
    let drawn = 0
    const Part = memoized(({ n }: { n: number }) => {
      drawn++
      return (
        <p>
          {n} {word.value}
        </p>
      )
    })
    const Whole = ({ n }: { n: number }) => <Part n={n} />
    const page = render(<Whole n={1} />)
    page.rerender(<Whole n={1} />)
    expect(drawn).toBe(1)
    page.rerender(<Whole n={2} />)
    expect(page.container.textContent).toBe('2 a')
    void act(() => {
      word.value = 'b'
    })
    expect(page.container.textContent).toBe('2 b')
    expect(drawn).toBe(3)
  })

  it('use the newest value, and keep a list with the same items', () => {
    const lists: (readonly number[])[] = []
    const Part = memoized(({ acts }: { acts: { readonly current: () => string } }) => (
      <button title={acts.current()}>x</button>
    ))
    let newest: { readonly current: () => string } | null = null
    const Whole = ({ says, items }: { says: string; items: number[] }) => {
      newest = useNewest(() => says)
      lists.push(useSameList(items))
      return <Part acts={newest} />
    }
    const page = render(<Whole says="one" items={[1, 2]} />)
    page.rerender(<Whole says="two" items={[1, 2]} />)
    page.rerender(<Whole says="three" items={[1, 3]} />)
    expect(newest!.current()).toBe('three')
    expect(page.container.querySelector('button')!.title).toBe('one')
    expect(lists[1]).toBe(lists[0])
    expect(lists[2]).toEqual([1, 3])
  })
})
