import type { JournalAdapter } from '../journal-adapter.ts'
import { journalProblem, journalRecord, type JournalItem, type Place } from '../journal-record.ts'
import { eachFile, pathsOf, unlessDamaged } from '../shared/each-file.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { tagsOf } from '../shared/foreign-fields.ts'
import { htmlParts } from '../shared/html-text.ts'
import { notebookMarkdown, type NotebookMarkdown } from '../shared/notebook-markdown.ts'
import { mediaKind } from '../shared/media-kind.ts'
import { oneLine } from '../shared/plain-text.ts'
import { RecordError } from '../shared/record-error.ts'
import { instantOf, timeOfIso } from '../shared/record-time.ts'
import { folderExport, isItem, isTar, resourceBytes, tarExport, type JoplinExport } from './joplin-export.ts'
import type { JoplinItem } from './joplin-item.ts'

const RESOURCE = /^:\/([0-9a-f]{32})(?:#.*)?$/u
const HTML = '2'

/** Joplin’s exports: a `.jex` tar, or the folder of the same items. */
export const joplin: JournalAdapter = {
  source: 'joplin',

  recognize: (folder) => pathsOf(folder, async (file) => (await isTar(file)) || (await isItem(file))),

  async *read(folder, paths) {
    const tars: string[] = []
    const items: string[] = []
    for (const path of paths) {
      const file = folder.find(path)
      if (file && (await unlessDamaged(isTar(file), false))) tars.push(path)
      else items.push(path)
    }
    yield* eachFile(folder, tars, async function* (file) {
      yield* exportItems(await tarExport(file))
    })
    yield* exportItems(await folderExport(folder, items))
  },

  photograph: resourceBytes,
}

async function* exportItems(from: JoplinExport): AsyncGenerator<JournalItem> {
  for await (const { file, number, note } of from.notes()) {
    const place = { file, number }
    if (note) yield* noteItems(place, note, from)
    else yield journalProblem(place, 'unreadable_record')
  }
}

function* noteItems(place: Place, note: JoplinItem, from: JoplinExport): Generator<JournalItem> {
  const property = (name: string) => note.properties.get(name) ?? ''
  if (property('encryption_applied') === '1') {
    yield journalProblem(place, 'encrypted')
    return
  }
  // A note in the trash isn’t imported, because its writer has thrown it away.
  if (/[1-9]/.test(property('deleted_time').replace(/^1970-01-01.*/u, ''))) return
  try {
    yield* recordItems(place, note, from)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    yield error.at(place)
  }
}

function* recordItems(place: Place, note: JoplinItem, from: JoplinExport): Generator<JournalItem> {
  const property = (name: string) => note.properties.get(name) ?? ''
  const time = timeOfIso(property('user_created_time') || property('created_time'))
  if (!time) yield journalProblem(place, 'bad_date')
  const parts = property('markup_language') === HTML ? ofHtml(note.body) : notebookMarkdown(note.body)
  const record = journalRecord(place, {
    externalId: note.id,
    text: parts.text,
    title: oneLine(note.title) || null,
    time,
    changedAt: instantOf(timeOfIso(property('user_updated_time') || property('updated_time'))),
    tags: tagsOf(from.tables.tagsOf(note)),
    folder: from.tables.folderOf(note),
  })
  if (Number(property('latitude')) !== 0 || Number(property('longitude')) !== 0) record.leftBehind.push('map')
  let missing = 0
  for (const [id, description] of resourcesIn(parts)) {
    const resource = from.tables.resource(id)
    const isEmbedded = parts.files.some(({ target }) => target.includes(id))
    if (!resource && !isEmbedded) continue
    const kind = resource ? mediaKind(`x.${resource.ending}`, resource.mediaType) : 'photograph'
    const path = from.resourcePath(id, resource?.ending ?? '')
    if (kind !== 'photograph') record.leftBehind.push(kind)
    else if (path === null) missing++
    else record.photographs.push({ path, description: description === resource?.title ? '' : description })
  }
  for (; missing > 0; missing--) yield journalProblem(place, 'missing_photograph')
  yield finishedRecord(record)
}

function ofHtml(body: string): NotebookMarkdown {
  const { text, images } = htmlParts(body)
  return { text, files: images.map((target) => ({ target })), links: [] }
}

/** The resources that a note embeds or links to, each once, with the words that describe them. */
function resourcesIn({ files, links }: NotebookMarkdown): Map<string, string> {
  const found = new Map<string, string>()
  for (const { target, description = '' } of [...files, ...links.map((link) => ({ target: link, description: '' }))]) {
    const id = RESOURCE.exec(target)?.[1]
    if (id !== undefined && !found.has(id)) found.set(id, description)
  }
  return found
}
