// The board as a canvas. The renderer of the game draws the document; a press paints, erases, selects a place or moves what
// stands there.

import { useEffect, useRef, useState } from 'preact/hooks'
import { closedPath, type Point } from '../art/geometry'
import { Board } from '../parts/Board'
import { grip } from '../session/hand'
import { loadSurface, surfaceOf } from '../surfaces'
import { drawnBox } from '../surfaces/drawn'
import type { Hints, Pointing, View } from '../surfaces/pointing'
import type { EditResult, Place, Static } from '../wire/protocol'
import { t } from '../words/common'
import { valueAt } from './document'
import { type EditorState, SELECT } from './editorstate'
import { useRelease } from './release'

const NAMES = { seat: () => '' }
const MARGIN = [18, 36, 20] as const

const SILENT: Hints = {
  onPointerEnter: () => {},
  onPointerDown: () => {},
  onPointerLeave: () => {},
  onFocus: () => {},
  onBlur: () => {},
}

/** The index of the place at a point of the screen, -1 for none. */
export function placeUnder(x: number, y: number): number {
  const found = document.elementsFromPoint(x, y).find((one) => one.hasAttribute('data-place'))
  return found ? Number(found.getAttribute('data-place')) : -1
}

const nameOf = (editor: EditorState, edited: EditResult, data: Static, place: Place): string => {
  const target = place.targets[0] ?? ''
  const things = edited.things.filter((thing) => thing.target === target)
  const ground = data.terrains[place.terrain]
  const names = things.map((thing) => editor.words.say(thing.name, NAMES))
  return [place.name, ...(ground ? [editor.words.text(ground.name)] : []), ...new Set(names)].join(', ')
}

/** Marks problems at their places, and the drop target of a drag. */
function Marks({
  data,
  view,
  targets,
  held,
}: {
  data: Static
  view: View
  targets: ReadonlySet<string>
  held: string
}) {
  const { height } = data.surface
  const there = ([x, y]: Point): Point => (view.turned ? [height - y, x] : [x, y])
  return (
    <g class="edit-marks" aria-hidden="true">
      {data.surface.places.map((place) => {
        const target = place.targets[0] ?? ''
        const [x, y] = there(place.centre)
        if (target === held) return <path key={place.id} d={closedPath(place.polygon.map(there))} class="held-over" />
        return targets.has(target) ? (
          <g key={place.id} class="fault-mark" data-fault={target}>
            <path d={closedPath(place.polygon.map(there))} />
            <g transform={`translate(${x + 20} ${y - 24})`}>
              <circle r="9.500" />
              <path d="M-1.400-5.500H1.400L.9 1.500H-.9zM0 3.200a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3z" />
            </g>
          </g>
        ) : null
      })}
    </g>
  )
}

export function Canvas({ editor, data }: { editor: EditorState; data: Static }) {
  const { store } = editor
  const edited = store.edited.value!
  const { surface } = edited
  const [, setLoaded] = useState(false)
  const [over, setOver] = useState(-1)
  const [held, setHeld] = useState('')
  /** the current stroke with the places it has painted, or what is dragged from where */
  const stroke = useRef<{ name: string; seen: Set<number> } | null>(null)
  const drag = useRef(-1)
  const hasActed = useRef(false)
  useEffect(() => void loadSurface(surface.kind).then(() => setLoaded(true)), [surface.kind])
  const Art = surfaceOf(surface.kind)
  const shown: Static = { ...data, surface }
  const picking = editor.picking.value
  const given = picking ? valueAt(store.document.value, picking.path) : null
  const picked = new Set(Array.isArray(given) ? given.map(String) : typeof given === 'string' ? [given] : [])
  const chosen = new Set(surface.places.filter((place) => picked.has(place.id)).flatMap((place) => place.targets))
  if (!picking && editor.selected.value) chosen.add(editor.selected.value)
  if (editor.linkFrom.value) chosen.add(editor.linkFrom.value)
  // a tool for one or two places does not paint over many
  const tool = editor.inHand()
  const isBrush = !tool?.links && !tool?.icon
  const wrong = new Set(edited.faults.flatMap((fault) => fault.targets))
  const act = (k: number, name: string) => {
    const place = surface.places[k]
    if (place) editor.point(place.targets[0] ?? '', place.id, name)
  }
  const finish = () => {
    grip.isOn = false
    const from = surface.places[drag.current]
    if (from && held && held !== from.targets[0]) {
      store.edit({ kind: 'move', target: from.targets[0] ?? '', to: held }, editor.newStroke())
      editor.selected.value = held
    }
    const end = surface.places[over]?.targets[0]
    if (stroke.current && tool?.links && editor.linkFrom.value && end && end !== editor.linkFrom.value)
      act(over, stroke.current.name)
    drag.current = -1
    stroke.current = null
    setHeld('')
  }
  useRelease(finish)
  const down = (e: PointerEvent) => {
    hasActed.current = false
    if (e.button !== 0 || !(e.target as Element).closest('.board-frame')) return
    if (stroke.current || drag.current >= 0) return finish() // a second finger: pinch to zoom
    const k = placeUnder(e.clientX, e.clientY)
    if (k < 0) return
    if (editor.tool.value !== SELECT || editor.picking.value) {
      grip.isOn = true
      hasActed.current = true
      stroke.current = { name: editor.newStroke(), seen: new Set([k]) }
      act(k, stroke.current.name)
    } else if (edited.things.some((thing) => thing.target === surface.places[k]!.targets[0])) {
      grip.isOn = true
      drag.current = k
    }
  }
  const moveOver = (e: PointerEvent) => {
    const k = placeUnder(e.clientX, e.clientY)
    if (k !== over) setOver(k)
    if (k < 0) return
    if (stroke.current && isBrush && !stroke.current.seen.has(k) && !editor.picking.value) {
      stroke.current.seen.add(k)
      act(k, stroke.current.name)
    } else if (drag.current >= 0) {
      const target = surface.places[k]!.targets[0] ?? ''
      setHeld(k === drag.current ? '' : target)
    }
  }
  const pointing: Pointing = {
    light: (targets) => (targets.some((target) => chosen.has(target)) ? 'chosen' : 'calm'),
    isLesser: () => false,
    isGlowing: () => false,
    label: (k) => nameOf(editor, edited, shown, surface.places[k]!),
    pieceLabel: () => '',
    point: (targets) => {
      const k = surface.places.findIndex((place) => targets.includes(place.targets[0] ?? ''))
      act(k, editor.newStroke())
    },
    text: (key) => editor.words.text(key),
    say: (words) => editor.words.say(words, NAMES),
    hintPlace: (k) => ({ ...SILENT, onFocus: () => setOver(k) }),
    hintPiece: () => SILENT,
    hintStack: () => SILENT,
    seatName: (seat) => editor.words.text(data.sides[seat]?.name ?? ''),
  }
  const title = editor.words.say(surface.name, NAMES)
  const keys = (e: KeyboardEvent) => {
    const k = (e.target as Element).getAttribute('data-place')
    if (k === null || (e.key !== 'Delete' && e.key !== 'Backspace')) return
    e.preventDefault()
    editor.erase(surface.places[Number(k)]!.targets[0] ?? '', editor.newStroke())
  }
  const here = surface.places[over]
  return (
    <div
      role="group"
      aria-label={t('edit-canvas')}
      class={`canvas tool-${editor.picking.value ? 'pick' : editor.tool.value === SELECT ? 'select' : 'paint'}`}
      onPointerDownCapture={down}
      onPointerMove={moveOver}
      onPointerLeave={() => setOver(-1)}
      onClickCapture={(e) => {
        if (hasActed.current) e.stopPropagation()
        hasActed.current = false
      }}
      onKeyDown={keys}
    >
      <Board
        {...drawnBox(surface)}
        label={title}
        margin={surface.kind === 'hexes' ? MARGIN : undefined}
        turns={surface.kind === 'hexes'}
      >
        {(view) =>
          Art ? (
            <>
              <Art data={shown} scene={edited.scene} title={title} pointing={pointing} flights={[]} view={view} />
              <Marks data={shown} view={view} targets={wrong} held={held} />
            </>
          ) : null
        }
      </Board>
      <p class="canvas-status" aria-live="off">
        {picking
          ? t(picking.isList ? 'edit-pick-many' : 'edit-pick-one')
          : tool?.links
            ? t(editor.linkFrom.value ? 'edit-link-second' : 'edit-link-first')
            : here
              ? nameOf(editor, edited, shown, here)
              : title}
      </p>
    </div>
  )
}
