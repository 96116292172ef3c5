import { isUuid } from '#server/platform/db/uuid.ts'
import type { Queryable } from '#server/platform/db/port.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'

/** The column in which a person's picture is sealed. */
export const avatarPlace = (version: string) => `avatars.image/${version}`

/** The one picture of an account, sealed. */
export function avatarsStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  return {
    /** The id of the current picture, or null without one. */
    async version(): Promise<string | null> {
      const [row] = await db.query<{ version: string }>('select version from avatars where account_id = $1', [
        accountId,
      ])
      return row?.version ?? null
    },
    async save(version: string, image: Buffer): Promise<void> {
      await db.query(
        `insert into avatars (account_id, version, image_sealed) values ($1, $2, $3)
         on conflict (account_id) do update set version = excluded.version, image_sealed = excluded.image_sealed`,
        [accountId, version, vault.sealBytes(avatarPlace(version), image)],
      )
    },
    /** The picture, or null when that version no longer exists. */
    async read(version: string): Promise<Buffer | null> {
      if (!isUuid(version)) return null
      const [row] = await db.query<{ image_sealed: Buffer }>(
        'select image_sealed from avatars where account_id = $1 and version = $2',
        [accountId, version],
      )
      return row ? vault.openBytes(avatarPlace(version), row.image_sealed) : null
    },
    async remove(): Promise<void> {
      await db.query('delete from avatars where account_id = $1', [accountId])
    },
  }
}
