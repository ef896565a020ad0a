import { useEffect, useMemo, useState } from 'preact/hooks'
import { get, Refusal } from '../api'
import { t } from '../common'
import { Ask, WhyNotCard } from '../parts/Ask'
import { Board } from '../parts/Board'
import { ConflictPanel } from '../parts/Conflict'
import { Log, Past, Speaker } from '../parts/Log'
import { Panels } from '../parts/Panels'
import { Hand } from '../parts/Trays'
import type { Conflict, TableInfo } from '../protocol'
import { go, seatLink, tableLink } from '../route'
import { Session } from '../session'
import { holdKey, keysOf, playerName } from '../settings'
import { SURFACES } from '../surfaces'
import { sitDown, takeSeats } from './Lobby'

/** What lies in a place, in words: for its label and for the details beside the board. */
function describe(session: Session, i: number): string {
  const words = session.words.value
  const data = session.data.value
  const scene = session.scene.value
  const place = data?.surface.places[i]
  if (!words || !data || !place) return ''
  const terrain = words.text(data.terrains[place.terrain]!.name)
  const parts = [...(scene?.markers ?? []), ...(scene?.stacks ?? [])]
    .filter((stack) => stack.place === i)
    .map((stack) => {
      const pieces = stack.pieces.map((p) => words.text(data.types[p.type]?.plural ?? '', { n: p.count }))
      return `${session.seatName(stack.seat)}: ${pieces.join(', ')}`
    })
  return [`${place.name}, ${terrain}`, ...parts].join('. ')
}

function Details({ session, place }: { session: Session; place: number }) {
  const words = session.words.value!
  const data = session.data.value!
  const here = data.surface.places[place]
  if (!here) return <p class="details facts">{t('ui-point-for-details')}</p>
  const terrain = data.terrains[here.terrain]!
  return (
    <div class="details">
      <strong>{here.name}</strong> · {words.text(terrain.name)}
      <span class="facts"> {terrain.figures.filter((f) => f.text || f.value).map((f) => `${words.text(f.label)} ${f.text || f.value}`).join(' · ')}</span>
      <div>{describe(session, place).split('. ').slice(1).map((line, k) => <p key={k}>{line}</p>)}</div>
    </div>
  )
}

/** Before the game: who sits where, links to give away, a seat to take. */
function Waiting({ info, keyGiven, joined }: { info: TableInfo; keyGiven: string; joined: () => void }) {
  const [name, setName] = useState(playerName.value)
  const [problem, setProblem] = useState('')
  const held = keysOf(info.id)
  const mine = Object.entries(held).filter(([seat]) => Number(seat) >= 0 && !info.seats[Number(seat)]?.joined)
  const links = info.seats.filter((s) => s.holder === 'link' && !s.joined && held[s.seat] && !keyGiven)
  const sit = async (e: Event) => {
    e.preventDefault()
    try {
      for (const [seat, key] of keyGiven ? [['', keyGiven] as const] : mine.filter(([s]) => info.seats[Number(s)]?.holder === 'here')) {
        const answer = await sitDown(info.id, key, name)
        if (seat === '') holdKey(info.id, answer.seat, key)
      }
      playerName.value = name
      joined()
    } catch (error) {
      setProblem(error instanceof Refusal ? error.problem.detail : String(error))
    }
  }
  return (
    <main class="lobby">
      <h1>{t('ui-waiting-title')}</h1>
      <section class="card">
        <ul class="tables">
          {info.seats.map((s) => (
            <li key={s.seat} class="table-row">
              <strong>{s.name || t('seat-name', { n: s.seat + 1 })}</strong>
              <span class="facts">{s.joined ? t('ui-joined') : t('ui-not-yet')}</span>
            </li>
          ))}
        </ul>
        {keyGiven || mine.some(([s]) => info.seats[Number(s)]?.holder === 'here') ? (
          <form onSubmit={sit}>
            <label>{t('ui-your-name')} <input maxLength={40} value={name} onInput={(e) => setName(e.currentTarget.value)} /></label>{' '}
            <button class="main" type="submit">{t('ui-sit-down')}</button>
          </form>
        ) : null}
        {links.map((s) => (
          <p key={s.seat}>
            <label>{t('ui-link-for', { n: s.seat + 1 })} <input class="link" readOnly value={seatLink(info.id, held[s.seat]!)} onFocus={(e) => e.currentTarget.select()} /></label>
          </p>
        ))}
        {held[-1] ? <p><label>{t('ui-spectator-link')} <input class="link" readOnly value={seatLink(info.id, held[-1]!)} onFocus={(e) => e.currentTarget.select()} /></label></p> : null}
        {problem ? <p class="problem" role="alert">{problem}</p> : null}
      </section>
    </main>
  )
}

export function TablePage({ table, givenKey, at }: { table: string; givenKey: string; at: number | null }) {
  const session = useMemo(() => new Session(table), [table])
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [missing, setMissing] = useState('')
  const [hovered, setHovered] = useState(-1)
  const [tab, setTab] = useState<'log' | 'seats'>('seats')
  const load = () => get<TableInfo>(`/tables/${table}`).then(setInfo).catch((e: unknown) => setMissing(e instanceof Refusal ? e.problem.detail : String(e)))
  useEffect(() => void load(), [table])
  const isKnown = givenKey === '' || Object.values(keysOf(table)).includes(givenKey)
  useEffect(() => {
    if (givenKey && isKnown) go(tableLink(table, at), true)
  }, [givenKey, isKnown])
  // a spectator's key is not joined with: it is kept and used as it is
  useEffect(() => {
    if (!info || !givenKey || isKnown) return
    if (info.status !== 'waiting') {
      void get<{ viewer: number }>(`/tables/${table}/view`, givenKey)
        .then((update) => (holdKey(table, update.viewer, givenKey), go(tableLink(table, at), true)))
        .catch((e: unknown) => setMissing(e instanceof Refusal ? e.problem.detail : String(e)))
    }
  }, [info, givenKey])
  const ready = info !== null && info.status !== 'waiting' && isKnown
  useEffect(() => {
    if (ready) void session.open()
    return () => ready && session.close()
  }, [session, ready])
  // while seats are empty, look again from time to time
  useEffect(() => {
    if (info?.status !== 'waiting') return
    const timer = setInterval(() => void load(), 1500)
    return () => clearInterval(timer)
  }, [info?.status])
  const last = session.update.value?.last
  useEffect(() => void (last !== undefined && session.lookBack(at)), [at, last !== undefined])
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement).closest?.('input, select, textarea')) return
      if (e.key === 'u' && session.update.value?.undo) void session.undo(1)
      else if (e.key === 'Escape') session.clear()
      else if (e.key === 'w' && session.question.value && hovered >= 0) {
        const place = session.data.value?.surface.places[hovered]
        if (place?.targets[0]) void session.askWhy(place.targets[0], place.name)
      }
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [session, hovered])

  if (missing) return <main class="lobby"><h1>{t('ui-no-table')}</h1><p class="problem" role="alert">{missing}</p><p><a href="#/">{t('ui-tables')}</a></p></main>
  if (info?.status === 'waiting') return <Waiting info={info} keyGiven={isKnown ? '' : givenKey} joined={() => void load()} />
  const data = session.data.value
  const update = session.update.value
  if (session.link.value === 'refused') return <main class="lobby"><h1>{t('ui-no-table')}</h1><p class="problem" role="alert">{session.problem.value?.detail}</p><p><a href="#/">{t('ui-tables')}</a></p></main>
  if (!data || !update || !session.words.value) return <main class="loading" aria-busy="true"><h1>{t('ui-please-wait')}</h1></main>

  const words = session.words.value
  const scene = session.scene.value
  const Surface = SURFACES[data.surface.kind]
  const lit = session.lit.value
  const asks = session.question.value !== null
  const focus = session.question.value?.focus ?? []
  const pointing = {
    isLit: (targets: readonly string[]) => asks && targets.some((x) => lit.has(x)),
    isChosen: (targets: readonly string[]) => targets.some((x) => session.chosen.value.includes(x) || focus.includes(x)),
    isGlowing: (targets: readonly string[]) => targets.some((x) => session.glow.value.includes(x)),
    asks,
    label: (i: number) => describe(session, i),
    point: (targets: readonly string[], name: string) => session.point(targets, name),
    hover: (_: readonly string[] | null, place: number) => setHovered(place),
  }
  const told = session.steps.value.flatMap((step) => (step.at <= (session.shown.value?.at ?? 0) ? step.told.conflicts : []))
  const lastConflict: Conflict | undefined = told[told.length - 1]
  const tryIt = async () => {
    const answer = await session.whatIf(update.table.status === 'over')
    if (answer) await takeSeats(answer)
  }
  return (
    <main class={`table ${session.past.value ? 'looking-back' : ''}`} data-seq={update.seq} data-at={session.shown.value?.at} data-link={session.link.value}>
      <h1 class="sr">{words.say(data.surface.name, { seat: session.seatName })}</h1>
      <Speaker session={session} />
      <div class="stage">
        <p class="phase-line">
          <span>{t('ui-round', { n: scene?.round ?? 0 })}</span> · <span>{scene ? words.text(scene.phase) : ''}</span> ·{' '}
          <strong>{scene && scene.active >= 0 ? session.seatName(scene.active) : ''}</strong>
          {session.link.value === 'lost' ? <span class="badge alert" role="alert">{t('ui-lost')}</span> : null}
        </p>
        {session.past.value ? (
          <p class="past-note">{t('ui-looking-back', { n: session.past.value.at })} <button onClick={() => go(tableLink(table))}>{t('ui-now')}</button></p>
        ) : null}
        <Board width={data.surface.width} height={data.surface.height} label={words.say(data.surface.name, { seat: session.seatName })}>
          <Surface data={data} scene={scene} pointing={pointing} />
        </Board>
        <Details session={session} place={hovered} />
      </div>
      <aside class="side">
        {session.problem.value ? (
          <p class="problem" role="alert">{session.problem.value.detail} <button class="quiet" onClick={() => (session.problem.value = null)}>{t('ui-close')}</button></p>
        ) : null}
        {session.past.value ? null : <Ask session={session} />}
        <WhyNotCard session={session} />
        {scene?.conflict ? <ConflictPanel session={session} conflict={scene.conflict} past={false} /> : null}
        <div class="tabs" role="tablist">
          <button role="tab" aria-selected={tab === 'seats'} onClick={() => setTab('seats')}>{t('ui-seats')}</button>
          <button role="tab" aria-selected={tab === 'log'} onClick={() => setTab('log')}>{t('ui-log')}</button>
        </div>
        {tab === 'seats' ? <Panels session={session} /> : <Log session={session} />}
        {!scene?.conflict && lastConflict ? <details class="last-battle"><summary>{t('ui-last-battle')}</summary><ConflictPanel session={session} conflict={lastConflict} past /></details> : null}
      </aside>
      <Hand session={session} />
      <footer class="table-foot">
        <Past session={session} />
        <button class="quiet" onClick={() => void tryIt()}>{t('ui-what-if')}</button>
        <details class="links">
          <summary>{t('ui-links')}</summary>
          {Object.entries(keysOf(table)).map(([seat, key]) => (
            <p key={seat}>
              <label>{Number(seat) < 0 ? t('ui-spectator-link') : t('ui-link-for', { n: Number(seat) + 1 })} <input class="link" readOnly value={seatLink(table, key)} onFocus={(e) => e.currentTarget.select()} /></label>
            </p>
          ))}
          <p class="facts">{t('ui-commitment')} <code>{update.table.commitment}</code></p>
          {update.secret ? <p class="facts">{t('ui-secret')} <code>{update.secret}</code></p> : null}
        </details>
      </footer>
    </main>
  )
}
