// What is played at a table, for people who do not sit at it yet: game, scenario, sides, length, and how to learn it.

import { useEffect, useState } from 'preact/hooks'
import { Thumbnail } from '../art/Thumbnail'
import { learnLink } from '../device/route'
import { get } from '../wire/api'
import type { GameInfo, Games, Static, TableInfo, Tables, Tiles } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { gameShown, t } from '../words/common'
import { useWords } from '../words/games'
import { playersText } from './Gallery'
import { titleOf } from './tabletexts'

export interface About {
  words: Catalogue | null
  /** the name of the game */
  game: string
  /** the scenario, map or adventure, or the name of the table */
  title: string
  minutes: readonly [number, number]
  /** the side of each seat; empty if it is not settled */
  sides: readonly string[]
  listed: Tables | null
}

/** The side of each seat: chosen for it, or fixed by the scenario. */
function sidesOf(info: TableInfo, game: GameInfo | undefined, known: Static | null, words: Catalogue | null): string[] {
  const chosen = game?.each ? String(info.options[game.each.option] ?? '').split(',') : null
  return info.seats.map(({ seat }) => {
    const id = chosen?.[seat]?.trim()
    const name = chosen ? game?.each?.sides.find((side) => side.id === id)?.name : known?.sides[seat]?.name
    return name && words?.has(name) ? words.text(name) : ''
  })
}

export function useAbout(info: TableInfo): About {
  const words = useWords(info.game)
  const [listed, setListed] = useState<Tables | null>(null)
  const [games, setGames] = useState<Games | null>(null)
  const [tiles, setTiles] = useState<Tiles | null>(null)
  const [known, setKnown] = useState<Static | null>(null)
  useEffect(() => {
    gameShown.value = info.game
    // what cannot be read is left out
    const none = () => {}
    void get<Tables>(`/tables?ids=${info.id}`).then(setListed, none)
    void get<Games>('/games').then(setGames, none)
    void get<Tiles>(`/games/${info.game}/tiles`).then(setTiles, none)
    void get<Static>(`/tables/${info.id}/static`).then(setKnown, none)
  }, [info.id])
  const game = games?.games.find((one) => one.name === info.game)
  const tile = tiles?.tiles.find((one) => String(info.options[one.option] ?? '') === one.value)
  const face = listed?.tables[0]
  return {
    words,
    game: words?.has('game-title') ? words.text('game-title') : info.game,
    title: titleOf(face ?? info, words),
    minutes: tile?.minutes ? [tile.minutes, tile.minutes] : [game?.minutes[0] ?? 0, game?.minutes[1] ?? 0],
    sides: sidesOf(info, game, known, words),
    listed,
  }
}

/** The head of a page about a table. */
export function AboutCard({ info, about, level = 2 }: { info: TableInfo; about: About; level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  const preview = about.listed?.tables[0]?.face?.preview
  const land = preview ? about.listed?.lands[preview.land] : undefined
  const [short, long] = about.minutes
  const minutes = !long
    ? ''
    : short === long
      ? t('about-minutes', { n: long })
      : t('lobby-minutes', { low: short, high: long })
  return (
    <div class="about-table" aria-busy={!about.words}>
      {preview && land ? (
        <div class="about-picture">
          <Thumbnail preview={preview} land={land} />
        </div>
      ) : null}
      <div>
        <p class="table-game">{about.game}</p>
        <Heading>{about.title}</Heading>
        <p class="facts">{[playersText([info.players, info.players]), minutes].filter(Boolean).join(' · ')}</p>
        <p>
          <a class="button" href={learnLink(info.game)}>
            {t('about-learn', { x: about.game })}
          </a>
        </p>
      </div>
    </div>
  )
}
