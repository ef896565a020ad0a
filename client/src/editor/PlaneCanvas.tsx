// A plane as a canvas: place, drag, turn and reshape pieces of ground with the pointer or the keyboard.

import { useEffect, useRef, useState } from 'preact/hooks'
import { closedPath, type Point } from '../art/geometry'
import { Board } from '../parts/Board'
import { grip } from '../session/hand'
import { loadSurface, surfaceOf } from '../surfaces'
import { drawnBox } from '../surfaces/drawn'
import { inUnits, scaleOf } from '../surfaces/plane/scale'
import type { Hints, Pointing, View } from '../surfaces/pointing'
import type { Static, Thing } from '../wire/protocol'
import { t } from '../words/common'
import { valueAt } from './document'
import { type EditorState, ERASE, SELECT } from './editorstate'
import {
  arrowStep,
  cornersIn,
  type PlanePoint,
  snapped,
  snappedMove,
  withCorner,
  withHalfway,
  withoutCorner,
} from './plane'
import { useRelease } from './release'

const NAMES = { seat: () => '' }
const SILENT: Hints = {
  onPointerEnter: () => {},
  onPointerDown: () => {},
  onPointerLeave: () => {},
  onFocus: () => {},
  onBlur: () => {},
}

/** What the pointer is dragging: a whole piece, or a corner of one of its outlines. */
interface Hold {
  thing: Thing
  outline: string
  corner: number
  from: PlanePoint
  /** where the drag started */
  start: PlanePoint
  by: PlanePoint
}

export function PlaneCanvas({ editor, data }: { editor: EditorState; data: Static }) {
  const { store, stock } = editor
  const edited = store.edited.value!
  const { surface, things } = edited
  const [, setLoaded] = useState(false)
  const [hold, setHold] = useState<Hold | null>(null)
  const [at, setAt] = useState<PlanePoint | null>(null)
  const floor = useRef<SVGRectElement>(null)
  useEffect(() => void loadSurface(surface.kind).then(() => setLoaded(true)), [surface.kind])
  const Art = surfaceOf(surface.kind)
  const shown: Static = { ...data, surface, terrains: edited.terrains.length ? edited.terrains : data.terrains }
  const scale = scaleOf(surface, '')
  const isPainting = editor.tool.value !== SELECT && editor.tool.value !== ERASE
  const selected = things.find((thing) => thing.target === editor.selected.value)
  const wrong = new Set(edited.faults.flatMap((fault) => fault.targets))
  const where = (e: Pick<MouseEvent, 'clientX' | 'clientY'>): PlanePoint => {
    const matrix = floor.current?.getScreenCTM?.()?.inverse()
    if (!matrix) return [0, 0]
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix)
    return scale.back(p.x, p.y)
  }
  const snap = (e: Pick<MouseEvent, 'altKey'>): number => (e.altKey ? 1 : stock.snap)
  /** the last outline sent while the server is busy: further key presses continue from there */
  const sent = useRef<{ path: string; outline: readonly PlanePoint[] } | null>(null)
  const corners = (path: string): readonly PlanePoint[] =>
    store.isBusy.value && sent.current?.path === path
      ? sent.current.outline
      : cornersIn(valueAt(store.document.value, path))
  const take = (e: PointerEvent, thing: Thing, outline = '', corner = -1) => {
    if (e.button !== 0 || isPainting) return
    e.stopPropagation()
    if (editor.tool.value === ERASE) return editor.erase(thing.target, editor.newStroke())
    grip.isOn = true
    editor.selected.value = thing.target
    const first = corners(outline || thing.outlines[0] || '')[Math.max(0, corner)] ?? [0, 0]
    setHold({ thing, outline, corner, from: first, start: where(e), by: [0, 0] })
  }
  const drag = (e: PointerEvent) => {
    const here = where(e)
    setAt(here)
    if (!hold) return
    const by: PlanePoint = [here[0] - hold.start[0], here[1] - hold.start[1]]
    setHold({ ...hold, by: snappedMove(hold.from, by, snap(e)) })
  }
  const put = (path: string, outline: readonly PlanePoint[], stroke = editor.newStroke()) => {
    sent.current = { path, outline }
    store.edit({ kind: 'set', path, value: JSON.stringify(outline) }, stroke)
  }
  const moveBy = (thing: Thing, by: PlanePoint, stroke = editor.newStroke()) =>
    store.edit({ kind: 'move', target: thing.target, at: [by[0], by[1]] }, stroke)
  const turn = (thing: Thing, degrees: number) =>
    store.edit({ kind: 'turn', target: thing.target, degrees }, editor.newStroke())
  const drop = () => {
    grip.isOn = false
    if (!hold) return
    const { by, thing, outline, corner } = hold
    setHold(null)
    if (!by[0] && !by[1]) return
    if (corner < 0) moveBy(thing, by)
    else {
      const [x, y] = inTable(corners(outline)[corner]!, by)
      put(outline, withCorner(corners(outline), corner, [x, y]))
    }
  }
  const inTable = (from: PlanePoint, by: PlanePoint): PlanePoint => [
    Math.max(0, Math.min(surface.width, from[0] + by[0])),
    Math.max(0, Math.min(surface.height, from[1] + by[1])),
  ]
  useRelease(drop)
  const lay = (e: MouseEvent) => {
    if (!isPainting) {
      editor.selected.value = ''
      return
    }
    const [x, y] = where(e)
    editor.place([snapped(x, snap(e)), snapped(y, snap(e))])
  }
  const keys = (e: KeyboardEvent, thing: Thing, outline = '', corner = -1) => {
    const step = arrowStep(e.key, e.shiftKey ? surface.unit : e.altKey ? 1 : stock.snap, surface.upward)
    if (step && corner < 0) moveBy(thing, step, `key ${thing.target}`)
    else if (step)
      put(outline, withCorner(corners(outline), corner, inTable(corners(outline)[corner]!, step)), `key ${outline}`)
    else if (e.key === '[' || e.key === ']') turn(thing, e.key === '[' ? stock.turns : -stock.turns)
    else if ((e.key === 'Delete' || e.key === 'Backspace') && corner < 0) editor.erase(thing.target, editor.newStroke())
    else if (e.key === 'Delete' || e.key === 'Backspace') put(outline, withoutCorner(corners(outline), corner))
    else if (e.key === 'Enter' || e.key === ' ')
      if (editor.tool.value === ERASE && corner < 0) editor.erase(thing.target, editor.newStroke())
      else editor.selected.value = thing.target
    else return
    e.preventDefault()
    e.stopPropagation()
  }
  const pointing: Pointing = {
    light: () => 'calm',
    isLesser: () => false,
    isGlowing: () => false,
    label: () => '',
    pieceLabel: () => '',
    point: () => {},
    text: (key) => editor.words.text(key),
    say: (words) => editor.words.say(words, NAMES),
    hintPlace: () => SILENT,
    hintPiece: () => SILENT,
    hintStack: () => SILENT,
  }
  const title = editor.words.say(surface.name, NAMES)
  const path = (outline: readonly PlanePoint[]) => closedPath(outline.map((spot) => scale.there(spot as Point)))
  const nameOf = (thing: Thing) => editor.words.say(thing.name, NAMES)
  /** an outline as it would be if the drag ended now */
  const held = (thing: Thing, outline: string): readonly PlanePoint[] => {
    const found = corners(outline)
    if (hold?.thing.target !== thing.target) return found
    if (hold.corner < 0) return found.map(([x, y]) => [x + hold.by[0], y + hold.by[1]])
    return hold.outline === outline ? withCorner(found, hold.corner, inTable(found[hold.corner]!, hold.by)) : found
  }
  const handles = (view: View) => (
    <g class="plane-hands">
      <rect
        ref={floor}
        role="img"
        aria-label={title}
        width={scale.width}
        height={scale.height}
        fill="transparent"
        class="plane-floor"
        data-floor
        onClick={lay}
      />
      {things.map((thing) => (
        <path
          key={thing.path}
          d={path(held(thing, thing.outlines[0]!))}
          class={`hold-piece ${thing === selected ? 'chosen' : ''} ${wrong.has(thing.target) ? 'faulty' : ''} ${isPainting ? 'passive' : ''}`}
          role="button"
          tabindex={0}
          data-thing={thing.target}
          aria-label={nameOf(thing)}
          aria-pressed={thing === selected}
          onPointerDown={(e) => take(e, thing)}
          onKeyDown={(e) => keys(e, thing)}
        />
      ))}
      {selected && !isPainting
        ? selected.outlines.map((outline, n) => {
            const spots = held(selected, outline)
            const r = 7 / view.pixels
            return (
              <g key={outline} class={n ? 'corners upper' : 'corners'}>
                {n ? <path d={path(spots)} class="floor-outline" /> : null}
                {spots.map((spot, k) => {
                  const [x, y] = scale.there(spot as Point)
                  const [hx, hy] = scale.there(withHalfway(spots, k)[k + 1]! as Point)
                  return (
                    <g key={k}>
                      <circle
                        cx={hx}
                        cy={hy}
                        r={r * 0.62}
                        class="halfway"
                        role="button"
                        tabindex={-1}
                        aria-label={t('edit-corner-add')}
                        onPointerDown={(e) => {
                          e.stopPropagation()
                          put(outline, withHalfway(corners(outline), k))
                        }}
                      />
                      <circle
                        cx={x}
                        cy={y}
                        r={r}
                        class="corner"
                        role="button"
                        tabindex={0}
                        data-corner={`${outline}[${k}]`}
                        aria-label={`${t('edit-outline')} ${k + 1}: ${inUnits(surface, spot[0])}, ${inUnits(surface, spot[1])}`}
                        onPointerDown={(e) => take(e, selected, outline, k)}
                        onKeyDown={(e) => keys(e, selected, outline, k)}
                      />
                    </g>
                  )
                })}
              </g>
            )
          })
        : null}
    </g>
  )
  return (
    <div
      role="group"
      aria-label={t('edit-canvas')}
      class={`canvas tool-${isPainting ? 'paint' : 'select'}`}
      onPointerMove={drag}
      onPointerLeave={() => setAt(null)}
    >
      <Board {...drawnBox(surface)} label={title}>
        {(view) =>
          Art ? (
            <>
              <Art data={shown} scene={edited.scene} title={title} pointing={pointing} flights={[]} view={view} />
              {handles(view)}
            </>
          ) : null
        }
      </Board>
      <p class="canvas-status" aria-live="off">
        {at ? `${inUnits(surface, at[0])}″, ${inUnits(surface, at[1])}″ · ` : ''}
        {selected ? nameOf(selected) : t('edit-plane-help')}
      </p>
      {selected ? (
        <div class="turns">
          <button
            aria-label={t('edit-turn-left')}
            title={t('edit-turn-left')}
            onClick={() => turn(selected, stock.turns)}
          >
            ⟲
          </button>
          <button
            aria-label={t('edit-turn-right')}
            title={t('edit-turn-right')}
            onClick={() => turn(selected, -stock.turns)}
          >
            ⟳
          </button>
        </div>
      ) : null}
    </div>
  )
}
