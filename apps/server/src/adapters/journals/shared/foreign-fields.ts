import { oneLine, withoutMarks } from './plain-text.ts'

/** An object of a file of another program: any of its fields may be missing or of an unexpected type. */
export type Foreign = Readonly<Record<string, unknown>>

/** No fields, not even inherited ones. */
const NOTHING: Foreign = Object.freeze(Object.create(null) as Record<string, unknown>)

/** True for an object; false for lists and null. */
export function isForeign(value: unknown): value is Foreign {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object; an empty one for anything else. */
export function foreignOf(value: unknown): Foreign {
  return isForeign(value) ? value : NOTHING
}

/** A finite number, even if written as text; otherwise null. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'string' && /^\s*-?\d{1,17}(?:\.\d{1,17})?\s*$/.test(value)) return Number(value)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A field as text that both databases accept. Empty if it isn’t text. */
export function textField(of: Foreign, name: string): string {
  const value = of[name]
  return typeof value === 'string' ? withoutMarks(value) : ''
}

/** A file’s path, unchanged: its name may have marks that are removed from texts. Empty if it isn’t text. */
export function pathField(of: Foreign, name: string): string {
  const value = of[name]
  return typeof value === 'string' ? value : ''
}

/** A finite number, even if written as text; otherwise null. */
export function numberField(of: Foreign, name: string): number | null {
  return numberOf(of[name])
}

/** The longest id that is read, in characters; the longest known ones are UUIDs and short paths. */
const ID_MAX = 200

/** An id as text, whether it is a text or a number; null when it is neither, or too long to be one. */
export function idField(of: Foreign, name: string): string | null {
  const value = of[name]
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : textField(of, name).trim()
  return id === '' || id.length > ID_MAX ? null : id
}

/** The items of a list; none if the field isn’t a list. */
export function listField(of: Foreign, name: string): readonly unknown[] {
  const value = of[name]
  return Array.isArray(value) ? value : []
}

/** The items of a list that are objects. */
export function objectsField(of: Foreign, name: string): Foreign[] {
  return listField(of, name).filter(isForeign)
}

/** An object in a field; an empty one if the field isn’t an object. */
export function objectField(of: Foreign, name: string): Foreign {
  return foreignOf(of[name])
}

/** The texts of a list, and its numbers as texts. */
export function textsField(of: Foreign, name: string): string[] {
  return listField(of, name).flatMap(textsOf)
}

/** The texts of a list, and the names of its objects. */
export function namesField(of: Foreign, name: string): string[] {
  return listField(of, name).flatMap((one) => {
    const [text = textField(foreignOf(one), 'name') || textField(foreignOf(one), 'title')] = textsOf(one)
    return text === '' ? [] : [text]
  })
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)]
  return typeof value === 'string' && value !== '' ? [withoutMarks(value)] : []
}

/** The paths of a list, as they are written. */
export function pathsField(of: Foreign, name: string): string[] {
  return listField(of, name).filter((path): path is string => typeof path === 'string' && path !== '')
}

/** The words of a list of tags, without `#` and repeats. */
export function tagsField(of: Foreign, name: string): string[] {
  return tagsOf(textsField(of, name))
}

/** Tags without `#` or `@` before them, blanks and repeats. */
export function tagsOf(names: readonly string[]): string[] {
  const tags = names.map((name) => oneLine(name).replace(/^[#@]+\s*/u, ''))
  return [...new Set(tags)].filter((tag) => tag !== '')
}
