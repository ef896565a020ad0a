// The briefing of a game: shown before the first answer, on demand, and on the set-up page.

import '../styles/briefing.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isNarrow } from '../device/media'
import { rulesLink } from '../device/route'
import { language } from '../device/settings'
import type { Session } from '../session/session'
import { get, post, withRetries } from '../wire/api'
import type { Briefed, Briefing, BriefingForce, BriefingLine, CheckOptions, Figure } from '../wire/protocol'
import type { Catalogue, Naming } from '../words/catalogue'
import { t } from '../words/common'
import { hasIcon, Icon, loadIcons } from './Icon'

type Telling = { game: string; words: Catalogue; naming: Naming }

function Lines({ lines, telling }: { lines: readonly BriefingLine[]; telling: Telling }) {
  const { game, words, naming } = telling
  return (
    <ul class="briefing-lines">
      {lines.map((line, k) => (
        <li key={k}>
          {words.say(line.words, naming)}{' '}
          {line.clauses.map((clause) => (
            <a key={clause} class="clause-id" href={rulesLink(game, clause)}>
              {clause}
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Figures({ figures, words }: { figures: readonly Figure[]; words: Catalogue }) {
  return (
    <ul class="briefing-figures">
      {figures.map((figure) => (
        <li key={figure.label}>
          {words.text(figure.label)} <b>{figure.text || figure.value}</b>
        </li>
      ))}
    </ul>
  )
}

function Force({ force, telling }: { force: BriefingForce; telling: Telling }) {
  const { words, naming } = telling
  return (
    <section class="briefing-force">
      <h4>{words.say(force.name, naming)}</h4>
      <Figures figures={force.figures} words={words} />
      {force.troops.length ? (
        <ul class="briefing-troops">
          {force.troops.map((troop, k) => (
            <li key={k}>
              {hasIcon(troop.icon) ? <Icon name={troop.icon} size={22} /> : null}
              <span>{t('briefing-troop', { n: troop.value, x: words.text(troop.label) })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Lines lines={force.notes} telling={telling} />
    </section>
  )
}

/** The number of players and the approximate duration. */
export function factsOf(briefing: Briefing, words: Catalogue, naming: Naming): string[] {
  const [low, high] = briefing.players
  const players = low === high ? t('briefing-players', { n: low }) : t('briefing-players-range', { a: low, b: high })
  return [players, ...briefing.length.map((each) => words.say(each, naming))]
}

export function Story({ briefing, telling }: { briefing: Briefing; telling: Telling }) {
  const { words, naming } = telling
  return (
    <>
      <p class="briefing-facts">
        {factsOf(briefing, words, naming).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {briefing.story.map((story, k) => (
        <p key={k} class="briefing-story">
          {words.say(story, naming)}
        </p>
      ))}
    </>
  )
}

/** The details: victory, forces, terrain, special rules. */
export function Details({ briefing, telling }: { briefing: Briefing; telling: Telling }) {
  return (
    <div class="briefing-details">
      <section>
        <h3>{t('briefing-wins')}</h3>
        <Lines lines={briefing.wins} telling={telling} />
      </section>
      <section>
        <h3>{t('briefing-forces')}</h3>
        <div class="briefing-forces">
          {briefing.forces.map((force, k) => (
            <Force key={k} force={force} telling={telling} />
          ))}
        </div>
      </section>
      {briefing.ground.length ? (
        <section>
          <h3>{t('briefing-ground')}</h3>
          <Figures figures={briefing.ground} words={telling.words} />
        </section>
      ) : null}
      {briefing.rules.length ? (
        <section>
          <h3>{t('briefing-rules')}</h3>
          <Lines lines={briefing.rules} telling={telling} />
        </section>
      ) : null}
    </div>
  )
}

/** Covers the board but never the question. It closes when you answer. */
export function BriefingCard({ session, asked, close }: { session: Session; asked: boolean; close: () => void }) {
  const [briefing, setBriefing] = useState<Briefing | null>()
  const box = useRef<HTMLElement>(null)
  const words = session.words.value
  useEffect(() => {
    withRetries(() => get<Briefing>(`/tables/${session.table}/briefing`))
      .then(setBriefing)
      .catch(() => setBriefing(null))
  }, [session])
  useEffect(() => {
    const before = document.activeElement
    const leave = (e: KeyboardEvent) => e.key === 'Escape' && close()
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('keydown', leave)
      if (before instanceof HTMLElement && asked) before.focus()
    }
  }, [])
  const isThere = briefing !== undefined && (briefing !== null || asked)
  useEffect(() => box.current?.focus(), [isThere])
  if (!isThere || !words) return null
  const telling = { game: session.data.value!.game, words, naming: { seat: session.seatName } }
  return (
    <section ref={box} class="card briefing-card" role="dialog" aria-labelledby="briefing-title" tabIndex={-1}>
      <div class="briefing-scroll">
        <p class="briefing-tag">{t('ui-briefing')}</p>
        {briefing ? (
          <>
            <h2 id="briefing-title">{words.say(briefing.title, telling.naming)}</h2>
            <Story briefing={briefing} telling={telling} />
            <Details briefing={briefing} telling={telling} />
          </>
        ) : (
          <h2 id="briefing-title">{t('briefing-none')}</h2>
        )}
      </div>
      <p class="briefing-end">
        <button class="main" onClick={close}>
          {t('ui-briefing-begin')}
        </button>
      </p>
    </section>
  )
}

/** On the set-up page: the story, with the details collapsed. */
export function BriefingAside({
  game,
  words,
  naming,
  players,
  options,
  tell = () => {},
}: {
  game: string
  words: Catalogue
  naming: Naming
  players: number
  options: CheckOptions['options']
  tell?: (briefing: Briefing | null) => void
}) {
  const [briefing, setBriefing] = useState<Briefing | null>(null)
  const chosen = JSON.stringify(options)
  useEffect(() => void loadIcons(game), [game])
  useEffect(() => tell(briefing), [briefing])
  useEffect(() => {
    let isLatest = true
    const request: CheckOptions = { players, options: options ?? {} }
    post<Briefed>(`/games/${game}/briefing`, request)
      .then((found) => isLatest && setBriefing(found.briefing))
      .catch(() => isLatest && setBriefing(null)) // the form shows the error
    return () => {
      isLatest = false
    }
  }, [game, players, chosen, language.value])
  if (!briefing) return null
  const telling = { game, words, naming }
  return (
    <section class="briefing-aside" aria-labelledby={`briefing-${game}`}>
      <h3 id={`briefing-${game}`}>{words.say(briefing.title, naming)}</h3>
      <Story briefing={briefing} telling={telling} />
      <details open={!isNarrow.peek()}>
        <summary>{t('ui-briefing-more')}</summary>
        <Details briefing={briefing} telling={telling} />
      </details>
    </section>
  )
}
