import type { ComponentChildren } from 'preact'
import { rulesLink } from '../device/route'
import { t } from '../words/common'

const MARK = /^\[(ruling|option)\]$/

/** Rule text with its marks as labels, and clause ids as links; `plain` renders the rest. */
export function LedgerText({
  text,
  game,
  prefix,
  plain = (part) => part,
}: {
  text: string
  game: string
  prefix: string
  plain?: (part: string) => ComponentChildren
}) {
  const parts = text.split(/(`[^`]+`|\[(?:ruling|option)\]|\b[A-Z]{2}-\d+\.\d+\b)/)
  return (
    <>
      {parts.map((part, i) =>
        MARK.test(part) ? (
          <span key={i} class={`clause-mark ${part.slice(1, -1)}`}>
            {t(`rules-mark-${part.slice(1, -1)}`)}
          </span>
        ) : part.startsWith('`') ? (
          <code key={i}>{part.slice(1, -1)}</code>
        ) : part.startsWith(`${prefix}-`) && /\d$/.test(part) ? (
          <a key={i} href={rulesLink(game, part)}>
            {part}
          </a>
        ) : (
          plain(part)
        ),
      )}
    </>
  )
}
