// Pictures of items: figures made of parts, or icons.

import { coloursOf, drawingOf } from '../art/figures/figure'
import { Drawn } from '../art/figures/strokes'
import { Icon } from '../parts/Icon'
import type { Item, Recipe } from '../wire/protocol'
import '../styles/figures.css'

/** The part of the drawing that shows a figure: wider for riders and creatures. */
export const boxOf = (recipe: Recipe): readonly [number, number, number, number] =>
  recipe.whole ? [-46, -74, 92, 82] : recipe.mount ? [-38, -72, 78, 78] : [-27, -54, 54, 58]

/** A single figure in the colours of its side, or the icon of an item without one. */
export function ItemPicture({ item, colour, size = 48 }: { item: Item; colour: string; size?: number }) {
  if (!item.figure) return item.icon ? <Icon name={item.icon} size={size * 0.7} /> : null
  return (
    <svg
      class="item-figure"
      viewBox={boxOf(item.figure).join(' ')}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <g class="figure-art" style={coloursOf(item.figure, colour, '')}>
        <Drawn of={drawingOf(item.figure)} />
      </g>
    </svg>
  )
}
