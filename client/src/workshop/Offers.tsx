// What may be added to a warband: one row for each item, with its picture, price and what the rules say about it.

import { rulesLink } from '../device/route'
import type { Item, Offer, OfferSection, WorkshopInfo } from '../wire/protocol'
import { t } from '../words/common'
import { type Bench, NOBODY, placeAt } from './bench'
import { addLine, lineAt, type Path } from './draft'
import { figuresOf, nameOf, titleOf } from './naming'
import { ItemPicture } from './Picture'

function Row({ bench, offer, path }: { bench: Bench; offer: Offer; path: Path }) {
  const { items, words, draft, tally, edit, colour, game } = bench
  const item = items.get(offer.line.item)!
  const add = () => {
    const below = path.length ? (lineAt(draft, path)?.lines ?? []) : draft.lines
    edit(addLine(draft, offer.line, path), [...path, below.length])
  }
  const title = titleOf(item, words)
  return (
    <li
      class={`ws-offer ${offer.refused ? 'refused' : ''} ${offer.repairs ? 'repairs' : ''}`}
      draggable
      onDragStart={(e) => e.dataTransfer?.setData('text/plain', `in:${path.join('.')}:${item.id}`)}
    >
      <ItemPicture item={item} colour={colour} size={50} />
      <span class="ws-offer-words">
        <b>{title}</b> <small>{item.most > 1 ? t('ui-build-each', { n: item.cost }) : item.cost}</small>
        <small class="ws-offer-note">
          {offer.refused ? (
            <>
              {words.say(offer.refused, NOBODY)} <a href={rulesLink(game.name, offer.clause)}>{offer.clause}</a>
            </>
          ) : (
            noteOf(item, bench)
          )}
          {offer.repairs ? <em> {t('ui-build-repairs')}</em> : null}
        </small>
      </span>
      <button class="ware-add" aria-label={t('ui-build-add', { x: title, n: tally.get(item.id) ?? 0 })} onClick={add}>
        +
      </button>
    </li>
  )
}

/** In a few words: the class, then what is special about it. */
function noteOf(item: Item, { words }: Bench): string {
  const group = item.group ? words.text(item.group) : ''
  return [group, ...figuresOf(item, words).slice(1)].filter(Boolean).join(', ')
}

const stands = (stock: WorkshopInfo) => {
  const separate = new Set(stock.items.filter((item) => item.separate).map((item) => item.id))
  return (section: OfferSection): boolean => section.offers.some((offer) => separate.has(offer.line.item))
}

/** What the chosen Character may bring, and the other Characters. */
export function Offers({ bench, change }: { bench: Bench; change: () => void }) {
  const { stock, draft, checked, words, chosen, items } = bench
  const side = stock.choices.find((choice) => choice.id === draft.choice)
  const top = draft.lines.length ? [chosen[0] ?? 0] : []
  const leader = items.get(draft.lines[top[0] ?? -1]?.item ?? '')
  const places = top.length ? [top, []] : [[]]
  return (
    <section class="ws-offers" aria-labelledby="stock">
      <h2 id="stock">
        <span>{side ? nameOf({ name: side.name, word: side.name }, words) : ''}</span>
        <button class="quiet" onClick={change}>
          {t('ui-build-change')}
        </button>
      </h2>
      {leader ? <p>{t('ui-build-may-bring', { x: titleOf(leader, words) })}</p> : null}
      {places.flatMap((path) =>
        (placeAt(checked, path)?.sections ?? []).filter(stands(stock)).map((section) => (
          <section key={`${path.join('.')} ${section.title.key}`}>
            <h3>
              {words.say(section.title, NOBODY)}{' '}
              {section.note ? <small>{words.say(section.note, NOBODY)}</small> : null}
            </h3>
            <ul>
              {section.offers.map((offer) => (
                <Row key={offer.line.item} bench={bench} offer={offer} path={path} />
              ))}
            </ul>
          </section>
        )),
      )}
    </section>
  )
}
