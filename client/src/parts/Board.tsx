// The surface in a frame that can be moved and enlarged. Moving only shifts a composited layer, so it stays at full frame rate;
// enlarging draws the surface anew at its new size, so it stays sharp.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../common'

const MOST = 5
const STEP = 1.35

export function Board({ width, height, label, children }: { width: number; height: number; label: string; children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<[number, number]>([0, 0])
  const [zoom, setZoom] = useState(1)
  const shift = useRef<[number, number]>([0, 0])
  const fit = size[0] ? Math.min(size[0] / width, size[1] / height) : 0
  const w = width * fit * zoom
  const h = height * fit * zoom

  const place = (x: number, y: number, k = zoom) => {
    const [fw, fh] = size
    const sw = width * fit * k
    const sh = height * fit * k
    const clamp = (v: number, inner: number, outer: number) => (inner <= outer ? (outer - inner) / 2 : Math.max(outer - inner, Math.min(0, v)))
    shift.current = [clamp(x, sw, fw), clamp(y, sh, fh)]
    if (layer.current) layer.current.style.transform = `translate3d(${shift.current[0]}px, ${shift.current[1]}px, 0)`
  }
  const zoomTo = (k: number, cx = size[0] / 2, cy = size[1] / 2) => {
    const next = Math.max(1, Math.min(MOST, k))
    const [x, y] = shift.current
    const r = next / zoom
    place(cx - (cx - x) * r, cy - (cy - y) * r, next)
    setZoom(next)
  }

  useEffect(() => {
    const box = frame.current!
    const watch = new ResizeObserver(() => setSize([box.clientWidth, box.clientHeight]))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  useEffect(() => place(...shift.current), [size, zoom])

  // one finger or the mouse moves, two fingers enlarge; a press that did not move stays a click on what lies below
  const fingers = useRef(new Map<number, [number, number]>())
  const moved = useRef(0)
  const gap = useRef(0)
  const down = (e: PointerEvent) => {
    fingers.current.set(e.pointerId, [e.clientX, e.clientY])
    moved.current = 0
    if (fingers.current.size === 2) gap.current = spread()
  }
  const spread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0
  }
  const drag = (e: PointerEvent) => {
    const last = fingers.current.get(e.pointerId)
    if (!last) return
    const dx = e.clientX - last[0]
    const dy = e.clientY - last[1]
    fingers.current.set(e.pointerId, [e.clientX, e.clientY])
    moved.current += Math.abs(dx) + Math.abs(dy)
    if (moved.current > 6 && !frame.current!.hasPointerCapture(e.pointerId)) frame.current!.setPointerCapture(e.pointerId)
    if (fingers.current.size === 2) {
      const now = spread()
      if (gap.current && Math.abs(now - gap.current) > 12) {
        const box = frame.current!.getBoundingClientRect()
        const [a, b] = [...fingers.current.values()] as [[number, number], [number, number]]
        zoomTo(zoom * (now / gap.current), (a[0] + b[0]) / 2 - box.left, (a[1] + b[1]) / 2 - box.top)
        gap.current = now
      }
    } else if (moved.current > 6) place(shift.current[0] + dx, shift.current[1] + dy)
  }
  const up = (e: PointerEvent) => fingers.current.delete(e.pointerId)
  const wheel = (e: WheelEvent) => {
    e.preventDefault()
    const box = frame.current!.getBoundingClientRect()
    zoomTo(zoom * (e.deltaY < 0 ? STEP : 1 / STEP), e.clientX - box.left, e.clientY - box.top)
  }
  const swallow = (e: MouseEvent) => {
    if (moved.current > 6) e.stopPropagation()
  }
  return (
    <section class="board" aria-label={label}>
      <div ref={frame} class="board-frame" onPointerDown={down} onPointerMove={drag} onPointerUp={up} onPointerCancel={up} onWheel={wheel} onClickCapture={swallow}>
        <div ref={layer} class="board-layer">
          {fit ? (
            <svg class="surface" role="group" aria-label={label} viewBox={`0 0 ${width} ${height}`} style={{ width: `${w}px`, height: `${h}px` }}>
              {children}
            </svg>
          ) : null}
        </div>
      </div>
      <div class="zoom" role="group" aria-label={t('ui-zoom')}>
        <button onClick={() => zoomTo(zoom * STEP)} aria-label={t('ui-zoom-in')}>+</button>
        <button onClick={() => zoomTo(zoom / STEP)} aria-label={t('ui-zoom-out')}>−</button>
        <button onClick={() => zoomTo(1)} aria-label={t('ui-zoom-all')}>⤢</button>
      </div>
    </section>
  )
}
