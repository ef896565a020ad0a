// The form of a document, built from what the game declares: fields, tables, rows, places on the board. Problems appear at their
// field.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { EditFault, FormField, Place } from '../wire/protocol'
import { t } from '../words/common'
import { faultsOf, type Json, present, type Table, toggled, under, valueAt } from './document'
import type { EditorState } from './editorstate'

const NAMES = { seat: () => '' }

/** The text of a problem in the user's language. */
export const faultText = (editor: EditorState, fault: EditFault): string =>
  fault.words && editor.words.has(fault.words.key) ? editor.words.say(fault.words, NAMES) : fault.what

interface FieldProps {
  editor: EditorState
  field: FormField
  path: string
}

const parsed = (text: string): Json => (text ? (JSON.parse(text) as Json) : null)

/** A text field. While it has the focus it keeps what you typed, whatever the server sends meanwhile. */
function Typed({ editor, field, path, id }: FieldProps & { id: string }) {
  const value = valueAt(editor.store.document.value, path)
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const put = (text: string) => {
    setTyped(text)
    if (field.kind === 'number') {
      if (text === '' && field.optional) editor.set(path, null)
      else if (/^-?\d{1,9}$/.test(text)) editor.set(path, Number(text))
    } else editor.set(path, text || (field.optional ? null : ''))
  }
  const shared = {
    id,
    value: typed ?? given,
    onBlur: () => setTyped(null),
    'aria-invalid': isWrong(editor, path, field),
    'data-path': path,
  }
  if (field.kind === 'long')
    return (
      <textarea
        {...shared}
        rows={3}
        maxLength={field.most}
        onInput={(e) => put(e.currentTarget.value.replaceAll('\n', ' '))}
      />
    )
  if (field.kind === 'number')
    return (
      <input
        {...shared}
        type="number"
        min={field.low}
        max={field.high}
        placeholder={field.optional ? '–' : ''}
        onInput={(e) => put(e.currentTarget.value)}
      />
    )
  return <input {...shared} maxLength={field.most || undefined} onInput={(e) => put(e.currentTarget.value)} />
}

const isWrong = (editor: EditorState, path: string, field: FormField): boolean =>
  faultsOf(editor.store.edited.value?.faults ?? [], path, field).length > 0

function Faults({ editor, field, path }: FieldProps) {
  const found = faultsOf(editor.store.edited.value?.faults ?? [], path, field)
  return (
    <>
      {found.map((fault, k) => (
        <small key={k} class="field-fault">
          {faultText(editor, fault)}
        </small>
      ))}
    </>
  )
}

const placesOf = (editor: EditorState): readonly Place[] => editor.store.edited.value?.surface.places ?? []

/** Pick one place or several on the board. */
function FromBoard({ editor, path, isList }: { editor: EditorState; path: string; isList: boolean }) {
  const isOn = editor.picking.value?.path === path
  return (
    <button
      type="button"
      class="from-board"
      aria-pressed={isOn}
      onClick={() => (editor.picking.value = isOn ? null : { path, isList })}
    >
      {t(isOn ? 'edit-picking' : 'edit-pick')}
    </button>
  )
}

function PlaceField({ editor, field, path, id }: FieldProps & { id: string }) {
  const value = valueAt(editor.store.document.value, path)
  const places = placesOf(editor)
  const given = typeof value === 'string' ? value : ''
  const isKnown = places.some((place) => place.id === given)
  return (
    <span class="place-field">
      <select
        id={id}
        data-path={path}
        value={given}
        aria-invalid={isWrong(editor, path, field)}
        onChange={(e) => editor.set(path, e.currentTarget.value || null)}
      >
        {isKnown ? null : <option value={given}>{given || '–'}</option>}
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </select>
      <FromBoard editor={editor} path={path} isList={false} />
    </span>
  )
}

function PlacesField({ editor, field, path }: FieldProps) {
  const value = valueAt(editor.store.document.value, path)
  const given = Array.isArray(value) ? value.map(String) : []
  const places = placesOf(editor)
  const nameOf = (id: string): string => places.find((place) => place.id === id)?.name ?? id
  return (
    <span class="places-field" data-path={path} tabIndex={-1}>
      {given.map((id) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-label={t('edit-remove', { x: nameOf(id) })}
          onClick={() => {
            const left = given.filter((one) => one !== id)
            editor.set(path, left.length || !field.optional ? left : null)
          }}
        >
          {nameOf(id)} ×
        </button>
      ))}
      <select
        value=""
        aria-label={t('edit-add-place')}
        onChange={(e) => e.currentTarget.value && editor.set(path, toggled(given, e.currentTarget.value))}
      >
        <option value="">+</option>
        {places
          .filter((place) => !given.includes(place.id))
          .map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
      </select>
      <FromBoard editor={editor} path={path} isList />
    </span>
  )
}

function Choice({ editor, field, path, id }: FieldProps & { id: string }) {
  const value = valueAt(editor.store.document.value, path)
  const given = typeof value === 'string' ? value : ''
  const isKnown = field.choices.some((choice) => choice.value === given)
  return (
    <select
      id={id}
      data-path={path}
      value={given}
      aria-invalid={isWrong(editor, path, field)}
      onChange={(e) => editor.set(path, e.currentTarget.value || null)}
    >
      {field.optional || !isKnown ? <option value={isKnown ? '' : given}>{isKnown ? '–' : given || '–'}</option> : null}
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {editor.words.text(choice.word)}
        </option>
      ))}
    </select>
  )
}

function Choices({ editor, field, path }: FieldProps) {
  const value = valueAt(editor.store.document.value, path)
  const given = Array.isArray(value) ? value.map(String) : []
  const unknown = given.filter((one) => !field.choices.some((choice) => choice.value === one))
  const chips = [...field.choices, ...unknown.map((one) => ({ value: one, word: one }))]
  return (
    <span class="choices" role="group" aria-label={editor.words.text(field.label)} data-path={path} tabIndex={-1}>
      {chips.map((choice) => (
        <label key={choice.value} class="chip">
          <input
            type="checkbox"
            checked={given.includes(choice.value)}
            onChange={() => editor.set(path, toggled(given, choice.value))}
          />{' '}
          {editor.words.text(choice.word)}
        </label>
      ))}
    </span>
  )
}

const same = (one: Json | undefined, two: Json): boolean => JSON.stringify(one) === JSON.stringify(two)

/** One choice that sets several fields of its table. */
function Preset({ editor, field, path, id }: FieldProps & { id: string }) {
  const outer = path.slice(0, Math.max(0, path.length - field.key.length))
  const parts = (choice: string) => Object.entries(JSON.parse(choice) as Table)
  const isSet = (choice: string) =>
    parts(choice).every(([key, value]) => same(valueAt(editor.store.document.value, outer + key), value))
  const now = field.choices.find((choice) => isSet(choice.value))?.value ?? ''
  return (
    <select
      id={id}
      data-path={path}
      value={now}
      onChange={(e) => {
        for (const [key, value] of e.currentTarget.value ? parts(e.currentTarget.value) : [])
          editor.store.edit({ kind: 'set', path: outer + key, value: JSON.stringify(value) }, `set ${path}`)
      }}
    >
      {now ? null : <option value="">–</option>}
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {editor.words.text(choice.word)}
        </option>
      ))}
    </select>
  )
}

/** The id of another row. */
function Ref({ editor, field, path, id }: FieldProps & { id: string }) {
  const rows = valueAt(editor.store.document.value, field.of)
  const ids = (Array.isArray(rows) ? rows : []).flatMap((row) =>
    row !== null && typeof row === 'object' && !Array.isArray(row) && typeof row.id === 'string' ? [row.id] : [],
  )
  const choices = [...new Set(ids)].map((one) => ({ value: one, word: one }))
  return <Choice editor={editor} field={{ ...field, choices }} path={path} id={id} />
}

/** Separate outlines, or none: then they equal the outline of the piece. */
function Outlines({ editor, field, path, id }: FieldProps & { id: string }) {
  const document = editor.store.document.value
  const outer = path.slice(0, path.length - field.key.length)
  const value = valueAt(document, path)
  const count = Number(valueAt(document, outer + field.title)) || 0
  const fill = () => Array.from({ length: count }, () => valueAt(document, outer + field.of) ?? [])
  return (
    <input
      id={id}
      type="checkbox"
      data-path={path}
      checked={Array.isArray(value)}
      disabled={!count && !Array.isArray(value)}
      onChange={(e) => editor.set(path, e.currentTarget.checked ? fill() : null)}
    />
  )
}

function Rows({ editor, field, path }: FieldProps) {
  const value = valueAt(editor.store.document.value, path)
  const rows = Array.isArray(value) ? value : []
  const nameOf = (row: Json, k: number): string => {
    const given = row !== null && typeof row === 'object' && !Array.isArray(row) ? row[field.title] : ''
    const choice = field.fields.find((one) => one.key === field.title)?.choices.find((one) => one.value === given)
    return choice ? editor.words.text(choice.word) : String(given || k + 1)
  }
  return (
    <div class="form-rows">
      {rows.map((row, k) => {
        const here = `${path}[${k}]`
        return (
          <details key={k} open data-path={here} tabIndex={-1}>
            <summary>{nameOf(row, k)}</summary>
            <Faults editor={editor} field={{ ...field, kind: 'table' }} path={here} />
            <Fields editor={editor} fields={field.fields} path={here} />
            <button
              type="button"
              class="quiet"
              aria-label={t('edit-remove', { x: nameOf(row, k) })}
              onClick={() => editor.set(here, null)}
            >
              {t('edit-remove-row')}
            </button>
          </details>
        )
      })}
      <button
        type="button"
        disabled={field.high > 0 && rows.length >= field.high}
        onClick={() => editor.set(`${path}[${rows.length}]`, parsed(field.blank))}
      >
        {t('edit-add', { x: editor.words.text(field.label) })}
      </button>
    </div>
  )
}

/** A table of fields. An optional one has a switch. */
function TableField({ editor, field, path }: FieldProps) {
  const value = valueAt(editor.store.document.value, path)
  const isThere = value !== undefined && value !== null
  return (
    <fieldset class="form-table" data-path={path} tabIndex={-1}>
      <legend>
        {field.optional ? (
          <label>
            <input
              type="checkbox"
              checked={isThere}
              onChange={(e) => editor.set(path, e.currentTarget.checked ? parsed(field.blank) : null)}
            />{' '}
            {editor.words.text(field.label)}
          </label>
        ) : (
          editor.words.text(field.label)
        )}
      </legend>
      <Faults editor={editor} field={field} path={path} />
      {isThere || !field.optional ? <Fields editor={editor} fields={field.fields} path={path} /> : null}
    </fieldset>
  )
}

function Field({ editor, field, path }: FieldProps) {
  const id = `f-${path}`
  const name = editor.words.text(field.label)
  const help = editor.words.has(`${field.label}-help`) ? editor.words.text(`${field.label}-help`) : ''
  if (field.kind === 'table') return <TableField editor={editor} field={field} path={path} />
  if (field.kind === 'rows')
    return (
      <fieldset class="form-table" data-path={path} tabIndex={-1}>
        <legend>{name}</legend>
        {help ? <small>{help}</small> : null}
        <Faults editor={editor} field={field} path={path} />
        <Rows editor={editor} field={field} path={path} />
      </fieldset>
    )
  if (field.kind === 'flag') {
    const value = valueAt(editor.store.document.value, path)
    const isOn = value === undefined || value === null ? field.blank === 'true' : value === true
    return (
      <div class="field flag">
        <label>
          <input
            type="checkbox"
            data-path={path}
            checked={isOn}
            onChange={(e) =>
              editor.set(path, e.currentTarget.checked === (field.blank === 'true') ? null : e.currentTarget.checked)
            }
          />{' '}
          {name}
        </label>
        {help ? <small>{help}</small> : null}
        <Faults editor={editor} field={field} path={path} />
      </div>
    )
  }
  const isGroup = field.kind === 'choices' || field.kind === 'places'
  return (
    <div class={`field kind-${field.kind}`}>
      {isGroup ? <span class="field-name">{name}</span> : <label for={id}>{name}</label>}
      {field.kind === 'choice' ? (
        <Choice editor={editor} field={field} path={path} id={id} />
      ) : field.kind === 'choices' ? (
        <Choices editor={editor} field={field} path={path} />
      ) : field.kind === 'place' ? (
        <PlaceField editor={editor} field={field} path={path} id={id} />
      ) : field.kind === 'preset' ? (
        <Preset editor={editor} field={field} path={path} id={id} />
      ) : field.kind === 'ref' ? (
        <Ref editor={editor} field={field} path={path} id={id} />
      ) : field.kind === 'outlines' ? (
        <Outlines editor={editor} field={field} path={path} id={id} />
      ) : field.kind === 'places' ? (
        <PlacesField editor={editor} field={field} path={path} />
      ) : (
        <Typed key={path} editor={editor} field={field} path={path} id={id} />
      )}
      {help ? <small>{help}</small> : null}
      <Faults editor={editor} field={field} path={path} />
    </div>
  )
}

export function Fields({ editor, fields, path }: { editor: EditorState; fields: readonly FormField[]; path: string }) {
  const table = path ? valueAt(editor.store.document.value, path) : (editor.store.document.value as Table)
  return (
    <div class="fields">
      {present(fields, table).map((field) => (
        <Field key={`${field.key}.${field.when.join()}`} editor={editor} field={field} path={under(path, field.key)} />
      ))}
    </div>
  )
}

/** Scroll a field into view and focus it as soon as it exists. */
export function useWanted(editor: EditorState): void {
  const wanted = editor.wanted.value
  const done = useRef('')
  useEffect(() => {
    if (!wanted || done.current === wanted) return
    for (let path = wanted; path; path = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0))) {
      const found = [...document.querySelectorAll<HTMLElement>('.making [data-path]')].find(
        (one) => one.dataset.path === path,
      )
      if (!found) continue
      for (let box = found.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true
      found.scrollIntoView({ block: 'nearest' })
      found.focus()
      break
    }
    editor.wanted.value = ''
  }, [wanted])
}
