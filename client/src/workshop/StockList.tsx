import { useMemo, useState } from 'preact/hooks'
import type { Item, Offer, OfferPlace, WorkshopInfo } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { NOBODY, offerOf } from './bench'
import { ItemCard } from './Card'
import { type Filter, found } from './draft'
import { aboutOf, figuresOf, nameOf, titleOf } from './naming'

/** A card with its face and how many of it are in the draft. A click adds one; a click on the face shows it large. */
function Ware({
  item,
  words,
  n,
  offer,
  add,
}: {
  item: Item
  words: Catalogue
  n: number
  offer: Offer | undefined
  add: (item: Item) => void
}) {
  const title = titleOf(item, words)
  return (
    <li class={`ware ${n ? 'taken' : ''} ${offer?.refused ? 'refused' : ''}`}>
      <ItemCard item={item} words={words} />
      {offer?.refused ? <small class="ware-why">{words.say(offer.refused, NOBODY)}</small> : null}
      <span class="ware-tools">
        {n ? <b class="ware-count">{n}</b> : null}
        <button class="ware-add" aria-label={t('ui-build-add', { x: title, n })} onClick={() => add(item)}>
          +
        </button>
      </span>
    </li>
  )
}

const unique = (keys: string[]): string[] => [...new Set(keys.filter(Boolean))]

/** Everything available, with search and filters. */
export function StockList({
  stock,
  words,
  tally,
  place,
  add,
}: {
  stock: WorkshopInfo
  words: Catalogue
  tally: ReadonlyMap<string, number>
  place: OfferPlace | undefined
  add: (item: Item) => void
}) {
  const [filter, setFilter] = useState<Filter>({ words: '', kind: '', group: '' })
  const offered = stock.items
  const kinds = unique(offered.map((item) => item.kind))
  const groups = unique(offered.map((item) => item.group)).sort((a, b) => words.text(a).localeCompare(words.text(b)))
  const texts = useMemo(
    () =>
      new Map(
        offered.map((item) => [
          item.id,
          [
            nameOf(item, words),
            item.name,
            item.tag,
            words.text(item.kind),
            item.group && words.text(item.group),
            ...figuresOf(item, words),
            aboutOf(item, words),
          ]
            .join(' ')
            .toLowerCase(),
        ]),
      ),
    [offered, words],
  )
  const rows = found(stock, filter, (item) => texts.get(item.id) ?? '')
  const put = (part: Partial<Filter>) => setFilter({ ...filter, ...part })
  return (
    <section class="card stock" aria-labelledby="stock">
      <h2 id="stock">{t('ui-build-stock')}</h2>
      <div class="stock-filter" role="search">
        <input
          type="search"
          aria-label={t('ui-search')}
          placeholder={t('ui-search')}
          value={filter.words}
          onInput={(e) => put({ words: e.currentTarget.value })}
        />
        <select
          aria-label={t('ui-build-kind')}
          value={filter.kind}
          onChange={(e) => put({ kind: e.currentTarget.value })}
        >
          <option value="">{t('ui-build-kind-all')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.text(kind)}
            </option>
          ))}
        </select>
        {groups.length ? (
          <select
            aria-label={t('ui-build-group')}
            value={filter.group}
            onChange={(e) => put({ group: e.currentTarget.value })}
          >
            <option value="">{t('ui-build-group-all')}</option>
            {groups.map((group) => (
              <option key={group} value={group}>
                {words.text(group)}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      <p class="facts" role="status">
        {t('ui-build-found', { n: rows.length })}
      </p>
      <ul class="wares">
        {rows.map((item) => (
          <Ware
            key={item.id}
            item={item}
            words={words}
            n={tally.get(item.id) ?? 0}
            offer={offerOf(place, item.id)}
            add={add}
          />
        ))}
      </ul>
    </section>
  )
}
