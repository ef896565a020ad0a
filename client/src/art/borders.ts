// Classifies the edges of a map: coast, inner border, border at sea. Neighbours share their corners exactly.

import type { Point } from './geometry'

export interface Borders {
  /** land against sea */
  coast: string
  /** land against land */
  inner: string
  /** sea against sea */
  sea: string
}

type Kind = keyof Borders

const corner = (p: Point): string => `${p[0]},${p[1]}`

/** Path data of each kind of border. Each edge appears once, in unbroken runs so that dashes stay even. */
export function findBorders(polygons: readonly (readonly Point[])[], isSea: (place: number) => boolean): Borders {
  const owner = new Map<string, number>()
  polygons.forEach((polygon, place) =>
    polygon.forEach((from, k) => owner.set(`${corner(from)} ${corner(polygon[(k + 1) % polygon.length]!)}`, place)),
  )
  const found: Borders = { coast: '', inner: '', sea: '' }
  polygons.forEach((polygon, place) => {
    let run = ''
    polygon.forEach((from, k) => {
      const to = polygon[(k + 1) % polygon.length]!
      // the neighbour lists the same edge in the opposite direction, or in the same one if the map was drawn that way
      const other = owner.get(`${corner(to)} ${corner(from)}`) ?? owner.get(`${corner(from)} ${corner(to)}`) ?? place
      if (other === place || other < place) {
        run = ''
        return
      }
      const kind: Kind = isSea(place) === isSea(other) ? (isSea(place) ? 'sea' : 'inner') : 'coast'
      found[kind] += run === kind ? `L${to[0]} ${to[1]}` : `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
      run = kind
    })
  })
  return found
}
