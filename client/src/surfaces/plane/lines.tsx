// The units of a seat, one line each: icon, name, models left of those bought, wounds, markers. Pointing at a line shows the unit
// on the table.

import { Icon } from '../../parts/Icon'
import type { Session } from '../../session/session'
import type { Stack } from '../../wire/protocol'
import { t } from '../../words/common'

function UnitLine({ session, stack }: { session: Session; stack: Stack }) {
  const words = session.words.value!
  const unit = stack.unit!
  const type = session.data.value!.types[stack.pieces[0]?.type ?? -1]
  const name = stack.name ? words.say(stack.name, { seat: session.seatName }) : ''
  const acting = session.question.value?.focus.some((target) => stack.targets.includes(target))
  const glow = (on: boolean) => () => (session.glow.value = on ? stack.targets : [])
  const [lost = 0, whole = 0] = unit.harm
  return (
    <li class={`unit-line ${acting ? 'now' : ''}`} onPointerEnter={glow(true)} onPointerLeave={glow(false)}>
      <Icon name={type?.icon ?? ''} size={17} />
      <span class="unit-name">{name}</span>
      <span class="unit-pips" role="img" aria-label={`${unit.left}/${unit.full}`}>
        {Array.from({ length: unit.full }, (_, k) => (
          <i key={k} class={k < unit.left ? 'on' : ''} />
        ))}
      </span>
      <small class="unit-harm" title={lost ? t('ui-wounds-left', { n: whole - lost, m: whole }) : undefined}>
        {lost ? `${whole - lost}/${whole}` : ''}
      </small>
      <span class="unit-tokens">
        {unit.tokens.map((token) => (
          <span key={token.icon} class={`unit-token ${token.tone}`} title={words.text(token.label)}>
            <Icon name={token.icon} size={13} />
            <span class="sr">{words.text(token.label)}</span>
          </span>
        ))}
      </span>
    </li>
  )
}

export function Units({ session, seat }: { session: Session; seat: number }) {
  const stacks = session.scene.value!.stacks.filter((stack) => stack.unit && stack.seat === seat)
  if (!stacks.length) return null
  return (
    <ul class="unit-lines">
      {stacks.map((stack) => (
        <UnitLine key={stack.id} session={session} stack={stack} />
      ))}
    </ul>
  )
}
