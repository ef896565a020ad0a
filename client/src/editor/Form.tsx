// The form of a document, built from what the game declares: fields, tables, rows, places on the board. Problems appear at their
// field.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { EditFault, FormField, Place } from '../wire/protocol'
import { t } from '../words/common'
import { faultsOf, type Json, present, type Table, toggled, under, valueAt } from './document'
import type { Making } from './making'

const NAMES = { seat: () => '' }

/** The text of a problem in the user's language. */
export const faultText = (making: Making, fault: EditFault): string =>
  fault.words && making.words.has(fault.words.key) ? making.words.say(fault.words, NAMES) : fault.what

interface FieldProps {
  making: Making
  field: FormField
  path: string
}

const parsed = (text: string): Json => (text ? (JSON.parse(text) as Json) : null)

/** A text field. While it has the focus it keeps what you typed, whatever the server sends meanwhile. */
function Typed({ making, field, path, id }: FieldProps & { id: string }) {
  const value = valueAt(making.desk.document.value, path)
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const put = (text: string) => {
    setTyped(text)
    if (field.kind === 'number') {
      if (text === '' && field.optional) making.set(path, null)
      else if (/^-?\d{1,9}$/.test(text)) making.set(path, Number(text))
    } else making.set(path, text || (field.optional ? null : ''))
  }
  const shared = {
    id,
    value: typed ?? given,
    onBlur: () => setTyped(null),
    'aria-invalid': isWrong(making, path, field),
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

const isWrong = (making: Making, path: string, field: FormField): boolean =>
  faultsOf(making.desk.edited.value?.faults ?? [], path, field).length > 0

function Faults({ making, field, path }: FieldProps) {
  const found = faultsOf(making.desk.edited.value?.faults ?? [], path, field)
  return (
    <>
      {found.map((fault, k) => (
        <small key={k} class="field-fault">
          {faultText(making, fault)}
        </small>
      ))}
    </>
  )
}

const placesOf = (making: Making): readonly Place[] => making.desk.edited.value?.surface.places ?? []

/** Pick one place or several on the board. */
function FromBoard({ making, path, isList }: { making: Making; path: string; isList: boolean }) {
  const isOn = making.picking.value?.path === path
  return (
    <button
      type="button"
      class="from-board"
      aria-pressed={isOn}
      onClick={() => (making.picking.value = isOn ? null : { path, isList })}
    >
      {t(isOn ? 'edit-picking' : 'edit-pick')}
    </button>
  )
}

function PlaceField({ making, field, path, id }: FieldProps & { id: string }) {
  const value = valueAt(making.desk.document.value, path)
  const places = placesOf(making)
  const given = typeof value === 'string' ? value : ''
  const isKnown = places.some((place) => place.id === given)
  return (
    <span class="place-field">
      <select
        id={id}
        data-path={path}
        value={given}
        aria-invalid={isWrong(making, path, field)}
        onChange={(e) => making.set(path, e.currentTarget.value || null)}
      >
        {isKnown ? null : <option value={given}>{given || '–'}</option>}
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </select>
      <FromBoard making={making} path={path} isList={false} />
    </span>
  )
}

function PlacesField({ making, field, path }: FieldProps) {
  const value = valueAt(making.desk.document.value, path)
  const given = Array.isArray(value) ? value.map(String) : []
  const places = placesOf(making)
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
            making.set(path, left.length || !field.optional ? left : null)
          }}
        >
          {nameOf(id)} ×
        </button>
      ))}
      <select
        value=""
        aria-label={t('edit-add-place')}
        onChange={(e) => e.currentTarget.value && making.set(path, toggled(given, e.currentTarget.value))}
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
      <FromBoard making={making} path={path} isList />
    </span>
  )
}

function Choice({ making, field, path, id }: FieldProps & { id: string }) {
  const value = valueAt(making.desk.document.value, path)
  const given = typeof value === 'string' ? value : ''
  const isKnown = field.choices.some((choice) => choice.value === given)
  return (
    <select
      id={id}
      data-path={path}
      value={given}
      aria-invalid={isWrong(making, path, field)}
      onChange={(e) => making.set(path, e.currentTarget.value || null)}
    >
      {field.optional || !isKnown ? <option value={isKnown ? '' : given}>{isKnown ? '–' : given || '–'}</option> : null}
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {making.words.text(choice.word)}
        </option>
      ))}
    </select>
  )
}

function Choices({ making, field, path }: FieldProps) {
  const value = valueAt(making.desk.document.value, path)
  const given = Array.isArray(value) ? value.map(String) : []
  const unknown = given.filter((one) => !field.choices.some((choice) => choice.value === one))
  const chips = [...field.choices, ...unknown.map((one) => ({ value: one, word: one }))]
  return (
    <span class="choices" role="group" aria-label={making.words.text(field.label)} data-path={path} tabIndex={-1}>
      {chips.map((choice) => (
        <label key={choice.value} class="chip">
          <input
            type="checkbox"
            checked={given.includes(choice.value)}
            onChange={() => making.set(path, toggled(given, choice.value))}
          />{' '}
          {making.words.text(choice.word)}
        </label>
      ))}
    </span>
  )
}

const same = (one: Json | undefined, two: Json): boolean => JSON.stringify(one) === JSON.stringify(two)

/** One choice that sets several fields of its table. */
function Preset({ making, field, path, id }: FieldProps & { id: string }) {
  const outer = path.slice(0, Math.max(0, path.length - field.key.length))
  const parts = (choice: string) => Object.entries(JSON.parse(choice) as Table)
  const isSet = (choice: string) =>
    parts(choice).every(([key, value]) => same(valueAt(making.desk.document.value, outer + key), value))
  const now = field.choices.find((choice) => isSet(choice.value))?.value ?? ''
  return (
    <select
      id={id}
      data-path={path}
      value={now}
      onChange={(e) => {
        for (const [key, value] of e.currentTarget.value ? parts(e.currentTarget.value) : [])
          making.desk.edit({ kind: 'set', path: outer + key, value: JSON.stringify(value) }, `set ${path}`)
      }}
    >
      {now ? null : <option value="">–</option>}
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {making.words.text(choice.word)}
        </option>
      ))}
    </select>
  )
}

/** The id of another row. */
function Ref({ making, field, path, id }: FieldProps & { id: string }) {
  const rows = valueAt(making.desk.document.value, field.of)
  const ids = (Array.isArray(rows) ? rows : []).flatMap((row) =>
    row !== null && typeof row === 'object' && !Array.isArray(row) && typeof row.id === 'string' ? [row.id] : [],
  )
  const choices = [...new Set(ids)].map((one) => ({ value: one, word: one }))
  return <Choice making={making} field={{ ...field, choices }} path={path} id={id} />
}

/** Separate outlines, or none: then they equal the outline of the piece. */
function Outlines({ making, field, path, id }: FieldProps & { id: string }) {
  const document = making.desk.document.value
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
      onChange={(e) => making.set(path, e.currentTarget.checked ? fill() : null)}
    />
  )
}

function Rows({ making, field, path }: FieldProps) {
  const value = valueAt(making.desk.document.value, path)
  const rows = Array.isArray(value) ? value : []
  const nameOf = (row: Json, k: number): string => {
    const given = row !== null && typeof row === 'object' && !Array.isArray(row) ? row[field.title] : ''
    const choice = field.fields.find((one) => one.key === field.title)?.choices.find((one) => one.value === given)
    return choice ? making.words.text(choice.word) : String(given || k + 1)
  }
  return (
    <div class="form-rows">
      {rows.map((row, k) => {
        const here = `${path}[${k}]`
        return (
          <details key={k} open data-path={here} tabIndex={-1}>
            <summary>{nameOf(row, k)}</summary>
            <Faults making={making} field={{ ...field, kind: 'table' }} path={here} />
            <Fields making={making} fields={field.fields} path={here} />
            <button
              type="button"
              class="quiet"
              aria-label={t('edit-remove', { x: nameOf(row, k) })}
              onClick={() => making.set(here, null)}
            >
              {t('edit-remove-row')}
            </button>
          </details>
        )
      })}
      <button
        type="button"
        disabled={field.high > 0 && rows.length >= field.high}
        onClick={() => making.set(`${path}[${rows.length}]`, parsed(field.blank))}
      >
        {t('edit-add', { x: making.words.text(field.label) })}
      </button>
    </div>
  )
}

/** A table of fields. An optional one has a switch. */
function TableField({ making, field, path }: FieldProps) {
  const value = valueAt(making.desk.document.value, path)
  const isThere = value !== undefined && value !== null
  return (
    <fieldset class="form-table" data-path={path} tabIndex={-1}>
      <legend>
        {field.optional ? (
          <label>
            <input
              type="checkbox"
              checked={isThere}
              onChange={(e) => making.set(path, e.currentTarget.checked ? parsed(field.blank) : null)}
            />{' '}
            {making.words.text(field.label)}
          </label>
        ) : (
          making.words.text(field.label)
        )}
      </legend>
      <Faults making={making} field={field} path={path} />
      {isThere || !field.optional ? <Fields making={making} fields={field.fields} path={path} /> : null}
    </fieldset>
  )
}

function Field({ making, field, path }: FieldProps) {
  const id = `f-${path}`
  const name = making.words.text(field.label)
  const help = making.words.has(`${field.label}-help`) ? making.words.text(`${field.label}-help`) : ''
  if (field.kind === 'table') return <TableField making={making} field={field} path={path} />
  if (field.kind === 'rows')
    return (
      <fieldset class="form-table" data-path={path} tabIndex={-1}>
        <legend>{name}</legend>
        {help ? <small>{help}</small> : null}
        <Faults making={making} field={field} path={path} />
        <Rows making={making} field={field} path={path} />
      </fieldset>
    )
  if (field.kind === 'flag') {
    const value = valueAt(making.desk.document.value, path)
    const isOn = value === undefined || value === null ? field.blank === 'true' : value === true
    return (
      <div class="field flag">
        <label>
          <input
            type="checkbox"
            data-path={path}
            checked={isOn}
            onChange={(e) =>
              making.set(path, e.currentTarget.checked === (field.blank === 'true') ? null : e.currentTarget.checked)
            }
          />{' '}
          {name}
        </label>
        {help ? <small>{help}</small> : null}
        <Faults making={making} field={field} path={path} />
      </div>
    )
  }
  const isGroup = field.kind === 'choices' || field.kind === 'places'
  return (
    <div class={`field kind-${field.kind}`}>
      {isGroup ? <span class="field-name">{name}</span> : <label for={id}>{name}</label>}
      {field.kind === 'choice' ? (
        <Choice making={making} field={field} path={path} id={id} />
      ) : field.kind === 'choices' ? (
        <Choices making={making} field={field} path={path} />
      ) : field.kind === 'place' ? (
        <PlaceField making={making} field={field} path={path} id={id} />
      ) : field.kind === 'preset' ? (
        <Preset making={making} field={field} path={path} id={id} />
      ) : field.kind === 'ref' ? (
        <Ref making={making} field={field} path={path} id={id} />
      ) : field.kind === 'outlines' ? (
        <Outlines making={making} field={field} path={path} id={id} />
      ) : field.kind === 'places' ? (
        <PlacesField making={making} field={field} path={path} />
      ) : (
        <Typed key={path} making={making} field={field} path={path} id={id} />
      )}
      {help ? <small>{help}</small> : null}
      <Faults making={making} field={field} path={path} />
    </div>
  )
}

export function Fields({ making, fields, path }: { making: Making; fields: readonly FormField[]; path: string }) {
  const table = path ? valueAt(making.desk.document.value, path) : (making.desk.document.value as Table)
  return (
    <div class="fields">
      {present(fields, table).map((field) => (
        <Field key={`${field.key}.${field.when.join()}`} making={making} field={field} path={under(path, field.key)} />
      ))}
    </div>
  )
}

/** Scroll a field into view and focus it as soon as it exists. */
export function useWanted(making: Making): void {
  const wanted = making.wanted.value
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
    making.wanted.value = ''
  }, [wanted])
}
