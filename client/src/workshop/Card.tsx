// The face of a card in the workshop: number, name, picture, figures, text, kind and cost.

import { Icon } from '../parts/Icon'
import type { Item } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { aboutOf, nameOf } from './naming'

const bandText = (low: number, high: number): string => (low === high ? `${low}` : `${low}–${high}`)

export function ItemCard({ item, words }: { item: Item; words: Catalogue }) {
  const group = item.group ? `, ${words.text(item.group)}` : ''
  return (
    <span class="ws-face" style={{ '--card': item.colour || '#5a3d1e' }}>
      <span class="ws-face-name">
        {item.number >= 0 ? <b class="ws-corner">{item.number}</b> : null}
        <span>{nameOf(item, words)}</span>
      </span>
      <span class="ws-face-picture">
        <Icon name={item.icon} size={46} />
      </span>
      {item.profile.length ? (
        <span class="ws-face-figures">
          {item.profile.map((figure) => (
            <span key={figure.label}>
              <b>
                {figure.icon ? <Icon name={figure.icon} size={15} /> : null}
                {figure.text === '✓' ? '' : figure.text || figure.value}
              </b>
              <small>{words.text(figure.label)}</small>
            </span>
          ))}
        </span>
      ) : null}
      <span class="ws-face-text">
        {item.bands.map((band) => (
          <span key={band.low} class="ws-face-band">
            <b>{bandText(band.low, band.high)}</b> {words.text(band.label)}
          </span>
        ))}
        {aboutOf(item, words)}
      </span>
      <span class="ws-face-foot">
        <i>
          {words.text(item.kind)}
          {group}
        </i>
        {item.cost ? <b class="ware-cost">{item.cost}</b> : null}
      </span>
    </span>
  )
}
