// The first screen of the workshop: choose a side, play a ready-made list with one click, or open one of your lists.

import { coloursOf, drawingOf } from '../art/figures/figure'
import { Drawn } from '../art/figures/strokes'
import { Icon, iconAt } from '../parts/Icon'
import type { Item, Measure, ReadyMade, WorkshopInfo } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { NOBODY } from './bench'
import { nameOf } from './naming'
import { boxOf } from './Picture'
import type { SavedText } from './storage'

interface Side {
  id: string
  name: string
  about: string
  icon: string
  colour: string
  items: readonly Item[]
  measures: readonly Measure[]
  ready: readonly ReadyMade[]
  kinds: number
}

/** The sides of a game. In a game without sides, ready-made lists with the same sign share a card. */
export function sidesOf(stock: WorkshopInfo, words: Catalogue): Side[] {
  const items = new Map(stock.items.map((item) => [item.id, item]))
  if (stock.choices.length)
    return stock.choices.map((choice) => ({
      ...choice,
      name: words.has(choice.name) ? words.text(choice.name) : choice.name,
      items: choice.items.flatMap((id) => items.get(id) ?? []),
      ready: stock.ready.filter((ready) => ready.choice === choice.id),
      kinds: stock.items.filter((item) => item.of === choice.id && item.separate).length,
    }))
  const signs = [...new Set(stock.ready.map((ready) => ready.icon))]
  return signs.map((icon) => {
    const ready = stock.ready.filter((one) => one.icon === icon)
    const first = ready[0]!
    const { about, colour } = first
    return { id: '', name: nameOf(first, words), about, icon, colour, items: [], measures: [], ready, kinds: 0 }
  })
}

/** Three figures on their ground, or the sign of the side. */
function Scene({ side }: { side: Side }) {
  return (
    <svg class="ws-side-scene" viewBox="0 0 224 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g class="ws-rays">
        {Array.from({ length: 12 }, (_, k) => (
          <path key={k} d="M112 150L-20-110L44-150z" transform={`rotate(${k * 30} 112 150)`} />
        ))}
      </g>
      <path d="M0 152Q60 138 112 148T224 146V190H0z" class="ws-side-ground" />
      {side.items.length ? (
        [...side.items.keys()].map((k) => {
          const { figure } = side.items[k]!
          if (!figure) return null
          const [, , wide] = boxOf(figure)
          const x = [46, 112, 178][k] ?? 112
          const y = k === 1 ? 178 : 168
          return (
            <g key={k} transform={`translate(${x} ${y}) scale(${(k === 1 ? 118 : 92) / Math.max(wide, 66)})`}>
              <ellipse rx={wide / 3} ry="6" class="foot-shadow" />
              <g class="figure-art" style={coloursOf(figure, side.colour, '')}>
                <Drawn of={drawingOf(figure)} />
              </g>
            </g>
          )
        })
      ) : (
        <g transform="translate(52 24) scale(.234)">
          <use href={iconAt(side.icon)} fill="#fff3d0" />
        </g>
      )}
    </svg>
  )
}

function Boxes({ measure, words }: { measure: Measure; words: Catalogue }) {
  return (
    <div>
      <dt>{words.say(measure.label, NOBODY)}</dt>
      <dd>
        <span class="sr-only">{`${measure.value} / ${measure.high}`}</span>
        {Array.from({ length: measure.high }, (_, k) => (
          <i key={k} class={k < measure.value ? 'full' : ''} />
        ))}
      </dd>
    </div>
  )
}

interface Choosing {
  stock: WorkshopInfo
  words: Catalogue
  /** the lists saved on this device */
  saved: readonly SavedText[]
  build: (choice: string) => void
  open: (text: string, name?: string) => void
  play: (ready: ReadyMade) => void
  random: (choice: string) => void
}

export function Choose({ stock, words, saved, build, open, play, random }: Choosing) {
  const hasSides = stock.choices.length > 0
  return (
    <>
      <ul class="ws-sides">
        {sidesOf(stock, words).map((side) => (
          <li key={side.icon} class="ws-side" style={{ '--side': side.colour || '#5a3d1e' }}>
            <div class="ws-side-picture">
              <Scene side={side} />
              <span class="ws-side-sign">
                <Icon name={side.icon} size={26} />
              </span>
            </div>
            <h2>{side.name}</h2>
            <p>{side.about && words.has(side.about) ? words.text(side.about) : ''}</p>
            {side.measures.length ? (
              <dl class="ws-boxes">
                {side.measures.map((measure) => (
                  <Boxes key={measure.label.key} measure={measure} words={words} />
                ))}
              </dl>
            ) : null}
            <h3>{t('ui-build-ready')}</h3>
            {side.ready.map((ready) => (
              <div key={ready.id} class="ws-ready">
                <button class="ws-ready-open" onClick={() => open(ready.text, nameOf(ready, words))}>
                  <b>{nameOf(ready, words)}</b>
                  {hasSides && words.has(ready.about) ? <small>{words.text(ready.about)}</small> : null}
                </button>
                <button
                  class="ws-ready-play"
                  aria-label={t('ui-build-play-name', { x: nameOf(ready, words) })}
                  onClick={() => play(ready)}
                >
                  {t('ui-build-play-this')}
                </button>
              </div>
            ))}
            {hasSides ? (
              <p class="ws-side-tools">
                <button class="main" aria-label={`${t('ui-build-own')}: ${side.name}`} onClick={() => build(side.id)}>
                  {t('ui-build-own')}
                </button>
                <button aria-label={`${t('ui-build-random')}: ${side.name}`} onClick={() => random(side.id)}>
                  {t('ui-build-random')}
                </button>
              </p>
            ) : null}
            {side.kinds ? <small>{t('ui-build-kinds', { n: side.kinds })}</small> : null}
          </li>
        ))}
      </ul>
      <div class="ws-choose-foot">
        {hasSides ? null : (
          <p class="ws-side-tools">
            <button class="main" onClick={() => build('')}>
              {t('ui-build-own')}
            </button>
            <button onClick={() => random('')}>{t('ui-build-random')}</button>
          </p>
        )}
        {saved.length ? (
          <p class="ws-mine">
            {t('ui-build-mine')}{' '}
            {saved.map((one) => (
              <button key={one.name} onClick={() => open(one.text)}>
                {one.name}
              </button>
            ))}
          </p>
        ) : null}
        {stock.compared ? <small class="ws-compared">{words.say(stock.compared, NOBODY)}</small> : null}
      </div>
    </>
  )
}
