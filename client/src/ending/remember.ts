// Remembers a finished game on this device, for the page My games.

import { outcomeFor, ownFirst, rememberGame } from '../device/played'
import type { Session } from '../session/session'

export function remember(session: Session): void {
  const { table, held, scene } = session.update.value!
  const [seat] = held
  if (seat === undefined || table.what_if || table.lesson || !scene?.result) return
  const { winners, scores } = scene.result
  const outcome = outcomeFor(seat, winners, table.players)
  const daily = table.daily ? { daily: table.daily } : {}
  const own = { table: table.id, game: table.game, at: Date.now(), outcome, scores: ownFirst(seat, scores), ...daily }
  rememberGame(own, table.created)
}
