// Cards on a surface: a map of lands where the places are zones, else a table with a felt for each seat.

import type { SurfaceProps } from '../pointing'
import { LandSurface } from './land'
import { TableSurface } from './table'

export function CardsSurface(props: SurfaceProps) {
  return props.data.surface.places.some((place) => place.zone) ? <LandSurface {...props} /> : <TableSurface {...props} />
}
