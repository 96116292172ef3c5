import { isUuid } from '#server/platform/db/uuid.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** A photograph of a page: as uploaded, and in a format that browsers can show (JPEG). */
export type Photograph = { id: string; mediaType: string; original: Buffer; display: Buffer }

/** The columns in which the two images of a photograph are sealed. */
export const originalPlace = (id: string) => `photographs.original/${id}`
export const displayPlace = (id: string) => `photographs.display/${id}`

/** Selects the photograph of an entry that isn’t deleted. */
const OF_ENTRY = `account_id = $1 and entry_id = $2 and exists (
  select 1 from entries e where e.account_id = p.account_id and e.entry_id = p.entry_id and e.deleted_at is null)`

/** Photographs of one account, sealed. Each belongs to a waiting import or to an entry and is deleted with it. */
export function photographsStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    async insert(photograph: Photograph, pendingId: string): Promise<void> {
      const { id, mediaType, original, display } = photograph
      await db.query(
        `insert into photographs (account_id, photograph_id, pending_id, media_type, original_sealed, display_sealed)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          accountId,
          id,
          pendingId,
          mediaType,
          vault.sealBytes(originalPlace(id), original),
          vault.sealBytes(displayPlace(id), display),
        ],
      )
    },

    /** The photographs of entries, without their bytes, ordered by id. */
    async kept(): Promise<{ id: string; entryId: string; mediaType: string }[]> {
      const rows = await db.query<{ photograph_id: string; entry_id: string; media_type: string }>(
        `select p.photograph_id, p.entry_id, p.media_type from photographs p
         join entries e on e.account_id = p.account_id and e.entry_id = p.entry_id
         where p.account_id = $1 and e.deleted_at is null order by p.photograph_id`,
        [accountId],
      )
      return rows.map((row) => ({ id: row.photograph_id, entryId: row.entry_id, mediaType: row.media_type }))
    },

    /** @returns the photograph with its bytes, or null when it is gone */
    async read(id: string): Promise<Photograph | null> {
      const [row] = await db.query<{ media_type: string; original_sealed: Buffer; display_sealed: Buffer }>(
        `select media_type, original_sealed, display_sealed from photographs
         where account_id = $1 and photograph_id = $2`,
        [accountId, id],
      )
      if (!row) return null
      return {
        id,
        mediaType: row.media_type,
        original: vault.openBytes(originalPlace(id), row.original_sealed),
        display: vault.openBytes(displayPlace(id), row.display_sealed),
      }
    },

    /** Restores a photograph of an entry. @returns false when it already exists */
    async putBack({ id, mediaType, original, display }: Photograph, entryId: string): Promise<boolean> {
      const rows = await db.query(
        `insert into photographs (account_id, photograph_id, entry_id, media_type, original_sealed, display_sealed)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (account_id, photograph_id) do nothing returning photograph_id`,
        [
          accountId,
          id,
          entryId,
          mediaType,
          vault.sealBytes(originalPlace(id), original),
          vault.sealBytes(displayPlace(id), display),
        ],
      )
      return rows.length > 0
    },

    /** Assigns the photograph of a waiting import to the entry made from it. */
    async moveToEntry(pendingId: string, entryId: string): Promise<void> {
      await db.query(
        'update photographs set pending_id = null, entry_id = $3 where account_id = $1 and pending_id = $2',
        [accountId, pendingId, entryId],
      )
    },

    /** The displayable image of a waiting import's photograph, or null without one. */
    async displayOfPending(pendingId: string): Promise<Buffer | null> {
      if (!isUuid(pendingId)) return null
      const [row] = await db.query<{ photograph_id: string; display_sealed: Buffer }>(
        'select photograph_id, display_sealed from photographs where account_id = $1 and pending_id = $2',
        [accountId, pendingId],
      )
      return row ? vault.openBytes(displayPlace(row.photograph_id), row.display_sealed) : null
    },

    /** The displayable image of an entry's photograph, or null without one. */
    async displayOfEntry(entryId: string): Promise<Buffer | null> {
      if (!isUuid(entryId)) return null
      const [row] = await db.query<{ photograph_id: string; display_sealed: Buffer }>(
        `select photograph_id, display_sealed from photographs p
         where ${OF_ENTRY}`,
        [accountId, entryId],
      )
      return row ? vault.openBytes(displayPlace(row.photograph_id), row.display_sealed) : null
    },

    /** An entry's photograph as uploaded, or null without one. */
    async originalOfEntry(entryId: string): Promise<{ mediaType: string; bytes: Buffer } | null> {
      if (!isUuid(entryId)) return null
      const [row] = await db.query<{ photograph_id: string; media_type: string; original_sealed: Buffer }>(
        `select photograph_id, media_type, original_sealed from photographs p
         where ${OF_ENTRY}`,
        [accountId, entryId],
      )
      if (!row) return null
      return {
        mediaType: row.media_type,
        bytes: vault.openBytes(originalPlace(row.photograph_id), row.original_sealed),
      }
    },
  }
}
