// A worked example on a small board: look at it, then play it and try what is refused. It does not affect the table beside it.

import { effect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { rulesLink } from '../device/route'
import { forgetTable, language } from '../device/settings'
import { sitAt } from '../pages/seats'
import { listed } from '../parts/Answer'
import { loadIcons } from '../parts/Icon'
import { LedgerText } from '../parts/LedgerText'
import { pointingAt } from '../parts/pointingat'
import { Session } from '../session/session'
import { loadSurface, surfaceOf } from '../surfaces'
import type { Hints, Pointing } from '../surfaces/pointing'
import { get, getText, post } from '../wire/api'
import type { ExampleShown, NewTableAnswer, Option, TableInfo, Update } from '../wire/protocol'
import { Catalogue } from '../words/catalogue'
import { t } from '../words/common'
import { cropOf } from './crop'

/** more options than this are clicked on the board */
const MAX_BUTTONS = 9
const LAST_LINES = 4

/** A session that shows a position and has no connection. */
export function staticSession(shown: Pick<ExampleShown, 'seat' | 'static' | 'scene'>, words: Catalogue): Session {
  const made = new Session('')
  const table = { id: '', seats: [], status: 'playing' } as unknown as TableInfo
  const now = {
    seq: 0,
    at: 0,
    last: 0,
    undo: 0,
    back: 0,
    keep: 0,
    steps: [],
    hints: [],
    may: [],
    proposal: null,
    passing: false,
  }
  made.static.value = shown.static
  made.words.value = words
  made.update.value = {
    ...now,
    type: 'update',
    table,
    viewer: shown.seat,
    held: [shown.seat],
    scene: shown.scene,
  } as Update
  return made
}

/** Opens a private table with the example and waits for its first position. */
async function begin(id: string, game: string): Promise<Session> {
  const answer = await post<NewTableAnswer>(`/examples/${id}/table`, {})
  await sitAt(answer)
  const made = new Session(answer.table.id)
  void made.open(game)
  await new Promise<void>((done) => {
    const stop = effect(() => {
      if (!made.update.value?.scene || !made.data.value || !made.words.value) return
      queueMicrotask(() => {
        stop()
        done()
      })
    })
  })
  return made
}

const SILENT: Hints = {
  onPointerEnter: () => {},
  onPointerDown: () => {},
  onPointerLeave: () => {},
  onFocus: () => {},
  onBlur: () => {},
}

export function Small({
  session,
  refused,
  act,
}: {
  session: Session
  refused: readonly string[]
  act: (what: (live: Session) => void) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(0)
  useEffect(() => setWide(box.current?.clientWidth ?? 0), [])
  const data = session.data.value!
  const scene = session.scene.value
  const Art = surfaceOf(data.surface.kind)
  const crop = cropOf(data, scene, refused)
  const view = { ...crop, pixels: wide / crop.width || 1 }
  const title = session.words.value!.say(data.surface.name, { seat: session.seatName })
  const own = pointingAt(session)
  const pointing: Pointing = {
    ...own,
    plan: (at, take) => session.table && own.plan?.(at, take),
    isGlowing: (targets) => targets.some((x) => refused.includes(x)),
    hintPlace: () => SILENT,
    hintPiece: () => SILENT,
    hintStack: () => SILENT,
    point: (targets, name) => act((live) => live.point(targets, name)),
    spot: (at, name) => act((live) => void live.spot(at, name)),
  }
  return (
    <div class="small-board" ref={box}>
      {Art && wide ? (
        <svg
          class="surface"
          role="group"
          aria-label={title}
          viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
          style={{ aspectRatio: `${crop.width} / ${crop.height}` }}
        >
          <Art data={data} scene={scene} title={title} pointing={pointing} flights={[]} view={view} />
          {Art.Over ? (
            <Art.Over data={data} scene={scene} title={title} pointing={pointing} flights={[]} view={view} />
          ) : null}
        </svg>
      ) : null}
    </div>
  )
}

/** The question of the example, its options as buttons, and why something is refused. */
function SmallAsk({ session, prefix, act }: { session: Session; prefix: string; act: (option: Option) => void }) {
  const words = session.words.value!
  const naming = { seat: session.seatName }
  const question = session.question.value
  const why = session.why.value
  const { main, rest, quiet } = listed(session)
  const answers = [...main, ...rest, ...quiet]
  const game = session.data.value!.game
  const lines = session.steps.value.flatMap((step) => (step.at > 0 ? step.told.lines : [])).slice(-LAST_LINES)
  return (
    <div class="small-ask" aria-live="polite">
      {lines.map((line, k) => (
        <p key={k} class="facts">
          {words.say(line.words, naming)}
        </p>
      ))}
      {question ? <p class="prompt">{words.say(question.prompt, naming)}</p> : null}
      {why ? (
        <div class="refusal">
          <strong>
            {why.answer.sentence
              ? words.say(why.answer.sentence, naming)
              : t(why.answer.clauses.length ? 'ui-why-not' : 'ui-why-possible', { x: why.name })}
          </strong>
          <ul class="clauses">
            {why.answer.clauses.map((one) => (
              <li key={one.id}>
                <a class="clause-id" href={rulesLink(game, one.id)}>
                  {one.id}
                </a>{' '}
                <LedgerText text={one.text} game={game} prefix={prefix} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {question && answers.length <= MAX_BUTTONS ? (
        <p class="small-answers">
          {answers.map((option) => (
            <button key={option.text} disabled={session.waiting.value} onClick={() => act(option)}>
              {words.say(option.label, naming)}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  )
}

export function ExampleBoard({ id, clause, prefix }: { id: string; clause: string; prefix: string }) {
  const [shown, setShown] = useState<ExampleShown | null>(null)
  const [session, setSession] = useState<Session | null>(null)
  const [failed, setFailed] = useState(false)
  const live = useRef<Session | null>(null)
  const put = (made: Session | null) => {
    if (live.current) {
      live.current.close()
      forgetTable(live.current.table)
    }
    live.current = made
  }
  const tongue = language.value
  useEffect(() => {
    const load = async () => {
      const found = await get<ExampleShown>(`/examples/${id}`)
      const { game, surface } = found.static
      const [text] = await Promise.all([
        getText(`/words/${game}/${tongue}`),
        loadSurface(surface.kind),
        loadIcons(game),
      ])
      setShown(found)
      if (!live.current) setSession(staticSession(found, new Catalogue(tongue, text)))
    }
    load().catch(() => setFailed(true))
  }, [id, tongue])
  useEffect(() => () => put(null), [])
  if (failed) return <p class="problem">{t('rules-no-example')}</p>
  if (!shown || !session)
    return (
      <p class="facts" aria-busy="true">
        {t('ui-please-wait')}
      </p>
    )
  const act = async (what: (live: Session) => void) => {
    try {
      if (!live.current) {
        put(await begin(id, shown.static.game))
        setSession(live.current)
      }
      what(live.current!)
    } catch {
      setFailed(true)
    }
  }
  const again = async () => {
    put(null)
    const text = session.words.value!
    setSession(staticSession(shown, text))
  }
  return (
    <figure class="example">
      <Small session={session} refused={live.current ? [] : shown.refused} act={(what) => void act(what)} />
      <figcaption>
        {id === clause ? null : (
          <p class="facts">
            <a href={rulesLink(shown.static.game, id)}>{t('rules-example-told', { x: id })}</a>
          </p>
        )}
        <SmallAsk session={session} prefix={prefix} act={(option) => void act((one) => void one.pick(option))} />
        <p class="facts">
          {live.current ? (
            <button class="quiet" onClick={() => void again()}>
              {t('rules-example-again')}
            </button>
          ) : (
            t(shown.refused.length ? 'rules-example-refused' : 'rules-example-play')
          )}
        </p>
      </figcaption>
    </figure>
  )
}
