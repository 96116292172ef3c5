/** The kinds of items, by `type_`. */
export const ITEM_TYPES = { note: 1, folder: 2, resource: 4, tag: 5, noteTag: 6 } as const

/** An item as Joplin writes it: title, empty line, body, empty line, properties. */
export type JoplinItem = {
  type: number
  id: string
  title: string
  body: string
  properties: ReadonlyMap<string, string>
}

const PROPERTY = /^([a-z][a-z0-9_]{0,40}): ?(.*)$/u
const ID = /^[0-9a-f]{32}$/u

/**
 * Reads an item. Its properties are the last lines, up to an empty one.
 * @returns null for any other text
 */
export function joplinItem(text: string): JoplinItem | null {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const properties = new Map<string, string>()
  let at = lines.length - 1
  for (; at >= 0 && (lines[at] ?? '').trim() !== ''; at--) {
    const [, name, value = ''] = PROPERTY.exec(lines[at] ?? '') ?? []
    if (name === undefined) return null
    properties.set(name, value.trim())
  }
  const [id, type] = [properties.get('id') ?? '', Number(properties.get('type_') ?? Number.NaN)]
  if (!ID.test(id) || !Number.isInteger(type)) return null
  const [title = '', ...rest] = lines.slice(0, Math.max(at, 0))
  return { type, id, title: title.trim(), body: rest.join('\n').trim(), properties }
}
