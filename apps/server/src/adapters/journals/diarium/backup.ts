import type { Folder, FolderFile } from '../files/folder.ts'
import {
  journalProblem,
  journalRecord,
  type JournalItem,
  type LeftBehind,
  type ProblemKind,
  type RecordPhotograph,
  type RecordTime,
} from '../journal-record.ts'
import { finished } from '../shared/finished-record.ts'
import { htmlParts } from '../shared/html-text.ts'
import { RecordError } from '../shared/record-error.ts'
import {
  isSqlite,
  sqliteOf,
  type SqliteColumn,
  type SqliteFile,
  type SqliteRow,
  type SqliteValue,
} from '../shared/sqlite.ts'
import { instantOf, localIn, momentOf } from '../shared/record-time.ts'
import { ratingOf } from './rating.ts'

/**
 * The number of entries that are read at once, and the longest text of an entry in characters. A longer text is
 * rejected for its length.
 */
const BATCH = 16
const TEXT_MAX = 8 * 1_048_576 + 1
/** The most tags and media in a backup: ten per entry for 50 years. */
const PARTS_MAX = 200_000
/** .NET’s clock counts tenths of microseconds from year 1; this is its value at the epoch. */
const TICKS_AT_EPOCH = 621_355_968_000_000_000n
const TICKS_PER_MS = 10_000n
/** The kind of media that is a picture. */
const PICTURE = 0
/** Separates the path of a backup from the number of a picture in it. */
const INSIDE = '#media/'
const MEDIA = `select DiaryEntryId as entry, rowid as number, Type as type, length(Data) as size from Media
  order by DiaryEntryId, "Index" limit ${PARTS_MAX}`

/** True for a database with Diarium’s table of entries. */
export async function isBackup(file: FolderFile): Promise<boolean> {
  if (!(await isSqlite(file))) return false
  const head = (await file.head()).toString('latin1')
  // The schema is nearly always on the first pages, so recognizing a backup rarely needs the whole database.
  if (/create\s+table\s+["'`[]?Entries\b/i.test(head) && head.includes('DiaryEntryId')) return true
  return has((await sqliteOf(file)).columns('Entries'), 'DiaryEntryId')
}

/** The entries of a backup in the order of their times. @throws FolderError when it is damaged or too large */
export async function* readBackup(file: FolderFile): AsyncGenerator<JournalItem> {
  const contents = contentsOf(await sqliteOf(file))
  if (!contents) return yield journalProblem({ file: file.path, number: null }, 'unreadable_file')
  let number = 0
  for (;;) {
    const database = await sqliteOf(file)
    const query = `select ${contents.entryColumns} from Entries order by DiaryEntryId limit ${BATCH} offset ${number}`
    const rows = database.rows(query)
    for (const row of rows) yield* recordOf(contents, file, ++number, row)
    if (rows.length < BATCH) return
  }
}

/** The bytes of a picture in a backup; null for any other path, or when it isn’t there. */
export async function backupPhotograph(folder: Folder, path: string): Promise<Buffer | null> {
  const at = path.lastIndexOf(INSIDE)
  const rowid = path.slice(at + INSIDE.length)
  const file = at < 0 || !/^\d{1,15}$/.test(rowid) ? null : folder.find(path.slice(0, at))
  if (!file) return null
  const [row] = (await sqliteOf(file)).rows('select Data from Media where rowid = ?', [Number(rowid)])
  return row?.['Data'] instanceof Uint8Array ? Buffer.from(row['Data']) : null
}

/** The entry columns in this version of the backup, and each entry’s tags and media by its id. */
type Contents = { entryColumns: string; media: Map<string, SqliteRow[]>; tags: Map<string, SqliteRow[]> }

/** The contents of a database; null when it isn’t Diarium’s. */
function contentsOf(database: SqliteFile): Contents | null {
  const entries = database.columns('Entries')
  if (!has(entries, 'DiaryEntryId')) return null
  const known = ['DiaryEntryId', 'Heading', 'Text', 'Rating'].filter((name) => has(entries, name))
  const tags = tagQuery(database.columns('Tags'), database.columns('EntryTags'))
  const hasMedia = ['DiaryEntryId', 'Type', 'Index', 'Data'].every((name) => has(database.columns('Media'), name))
  return {
    entryColumns: known
      .map((name) => `${name === 'Text' ? `substr(Text, 1, ${TEXT_MAX})` : name} as ${name}`)
      .join(', '),
    media: hasMedia ? byEntry(database, MEDIA) : new Map<string, SqliteRow[]>(),
    tags: tags === null ? new Map<string, SqliteRow[]>() : byEntry(database, tags),
  }
}

/** The rows of a query, grouped by entry. Reading all of them takes one scan instead of one per entry. */
function byEntry(database: SqliteFile, query: string): Map<string, SqliteRow[]> {
  const found = new Map<string, SqliteRow[]>()
  for (const row of database.rows(query)) {
    const id = String(row['entry'])
    const rows = found.get(id)
    if (rows) rows.push(row)
    else found.set(id, [row])
  }
  return found
}

function has(columns: readonly SqliteColumn[], name: string): boolean {
  return columns.some((column) => column.name.toLowerCase() === name.toLowerCase())
}

/** The query for the tags of an entry. The names of its columns have changed over time; their roles haven’t. */
function tagQuery(tags: readonly SqliteColumn[], links: readonly SqliteColumn[]): string | null {
  const entry =
    links.find(({ name }) => /entry/i.test(name) && !/tag/i.test(name)) ??
    links.find(({ name }) => /^diaryentryid$/i.test(name))
  const link = links.find(({ name }) => /tag/i.test(name) && name !== entry?.name)
  const id =
    tags.find(({ name }) => name === link?.name) ?? tags.find(({ name }) => /^(?:diary)?(?:tag)?id$/i.test(name))
  const isText = ({ name, type }: SqliteColumn) => /char|text|clob/i.test(type) && name !== id?.name
  const word =
    tags.find((column) => isText(column) && /^(?:value|name|tag|text|title)$/i.test(column.name)) ?? tags.find(isText)
  if (!entry || !link || !id || !word) return null
  return `select e.${quoted(entry)} as entry, t.${quoted(word)} as word from EntryTags e
    join Tags t on t.${quoted(id)} = e.${quoted(link)} limit ${PARTS_MAX}`
}

function quoted({ name }: SqliteColumn): string {
  return `"${name.replaceAll('"', '""')}"`
}

function recordOf(contents: Contents, file: FolderFile, number: number, row: SqliteRow): JournalItem[] {
  const place = { file: file.path, number }
  const id = row['DiaryEntryId'] ?? null
  try {
    const { text, images, isSimplified } = htmlParts(wordsIn(row['Text']))
    const media = mediaOf(file, contents.media.get(String(id)) ?? [])
    const time = timeOf(id)
    const tags = contents.tags.get(String(id)) ?? []
    const record = journalRecord(place, {
      externalId: id === null ? null : String(id),
      text,
      title: wordsIn(row['Heading']),
      time,
      tags: tags.map(({ word }) => wordsIn(word)),
      mood: ratingOf(Number(row['Rating'])),
      photographs: media.photographs,
      leftBehind: [
        ...media.leftBehind,
        ...(images.length > 0 ? (['attachment'] as const) : []),
        ...(isSimplified ? (['formatting'] as const) : []),
      ],
    })
    return finished(record, time === null ? ['bad_date', ...media.problems] : media.problems)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return [error.at(place)]
  }
}

function mediaOf(file: FolderFile, rows: readonly SqliteRow[]) {
  const photographs: RecordPhotograph[] = []
  const [problems, leftBehind]: [ProblemKind[], LeftBehind[]] = [[], []]
  for (const { number, type, size } of rows) {
    if (Number(type) !== PICTURE) leftBehind.push('attachment')
    else if (Number(size ?? 0) === 0) problems.push('missing_photograph')
    else photographs.push({ path: `${file.path}${INSIDE}${Number(number)}`, description: '' })
  }
  return { photographs, problems, leftBehind }
}

/** The local time of an entry, which is also its id. The clock’s two highest bits say which kind of time it is. */
function timeOf(id: SqliteValue): RecordTime | null {
  if (typeof id !== 'bigint' && !(typeof id === 'number' && Number.isInteger(id))) return null
  const ticks = BigInt.asUintN(62, BigInt(id)) - TICKS_AT_EPOCH
  const ms = instantOf(momentOf(Number(ticks / TICKS_PER_MS)))
  return ms === null ? null : { kind: 'local', ...localIn(ms, 0), zone: null }
}

function wordsIn(value: SqliteValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
