import type { Queryable } from '#server/platform/db/port.ts'

/** The rows that are set aside together: the row itself, and the rows that refer to it and would be deleted with it. */
const TOGETHER = {
  entries: [
    { table: 'entries', key: 'entry_id' },
    { table: 'photographs', key: 'entry_id' },
    { table: 'earlier_versions', key: 'entry_id' },
    { table: 'entry_photographs', key: 'entry_id' },
    { table: 'photograph_parts', key: 'entry_id', of: 'entry_photographs' },
  ],
  entry_photographs: [
    { table: 'entry_photographs', key: 'photograph_id' },
    { table: 'photograph_parts', key: 'photograph_id' },
  ],
  earlier_versions: [{ table: 'earlier_versions', key: 'version_id' }],
  echoes: [{ table: 'echoes', key: 'echo_id' }],
  echo_marks: [{ table: 'echo_marks', key: 'echo_id' }],
  avatars: [{ table: 'avatars', key: 'version' }],
  journal_imports: [{ table: 'journal_imports', key: 'import_id' }],
  own_prompts: [{ table: 'own_prompts', key: 'prompt_id' }],
  passkeys: [{ table: 'passkeys', key: 'passkey_id' }],
  payment_methods: [{ table: 'payment_methods', key: 'payment_method_id' }],
  photographs: [{ table: 'photographs', key: 'photograph_id' }],
  pending_imports: [
    { table: 'pending_imports', key: 'pending_id' },
    { table: 'pending_texts', key: 'pending_id' },
    { table: 'photographs', key: 'pending_id' },
  ],
} as const satisfies Record<string, readonly [Part, ...Part[]]>

/** Rows that have the id in the column `key`. The parts of a photograph have it in the table named by `of`. */
type Part = { table: string; key: string; of?: 'entry_photographs' }
export type SettableTable = keyof typeof TOGETHER
export const SETTABLE_TABLES = Object.keys(TOGETHER) as SettableTable[]

/** A row as the database prints it, by column; bytes are `\x` and hexadecimal digits. */
export type PrintedRow = { table: string; row: Readonly<Record<string, unknown>> }

function condition({ key, of: owner }: Part): string {
  if (owner === undefined) return `${key} = $2::uuid`
  return `photograph_id in (select photograph_id from ${owner} where account_id = $1 and ${key} = $2::uuid)`
}

/** Removes rows from the database; every statement is bound to one account. */
export function setAsideStore(db: Queryable, accountId: string) {
  return {
    /** The row with all rows that go with it; empty when it does not exist. */
    async read(table: SettableTable, id: string): Promise<PrintedRow[]> {
      const found: PrintedRow[] = []
      for (const part of TOGETHER[table]) {
        const rows = await db.query<{ row: string }>(
          `select to_jsonb(t)::text as row from ${part.table} t where account_id = $1 and ${condition(part)}`,
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
        // The entry must not refer to a photograph that no longer exists.
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
