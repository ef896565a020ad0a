// The gallery of games: a picture of a real position, and the three ways in.

import { useState } from 'preact/hooks'
import { learnLink, makeLink, rulesLink, setupLink, workshopLink } from '../device/route'
import { playerName } from '../device/settings'
import { openTable } from '../pages/seats'
import { Glyph } from '../parts/Icon'
import type { GameInfo } from '../wire/protocol'
import { t } from '../words/common'
import { useWords } from '../words/games'
import { told } from '../words/told'

/** Photographs of tables that were really played, by the name of their game. */
const PICTURES = import.meta.glob<string>('../art/gallery/*.webp', { eager: true, query: '?url', import: 'default' })

const pictureOf = (game: string): string | undefined => PICTURES[`../art/gallery/${game}.webp`]

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
      setProblem(told(error))
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
        {game.finished ? null : <p class="tag">{t('ui-in-the-making')}</p>}
        <p class="game-about">{words?.has('game-about') ? words.text('game-about') : ''}</p>
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
        <p class="game-more facts">
          <a href={rulesLink(game.name)} aria-label={`${t('ui-read-rules')}: ${title}`}>
            {t('ui-read-rules')}
          </a>
          {game.workshop.length && words ? <a href={workshopLink(game.name)}>{words.text('workshop-title')}</a> : null}
          {game.own_content ? (
            <a href={makeLink(game.name)} aria-label={`${t('edit-make')}: ${title}`}>
              {t('edit-make')}
            </a>
          ) : null}
        </p>
        {problem ? (
          <p class="problem" role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </section>
  )
}
