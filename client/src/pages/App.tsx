import { useEffect, useState } from 'preact/hooks'
import { Textures } from '../art/paper'
import { fontsSettled } from '../device/fonts'
import { wantsStill } from '../device/media'
import { missing } from '../device/newer'
import { learnLink, openBeside, reading, route, rulesLink } from '../device/route'
import {
  asksToPass,
  confirmsEnd,
  effects,
  language,
  notify,
  pace,
  paysByHand,
  showOdds,
  showsBriefing,
  showsChat,
  theme,
  volume,
  warnsOfBlunders,
} from '../device/settings'
import { play } from '../device/sound'
import { askToNotify, canNotify } from '../device/turnalert'
import { Glyph, IconSprite } from '../parts/Icon'
import { useMenu } from '../parts/popup'
import { PACES } from '../show/beats'
import { askLanguages, common, gameShown, languages, t } from '../words/common'
import { lazyPage } from './lazypage'
import { TablePage } from './Table'

const Lobby = lazyPage(() => import('./Lobby').then((part) => part.Lobby))
const SetUpPage = lazyPage(() => import('./SetUp').then((part) => part.SetUpPage))
const NextPage = lazyPage(() => import('./Next').then((part) => part.NextPage))
const RulesPage = lazyPage(() => import('./Rules').then((part) => part.RulesPage))
const LearnPage = lazyPage(() => import('../learn/Pages').then((part) => part.LearnPage))
const Help = lazyPage(() => import('./Help').then((part) => part.Help))
const Reader = lazyPage(() => import('../reader/Reader').then((part) => part.Reader))
const SeatsPage = lazyPage(() => import('./Seats').then((part) => part.SeatsPage))
const EditorPage = lazyPage(() => import('./Editor').then((part) => part.EditorPage))
const WorkshopPage = lazyPage(() => import('./Workshop').then((part) => part.WorkshopPage))

const DailyPage = lazyPage(() => import('../daily/DailyPage').then((part) => part.DailyPage))
const PuzzleList = lazyPage(() => import('../puzzles/PuzzleList').then((part) => part.PuzzleList))
const PuzzlePage = lazyPage(() => import('../puzzles/PuzzlePage').then((part) => part.PuzzlePage))
const MyGames = lazyPage(() => import('../daily/MyGames').then((part) => part.MyGames))

const SWITCHES = [
  [showOdds, 'ui-odds'],
  [effects, 'ui-effects'],
  [asksToPass, 'ui-pass-setting'],
  [showsBriefing, 'ui-briefing-setting'],
  [warnsOfBlunders, 'ui-blunder-setting'],
  [confirmsEnd, 'ui-confirm-setting'],
  [paysByHand, 'ui-pay-setting'],
  [showsChat, 'ui-talk-setting'],
] as const

/** The speed of animations of other players' moves, from calm to instant. */
function PaceSlider() {
  const name = t(`ui-pace-${pace.value}`)
  return (
    <label>
      {t('ui-pace')}{' '}
      <input
        type="range"
        min={0}
        max={PACES.length - 1}
        value={PACES.indexOf(pace.value)}
        aria-valuetext={name}
        onInput={(e) => (pace.value = PACES[Number(e.currentTarget.value)] ?? 'brisk')}
      />{' '}
      <small>{name}</small>
    </label>
  )
}

export function Settings() {
  const menu = useMenu(() => void askLanguages().catch(() => {}))
  return (
    <details class="settings" {...menu}>
      <summary>
        <Glyph name="gear" /> <span>{t('ui-settings')}</span>
      </summary>
      <div class="settings-box card">
        <label>
          {t('ui-language')}{' '}
          <select value={language.value} onChange={(e) => (language.value = e.currentTarget.value)}>
            {(languages.value.length ? languages.value : [{ id: language.value, name: t('language-name') }]).map(
              ({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ),
            )}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={theme.value === 'dark'}
            onChange={(e) => (theme.value = e.currentTarget.checked ? 'dark' : 'light')}
          />{' '}
          {t('ui-dark')}
        </label>
        {SWITCHES.map(([state, key]) => (
          <label key={key}>
            <input type="checkbox" checked={state.value} onChange={(e) => (state.value = e.currentTarget.checked)} />{' '}
            {t(key)}
          </label>
        ))}
        {effects.value && !wantsStill.value ? <PaceSlider /> : null}
        {effects.value ? (
          <label>
            {t('ui-volume')}{' '}
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={volume.value}
              onInput={(e) => (volume.value = Number(e.currentTarget.value))}
              onChange={() => play('card')}
            />
          </label>
        ) : null}
        {canNotify() ? (
          <label>
            <input type="checkbox" checked={notify.value} onChange={(e) => void askToNotify(e.currentTarget.checked)} />{' '}
            {t('ui-notify')}
          </label>
        ) : null}
      </div>
    </details>
  )
}

/** A part of the client is not there: reloading gets it, or the newer client that has replaced it. */
function MissingPart() {
  if (!missing.value) return null
  return (
    <p class="missing-part card" role="alert">
      {t(missing.value === 'newer' ? 'ui-newer-client' : 'ui-missing-part')}{' '}
      <button class="main" onClick={() => location.reload()}>
        {t('ui-reload')}
      </button>{' '}
      <button class="quiet" onClick={() => (missing.value = '')}>
        {t('ui-later')}
      </button>
    </p>
  )
}

export function App() {
  const [help, setHelp] = useState(false)
  const here = route.value
  const book = here.page === 'table' && reading.value
  const isSolving = here.page === 'puzzles' && here.puzzle !== ''
  useEffect(() => {
    const open = (e: KeyboardEvent) => {
      const typing = (e.target as HTMLElement).closest?.('input, select, textarea')
      if (e.key === '?' && !typing) setHelp(true)
    }
    addEventListener('keydown', open)
    addEventListener('click', openBeside)
    return () => {
      removeEventListener('keydown', open)
      removeEventListener('click', openBeside)
    }
  }, [])
  useEffect(() => {
    if (here.page === 'table') return // the table sets its own title
    document.title = here.page === 'rules' ? `${t('ui-rules')} · Sandtable` : 'Sandtable'
  }, [here.page, common.value])
  if (!common.value || !fontsSettled.value)
    return (
      <main class="loading" aria-busy="true">
        <h1>Sandtable</h1>
      </main>
    )
  const skip = (e: Event) => {
    // keep the address: it names the table
    e.preventDefault()
    const first =
      document.querySelector<SVGElement>('.place[tabindex="0"], .token[tabindex="0"]') ??
      document.querySelector<HTMLElement>('#content h1')
    if (first && !first.hasAttribute('tabindex')) first.setAttribute('tabindex', '-1')
    first?.focus()
  }
  return (
    <div class={`app page-${isSolving ? 'table' : here.page} ${book ? 'reading' : ''}`}>
      <IconSprite />
      <Textures />
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, but the # of the address is the route */}
      <a class="skip" href="#content" onClick={skip}>
        {t('ui-skip')}
      </a>
      <header class="top">
        <a class="brand" href="#/">
          Sandtable
        </a>
        <nav aria-label={t('ui-navigation')}>
          <a href="#/">{t('ui-tables')}</a>
          {/* it has its place before a game is known */}
          <a class={gameShown.value ? '' : 'unknown'} href={learnLink(gameShown.value)}>
            {t('ui-learn')}
          </a>
          <a href={rulesLink(here.page === 'rules' ? here.game : gameShown.value)}>{t('ui-rules')}</a>
          <button class="quiet" onClick={() => setHelp(true)}>
            {t('ui-help')}
          </button>
          <Settings />
        </nav>
      </header>
      {here.page === 'table' || here.page === 'join' ? (
        <TablePage
          key={here.table}
          table={here.table}
          givenKey={here.page === 'table' ? here.key : ''}
          invitation={here.page === 'join' ? here.invitation : ''}
          at={here.page === 'table' ? here.at : null}
          all={here.page === 'table' && here.all}
          analysis={here.page === 'table' && here.analysis}
        />
      ) : null}
      {book ? <Reader /> : null}
      {here.page === 'new' ? <SetUpPage key={here.game} game={here.game} options={here.options} /> : null}
      {here.page === 'next' ? <NextPage key={here.table} table={here.table} /> : null}
      {here.page === 'rules' ? <RulesPage game={here.game} clause={here.clause} /> : null}
      {here.page === 'learn' ? <LearnPage key={here.game} game={here.game} /> : null}
      {here.page === 'workshop' ? <WorkshopPage key={here.game} game={here.game} list={here.list} /> : null}
      {here.page === 'make' ? <EditorPage key={here.game} game={here.game} /> : null}
      {here.page === 'seats' ? <SeatsPage code={here.code} /> : null}
      {here.page === 'daily' ? <DailyPage key={`${here.game}.${here.day}`} game={here.game} day={here.day} /> : null}
      {here.page === 'puzzles' && !isSolving ? <PuzzleList game={here.game} /> : null}
      {here.page === 'puzzles' && isSolving ? (
        <PuzzlePage key={`${here.game}.${here.puzzle}`} game={here.game} puzzle={here.puzzle} />
      ) : null}
      {here.page === 'me' ? <MyGames /> : null}
      {here.page === 'lobby' ? <Lobby /> : null}
      <MissingPart />
      {help ? <Help close={() => setHelp(false)} /> : null}
    </div>
  )
}
