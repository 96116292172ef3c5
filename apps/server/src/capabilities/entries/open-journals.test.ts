import type { Entry, EntryList } from '@soundings/contract/entries'
import { expect, test } from 'vitest'
import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
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
