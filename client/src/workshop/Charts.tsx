import type { Chart, Measure, Message } from '../wire/protocol'

type Say = (words: Message) => string

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const isOff = (m: Measure): boolean => (m.low >= 0 && m.value < m.low) || (m.high >= 0 && m.value > m.high)

/** The bounds set by the rules, in short form: 60, 4–8, ≥ 4, ≤ 2. */
function bounds({ low, high }: Measure): string {
  if (low >= 0 && low === high) return String(low)
  if (low >= 0 && high >= 0) return `${low}–${high}`
  return low >= 0 ? `≥ ${low}` : high >= 0 ? `≤ ${high}` : ''
}

export function Measures({ measures, say }: { measures: readonly Measure[]; say: Say }) {
  return (
    <dl class="measures">
      {measures.map((m, k) => (
        <div key={k} class={isOff(m) ? 'off' : ''}>
          <dt>{say(m.label)}</dt>
          <dd>
            {m.form === 'share' ? percent(m.value) : m.value}
            {bounds(m) ? <small> / {bounds(m)}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const HIGH = 46

/** Vertical bars with short labels, such as costs, or horizontal ones with long labels, such as kinds. */
export function ChartView({ chart, say }: { chart: Chart; say: Say }) {
  const labels = chart.bars.map((bar) => say(bar.label))
  const most = Math.max(1, ...chart.bars.map((bar) => Math.max(bar.value, bar.high)))
  if (!chart.bars.length) return null
  const isShort = labels.every((label) => label.length < 4)
  const values = chart.bars.map((bar, k) => `${labels[k]}: ${bar.value}`).join(', ')
  return (
    <figure class="chart">
      <figcaption>{say(chart.title)}</figcaption>
      {isShort ? (
        <svg viewBox={`0 0 ${labels.length * 20} ${HIGH + 26}`} role="img" aria-label={values}>
          {chart.bars.map((bar, k) => {
            const tall = (bar.value / most) * HIGH
            return (
              <g key={k} transform={`translate(${k * 20} 0)`} class={isOff(bar) ? 'off' : ''}>
                <rect x="3" width="14" y={HIGH + 11 - tall} height={tall} />
                <text x="10" y={HIGH + 8 - tall}>
                  {bar.value || ''}
                </text>
                <text class="axis" x="10" y={HIGH + 22}>
                  {labels[k]}
                </text>
              </g>
            )
          })}
          {chart.bars.some((bar) => bar.low >= 0 || bar.high >= 0)
            ? [chart.bars[0]!.low, chart.bars[0]!.high].map((bound) =>
                bound < 0 ? null : (
                  <path key={bound} class="bound" d={`M0 ${HIGH + 11 - (bound / most) * HIGH}H${labels.length * 20}`} />
                ),
              )
            : null}
        </svg>
      ) : (
        <ul>
          {chart.bars.map((bar, k) => (
            <li key={k} class={isOff(bar) ? 'off' : ''}>
              <span>{labels[k]}</span>
              <meter min={0} max={most} value={bar.value} aria-label={labels[k]} />
              <b>{bar.value}</b>
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
