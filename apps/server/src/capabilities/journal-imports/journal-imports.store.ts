import type { Queryable } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import type { ImportBody, ImportState } from './import-body.ts'

/** An import as it is stored; `body` is null when it was damaged. */
export type StoredImport = {
  id: string
  state: ImportState
  createdAt: Date
  /** The time when the import’s server last reported that it has the files. */
  seenAt: Date
  body: ImportBody | null
}

type Row = {
  import_id: string
  state: ImportState
  created_at: Date
  seen_at: Date
  body_sealed: Buffer
}

const COLUMNS = 'import_id, state, created_at, seen_at, body_sealed'
/** The column in which the body of an import is sealed. */
export const importPlace = (id: string) => `journal_imports.body/${id}`

/** The imports of journals; every statement is bound to one account. */
export function journalImportsStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const seal = (id: string, body: ImportBody) => vault.seal(importPlace(id), JSON.stringify(body))
  const toImport = (row: Row): StoredImport => {
    const body = unlessBroken(() => vault.open(importPlace(row.import_id), row.body_sealed))
    return {
      id: row.import_id,
      state: row.state,
      createdAt: row.created_at,
      seenAt: row.seen_at,
      body: body === null ? null : (JSON.parse(body) as ImportBody),
    }
  }
  return {
    async insert({ id, body, now }: { id: string; body: ImportBody; now: Date }) {
      await db.query(
        `insert into journal_imports (account_id, import_id, state, created_at, seen_at, body_sealed)
         values ($1, $2, 'looking', $3, $3, $4)`,
        [accountId, id, now, seal(id, body)],
      )
    },

    /** The imports, newest first. */
    async list(): Promise<StoredImport[]> {
      const rows = await db.query<Row>(
        `select ${COLUMNS} from journal_imports where account_id = $1 order by created_at desc, import_id`,
        [accountId],
      )
      return rows.map(toImport)
    },

    async find(id: string): Promise<StoredImport | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<Row>(
        `select ${COLUMNS} from journal_imports where account_id = $1 and import_id = $2`,
        [accountId, id],
      )
      return row ? toImport(row) : null
    },

    /** @returns null when it was canceled */
    async stateOf(id: string): Promise<ImportState | null> {
      const [row] = await db.query<{ state: ImportState }>(
        'select state from journal_imports where account_id = $1 and import_id = $2',
        [accountId, id],
      )
      return row?.state ?? null
    },

    /**
     * Records that the import’s server still has the files.
     * @returns its state, or null when it was canceled
     */
    async seen(id: string, now: Date): Promise<ImportState | null> {
      const [row] = await db.query<{ state: ImportState }>(
        'update journal_imports set seen_at = $3 where account_id = $1 and import_id = $2 returning state',
        [accountId, id, now],
      )
      return row?.state ?? null
    },

    /** @returns false when it is in none of the states `from` */
    async move(id: string, from: readonly ImportState[], to: ImportState, body: ImportBody): Promise<boolean> {
      const rows = await db.query(
        `update journal_imports set state = $4, body_sealed = $5
         where account_id = $1 and import_id = $2 and state = any($3::text[]) returning import_id`,
        [accountId, id, from, to, seal(id, body)],
      )
      return rows.length > 0
    },

    /** @returns false when it is in none of these states */
    async remove(id: string, from: readonly ImportState[]): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `delete from journal_imports where account_id = $1 and import_id = $2 and state = any($3::text[])
         returning import_id`,
        [accountId, id, from],
      )
      return rows.length > 0
    },
  }
}

/** An import that is over: its server has been silent for too long, or the import can't be undone anymore. */
type OverImport = { accountId: string; id: string }

/**
 * Imports whose server has been silent since `silentSince`, and done ones from before `doneBefore`: maintenance of all
 * accounts, not a user request.
 */
export async function importsThatAreOver(
  db: Queryable,
  { silentSince, doneBefore }: { silentSince: Date; doneBefore: Date },
): Promise<OverImport[]> {
  const rows = await db.query<{ account_id: string; import_id: string }>(
    `select account_id, import_id from journal_imports
     where (state not in ('done', 'failed') and seen_at < $1) or (state in ('done', 'failed') and seen_at < $2)`,
    [silentSince, doneBefore],
  )
  return rows.map((row) => ({ accountId: row.account_id, id: row.import_id }))
}

export async function removeOverImport(db: Queryable, { accountId, id }: OverImport): Promise<void> {
  await db.query('delete from journal_imports where account_id = $1 and import_id = $2', [accountId, id])
}
