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
/** The levels, and how another bot looks. */
const BOTS: Record<string, Recipe> = {
  squire: { ...plain, cap: 'hood', arms: 'bow' },
  sergeant: { ...plain, body: 'mail', cap: 'kettle', arms: 'spear', shield: 'heater' },
  captain: { ...plain, body: 'surcoat', cap: 'greathelm', arms: 'longsword', shield: 'heater' },
  general: { ...plain, body: 'mail', cap: 'winged', arms: 'longsword', shield: 'round', hero: true },
  warlord: { ...plain, body: 'furs', cap: 'horned', arms: 'axe', shield: 'round' },
}
const OTHER: Recipe = { ...plain, body: 'mail', cap: 'nasal', arms: 'axe', shield: 'round' }
const RANDOM: Recipe = {
  ...plain,
  head: 'goblin',
  body: 'rags',
  cap: 'spiked',
  arms: 'mace',
  shield: 'round',
  skin: '#86a646',
}

const CLOTH: Record<string, string> = {
  here: '#d19a2b',
  link: '#3572c8',
  open: '#b23a2a',
  squire: '#c98f1e',
  sergeant: '#2f6fc2',
  captain: '#5d3fa6',
  general: '#8a4bb0',
  warlord: '#9c2a20',
}

/** A person, or a bot by its name. */
export function Portrait({ of, box = '-22 -46 44 40' }: { of: string; box?: string }) {
  const recipe = HOLDERS[of] ?? BOTS[of] ?? (of === 'random' ? RANDOM : OTHER)
  return (
    <svg class="portrait" viewBox={box} aria-hidden="true" focusable="false">
      <g class="figure-art" style={coloursOf(recipe, CLOTH[of] ?? '#5d3fa6', '')}>
        <Drawn of={drawingOf(recipe)} />
      </g>
    </svg>
  )
}
