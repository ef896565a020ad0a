import { useEffect, useState } from 'preact/hooks'
import { get } from '../wire/api'
import type { WorkshopInfo } from '../wire/protocol'

/** The stock of a game's workshop; null until it is there, or if there is none. */
export function useStock(game: string, wanted: boolean): WorkshopInfo | null {
  const [stock, setStock] = useState<WorkshopInfo | null>(null)
  useEffect(() => {
    let live = true
    if (wanted)
      void get<WorkshopInfo>(`/games/${game}/workshop`).then(
        (found) => live && setStock(found),
        () => {},
      )
    return () => {
      live = false
    }
  }, [game, wanted])
  return stock
}
