import type { Session } from '../session/session'
import type { Side } from '../wire/protocol'
import { t } from '../words/common'
import { Emblem } from './Emblem'
import { TileArt } from './Tile'

/** One side to choose: its emblem and power, its pieces, and a button, or why it is not available. */
function SideCard({ session, side, number }: { session: Session; side: Side; number: number }) {
  const words = session.words.value!
  const data = session.data.value!
  const name = words.text(side.name)
  const lit = side.targets.some((target) => session.lit.value.has(target))
  return (
    <li class={`side-card card ${lit ? 'lit' : 'dim'}`} style={{ '--ground': side.ground, '--figure': side.figure }}>
      <div class="side-head">
        <Emblem side={number} look={side} size={54} />
        <h2>{name}</h2>
      </div>
      <p>{words.text(side.help)}</p>
      <p class="facts">{side.figures.map((f) => `${words.text(f.label)} ${f.text || f.value}`).join(' · ')}</p>
      <div class="side-tiles">
        {side.types
          .filter((own) => own.count)
          .map((own) => {
            const type = data.types[own.type]!
            const text = words.text(type.plural, { n: own.count })
            return (
              <svg key={own.type} viewBox="-1 -7 38 34" width="36" height="32" role="img" aria-label={text}>
                <title>{text}</title>
                <TileArt
                  face={{ icon: type.icon, form: 'tile', side: number, look: side, count: own.count }}
                  x={17}
                  y={13}
                />
              </svg>
            )
          })}
      </div>
      {lit ? (
        <button class="main" data-target={side.targets[0]} onClick={() => session.point(side.targets, name)}>
          {t('ui-choose-side', { x: name })}
        </button>
      ) : (
        <button class="quiet" data-target={side.targets[0]} onClick={() => void session.askWhy(side.targets[0]!, name)}>
          {t('ui-why-not', { x: name })}
        </button>
      )}
    </li>
  )
}

/** All sides, while you choose one. */
export function Sides({ session }: { session: Session }) {
  return (
    <ul class="sides">
      {session.data.value!.sides.map((side, k) => (
        <SideCard key={side.id} session={session} side={side} number={k} />
      ))}
    </ul>
  )
}
