import type { CheckResult, Draft, DraftLine, Item } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import type { Path } from './draft'
import { titleOf } from './naming'

interface Editing {
  items: ReadonlyMap<string, Item>
  words: Catalogue
  chosen: Path
  choose: (path: Path) => void
  recount: (item: Item | undefined, path: Path, change: number) => void
  blamed: ReadonlySet<string>
  /** are there items that go under others */
  isDeep: boolean
}

const same = (a: Path, b: Path): boolean => a.length === b.length && a.every((k, at) => k === b[at])

function LineRow({ line, path, editing }: { line: DraftLine; path: Path; editing: Editing }) {
  const { items, chosen, choose, recount, blamed, isDeep } = editing
  const item = items.get(line.item)
  const title = item ? titleOf(item, editing.words) : line.item
  const isChosen = same(path, chosen)
  return (
    <li>
      <div class={`line ${isChosen ? 'chosen' : ''} ${item && blamed.has(item.name) ? 'off' : ''}`}>
        <button aria-label={t('ui-build-fewer', { x: title })} onClick={() => recount(item, path, -1)}>
          −
        </button>
        <b class="line-count">{line.count}</b>
        <button aria-label={t('ui-build-more', { x: title })} onClick={() => recount(item, path, 1)}>
          +
        </button>
        {isDeep ? (
          <button class="line-name" aria-pressed={isChosen} onClick={() => choose(isChosen ? [] : path)}>
            {title}
          </button>
        ) : (
          <span class="line-name">{title}</span>
        )}
        {item?.cost ? <span class="ware-cost">{item.separate ? item.cost * line.count : item.cost}</span> : null}
      </div>
      {line.lines.length ? (
        <ul class="lines">
          {line.lines.map((each, k) => (
            <LineRow key={`${k}.${each.item}`} line={each} path={[...path, k]} editing={editing} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** The draft, in the order of the kinds. */
export function DraftList({ draft, editing, order }: { draft: Draft; editing: Editing; order: readonly string[] }) {
  const kindOf = (line: DraftLine): string => editing.items.get(line.item)?.kind ?? ''
  const kinds = order.filter((kind) => draft.lines.some((line) => kindOf(line) === kind))
  const place = new Map([...editing.items.keys()].map((id, k) => [id, k]))
  return (
    <>
      {draft.lines.length ? null : <p class="facts">{t('ui-build-empty')}</p>}
      {kinds.map((kind) => {
        const rows = draft.lines
          .map((line, k) => ({ line, k }))
          .filter(({ line }) => kindOf(line) === kind)
          .sort((a, b) => (place.get(a.line.item) ?? 0) - (place.get(b.line.item) ?? 0) || a.k - b.k)
        const sum = rows.reduce((n, { line }) => n + (editing.items.get(line.item)?.separate ? 1 : line.count), 0)
        return (
          <section key={kind} class="draft-kind">
            <h3>
              {editing.words.text(kind)} <small>{sum}</small>
            </h3>
            <ul class="lines">
              {rows.map(({ line, k }) => (
                <LineRow key={`${k}.${line.item}`} line={line} path={[k]} editing={editing} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

/** Every broken rule with its clause, or that everything is fine. */
export function Verdict({
  checked,
  words,
  link,
  take,
}: {
  checked: CheckResult
  words: Catalogue
  link: (c: string) => string
  /** applies a suggested fix */
  take?: (draft: Draft) => void
}) {
  const nobody = { seat: () => '' }
  if (checked.wrong.length)
    return (
      <ul class="broken" role="alert">
        {checked.wrong.map(({ line, what, words: said }, k) => (
          <li key={k}>
            {t('ui-build-line', { n: line })} {said && words.has(said.key) ? words.say(said, nobody) : what}
          </li>
        ))}
      </ul>
    )
  if (!checked.broken.length) return <p class="legal">{t('ui-build-legal')}</p>
  return (
    <>
      <ul class="broken">
        {checked.broken.map((one, k) => (
          <li key={k}>
            {one.where ? `${words.has(one.where) ? words.text(one.where) : one.where}: ` : ''}
            {words.say(one.words, nobody)}{' '}
            <a class="clause-id" href={link(one.clause)}>
              {one.clause}
            </a>
          </li>
        ))}
      </ul>
      {checked.ways.length && take ? (
        <section class="ways">
          <h3>{t('ui-build-ways')}</h3>
          {checked.ways.map((way, k) => (
            <button key={k} class={way.left ? '' : 'main'} onClick={() => take(way.draft)}>
              {words.say(way.words, nobody)} <small>{way.left ? t('ui-way-left', { n: way.left }) : way.cost}</small>
            </button>
          ))}
        </section>
      ) : null}
    </>
  )
}
