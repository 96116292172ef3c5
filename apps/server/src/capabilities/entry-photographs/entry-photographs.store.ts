import type { Queryable } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** A photograph as it is stored: JPEGs without metadata. */
export type StoredPhotograph = { id: string; image: Buffer; thumbnail: Buffer }

/** The first part of an image, the number of its parts, and the bytes of all of them. */
export type FirstPart = { bytes: number; parts: number; image: Buffer }

/** The number of bytes of an image that are sealed and stored at a time. */
export const PART_BYTES = 1_000_000

/** The columns in which the thumbnail and the parts of an image are sealed. */
export const thumbnailPlace = (id: string) => `entry_photographs.thumbnail/${id}`
export const partPlace = (id: string, part: number, parts: number) => `photograph_parts.image/${id}/${part}/${parts}`

/** Selects photographs that can be shown. Those of a deleted entry are found again when the entry is restored. */
const IS_THERE = `(p.entry_id is null or exists (
  select 1 from entries e where e.account_id = p.account_id and e.entry_id = p.entry_id and e.deleted_at is null))`

/** Photographs of the entries of one account, sealed; every statement is bound to it. */
export function entryPhotographsStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault

  async function insertParts(id: string, image: Buffer): Promise<void> {
    const parts = Math.max(1, Math.ceil(image.length / PART_BYTES))
    for (let part = 0; part < parts; part++) {
      const piece = image.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
      await db.query(
        `insert into photograph_parts (account_id, photograph_id, part, parts, image_sealed)
         values ($1, $2, $3, $4, $5)`,
        [accountId, id, part, parts, vault.sealBytes(partPlace(id, part, parts), piece)],
      )
    }
  }

  return {
    /**
     * Stores a photograph, for its entry if it has one. Runs several statements: call it in a transaction.
     * @returns false when its id is taken
     */
    async insert({ id, image, thumbnail }: StoredPhotograph, entryId: string | null, now: Date): Promise<boolean> {
      const rows = await db.query(
        `insert into entry_photographs (account_id, photograph_id, entry_id, loose_since, bytes, thumbnail_sealed)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (account_id, photograph_id) do nothing returning photograph_id`,
        [accountId, id, entryId, now, image.length, vault.sealBytes(thumbnailPlace(id), thumbnail)],
      )
      if (rows.length > 0) await insertParts(id, image)
      return rows.length > 0
    },

    /** The bytes of all photographs of the account, including photographs of pages; deleted entries keep theirs. */
    async bytes(): Promise<number> {
      const [row] = await db.query<{ bytes: number }>(
        `select (coalesce((select sum(bytes + octet_length(thumbnail_sealed)) from entry_photographs
             where account_id = $1), 0)
           + coalesce((select sum(octet_length(original_sealed) + octet_length(display_sealed)) from photographs
             where account_id = $1), 0))::float8 as bytes`,
        [accountId],
      )
      return row?.bytes ?? 0
    },

    /** The number of photographs that belong to no entry. */
    async countLoose(): Promise<number> {
      const [row] = await db.query<{ count: number }>(
        'select count(*) as count from entry_photographs where account_id = $1 and entry_id is null',
        [accountId],
      )
      return row?.count ?? 0
    },

    /** The length of an image, and its first part; null when there is none. @throws SealBrokenError when it is damaged */
    async firstPart(id: string): Promise<FirstPart | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<{ bytes: number; parts: number; image_sealed: Buffer }>(
        `select p.bytes, i.parts, i.image_sealed from entry_photographs p
         join photograph_parts i on i.account_id = p.account_id and i.photograph_id = p.photograph_id
         where p.account_id = $1 and p.photograph_id = $2 and i.part = 0 and ${IS_THERE}`,
        [accountId, id],
      )
      if (!row) return null
      const { bytes, parts } = row
      return { bytes, parts, image: vault.openBytes(partPlace(id, 0, parts), row.image_sealed) }
    },

    /** A later part, or null when the photograph was removed. @throws SealBrokenError when it is damaged */
    async part(id: string, part: number, parts: number): Promise<Buffer | null> {
      const [row] = await db.query<{ image_sealed: Buffer }>(
        'select image_sealed from photograph_parts where account_id = $1 and photograph_id = $2 and part = $3',
        [accountId, id, part],
      )
      return row ? vault.openBytes(partPlace(id, part, parts), row.image_sealed) : null
    },

    /** @throws SealBrokenError when it is damaged */
    async thumbnail(id: string): Promise<Buffer | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<{ thumbnail_sealed: Buffer }>(
        `select p.thumbnail_sealed from entry_photographs p
         where p.account_id = $1 and p.photograph_id = $2 and ${IS_THERE}`,
        [accountId, id],
      )
      return row ? vault.openBytes(thumbnailPlace(id), row.thumbnail_sealed) : null
    },

    /** Removes a photograph that belongs to no entry. @returns false when there is none */
    async removeLoose(id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const rows = await db.query(
        `delete from entry_photographs where account_id = $1 and photograph_id = $2 and entry_id is null
         returning photograph_id`,
        [accountId, id],
      )
      return rows.length > 0
    },

    /**
     * Assigns exactly these photographs to an entry; each must belong to it or to no entry.
     * @returns false when one of them is missing or belongs to another entry
     */
    async settle(entryId: string, ids: readonly string[], now: Date): Promise<boolean> {
      await db.query(
        `update entry_photographs set entry_id = null, loose_since = $4
         where account_id = $1 and entry_id = $2 and not (photograph_id = any($3::uuid[]))`,
        [accountId, entryId, ids, now],
      )
      if (ids.length === 0) return true
      const rows = await db.query(
        `update entry_photographs set entry_id = $2
         where account_id = $1 and photograph_id = any($3::uuid[]) and (entry_id is null or entry_id = $2)
         returning photograph_id`,
        [accountId, entryId, ids],
      )
      return rows.length === ids.length
    },

    /** The photographs of entries that are not deleted, without their bytes, ordered by id. */
    async kept(): Promise<{ id: string; entryId: string }[]> {
      const rows = await db.query<{ photograph_id: string; entry_id: string }>(
        `select p.photograph_id, p.entry_id from entry_photographs p
         join entries e on e.account_id = p.account_id and e.entry_id = p.entry_id
         where p.account_id = $1 and e.deleted_at is null order by p.photograph_id`,
        [accountId],
      )
      return rows.map((row) => ({ id: row.photograph_id, entryId: row.entry_id }))
    },

    /** The entry of each of these photographs that is stored; null for one without an entry. */
    async owners(ids: readonly string[]): Promise<Map<string, string | null>> {
      const rows = await db.query<{ photograph_id: string; entry_id: string | null }>(
        `select photograph_id, entry_id from entry_photographs
         where account_id = $1 and photograph_id = any($2::uuid[])`,
        [accountId, ids],
      )
      return new Map(rows.map((row) => [row.photograph_id, row.entry_id]))
    },
  }
}

/** Removes the photographs of all accounts that have belonged to no entry since before `before`: maintenance. */
export async function removeForgottenPhotographs(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from entry_photographs where entry_id is null and loose_since < $1', [before])
}
