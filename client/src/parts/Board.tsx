// The board in a frame that you can pan and zoom. Panning and zooming only transform a composited layer, so they run at full
// frame rate. When the gesture ends, the board is drawn again at its new size, so it stays sharp.

import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { grip } from '../session/hand'
import { MARGIN } from '../surfaces/frame'
import type { Near } from '../surfaces/plane/near'
import type { View } from '../surfaces/pointing'
import { t } from '../words/common'
import { Glyph } from './Icon'
import { bringTo, inView, keyOpen, turnedByHand } from './inview'

const MOST = 6
const STEP = 1.3
const REST_MS = 140
const HOLD_MS = 450
/** how long the camera takes to a battle */
const CAMERA_MS = 220
/** important content lies within this share of the frame */
const INNER = 0.6
/** a press that moved farther than this is not a click */
const SLIP = 6

const EVEN = [MARGIN, MARGIN, MARGIN] as const

/** The board is turned on its side if it grows by more than this factor. */
const GAIN = 1.1

interface Props {
  width: number
  height: number
  label: string
  /** may it be turned on its side if that fills the frame better? */
  turns?: boolean
  /** free room around the board, in its own units: at the sides, above, below */
  margin?: readonly [number, number, number] | undefined
  close?: Near | null
  children: (view: View) => ComponentChildren
  /** an overlay that is redrawn on every pointer move */
  over?: ((view: View) => ComponentChildren) | undefined
}

export function Board({
  width: wide,
  height: high,
  label,
  turns = false,
  margin = EVEN,
  close = null,
  children,
  over,
}: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<readonly [number, number]>([0, 0])
  const [drawn, setDrawn] = useState(1)
  // the current position of the layer (shift in pixels, zoom), ahead of what is drawn
  const now = useRef({ x: 0, y: 0, zoom: 1 })
  const rest = useRef(0)
  const tell = useRef(0)

  const [cw, ch] = size
  const fitOf = (w: number, h: number) => Math.min(cw / (w + 2 * margin[0]), ch / (h + margin[1] + margin[2]))
  const turned = turns && fitOf(high, wide) > GAIN * fitOf(wide, high) !== turnedByHand.value
  const [width, height] = turned ? [high, wide] : [wide, high]
  const fit = cw && ch ? fitOf(width, height) : 0
  // the same object as long as nothing has changed, so that dependent parts don't render again
  const view = useMemo((): View => {
    const [w, h] = [cw / (fit || 1), ch / (fit || 1)]
    const y = (height + margin[2] - margin[1] - h) / 2
    return { turned, width: w, height: h, x: (width - w) / 2, y, pixels: fit * drawn, zoom: drawn }
  }, [turned, width, height, cw, ch, fit, drawn, margin])

  const place = (x: number, y: number, zoom = now.current.zoom) => {
    const within = (v: number, outer: number) => Math.max(outer - outer * zoom, Math.min(0, v))
    now.current = { x: within(x, cw), y: within(y, ch), zoom }
    const { current } = now
    // whole screen pixels: the layer is copied as it is, neither blurred nor computed again
    const whole = (v: number) => Math.round(v * devicePixelRatio) / devicePixelRatio
    if (layer.current)
      layer.current.style.transform = `translate3d(${whole(current.x)}px, ${whole(current.y)}px, 0) scale(${current.zoom / drawn})`
    clearTimeout(tell.current)
    tell.current = window.setTimeout(() => {
      const { x: dx, y: dy, zoom: by } = now.current
      const one = fit * by
      inView.value =
        by < 1.02 || !fit ? null : { x: view.x - dx / one, y: view.y - dy / one, width: cw / one, height: ch / one }
    }, REST_MS)
  }
  /** Move the camera, then draw at the new scale. */
  const travel = (x: number, y: number, zoom: number) => {
    if (layer.current) layer.current.style.transition = `transform ${CAMERA_MS}ms ease-out`
    place(x, y, zoom)
    clearTimeout(rest.current)
    rest.current = window.setTimeout(() => {
      if (layer.current) layer.current.style.transition = ''
      setDrawn(zoom)
    }, CAMERA_MS)
  }
  bringTo.value = (x, y, pixels, isFixed) => {
    const before = { ...now.current }
    const zoom = pixels && fit ? Math.max(before.zoom, Math.min(MOST, pixels / fit)) : before.zoom
    const one = fit * zoom
    // the centre of the frame, or where the point is now
    const old = fit * before.zoom
    const [ax, ay] = isFixed ? [before.x + (x - view.x) * old, before.y + (y - view.y) * old] : [cw / 2, ch / 2]
    const to = [ax - (x - view.x) * one, ay - (y - view.y) * one] as const
    if (zoom === before.zoom) place(...to)
    else travel(...to, zoom)
    return () => (zoom === before.zoom ? undefined : travel(before.x, before.y, before.zoom))
  }
  const zoomTo = (zoom: number, cx = cw / 2, cy = ch / 2) => {
    const next = Math.max(1, Math.min(MOST, zoom))
    const { x, y, zoom: before } = now.current
    place(cx - ((cx - x) * next) / before, cy - ((cy - y) * next) / before, next)
    clearTimeout(rest.current)
    rest.current = window.setTimeout(() => setDrawn(next), REST_MS)
  }

  useEffect(() => {
    const box = frame.current!
    const watch = new ResizeObserver(() => setSize([box.clientWidth, box.clientHeight]))
    watch.observe(box)
    return () => {
      watch.disconnect()
      clearTimeout(rest.current)
      clearTimeout(tell.current)
      inView.value = null
      bringTo.value = null
    }
  }, [])
  useLayoutEffect(() => place(now.current.x, now.current.y), [drawn])
  useEffect(() => {
    if (!close || !fit) return
    const whole = close.r ? Math.min(cw, ch) / (2 * close.r) : 0
    const least = close.pixels ?? 0
    const zoom = Math.max(1, Math.min(MOST, Math.max(whole, least) / fit))
    // if not all of it fits, centre the important part
    const within = (v: number, must: number | undefined, long: number) => {
      const most = (INNER * long) / (2 * fit * zoom)
      return must === undefined || whole >= least ? v : Math.max(must - most, Math.min(must + most, v))
    }
    const [cx, cy] = [within(close.x, close.core?.[0], cw), within(close.y, close.core?.[1], ch)]
    const [x, y] = turned ? [high - cy, cx] : [cx, cy]
    place(cw / 2 - (x - view.x) * fit * zoom, ch / 2 - (y - view.y) * fit * zoom, zoom)
    setDrawn(zoom)
  }, [close?.key, fit > 0])
  // when the frame changes size, keep its centre
  const middle = useRef<{ fit: number; view: View; size: readonly [number, number] } | null>(null)
  useLayoutEffect(() => {
    const before = middle.current
    middle.current = { fit, view, size }
    const { x, y, zoom } = now.current
    if (!before?.fit) return place(x, y)
    const mx = before.view.x + (before.size[0] / 2 - x) / (before.fit * zoom)
    const my = before.view.y + (before.size[1] / 2 - y) / (before.fit * zoom)
    place(cw / 2 - (mx - view.x) * fit * zoom, ch / 2 - (my - view.y) * fit * zoom)
  }, [size, turned])
  useEffect(() => {
    // not passive: the page must not scroll or zoom while the board does
    const box = frame.current!
    const wheel = (e: WheelEvent) => {
      e.preventDefault()
      const at = box.getBoundingClientRect()
      zoomTo(now.current.zoom * (e.deltaY < 0 ? STEP : 1 / STEP), e.clientX - at.left, e.clientY - at.top)
    }
    box.addEventListener('wheel', wheel, { passive: false })
    return () => box.removeEventListener('wheel', wheel)
  }, [size, drawn])

  // one finger or the mouse pans, two fingers zoom; a short press without movement stays a click
  const fingers = useRef(new Map<number, readonly [number, number]>())
  const moved = useRef(0)
  const gap = useRef(0)
  const hold = useRef(0)
  const spread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0
  }
  const down = (e: PointerEvent) => {
    fingers.current.set(e.pointerId, [e.clientX, e.clientY])
    if (fingers.current.size === 1) moved.current = 0
    gap.current = spread()
    clearTimeout(hold.current)
    // a long press shows details and chooses nothing
    if (e.pointerType === 'touch') hold.current = window.setTimeout(() => (moved.current = SLIP + 1), HOLD_MS)
  }
  const drag = (e: PointerEvent) => {
    const last = fingers.current.get(e.pointerId)
    if (!last || grip.isOn) return
    const dx = e.clientX - last[0]
    const dy = e.clientY - last[1]
    fingers.current.set(e.pointerId, [e.clientX, e.clientY])
    moved.current += Math.abs(dx) + Math.abs(dy)
    if (moved.current <= SLIP) return
    clearTimeout(hold.current)
    const box = frame.current!
    if (!box.hasPointerCapture(e.pointerId)) box.setPointerCapture(e.pointerId)
    box.toggleAttribute('data-grabbed', true)
    if (fingers.current.size >= 2) {
      const wide = spread()
      const at = box.getBoundingClientRect()
      const [a, b] = [...fingers.current.values()]
      if (gap.current && wide && a && b)
        zoomTo((now.current.zoom * wide) / gap.current, (a[0] + b[0]) / 2 - at.left, (a[1] + b[1]) / 2 - at.top)
      gap.current = wide
    } else place(now.current.x + dx, now.current.y + dy)
  }
  const up = (e: PointerEvent) => {
    fingers.current.delete(e.pointerId)
    frame.current!.toggleAttribute('data-grabbed', false)
    gap.current = spread()
    clearTimeout(hold.current)
  }
  const swallow = (e: MouseEvent) => {
    if (moved.current > SLIP) e.stopPropagation()
  }
  // the smallest shift that brings a range into the frame; a range that is too long is centred
  const missing = (low: number, high: number, from: number, to: number) =>
    high - low > to - from ? (from + to - low - high) / 2 : Math.max(0, from - low) || Math.min(0, to - high)
  const reveal = (e: FocusEvent) => {
    const target = e.target as Element
    if (!target.matches(':focus-visible')) return
    const at = frame.current!.getBoundingClientRect()
    const it = target.getBoundingClientRect()
    place(
      now.current.x + missing(it.left, it.right, at.left, at.right),
      now.current.y + missing(it.top, it.bottom, at.top, at.bottom),
    )
  }
  // when the browser wants to scroll to something, move the layer instead, so that its bounds hold
  const scrolled = () => {
    const box = frame.current!
    const { scrollLeft, scrollTop } = box
    if (!scrollLeft && !scrollTop) return
    box.scrollTo(0, 0)
    place(now.current.x - scrollLeft, now.current.y - scrollTop)
  }
  return (
    <section class="board" aria-label={label} data-turned={turned}>
      <div
        ref={frame}
        class="board-frame"
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={up}
        onPointerCancel={up}
        onClickCapture={swallow}
        onFocusCapture={reveal}
        onScroll={scrolled}
      >
        <div ref={layer} class="board-layer">
          {fit ? (
            <svg
              class="surface"
              role="group"
              aria-label={label}
              viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
              style={{ width: `${cw * drawn}px`, height: `${ch * drawn}px` }}
            >
              {children(view)}
            </svg>
          ) : null}
          {fit && over ? over(view) : null}
        </div>
      </div>
      <div class="zoom" role="group" aria-label={t('ui-zoom')}>
        <button onClick={() => zoomTo(now.current.zoom * STEP)} aria-label={t('ui-zoom-in')}>
          <Glyph name="plus" />
        </button>
        <button onClick={() => zoomTo(now.current.zoom / STEP)} aria-label={t('ui-zoom-out')}>
          <Glyph name="minus" />
        </button>
        <button onClick={() => zoomTo(1)} aria-label={t('ui-zoom-all')}>
          <Glyph name="whole" />
        </button>
        {turns ? (
          <button onClick={() => (turnedByHand.value = !turnedByHand.value)} aria-label={t('ui-turn-board')}>
            <Glyph name="turn" />
          </button>
        ) : null}
        <button onClick={() => (keyOpen.value = true)} aria-label={t('ui-key')}>
          <Glyph name="key" />
        </button>
      </div>
    </section>
  )
}
