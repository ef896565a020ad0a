// One answer to the open question as a button, and the order of all of them.

import { FaceRow } from '../art/pips'
import { confirmsEnd, showOdds } from '../device/settings'
import { isMain } from '../session/picking'
import type { Session } from '../session/session'
import { gapText } from '../surfaces/plane/scale'
import type { Option } from '../wire/protocol'
import { t } from '../words/common'
import { figuresText } from '../words/labels'
import { OddsBar } from './Conflict'
import { LikelyLine } from './Dice'
import { Doubt } from './HandLine'

/**
 * The options in the order of the number keys: first the buttons, then everything else that still fits, and last the one that
 * declines or ends the question while there is something to click. If most options are the same, that one is the only button.
 */
export function listed(session: Session): { main: Option[]; rest: Option[]; quiet: Option[] } {
  const { numbers, buttons, fits, question } = session
  const aims = question.value?.aims ?? []
  const aimed = fits.value.filter((option) => aims.some((aim) => !aim.via && aim.target === option.targets.join()))
  if (aimed.length) {
    const others = fits.value.filter((option) => !aimed.includes(option))
    return { main: aimed, rest: [], quiet: others }
  }
  const usual = fits.value.filter((option) => option.usual)
  if (usual.length) return { main: usual, rest: fits.value.filter((option) => !option.usual), quiet: [] }
  const shown = numbers.value.length ? numbers.value : buttons.value
  const declines = (option: Option) =>
    !numbers.value.length && !isMain(option, question.value?.options ?? []) && !option.targets.length
  return {
    main: shown.filter((option) => !declines(option)),
    rest: fits.value.filter((option) => !shown.includes(option)),
    quiet: shown.filter(declines),
  }
}

/** The coordinates of a point of a plane, for those who point at its name. */
function spotName(session: Session, option: Option): string | undefined {
  const at = session.question.value?.region ? /^(\d+) (\d+)$/.exec(option.text) : null
  const unit = session.data.value!.surface.unit || 1
  return at ? `${Number(at[1]) / unit}″, ${Number(at[2]) / unit}″` : undefined
}

export function Answer({
  session,
  option,
  number,
  main = false,
  quiet = false,
}: {
  session: Session
  option: Option
  number: number
  main?: boolean
  quiet?: boolean
}) {
  const words = session.words.value!
  const { surface } = session.data.value!
  const aims = session.question.value?.aims ?? []
  const aim = aims.find((one) => !one.via && one.target === option.targets.join())
  const foreseen = aims.filter((one) => one.via && one.via === option.targets[0] && !one.refused)
  const isArmed = session.armed.value?.text === option.text
  const { batch } = session.question.value ?? {}
  const isIn = batch && !batch.ordered ? session.together.value.includes(option.targets[0]!) : undefined
  const danger = session.dangerOf(option)
  const glow = (on: boolean) => () => {
    session.glow.value = on ? option.targets : []
    // a point of a region is shown at its position
    const spot = on && session.question.value?.region ? /^(\d+) (\d+)$/.exec(option.text) : null
    const ghost = session.ghost.value
    if (spot && ghost) session.ghost.value = { ...ghost, at: [Number(spot[1]), Number(spot[2])] }
  }
  return (
    <li>
      <button
        class={`answer ${isArmed || (main && !aim) ? 'main' : quiet ? 'quiet' : ''} ${aim ? 'aimed' : ''} ${session.coach.value?.pick === option.text ? 'coached' : ''}`}
        disabled={session.waiting.value}
        aria-pressed={isIn}
        title={spotName(session, option)}
        onClick={() => void session.press(option)}
        onPointerEnter={glow(true)}
        onPointerLeave={glow(false)}
        onFocus={glow(true)}
        onBlur={glow(false)}
        data-option={option.text}
      >
        {(option.key && !(option.key === 'a' && session.isAdjustable)) || (number <= 9 && !(quiet && number)) ? (
          <kbd aria-hidden="true">{option.key ? option.key.toUpperCase() : number}</kbd>
        ) : null}
        <span>
          {isIn ? '✓ ' : ''}
          {words.say(option.label, { seat: session.seatName })}
          {aim?.gap ? <small> {gapText(surface, aim.gap, aim.reach[0])}</small> : null}
          {aim?.reach[1] ? (
            <svg class="faces" viewBox="0 0 126 20" width="126" height="20" aria-hidden="true">
              <FaceRow need={aim.need} faces={aim.reach[1]} />
            </svg>
          ) : null}
          {aim?.lines.length ? <small class="aim-lines">{figuresText(words, aim.lines)}</small> : null}
          {option.figures.length ? <small> {figuresText(words, option.figures)}</small> : null}
          {option.ends && confirmsEnd.value ? <small> {t('ui-ends-turn')}</small> : null}
          {danger ? <small class="peril">{words.say(danger, { seat: session.seatName })}</small> : null}
          {foreseen.map((one) => (
            <small key={one.target} class="foreseen">
              {session.unitName(one.target)} {one.gap ? gapText(surface, one.gap, one.reach[0]) : ''}{' '}
              {one.likely[0] ? `${words.text(one.likely[0].label)} ${Math.round(one.likely[0].permille / 10)} %` : ''}
            </small>
          ))}
        </span>
        {aim?.likely[0] && showOdds.value ? <b class="chance">{Math.round(aim.likely[0].permille / 10)} %</b> : null}
      </button>
      {option.odds ? <OddsBar odds={option.odds} first={t('ui-attack')} second={t('ui-defence')} /> : null}
      {option.likely.length && !aim?.reach[1] ? <LikelyLine session={session} likely={option.likely} /> : null}
      {isArmed ? null : <Doubt session={session} option={option} />}
    </li>
  )
}
