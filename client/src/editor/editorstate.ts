// The state of the editor's controls: the current tool, the owner, the selection, and the field that is waiting for a place.

import { type Signal, signal } from '@preact/signals'
import type { EditorInfo, Tool } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { type Json, toggled, valueAt } from './document'
import type { DocumentStore } from './documentstore'

export const SELECT = 'select'
export const ERASE = 'erase'

/** A field that receives the next place clicked on the board. */
export interface Picking {
  path: string
  isList: boolean
}

export class EditorState {
  readonly tool = signal<string>(SELECT)
  readonly side = signal(0)
  /** the selected target, "" for none */
  readonly selected = signal('')
  readonly picking: Signal<Picking | null> = signal(null)
  /** the path of the field to show next */
  readonly wanted = signal('')
  /** the first place of a tool that links two */
  readonly linkFrom = signal('')
  private strokes = 0

  constructor(
    readonly store: DocumentStore,
    readonly stock: EditorInfo,
    readonly words: Catalogue,
  ) {}

  set(path: string, value: Json): void {
    this.store.edit({ kind: 'set', path, value: JSON.stringify(value) }, `set ${path}`)
  }

  /** A unique name for the next brush stroke. */
  newStroke(): string {
    return `stroke ${++this.strokes}`
  }

  /** A click or key press on a place: a waiting field receives it, the tool paints it, or it is selected. */
  point(target: string, id: string, stroke: string): void {
    const picking = this.picking.value
    if (picking) {
      this.set(picking.path, picking.isList ? toggled(valueAt(this.store.document.value, picking.path), id) : id)
      if (!picking.isList) this.picking.value = null
    } else if (this.tool.value === ERASE) this.erase(target, stroke)
    else if (this.tool.value === SELECT) this.selected.value = target
    else if (this.inHand()?.links) this.link(target, stroke)
    else this.paint(target, stroke)
  }

  inHand(): Tool | undefined {
    return this.stock.tools.find((one) => one.id === this.tool.value)
  }

  /** Remember the first of two places until the second is clicked. */
  link(target: string, stroke: string): void {
    const from = this.linkFrom.value
    this.linkFrom.value = from ? '' : target
    if (from && from !== target)
      this.store.edit({ kind: 'paint', tool: this.tool.value, target: from, to: target }, stroke)
  }

  paint(target: string, stroke: string): void {
    const tool = this.inHand()
    if (!tool) return
    const side = tool.sided === 'never' ? -1 : tool.sided === 'must' ? Math.max(0, this.side.value) : this.side.value
    this.store.edit({ kind: 'paint', tool: tool.id, target, side }, stroke)
  }

  /** Add a new piece centred at a point, or at the centre of the table. */
  place(at: readonly [number, number] | null): void {
    const tool = this.inHand()
    if (!tool) return
    const value = JSON.stringify(this.words.text(tool.name))
    this.store.edit({ kind: 'paint', tool: tool.id, value, at: at ? [at[0], at[1]] : null }, this.newStroke())
  }

  erase(target: string, stroke: string): void {
    this.store.edit({ kind: 'erase', target }, stroke)
  }
}
