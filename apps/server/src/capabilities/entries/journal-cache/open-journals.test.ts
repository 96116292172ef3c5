import type { Entry, EntryList } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import type { Queryable, Row } from '#server/platform/db/port.ts'
import { createCaches } from '#server/caches.ts'
import { analyst } from '#server/testing/analyst.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { searchEntries } from '../entry-search.ts'
import { popularTags } from './popular-tags.ts'

test('a search finds entries that another server process has written, changed, deleted and restored since', async () => {
  await using fixture = await testApp()
  const { db, root } = fixture
  const mara = await fixture.person()
  const [row] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = await accountVaultOf({ db, root }, row!.account_id)
  // The cache of another process; the app writes without it.
  const other = { db, journals: createCaches({ db, root, analyst }).journals }
  const found = async (q: string) =>
    (await searchEntries(other, vault!, { q, limit: 10 })).entries.map(
      ({ json }) => (JSON.parse(json.toString()) as Entry).content,
    )
  const tags = async () => (await popularTags(other, vault!, 8)).map(({ tag }) => tag)

  expect(await found('cormorant')).toEqual([])
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'A cormorant. #sea' }))).json<Entry>()
  expect(await found('cormorant')).toEqual(['A cormorant. #sea'])
  expect(await tags()).toEqual(['sea'])
  await mara.patch(`/api/entries/${id}`, { content: 'A heron, not a cormorant. #river', tags: [] })
  expect(await found('cormorant')).toEqual(['A heron, not a cormorant. #river'])
  expect(await tags()).toEqual(['river'])
  await mara.delete(`/api/entries/${id}`)
  expect(await found('cormorant')).toEqual([])
  expect(await tags()).toEqual([])
  await mara.post(`/api/entries/${id}/restore`)
  expect(await found('cormorant')).toEqual(['A heron, not a cormorant. #river'])
})

test('journals leave a full cache, and are decrypted again on request', async () => {
  await using fixture = await testApp()
  const { db, root } = fixture
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'A gull over the quay.' }))
  const [row] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = await accountVaultOf({ db, root }, row!.account_id)
  const caches = (maxCharacters: number) => createCaches({ db, root, analyst }, { openJournals: { maxCharacters } })
  const [small, large] = [caches(10).journals, caches(1_000).journals]
  const first = [await small.of(db, vault!), await large.of(db, vault!)]
  const again = [await small.of(db, vault!), await large.of(db, vault!)]
  expect(again).toEqual(first)
  expect(again.map((journal, index) => journal === first[index])).toEqual([false, true])
})

test('simultaneous searches, each with a new entry, all see the entries saved before them', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const seen = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      await mara.post('/api/entries', anEntry({ content: `A gull, number ${index}.` }))
      const list = (await mara.get('/api/entries?q=gull&limit=20')).json<EntryList>()
      return list.entries.some(({ content }) => content.endsWith(`number ${index}.`))
    }),
  )
  expect(seen).toEqual(Array(8).fill(true))
})

/** A cached journal with five entries, and the later queries to the database with the number of their rows. */
async function anOpenJournal() {
  const fixture = await testApp()
  const { db, root } = fixture
  const mara = await fixture.person()
  const written: Entry[] = []
  for (let number = 0; number < 5; number++) {
    written.push((await mara.post('/api/entries', anEntry({ content: `A tern, number ${number}.` }))).json<Entry>())
  }
  const [row] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = await accountVaultOf({ db, root }, row!.account_id)
  const asked: { sql: string; rows: number }[] = []
  const watched: Queryable = {
    async query<T extends Row>(sql: string, params?: readonly unknown[]) {
      const rows = await db.query<T>(sql, params)
      asked.push({ sql, rows: rows.length })
      return rows
    },
  }
  const { journals } = createCaches({ db, root, analyst })
  const contents = async () => (await journals.of(watched, vault!)).map(({ search }) => search.content)
  await contents()
  asked.length = 0
  return { ...fixture, mara, written, contents, asked, [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose]() }
}

test('for a cached journal only the changes are read, by one statement', async () => {
  await using open = await anOpenJournal()
  await open.mara.post('/api/entries', anEntry({ content: 'A tern, number 5.' }))
  expect(await open.contents()).toContain('a tern, number 5.')
  expect(open.asked).toEqual([{ sql: expect.any(String), rows: 1 }])
})

test('many or long new entries of a cached journal are read by a second statement', async () => {
  await using open = await anOpenJournal()
  const long = `A long day of terns. ${'They come and go. '.repeat(4_000)}`
  await open.mara.post('/api/entries', anEntry({ content: long }))
  expect(await open.contents()).toContain(long.toLowerCase())
  expect(open.asked).toHaveLength(2)
  open.asked.length = 0
  for (let number = 0; number < 21; number++) {
    await open.mara.post('/api/entries', anEntry({ content: `A gull, number ${number}.` }))
  }
  expect((await open.contents()).filter((content) => content.startsWith('a gull'))).toHaveLength(21)
  expect(open.asked).toHaveLength(2)
})

test('an entry of an earlier day is inserted at its place in the cached journal', async () => {
  await using open = await anOpenJournal()
  await open.mara.post('/api/entries', anEntry({ content: 'A tern, long ago.', created_at: '2001-05-06T07:08:09Z' }))
  expect((await open.contents()).at(-1)).toBe('a tern, long ago.')
})

test('a search no longer finds entries that were purged without being marked as deleted', async () => {
  await using open = await anOpenJournal()
  await open.db.query('delete from entries where entry_id = $1', [open.written[2]!.id])
  expect(await open.contents()).toHaveLength(4)
})

test('all requests during one look share the next look', async () => {
  await using open = await anOpenJournal()
  await Promise.all(Array.from({ length: 30 }, () => open.contents()))
  expect(open.asked).toHaveLength(2)
})
