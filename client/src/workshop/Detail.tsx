// The chosen line: its picture, size, profile, options, derived figures and rules.

import { useEffect, useState } from 'preact/hooks'
import { rulesLink } from '../device/route'
import { language } from '../device/settings'
import { LedgerText } from '../parts/LedgerText'
import { get } from '../wire/api'
import type { DraftLine, Item, Offer, OfferSection, RulesPage } from '../wire/protocol'
import { t } from '../words/common'
import { type Bench, NOBODY, placeAt } from './bench'
import { ItemCard } from './Card'
import { addLine, isSame, lineAt, ownCost, type Path, recount, remove, without } from './draft'
import { aboutOf, figuresOf, nameOf, titleOf } from './naming'
import { ItemPicture } from './Picture'

/** The texts of the rules by clause, loaded when a rule is first shown. */
function useClauses(game: string): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const tongue = language.value
  useEffect(() => {
    let live = true
    void get<RulesPage>(`/rules/${game}?lang=${tongue}`).then(
      (page) => live && setTexts(new Map(page.clauses.map((clause) => [clause.id, clause.text]))),
      () => {},
    )
    return () => {
      live = false
    }
  }, [game, tongue])
  return texts
}

/** Every special rule by name, with its text. */
function RuleTexts({ item, bench }: { item: Item; bench: Bench }) {
  const { game, words } = bench
  const texts = useClauses(game.name)
  const rows = item.figures.map((figure, k) => [words.say(figure, NOBODY), item.clauses[k] ?? ''] as const).slice(1)
  if (!rows.length) return null
  return (
    <dl class="ws-rule-texts">
      {rows.map(([name, clause]) => (
        <div key={name}>
          <dt>
            {name}{' '}
            <a class="clause-id" href={rulesLink(game.name, clause)}>
              {clause}
            </a>
          </dt>
          <dd>
            {/* without the reasons of rulings and the name of the rule at its beginning */}
            <LedgerText
              text={(texts.get(clause) ?? '').replace(/^[^:.]{3,40}: /, '').split(' [ruling]')[0]!}
              game={game.name}
              prefix={clause.split('-')[0]!}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An option of the line: a switch, or a number if it can be bought several times. */
function Option({ bench, path, offer }: { bench: Bench; path: Path; offer: Offer }) {
  const { items, words, draft, edit } = bench
  const item = items.get(offer.line.item)!
  const lines = lineAt(draft, path)?.lines ?? []
  const at = lines.findIndex((line) => line.item === item.id)
  const count = at < 0 ? 0 : lines[at]!.count
  const title = titleOf(item, words)
  const put = (on: boolean) => {
    if (!on) return edit(remove(draft, [...path, at]))
    // what exists once moves here, as the Warlord does
    const base = item.most === 1 && !offer.refused && !item.separate ? without(draft, item.id) : draft
    edit(addLine(base, offer.line, path))
  }
  const isMany = item.most > 1 && item.figure !== null && !item.separate
  const text = (
    <span class="ws-option-words">
      <b>{title}</b>
      <small>{!count && offer.refused ? words.say(offer.refused, NOBODY) : aboutOf(item, words)}</small>
    </span>
  )
  const price = item.cost ? <span class="ware-cost">{item.cost}</span> : null
  if (isMany)
    return (
      <div class={`ws-option ${count ? 'on' : ''}`}>
        <span class="ws-stepper">
          <button
            aria-label={t('ui-build-fewer', { x: title })}
            disabled={!count}
            onClick={() => edit(recount(draft, item, [...path, at], -1))}
          >
            −
          </button>
          <b>{count}</b>
          <button
            aria-label={t('ui-build-more', { x: title })}
            onClick={() => edit(count ? recount(draft, item, [...path, at], 1) : addLine(draft, offer.line, path))}
          >
            +
          </button>
        </span>
        {text}
        {price}
      </div>
    )
  return (
    <label class={`ws-option ${count ? 'on' : ''} ${!count && offer.refused ? 'refused' : ''}`}>
      <input type="checkbox" checked={count > 0} onChange={(e) => put(e.currentTarget.checked)} />
      {text}
      {price}
    </label>
  )
}

/** Options of one kind. If there are many, they are folded, with the names of those that are taken. */
function Options({ bench, path, section }: { bench: Bench; path: Path; section: OfferSection }) {
  const { words, draft, items } = bench
  const title = words.say(section.title, NOBODY)
  const rows = section.offers.map((offer) => <Option key={offer.line.item} bench={bench} path={path} offer={offer} />)
  if (rows.length < 3) return <div class="ws-options">{rows}</div>
  const ids = new Set(section.offers.map((offer) => offer.line.item))
  const taken = (lineAt(draft, path)?.lines ?? []).filter((line) => ids.has(line.item))
  return (
    <details class="ws-option-kind">
      <summary>
        {title} <small>{taken.map((line) => nameOf(items.get(line.item)!, words)).join(', ')}</small>
      </summary>
      <div class="ws-options">{rows}</div>
    </details>
  )
}

const decimal = (value: number): string =>
  value.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The number of Models or copies. */
function Size({ bench, path, line, item }: { bench: Bench; path: Path; line: DraftLine; item: Item }) {
  const { draft, edit, words } = bench
  const title = titleOf(item, words)
  const isLeast = item.separate && line.count <= item.least
  return (
    <span class="ws-stepper">
      <button
        aria-label={t('ui-build-fewer', { x: title })}
        disabled={isLeast}
        onClick={() => edit(recount(draft, item, path, -1))}
      >
        −
      </button>
      <b class="line-count">{line.count}</b>
      <button aria-label={t('ui-build-more', { x: title })} onClick={() => edit(recount(draft, item, path, 1))}>
        +
      </button>
    </span>
  )
}

/** The line that is chosen, or the one it belongs to. */
export function Detail({ bench }: { bench: Bench }) {
  const { draft, items, words, chosen, checked, edit, colour } = bench
  const line = lineAt(draft, chosen)
  const item = items.get(line?.item ?? '')
  if (!line || !item) return null
  const place = placeAt(checked, chosen)
  const note = checked?.notes.find((one) => isSame(one.path, chosen))
  const notes = note?.figures ?? []
  const sections = (place?.sections ?? []).filter((section) =>
    section.offers.some((offer) => !items.get(offer.line.item)?.separate),
  )
  const [type, ...rules] = figuresOf(item, words)
  const above = chosen.slice(0, -1)
  return (
    <section class="card ws-detail" aria-label={t('ui-build-chosen')}>
      {item.separate ? (
        <>
          <header>
            <ItemPicture item={item} colour={colour} size={86} />
            <div>
              <h2>{titleOf(item, words)}</h2>
              <p>{[type, item.group && words.text(item.group), ...rules].filter(Boolean).join(' · ')}</p>
            </div>
            {item.most > 1 ? <Size bench={bench} path={chosen} line={line} item={item} /> : null}
            <p class="ws-detail-cost">
              <b>{ownCost(line, items)}</b>
              {item.most > 1 ? (
                <small>
                  {t('ui-build-sizes', { n: item.least, m: item.most })}, {t('ui-build-each', { n: item.cost })}
                </small>
              ) : null}
            </p>
          </header>
          <dl class="ws-profile">
            {item.profile.map((figure) => (
              <div key={figure.label}>
                <dt>{words.text(figure.label)}</dt>
                <dd>{figure.text || figure.value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <header class="ws-detail-card">
          <ItemCard item={item} words={words} />
          <Size bench={bench} path={chosen} line={line} item={item} />
        </header>
      )}
      {sections.map((section) => (
        <Options key={section.title.key} bench={bench} path={chosen} section={section} />
      ))}
      {notes.length ? (
        <dl class="ws-derived">
          {notes.map((figure) => (
            <div key={figure.label}>
              <dt>{words.text(figure.label)}</dt>
              <dd>{figure.text || figure.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {note?.against.length && note.about ? (
        <div class="ws-against">
          <h3>{words.say(note.about, NOBODY)}</h3>
          <ul>
            {note.against.map(({ name, falls, of }) => (
              <li key={name.key}>
                <span>{words.say(name, NOBODY)}</span>
                <b>{t('ui-build-falls', { x: decimal(falls), n: of })}</b>
                <i aria-hidden="true">
                  <i style={{ width: `${(100 * falls) / of}%` }} />
                </i>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {item.separate ? <RuleTexts item={item} bench={bench} /> : null}
      <p class="ws-tools">
        <button onClick={() => edit(remove(draft, chosen), above)}>{t('ui-build-take-out')}</button>
        {item.separate ? (
          <button
            onClick={() => {
              const many = above.length ? lineAt(draft, above)!.lines.length : draft.lines.length
              edit(addLine(draft, line, above), [...above, many])
            }}
          >
            {t('ui-build-again')}
          </button>
        ) : null}
      </p>
    </section>
  )
}
