import { useMemo, useState } from 'preact/hooks'
import { Icon } from '../parts/Icon'
import type { Draft, Item, WorkshopInfo } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { type Filter, found, type Path, placeFor } from './draft'
import { aboutOf, figuresOf, nameOf, titleOf } from './naming'

function Row({
  item,
  words,
  n,
  isMany,
  place,
  add,
}: {
  item: Item
  words: Catalogue
  n: number
  isMany: boolean
  place: Path | null
  add: (item: Item, place: Path) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <li class={`ware ${n ? 'taken' : ''}`}>
      <button class="ware-name" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>
          {item.icon ? <Icon name={item.icon} /> : null} {nameOf(item, words)}{' '}
          {item.tag ? <b class="ware-tag">{item.tag}</b> : null}
        </span>
        <small>{figuresOf(item, words)}</small>
      </button>
      {item.cost ? <span class="ware-cost">{item.cost}</span> : <span />}
      <span class={`ware-count ${isMany ? 'off' : ''}`}>{n || ''}</span>
      <button
        class="ware-add"
        disabled={!place}
        aria-label={t('ui-build-add', { x: titleOf(item, words), n })}
        onClick={() => place && add(item, place)}
      >
        +
      </button>
      {open ? <p class="ware-text">{aboutOf(item, words) || words.text(item.kind)}</p> : null}
    </li>
  )
}

const unique = (keys: string[]): string[] => [...new Set(keys.filter(Boolean))]

/** Everything available, with search and filters. */
export function StockList({
  stock,
  draft,
  words,
  chosen,
  tally,
  add,
}: {
  stock: WorkshopInfo
  draft: Draft
  words: Catalogue
  chosen: Path
  tally: ReadonlyMap<string, number>
  add: (item: Item, place: Path) => void
}) {
  const [filter, setFilter] = useState<Filter>({ words: '', kind: '', group: '' })
  const offered = useMemo(
    () => stock.items.filter((item) => !item.of || item.of === draft.choice),
    [stock, draft.choice],
  )
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
            figuresOf(item, words),
            aboutOf(item, words),
          ]
            .join(' ')
            .toLowerCase(),
        ]),
      ),
    [offered, words],
  )
  const rows = found({ ...stock, items: offered }, filter, (item) => texts.get(item.id) ?? '')
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
          <Row
            key={item.id}
            item={item}
            words={words}
            n={tally.get(item.id) ?? 0}
            isMany={!item.separate && (tally.get(`name:${item.name}`) ?? 0) > item.most}
            place={placeFor(draft, item, chosen)}
            add={add}
          />
        ))}
      </ul>
    </section>
  )
}
