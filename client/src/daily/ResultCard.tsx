// The card of a finished battle of the day, to look at and to share. It gives nothing away: no position, no cards.

import { useEffect, useRef, useState } from 'preact/hooks'
import { Badge } from '../art/emblem'
import { outcomeFor, ownFirst } from '../device/played'
import { dailyLink } from '../device/route'
import { UnitSign } from '../parts/Dice'
import { iconAt } from '../parts/Icon'
import { Problem } from '../parts/Problem'
import { PieceStone } from '../parts/Trays'
import type { Session } from '../session/session'
import { get, withRetries } from '../wire/api'
import type { Course, DailyBoard } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { lookOf, sideOf } from '../words/labels'
import { dayText } from './days'
import { pngOf } from './picture'
import '../styles/daily.css'

const WIDTH = 694
const HEIGHT = 716
/** Where the troops stand: right of the middle, their feet, and how wide they are drawn; those in front come last. */
const GROUPS = [
  [[0, 520, 330]],
  [
    [-125, 520, 270],
    [125, 520, 270],
  ],
  [
    [0, 425, 210],
    [-155, 525, 250],
    [155, 525, 250],
  ],
  [
    [-115, 415, 200],
    [115, 415, 200],
    [-150, 530, 240],
    [150, 530, 240],
  ],
  [
    [-125, 410, 190],
    [125, 410, 190],
    [-215, 525, 215],
    [215, 525, 215],
    [0, 535, 245],
  ],
] as const
/** the width of a line of text, in letters of one pixel: longer lines get smaller letters */
const LONGEST = 1100
const RAYS = Array.from({ length: 20 }, (_, k) => k)
const naming = { seat: String }

/** A wedge of light from the middle of the card. */
function ray(k: number): string {
  const point = (turn: number) => {
    const angle = (turn * Math.PI) / RAYS.length
    return `${(WIDTH / 2 + 900 * Math.cos(angle)).toFixed(1)} ${(360 + 900 * Math.sin(angle)).toFixed(1)}`
  }
  return `M${WIDTH / 2} 360L${point(2 * k)}L${point(2 * k + 1)}z`
}

/** The own kinds of pieces that are left, or the badge of the side. */
function Troops({ session, seat }: { session: Session; seat: number }) {
  const { surface, types } = session.data.value!
  const own = session.update.value!.scene!.stacks.filter((stack) => stack.seat === seat)
  const kinds = new Map(
    own.flatMap((stack) => stack.pieces.slice(0, 1)).flatMap((one) => (types[one.type] ? [[one.type, one]] : [])),
  )
  const some = [...kinds.values()].slice(0, GROUPS.length)
  const Art = surface.kind === 'hexes' ? UnitSign : surface.kind === 'areas' ? PieceStone : null
  if (!Art || !some.length)
    return <Badge side={sideOf(session, seat)} look={lookOf(session, seat)} x={WIDTH / 2} y={370} scale={9} />
  return (
    <>
      {GROUPS[some.length - 1]!.map(([x, feet, size], n) => (
        <g key={some[n]!.id} transform={`translate(${WIDTH / 2 + x - size / 2} ${feet - size})`}>
          <ellipse cx={size / 2} cy={size * 0.82} rx={size * 0.42} ry={size * 0.14} fill="#0c0703" opacity=".5" />
          <Art session={session} piece={{ ...some[n]!, targets: [] }} size={size} />
        </g>
      ))}
    </>
  )
}

function Plate({ x, width, label, value }: { x: number; width: number; label: string; value: string }) {
  return (
    <g transform={`translate(${x} 574)`}>
      <rect width={width} height="104" rx="12" fill="#f6ecd3" stroke="#1b1206" stroke-width="2" />
      <text x="16" y="32" class="plate-label">
        {label}
      </text>
      <text x="16" y="76" class="plate-value">
        {value}
      </text>
    </g>
  )
}

export function ResultCard({ session, course }: { session: Session; course: Course | null }) {
  const drawing = useRef<SVGSVGElement>(null)
  const [board, setBoard] = useState<DailyBoard | null>(null)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const { table, held, scene } = session.update.value!
  const { game, daily: day = '' } = table
  useEffect(() => {
    void withRetries(() => get<DailyBoard>(`/daily/${game}?day=${day}`)).then(setBoard, () => {})
  }, [])
  const words = session.words.value!
  const seat = held[0] ?? table.seats.findIndex((one) => one.holder !== 'bot')
  const { winners, scores } = scene!.result!
  const outcome = outcomeFor(seat, winners, table.players)
  const key = { won: 'daily-victory', drawn: 'daily-draw', lost: 'daily-defeat' }[outcome]
  // as the task counts them: the turns of each player
  const turns = course ? scene!.round || Math.ceil(course.turns / table.players) : 0
  const title = t(key, { n: turns })
  const score = ownFirst(seat, scores).join(' : ')
  const gameName = words.has('game-title') ? words.text('game-title') : game
  const what = board ? words.say(board.battle.title, naming) : ''
  const lines = [session.seatName(seat), [gameName, what].filter(Boolean).join(' · ')]
  const text = t('daily-card-text', { game: gameName, day: dayText(day), result: title, score })
  const shared = `${text}\n${location.origin}${location.pathname}${dailyLink(game)}`
  const plates = [
    [t('daily-card-score'), score],
    ...(turns ? [[t('daily-card-turns'), String(turns)]] : []),
    ...(board?.battle.played
      ? [[t('daily-card-today'), t('daily-won-of', { m: board.battle.won, n: board.battle.played })]]
      : []),
  ] as [string, string][]
  const width = (WIDTH - 60 - (plates.length - 1) * 12) / plates.length
  const picture = () => pngOf(drawing.current!, `sandtable-${game}-${day}.png`)
  const run = (deed: () => Promise<string>) => () =>
    void deed().then(setSaid, (error: unknown) => {
      if ((error as Error).name !== 'AbortError') setProblem(errorText(error))
    })
  const save = async () => {
    const file = await picture()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = file.name
    link.click()
    URL.revokeObjectURL(link.href)
    return ''
  }
  const share = async () => {
    await navigator.share({ files: [await picture()], text: shared })
    return ''
  }
  const copy = async () => {
    await navigator.clipboard.writeText(shared)
    return t('daily-copied')
  }
  const canShare = navigator.canShare?.({ files: [new File([], 'card.png', { type: 'image/png' })] }) ?? false
  return (
    <>
      <svg
        ref={drawing}
        class={`result-card ${outcome}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t('daily-card')}: ${text}`}
      >
        <clipPath id="result-card-edge">
          <rect x="4" y="4" width={WIDTH - 8} height={HEIGHT - 8} rx="22" />
        </clipPath>
        <g clip-path="url(#result-card-edge)">
          <rect width={WIDTH} height={HEIGHT} fill={outcome === 'lost' ? '#24232b' : '#33220f'} />
          {RAYS.map((k) => (
            <path key={k} d={ray(k)} fill={outcome === 'lost' ? '#7d8094' : '#d9a520'} opacity=".13" />
          ))}
        </g>
        <rect x="4" y="4" width={WIDTH - 8} height={HEIGHT - 8} rx="22" fill="none" stroke="#d9a520" stroke-width="4" />
        <text x="30" y="52" class="card-head">
          {`SANDTABLE · ${t('daily-title')} · ${dayText(day)}`.toUpperCase()}
        </text>
        {outcome === 'won' ? (
          <use href={iconAt('laurels')} transform={`translate(${WIDTH - 76} 24) scale(.09)`} fill="#ffd568" />
        ) : null}
        <text x="30" y="118" class="card-title">
          {title}
        </text>
        {lines.map((line, n) => (
          <text key={n} x="30" y={162 + 30 * n} font-size={Math.min(23, LONGEST / line.length)}>
            {line}
          </text>
        ))}
        <Troops session={session} seat={seat} />
        {plates.map(([label, value], n) => (
          <Plate key={label} x={30 + n * (width + 12)} width={width} label={label} value={value} />
        ))}
      </svg>
      <p class="result-ways">
        {canShare ? (
          <button class="main" onClick={run(share)}>
            {t('daily-share')}
          </button>
        ) : null}
        <button class={canShare ? '' : 'main'} onClick={run(save)}>
          {t('daily-save')}
        </button>
        <button onClick={run(copy)}>{t('daily-copy')}</button>
        <a class="button" href={dailyLink(game, day)}>
          {t('daily-board')}
        </a>
      </p>
      <p class="result-note" role="status">
        {said || t('daily-secret')}
      </p>
      <Problem text={problem} />
    </>
  )
}
