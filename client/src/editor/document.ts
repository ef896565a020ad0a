// Looks up values, fields and problems in a document by path.

import type { EditFault, FormField, FormPart, Thing } from '../wire/protocol'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Table = { [key: string]: Json }

/** The value at a path such as units[3].hex; undefined if the file has none. */
export function valueAt(document: Json, path: string): Json | undefined {
  let found: Json | undefined = document
  for (const [, key, index] of path.matchAll(/\.?([a-z_0-9]+)|\[(\d+)\]/g)) {
    if (key !== undefined)
      found = found !== null && typeof found === 'object' && !Array.isArray(found) ? found[key] : undefined
    else found = Array.isArray(found) ? found[Number(index)] : undefined
  }
  return found
}

export const under = (path: string, key: string): string => (path ? `${path}.${key}` : key)

const within = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)

/** The fields of a table that apply, given its current values. */
export function present(fields: readonly FormField[], table: Json | undefined): FormField[] {
  const given = table !== null && typeof table === 'object' && !Array.isArray(table) ? table : {}
  const said = (key: string): string => {
    const value = given[key]
    if (value !== undefined && value !== null) return String(value)
    return fields.find((field) => field.key === key)?.blank ?? ''
  }
  return fields.filter(({ when: [key, ...values] }) => key === undefined || values.includes(said(key)))
}

/** The problems of one field: its own, and those of its content unless the content shows them itself. */
export function faultsOf(faults: readonly EditFault[], path: string, field: FormField): EditFault[] {
  const holds = field.kind === 'table' || field.kind === 'rows'
  return faults.filter((fault) => (holds ? fault.path === path : within(fault.path, path)))
}

/** A missing field is reported by the table that should contain it. */
export const isInside = (fault: EditFault, path: string): boolean => within(fault.path, path)

/** Placed rows that are not on the board because their place is wrong or missing. */
export function lostRows(
  form: readonly FormPart[],
  document: Table,
  things: readonly Thing[],
): { field: FormField; path: string }[] {
  const stands = new Set(things.map((thing) => thing.path))
  return form
    .flatMap((part) => part.fields)
    .filter((field) => field.placed)
    .flatMap((field) => {
      const rows = document[field.key]
      return Array.isArray(rows)
        ? rows.map((_, k) => ({ field, path: `${field.key}[${k}]` })).filter(({ path }) => !stands.has(path))
        : []
    })
}

/** The field that a row path belongs to: units[3] belongs to the rows `units`. */
export function rowsField(form: readonly FormPart[], path: string): FormField | undefined {
  const key = path.slice(0, path.indexOf('['))
  return form.flatMap((part) => part.fields).find((field) => field.key === key && field.kind === 'rows')
}

/** Add a place to a list of places, or remove it. */
export const toggled = (places: Json | undefined, id: string): string[] => {
  const before = Array.isArray(places) ? places.filter((one): one is string => typeof one === 'string') : []
  return before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
}

/** A file name made from the id or title. */
export function fileName(document: Table): string {
  const given = document.id || document.title || document.name
  const name = String(given || 'mine').replace(/[^\w-]+/g, '-')
  return `${name.slice(0, 60) || 'mine'}.json`
}
