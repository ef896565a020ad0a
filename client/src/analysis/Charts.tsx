// The charts of an analysis: chances along the game, play and luck by turn, and how well each seat played.

import { DASHES, TurningDots } from '../parts/TurningDots'
import type { Session } from '../session/session'
import type { GameAnalysis } from '../wire/protocol'
import { t } from '../words/common'
import { lookOf } from '../words/labels'
import { type Bar, barsOf, chancesOf, evenChances, lineOf, percent, spotIn } from './chances'

const BOX = { width: 470, height: 150, left: 42, top: 12 }
const BARS = { ...BOX, height: 56, top: 6 }
/** turns narrower than this have no number */
const NARROW = 20
/** the least height of the scale of the bars, in thousandths */
const LEAST = 150

interface Given {
  session: Session
  game: GameAnalysis
  /** from whose point of view */
  seat: number
  at: number
}

function TurnMarks({ bars, last, y }: { bars: readonly Bar[]; last: number; y: number }) {
  const spot = spotIn(BOX, last)
  return (
    <>
      {bars.map(({ turn, from, to }) => {
        const [left] = spot(from, 0)
        const [right] = spot(to, 0)
        return (
          <g key={from}>
            <path d={`M${right} ${BOX.top}V${y - 14}`} class="turn-rule" />
            {turn && right - left > NARROW ? (
              <text x={(left + right) / 2} y={y} class="mark">
                {turn}
              </text>
            ) : null}
          </g>
        )
      })}
    </>
  )
}

interface ChancesProps extends Given {
  isOpen: boolean
  go: (at: number) => void
}

export function ChancesGraph({ session, game, seat, at, isOpen, go }: ChancesProps) {
  const last = session.update.value!.last
  const seats = game.start.map((_, one) => one)
  const isPair = seats.length === 2
  const spot = spotIn(BOX, last)
  const here = Math.min(at, game.steps.length)
  const said = seats
    .map((one) =>
      t('analysis-chance-of', {
        p: session.seatName(one),
        n: percent(chancesOf(game, one, isOpen)[here] ?? 0),
      }),
    )
    .join(', ')
  const main = lineOf(chancesOf(game, seat, isOpen), BOX)
  const even = isPair && isOpen ? lineOf(evenChances(game, seat), BOX) : null
  const right = BOX.left + BOX.width
  const bottom = BOX.top + BOX.height
  const click = (e: MouseEvent) => {
    const box = (e.currentTarget as SVGElement).getBoundingClientRect()
    const x = ((e.clientX - box.left) / box.width) * 540
    go(Math.round(Math.max(0, Math.min(1, (x - BOX.left) / BOX.width)) * last))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider does the same by keys
    <svg
      class="analysis-chart"
      viewBox="0 0 540 186"
      role="img"
      aria-label={t('analysis-chart', { x: said })}
      onClick={click}
    >
      {[1000, 500, 0].map((chance) => {
        const [x, y] = spot(0, chance)
        return (
          <g key={chance}>
            <path d={`M${x} ${y}H${right}`} class={chance === 500 ? 'even-rule' : 'rule'} />
            <text x={x - 8} y={y + 4} class="mark left">
              {percent(chance)}
            </text>
          </g>
        )
      })}
      <TurnMarks bars={barsOf(game, seat)} last={last} y={bottom + 18} />
      {isPair ? (
        <>
          <clipPath id="ahead">
            <rect x={BOX.left} y={BOX.top} width={BOX.width} height={BOX.height / 2} />
          </clipPath>
          <clipPath id="behind">
            <rect x={BOX.left} y={BOX.top + BOX.height / 2} width={BOX.width} height={BOX.height / 2} />
          </clipPath>
          <path d={main.area} class="area" clip-path="url(#ahead)" fill={lookOf(session, seat).ground} />
          <path d={main.area} class="area" clip-path="url(#behind)" fill={lookOf(session, 1 - seat).ground} />
          {even ? <path d={even.d} class="even" /> : null}
          <path d={main.d} class="went" />
          <text x={BOX.left + 8} y={BOX.top + 18} class="who">
            {session.seatName(seat).slice(0, 16)}
          </text>
          <text x={BOX.left + 8} y={bottom - 8} class="who">
            {session.seatName(1 - seat).slice(0, 16)}
          </text>
        </>
      ) : (
        seats.map((one) => (
          <g key={one} style={{ '--ground': lookOf(session, one).ground }}>
            <path d={lineOf(chancesOf(game, one, isOpen), BOX).d} class="case" />
            <path
              d={lineOf(chancesOf(game, one, isOpen), BOX).d}
              class="seat-line"
              stroke-dasharray={DASHES[one % DASHES.length]}
            />
          </g>
        ))
      )}
      <path d={`M${spot(at, 0)[0]} ${BOX.top}V${bottom}`} class="here" />
      <TurningDots
        session={session}
        points={game.turning}
        spot={(point) => spot(point.at, chancesOf(game, isPair ? seat : point.seat, isOpen)[point.at] ?? 0)}
      />
    </svg>
  )
}

export function PlayAndLuck({ session, game, seat, at }: Given) {
  const bars = barsOf(game, seat)
  const last = session.update.value!.last
  const spot = spotIn(BARS, last)
  const most = Math.max(LEAST, ...bars.flatMap((bar) => [Math.abs(bar.play), Math.abs(bar.luck)]))
  const middle = BARS.top + BARS.height / 2
  const sum = (of: (bar: Bar) => number) => percent(bars.reduce((total, bar) => total + of(bar), 0))
  const label = t('analysis-bars', { p: session.seatName(seat), n: sum((bar) => bar.play), m: sum((bar) => bar.luck) })
  const rod = (left: number, wide: number, value: number, kind: string) => {
    const high = (Math.abs(value) / most) * (BARS.height / 2)
    return high < 0.4 ? null : (
      <rect x={left} y={value > 0 ? middle - high : middle} width={wide} height={high} rx="1" class={kind} />
    )
  }
  return (
    <svg class="analysis-chart" viewBox="0 0 540 68" role="img" aria-label={label}>
      <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" class="hatch-ground" />
        <path d="M0 0V5" class="hatch-line" />
      </pattern>
      <rect x={BARS.left} y={BARS.top} width={BARS.width} height={BARS.height} rx="4" class="frame" />
      <path d={`M${BARS.left} ${middle}h${BARS.width}`} class="even-rule" />
      <text x={BARS.left - 8} y={BARS.top + 10} class="mark left">
        +{percent(most)}
      </text>
      <text x={BARS.left - 8} y={BARS.top + BARS.height} class="mark left">
        −{percent(most)}
      </text>
      {bars.map((bar) => {
        const [left] = spot(bar.from, 0)
        const [right] = spot(bar.to, 0)
        const wide = Math.max(1, Math.min(16, (right - left) * 0.42))
        const x = (left + right) / 2
        return (
          <g key={bar.from} class={at > bar.from && at <= bar.to ? 'now' : ''}>
            {rod(x - wide - 0.5, wide, bar.play, bar.play > 0 ? 'play gain' : 'play loss')}
            {rod(x + 0.5, wide, bar.luck, 'luck')}
          </g>
        )
      })}
    </svg>
  )
}

const RING = 2 * Math.PI * 30

export function HowWell({ session, game }: { session: Session; game: GameAnalysis }) {
  return (
    <ul class="how-well">
      {game.seats.map((found, seat) => (
        <li key={seat}>
          <svg viewBox="0 0 76 76" role="img" aria-label={t('analysis-accuracy', { n: found.accuracy })}>
            <circle cx="38" cy="38" r="30" class="ring" />
            <circle
              cx="38"
              cy="38"
              r="30"
              class="ring-kept"
              stroke={lookOf(session, seat).ground}
              stroke-dasharray={`${(found.accuracy / 100) * RING} ${RING}`}
              transform="rotate(-90 38 38)"
            />
            <text x="38" y="45">
              {found.accuracy}
            </text>
          </svg>
          <div>
            <strong>{session.seatName(seat)}</strong>
            <span class="grades">
              {(['best', 'good', 'slip', 'blunder'] as const).map((grade) => (
                <span key={grade} class={`grade-${grade}`}>
                  {t(`analysis-${grade}`, { n: found[grade] })}
                </span>
              ))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
