import { useEffect } from 'preact/hooks'
import { hint, toggleHint } from '../session/hint'
import type { Session } from '../session/session'
import { pieceLabel } from '../words/labels'
import { listed } from './Answer'
import { keyOpen, turnedByHand } from './inview'
import { handCards, kept } from './raise'

/** Keyboard shortcuts that work anywhere at the table, except while typing. */
export function useKeys(session: Session): void {
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || session.passTo.value !== null) return
      if ((e.target as HTMLElement).closest?.('input, select, textarea, dialog')) return
      if (e.key.toLowerCase() === 'a' && session.isAdjustable) return void session.adjust()
      const { main, rest, quiet } = listed(session)
      const keyed = session.options.value.find((option) => option.key && option.key === e.key.toLowerCase())
      const answer =
        keyed ??
        (e.key === '0' ? quiet[0] : /^[1-9]$/.test(e.key) ? [...main, ...rest, ...quiet][Number(e.key) - 1] : undefined)
      const armed = session.armed.value
      const only = answer?.targets.length === 1 ? answer.targets[0]! : ''
      const card = handCards(session).find((piece) => piece.targets.includes(only))
      // the first press raises a card, the second plays it
      if (card && session.question.value && kept.value !== card.id) kept.value = card.id
      else if (answer && session.question.value) void session.press(answer)
      else if (e.key === 'Enter' && armed && !(e.target as HTMLElement).closest?.('button, a, summary, [role=button]'))
        void session.pick(armed)
      else if (e.key === 'u' && session.update.value?.undo && !session.past.value)
        void session.undo(session.update.value.back || 1)
      else if (e.key === 'Escape') {
        hint.value = null
        // a refusal is closed first; what is in the hand stays there
        if (session.why.value) session.why.value = null
        else session.clear()
      } else if (e.key === 't') turnedByHand.value = !turnedByHand.value
      else if (e.key === 'k') keyOpen.value = !keyOpen.value
      else if (e.key === 'i') toggleHint()
      else if (e.key === 'w' && session.question.value) {
        const about = hint.value
        const place =
          about?.subject.kind === 'place' ? session.data.value?.surface.places[about.subject.place] : undefined
        const target = place?.targets[0] ?? about?.targets[0]
        if (target)
          void session.askWhy(
            target,
            place?.name ?? (about?.subject.kind === 'piece' ? pieceLabel(session, about.subject.piece) : target),
          )
      }
    }
    addEventListener('keydown', keys)
    return () => {
      removeEventListener('keydown', keys)
      keyOpen.value = false
    }
  }, [session])
}
