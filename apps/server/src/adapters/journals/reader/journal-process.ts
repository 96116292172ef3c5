import { answerQuestions } from '#server/platform/isolation/answer-questions.ts'
import { scratchSource } from '#server/platform/files/scratch-file.ts'
import { FolderError, pathInUpload, type Folder } from '../files/folder.ts'
import { ADAPTERS } from '../journal-adapters.ts'
import type { FileFacts, ReadingChoices } from '../journal-adapter.ts'
import { journalProblem, type JournalItem } from '../journal-record.ts'
import type { Asked, FoundUpload, PartItem, Question, SentChoices, SentFile } from './journal-message.ts'
import { isDocument, isPdf, isWordFolder } from './is-document.ts'
import { FIRST_FD, LIFETIME_MS, PHOTOGRAPH_READ_MAX_BYTES } from './limits.ts'
import { openFolders, type UploadedFile } from './open-folders.ts'
import { recognizeParts, type Part } from './recognize-parts.ts'

/** The most items in one answer; answers with long texts have fewer. */
const BATCH = 200
const BATCH_CHARACTERS = 1_000_000
const UNKNOWN_LISTED = 50
/** The list of files that every archive of Soundings begins with. */
const ARCHIVE_LIST = 'manifest.json'
const ARCHIVE_SIGN = /"format"\s*:\s*"soundings-archive"/

let parts: Part[] = []
/** Problems noticed while opening, returned before the first record. */
let noticed: JournalItem[] = []
let reading: AsyncGenerator<PartItem> | null = null

answerQuestions<Asked>(LIFETIME_MS, answerTo)

async function answerTo(question: Question): Promise<Asked[keyof Asked]['answer']> {
  switch (question.what) {
    case 'open':
      return open(question.ask)
    case 'facts':
      return facts(question.ask)
    case 'begin':
      reading = items(question.ask)
      return null
    case 'items':
      return nextItems()
    case 'photograph':
      return photograph(question.ask)
  }
}

async function open(files: readonly SentFile[]): Promise<FoundUpload> {
  const uploads = files.map(({ name, key, size }, index) => ({
    name,
    source: scratchSource({ fd: FIRST_FD + index, key, size }),
  }))
  const { folders, damaged, nested, encrypted } = await openFolders(uploads)
  const isArchive = (await Promise.all(folders.map(isOurs))).some(Boolean)
  const recognized = await recognizeParts(ADAPTERS, folders)
  parts = recognized.parts
  const documents = await documentsAmong(uploads, folders, recognized.unknown)
  const names = documents.map((index) => uploads[index]?.name ?? '')
  const unknown = recognized.unknown.filter(
    (path) => !names.some((name) => path === name || path.startsWith(`${name}/`)),
  )
  noticed = [
    ...encrypted.map((file) => journalProblem({ file, number: null }, 'encrypted')),
    ...damaged.map((file) => journalProblem({ file, number: null }, 'unreadable_file')),
  ]
  return {
    parts: parts.map(({ adapter, folder, paths }) => ({
      source: adapter.source,
      folder: folder.name,
      files: paths.length,
    })),
    isArchive,
    unknown: { paths: unknown.slice(0, UNKNOWN_LISTED), count: unknown.length },
    nested,
    documents,
  }
}

/**
 * The indexes of uploaded documents: files that belong to no journal and whose bytes are those of a document. JSON is
 * text for programs, and no text for an entry.
 */
async function documentsAmong(
  uploads: readonly UploadedFile[],
  folders: readonly Folder[],
  unknown: readonly string[],
): Promise<number[]> {
  const found: number[] = []
  for (const [index, { name }] of uploads.entries()) {
    const zip = folders.find((folder) => folder.name === name)
    if (zip && isWordFolder(zip)) found.push(index)
    if (zip || name.toLowerCase().endsWith('.json')) continue
    const head = await folders
      .find((folder) => folder.name === '')
      ?.find(name)
      ?.head()
    // A PDF in a folder may belong to an entry, so it is never unknown.
    if (head && (unknown.includes(name) ? await isDocument(head) : await isPdf(head))) found.push(index)
  }
  return found
}

async function isOurs({ find }: Folder): Promise<boolean> {
  const head = await find(ARCHIVE_LIST)
    ?.head()
    .catch(() => null)
  return head ? ARCHIVE_SIGN.test(head.toString('utf8')) : false
}

async function facts(sent: SentChoices): Promise<FileFacts> {
  const all: FileFacts = { dateOrder: null, tables: [] }
  for (const { adapter, folder, paths } of parts) {
    const found = await adapter.facts?.(folder, paths, choicesFor(folder, sent))
    if (!found) continue
    all.tables.push(...found.tables.map((table) => ({ ...table, path: pathInUpload(folder, table.path) })))
    // One file that doesn’t show its order is enough to ask.
    if (found.dateOrder && (all.dateOrder === null || !found.dateOrder.certain)) all.dateOrder = found.dateOrder
  }
  if (sent.dateOrder && all.dateOrder?.certain === false) all.dateOrder.order = sent.dateOrder
  return all
}

/** The person’s decisions about the files of one folder: two ZIPs may have a table at the same path. */
function choicesFor(folder: Folder, { dateOrder, columns }: SentChoices): ReadingChoices {
  const start = pathInUpload(folder, '')
  const own = columns.filter(({ path }) => path.startsWith(start))
  return { dateOrder, columns: new Map(own.map(({ path, roles }) => [path.slice(start.length), roles])) }
}

async function* items(sent: SentChoices): AsyncGenerator<PartItem> {
  for (const item of noticed) yield { part: 0, item }
  for (const [part, { adapter, folder, paths }] of parts.entries()) {
    try {
      for await (const item of adapter.read(folder, paths, choicesFor(folder, sent))) {
        const place = { ...item.place, file: pathInUpload(folder, item.place.file) }
        yield { part, item: { ...item, place } }
      }
    } catch (error) {
      if (!(error instanceof FolderError)) throw error
      const file = paths[0] === undefined ? folder.name : pathInUpload(folder, paths[0])
      yield { part, item: journalProblem({ file, number: null }, 'unreadable_file') }
    }
  }
}

async function nextItems(): Promise<PartItem[]> {
  const batch: PartItem[] = []
  for (let characters = 0; reading && batch.length < BATCH && characters < BATCH_CHARACTERS;) {
    const { value, done } = await reading.next()
    if (done) break
    batch.push(value)
    if (value.item.kind === 'record') characters += value.item.text.length
  }
  return batch
}

async function photograph({ part, path }: Asked['photograph']['ask']): Promise<Uint8Array | null> {
  const from = parts[part]
  if (!from) return null
  const file = from.folder.find(path)
  try {
    if (file) return await file.bytes(PHOTOGRAPH_READ_MAX_BYTES)
    const bytes = (await from.adapter.photograph?.(from.folder, path)) ?? null
    return bytes && bytes.length <= PHOTOGRAPH_READ_MAX_BYTES ? bytes : null
  } catch (error) {
    if (error instanceof FolderError) return null
    throw error
  }
}
