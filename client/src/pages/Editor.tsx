import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { playerName } from '../device/settings'
import { Canvas } from '../editor/Canvas'
import { fileName, isInside, lostRows, rowsField } from '../editor/document'
import { DocumentStore } from '../editor/documentstore'
import { EditorState, ERASE, SELECT } from '../editor/editorstate'
import { Fields, faultText, useWanted } from '../editor/Form'
import { Palette } from '../editor/Palette'
import { PlaneCanvas } from '../editor/PlaneCanvas'
import { Glyph, loadIcons } from '../parts/Icon'
import { get } from '../wire/api'
import type { EditFault, EditorInfo } from '../wire/protocol'
import { gameShown, t } from '../words/common'
import { errorText } from '../words/errors'
import { useWords } from '../words/games'
import { deleteSaved, savedFor, saveText } from '../workshop/storage'
import { openTable } from './seats'
import '../styles/editor.css'

const NAMES = { seat: () => '' }
/** Documents are stored next to the drafts of the workshop. */
const storageName = (game: string): string => `${game}.own`

const titleOf = (editor: EditorState): string => {
  const { title, name, id } = editor.store.document.value
  return String(title || name || id || '')
}

/** The toolbar: new, template, saved, import, export; undo and redo; save and play. */
function Bar({ editor, kept, setKept }: { editor: EditorState; kept: number; setKept: (n: number) => void }) {
  const { store, stock, words } = editor
  const [note, setNote] = useState('')
  const saved = useMemo(() => savedFor(storageName(store.game)), [store.game, kept])
  const edited = store.edited.value!
  const name = titleOf(editor)
  const isPlayable = edited.readable && !edited.faults.length && !store.isBusy.value
  const begin = async (request: Parameters<DocumentStore['begin']>[0]) => {
    setNote('')
    editor.selected.value = ''
    editor.picking.value = null
    await store.begin(request)
  }
  const choose = (value: string) => {
    const [from, id] = [value.slice(0, 5), value.slice(5)]
    if (from === 'made:') void begin({ template: id })
    const found = saved.find((one) => one.name === id)
    if (from === 'kept:' && found) void begin({ text: found.text })
    if (from === 'none:') void begin({})
  }
  const save = async () => {
    await store.settled()
    try {
      saveText(storageName(store.game), name || fileName(store.document.value), store.edited.value!.text)
      setNote(t('ui-build-saved', { x: name }))
      setKept(kept + 1)
    } catch (error) {
      store.problem.value = errorText(error)
    }
  }
  const download = async () => {
    await store.settled()
    const link = document.createElement('a')
    const text = JSON.stringify(store.document.value, null, 2)
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }))
    link.download = fileName(store.document.value)
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
      await openTable({ game: store.game, options: edited.options }, [playerName.value])
    } catch (error) {
      store.problem.value = errorText(error)
    }
  }
  const drop = () => {
    deleteSaved(storageName(store.game), name)
    setKept(kept + 1)
    setNote(t('ui-build-forgotten', { x: name }))
  }
  return (
    <div class="edit-bar">
      <h1>{words.say(stock.title, NAMES)}</h1>
      <select aria-label={t('edit-begin')} value="" onChange={(e) => choose(e.currentTarget.value)}>
        <option value="">{t('edit-begin')}</option>
        <option value="none:">{t('edit-new')}</option>
        {saved.length ? (
          <optgroup label={t('ui-build-kept')}>
            {saved.map((one) => (
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
          disabled={!store.past.value.length}
          onClick={() => void store.undo()}
        >
          <Glyph name="undo" />
        </button>
        <button
          aria-label={t('edit-redo')}
          title={t('edit-redo')}
          disabled={!store.future.value.length}
          onClick={() => void store.redo()}
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
      {saved.some((one) => one.name === name) ? (
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
function FaultList({ editor }: { editor: EditorState }) {
  const { faults } = editor.store.edited.value!
  const show = (fault: EditFault) => {
    editor.tool.value = SELECT
    editor.picking.value = null
    if (fault.targets[0]) editor.selected.value = fault.targets[0]
    editor.wanted.value = fault.path
  }
  return (
    <section class="card edit-faults" aria-labelledby="edit-faults" data-faults={faults.length}>
      <h2 id="edit-faults">{t('edit-faults', { n: faults.length })}</h2>
      {faults.length ? (
        <ul>
          {faults.map((fault, k) => (
            <li key={k}>
              <button class="fault" onClick={() => show(fault)}>
                <span>{faultText(editor, fault)}</span>
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
function Here({ editor }: { editor: EditorState }) {
  const { store, stock, words } = editor
  const edited = store.edited.value!
  const target = editor.selected.value
  if (!target) return null
  const place = edited.surface.places.find((one) => one.targets[0] === target)
  const things = edited.things.filter((thing) => thing.target === target)
  return (
    <section class="card edit-here" aria-labelledby="edit-here">
      <h2 id="edit-here">
        {place?.name ?? (things[0] ? words.say(things[0].name, NAMES) : t('edit-here'))}{' '}
        <button class="quiet" onClick={() => (editor.selected.value = '')}>
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
                {faultText(editor, fault)}
              </small>
            ))}
            <Fields editor={editor} fields={field.fields} path={thing.path} />
            <button class="quiet" onClick={() => editor.set(thing.path, null)}>
              {t('edit-remove', { x: words.say(thing.name, NAMES) })}
            </button>
          </fieldset>
        ) : (
          <p key={thing.path}>
            <button class="quiet" onClick={() => (editor.wanted.value = thing.path)}>
              {words.say(thing.name, NAMES)}
            </button>
          </p>
        )
      })}
    </section>
  )
}

/** Rows that should be on the board but are not. */
function Lost({ editor }: { editor: EditorState }) {
  const { store, stock, words } = editor
  const lost = lostRows(stock.form, store.document.value, store.edited.value!.things)
  return lost.length ? (
    <section class="card" aria-labelledby="edit-lost">
      <h2 id="edit-lost">{t('edit-lost')}</h2>
      {lost.map(({ field, path }) => (
        <fieldset key={path} class="form-table" data-path={path} tabIndex={-1}>
          <legend>
            {words.text(field.label)} {path.slice(path.indexOf('['))}
          </legend>
          <Fields editor={editor} fields={field.fields} path={path} />
          <button class="quiet" onClick={() => editor.set(path, null)}>
            {t('edit-remove', { x: path })}
          </button>
        </fieldset>
      ))}
    </section>
  ) : null
}

function Sheet({ editor }: { editor: EditorState }) {
  const { store, stock, words } = editor
  const faults = store.edited.value!.faults
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
            <Fields editor={editor} fields={part.fields} path="" />
          </details>
        )
      })}
    </div>
  )
}

function EditorView({ editor }: { editor: EditorState }) {
  const [kept, setKept] = useState(0)
  const { store, stock } = editor
  useWanted(editor)
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      const isTyping = (e.target as HTMLElement).closest?.('input, select, textarea')
      if (isTyping || e.altKey) return
      const isCommand = e.ctrlKey || e.metaKey
      if (isCommand && (e.key === 'z' || e.key === 'Z')) void (e.shiftKey ? store.redo() : store.undo())
      else if (isCommand && e.key === 'y') void store.redo()
      else if (!isCommand && e.key === 'Escape') {
        if (editor.picking.value) editor.picking.value = null
        else if (editor.tool.value !== SELECT) editor.tool.value = SELECT
        else editor.selected.value = ''
      } else if (!isCommand && e.key === 'e') editor.tool.value = ERASE
      else return
      e.preventDefault()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [editor])
  return (
    <>
      <Bar editor={editor} kept={kept} setKept={setKept} />
      {store.problem.value ? (
        <p class="problem card" role="alert">
          {store.problem.value}
        </p>
      ) : null}
      <div class="making" data-busy={store.isBusy.value}>
        <Palette editor={editor} data={stock.static} />
        {store.edited.value!.surface.kind === 'plane' ? (
          <PlaneCanvas editor={editor} data={stock.static} />
        ) : (
          <Canvas editor={editor} data={stock.static} />
        )}
        <div class="edit-side">
          <FaultList editor={editor} />
          <Here editor={editor} />
          <Lost editor={editor} />
          <Sheet editor={editor} />
        </div>
      </div>
    </>
  )
}

/** Create an adventure, a battlefield or a map. */
export function EditorPage({ game }: { game: string }) {
  const words = useWords(game)
  const store = useRef(new DocumentStore(game)).current
  const [stock, setStock] = useState<EditorInfo | null>(null)
  const [problem, setProblem] = useState('')
  const editor = useMemo(() => (stock && words ? new EditorState(store, stock, words) : null), [stock, words])
  useEffect(() => {
    gameShown.value = game
    void loadIcons(game)
    get<EditorInfo>(`/games/${game}/editor`).then(setStock, (error: unknown) => setProblem(errorText(error)))
    void store.open()
  }, [])
  return (
    <main class="editor" id="content" data-game={game}>
      {editor && store.edited.value ? null : <h1>{t('edit-make')}</h1>}
      {problem ? (
        <p class="problem card" role="alert">
          {problem}
        </p>
      ) : null}
      {editor && store.edited.value ? <EditorView editor={editor} /> : null}
    </main>
  )
}
