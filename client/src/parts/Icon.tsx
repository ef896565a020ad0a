import { games, own } from 'virtual:icons'
import { signal } from '@preact/signals'

/** Path data as the build writes it, all relative and at half the size, in full size. The flags and the angle of an arc have none. */
export const fullPath = (d: string): string =>
  d.replace(/([a-z])([^a-z]*)/g, (_, command: string, numbers: string) => {
    let k = 0
    return (
      command +
      numbers.replace(/ ?(-?[\d.]+)/g, (_, n: string) =>
        command === 'a' && [2, 3, 4].includes(k++ % 7) ? ` ${n}` : ` ${2 * Number(n)}`,
      )
    )
  })

const full = (short: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(short).map(([name, d]) => [name, fullPath(d)]))

const icons = signal<Record<string, string>>(full(own))

/** Load the icons of a game. A game without its own graphics has none. */
export async function loadIcons(game: string): Promise<void> {
  const found = await games[game]?.()
  if (found) icons.value = { ...icons.value, ...full(found.default) }
}

/** The address of an icon in the sprite, for <use>. An empty name gives a question mark. */
export const iconAt = (name: string): string => `#icon-${name || 'uncertainty'}`

/** Is there an icon of this name on the page? */
export const hasIcon = (name: string): boolean => name in icons.value

/** All icons of the page, once; each is drawn with <use>. 512 units wide (game-icons.net). */
export function IconSprite() {
  return (
    <svg class="textures" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(icons.value).map(([name, d]) => (
          <path key={name} id={`icon-${name}`} d={d} />
        ))}
      </defs>
    </svg>
  )
}

/** A size in pixels at the default font size; scales with the font size. */
export const rem = (size: number): string => `${size / 16}rem`

/** An icon in running text. The text next to it always gives its meaning. */
export function Icon({ name, size = 18 }: { name: string; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 512 512" width={rem(size)} height={rem(size)} aria-hidden="true" focusable="false">
      <use href={iconAt(name)} fill="currentColor" />
    </svg>
  )
}

export const GLYPHS = {
  first: 'M4 4h2.4v16H4zM20 4L8 12l12 8z',
  back: 'M15.4 4L18 6.6L12.2 12L18 17.4L15.4 20L7 12z',
  play: 'M6 3.5L20 12L6 20.5z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  forward: 'M8.6 4L6 6.6L11.8 12L6 17.4L8.6 20L17 12z',
  last: 'M4 4l12 8L4 20zM17.6 4H20v16h-2.4z',
  plus: 'M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z',
  minus: 'M4 10.5h16v3H4z',
  whole: 'M4 4h7v2.6H6.6V11H4zM20 20h-7v-2.6h4.4V13H20zM13 4h7v7h-2.6V6.6H13zM11 20H4v-7h2.6v4.4H11z',
  close: 'M5.6 4L12 10.2L18.4 4L20 5.6L13.8 12L20 18.4L18.4 20L12 13.8L5.6 20L4 18.4L10.2 12L4 5.6z',
  down: 'M4 8l2-2l6 6.4L18 6l2 2l-8 8.6z',
  up: 'M4 16l2 2l6-6.4L18 18l2-2l-8-8.6z',
  undo: 'M10 4v4.2c6 .2 10 3.6 10 10.8c-1.8-3.8-5-5.6-10-5.4V18L3 11z',
  key: 'M4 4h4v4H4zM10 5h10v2H10zM4 10h4v4H4zM10 11h10v2H10zM4 16h4v4H4zM10 17h10v2H10z',
  turn: 'M12 3a9 9 0 1 1-8.7 6.7l2.9.8A6 6 0 1 0 12 6v3.6L6.4 4.8L12 0z',
  tape: 'M2 7h20v10H2zM4 9v6h16V9h-2v3h-1.6V9h-2v4h-1.6V9h-2v3H9.200V9h-2v4H5.600V9z',
  talk: 'M4 3h16q2 0 2 2v10q0 2-2 2h-8l-6 5v-5H4q-2 0-2-2V5q0-2 2-2zM7 9v2h2V9zM11 9v2h2V9zM15 9v2h2V9z',
  gear: 'M10.4 2h3.2l.5 2.9 1.9.8 2.4-1.7 2.3 2.3-1.7 2.4.8 1.9 2.9.5v3.2l-2.9.5-.8 1.9 1.7 2.4-2.3 2.3-2.4-1.7-1.9.8-.5 2.9h-3.2l-.5-2.9-1.9-.8-2.4 1.7-2.3-2.3 1.7-2.4-.8-1.9L1.6 14v-3.2l2.9-.5.8-1.9L3.6 6l2.3-2.3 2.4 1.7 1.9-.8zM12 8.6a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 0 0 0-7.2z',
} as const

/** Icons of the client's own buttons, which fonts often lack. */
export function Glyph({ name, size = 16 }: { name: keyof typeof GLYPHS; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={rem(size)} height={rem(size)} aria-hidden="true" focusable="false">
      <path d={GLYPHS[name]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  )
}
