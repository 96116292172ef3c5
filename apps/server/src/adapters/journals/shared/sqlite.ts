import init, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { FolderError, type FolderFile } from '../files/folder.ts'

/** The largest database that is opened, in bytes. A file can only be streamed, so all of it is in memory, once. */
export const DATABASE_MAX = 300 * 1_048_576
/** The largest text or photograph that is read from a database, in bytes. */
const VALUE_MAX = 64 * 1_048_576
/**
 * The number of progress steps after which a query is stopped. A scan of the largest database takes a tenth of them.
 */
const STEPS_MAX = 40
const STEPS_UNIT = 1_000_000
/** The offsets of the write and read versions in the header, and their value without a write-ahead log. */
const [WRITE_VERSION, READ_VERSION, WITHOUT_LOG] = [18, 19, 1]
const MAGIC = 'SQLite format 3\0'

export type SqliteValue = string | number | bigint | Uint8Array | null
export type SqliteRow = Readonly<Record<string, SqliteValue>>

/** A column of a table: its name, and its declared type in upper case. */
export type SqliteColumn = { name: string; type: string }

/** A database of another program, only for reading. */
export type SqliteFile = {
  /** All rows of a query, so it must be limited. @throws FolderError when the database is damaged */
  rows(sql: string, values?: readonly SqliteValue[]): SqliteRow[]
  /** The stored columns of a table; none when there is no such table. Case doesn’t matter. */
  columns(table: string): SqliteColumn[]
}

type Open = { file: FolderFile; database: SqliteFile; close(): void }

let library: Promise<Sqlite3Static> | null = null
/** Only one database is in memory at a time; opening the next one frees it. */
let current: Promise<Open | null> = Promise.resolve(null)

/** True when a file begins as SQLite’s do. */
export async function isSqlite(file: FolderFile): Promise<boolean> {
  return (await file.head()).toString('latin1', 0, MAGIC.length) === MAGIC
}

/**
 * The database in a file. Opening it closes any other file’s database, so call this before each query.
 * @throws FolderError when it is damaged, or larger than `DATABASE_MAX`
 */
export async function sqliteOf(file: FolderFile): Promise<SqliteFile> {
  const next = current.then(async (open) => {
    if (open?.file === file) return open
    open?.close()
    return load(file)
  })
  current = next.catch(() => null)
  return (await next).database
}

/** The library without its warnings, which would go to the console. */
async function quietLibrary(): Promise<Sqlite3Static> {
  const loaded = await init()
  loaded.config.warn = () => undefined
  return loaded
}

async function load(file: FolderFile): Promise<Open> {
  if (file.size > DATABASE_MAX) throw new FolderError('too_large')
  const { capi, oo1, wasm } = await (library ??= quietLibrary())
  const start = wasm.alloc.impl(file.size)
  if (!start) throw new FolderError('too_large')
  let at = 0
  try {
    for await (const piece of file.stream()) {
      wasm.heap8u().set(piece, Number(start) + at)
      at += piece.length
    }
  } catch (error) {
    wasm.dealloc(start)
    throw error
  }
  const bytes = wasm.heap8u().subarray(Number(start), Number(start) + at)
  if (at > READ_VERSION) bytes[WRITE_VERSION] = bytes[READ_VERSION] = WITHOUT_LOG
  const db = new oo1.DB(':memory:')
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY
  // From here on SQLite frees the memory, even if it refuses the database.
  if (capi.sqlite3_deserialize(db, 'main', start, at, file.size, flags) !== capi.SQLITE_OK) {
    db.close()
    throw new FolderError('damaged')
  }
  // The file’s schema must not call functions, and no query may run forever.
  db.exec('pragma trusted_schema = off; pragma cell_size_check = on')
  capi.sqlite3_limit(db, capi.SQLITE_LIMIT_LENGTH, VALUE_MAX)
  return { file, database: databaseOf(db, capi), close: () => db.close() }
}

function databaseOf(db: Database, capi: Sqlite3Static['capi']): SqliteFile {
  function rows(sql: string, values: readonly SqliteValue[] = []): SqliteRow[] {
    let steps = 0
    try {
      capi.sqlite3_progress_handler(db, STEPS_UNIT, () => (++steps > STEPS_MAX ? 1 : 0), 0)
      return db.selectObjects(sql, values.length === 0 ? undefined : [...values]) as SqliteRow[]
    } catch {
      // SQLite’s own error may quote the file.
      throw new FolderError('damaged')
    }
  }
  return {
    rows,
    columns(table) {
      const [found] = rows(`select name, sql from sqlite_schema where type = 'table' and name = ? collate nocase`, [
        table,
      ])
      if (!found || !/^\s*create\s+table\b/i.test(String(found['sql']))) return []
      // Computed columns stay hidden and are never read, because they could compute anything.
      return rows('select name, type, hidden from pragma_table_xinfo(?) where hidden = 0', [String(found['name'])]).map(
        ({ name, type }) => ({ name: String(name), type: String(type).toUpperCase() }),
      )
    },
  }
}
