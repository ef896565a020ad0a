// Everything in a draft at once: figures on a parade ground, or cards in piles by kind. A click chooses a line.

import { mix } from '../art/colour'
import { coloursOf, drawingOf } from '../art/figures/figure'
import { Drawn } from '../art/figures/strokes'
import { Icon, iconAt } from '../parts/Icon'
import type { DraftLine, Item } from '../wire/protocol'
import { t } from '../words/common'
import { type Bench, isBlamed } from './bench'
import { isSame, lineAt, ownCost, type Path, standing } from './draft'
import { nameOf, titleOf } from './naming'
import { ranksOf } from './ranks'

/** Tents on the hills behind the parade ground. */
function Camp() {
  return (
    <svg
      class="ws-camp"
      viewBox="0 0 738 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 78Q110 52 250 82T520 66T738 84V120H0z" class="ws-camp-far" />
      <path d="M0 98Q180 82 380 98T738 92V120H0z" class="ws-camp-near" />
      {[
        [52, 1],
        [330, 0.8],
        [398, 1.15],
        [468, 0.8],
        [700, 1],
      ].map(([x, scale]) => (
        <g key={x} transform={`translate(${x} 106) scale(${scale})`} class="ws-tent">
          <path d="M0-36L-24 0H24z" />
          <path d="M0-36L-5 0H7z" class="ws-tent-door" />
          <path d="M0-36V-44M0-44L9-41L0-38" class="ws-tent-flag" />
        </g>
      ))}
    </svg>
  )
}

interface Standing {
  item: Item
  count: number
}

/** The items below a line that are drawn beside it, such as a Retinue. */
const escort = (line: DraftLine, items: ReadonlyMap<string, Item>): Standing[] =>
  line.lines.flatMap((each) => {
    const item = items.get(each.item)
    return item?.figure && !item.separate ? [{ item, count: each.count }] : []
  })

/** A banner behind the ranks, with the sign of the side. */
function Flag({ x, icon, colour }: { x: number; icon: string; colour: string }) {
  return (
    <g transform={`translate(${x} -6)`} class="ws-group-flag" style={{ '--c': colour }}>
      <path d="M0 6V-58" class="pole-ink" />
      <path d="M0 6V-58" class="pole" />
      <path d="M0-57C6-60 12-55 19-57S26-58 28-57V-36C22-34 16-38 10-36S4-35 0-36z" class="cloth-ink" />
      <g transform="translate(5 -55) scale(.033)">
        <use href={iconAt(icon)} fill="#fff" />
      </g>
    </g>
  )
}

function Group({ bench, path }: { bench: Bench; path: Path }) {
  const { items, draft, words, chosen, choose, colour, icon } = bench
  const line = lineAt(draft, path)!
  const item = items.get(line.item)!
  const name = titleOf(item, words)
  const below = escort(line, items)
  const hasFlag = line.lines.some((each) => items.get(each.item)?.banner)
  const isChosen = isSame(path, chosen)
  const blamed = isBlamed(bench, path)
  const others = below.flatMap(({ item: each, count }) => Array.from({ length: count }, () => each))
  const ranks = item.figure ? ranksOf(item.figure, line.count + others.length) : null
  const id = `group-${path.join('-')}`
  return (
    <button
      class={`ws-group ${isChosen ? 'chosen' : ''} ${blamed ? 'fault' : ''} ${path.length === 1 ? 'leads' : ''}`}
      aria-pressed={isChosen}
      draggable
      onDragStart={(e) => e.dataTransfer?.setData('text/plain', `out:${path.join('.')}`)}
      onClick={() => choose(path)}
    >
      {ranks && item.figure ? (
        <svg
          viewBox={`${-ranks.width / 2} ${12 - ranks.height + ranks.feet[ranks.feet.length - 1]![1]} ${ranks.width} ${ranks.height + 6}`}
          style={{ width: `${ranks.width * 0.086}rem` }}
          aria-hidden="true"
          focusable="false"
        >
          <defs>
            <g id={id} class="figure-art">
              <Drawn of={drawingOf(item.figure)} />
            </g>
            {below.map(({ item: each }) => (
              <g key={each.id} id={`${id}-${each.id}`} class="figure-art">
                <Drawn of={drawingOf(each.figure!)} />
              </g>
            ))}
          </defs>
          <ellipse
            class="ws-ground"
            cy={ranks.feet[ranks.feet.length - 1]![1] / 2 + 1}
            rx={ranks.width / 2 - 2}
            ry={ranks.feet[ranks.feet.length - 1]![1] / 2 + 11}
          />
          {hasFlag ? <Flag x={ranks.width / 2 - 32} icon={icon} colour={colour} /> : null}
          {ranks.feet.map(([x, y], k) => {
            const follower = others[k]
            const isLeader = k === ranks.feet.length - 1
            const rank = isLeader ? '' : mix(colour, '#ffffff', 0.35)
            return (
              <g
                key={k}
                class="marches-in"
                transform={`translate(${x} ${y}) scale(${ranks.scale})`}
                style={coloursOf(follower?.figure ?? item.figure, colour, rank)}
              >
                <ellipse cy=".5" rx={item.figure!.mount || item.figure!.whole ? 20 : 10} ry="3.5" class="foot-shadow" />
                <use href={`#${follower ? `${id}-${follower.id}` : id}`} />
              </g>
            )
          })}
        </svg>
      ) : (
        <Icon name={item.icon} size={52} />
      )}
      <span class="ws-group-plaque">
        <b>{name}</b>
        {item.most > 1 || others.length ? <i>{line.count + others.length}</i> : null}
        {item.cost ? <small>{ownCost(line, items)}</small> : null}
      </span>
      {blamed ? (
        <span class="ws-fault-sign">
          !<span class="sr-only"> {t('ui-build-fault-here')}</span>
        </span>
      ) : null}
    </button>
  )
}

/** Every figure of the draft, Characters in front of their Regiments. */
export function Parade({ bench }: { bench: Bench }) {
  const { draft, items, drop } = bench
  const paths = standing(draft, items)
  return (
    <section
      class="ws-parade"
      aria-label={t('ui-build-parade')}
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault()
        e.stopPropagation()
        drop(e.dataTransfer?.getData('text/plain') ?? '')
      }}
    >
      <Camp />
      {paths.length ? null : <p class="ws-parade-empty">{t('ui-build-nothing')}</p>}
      <div class="ws-groups">
        {paths.map((path) => (
          <Group key={`${path.join('.')}.${lineAt(draft, path)!.item}`} bench={bench} path={path} />
        ))}
      </div>
    </section>
  )
}

/** Every card of the draft as a strip, in piles by kind. */
export function Piles({ bench, order }: { bench: Bench; order: readonly string[] }) {
  const { draft, items, words, chosen, choose } = bench
  const kindOf = (line: DraftLine): string => items.get(line.item)?.kind ?? ''
  const place = new Map([...items.keys()].map((id, k) => [id, k]))
  const kinds = order.filter((kind) => draft.lines.some((line) => kindOf(line) === kind))
  return (
    <section class="ws-piles" aria-label={t('ui-build-parade')}>
      {kinds.length ? null : <p class="ws-parade-empty">{t('ui-build-nothing')}</p>}
      {kinds.map((kind) => {
        const rows = draft.lines
          .map((line, k) => ({ line, k, item: items.get(line.item)! }))
          .filter(({ line }) => kindOf(line) === kind)
          .sort((a, b) => place.get(a.line.item)! - place.get(b.line.item)!)
        return (
          <section key={kind} class="ws-pile">
            <h3>
              {words.text(kind)} <small>{rows.reduce((sum, { line }) => sum + line.count, 0)}</small>
            </h3>
            <ul>
              {rows.map(({ line, k, item }) => {
                const figure = item.profile.find((each) => each.icon)
                return (
                  <li key={line.item}>
                    <button
                      class={`ws-strip ${isSame([k], chosen) ? 'chosen' : ''} ${isBlamed(bench, [k]) ? 'fault' : ''}`}
                      style={{ '--card': item.colour || '#5a3d1e' }}
                      aria-pressed={isSame([k], chosen)}
                      onClick={() => choose([k])}
                    >
                      <b class="ws-corner">{item.number}</b>
                      <span>{nameOf(item, words)}</span>
                      {figure ? (
                        <small>
                          <Icon name={figure.icon} size={14} /> {figure.text || figure.value}
                        </small>
                      ) : null}
                      {line.count > 1 ? <i>×{line.count}</i> : null}
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </section>
  )
}
