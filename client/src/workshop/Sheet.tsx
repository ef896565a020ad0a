// The draft on paper: every line with its profile and rules, and the text that opens it again. Only seen in print.

import type { DraftLine, Item } from '../wire/protocol'
import type { Bench } from './bench'
import { costOf, ownCost } from './draft'
import { aboutOf, figuresOf, nameOf, titleOf } from './naming'

function Line({ line, bench }: { line: DraftLine; bench: Bench }) {
  const { items, words } = bench
  const item = items.get(line.item)
  if (!item) return null
  return (
    <li>
      <p>
        <b>
          {line.count > 1 || !item.separate ? `${line.count} × ` : ''}
          {titleOf(item, words)}
        </b>{' '}
        {item.cost ? ownCost(line, items) : ''}{' '}
        {item.separate ? figuresOf(item, words).join(', ') : aboutOf(item, words)}
      </p>
      {item.separate ? <Profile item={item} bench={bench} /> : null}
      {line.lines.length ? (
        <ul>
          {line.lines.map((each, k) => (
            <Line key={k} line={each} bench={bench} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

function Profile({ item, bench: { words } }: { item: Item; bench: Bench }) {
  return (
    <table>
      <tbody>
        <tr>
          {item.profile.map((figure) => (
            <th key={figure.label}>{words.text(figure.label)}</th>
          ))}
        </tr>
        <tr>
          {item.profile.map((figure) => (
            <td key={figure.label}>{figure.text || figure.value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

export function Sheet({ bench }: { bench: Bench }) {
  const { draft, stock, items, words, checked } = bench
  const side = stock.choices.find((choice) => choice.id === draft.choice)
  return (
    <article class="ws-sheet" aria-hidden="true">
      <h1>{draft.name}</h1>
      <p>
        {side ? nameOf({ name: side.name, word: side.name }, words) : ''}{' '}
        {stock.priced ? costOf(draft.lines, items) : ''}
      </p>
      <ul>
        {draft.lines.map((line, k) => (
          <Line key={k} line={line} bench={bench} />
        ))}
      </ul>
      <pre>{checked?.text}</pre>
    </article>
  )
}
