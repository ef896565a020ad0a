// The opening position of a battle, drawn as at the table. Clicks do nothing.

import { useEffect, useState } from 'preact/hooks'
import { loadIcons } from '../parts/Icon'
import { Small, staticSession } from '../reader/ExampleBoard'
import type { Session } from '../session/session'
import { loadSurface } from '../surfaces'
import { get } from '../wire/api'
import type { DailyBattle, DailyOpening } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'

export function Opening({ battle, words }: { battle: DailyBattle; words: Catalogue }) {
  const [session, setSession] = useState<Session | null>(null)
  useEffect(() => {
    let isLatest = true
    const load = async () => {
      const found = await get<DailyOpening>(`/daily/${battle.game}/opening?day=${battle.day}`)
      await Promise.all([loadSurface(found.static.surface.kind), loadIcons(battle.game)])
      if (isLatest) setSession(staticSession(found, words))
    }
    void load().catch(() => {}) // the simpler picture stays
    return () => {
      isLatest = false
    }
  }, [words])
  return session ? (
    <div class="daily-still" inert>
      <Small session={session} refused={[]} act={() => {}} />
    </div>
  ) : null
}
