// Renderer for cards: a map of lands if the places are zones, else a table with a felt for each seat.

import { extras } from '../../parts/extras'
import type { SurfaceProps } from '../pointing'
import { Helps } from './helps'
import { LandSurface } from './land'
import { Stage } from './stage'
import { TableSurface } from './table'
import '../../styles/faces.css'

extras.value = { ...extras.peek(), Helps, Stage }

export function CardsSurface(props: SurfaceProps) {
  return props.data.surface.places.some((place) => place.zone) ? (
    <LandSurface {...props} />
  ) : (
    <TableSurface {...props} />
  )
}
