import { oneLine } from '../shared/plain-text.ts'
import { ITEM_TYPES, type JoplinItem } from './joplin-item.ts'

/** The most rows of all tables together: more than 50 years with ten notes a day, each with a tag. */
const ROWS_MAX = 500_000
const DEPTH_MAX = 20

/** The tables that notes refer to. */
export type JoplinTables = {
  add(item: JoplinItem): void
  /** The path of the notebook, with `/` between the notebooks around it; null when it is not there. */
  folderOf(note: JoplinItem): string | null
  tagsOf(note: JoplinItem): string[]
  /** The name and media type of a resource; null when it is not there. */
  resource(id: string): { title: string; mediaType: string; ending: string } | null
}

/** Tables to which items can be added. */
export function joplinTables(): JoplinTables {
  const folders = new Map<string, { title: string; parent: string }>()
  const tags = new Map<string, string>()
  const tagsOfNote = new Map<string, string[]>()
  const resources = new Map<string, { title: string; mediaType: string; ending: string }>()
  let rows = 0
  return {
    add({ type, id, title, properties }) {
      const property = (name: string) => properties.get(name) ?? ''
      if (type === ITEM_TYPES.note || rows++ > ROWS_MAX) return
      if (type === ITEM_TYPES.folder) folders.set(id, { title: oneLine(title), parent: property('parent_id') })
      if (type === ITEM_TYPES.tag) tags.set(id, oneLine(title))
      if (type === ITEM_TYPES.resource) {
        resources.set(id, { title: oneLine(title), mediaType: property('mime'), ending: property('file_extension') })
      }
      if (type === ITEM_TYPES.noteTag) {
        const known = tagsOfNote.get(property('note_id'))
        if (known) known.push(property('tag_id'))
        else tagsOfNote.set(property('note_id'), [property('tag_id')])
      }
    },
    folderOf({ properties }) {
      const names: string[] = []
      let folder = folders.get(properties.get('parent_id') ?? '')
      for (let depth = 0; folder && depth < DEPTH_MAX; depth++) {
        names.unshift(folder.title)
        folder = folders.get(folder.parent)
      }
      return names.filter((name) => name !== '').join('/') || null
    },
    tagsOf: ({ id }) => (tagsOfNote.get(id) ?? []).flatMap((tag) => tags.get(tag) ?? []),
    resource: (id) => resources.get(id) ?? null,
  }
}
