import { hinting } from '../session/hint'
import type { Session } from '../session/session'
import { PresenceLine, Watching } from '../together/Presence'
import type { Panel } from '../wire/protocol'
import { t } from '../words/common'
import { lookOf } from '../words/labels'
import { Emblem } from './Emblem'
import { extras } from './extras'
import { Icon } from './Icon'
import { FigureArt, SeatSheets } from './Sheets'
import { Piles } from './Trays'

function SeatPanel({ session, panel, best }: { session: Session; panel: Panel; best: number }) {
  const words = session.words.value!
  const data = session.data.value!
  const scene = session.scene.value!
  const side = data.sides[panel.side]
  const look = lookOf(session, panel.seat)
  const asked = scene.questions.some((q) => q.seat === panel.seat)
  const shown = session.shown.value!
  const info = shown.table.seats[panel.seat]
  const held = shown.held.includes(panel.seat)
  // the first figure is the score
  const [score, ...figures] = panel.figures
  // on a table with a rail, the rail shows the score and its track
  const { Units } = extras.value
  const tracks = scene.plane ? [] : panel.tracks
  const tags = scene.plane ? [] : panel.tags
  const lit = panel.targets.some((target) => session.lit.value.has(target))
  return (
    <li
      class={`panel ${scene.active === panel.seat ? 'active' : ''} ${lit ? 'lit' : ''} ${shown.viewer === panel.seat ? 'own' : ''}`}
      style={{ '--ground': look.ground, '--figure': look.figure }}
    >
      <div class="panel-head">
        <span {...(side ? hinting({ kind: 'side', side: panel.side }) : {})}>
          <Emblem side={panel.side} look={look} size={40} />
        </span>
        <span class="panel-name">
          <strong>{session.seatName(panel.seat)}</strong>
          <small>
            {side ? words.text(side.name) : t('ui-no-side')}
            {info?.holder === 'bot' ? ` · ${t('ui-bot')}` : ''}
            <PresenceLine table={session.update.value!.table} seat={panel.seat} />
          </small>
        </span>
        {asked ? (
          <span class="tag" title={t('ui-is-asked')}>
            {t('ui-thinks')}
          </span>
        ) : null}
        {[...panel.flags.map((flag) => `flag-${flag}`), ...tags].map((tag) =>
          words.has(tag) ? (
            <span key={tag} class="tag quiet">
              {words.text(tag)}
            </span>
          ) : null,
        )}
        {score ? (
          <span class="score" {...hinting({ kind: 'figure', figure: score })}>
            <Icon name={score.icon} size={18} /> <span class="sr">{words.text(score.label)}</span> {score.value}
          </span>
        ) : null}
      </div>
      {score ? (
        <div class="score-bar" aria-hidden="true">
          <i style={{ width: `${best ? (Math.max(0, score.value) / best) * 100 : 0}%` }} />
        </div>
      ) : null}
      <dl class="figures">
        {figures.map((figure) => (
          <div key={figure.label} {...hinting({ kind: 'figure', figure })}>
            <dt>
              {figure.shape ? <FigureArt figure={figure} /> : <Icon name={figure.icon} size={16} />}
              <span class="figure-name">{words.text(figure.label)}</span>
            </dt>
            <dd>{figure.text || figure.value}</dd>
          </div>
        ))}
      </dl>
      {Units ? <Units session={session} seat={panel.seat} /> : null}
      <SeatSheets session={session} seat={panel.seat} />
      <div class="panel-tools">
        {tracks.map((track) => (
          <div class="track" key={track.label}>
            <span>{words.text(track.label)}</span>
            <span class="track-dots" role="img" aria-label={t('ui-of', { n: track.value, m: track.limit })}>
              {Array.from({ length: track.limit + 1 }, (_, k) => (
                <i key={k} class={k === track.value ? 'at' : k < track.value ? 'past' : ''}>
                  {k}
                </i>
              ))}
            </span>
          </div>
        ))}
        <details>
          <summary>
            {t('ui-piles')}
            <span class="sr"> {session.seatName(panel.seat)}</span>
          </summary>
          <Piles session={session} seat={panel.seat} />
          {side ? (
            <p class="power">
              <strong>{words.text(side.name)}.</strong> {words.text(side.help)}
            </p>
          ) : null}
        </details>
        {lit ? (
          <button class="main" onClick={() => session.point(panel.targets, session.seatName(panel.seat))}>
            {t('ui-choose')}
          </button>
        ) : null}
        {held && shown.held.length > 1 && shown.viewer !== panel.seat && !session.past.value ? (
          <button class="quiet" onClick={() => session.look(panel.seat)}>
            {t('ui-look-from')}
          </button>
        ) : null}
      </div>
    </li>
  )
}

export function Panels({ session }: { session: Session }) {
  const panels = [...(session.scene.value?.panels ?? [])].sort((a, b) => a.order - b.order)
  const best = Math.max(0, ...panels.map((panel) => panel.figures[0]?.value ?? 0))
  return (
    <>
      <ul class="panels">
        {panels.map((panel) => (
          <SeatPanel key={panel.seat} session={session} panel={panel} best={best} />
        ))}
      </ul>
      <Watching table={session.update.value!.table} />
    </>
  )
}
