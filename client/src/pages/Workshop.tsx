import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { rulesLink } from '../device/route'
import { playerName } from '../device/settings'
import { GameLinks } from '../learn/GameLinks'
import { loadIcons } from '../parts/Icon'
import { get, post } from '../wire/api'
import type {
  CheckRequest,
  CheckResult,
  Draft,
  GameInfo,
  Games,
  Item,
  RandomRequest,
  WorkshopInfo,
} from '../wire/protocol'
import type { Catalogue } from '../words/catalogue'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { ChartView, Measures } from '../workshop/Charts'
import { DraftList, Verdict } from '../workshop/DraftList'
import { add, costOf, counts, NOTHING, type Path, recount } from '../workshop/draft'
import { nameOf } from '../workshop/naming'
import { StockList } from '../workshop/StockList'
import { deleteSaved, savedFor, saveText, storeDraft, storedDraft } from '../workshop/storage'
import '../styles/workshop.css'
import { Problem } from '../parts/Problem'
import { OptionField, type Values } from '../setup/fields'
import { useWords } from '../words/games'
import { openTable } from './seats'

const PAUSE_MS = 150
const NOBODY = { seat: () => '' }

/** Start from a saved or ready-made draft, or from a random one. */
function Beginnings({
  game,
  stock,
  words,
  read,
  random,
  savedCount,
}: {
  game: string
  stock: WorkshopInfo
  words: Catalogue
  read: (text: string) => void
  random: () => void
  savedCount: number
}) {
  const kept = useMemo(() => savedFor(game), [game, savedCount])
  const choose = (value: string) => {
    const [from, id] = [value.slice(0, 5), value.slice(5)]
    const text =
      from === 'kept:' ? kept.find((one) => one.name === id)?.text : stock.ready.find((r) => r.id === id)?.text
    if (text) read(text)
  }
  return (
    <div class="beginnings">
      <label>
        {t('ui-build-begin')}{' '}
        <select value="" onChange={(e) => choose(e.currentTarget.value)}>
          <option value="">{t('ui-build-begin-with')}</option>
          {kept.length ? (
            <optgroup label={t('ui-build-kept')}>
              {kept.map((one) => (
                <option key={one.name} value={`kept:${one.name}`}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ) : null}
          <optgroup label={t('ui-build-ready')}>
            {stock.ready.map((ready) => (
              <option key={ready.id} value={`made:${ready.id}`}>
                {nameOf(ready, words)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <button onClick={random}>{t('ui-build-random')}</button>
    </div>
  )
}

/** The draft as text: copy, export, import. */
function AsText({ text, name, read }: { text: string; name: string; read: (text: string) => void }) {
  const [own, setOwn] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const shown = own ?? text
  const copy = () => void navigator.clipboard?.writeText(shown).then(() => setCopied(true))
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
      <summary>{t('ui-build-text')}</summary>
      <textarea
        aria-label={t('ui-build-text')}
        rows={12}
        spellcheck={false}
        value={shown}
        onInput={(e) => {
          setOwn(e.currentTarget.value)
          setCopied(false)
        }}
      />
      <p class="tools">
        <button disabled={own === null} onClick={() => bring(shown)}>
          {t('ui-build-read')}
        </button>
        <button onClick={copy}>{copied ? t('ui-copied') : t('ui-copy')}</button>
        <button onClick={save}>{t('ui-build-export')}</button>
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

function WorkshopView({ game, stock, words }: { game: GameInfo; stock: WorkshopInfo; words: Catalogue }) {
  const [draft, setDraft] = useState<Draft>(storedDraft(game.name) ?? NOTHING)
  const [checked, setChecked] = useState<CheckResult | null>(null)
  const [chosen, setChosen] = useState<Path>([])
  const [settings, setSettings] = useState<Values>({})
  const [problem, setProblem] = useState('')
  const [savedCount, setSavedCount] = useState(0)
  /** what the result in `checked` is about */
  const [about, setAbout] = useState<readonly [Draft, Values] | null>(null)
  /** whether the check is about the current draft */
  const isFresh = about !== null && about[0] === draft && about[1] === settings
  const [note, setNote] = useState('')
  const asked = useRef(0)
  const opening = useRef(false)
  const items = useMemo(() => new Map(stock.items.map((item) => [item.id, item])), [stock])
  const order = useMemo(() => [...new Set(stock.items.map((item) => item.kind))], [stock])
  const isDeep = useMemo(() => stock.items.some((item) => item.under.length), [stock])
  const tally = useMemo(() => counts(draft, items), [draft, items])
  const say = (said: WorkshopInfo['title']) => words.say(said, NOBODY)
  const path = `/games/${game.name}/workshop`

  const ask = async (
    request: CheckRequest | RandomRequest,
    to: 'check' | 'random',
    take: (answer: CheckResult) => Draft,
  ) => {
    const number = ++asked.current
    try {
      const answer = await post<CheckResult>(`${path}/${to}`, { ...request, options: settings })
      if (number !== asked.current) return
      setProblem('')
      setChecked(answer)
      setAbout([take(answer), settings])
    } catch (error) {
      if (number === asked.current) setProblem(errorText(error))
    }
  }
  /** Load another draft. The current one is not checked meanwhile, or its result would arrive last. */
  const open = async (request: CheckRequest | RandomRequest, to: 'check' | 'random') => {
    opening.current = true
    await ask(request, to, (answer) => {
      if (!answer.draft) return draft
      setChosen([])
      setDraft(answer.draft)
      return answer.draft
    })
    opening.current = false
  }
  const read = (text: string) => void open({ text }, 'check')
  const random = () => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000_000
    void open({ seed, choice: draft.choice }, 'random')
  }
  useEffect(() => {
    storeDraft(game.name, draft)
    setNote('')
    // no check for a draft that has no side yet
    if (stock.choices.length && !draft.choice) return
    const named = { ...draft, name: draft.name.trim() || t('ui-build-unnamed') }
    const check = () => void (opening.current || ask({ draft: named }, 'check', () => draft))
    const timer = setTimeout(check, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, settings])

  const play = async () => {
    try {
      const given = { ...settings, [stock.options[0]!]: checked!.text }
      await openTable({ game: game.name, options: given }, [playerName.value])
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
  const drop = () => {
    deleteSaved(game.name, draft.name.trim())
    setSavedCount(savedCount + 1)
    setNote(t('ui-build-forgotten', { x: draft.name.trim() }))
  }
  const isKept = savedFor(game.name).some((one) => one.name === draft.name.trim())
  const isLegal = isFresh && checked?.draft != null && !checked.broken.length
  const blamed = new Set(checked?.broken.flatMap((one) => one.items) ?? [])
  return (
    <div class="bench">
      <StockList
        stock={stock}
        draft={draft}
        words={words}
        chosen={chosen}
        tally={tally}
        add={(item: Item, place: Path) => setDraft(add(draft, item, place))}
      />
      <section class="card draft" aria-labelledby="draft">
        <h2 id="draft">{t('ui-build-draft')}</h2>
        <Beginnings game={game.name} stock={stock} words={words} read={read} random={random} savedCount={savedCount} />
        <div class="draft-head">
          {stock.choices.length ? (
            <select
              aria-label={t('ui-build-choice')}
              value={draft.choice}
              onChange={(e) => setDraft({ ...NOTHING, name: draft.name, choice: e.currentTarget.value })}
            >
              <option value="">{t('ui-build-choice')}</option>
              {stock.choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {words.has(choice.name) ? words.text(choice.name) : choice.name}
                </option>
              ))}
            </select>
          ) : null}
          <input
            aria-label={t('ui-build-name')}
            placeholder={t('ui-build-unnamed')}
            maxLength={60}
            value={draft.name}
            onInput={(e) => setDraft({ ...draft, name: e.currentTarget.value })}
          />
          {stock.priced ? <b class="ware-cost">{costOf(draft.lines, items)}</b> : null}
          <button class="quiet" onClick={() => setDraft({ ...NOTHING, choice: draft.choice })}>
            {t('ui-build-clear')}
          </button>
        </div>
        <DraftList
          draft={draft}
          order={order}
          editing={{
            items,
            words,
            chosen,
            choose: setChosen,
            recount: (item, at, change) => {
              setChosen([])
              setDraft(recount(draft, item, at, change))
            },
            blamed,
            isDeep,
          }}
        />
      </section>
      <section class="card report" aria-labelledby="report">
        <h2 id="report">{t('ui-build-report')}</h2>
        {game.options
          .filter((option) => stock.settings.includes(option.name))
          .map((option) => (
            <OptionField key={option.name} option={option} words={words} values={settings} set={setSettings} />
          ))}
        <div aria-live="polite">
          {checked ? (
            <Verdict checked={checked} words={words} link={(c) => rulesLink(game.name, c)} take={setDraft} />
          ) : null}
          <Problem text={problem} />
        </div>
        <p class="tools">
          {game.options.length ? (
            <button class="main" disabled={!isLegal} onClick={() => void play()}>
              {t('ui-build-play')}
            </button>
          ) : null}
          <button disabled={!checked?.draft} onClick={() => print()}>
            {t('ui-build-print')}
          </button>
          <button disabled={!isFresh || !checked?.draft} onClick={save}>
            {t('ui-build-save')}
          </button>
          {isKept ? (
            <button class="quiet" onClick={drop}>
              {t('ui-forget')}
            </button>
          ) : null}
        </p>
        {note ? (
          <p class="facts" role="status">
            {note}
          </p>
        ) : null}
        {checked?.draft ? (
          <>
            <Measures measures={checked.measures} say={say} />
            {checked.charts.map((chart, k) => (
              <ChartView key={k} chart={chart} say={say} />
            ))}
          </>
        ) : null}
        <AsText text={checked?.text ?? ''} name={draft.name} read={read} />
      </section>
    </div>
  )
}

/** Build a deck or an army for a game. */
export function WorkshopPage({ game }: { game: string }) {
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
      <h1>{words && stock ? words.say(stock.title, NOBODY) : t('ui-workshop')}</h1>
      <GameLinks game={game} here="workshop" />
      {problem ? (
        <p class="problem card" role="alert">
          {problem}
        </p>
      ) : null}
      {words && stock && info ? <WorkshopView key={game} game={info} stock={stock} words={words} /> : null}
    </main>
  )
}
