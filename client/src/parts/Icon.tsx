import paths from 'virtual:icons'

const UNKNOWN = paths['uncertainty'] ?? ''

/** One icon of the game-icons set (512 units wide) as path data; an unknown name shows the sign of uncertainty. */
export function iconPath(name: string): string {
  return paths[name] ?? UNKNOWN
}

/** An icon inside running text; its meaning is always given in words beside it. */
export function Icon({ name, size = 18 }: { name: string; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <path d={iconPath(name)} fill="currentColor" />
    </svg>
  )
}
