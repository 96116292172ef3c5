import type { Classification } from '@soundings/contract/imports'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import type { ImportPlan } from './import-plan.ts'

/** A file that was read and is not in the journal yet; without its text. */
export type PendingImport = {
  id: string
  createdAt: Date
  kind: 'document' | 'photograph'
  sizeBytes: number
  /** False while the user has not confirmed the recognized text of a photograph. */
  confirmed: boolean
  classification: Classification | null
  plan: ImportPlan
}

const COLUMNS = 'pending_id, created_at, kind, size_bytes, confirmed, classification, plan_sealed'
/** The columns in which the plan and the text chunks of a waiting import are sealed. */
export const planPlace = (id: string) => `pending_imports.plan/${id}`
export const textPlace = (id: string, part: number) => `pending_texts.text/${id}/${part}`
/** The number of characters that are sealed and stored at a time; other requests run between chunks. */
const PIECE = 500_000

/** Files that wait for the user's decision; every statement is bound to one account. */
export function pendingImportsStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const toPending = (row: PendingRow): PendingImport => ({
    id: row.pending_id,
    createdAt: row.created_at,
    kind: row.kind,
    sizeBytes: row.size_bytes,
    confirmed: row.confirmed,
    classification: row.classification,
    plan: JSON.parse(vault.open(planPlace(row.pending_id), row.plan_sealed)) as ImportPlan,
  })

  async function insertText(id: string, text: string): Promise<void> {
    let part = 0
    for (let from = 0; from < text.length || part === 0; part++) {
      const to = pieceEnd(text, from + PIECE)
      await db.query('insert into pending_texts (account_id, pending_id, part, text_sealed) values ($1, $2, $3, $4)', [
        accountId,
        id,
        part,
        vault.seal(textPlace(id, part), text.slice(from, to)),
      ])
      from = to
    }
  }

  return {
    /** Stores a waiting import. It runs several statements, so call it in a transaction. */
    async insert(pending: Omit<PendingImport, 'classification'>, text: string): Promise<void> {
      const { id, plan } = pending
      await db.query(
        `insert into pending_imports (account_id, pending_id, created_at, kind, size_bytes, confirmed, plan_sealed)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          accountId,
          id,
          pending.createdAt,
          pending.kind,
          pending.sizeBytes,
          pending.confirmed,
          vault.seal(planPlace(id), JSON.stringify(plan)),
        ],
      )
      await insertText(id, text)
    },

    async count(): Promise<number> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from pending_imports where account_id = $1',
        [accountId],
      )
      return row?.count ?? 0
    },

    /** The ids of these imports that still wait. */
    async present(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set()
      const rows = await db.query<{ pending_id: string }>(
        'select pending_id from pending_imports where account_id = $1 and pending_id = any($2::uuid[])',
        [accountId, ids.filter(isUuid)],
      )
      return new Set(rows.map((row) => row.pending_id))
    },

    /** All waiting imports that can be decrypted, oldest first. A damaged one expires like the others. */
    async list(): Promise<PendingImport[]> {
      const rows = await db.query<PendingRow>(
        `select ${COLUMNS} from pending_imports where account_id = $1 order by created_at, pending_id`,
        [accountId],
      )
      return rows.flatMap((row) => unlessBroken(() => toPending(row)) ?? [])
    },

    /** @throws SealBrokenError when it is damaged */
    async find(id: string): Promise<PendingImport | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<PendingRow>(
        `select ${COLUMNS} from pending_imports where account_id = $1 and pending_id = $2`,
        [accountId, id],
      )
      return row ? toPending(row) : null
    },

    /** @returns the text, or null when the import is gone @throws SealBrokenError when it is damaged */
    async text(id: string): Promise<string | null> {
      if (!isUuid(id)) return null
      const pieces: string[] = []
      for (;;) {
        const [row] = await db.query<{ text_sealed: Buffer }>(
          'select text_sealed from pending_texts where account_id = $1 and pending_id = $2 and part = $3',
          [accountId, id, pieces.length],
        )
        if (!row) return pieces.length > 0 ? pieces.join('') : null
        pieces.push(vault.open(textPlace(id, pieces.length), row.text_sealed))
      }
    },

    /** @returns false when the import is gone */
    async savePlan(id: string, plan: ImportPlan): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        'update pending_imports set plan_sealed = $3 where account_id = $1 and pending_id = $2 returning pending_id',
        [accountId, id, vault.seal(planPlace(id), JSON.stringify(plan))],
      )
      return rows.length > 0
    },

    /** Replaces the text of a photograph with the confirmed text. @returns false when the import is gone */
    async confirmText(id: string, plan: ImportPlan, text: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `update pending_imports set plan_sealed = $3, confirmed = true
         where account_id = $1 and pending_id = $2 returning pending_id`,
        [accountId, id, vault.seal(planPlace(id), JSON.stringify(plan))],
      )
      if (rows.length > 0) {
        await db.query('delete from pending_texts where account_id = $1 and pending_id = $2', [accountId, id])
        await insertText(id, text)
      }
      return rows.length > 0
    },

    async classify(ids: readonly string[], classification: Classification): Promise<void> {
      await db.query(
        'update pending_imports set classification = $3 where account_id = $1 and pending_id = any($2::uuid[])',
        [accountId, ids.filter(isUuid), classification],
      )
    },

    /** Locks these rows until the transaction ends. @returns those that still exist */
    async lock(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db.query<{ pending_id: string }>(
        `select pending_id from pending_imports where account_id = $1 and pending_id = any($2::uuid[])
         order by pending_id for update`,
        [accountId, ids.filter(isUuid)],
      )
      return new Set(rows.map((row) => row.pending_id))
    },

    /** @returns how many there were */
    async remove(ids: readonly string[]): Promise<number> {
      const rows = await db.query(
        'delete from pending_imports where account_id = $1 and pending_id = any($2::uuid[]) returning pending_id',
        [accountId, ids.filter(isUuid)],
      )
      return rows.length
    },
  }
}

/** The end of a piece. It never splits a surrogate pair, because one half alone cannot be encoded in UTF-8. */
function pieceEnd(text: string, wanted: number): number {
  const isHigh = /[\uD800-\uDBFF]/.test(text.charAt(wanted - 1))
  return Math.min(text.length, isHigh ? wanted - 1 : wanted)
}

/** Removes the imports of all accounts that have waited since before `before`: maintenance, not a user request. */
export async function removeForgottenImports(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from pending_imports where created_at < $1', [before])
}

type PendingRow = {
  pending_id: string
  created_at: Date
  kind: 'document' | 'photograph'
  size_bytes: number
  confirmed: boolean
  classification: Classification | null
  plan_sealed: Buffer
}
