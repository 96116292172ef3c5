import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { accountDirectory } from '#server/capabilities/accounts/account-directory.store.ts'
import { DbUnknownOutcomeError } from '#server/platform/db/errors.ts'
import type { Db } from '#server/platform/db/port.ts'
import { openAccountVault, type AccountVault } from '#server/platform/vault/account-vault.ts'
import type { RootKeys } from '#server/platform/vault/root-keys.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import { AdminRefusal, fileRefusal } from './refusal.ts'
import { bytesOf } from '#server/platform/bytes.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'
import { setAsideStore, SETTABLE_TABLES, type PrintedRow, type SettableTable } from './set-aside.store.ts'

export const SetAsideOrder = z.strictObject({ table: z.enum(SETTABLE_TABLES), accountId: z.uuid(), id: z.uuid() })
export type SetAsideOrder = z.infer<typeof SetAsideOrder>

export const SetAside = z.object({ path: z.string(), rows: z.int() })
export type SetAside = z.infer<typeof SetAside>

/**
 * Moves a row that cannot be decrypted, and the rows that belong to it, to a file. The file is on disk before the row
 * is deleted, so that every sealed byte is available for a repair.
 * @throws AdminRefusal when there is no such row, or when it can be decrypted
 */
export async function setAside(
  { db, root, dataDir }: { db: Db; root: RootKeys; dataDir: string },
  { table, accountId, id }: SetAsideOrder,
  now: Date,
): Promise<SetAside> {
  const key = await accountDirectory(db).findKey(accountId)
  const vault = key && unlessBroken(() => openAccountVault(root, accountId, key))
  if (key && !vault) throw new AdminRefusal('The key of this account is damaged: restore it from a backup.')
  if (!vault) throw new AdminRefusal('There is no such account.')
  const rows = await setAsideStore(db, accountId).read(table, id)
  if (rows.length === 0) throw new AdminRefusal(`There is no such row in ${table}.`)
  if (rows.every((row) => opens(vault, row))) throw new AdminRefusal('This row can be decrypted, so it was not moved.')
  const path = await kept(dataDir, { table, accountId, id, rows, now })
  try {
    await db.transaction(async (tx) => {
      const store = setAsideStore(tx, accountId)
      // The file was written before this transaction began, so check that the row still matches it.
      if (!isDeepStrictEqual(await store.read(table, id), rows)) throw new AdminRefusal(CHANGED)
      await store.remove(table, id)
    })
  } catch (error) {
    // If the outcome of the commit is unknown, the row may be gone, and the file may be its only copy.
    if (!(error instanceof DbUnknownOutcomeError)) await rm(path, { force: true })
    throw error
  }
  return { path, rows: rows.length }
}

const CHANGED = 'The row changed while it was written to the file, so it was not moved. Run the command again.'

/** True when every sealed column of a row opens. */
function opens(vault: AccountVault, { table, row }: PrintedRow): boolean {
  return SEALED_COLUMNS.filter((sealed) => sealed.table === table).every(({ column, place }) => {
    const sealed = row[column]
    if (typeof sealed !== 'string') return true
    const where = place((name) => String(row[name]))
    return unlessBroken(() => vault.openBytes(where, bytesOf(sealed))) !== null
  })
}

type Kept = { table: SettableTable; accountId: string; id: string; rows: readonly PrintedRow[]; now: Date }

/** @returns the path of the file, once it is on disk */
async function kept(dataDir: string, { table, accountId, id, rows, now }: Kept): Promise<string> {
  const folder = join(dataDir, 'set-aside')
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-')
  // Two commands may name the same row in the same second, and the one that is refused removes its file.
  const path = join(folder, `${table}-${id}-${moment}-${randomUUID().slice(0, 8)}.json`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await using file = await open(path, 'wx', 0o600)
    const content = { set_aside_at: now.toISOString(), account_id: accountId, rows }
    await file.writeFile(`${JSON.stringify(content, null, 2)}\n`)
    await file.sync()
    return path
  } catch (error) {
    throw fileRefusal(error, path)
  }
}
