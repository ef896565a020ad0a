// Portraits of players, made from parts of the figures: a player here, a friend, anyone, and bots by strength.

import { coloursOf, drawingOf } from '../art/figures/figure'
import { Drawn } from '../art/figures/strokes'
import type { Recipe } from '../wire/protocol'
import '../styles/figures.css'

const plain: Recipe = {
  body: 'tunic',
  head: 'man',
  cap: '',
  arms: '',
  shield: '',
  mount: '',
  whole: '',
  hero: false,
  skin: '',
  hide: '',
}

const HOLDERS: Record<string, Recipe> = {
  here: { ...plain, cap: 'kettle', arms: 'sword', shield: 'heater' },
  link: { ...plain, cap: 'hood', arms: 'longbow' },
  open: { ...plain, body: 'mail', cap: 'nasal', arms: 'spear', shield: 'round' },
}
/** The bots of a game from strongest to weakest. */
const BOTS: readonly Recipe[] = [
  { ...plain, body: 'surcoat', cap: 'greathelm', arms: 'longsword', shield: 'heater' },
  { ...plain, body: 'mail', cap: 'horned', arms: 'axe', shield: 'round' },
]
const WEAKEST: Recipe = {
  ...plain,
  head: 'goblin',
  body: 'rags',
  cap: 'spiked',
  arms: 'mace',
  shield: 'round',
  skin: '#86a646',
}

const CLOTH: Record<string, string> = { here: '#d19a2b', link: '#3572c8', open: '#b23a2a' }

/** `rank` of `many`: which of the bots it is. */
export function Portrait({ holder, rank = 0, many = 1 }: { holder: string; rank?: number; many?: number }) {
  const recipe = HOLDERS[holder] ?? (rank === many - 1 && many > 1 ? WEAKEST : BOTS[Math.min(rank, BOTS.length - 1)]!)
  return (
    <svg class="portrait" viewBox="-22 -46 44 40" aria-hidden="true" focusable="false">
      <g class="figure-art" style={coloursOf(recipe, CLOTH[holder] ?? '#5d3fa6', '')}>
        <Drawn of={drawingOf(recipe)} />
      </g>
    </svg>
  )
}
