import { expect, test } from 'vitest'
import { tempFolder } from '#server/testing/temp-folder.ts'
import { openDb } from '../open-db.ts'
import { tidyTables } from './tidy-tables.ts'

test(
  'maintenance counts the rows of every table, and statements run between its tables',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder()
    await using db = await openDb({ dataDir: folder.path })
    for (const table of ['first', '"Second one"']) {
      await db.query(`create table ${table} (n int)`)
      await db.query(`insert into ${table} select generate_series(1, 3)`)
    }
    const order: string[] = []
    const tidied = tidyTables({
      query: async (sql) => {
        const rows = await db.query<never>(sql)
        order.push(sql)
        return rows
      },
    })
    await db.query('select 1').then(() => order.push('someone’s'))
    await tidied
    expect(order.indexOf('someone’s')).toBeLessThan(3)
    expect(order).toContain('vacuum (analyze) "Second one"')
    const counted = await db.query(
      `select relname, reltuples from pg_class where relname in ('first', 'Second one') order by 1`,
    )
    expect(counted).toEqual([
      { relname: 'Second one', reltuples: 3 },
      { relname: 'first', reltuples: 3 },
    ])
  },
)
