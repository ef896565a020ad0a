// The gallery of games: a picture of a real position and the buttons to play, learn and set up.

import { useState } from 'preact/hooks'
import { pictureOf } from '../art/pictures'
import { learnLink, makeLink, rulesLink, setupLink, workshopLink } from '../device/route'
import { playerName } from '../device/settings'
import { openTable } from '../pages/seats'
import { Glyph } from '../parts/Icon'
import { Problem } from '../parts/Problem'
import type { GameInfo } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { useWords } from '../words/games'

export const playersText = ([low, high]: readonly [number, number] | readonly number[]): string =>
  low === high ? t('ui-for-so-many', { n: low! }) : t('ui-for-players', { low: low!, high: high! })

export function GameCard({ game }: { game: GameInfo }) {
  const words = useWords(game.name)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const title = words?.has('game-title') ? words.text('game-title') : game.name
  const playNow = async () => {
    setBusy(true)
    try {
      await openTable({ game: game.name }, [playerName.value])
    } catch (error) {
      setProblem(errorText(error))
      setBusy(false)
    }
  }
  const picture = pictureOf(game.name)
  const [short, long] = game.minutes
  return (
    <section class="card game-card" aria-labelledby={`game-${game.name}`} aria-busy={!words}>
      <div class={`game-picture surface-${game.surface}`}>
        {picture ? <img src={picture} alt="" width={720} height={400} decoding="async" /> : null}
        <h2 id={`game-${game.name}`}>{title}</h2>
      </div>
      <div class="game-text">
        <p class="game-about">
          {game.finished ? null : <span class="tag">{t('ui-in-the-making')}</span>}{' '}
          {words?.has('game-about') ? words.text('game-about') : ''}
        </p>
        <p class="facts">
          {playersText(game.players)}
          {long ? ` · ${t('lobby-minutes', { low: short, high: long })}` : ''}
        </p>
        <p class="game-ways">
          <button class="main" disabled={busy} onClick={playNow} aria-label={t('lobby-play-of', { x: title })}>
            {t('lobby-play')}
          </button>
          <a class="button" href={learnLink(game.name)} aria-label={`${t('ui-learn')}: ${title}`}>
            {t('ui-learn')}
          </a>
          <a class="button" href={setupLink(game.name)} aria-label={t('lobby-set-up-of', { x: title })}>
            <Glyph name="gear" /> <span>{t('lobby-set-up')}</span>
          </a>
        </p>
        <div class="game-more facts">
          <a href={rulesLink(game.name)} aria-label={`${t('ui-read-rules')}: ${title}`}>
            {t('ui-read-rules')}
          </a>
          {game.workshop.length && words ? <a href={workshopLink(game.name)}>{words.text('workshop-title')}</a> : null}
          {game.own_content ? (
            <a href={makeLink(game.name)} aria-label={`${t('edit-make')}: ${title}`}>
              {t('edit-make')}
            </a>
          ) : null}
          <Problem text={problem} />
        </div>
      </div>
    </section>
  )
}
