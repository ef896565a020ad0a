import { rulesLink } from '../device/route'

/** Ledger text with its `code` marks and ids of other clauses as links. */
export function LedgerText({ text, game, prefix }: { text: string; game: string; prefix: string }) {
  const parts = text.split(/(`[^`]+`|\b[A-Z]{2}-\d+\.\d+\b)/)
  return (
    <>
      {parts.map((part, i) =>
        part.startsWith('`') ? (
          <code key={i}>{part.slice(1, -1)}</code>
        ) : part.startsWith(`${prefix}-`) && /\d$/.test(part) ? (
          <a key={i} href={rulesLink(game, part)}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  )
}
