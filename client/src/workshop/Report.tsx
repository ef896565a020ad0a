// What the rules say about a draft: its points, what is broken with one-click repairs, when its parts arrive.

import { rulesLink } from '../device/route'
import type { CheckResult, Measure, Repair, ShareTable as Shares } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { type Bench, NOBODY } from './bench'
import { lineAt, ownCost, standing } from './draft'
import { nameOf } from './naming'

const COLOURS = ['#7d5526', '#27498f', '#8a1f1f', '#2f7350', '#6b4a8a', '#b07a1c', '#3d6f86', '#8c4a63']

/** The points in large figures, and a bar that shows what they were spent on. */
export function Points({ bench, measure }: { bench: Bench; measure: Measure }) {
  const { draft, items, words } = bench
  const parts = standing(draft, items).map((path) => {
    const line = lineAt(draft, path)!
    return { name: nameOf(items.get(line.item)!, words), cost: ownCost(line, items) }
  })
  const left = measure.high - measure.value
  const whole = Math.max(measure.high, measure.value, 1)
  return (
    <section class="card ws-points" aria-label={words.say(measure.label, NOBODY)}>
      <p>
        <b>{measure.value}</b> {measure.high >= 0 ? t('ui-build-of', { n: measure.high }) : ''}{' '}
        {words.say(measure.label, NOBODY)}
        {measure.high >= 0 ? (
          <strong class={left < 0 ? 'off' : ''}>
            {left < 0 ? t('ui-build-over', { n: -left }) : t('ui-build-left', { n: left })}
          </strong>
        ) : null}
      </p>
      <div class="ws-points-bar" aria-hidden="true">
        {parts.map((part, k) => (
          <i key={k} style={{ width: `${(part.cost / whole) * 100}%`, background: COLOURS[k % COLOURS.length] }} />
        ))}
      </div>
      <p class="ws-points-parts">
        {parts.map((part, k) => (
          <small key={k}>
            <i style={{ background: COLOURS[k % COLOURS.length] }} /> {part.name} {part.cost}
          </small>
        ))}
      </p>
    </section>
  )
}

/** Repairs: whole changes with the points they lead to. The keys 1 to 4 do the same. */
function Repairs({
  checked,
  words,
  isPriced,
  take,
}: {
  checked: CheckResult
  words: Catalogue
  isPriced: boolean
  take: (repair: Repair) => void
}) {
  const all = checked.broken.length
  return (
    <div class="ws-ways">
      {checked.ways.map((way, k) => (
        <button key={k} class={k === 0 && !way.left ? 'main' : ''} onClick={() => take(way)}>
          <kbd>{k + 1}</kbd>
          <span>
            {way.words.map((part) => words.say(part, NOBODY)).join(', ')}{' '}
            <small>
              {way.left ? t('ui-build-repairs-some', { n: all - way.left, m: all }) : t('ui-build-repairs-all')}
            </small>
          </span>
          {isPriced ? <b>{way.cost}</b> : null}
        </button>
      ))}
    </div>
  )
}

/** Every broken rule with its clause and how to repair it, or that everything is fine. */
export function Verdict({
  checked,
  words,
  game,
  isPriced = false,
  take,
}: {
  checked: CheckResult
  words: Catalogue
  game: string
  isPriced?: boolean
  /** does a suggested repair */
  take: (repair: Repair) => void
}) {
  if (checked.wrong.length)
    return (
      <ul class="broken" role="alert">
        {checked.wrong.map(({ line, what, words: said }, k) => (
          <li key={k}>
            {t('ui-build-line', { n: line })} {said && words.has(said.key) ? words.say(said, NOBODY) : what}
          </li>
        ))}
      </ul>
    )
  if (!checked.broken.length) return <p class="ws-legal">{t('ui-build-legal')}</p>
  return (
    <>
      <h2>{t('ui-build-faults', { n: checked.broken.length })}</h2>
      <ol class="broken">
        {checked.broken.map((one, k) => (
          <li key={k}>
            {one.where ? <b>{words.has(one.where) ? words.text(one.where) : one.where}: </b> : null}
            {words.say(one.words, NOBODY)}{' '}
            <a class="clause-id" href={rulesLink(game, one.clause)}>
              {one.clause}
            </a>
          </li>
        ))}
      </ol>
      <Repairs checked={checked} words={words} isPriced={isPriced} take={take} />
    </>
  )
}

/** Shares by row and column, darker where they are higher. */
export function ShareTable({ table, words, game }: { table: Shares; words: Catalogue; game: string }) {
  return (
    <section class="card ws-shares">
      <table>
        <caption>
          {words.say(table.title, NOBODY)}{' '}
          <a class="clause-id" href={rulesLink(game, table.clause)}>
            {table.clause}
          </a>
        </caption>
        <thead>
          <tr>
            <td />
            {table.columns.map((column, k) => (
              <th key={k} scope="col">
                {words.say(column, NOBODY)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.label.key}>
              <th scope="row">{words.say(row.label, NOBODY)}</th>
              {row.shares.map((share, k) => (
                <td key={k}>
                  <span class={share > 0.5 ? 'high' : ''} style={{ '--share': share }}>
                    {t('ui-build-percent', { n: Math.round(share * 100) })}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
