// A land from a game of cards for the lobby: a wall with castles, a strait, and before it a fan of cards.

import { useMemo } from 'preact/hooks'
import { seeded } from './geometry'

const WIDTH = 900
const HEIGHT = 300
const COLOURS = ['#1f4f97', '#8a1f1f', '#2c2632']
const CARDS = ['#8a1f1f', '#4c4f5c', '#40318a', '#8a6a2c', '#4d6a2c']

/** A wall with merlons. */
function merlons(x0: number, x1: number, y: number, high: number, step: number): string {
  let d = `M${x0} ${y}V${y - high}`
  for (let x = x0, up = true; x < x1; x += step, up = !up)
    d += `V${y - high - (up ? step * 0.5 : 0)}H${Math.min(x1, x + step)}`
  return `${d}V${y}z`
}

export function LandVignette({ seed }: { seed: number }) {
  return useMemo(() => {
    const random = seeded(seed)
    let grass = ''
    for (let k = 0; k < 90; k++)
      grass += `M${Math.round(random() * WIDTH)} ${Math.round(random() * HEIGHT)}l-3-6m3 6l1-8m-1 8l4-6`
    const stone = { fill: 'url(#masonry)', stroke: '#38270f', 'stroke-width': 2, 'stroke-linejoin': 'round' as const }
    return (
      <svg class="vignette" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} fill="#cfc48d" />
        <path
          d="M0 206Q220 184 450 204T900 192V246Q700 236 450 250T0 244z"
          fill="#86a9ac"
          stroke="#38270f"
          stroke-width="2.500"
        />
        <path d={grass} fill="none" stroke="#46331b" stroke-opacity=".35" />
        <path
          d="M430 300V250Q426 224 434 200Q452 150 440 128H472Q480 150 466 200Q458 224 462 250V300z"
          fill="#e2d3a4"
          stroke="#8d7443"
        />
        <path d="M424 252Q430 224 424 194H470Q464 224 470 252z" {...stone} />
        <path d={merlons(0, WIDTH, 134, 20, 18)} {...stone} />
        {COLOURS.map((colour, k) => {
          const x = 120 + k * 250
          return (
            <g key={colour}>
              <path d={merlons(x, x + 150, 146, 72, 19)} {...stone} />
              <path d={merlons(x - 18, x + 14, 150, 104, 11)} {...stone} />
              <path d={merlons(x + 136, x + 168, 150, 104, 11)} {...stone} />
              <path d={`M${x - 2} 44V8L${x + 34} 17L${x - 2} 27`} fill={colour} stroke="#38270f" stroke-width="2" />
              {[0, 1, 2].map((n) => (
                <g key={n}>
                  <rect
                    x={x + 22 + n * 38}
                    y="22"
                    width="33"
                    height="46"
                    rx="4"
                    fill={colour}
                    stroke="#1d140a"
                    stroke-width="2"
                  />
                  <rect x={x + 23 + n * 38} y="50" width="31" height="17" fill="#1b1209" />
                </g>
              ))}
            </g>
          )
        })}
        {CARDS.map((colour, k) => (
          <g
            key={colour}
            transform={`translate(${488 + k * 40} ${312 - (2 - Math.abs(k - 2)) * 8}) rotate(${(k - 2) * 8}) scale(.86)`}
          >
            <rect x="-44" y="-112" width="88" height="130" rx="8" fill="#fbf1d6" stroke="#1a120a" stroke-width="3" />
            <rect x="-41" y="-109" width="82" height="24" rx="5" fill={colour} />
            <circle cx="-29" cy="-97" r="8" fill="#fff7e2" />
            <path d="M-18-60L18-24M18-60L-18-24" stroke={colour} stroke-width="7" stroke-linecap="round" />
          </g>
        ))}
        <rect width={WIDTH} height={HEIGHT} fill="url(#paper-grain)" />
        <rect width={WIDTH} height={HEIGHT} fill="url(#old-age)" />
      </svg>
    )
  }, [seed])
}
