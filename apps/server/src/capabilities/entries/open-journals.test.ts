import type { Entry, EntryList } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
import type { Queryable, Row } from '#server/db/port.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { accountVaults } from '#server/vault/account-vaults.ts'
import { searchEntries } from './entry-search.ts'
import { openJournals } from './open-journals.ts'
import { popularTags } from './popular-tags.ts'

test('a search finds what another server process has written, changed, deleted and brought back since', async () => {
  await using fixture = await testApp()
  const { db, root } = fixture
  const mara = await fixture.person()
  const [row] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = await accountVaults({ root, findKey: (id) => accountDirectory(db).findKey(id) }).of(row!.account_id)
  // What another process holds in memory; the app writes without it.
  const other = { db, journals: openJournals() }
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

test('journals give way when they would fill the memory, and are opened again when they are asked for', async () => {
  await using fixture = await testApp()
  const { db, root } = fixture
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'A gull over the quay.' }))
  const [row] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = await accountVaults({ root, findKey: (id) => accountDirectory(db).findKey(id) }).of(row!.account_id)
  const [small, large] = [openJournals(10), openJournals()]
  const first = [await small.of(db, vault!), await large.of(db, vault!)]
  const again = [await small.of(db, vault!), await large.of(db, vault!)]
  expect(again).toEqual(first)
  expect(again.map((journal, index) => journal === first[index])).toEqual([false, true])
})

test('many searches at once, each beside a new entry, all see the entries saved before them', async () => {
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

/** A journal of five entries that is open, and what the database has been asked since, with the rows that it gave. */
async function anOpenJournal() {
  const fixture = await testApp()
  const { db, root } = fixture
  const mara = await fixture.person()
  const written: Entry[] = []
  for (let number = 0; number < 5; number++) {
    written.push((await mara.post('/api/entries', anEntry({ content: `A tern, number ${number}.` }))).json<Entry>())
  }
  const [row] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = await accountVaults({ root, findKey: (id) => accountDirectory(db).findKey(id) }).of(row!.account_id)
  const asked: { sql: string; rows: number }[] = []
  const watched: Queryable = {
    async query<T extends Row>(sql: string, params?: readonly unknown[]) {
      const rows = await db.query<T>(sql, params)
      asked.push({ sql, rows: rows.length })
      return rows
    },
  }
  const journals = openJournals()
  const contents = async () => (await journals.of(watched, vault!)).map(({ search }) => search.content)
  await contents()
  asked.length = 0
  return { ...fixture, mara, written, contents, asked, [Symbol.asyncDispose]: () => fixture[Symbol.asyncDispose]() }
}

test('of a journal that is open only what was written since is read', async () => {
  await using open = await anOpenJournal()
  await open.mara.post('/api/entries', anEntry({ content: 'A tern, number 5.' }))
  expect(await open.contents()).toContain('a tern, number 5.')
  expect(open.asked.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(5)
})

test('an entry of an earlier day comes to its place among those that are open', async () => {
  await using open = await anOpenJournal()
  await open.mara.post('/api/entries', anEntry({ content: 'A tern, long ago.', created_at: '2001-05-06T07:08:09Z' }))
  expect((await open.contents()).at(-1)).toBe('a tern, long ago.')
})

test('entries that are gone for ever without having been deleted before are no longer found', async () => {
  await using open = await anOpenJournal()
  await open.db.query('delete from entries where entry_id = $1', [open.written[2]!.id])
  expect(await open.contents()).toHaveLength(4)
})

test('all who ask while a journal is being looked at share the look after it', async () => {
  await using open = await anOpenJournal()
  await Promise.all(Array.from({ length: 30 }, () => open.contents()))
  expect(open.asked).toHaveLength(2)
})
