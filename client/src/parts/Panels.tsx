import { t } from '../common'
import type { Panel } from '../protocol'
import type { Session } from '../session'
import { Icon } from './Icon'
import { Piles } from './Trays'

function SeatPanel({ session, panel }: { session: Session; panel: Panel }) {
  const words = session.words.value!
  const data = session.data.value!
  const scene = session.scene.value!
  const side = data.sides[panel.side]
  const asked = scene.questions.some((q) => q.seat === panel.seat)
  const shown = session.shown.value!
  const info = shown.table.seats[panel.seat]
  const held = shown.held.includes(panel.seat)
  return (
    <li class={`panel ${scene.active === panel.seat ? 'active' : ''}`} style={{ '--ground': side?.ground ?? '#6b5a3c', '--figure': side?.figure ?? '#f3e9cf' }}>
      <div class="panel-head">
        <span class="emblem"><Icon name={side?.icon ?? 'uncertainty'} size={26} /></span>
        <span class="panel-name">
          <strong>{session.seatName(panel.seat)}</strong>
          <small>{side ? words.text(side.name) : t('ui-no-side')}</small>
        </span>
        {asked ? <span class="badge" title={t('ui-is-asked')}>{t('ui-thinks')}</span> : null}
        {panel.flags.map((flag) => <span key={flag} class="badge quiet">{words.has(`flag-${flag}`) ? words.text(`flag-${flag}`) : flag}</span>)}
        {info?.holder === 'bot' ? <span class="badge quiet">{info.bot}</span> : null}
        {held && shown.held.length > 1 && shown.viewer !== panel.seat ? <button class="quiet" onClick={() => session.look(panel.seat)}>{t('ui-look-from')}</button> : null}
      </div>
      <dl class="figures">
        {panel.figures.map((figure) => (
          <div key={figure.label} title={words.text(figure.label)}>
            <dt><Icon name={figure.icon} size={16} /><span class="sr">{words.text(figure.label)}</span></dt>
            <dd>{figure.text || figure.value}</dd>
          </div>
        ))}
      </dl>
      {panel.tracks.map((track) => (
        <div class="track" key={track.label}>
          <span>{words.text(track.label)}</span>
          <span class="track-dots" role="img" aria-label={t('ui-of', { n: track.value, m: track.limit })}>
            {Array.from({ length: track.limit + 1 }, (_, k) => <i key={k} class={k === track.value ? 'at' : k < track.value ? 'past' : ''}>{k}</i>)}
          </span>
        </div>
      ))}
      <Piles session={session} seat={panel.seat} />
      {side ? (
        <details class="pile"><summary>{words.text('label-power')}</summary><p>{words.text(side.help)}</p></details>
      ) : null}
    </li>
  )
}

export function Panels({ session }: { session: Session }) {
  const panels = [...(session.scene.value?.panels ?? [])].sort((a, b) => a.order - b.order)
  return (
    <section class="panels" aria-label={t('ui-seats')}>
      <ul>{panels.map((panel) => <SeatPanel key={panel.seat} session={session} panel={panel} />)}</ul>
    </section>
  )
}
