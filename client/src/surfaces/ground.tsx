// The ground of an areas map, drawn once per table.

import { useId, useMemo } from 'preact/hooks'
import { findBorders } from '../art/borders'
import { mix } from '../art/colour'
import { closedPath, type Point } from '../art/geometry'
import { drawGround } from '../art/terrain'
import type { Static } from '../wire/protocol'
import { Rose, roseSpot } from './frame'

const PAPER = '#efe0b6'

/** Discs to keep free: along the name and where pieces usually lie. */
function freeDiscs(centre: Point, name: Point, width: number): [number, number, number][] {
  const discs: [number, number, number][] = [[centre[0], centre[1] - 4, 24]]
  for (let x = -width / 2; x <= width / 2; x += 12) discs.push([name[0] + x, name[1], 13])
  return discs
}

export function Ground({ data, names }: { data: Static; names: readonly { at: Point; width: number }[] }) {
  const own = useId()
  return useMemo(() => {
    const { places, lines, width, height } = data.surface
    const isSea = (i: number) => data.terrains[places[i]!.terrain]!.pattern === 'sea'
    const borders = findBorders(
      places.map((p) => p.polygon),
      isSea,
    )
    const byTerrain = data.terrains.map((terrain, t) => {
      const here = places.map((place, i) => ({ place, i })).filter(({ place }) => place.terrain === t)
      const strokes = here.map(({ place, i }) =>
        drawGround(terrain.pattern, place.polygon, i, freeDiscs(place.centre, names[i]!.at, names[i]!.width)),
      )
      return { terrain, path: here.map(({ place }) => closedPath(place.polygon)).join(''), strokes }
    })
    const sea = byTerrain.filter((t) => t.terrain.pattern === 'sea')
    const land = byTerrain.filter((t) => t.terrain.pattern !== 'sea')
    const rose = roseSpot(
      data,
      names.map((n) => n.at),
    )
    return (
      <g class="ground" aria-hidden="true">
        <defs>
          <clipPath id={`map-clip${own}`}>
            <rect width={width} height={height} />
          </clipPath>
          <clipPath id={`sea-clip${own}`}>
            <path d={sea.map((t) => t.path).join('')} />
          </clipPath>
        </defs>
        <g clip-path={`url(#map-clip${own})`}>
          {sea.map(({ terrain, path }) => (
            <path key={terrain.id} d={path} fill={mix(terrain.colour, PAPER, 0.34)} />
          ))}
          {/* fading lines in the sea along every coast */}
          <g class="coast" clip-path={`url(#sea-clip${own})`}>
            {[34, 21, 10].map((w, k) => (
              <path key={w} d={borders.coast} stroke-width={w} class={`wash wash-${k}`} />
            ))}
            {[17, 26].map((w, k) => (
              <path key={w} d={borders.coast} stroke-width={w} class={`ripple ripple-${k}`} />
            ))}
          </g>
          <path d={borders.sea} class="sea-border" />
          {/* watercolour: a thin wash, and a darker rim where pigment collects */}
          {land.map(({ terrain, path }) => (
            <path
              key={terrain.id}
              d={path}
              fill={mix(terrain.colour, PAPER, 0.42)}
              stroke={mix(terrain.colour, '#3a2408', 0.3)}
              class="wash-land"
            />
          ))}
          {rose ? <Rose {...rose} /> : null}
          {byTerrain.map(({ terrain, strokes }) => (
            <g
              key={terrain.id}
              class={`strokes strokes-${terrain.pattern}`}
              style={{
                '--body': mix(terrain.colour, '#fff6dc', 0.42),
                '--shade': mix(terrain.colour, '#2c1a06', 0.42),
              }}
            >
              {strokes.map((s, k) => (
                <g key={k}>
                  {s.body ? <path d={s.body} class="body" /> : null}
                  {s.shade ? <path d={s.shade} class="shade" /> : null}
                  {s.pen ? <path d={s.pen} class="pen" /> : null}
                </g>
              ))}
            </g>
          ))}
          <path d={borders.inner} class="inner-border" />
          <path d={borders.coast} class="shore-shade" />
          <path d={borders.coast} class="shore" />
          {lines.map((line, i) => {
            const d = line.points.map(([x, y], k) => `${k ? 'L' : 'M'}${x} ${y}`).join('')
            return (
              <g key={i} class={`line line-${line.kind}`} style={{ '--water': data.palette[line.kind] ?? '#2b5d78' }}>
                <path d={d} class="bank" />
                <path d={d} class="bed" />
              </g>
            )
          })}
        </g>
      </g>
    )
  }, [data])
}
