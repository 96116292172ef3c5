import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SEALED_COLUMNS, SEALED_FOR_ALL, SEALED_WITH_TOKENS } from '#server/ops/admin/sealed-columns.ts'
import { anEntry } from '#server/testing/builders.ts'
import { fullJournal, TYPED } from '#server/testing/full-journal.ts'
import { testApp } from '#server/testing/test-app.ts'
import { testDb } from '#server/testing/test-db.ts'

const PAGE = new URL('../../../docs/security.md', import.meta.url)
const ROW = /^\| `(\w+)` +\| (emptied: )?(.*?) +\| (.*?) +\|$/gm

/** The columns that docs/security.md lists as in clear, and those that it says are emptied. */
async function listed(): Promise<Record<'clear' | 'emptied', string[]>> {
  const found: Record<'clear' | 'emptied', string[]> = { clear: [], emptied: [] }
  for (const [, table, emptied, columns = '', why = ''] of (await readFile(PAGE, 'utf8')).matchAll(ROW)) {
    expect([table, why.length > 5]).toEqual([table, true])
    const names = [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`)
    found[emptied ? 'emptied' : 'clear'].push(...names)
  }
  return found
}

test('every column of the schema is sealed, or listed in docs/security.md with the reason why not', async () => {
  await using fixture = await testDb()
  const columns = await fixture.db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name <> 'schema_migrations'`,
  )
  const { clear, emptied } = await listed()
  const sealed = [
    ...SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`),
    ...SEALED_WITH_TOKENS,
    ...SEALED_FOR_ALL,
  ]
  expect([...clear, ...emptied, ...sealed].toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
})

test('after every feature was used, no unencrypted column contains choices, measures or findings', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { ids } = await fullJournal(fixture, mara)
  await mara.patch(`/api/entries/${ids[0]}`, { content: 'Rewritten.', telemetry: TYPED })
  const deleted = (await mara.post('/api/entries', anEntry({ telemetry: TYPED }))).json().id as string
  await mara.delete(`/api/entries/${deleted}`)
  await mara.post('/api/onboarding/process-imports')
  const dumped: { column: string; values: string[] }[] = []
  for (const column of (await listed()).clear) {
    const [table, name] = column.split('.')
    const [row] = await fixture.db.query<{ all: string | null }>(
      `select string_agg(${name}::text, ' ') as all from ${table} where ${name} is not null`,
    )
    // Compares whole values, because a card's digits may occur in any hash.
    dumped.push({ column, values: (row?.all ?? '').split(/[\s{},"]+/) })
  }
  const values = ['Self-awareness', 'Whenever', 'Concise', 'visa', '4242', '2031', ...Object.values(TYPED).map(String)]
  for (const value of values) {
    const holding = dumped.filter((column) => column.values.includes(value))
    expect([value, holding.map(({ column }) => column)]).toEqual([value, []])
  }
  for (const column of (await listed()).emptied) {
    const [table, name] = column.split('.')
    const rows = await fixture.db.query(`select 1 as held from ${table} where ${name} is not null`)
    expect([column, rows.length]).toEqual([column, 0])
  }
})
