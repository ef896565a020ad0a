import { effect } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { analysisLink, go, joinHash, tableLink } from '../device/route'
import { holdKey, keysOf, linksOf } from '../device/settings'
import { clearTurnAlert, showTurnAlert } from '../device/turnalert'
import { TableView } from '../parts/TableView'
import { current } from '../session/current'
import { Session } from '../session/session'
import { get, liveSocket, withRetries } from '../wire/api'
import type { LinkInfo, TableInfo } from '../wire/protocol'
import { questionOf } from '../wire/updates'
import { gameShown, t } from '../words/common'
import { brokenText, errorText } from '../words/errors'
import { lazyPage } from './lazypage'
import { acceptInvitation, changeKey, finishChanges, isAccepting, isChanging, revealContributions } from './seats'

const AnalysisPage = lazyPage(() => import('../analysis/AnalysisPage').then((part) => part.AnalysisPage))
const GivenKey = lazyPage(() => import('./Arrival').then((part) => part.GivenKey))
const UsedInvitation = lazyPage(() => import('./Arrival').then((part) => part.UsedInvitation))
const Stranger = lazyPage(() => import('./Stranger').then((part) => part.Stranger))
const Waiting = lazyPage(() => import('./Waiting').then((part) => part.Waiting))

const LOOK_AGAIN_MS = 1500

function Missing({ why }: { why: string }) {
  return (
    <main class="lobby narrow" id="content">
      <h1>{t('ui-no-table')}</h1>
      <div class="card">
        <p class="problem" role="alert">
          {why}
        </p>
        <p>
          <a href="#/">{t('ui-tables')}</a>
        </p>
      </div>
    </main>
  )
}

/** A table by its address: wait for players, handle what the link brings, then show the table. */
export function TablePage({
  table,
  givenKey,
  invitation,
  at,
  all,
  analysis,
}: {
  table: string
  givenKey: string
  invitation: string
  at: number | null
  all: boolean
  analysis: boolean
}) {
  const session = useMemo(() => new Session(table), [table])
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [missing, setMissing] = useState('')
  const fail = (e: unknown) => setMissing(errorText(e))
  const load = () =>
    get<TableInfo>(`/tables/${table}`)
      .then(async (found) => {
        await finishChanges(table).catch(() => {}) // if the key was refused, opening the table reports it
        setInfo(await revealContributions(found).catch(() => found))
      })
      .catch(fail)
  useLayoutEffect(() => void load(), [table]) // before paint, so that the waiting page doesn't flash
  const here = () => (analysis ? analysisLink(table, at) : tableLink(table, at, all))
  const isKnown = givenKey === '' || Object.values(keysOf(table)).includes(givenKey)
  const [link, setLink] = useState<LinkInfo | null>(null)
  useEffect(() => {
    // remove the key of a seat from the address; keep the spectators' key if a position is named, so that the address can be
    // shared
    if (givenKey && isKnown) go(here(), true)
  }, [givenKey, isKnown])
  const isGiven = invitation !== '' || !isKnown
  const arrive = () => {
    setLink(null)
    go(here(), true)
    void load() // the address may stay the same, and then nothing else would render the page again
  }
  useEffect(() => {
    if (!info || info.broken || !isGiven) return
    const look = async () => {
      // send again what was sent before a reload and not answered
      if (isAccepting(table, invitation)) return acceptInvitation(info, invitation)
      if (isChanging(table, givenKey)) return changeKey(table, givenKey).then(arrive)
      const found = await withRetries(() => get<LinkInfo>(`/tables/${table}/link`, invitation || givenKey))
      if (found.opens === 'watch') {
        holdKey(table, found.seat, invitation || givenKey)
        arrive()
      } else if (found.opens === 'invitation' && !invitation) go(joinHash(table, givenKey), true)
      else if (found.opens === 'invitation' && found.taken && keysOf(table)[found.seat]) arrive()
      else setLink(found)
    }
    void look().catch(fail)
  }, [info !== null, givenKey, invitation])
  const isStranger = !isGiven && !Object.keys(keysOf(table)).length
  const ready = info !== null && info.status !== 'waiting' && !info.broken && !isGiven && !isStranger
  useLayoutEffect(() => {
    if (!ready) return
    gameShown.value = info.game
    current.value = session
    void session.open(info.game)
    const stop = effect(() => {
      const isAsked = questionOf(session.update.value) !== null && !session.update.value?.passing
      const game = session.words.value?.text('game-title') ?? 'Sandtable'
      showTurnAlert({ game, isAsked, words: t('ui-your-turn') })
    })
    return () => {
      stop()
      clearTurnAlert()
      current.value = null
      session.close()
    }
  }, [session, ready])
  // while seats are empty, poll from time to time; report new players at once, even in the background
  const sits = Object.keys(keysOf(table)).length > 0
  useEffect(() => {
    if (info?.status !== 'waiting') return
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS)
    const socket = sits ? liveSocket(table, Object.values(keysOf(table)), -1) : null
    if (socket) socket.onmessage = () => void load()
    return () => {
      clearInterval(timer)
      if (!socket) return
      socket.onmessage = null
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
      else socket.close()
    }
  }, [info?.status, sits])
  const last = session.update.value?.last
  useEffect(() => void (last !== undefined && session.lookBack(at, all)), [at, all, last !== undefined])

  if (missing) return <Missing why={missing} />
  if (info?.broken) return <Missing why={brokenText(info)} />
  if (info && link?.opens === 'seat')
    return <GivenKey info={info} link={link} secret={invitation || givenKey} arrive={arrive} />
  if (info && link?.taken) return <UsedInvitation info={info} link={link} />
  if (info && isStranger && !Object.keys(linksOf(table)).length) return <Stranger info={info} arrive={arrive} />
  if (info?.status === 'waiting' && (link || !isGiven))
    return <Waiting info={info} invitation={invitation} joined={() => void load()} />
  if (session.link.value === 'refused') return <Missing why={session.problem.value?.detail ?? ''} />
  if (isGiven || !session.data.value || !session.update.value || !session.words.value)
    return (
      <main class="loading" aria-busy="true" id="content">
        <h1>{t('ui-please-wait')}</h1>
      </main>
    )
  return analysis ? <AnalysisPage session={session} /> : <TableView session={session} all={all} />
}
