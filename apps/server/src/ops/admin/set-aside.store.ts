import type { Queryable } from '#server/platform/db/port.ts'

/** The rows that are set aside together: the row itself, and the rows that refer to it and would be deleted with it. */
const TOGETHER = {
  entries: [
    { table: 'entries', key: 'entry_id' },
    { table: 'photographs', key: 'entry_id' },
  ],
  echoes: [{ table: 'echoes', key: 'echo_id' }],
  echo_marks: [{ table: 'echo_marks', key: 'echo_id' }],
  avatars: [{ table: 'avatars', key: 'version' }],
  passkeys: [{ table: 'passkeys', key: 'passkey_id' }],
  payment_methods: [{ table: 'payment_methods', key: 'payment_method_id' }],
  photographs: [{ table: 'photographs', key: 'photograph_id' }],
  pending_imports: [
    { table: 'pending_imports', key: 'pending_id' },
    { table: 'pending_texts', key: 'pending_id' },
    { table: 'photographs', key: 'pending_id' },
  ],
} as const satisfies Record<string, readonly [Part, ...Part[]]>

type Part = { table: string; key: string }
export type SettableTable = keyof typeof TOGETHER
export const SETTABLE_TABLES = Object.keys(TOGETHER) as SettableTable[]

/** A row as the database prints it, by column; bytes are `\x` and hexadecimal digits. */
export type PrintedRow = { table: string; row: Readonly<Record<string, unknown>> }

/** Removes rows from the database; every statement is bound to one account. */
export function setAsideStore(db: Queryable, accountId: string) {
  return {
    /** The row with all rows that go with it; empty when it does not exist. */
    async read(table: SettableTable, id: string): Promise<PrintedRow[]> {
      const found: PrintedRow[] = []
      for (const part of TOGETHER[table]) {
        const rows = await db.query<{ row: string }>(
          `select to_jsonb(t)::text as row from ${part.table} t where account_id = $1 and ${part.key} = $2::uuid`,
          [accountId, id],
        )
        if (found.length === 0 && rows.length === 0) return []
        for (const { row } of rows) found.push({ table: part.table, row: JSON.parse(row) as PrintedRow['row'] })
      }
      return found
    },

    /** Deletes the row and the rows that refer to it. */
    async remove(table: SettableTable, id: string): Promise<void> {
      const [{ key }] = TOGETHER[table]
      if (table === 'photographs') {
        // The entry must not refer to a photo that no longer exists.
        await db.query(
          `update entries set photographed = false where account_id = $1 and entry_id in
             (select entry_id from photographs where account_id = $1 and photograph_id = $2::uuid)`,
          [accountId, id],
        )
      }
      await db.query(`delete from ${table} where account_id = $1 and ${key} = $2::uuid`, [accountId, id])
    },
  }
}
