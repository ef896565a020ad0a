// What the maker is about to do: the tool in hand, whose side, what is looked at, and which field waits for a place of the board.

import { type Signal, signal } from '@preact/signals'
import type { EditorStock, Tool } from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import type { Desk } from './desk'
import { type Json, toggled, valueAt } from './document'

export const SELECT = 'select'
export const ERASE = 'erase'

/** A field that takes what is clicked on the board next. */
export interface Picking {
  path: string
  isList: boolean
}

export class Making {
  readonly tool = signal<string>(SELECT)
  readonly side = signal(0)
  /** the target that is looked at, "" for none */
  readonly selected = signal('')
  readonly picking: Signal<Picking | null> = signal(null)
  /** the field to be shown next, by its path */
  readonly wanted = signal('')
  /** the first of two places that a tool is about */
  readonly linkFrom = signal('')
  private strokes = 0

  constructor(
    readonly desk: Desk,
    readonly stock: EditorStock,
    readonly words: Catalogue,
  ) {}

  set(path: string, value: Json): void {
    this.desk.edit({ kind: 'set', path, value: JSON.stringify(value) }, `set ${path}`)
  }

  /** A name for the next stroke of the brush. */
  newStroke(): string {
    return `stroke ${++this.strokes}`
  }

  /** What a click or key on a place does: a field takes it, the tool paints it, or it is looked at. */
  point(target: string, id: string, stroke: string): void {
    const picking = this.picking.value
    if (picking) {
      this.set(picking.path, picking.isList ? toggled(valueAt(this.desk.document.value, picking.path), id) : id)
      if (!picking.isList) this.picking.value = null
    } else if (this.tool.value === ERASE) this.erase(target, stroke)
    else if (this.tool.value === SELECT) this.selected.value = target
    else if (this.inHand()?.links) this.link(target, stroke)
    else this.paint(target, stroke)
  }

  inHand(): Tool | undefined {
    return this.stock.tools.find((one) => one.id === this.tool.value)
  }

  /** Of two places the first waits for the second. */
  link(target: string, stroke: string): void {
    const from = this.linkFrom.value
    this.linkFrom.value = from ? '' : target
    if (from && from !== target)
      this.desk.edit({ kind: 'paint', tool: this.tool.value, target: from, to: target }, stroke)
  }

  paint(target: string, stroke: string): void {
    const tool = this.inHand()
    if (!tool) return
    const side = tool.sided === 'never' ? -1 : tool.sided === 'must' ? Math.max(0, this.side.value) : this.side.value
    this.desk.edit({ kind: 'paint', tool: tool.id, target, side }, stroke)
  }

  /** Lay a new piece on a plane with its middle at a point, or in the middle of the table. */
  place(at: readonly [number, number] | null): void {
    const tool = this.inHand()
    if (!tool) return
    const value = JSON.stringify(this.words.text(tool.name))
    this.desk.edit({ kind: 'paint', tool: tool.id, value, at: at ? [at[0], at[1]] : null }, this.newStroke())
  }

  erase(target: string, stroke: string): void {
    this.desk.edit({ kind: 'erase', target }, stroke)
  }
}
