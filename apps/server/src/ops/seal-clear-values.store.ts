import type { Queryable, Row } from '#server/platform/db/port.ts'

/**
 * The number of rows that are sealed at a time, in one statement, so that a killed server leaves no row half sealed.
 */
const SLICE = 50

/** The cleartext columns of a table, and the columns that are sealed instead. */
export type ClearColumns = {
  table: string
  id: string
  /** The columns to set to null, in the order of the index that finds their rows. */
  clear: readonly string[]
  /** The columns that are sealed instead. */
  sealed: readonly string[]
}

export type ClearRow = Row & { id: string; version: string }

/** A row with its sealed values, in the order of `ClearColumns.sealed`. */
export type SealedValues = ClearRow & { made: (Buffer | null)[] }

/** The cleartext values of one table. */
export function clearValuesStore(db: Queryable, { table, id, clear, sealed }: ClearColumns) {
  return {
    /** The next account with cleartext values. */
    async nextAccount(after: string): Promise<string | null> {
      const [row] = await db.query<{ account_id: string }>(
        `select account_id from ${table} where account_id > $1 and num_nonnulls(${clear.join(', ')}) > 0
         order by account_id limit 1`,
        [after],
      )
      return row?.account_id ?? null
    },

    /** The next rows of an account with cleartext values. `next` is null when these are the last. */
    async slice(accountId: string, after: string): Promise<{ rows: ClearRow[]; next: string | null }> {
      const rows = await db.query<ClearRow>(
        `select ${id} as id, xmin::text as version, ${[id, ...sealed, ...clear].join(', ')} from ${table}
         where account_id = $1 and ${id} > $2 and num_nonnulls(${clear.join(', ')}) > 0 order by ${id} limit ${SLICE}`,
        [accountId, after],
      )
      return { rows, next: rows.length < SLICE ? null : (rows.at(-1)?.id ?? null) }
    },

    /** Writes sealed values and sets the cleartext columns to null, except in rows written since they were read. */
    async seal(accountId: string, values: readonly SealedValues[]): Promise<void> {
      if (values.length === 0) return
      const set = [
        ...sealed.map((column, at) => `${column} = sealing.value${at}`),
        ...clear.map((column) => `${column} = null`),
      ].join(', ')
      const arrays = sealed.map((_, at) => `$${at + 4}::bytea[]`).join(', ')
      const names = sealed.map((_, at) => `value${at}`).join(', ')
      await db.query(
        `update ${table} set ${set} from unnest($2::uuid[], $3::text[], ${arrays}) as sealing (id, version, ${names})
         where ${table}.account_id = $1 and ${table}.${id} = sealing.id and ${table}.xmin::text = sealing.version`,
        [
          accountId,
          values.map((row) => row.id),
          values.map(({ version }) => version),
          ...sealed.map((_, at) => values.map(({ made }) => made[at] ?? null)),
        ],
      )
    },
  }
}
