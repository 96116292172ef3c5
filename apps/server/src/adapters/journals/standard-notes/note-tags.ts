import { jsonItems } from '../files/json-items.ts'
import type { FolderFile } from '../files/folder.ts'
import { idField, isForeign, objectField, objectsField, textField } from '../shared/foreign-fields.ts'

/** The most links between tags and notes that are read: more than 50 years with ten tags a day. */
const LINKS_MAX = 500_000

/** The names of each note’s tags, by the note’s id, and the name of each tag, by the tag’s id. */
export type NoteTags = { ofNote: Map<string, string[]>; names: Map<string, string> }

/** The tags of all notes. Tags refer to their notes and come before or after them, so they are read first. */
export async function noteTags(file: FolderFile): Promise<NoteTags> {
  const tags: NoteTags = { ofNote: new Map(), names: new Map() }
  let links = 0
  for await (const { in: list, value } of jsonItems(file)) {
    if (list !== 'items' || !isForeign(value) || value['content_type'] !== 'Tag' || value['deleted'] === true) continue
    const content = objectField(value, 'content')
    const name = textField(content, 'title')
    const id = idField(value, 'uuid')
    if (id !== null && tags.names.size < LINKS_MAX) tags.names.set(id, name)
    for (const reference of objectsField(content, 'references')) {
      const note = idField(reference, 'uuid')
      if (note === null || reference['reference_type'] === 'TagToParentTag' || ++links > LINKS_MAX) continue
      const names = tags.ofNote.get(note)
      if (names) names.push(name)
      else tags.ofNote.set(note, [name])
    }
  }
  return tags
}
