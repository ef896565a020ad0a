// The palette with pictures of the real pieces: one group at a time; the tools of a group are one row of buttons.

import { useId, useMemo, useState } from 'preact/hooks'
import { coloursOf, drawingOf } from '../art/figures/figure'
import { Drawn } from '../art/figures/strokes'
import { FigureSign, hasFigure } from '../art/figures/unit'
import { bounds, closedPath, type Point } from '../art/geometry'
import { drawHex } from '../art/hexart'
import { Emblem } from '../parts/Emblem'
import { Icon } from '../parts/Icon'
import { HexGround } from '../surfaces/hexground'
import { GroundArt } from '../surfaces/plane/groundart'
import { NO_PIECE } from '../wire/blank'
import type { Ground as GroundPiece, Static, Tool } from '../wire/protocol'
import { t } from '../words/common'
import { type EditorState, ERASE, SELECT } from './editorstate'

const HEX: Point[] = Array.from({ length: 6 }, (_, k) => [
  30 * Math.sin((k * Math.PI) / 3),
  -30 * Math.cos((k * Math.PI) / 3),
])
const NOBODY = { ground: '#6b5a3c', figure: '#f3e9cf', icon: '' }

/** A sample of all terrain, once per page. Each tool shows its own part of it. */
const Sample = ({ data }: { data: Static }) => (
  <svg class="sample" aria-hidden="true" focusable="false">
    <defs>
      <g id="edit-sample">
        <HexGround data={data} taken={[]} />
      </g>
    </defs>
  </svg>
)

function Sampled({ data, place }: { data: Static; place: number }) {
  const { centre, polygon } = data.surface.places[place]!
  const id = useId()
  return (
    <svg class="swatch" viewBox={`${centre[0] - 43} ${centre[1] - 43} 86 86`} aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <path d={closedPath(polygon)} />
      </clipPath>
      <use href="#edit-sample" clip-path={`url(#${id})`} />
      <path d={closedPath(polygon)} fill="none" class="swatch-hex" />
    </svg>
  )
}

/** A piece of ground as it looks on the table. */
function Laid({ ground }: { ground: GroundPiece }) {
  const points = ground.points.map(([x, y]): Point => [x! / 10, -y! / 10])
  const box = bounds(points)
  const side = Math.max(box.width, box.height) * 1.12
  const [x, y] = [box.x + box.width / 2 - side / 2, box.y + box.height / 2 - side / 2]
  return (
    <svg class="swatch" viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true" focusable="false">
      <GroundArt ground={{ ...ground, id: `tool-${ground.id}` }} points={points} inch={10} free={[]} />
    </svg>
  )
}

/** A hex or area of this terrain. */
function Ground({ data, terrain }: { data: Static; terrain: number }) {
  const ground = data.terrains[terrain]!
  const strokes = useMemo(() => drawHex(ground.pattern, HEX, [0, 0], terrain + 1), [ground])
  return (
    <svg class="swatch" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
      <path d={closedPath(HEX)} fill={ground.colour} class="swatch-hex" />
      <g class={`strokes strokes-${ground.pattern}`}>
        <path d={strokes.body} class="body" />
        <path d={strokes.shade} class="shade" />
        <path d={strokes.pen} class="pen" />
      </g>
    </svg>
  )
}

function Picture({ tool, data, side }: { tool: Tool; data: Static; side: number }) {
  if (tool.ground) return <Laid ground={tool.ground} />
  if (tool.place >= 0) return <Sampled data={data} place={tool.place} />
  if (tool.terrain >= 0) return <Ground data={data} terrain={tool.terrain} />
  const type = data.types[tool.type]
  const look = data.sides[tool.sided === 'must' ? Math.max(0, side) : tool.sided === 'may' ? side : -1] ?? NOBODY
  if (hasFigure(type) && type.form === 'figure')
    return (
      <FigureSign
        size={42}
        piece={{ ...NO_PIECE, type: tool.type, count: tool.count, full: tool.count }}
        type={type}
        look={look}
        isCut={data.sides[Math.max(0, side)]?.cut ?? false}
        flip={data.sides[Math.max(0, side)]?.cut ?? false}
        banner={data.banners[tool.banners[Math.max(0, side)] ?? -1]}
      />
    )
  if (hasFigure(type))
    return (
      <svg class="swatch" viewBox="-38 -62 76 70" aria-hidden="true" focusable="false">
        <g style={coloursOf(type.figure, look.ground, '')}>
          <ellipse cx="2" cy="1" rx="30" ry="8" class="foot-shadow" />
          <g class="figure-art">
            <Drawn of={drawingOf(type.figure)} />
          </g>
        </g>
      </svg>
    )
  return (
    <span class="swatch swatch-icon">
      <Icon name={type?.icon || tool.icon} size={30} />
    </span>
  )
}

/** Arrow keys move between buttons of a group. Only the selected one is in the tab order. */
export function roving(e: KeyboardEvent, choose: (to: HTMLElement) => void): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key]
  const here = e.target as HTMLElement
  if (!step) return
  const all = [...here.closest('[role=radiogroup]')!.querySelectorAll<HTMLElement>('[role=radio]')]
  const to = all[(all.indexOf(here) + step + all.length) % all.length]!
  e.preventDefault()
  to.focus()
  choose(to)
}

function Key({
  editor,
  id,
  name,
  children,
}: {
  editor: EditorState
  id: string
  name: string
  children: preact.ComponentChildren
}) {
  const isOn = editor.tool.value === id
  return (
    <button
      class="tool"
      role="radio"
      aria-checked={isOn}
      tabindex={isOn ? 0 : -1}
      data-tool={id}
      onClick={() => {
        editor.tool.value = id
        editor.picking.value = null
      }}
    >
      {children}
      <span>{name}</span>
    </button>
  )
}

export function Palette({ editor, data }: { editor: EditorState; data: Static }) {
  const { stock, words } = editor
  const groups = useMemo(() => [...new Set(stock.tools.map((tool) => tool.group))], [stock])
  const [group, setGroup] = useState(groups[0]!)
  const shown = stock.tools.filter((tool) => tool.group === group)
  const isHere = shown.some((tool) => tool.id === editor.tool.value)
  const sides = shown.some((tool) => tool.sided !== 'never') ? stock.sides : []
  const hasNobody = shown.some((tool) => tool.sided === 'may')
  const choose = (to: HTMLElement) => {
    editor.tool.value = to.dataset.tool!
    editor.linkFrom.value = ''
    editor.picking.value = null
  }
  return (
    <section class="card palette" aria-label={t('edit-palette')}>
      {stock.tools.some((tool) => tool.place >= 0) ? <Sample data={data} /> : null}
      <div class="hands" role="radiogroup" aria-label={t('edit-hands')} onKeyDown={(e) => roving(e, choose)}>
        {[SELECT, ERASE].map((id) => (
          <Key key={id} editor={editor} id={id} name={t(`edit-tool-${id}`)}>
            <svg class="hand-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path
                d={
                  id === SELECT
                    ? 'M5 2l14 10.500-6.200.9 3.600 6.900-2.800 1.500-3.600-7L5 19z'
                    : 'M9.500 20H20v2H7l-5-5L13 5l8 8zM5 17l3 3 5.500-5.700-3.200-3.200z'
                }
                fill="currentColor"
                fill-rule="evenodd"
              />
            </svg>
          </Key>
        ))}
      </div>
      <label class="palette-group">
        <span class="sr">{t('edit-group')}</span>
        <select value={group} onChange={(e) => setGroup(e.currentTarget.value)}>
          {groups.map((one) => (
            <option key={one} value={one}>
              {words.text(one)}
            </option>
          ))}
        </select>
      </label>
      {sides.length ? (
        <div
          class="palette-sides"
          role="radiogroup"
          aria-label={t('edit-side')}
          onKeyDown={(e) => roving(e, (to) => (editor.side.value = Number(to.dataset.side)))}
        >
          {[...sides, ...(hasNobody ? [-1] : [])].map((side) => (
            <button
              key={side}
              role="radio"
              aria-checked={editor.side.value === side}
              tabindex={editor.side.value === side ? 0 : -1}
              data-side={side}
              onClick={() => (editor.side.value = side)}
            >
              {data.sides[side] ? <Emblem side={side} look={data.sides[side]} size={20} /> : null}{' '}
              {data.sides[side] ? words.text(data.sides[side].name) : t('edit-nobody')}
            </button>
          ))}
        </div>
      ) : null}
      {data.surface.kind === 'plane' && isHere ? (
        <button onClick={() => editor.place(null)}>{t('edit-place-here')}</button>
      ) : null}
      <div class="tools-grid" role="radiogroup" aria-label={words.text(group)} onKeyDown={(e) => roving(e, choose)}>
        {shown.map((tool, k) => (
          <button
            key={tool.id}
            class="tool"
            role="radio"
            aria-checked={editor.tool.value === tool.id}
            tabindex={editor.tool.value === tool.id || (!isHere && k === 0) ? 0 : -1}
            data-tool={tool.id}
            title={words.has(`${tool.name}-help`) ? words.text(`${tool.name}-help`) : undefined}
            onClick={(e) => choose(e.currentTarget)}
          >
            <Picture tool={tool} data={data} side={editor.side.value} />
            <span>{words.text(tool.name)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
