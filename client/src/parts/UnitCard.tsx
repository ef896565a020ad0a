// A unit in numbers: its current profile, its rules and markers, and its items.

import { rulesLink } from '../device/route'
import type { Session } from '../session/session'
import type { Asset, Piece, Stack } from '../wire/protocol'
import '../styles/rail.css'
import { lookOf, sideOf } from '../words/labels'
import { Emblem } from './Emblem'
import { Icon } from './Icon'

/** The unit that a piece belongs to. */
export const unitOf = (session: Session, piece: Piece): Stack | undefined =>
  session.scene.value?.stacks.find((stack) => stack.unit && stack.pieces.some((one) => one.id === piece.id))

export function UnitCard({ session, stack, open = false }: { session: Session; stack: Stack; open?: boolean }) {
  const words = session.words.value!
  const unit = stack.unit!
  const naming = { seat: session.seatName }
  return (
    <div class="unit-card">
      <div class="hint-head">
        <Emblem side={sideOf(session, stack.seat)} look={lookOf(session, stack.seat)} size={36} />
        <div>
          <h3>{words.say(stack.name, naming)}</h3>
          {unit.about ? <p class="facts">{words.say(unit.about, naming)}</p> : null}
        </div>
      </div>
      <table class="profile">
        <thead>
          <tr>
            {unit.profile.map((figure) => (
              <th key={figure.label} scope="col">
                <abbr title={words.text(figure.label)}>{words.text(figure.label).slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {unit.profile.map((figure) => (
              <td
                key={figure.label}
                class={figure.value > figure.limit ? 'more' : figure.value < figure.limit ? 'less' : ''}
              >
                {figure.value}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="unit-tags">
        {unit.tokens.map((token) => (
          <span key={token.label} class={`tag tone-${token.tone}`}>
            <Icon name={token.icon} size={13} /> {words.text(token.label)}
          </span>
        ))}
        {unit.rules.map((rule, at) => (
          <a key={at} class="tag quiet" href={rulesLink(session.data.value!.game, unit.clauses[at]!)}>
            {words.say(rule, naming)}
          </a>
        ))}
      </p>
      {open ? <Assets session={session} assets={unit.assets} /> : null}
      {!open && unit.assets.length ? (
        <details class="unit-assets-more">
          <summary>{unit.assets.map((asset) => words.text(asset.name)).join(', ')}</summary>
          <Assets session={session} assets={unit.assets} />
        </details>
      ) : null}
    </div>
  )
}

/** Items, masteries, spells and the like: what each is, what it does, and whether it applies now. */
function Assets({ session, assets }: { session: Session; assets: readonly Asset[] }) {
  const words = session.words.value!
  const game = session.data.value!.game
  return assets.length ? (
    <ul class="unit-assets">
      {assets.map((asset, at) => (
        <li key={at} class={asset.idle ? 'idle' : ''}>
          <strong>{words.text(asset.name)}</strong>{' '}
          <small>
            {[words.text(asset.kind), asset.idle ? words.text('asset-idle') : ''].filter(Boolean).join(', ')}
          </small>
          {asset.about ? `: ${words.text(asset.about)}` : ''}{' '}
          <a class="clause-id" href={rulesLink(game, asset.clause)}>
            {asset.clause}
          </a>
        </li>
      ))}
    </ul>
  ) : null
}
