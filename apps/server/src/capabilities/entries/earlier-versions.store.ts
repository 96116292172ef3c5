import type { Queryable } from '#server/platform/db/port.ts'
import { isUuid } from '#server/platform/db/uuid.ts'
import type { AccountVault } from '#server/platform/vault/account-vault.ts'
import { unlessBroken } from '#server/platform/vault/sealed-box.ts'
import type { EarlierVersion, VersionBody, VersionFigures } from './earlier-version.ts'

/** The column in which a version is sealed. */
export const versionPlace = (id: string) => `earlier_versions.body/${id}`

const FIGURES = 'v.version_id, v.saved_at, v.replaced_at, v.aside, v.word_count, octet_length(v.body_sealed) as bytes'

/** A version’s id, entry and times, and the length of its sealed text. */
export type StoredVersion = { id: string; entryId: string; replacedAt: Date; bytes: number }

/** The earlier versions of the entries of one account; every statement is bound to it. */
export function earlierVersionsStore(db: Queryable, vault: AccountVault) {
  const { accountId } = vault
  const opened = (row: VersionRow) =>
    JSON.parse(vault.open(versionPlace(row.version_id), row.body_sealed)) as VersionBody

  return {
    /** The versions of an entry, the latest first, or null when there is no such entry. */
    async list(entryId: string): Promise<ListedVersion[] | null> {
      if (!isUuid(entryId)) return null
      const rows = await db.query<ListedRow>(
        `select ${FIGURES}, v.saved_at = e.added_at and not v.aside as first
         from entries as e
           left join earlier_versions as v on v.account_id = e.account_id and v.entry_id = e.entry_id
         where e.account_id = $1 and e.entry_id = $2 and e.deleted_at is null
         order by v.saved_at desc, v.version_id`,
        [accountId, entryId],
      )
      if (rows.length === 0) return null
      return rows.flatMap((row) =>
        row.version_id === null ? [] : { ...figuresOf(row), bytes: row.bytes, first: row.first },
      )
    },

    /** The time when a version of the entry was last stored, or null when it has none. */
    async latestReplaced(entryId: string): Promise<Date | null> {
      const [row] = await db.query<{ latest: Date | null }>(
        `select max(replaced_at) as latest from earlier_versions
         where account_id = $1 and entry_id = $2 and not aside`,
        [accountId, entryId],
      )
      return row?.latest ?? null
    },

    /** A version of an entry that isn’t deleted. @throws SealBrokenError */
    async read(id: string): Promise<EarlierVersion | null> {
      if (!isUuid(id)) return null
      const [row] = await db.query<VersionRow>(
        `select ${FIGURES}, v.entry_id, v.body_sealed
         from entries as e
           join earlier_versions as v on v.account_id = e.account_id and v.entry_id = e.entry_id
         where e.account_id = $1 and v.version_id = $2 and e.deleted_at is null`,
        [accountId, id],
      )
      return row ? { ...figuresOf(row), entryId: row.entry_id, body: opened(row) } : null
    },

    /** @returns false when there is a version with this id */
    async insert({ id, entryId, savedAt, replacedAt, aside, wordCount, body }: EarlierVersion): Promise<boolean> {
      const rows = await db.query(
        `insert into earlier_versions
           (account_id, version_id, entry_id, saved_at, replaced_at, aside, word_count, body_sealed)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (account_id, version_id) do nothing returning version_id`,
        [
          accountId,
          id,
          entryId,
          savedAt,
          replacedAt,
          aside,
          wordCount,
          vault.seal(versionPlace(id), JSON.stringify(body)),
        ],
      )
      return rows.length > 0
    },

    async remove(ids: readonly string[]): Promise<void> {
      await db.query('delete from earlier_versions where account_id = $1 and version_id = any($2::uuid[])', [
        accountId,
        ids,
      ])
    },

    /** The number of the account’s versions, and the length of their sealed texts. */
    async totals(): Promise<{ count: number; bytes: number }> {
      const [row] = await db.query<{ count: number; bytes: number }>(
        `select count(*) as count, coalesce(sum(octet_length(body_sealed)), 0) as bytes from earlier_versions
         where account_id = $1`,
        [accountId],
      )
      return row ?? { count: 0, bytes: 0 }
    },

    /** Every version of the account, without its text, including versions of deleted entries. */
    async all(): Promise<StoredVersion[]> {
      const rows = await db.query<{ version_id: string; entry_id: string; replaced_at: Date; bytes: number }>(
        `select version_id, entry_id, replaced_at, octet_length(body_sealed) as bytes from earlier_versions
         where account_id = $1 order by version_id`,
        [accountId],
      )
      return rows.map(({ version_id: id, entry_id: entryId, replaced_at: replacedAt, bytes }) => ({
        id,
        entryId,
        replacedAt,
        bytes,
      }))
    },

    /** These versions, in the order of their ids; the body is null when it cannot be decrypted. */
    async open(ids: readonly string[]): Promise<(Omit<EarlierVersion, 'body'> & { body: VersionBody | null })[]> {
      const rows = await db.query<VersionRow>(
        `select ${FIGURES}, v.entry_id, v.body_sealed from earlier_versions as v
         where v.account_id = $1 and v.version_id = any($2::uuid[]) order by v.version_id`,
        [accountId, ids],
      )
      return rows.map((row) => ({ ...figuresOf(row), entryId: row.entry_id, body: unlessBroken(() => opened(row)) }))
    },
  }
}

/** Removes the versions of all accounts that were replaced before `before`: maintenance, not a user request. */
export async function removeOldVersions(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from earlier_versions where replaced_at < $1', [before])
}

function figuresOf(row: FiguresRow): VersionFigures {
  return {
    id: row.version_id,
    savedAt: row.saved_at,
    replacedAt: row.replaced_at,
    aside: row.aside,
    wordCount: row.word_count,
  }
}

type ListedVersion = VersionFigures & { bytes: number; first: boolean }

type FiguresRow = { version_id: string; saved_at: Date; replaced_at: Date; aside: boolean; word_count: number }

/** For an entry without versions there is one row, without a version. */
type ListedRow = (FiguresRow & { bytes: number; first: boolean }) | { version_id: null }

type VersionRow = FiguresRow & { entry_id: string; body_sealed: Buffer }
