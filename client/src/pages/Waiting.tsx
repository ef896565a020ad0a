import { useState } from 'preact/hooks'
import { joinLink, seatLink, tableAddress } from '../device/route'
import { keysOf, linksOf, playerName } from '../device/settings'
import { AboutCard, useAbout } from '../lobby/about'
import { freeSeats } from '../lobby/tabletexts'
import { LinkField } from '../parts/LinkField'
import { Problem } from '../parts/Problem'
import { ChatButton } from '../together/Chat'
import { Invitation, OnlyHere } from '../together/Invitation'
import { PresenceDot, Watching } from '../together/Presence'
import { isRemote, presenceText } from '../together/people'
import type { TableInfo } from '../wire/protocol'
import { t } from '../words/common'
import { errorText } from '../words/errors'
import { acceptInvitation, isTrusted, sitDown } from './seats'

/** Before the game: who sits where, links to share, an open seat to take. */
export function Waiting({ info, invitation, joined }: { info: TableInfo; invitation: string; joined: () => void }) {
  const [name, setName] = useState(playerName.value)
  const [problem, setProblem] = useState('')
  const about = useAbout(info)
  const held = keysOf(info.id)
  const away = linksOf(info.id)
  const mine = Object.entries(held).filter(
    ([seat]) => Number(seat) >= 0 && info.seats[Number(seat)]?.holder === 'here' && !info.seats[Number(seat)]?.joined,
  )
  const sits = info.seats.filter((s) => s.joined && held[s.seat]).map((s) => s.seat)
  const seatName = (seat: number) => info.seats[seat]?.name || t('seat-name', { n: seat + 1 })
  const links = info.seats.filter((s) => s.holder === 'link' && !s.joined && away[s.seat] && !invitation)
  const isOpen = freeSeats(info).length > 0 && !invitation
  const sit = async (e: Event) => {
    e.preventDefault()
    try {
      if (invitation) await acceptInvitation(info, invitation, name)
      else for (const [seat, key] of mine) await sitDown(info, Number(seat), key, name)
      playerName.value = name
      joined()
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <main class="lobby narrow" id="content">
      <h1>{t(info.seats.every((s) => s.joined) ? 'ui-waiting-dice' : 'ui-waiting-title')}</h1>
      <section class="card">
        <AboutCard info={info} about={about} />
        <p>{t('ui-waiting-more')}</p>
        <p class="facts waiting-hints">{t(info.hints ? 'ui-hints-are-on' : 'ui-hints-are-off')}</p>
        <ul class="waiting-seats">
          {info.seats.map((s) => (
            <li key={s.seat}>
              <strong>
                {s.name || t('seat-name', { n: s.seat + 1 })}
                {about.sides[s.seat] ? <small class="facts"> {about.sides[s.seat]}</small> : null}
              </strong>
              <span class="facts">
                <PresenceDot table={info} seat={s.seat} />{' '}
                {isRemote(info) || s.program ? presenceText(s) : t(s.joined ? 'ui-joined' : 'ui-not-yet')}
              </span>
            </li>
          ))}
        </ul>
        {invitation || mine.length ? (
          <form class="sit" onSubmit={sit}>
            <label>
              {t('ui-your-name')} <input maxLength={40} value={name} onInput={(e) => setName(e.currentTarget.value)} />
            </label>
            <button class="main" type="submit">
              {t('ui-sit-down')}
            </button>
          </form>
        ) : null}
        <Problem text={problem} />
        {links.length ? <p class="facts">{t('ui-waiting-invite')}</p> : null}
        {links.map((s) => (
          <Invitation
            key={s.seat}
            label={t('ui-link-for', { n: s.seat + 1 })}
            link={joinLink(info.id, away[s.seat]!)}
            text={t('share-text', { x: `${about.game}: ${about.title}` })}
          />
        ))}
        {isOpen ? (
          <Invitation
            label={t('ui-waiting-open')}
            link={tableAddress(info.id)}
            text={t('share-text', { x: `${about.game}: ${about.title}` })}
          />
        ) : null}
        {links.length || isOpen ? <OnlyHere /> : null}
        {held[-1] ? <LinkField label={t('ui-spectator-link')} link={seatLink(info.id, held[-1]!)} /> : null}
        {isTrusted(info) ? null : (
          <p class="problem" role="alert">
            {t('ui-dice-changed')}
          </p>
        )}
        <Watching table={info} />
        {sits.length || held[-1] ? (
          <ChatButton table={info} held={sits} speaker={sits[0] ?? -1} seatName={seatName} stays />
        ) : null}
      </section>
    </main>
  )
}
