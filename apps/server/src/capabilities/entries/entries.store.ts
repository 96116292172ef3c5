import type { Queryable } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import type { EntryCursor } from './entry-cursor.ts'
import type { EntryBody, EntryMeasures, EntryRecord } from './entry-record.ts'
import { listedEntry, type ListedEntry } from './entry-json.ts'
import { CLEAR_MEASURES_EMPTIED } from './clear-measures.ts'
import { sealEntryBody } from './sealed-form.ts'
import { insertEntries } from './entry-inserts.store.ts'
import { pageRows, pagesOfRows, type EntryRange } from './entry-pages.store.ts'
import { ENTRY_COLUMNS, openEntryRow, type EntryRow } from './entry-row.ts'

/** The stored form of an entry, for ops: `index.ts` would also load the models that analyze texts. */
export { CLEAR_MEASURES, measuresOf, type ClearMeasures } from './clear-measures.ts'
export { entryBodyPlace, openEntryBody, sealEntryBody, type SealedRow } from './sealed-form.ts'

/** The number of rows that are decrypted at a time; other requests run between batches. */
const BATCH = 200

/** The members of an entry that its writer can change, and the time of the change. */
type Change = EntryBody &
  EntryMeasures &
  Pick<
    EntryRecord,
    | 'mood'
    | 'energy'
    | 'focus'
    | 'wordCount'
    | 'updatedAt'
    | 'createdAt'
    | 'day'
    | 'hour'
    | 'utcOffset'
    | 'historic'
    | 'undated'
  >

/** Every statement is bound to one account; other accounts' rows are unreachable. */
export function entriesStore(db: Queryable, vault: AccountVault) {
  const accountId = vault.accountId
  const toRecord = (row: EntryRow) => openEntryRow(row, vault)

  function rowsOf(ids: readonly string[]): Promise<EntryRow[]> {
    return db.query<EntryRow>(
      `select ${ENTRY_COLUMNS} from entries where account_id = $1 and entry_id = any($2::uuid[]) and deleted_at is null
       order by created_at desc, entry_id desc`,
      [accountId, ids.filter(isUuid)],
    )
  }

  return {
    /** @returns null when the idempotency key has already stored an entry */
    async insert(entry: EntryRecord, idempotencyHash: Buffer | null): Promise<EntryRecord | null> {
      const inserted = await insertEntries(db, vault, [{ entry, idempotencyHash }])
      return inserted.size > 0 ? entry : null
    },

    async find(id: string): Promise<EntryRecord | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<EntryRow>(
        `select ${ENTRY_COLUMNS} from entries where account_id = $1 and entry_id = $2 and deleted_at is null`,
        [accountId, id],
      )
      return row ? toRecord(row) : null
    },

    /** The entries with these ids, newest first; missing ones are left out. */
    async findMany(ids: readonly string[]): Promise<EntryRecord[]> {
      return (await rowsOf(ids)).map(toRecord)
    },

    /** The entries with these ids, in the list format. */
    async findListed(ids: readonly string[]): Promise<ListedEntry[]> {
      return (await rowsOf(ids)).map((row) => listedEntry(row, vault))
    },

    /** Up to `limit` of the newest entries. */
    async page(limit: number): Promise<EntryRecord[]> {
      return (await pageRows(db, accountId, { limit, after: null, range: {}, order: 'newest' })).map(toRecord)
    },

    /** Up to `limit` entries after `after`, newest first, as a list returns them. */
    async listed(limit: number, after: EntryCursor | null, range: EntryRange): Promise<ListedEntry[]> {
      const rows = await pageRows(db, accountId, { limit, after, range, order: 'newest' })
      return rows.map((row) => listedEntry(row, vault))
    },

    /** Writes the change only onto the version that was read. @returns false when another writer was faster */
    async update(id: string, readAt: Date, change: Change): Promise<boolean> {
      const rows = await db.query(
        `update entries set updated_at = $4, body_sealed = $5, mood = $6, energy = $7, focus = $8, word_count = $9,
           created_at = $10, day = $11, hour = $12, utc_offset = $13, historic = $14, undated = $15, photographs = $16,
           ${CLEAR_MEASURES_EMPTIED}
         where account_id = $1 and entry_id = $2 and updated_at = $3 and deleted_at is null
         returning entry_id`,
        [
          accountId,
          id,
          readAt,
          change.updatedAt,
          sealEntryBody(vault, id, change),
          change.mood,
          change.energy,
          change.focus,
          change.wordCount,
          change.createdAt,
          change.day,
          change.hour,
          change.utcOffset,
          change.historic,
          change.undated,
          change.photographs?.length ?? 0,
        ],
      )
      return rows.length > 0
    },

    /** @returns false when the entry does not exist or was deleted */
    async markDeleted(id: string, at: Date): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `update entries set deleted_at = $3,
           -- A text that was imported and deleted may be imported again.
           idempotency_hash = case when origin = 'imported' then null else idempotency_hash end
         where account_id = $1 and entry_id = $2 and deleted_at is null returning entry_id`,
        [accountId, id, at],
      )
      return rows.length > 0
    },

    /** Restores an entry that was deleted after `since`. @returns false when there is none */
    async restore(id: string, since: Date, at: Date): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `update entries set deleted_at = null, updated_at = $4
         where account_id = $1 and entry_id = $2 and deleted_at > $3 returning entry_id`,
        [accountId, id, since, at],
      )
      return rows.length > 0
    },

    /** All entries of a range whose text opens, newest first, decrypted in batches. */
    async *newestFirst(range: EntryRange = {}): AsyncGenerator<EntryRecord> {
      for await (const rows of pagesOfRows(db, accountId, { limit: BATCH, after: null, range, order: 'newest' })) {
        for (const row of rows) {
          const entry = toRecord(row)
          if (!entry.damaged) yield entry
        }
      }
    },
  }
}
