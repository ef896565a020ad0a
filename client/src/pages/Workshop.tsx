import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { copyText } from '../device/clipboard'
import { isNarrow } from '../device/media'
import { go, workshopLink } from '../device/route'
import { playerName } from '../device/settings'
import { GameLinks } from '../learn/GameLinks'
import { loadIcons } from '../parts/Icon'
import { Problem } from '../parts/Problem'
import { OptionField, type Values } from '../setup/fields'
import { get, post } from '../wire/api'
import type {
  CheckRequest,
  CheckResult,
  Draft,
  GameInfo,
  Games,
  RandomRequest,
  Repair,
  WorkshopInfo,
} from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { useWords } from '../words/games'
import { type Bench, NOBODY, offerOf, placeAt, validPath } from '../workshop/bench'
import { ChartView, Measures } from '../workshop/Charts'
import { Choose } from '../workshop/Choose'
import { Detail } from '../workshop/Detail'
import { add, addLine, counts, NOTHING, type Path, remove } from '../workshop/draft'
import { plainName } from '../workshop/naming'
import { Offers } from '../workshop/Offers'
import { Parade, Piles } from '../workshop/Parade'
import { Points, ShareTable, Verdict } from '../workshop/Report'
import { Sheet } from '../workshop/Sheet'
import { StockList } from '../workshop/StockList'
import { listLink, unpacked } from '../workshop/share'
import { deleteSaved, savedFor, saveText, storeDraft, storedDraft } from '../workshop/storage'
import '../styles/workshop.css'
import '../styles/workshop-bench.css'
import '../styles/workshop-parade.css'
import '../styles/workshop-cards.css'
import '../styles/workshop-rules.css'
import '../styles/workshop-narrow.css'
import { openTable } from './seats'

const PAUSE_MS = 150
/** How many changes can be undone. */
const MOST_UNDONE = 50

/** The draft as text: copy, export, import. */
function AsText({
  title,
  text,
  name,
  read,
}: {
  title: string
  text: string
  name: string
  read: (text: string) => void
}) {
  const [own, setOwn] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const shown = own ?? text
  const copy = () => void copyText(shown).then(setCopied)
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([shown], { type: 'text/plain' }))
    link.download = `${name || 'draft'}.txt`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const bring = (given: string) => {
    setOwn(null)
    read(given)
  }
  return (
    <details class="as-text">
      <summary>{title}</summary>
      <textarea
        aria-label={title}
        rows={12}
        spellcheck={false}
        value={shown}
        onInput={(e) => {
          setOwn(e.currentTarget.value)
          setCopied(false)
        }}
      />
      <p class="ws-tools">
        <button disabled={own === null} onClick={() => bring(shown)}>
          {t('ui-build-read')}
        </button>
        {text ? (
          <>
            <button onClick={copy}>{copied ? t('ui-copied') : t('ui-copy')}</button>
            <button onClick={save}>{t('ui-build-export')}</button>
          </>
        ) : null}
        <label class="button file-button">
          {t('ui-build-import')}
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={(e) => void e.currentTarget.files?.[0]?.text().then(bring)}
          />
        </label>
      </p>
    </details>
  )
}

/** One answer of the server about a draft. */
type Question = CheckRequest | RandomRequest

/** Check every draft with the server, a moment after the last change. */
function useChecks(game: GameInfo, stock: WorkshopInfo, draft: Draft, settings: Values) {
  const [checked, setChecked] = useState<CheckResult | null>(null)
  const [problem, setProblem] = useState('')
  /** what the result in `checked` is about */
  const [about, setAbout] = useState<readonly [Draft, Values] | null>(null)
  const asked = useRef(0)
  const opening = useRef(false)
  const ask = async (request: Question, to: 'check' | 'random', take: (answer: CheckResult) => Draft) => {
    const number = ++asked.current
    try {
      const answer = await post<CheckResult>(`/games/${game.name}/workshop/${to}`, { ...request, options: settings })
      if (number !== asked.current) return
      setProblem('')
      setChecked(answer)
      setAbout([take(answer), settings])
    } catch (error) {
      if (number === asked.current) setProblem(errorText(error))
    }
  }
  /** Load another draft. The current one is not checked meanwhile, or its result would arrive last. */
  const open = async (request: Question, to: 'check' | 'random', take: (draft: Draft) => void, name = '') => {
    opening.current = true
    await ask(request, to, (answer) => {
      if (!answer.draft) return draft
      const found = name ? { ...answer.draft, name } : answer.draft
      take(found)
      return found
    })
    opening.current = false
  }
  useEffect(() => {
    // no check for a draft that has no side yet
    if (stock.choices.length && !draft.choice) return
    const named = { ...draft, name: plainName(draft.name) || plainName(t('ui-build-unnamed')) }
    const check = () => void (opening.current || ask({ draft: named }, 'check', () => draft))
    const timer = setTimeout(check, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, settings])
  /** whether the check is about the current draft */
  const isFresh = about !== null && about[0] === draft && about[1] === settings
  return { checked, isFresh, problem, setProblem, open }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null

function WorkshopView({
  game,
  stock,
  words,
  list,
}: {
  game: GameInfo
  stock: WorkshopInfo
  words: Catalogue
  list: string
}) {
  const [draft, setDraft] = useState<Draft>(storedDraft(game.name) ?? NOTHING)
  const [past, setPast] = useState<readonly Draft[]>([])
  const [chosen, setChosen] = useState<Path>([0])
  const [settings, setSettings] = useState<Values>({})
  const [isOwn, setOwn] = useState(false)
  const [savedCount, setSavedCount] = useState(0)
  const [note, setNote] = useState('')
  const { checked, isFresh, problem, setProblem, open } = useChecks(game, stock, draft, settings)
  const items = useMemo(() => new Map(stock.items.map((item) => [item.id, item])), [stock])
  const order = useMemo(() => [...new Set(stock.items.map((item) => item.kind))], [stock])
  const isDeep = useMemo(() => stock.items.some((item) => item.separate), [stock])
  const tally = useMemo(() => counts(draft, items), [draft, items])
  const saved = useMemo(() => savedFor(game.name), [game, savedCount])
  const side = stock.choices.find((choice) => choice.id === draft.choice)
  const isBegun = stock.choices.length ? Boolean(draft.choice) : isOwn || draft.lines.length > 0

  const edit = (next: Draft, path: Path = chosen) => {
    setPast([...past.slice(-MOST_UNDONE), draft])
    setDraft(next)
    setChosen(validPath(next, path))
    setNote('')
  }
  const undo = () => {
    const last = past[past.length - 1]
    if (!last) return
    setPast(past.slice(0, -1))
    setDraft(last)
    setChosen(validPath(last, chosen))
  }
  const take = (found: Draft) => edit(found, [0])
  const read = (text: string, name = '') => void open({ text }, 'check', take, name)
  const random = (choice: string) => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000_000
    void open({ seed, choice }, 'random', take)
  }
  const mend = (repair: Repair) => edit(repair.draft)
  const bench: Bench = {
    game,
    stock,
    words,
    items,
    draft,
    tally,
    checked,
    chosen,
    colour: side?.colour || '#5a3d1e',
    icon: side?.icon ?? '',
    choose: (path) => {
      setChosen(path)
      // on a phone the details stand far below what was pressed
      if (isNarrow.value) requestAnimationFrame(() => document.querySelector('.ws-detail')?.scrollIntoView())
    },
    edit,
    drop: (what) => {
      const [, place = '', id = ''] = what.match(/^in:([\d.]*):(.+)$/) ?? []
      const path = place ? place.split('.').map(Number) : []
      const offer = offerOf(placeAt(checked, path), id)
      if (offer) edit(addLine(draft, offer.line, path))
    },
  }
  useEffect(() => {
    storeDraft(game.name, draft)
  }, [draft])
  useEffect(() => {
    if (!list) return
    const text = unpacked(list)
    if (text) read(text)
    else setProblem(t('ui-build-bad-link'))
    go(workshopLink(game.name), true)
  }, [list])
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target)) return
      const way = isFresh ? checked?.ways[Number(e.key) - 1] : undefined
      if (e.key === 'z' || e.key === 'Z') undo()
      else if (way) mend(way)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  const play = async (text: string) => {
    try {
      await openTable({ game: game.name, options: { ...settings, [stock.options[0]!]: text } }, [playerName.value])
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  const save = () => {
    if (!checked?.draft) return
    saveText(game.name, checked.draft.name, checked.text)
    setSavedCount(savedCount + 1)
    setNote(t('ui-build-saved', { x: checked.draft.name }))
  }
  const forget = () => {
    deleteSaved(game.name, plainName(draft.name))
    setSavedCount(savedCount + 1)
    setNote(t('ui-build-forgotten', { x: draft.name.trim() }))
  }
  const share = () =>
    void copyText(listLink(game.name, checked!.text)).then((is) => is && setNote(t('ui-build-shared')))
  const chooseAgain = () => {
    setOwn(false)
    edit(NOTHING, [])
  }
  const fields = game.options
    .filter((option) => stock.settings.includes(option.name))
    .map((option) => (
      <OptionField key={option.name} option={option} words={words} values={settings} set={setSettings} />
    ))

  if (!isBegun)
    return (
      <div class="ws-choose">
        <header>
          <div>
            <h1>{t(stock.choices.length ? 'ui-build-side' : 'ui-build-start')}</h1>
            <p>{t('ui-build-side-hint')}</p>
          </div>
          <div class="ws-settings">{fields}</div>
        </header>
        <Problem text={problem} />
        <Choose
          stock={stock}
          words={words}
          saved={saved}
          build={(choice) => {
            setOwn(true)
            edit({ ...NOTHING, choice }, [])
          }}
          open={read}
          play={(ready) => void play(ready.id)}
          random={random}
        />
        <section class="card ws-paste">
          {checked?.wrong.length ? <Verdict checked={checked} words={words} game={game.name} take={mend} /> : null}
          <AsText title={t('ui-build-paste')} text="" name="" read={read} />
        </section>
      </div>
    )
  const isKept = saved.some((one) => one.name === plainName(draft.name))
  const isLegal = isFresh && checked?.draft != null && !checked.broken.length
  const points = stock.priced ? checked?.measures[0] : undefined
  const measures = checked?.draft ? checked.measures.slice(points ? 1 : 0) : []
  return (
    // dragged off the parade ground: taken out
    // biome-ignore lint/a11y/noStaticElementInteractions: a button does the same
    <div
      class={`bench ${isDeep ? 'deep' : 'flat'}`}
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        const [, at] = e.dataTransfer?.getData('text/plain').match(/^out:([\d.]+)$/) ?? []
        if (!at) return
        e.preventDefault()
        edit(remove(draft, at.split('.').map(Number)), [])
      }}
    >
      <h1 class="sr-only">{words.say(stock.title, NOBODY)}</h1>
      {isDeep ? (
        <Offers bench={bench} change={chooseAgain} />
      ) : (
        <StockList
          stock={stock}
          words={words}
          tally={tally}
          place={placeAt(checked, [])}
          add={(item) => edit(add(draft, item, []))}
        />
      )}
      <div class="ws-middle">
        <section class="card draft" aria-labelledby="draft">
          <header>
            <h2 id="draft">
              <input
                aria-label={t('ui-build-name')}
                placeholder={t('ui-build-unnamed')}
                maxLength={60}
                value={draft.name}
                onInput={(e) => setDraft({ ...draft, name: e.currentTarget.value })}
              />
            </h2>
            <Measures measures={measures} say={(said) => words.say(said, NOBODY)} />
            <button disabled={!past.length} title={t('ui-build-undo-key')} onClick={undo}>
              {t('ui-build-undo')}
            </button>
            {isDeep ? null : (
              <button class="quiet" onClick={chooseAgain}>
                {t('ui-build-change')}
              </button>
            )}
          </header>
          {isDeep ? <Parade bench={bench} /> : <Piles bench={bench} order={order} />}
        </section>
        {isDeep ? <Detail bench={bench} /> : null}
      </div>
      <section class="report" aria-label={t('ui-build-report')}>
        {points ? <Points bench={bench} measure={points} /> : null}
        <div class={`card ws-verdict ${checked?.broken.length ? 'bad' : ''}`} aria-live="polite">
          {checked ? (
            <Verdict checked={checked} words={words} game={game.name} isPriced={stock.priced} take={mend} />
          ) : null}
          <Problem text={problem} />
        </div>
        {isDeep ? null : <Detail bench={bench} />}
        <p class="ws-tools">
          <button class="main" disabled={!isLegal} onClick={() => void play(checked!.text)}>
            {t('ui-build-play')}
          </button>
          <button disabled={!isFresh || !checked?.draft} onClick={save}>
            {t('ui-build-save')}
          </button>
          <button disabled={!isFresh || !checked?.draft} onClick={share}>
            {t('ui-build-share')}
          </button>
          <button disabled={!checked?.draft} onClick={() => print()}>
            {t('ui-build-print')}
          </button>
          {isKept ? (
            <button class="quiet" onClick={forget}>
              {t('ui-forget')}
            </button>
          ) : null}
        </p>
        <p class="facts" role="status">
          {note}
        </p>
        {checked?.tables.map((table) => (
          <ShareTable key={table.title.key} table={table} words={words} game={game.name} />
        ))}
        <section class="card">
          <div class="ws-settings">{fields}</div>
          {checked?.charts.map((chart, k) => (
            <ChartView key={k} chart={chart} say={(said) => words.say(said, NOBODY)} />
          ))}
          <AsText title={t('ui-build-text')} text={checked?.text ?? ''} name={draft.name} read={read} />
        </section>
      </section>
      <Sheet bench={bench} />
    </div>
  )
}

/** Build a deck or an army for a game. */
export function WorkshopPage({ game, list = '' }: { game: string; list?: string }) {
  const words = useWords(game)
  const [stock, setStock] = useState<WorkshopInfo | null>(null)
  const [info, setInfo] = useState<GameInfo | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    gameShown.value = game
    void loadIcons(game)
    void Promise.all([get<WorkshopInfo>(`/games/${game}/workshop`), get<Games>('/games')]).then(
      ([found, { games }]) => {
        setStock(found)
        setInfo(games.find((one) => one.name === game) ?? null)
        if (!games.some((one) => one.name === game)) setProblem(t('ui-build-unplayable'))
      },
      (error: unknown) => setProblem(errorText(error)),
    )
  }, [game])
  return (
    <main class="workshop" id="content">
      <GameLinks game={game} here="workshop" />
      {problem ? (
        <p class="problem card" role="alert">
          {problem}
        </p>
      ) : null}
      {words && stock && info ? <WorkshopView key={game} game={info} stock={stock} words={words} list={list} /> : null}
    </main>
  )
}
