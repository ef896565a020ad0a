import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { playerName } from '../device/settings'
import { Canvas } from '../editor/Canvas'
import { Desk } from '../editor/desk'
import { fileName, isInside, lostRows, rowsField } from '../editor/document'
import { Fields, faultText, useWanted } from '../editor/Form'
import { ERASE, Making, SELECT } from '../editor/making'
import { Palette } from '../editor/Palette'
import { PlaneCanvas } from '../editor/PlaneCanvas'
import { Glyph, loadIcons } from '../parts/Icon'
import { get, Refusal } from '../wire/api'
import type { EditFault, EditorStock } from '../wire/protocol'
import { gameShown, t } from '../words/common'
import { useWords } from '../words/games'
import { forget, keep, keptFor } from '../workshop/kept'
import { openTable } from './seats'
import '../styles/editor.css'

const NAMES = { seat: () => '' }
/** Documents are stored next to the drafts of the workshop. */
const shelfOf = (game: string): string => `${game}.own`
const said = (error: unknown): string => (error instanceof Refusal ? error.problem.detail : String(error))

const titleOf = (making: Making): string => {
  const { title, name, id } = making.desk.document.value
  return String(title || name || id || '')
}

/** The toolbar: new, template, saved, import, export; undo and redo; save and play. */
function Bar({ making, kept, setKept }: { making: Making; kept: number; setKept: (n: number) => void }) {
  const { desk, stock, words } = making
  const [note, setNote] = useState('')
  const shelf = useMemo(() => keptFor(shelfOf(desk.game)), [desk.game, kept])
  const edited = desk.edited.value!
  const name = titleOf(making)
  const isPlayable = edited.readable && !edited.faults.length && !desk.isBusy.value
  const begin = async (wish: Parameters<Desk['begin']>[0]) => {
    setNote('')
    making.selected.value = ''
    making.picking.value = null
    await desk.begin(wish)
  }
  const choose = (value: string) => {
    const [from, id] = [value.slice(0, 5), value.slice(5)]
    if (from === 'made:') void begin({ template: id })
    const found = shelf.find((one) => one.name === id)
    if (from === 'kept:' && found) void begin({ text: found.text })
    if (from === 'none:') void begin({})
  }
  const save = async () => {
    await desk.settled()
    try {
      keep(shelfOf(desk.game), name || fileName(desk.document.value), desk.edited.value!.text)
      setNote(t('ui-build-saved', { x: name }))
      setKept(kept + 1)
    } catch (error) {
      desk.problem.value = String(error)
    }
  }
  const download = async () => {
    await desk.settled()
    const link = document.createElement('a')
    const text = JSON.stringify(desk.document.value, null, 2)
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }))
    link.download = fileName(desk.document.value)
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const bring = async (input: HTMLInputElement) => {
    const text = await input.files?.[0]?.text()
    input.value = ''
    if (text === undefined) return
    let short = text
    try {
      short = JSON.stringify(JSON.parse(text))
    } catch {
      // the server reports what is wrong, and in which line
    }
    await begin({ text: short })
  }
  const play = async () => {
    try {
      await openTable({ game: desk.game, options: edited.options }, [playerName.value])
    } catch (error) {
      desk.problem.value = said(error)
    }
  }
  const drop = () => {
    forget(shelfOf(desk.game), name)
    setKept(kept + 1)
    setNote(t('ui-build-forgotten', { x: name }))
  }
  return (
    <div class="edit-bar">
      <h1>{words.say(stock.title, NAMES)}</h1>
      <select aria-label={t('edit-begin')} value="" onChange={(e) => choose(e.currentTarget.value)}>
        <option value="">{t('edit-begin')}</option>
        <option value="none:">{t('edit-new')}</option>
        {shelf.length ? (
          <optgroup label={t('ui-build-kept')}>
            {shelf.map((one) => (
              <option key={one.name} value={`kept:${one.name}`}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label={t('edit-templates')}>
          {stock.templates.map((one) => (
            <option key={one.id} value={`made:${one.id}`}>
              {words.say(one.name, NAMES)}
            </option>
          ))}
        </optgroup>
      </select>
      <span class="edit-steps">
        <button
          aria-label={t('edit-undo')}
          title={t('edit-undo')}
          disabled={!desk.past.value.length}
          onClick={() => void desk.undo()}
        >
          <Glyph name="undo" />
        </button>
        <button
          aria-label={t('edit-redo')}
          title={t('edit-redo')}
          disabled={!desk.future.value.length}
          onClick={() => void desk.redo()}
        >
          <span class="mirrored">
            <Glyph name="undo" />
          </span>
        </button>
      </span>
      <label class="button file-button">
        {t('ui-build-import')}
        <input type="file" accept=".json,application/json" onChange={(e) => void bring(e.currentTarget)} />
      </label>
      <button onClick={() => void download()}>{t('ui-build-export')}</button>
      <button onClick={() => void save()}>{t('ui-build-save')}</button>
      {shelf.some((one) => one.name === name) ? (
        <button class="quiet" onClick={drop}>
          {t('ui-forget')}
        </button>
      ) : null}
      <button class="main" disabled={!isPlayable} onClick={() => void play()}>
        {t('edit-play')}
      </button>
      <span class="edit-note" role="status">
        {note}
      </span>
    </div>
  )
}

/** Every problem that prevents playing. A click leads to the place. */
function FaultList({ making }: { making: Making }) {
  const { faults } = making.desk.edited.value!
  const show = (fault: EditFault) => {
    making.tool.value = SELECT
    making.picking.value = null
    if (fault.targets[0]) making.selected.value = fault.targets[0]
    making.wanted.value = fault.path
  }
  return (
    <section class="card edit-faults" aria-labelledby="edit-faults" data-faults={faults.length}>
      <h2 id="edit-faults">{t('edit-faults', { n: faults.length })}</h2>
      {faults.length ? (
        <ul>
          {faults.map((fault, k) => (
            <li key={k}>
              <button class="fault" onClick={() => show(fault)}>
                <span>{faultText(making, fault)}</span>
                {fault.path ? <small>{fault.path}</small> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="facts">{t('edit-playable')}</p>
      )}
    </section>
  )
}

/** Everything at the selected place, with all its fields. */
function Here({ making }: { making: Making }) {
  const { desk, stock, words } = making
  const edited = desk.edited.value!
  const target = making.selected.value
  if (!target) return null
  const place = edited.surface.places.find((one) => one.targets[0] === target)
  const things = edited.things.filter((thing) => thing.target === target)
  return (
    <section class="card edit-here" aria-labelledby="edit-here">
      <h2 id="edit-here">
        {place?.name ?? (things[0] ? words.say(things[0].name, NAMES) : t('edit-here'))}{' '}
        <button class="quiet" onClick={() => (making.selected.value = '')}>
          {t('ui-close')}
        </button>
      </h2>
      {things.length ? null : <p class="facts">{t('edit-empty')}</p>}
      {things.map((thing) => {
        const field = rowsField(stock.form, thing.path)
        const own = edited.faults.filter((fault) => fault.path === thing.path)
        return field?.placed ? (
          <fieldset key={thing.path} class="form-table" data-path={thing.path} tabIndex={-1}>
            <legend>{words.say(thing.name, NAMES)}</legend>
            {own.map((fault, k) => (
              <small key={k} class="field-fault">
                {faultText(making, fault)}
              </small>
            ))}
            <Fields making={making} fields={field.fields} path={thing.path} />
            <button class="quiet" onClick={() => making.set(thing.path, null)}>
              {t('edit-remove', { x: words.say(thing.name, NAMES) })}
            </button>
          </fieldset>
        ) : (
          <p key={thing.path}>
            <button class="quiet" onClick={() => (making.wanted.value = thing.path)}>
              {words.say(thing.name, NAMES)}
            </button>
          </p>
        )
      })}
    </section>
  )
}

/** Rows that should be on the board but are not. */
function Lost({ making }: { making: Making }) {
  const { desk, stock, words } = making
  const lost = lostRows(stock.form, desk.document.value, desk.edited.value!.things)
  return lost.length ? (
    <section class="card" aria-labelledby="edit-lost">
      <h2 id="edit-lost">{t('edit-lost')}</h2>
      {lost.map(({ field, path }) => (
        <fieldset key={path} class="form-table" data-path={path} tabIndex={-1}>
          <legend>
            {words.text(field.label)} {path.slice(path.indexOf('['))}
          </legend>
          <Fields making={making} fields={field.fields} path={path} />
          <button class="quiet" onClick={() => making.set(path, null)}>
            {t('edit-remove', { x: path })}
          </button>
        </fieldset>
      ))}
    </section>
  ) : null
}

function Sheet({ making }: { making: Making }) {
  const { desk, stock, words } = making
  const faults = desk.edited.value!.faults
  const parts = stock.form
    .map((part) => ({ ...part, fields: part.fields.filter((field) => !field.placed) }))
    .filter((part) => part.fields.length)
  return (
    <div class="card edit-form">
      {parts.map((part, k) => {
        const wrong = faults.filter((fault) => part.fields.some((field) => isInside(fault, field.key))).length
        return (
          <details key={part.label} open={k === 0}>
            <summary>
              <h2>{words.text(part.label)}</h2>
              {wrong ? <span class="wrong-count">{wrong}</span> : null}
            </summary>
            <Fields making={making} fields={part.fields} path="" />
          </details>
        )
      })}
    </div>
  )
}

function Bench({ making }: { making: Making }) {
  const [kept, setKept] = useState(0)
  const { desk, stock } = making
  useWanted(making)
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      const isTyping = (e.target as HTMLElement).closest?.('input, select, textarea')
      if (isTyping || e.altKey) return
      const isCommand = e.ctrlKey || e.metaKey
      if (isCommand && (e.key === 'z' || e.key === 'Z')) void (e.shiftKey ? desk.redo() : desk.undo())
      else if (isCommand && e.key === 'y') void desk.redo()
      else if (!isCommand && e.key === 'Escape') {
        if (making.picking.value) making.picking.value = null
        else if (making.tool.value !== SELECT) making.tool.value = SELECT
        else making.selected.value = ''
      } else if (!isCommand && e.key === 'e') making.tool.value = ERASE
      else return
      e.preventDefault()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [making])
  return (
    <>
      <Bar making={making} kept={kept} setKept={setKept} />
      {desk.problem.value ? (
        <p class="problem card" role="alert">
          {desk.problem.value}
        </p>
      ) : null}
      <div class="making" data-busy={desk.isBusy.value}>
        <Palette making={making} data={stock.static} />
        {desk.edited.value!.surface.kind === 'plane' ? (
          <PlaneCanvas making={making} data={stock.static} />
        ) : (
          <Canvas making={making} data={stock.static} />
        )}
        <div class="edit-side">
          <FaultList making={making} />
          <Here making={making} />
          <Lost making={making} />
          <Sheet making={making} />
        </div>
      </div>
    </>
  )
}

/** Create an adventure, a battlefield or a map. */
export function EditorPage({ game }: { game: string }) {
  const words = useWords(game)
  const desk = useRef(new Desk(game)).current
  const [stock, setStock] = useState<EditorStock | null>(null)
  const [problem, setProblem] = useState('')
  const making = useMemo(() => (stock && words ? new Making(desk, stock, words) : null), [stock, words])
  useEffect(() => {
    gameShown.value = game
    void loadIcons(game)
    get<EditorStock>(`/games/${game}/editor`).then(setStock, (error: unknown) => setProblem(said(error)))
    void desk.open()
  }, [])
  return (
    <main class="editor" id="content" data-game={game}>
      {making && desk.edited.value ? null : <h1>{t('edit-make')}</h1>}
      {problem ? (
        <p class="problem card" role="alert">
          {problem}
        </p>
      ) : null}
      {making && desk.edited.value ? <Bench making={making} /> : null}
    </main>
  )
}
