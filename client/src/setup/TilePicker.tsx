// Set-up step "What to play": tiles with a picture of the opening, duration, difficulty and number of players.

import { useState } from 'preact/hooks'
import { Thumbnail } from '../art/Thumbnail'
import { Icon } from '../parts/Icon'
import type { ContentTile, Land } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { kebab, naming } from './fields'

const LEVELS = [1, 2, 3]

export function Level({ level }: { level: number }) {
  return (
    <span class="level" title={t('setup-level', { n: level })}>
      {LEVELS.map((n) => (
        <i key={n} class={n <= level ? 'full' : ''} />
      ))}
      <span class="sr">{t('setup-level', { n: level })}</span>
    </span>
  )
}

export function TilePicture({
  tile,
  lands,
  whole = false,
}: {
  tile: ContentTile
  lands: Record<string, Land>
  whole?: boolean
}) {
  const land = tile.preview ? lands[tile.preview.land] : undefined
  if (tile.preview && land) return <Thumbnail preview={tile.preview} land={land} whole={whole} />
  return (
    <span class="tile-emblem">
      <Icon name={tile.icon} size={72} />
    </span>
  )
}

const playersOf = ([low, high]: readonly number[]): string =>
  low === high ? t('setup-so-many', { n: low! }) : t('setup-players', { low: low!, high: high! })

function Tile({
  tile,
  lands,
  words,
  isChosen,
  choose,
}: {
  tile: ContentTile
  lands: Record<string, Land>
  words: Catalogue
  isChosen: boolean
  choose: () => void
}) {
  const [a, b] = tile.forces
  return (
    <label class={`tile-card ${isChosen ? 'chosen' : ''}`}>
      <input type="radio" name={tile.option} value={tile.value} checked={isChosen} onChange={choose} />
      <span class="tile-picture">
        <TilePicture tile={tile} lands={lands} />
        {tile.group ? <span class="tile-group">{words.text(`tile-group-${tile.group}`)}</span> : null}
      </span>
      <span class="tile-text">
        <span class="tile-name">{words.say(tile.name, naming)}</span>
        <span class="tile-facts">
          <span>
            {[tile.minutes ? t('setup-minutes', { n: tile.minutes }) : '', playersOf(tile.players)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {tile.level ? <Level level={tile.level} /> : null}
        </span>
        {a !== undefined && b !== undefined ? <span class="tile-facts">{t('setup-units', { a, b })}</span> : null}
      </span>
    </label>
  )
}

/** The tiles of one option: all of them, or those of a group. */
export function TilePicker({
  option,
  tiles,
  lands,
  words,
  value,
  put,
}: {
  option: string
  tiles: readonly ContentTile[]
  lands: Record<string, Land>
  words: Catalogue
  value: string
  put: (tile: ContentTile) => void
}) {
  const [group, setGroup] = useState('')
  const groups = [...new Set(tiles.map((tile) => tile.group).filter(Boolean))]
  const name = words.text(`option-${kebab(option)}`)
  const shown = tiles.filter((tile) => !group || tile.group === group)
  return (
    <fieldset class="tile-field">
      <legend>{name}</legend>
      {groups.length > 1 ? (
        <div class="kinds">
          {['', ...groups].map((one) => (
            <button key={one} type="button" class="kind" aria-pressed={one === group} onClick={() => setGroup(one)}>
              {one ? words.text(`tile-group-${one}`) : t('setup-all')}{' '}
              <b>{tiles.filter((tile) => !one || tile.group === one).length}</b>
            </button>
          ))}
        </div>
      ) : null}
      <div class="tile-grid">
        {shown.map((tile) => (
          <Tile
            key={tile.value}
            tile={tile}
            lands={lands}
            words={words}
            isChosen={tile.value === value}
            choose={() => put(tile)}
          />
        ))}
      </div>
    </fieldset>
  )
}
