// Parts of the page that only some renderers need. They load with that renderer and are absent until then.

import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Colours } from '../art/emblem'
import type { Session } from '../session/session'
import type { Beat } from '../show/beats'
import type { Near } from '../surfaces/plane/near'
import type { Banner, Conflict, Piece, PieceType, Question, Recipe, Scene, Step, Surface } from '../wire/protocol'

export interface Extras {
  /** a battle on centre stage */
  Stage: ComponentType<{ session: Session; conflict: Conflict | null; recent: readonly Conflict[] }>
  /** beats as this kind of board tells them */
  retell: (beats: readonly Beat[], steps: readonly Step[], before: Scene | null, types: readonly PieceType[]) => Beat[]
  /** targets of the question that throws dice */
  Commit: ComponentType<{ session: Session }>
  NoTargets: ComponentType<{ session: Session }>
  /** what to zoom in on, on a small screen */
  near: (surface: Surface, scene: Scene, question: Question | null, seq: number) => Near
  /** what has just happened, in place of the question */
  Moment: ComponentType<{ session: Session }>
  /** help cards beside the surface */
  Helps: ComponentType<{ session: Session }>
  /** tools beside a measured table: a legend, an overview map, floors, a tape measure */
  Tools: ComponentType<{ session: Session }>
  /** the effect of the place pointed at */
  PlanCard: ComponentType<{ session: Session }>
  /** orders and score beside a square table */
  Rail: ComponentType<{ session: Session }>
  /** the units of a seat, line by line */
  Units: ComponentType<{ session: Session; seat: number }>
  /** a unit in a drawing of the board */
  Ghost: ComponentType<{
    piece: Piece
    type: PieceType & { figure: Recipe }
    look: Colours
    isCut: boolean
    banner: Banner | undefined
  }>
  /** a unit as a small picture, drawn from its recipe */
  FigureSign: ComponentType<{
    size: number
    piece: Piece
    type: PieceType & { figure: Recipe }
    look: Colours
    isCut: boolean
    flip: boolean
    banner: Banner | undefined
  }>
}

export const extras = signal<Partial<Extras>>({})
