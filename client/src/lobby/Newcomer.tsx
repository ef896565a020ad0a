// For players without a table: three evenings, from a guided game through the easiest scenario to the next one.

import { useEffect, useState } from 'preact/hooks'
import { Thumbnail } from '../art/Thumbnail'
import { learnLink, setupLink } from '../device/route'
import { playerName } from '../device/settings'
import { openTable } from '../pages/seats'
import { Icon, loadIcons } from '../parts/Icon'
import { get, withRetries } from '../wire/api'
import type { ContentTile, GameInfo, LessonInfo, Teaching, Tiles } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { useWords } from '../words/games'

const naming = { seat: (n: number) => t('seat-name', { n: n + 1 }) }

/** The easiest tile and the first of the next level, each the shortest of its level. */
export function evenings(tiles: readonly ContentTile[]): ContentTile[] {
  const ranked = tiles.filter((tile) => tile.level).sort((a, b) => a.level - b.level || a.minutes - b.minutes)
  const [first] = ranked
  if (!first) return []
  const next = ranked.find((tile) => tile.option === first.option && tile.level > first.level)
  return next ? [first, next] : [first]
}

export function Newcomer({ game }: { game: GameInfo }) {
  const words = useWords(game.name)
  const [found, setFound] = useState<Tiles | null>()
  const [lesson, setLesson] = useState<LessonInfo | null>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    void loadIcons(game.name)
    void withRetries(() => get<Tiles>(`/games/${game.name}/tiles`)).then(setFound, () => setFound(null))
    void withRetries(() => get<Teaching>(`/games/${game.name}/teaching`)).then(
      (taught) => setLesson(taught.lessons[0] ?? null),
      () => setLesson(null),
    )
  }, [game.name])
  const play = async (tile: ContentTile) => {
    try {
      await openTable({ game: game.name, options: { [tile.option]: tile.value } }, [playerName.value])
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  // the buttons of all three evenings are at the height that the longest text needs
  if (!words || found === undefined || lesson === undefined) return <section class="newcomer" aria-busy="true" />
  const title = words.has('game-title') ? words.text('game-title') : game.name
  const shown = found ? evenings(found.tiles) : []
  return (
    <section class="newcomer" aria-labelledby="newcomer">
      <h2 id="newcomer">{t('lobby-new-here')}</h2>
      <p class="lead">{t('lobby-new-here-more')}</p>
      <ol class="evenings">
        <li class="card evening">
          <div class="evening-picture evening-coach">
            {lesson ? <Thumbnail preview={lesson.preview} land={lesson.land} /> : <Icon name="laurels" size={56} />}
          </div>
          <div>
            <p class="table-game">
              {t('lobby-evening', { n: 1 })} · {title}
            </p>
            <h3>{t('lobby-first')}</h3>
            <p class="facts">{t('lobby-first-more')}</p>
            <a class="button main" href={learnLink(game.name)}>
              {t('lobby-begin')}
            </a>
          </div>
        </li>
        {shown.map((tile, k) => {
          const land = tile.preview ? found!.lands[tile.preview.land] : undefined
          return (
            <li class="card evening" key={tile.value}>
              <div class="evening-picture">
                {tile.preview && land ? (
                  <Thumbnail preview={tile.preview} land={land} />
                ) : (
                  <Icon name={tile.icon} size={56} />
                )}
              </div>
              <div>
                <p class="table-game">{t('lobby-evening', { n: k + 2 })}</p>
                <h3>{words.say(tile.name, naming)}</h3>
                <p class="facts">{tile.about ? words.say(tile.about, naming) : t('lobby-second-more')}</p>
                <p class="evening-ways">
                  <button onClick={() => void play(tile)}>{t('lobby-play')}</button>
                  <a href={setupLink(game.name, { [tile.option]: tile.value })}>{t('lobby-look')}</a>
                </p>
              </div>
            </li>
          )
        })}
      </ol>
      {problem ? (
        <p class="problem card" role="alert">
          {problem}
        </p>
      ) : null}
      <div class="card no-tables">
        <h3>{t('lobby-none')}</h3>
        <p>{t('lobby-none-more')}</p>
      </div>
    </section>
  )
}
