// A corner of a table of miniatures for the lobby: a wood, a hill, a ruin, two regiments and the way of one between them.

import { useMemo } from 'preact/hooks'
import { closedPath, type Point, seeded } from './geometry'
import { drawGround } from './terrain'

const WIDTH = 900
const HEIGHT = 300

/** A blob round a middle. */
function blob(x: number, y: number, wide: number, high: number, random: () => number): Point[] {
  return Array.from({ length: 14 }, (_, k): Point => {
    const turn = (k / 14) * 2 * Math.PI
    const far = 0.86 + random() * 0.22
    return [x + Math.cos(turn) * wide * far, y + Math.sin(turn) * high * far]
  })
}

/** Ranks of models, the leader in front. */
function Regiment({
  x,
  y,
  colour,
  light,
  turned,
}: {
  x: number
  y: number
  colour: string
  light: string
  turned: number
}) {
  const men = Array.from({ length: 10 }, (_, k) => [(k % 5) * 27 - 54, Math.floor(k / 5) * 27] as const)
  return (
    <g transform={`translate(${x} ${y}) rotate(${turned})`}>
      <rect
        x="-74"
        y="-20"
        width="148"
        height="68"
        rx="16"
        fill={light}
        fill-opacity=".28"
        stroke={colour}
        stroke-width="2.500"
        stroke-dasharray="8 5"
      />
      {men.map(([across, back], k) => (
        <g key={k}>
          <ellipse cx={across + 2} cy={back + 4} rx="12" ry="11" fill="#1d140a" fill-opacity=".3" />
          <circle cx={across} cy={back} r="11.500" fill={colour} stroke="#1d140a" stroke-width="2" />
          <path d={`M${across - 5} ${back + 4}l5-11l5 11z`} fill={k === 2 ? '#f3cf52' : light} stroke="#1d140a" />
        </g>
      ))}
    </g>
  )
}

export function FieldVignette({ seed }: { seed: number }) {
  return useMemo(() => {
    const random = seeded(seed)
    const wood = blob(330, 78, 92, 58, random)
    const hill = blob(640, 232, 120, 52, random)
    const trees = drawGround('forest', wood, seed, [])
    let grass = ''
    for (let k = 0; k < 110; k++)
      grass += `M${Math.round(random() * WIDTH)} ${Math.round(random() * HEIGHT)}l-3-6m3 6l1-8m-1 8l4-6`
    const stone = { fill: '#cfc6b0', stroke: '#38270f', 'stroke-width': 2.5, 'stroke-linejoin': 'round' as const }
    return (
      <svg class="vignette" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} fill="#b9bd7e" />
        <path d={grass} fill="none" stroke="#46331b" stroke-opacity=".35" />
        {[1, 0.72, 0.45].map((share, k) => (
          <path
            key={share}
            d={closedPath(hill.map(([x, y]): Point => [640 + (x - 640) * share, 232 + (y - 232) * share]))}
            fill={['#c9bb80', '#d6c78c', '#e0d39a'][k]}
            stroke="#8a6a38"
            stroke-width="1.500"
          />
        ))}
        <path d={closedPath(wood)} fill="#8fa56a" stroke="#4f6337" stroke-width="2" stroke-dasharray="3 4" />
        <g class="vignette-forest">
          <path d={trees.body} fill="var(--body)" />
          <path d={trees.shade} fill="var(--shade)" />
          <path d={trees.pen} fill="none" stroke="#2f3b1d" stroke-width="1.500" />
        </g>
        <path d="M520 38h112v14h-98v62h-14zM632 76h14v52h-74v-14h60z" {...stone} />
        <path d="M534 52h98v24h-60v38h-38z" fill="#a99f87" fill-opacity=".55" />
        <path d="M452 300A150 150 0 0 1 312 148L452 176z" fill="#f3cf52" fill-opacity=".2" />
        <path
          d="M447 222Q430 180 470 150T560 168"
          fill="none"
          stroke="#1d140a"
          stroke-opacity=".6"
          stroke-width="6"
          stroke-linecap="round"
        />
        <path
          d="M447 222Q430 180 470 150T560 168"
          fill="none"
          stroke="#f3cf52"
          stroke-width="3"
          stroke-dasharray="10 7"
          stroke-linecap="round"
        />
        <Regiment x={430} y={240} colour="#1f4f97" light="#9fc1ee" turned={-8} />
        <Regiment x={690} y={100} colour="#8a1f1f" light="#eab0a2" turned={172} />
        <Regiment x={180} y={210} colour="#1f4f97" light="#9fc1ee" turned={4} />
      </svg>
    )
  }, [seed])
}
