import { expect, test } from 'vitest'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import type { Queryable, Row } from '#server/platform/db/port.ts'
import { createCaches } from '#server/caches.ts'
import { analyst } from '#server/testing/analyst.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { entriesStore } from '../entries.store.ts'
import { archivedEntriesStore } from '../archived-entries.store.ts'
import { inLoads } from './loads.ts'

test('a list is read in loads of a megabyte and a maximum of rows, and a longer text by itself', () => {
  const sizes = [10, 10, 10, 999_985, 20, 3_000_000, 5].map((bytes) => ({ bytes }))
  const loads = [...inLoads(sizes, 3)].map((load) => load.map(({ bytes }) => bytes))
  expect(loads).toEqual([[10, 10, 10], [999_985], [20], [3_000_000], [5]])
})

test('a journal of long texts is read completely, a megabyte at a time', async () => {
  await using fixture = await testApp()
  const { db, root, clock } = fixture
  const mara = await fixture.person()
  const lengths = [600_000, 600_000, 20, 30, 900_000, 40, 600_000]
  for (const length of lengths) {
    clock.advance(DAY)
    await mara.post('/api/entries', anEntry({ content: 'a'.repeat(length) }))
  }
  const [account] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = (await accountVaultOf({ db, root }, account!.account_id))!
  const loads: number[] = []
  const seen: Queryable = {
    async query<T extends Row>(sql: string, params?: readonly unknown[]) {
      const rows = await db.query<T>(sql, params)
      loads.push(rows.reduce((sum, { body_sealed: body }) => sum + (Buffer.isBuffer(body) ? body.length : 0), 0))
      return rows
    },
  }
  const newest = await lengthsOf(entriesStore(seen, vault).newestFirst())
  const oldest = await lengthsOf(archivedEntriesStore(seen, vault).oldestFirst())
  const searched = (await createCaches({ db, root, analyst }).journals.of(seen, vault)).map(
    ({ search }) => search.content.length,
  )
  expect([newest, oldest, searched]).toEqual([lengths.toReversed(), lengths, lengths.toReversed()])
  // The last text of a load may exceed the megabyte.
  expect(Math.max(...loads)).toBeLessThan(2_000_000)
})

async function lengthsOf(entries: AsyncIterable<{ content: string }>): Promise<number[]> {
  const lengths: number[] = []
  for await (const { content } of entries) lengths.push(content.length)
  return lengths
}
