import type { JsonItem } from '../files/json-items.ts'
import type { Foreign } from './foreign-fields.ts'

type Fields = Record<string, unknown>

/** The object that these items of a JSON file are parts of. An empty list or object in it has no items and is missing. */
export function jsonObjectOf(items: Iterable<JsonItem>): Foreign {
  const object = noFields()
  const inside = new Map<string, unknown[] | Fields>()
  for (const { in: name, key, value } of items) {
    if (name === '') {
      object[key] = value
      continue
    }
    const list = inside.get(name) ?? (typeof key === 'number' ? [] : noFields())
    inside.set(name, list)
    if (Array.isArray(list)) list.push(value)
    else list[key] = value
  }
  for (const [name, list] of inside) object[name] = list
  return object
}

/** An object without a prototype, because a file may use any field names. */
function noFields(): Fields {
  return Object.create(null) as Fields
}
