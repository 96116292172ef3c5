import { randomUUID } from 'node:crypto'
import type { CurrentEcho } from '@soundings/contract/echoes'
import type { Entry, PopularTags } from '@soundings/contract/entries'
import type { ClarityInsights } from '@soundings/contract/insights'
import { expect, test } from 'vitest'
import { startAnalyst } from '#server/analysis/pool.ts'
import { accountDirectory } from '#server/capabilities/accounts/accounts.store.ts'
import { clarityOf } from '#server/capabilities/insights/insights.service.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { accountVaults } from '#server/vault/account-vaults.ts'
import { openJournals } from './open-journals.ts'
import { popularTags } from './popular-tags.ts'
import { whileUnchanged } from './while-unchanged.store.ts'

type Fixture = Awaited<ReturnType<typeof testApp>>

/** The account's key as another process of the server holds it: nothing that this one has kept belongs to it. */
async function vaultElsewhere({ db, root }: Fixture) {
  const [row] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = await accountVaults({ root, findKey: (id) => accountDirectory(db).findKey(id) }).of(row!.account_id)
  return vault!
}

test('tags, clarity and the way to the first Echo follow a journal at once, whichever process is asked', async () => {
  await using fixture = await testApp()
  const { db, clock } = fixture
  const mara = await fixture.person()
  const vault = await vaultElsewhere(fixture)
  const elsewhere = { db, journals: openJournals() }
  await using analyst = startAnalyst()
  const shown = async () => {
    const here = {
      tags: (await mara.get('/api/entries/tags/popular?limit=8')).json<PopularTags>().tags.map(({ tag }) => tag),
      clarity: (await mara.get('/api/insights/clarity-responsive')).json<ClarityInsights>(),
      progress: (await mara.get('/api/echoes/current')).json<CurrentEcho>().progress.current,
    }
    const tags = (await popularTags(elsewhere, vault, 8)).map(({ tag }) => tag)
    expect({ tags, clarity: await clarityOf({ db, analyst }, vault, clock.now()) }).toEqual({
      tags: here.tags,
      clarity: here.clarity,
    })
    const { summary, series } = here.clarity
    return [here.tags, here.progress, summary.entriesLast30, series.words.reduce((sum, words) => sum + words, 0)]
  }

  expect(await shown()).toEqual([[], 0, 0, 0])
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'Two words #sea' }))).json<Entry>()
  expect(await shown()).toEqual([['sea'], 1, 1, 3])
  expect(await shown()).toEqual([['sea'], 1, 1, 3])
  await mara.patch(`/api/entries/${id}`, { content: 'Now there are six words #river', tags: [] })
  expect(await shown()).toEqual([['river'], 1, 1, 6])
  await mara.delete(`/api/entries/${id}`)
  expect(await shown()).toEqual([[], 0, 0, 0])
  await mara.post(`/api/entries/${id}/restore`)
  expect(await shown()).toEqual([['river'], 1, 1, 6])
})

test('words of crisis are heard by the look that follows them', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const support = async () => (await mara.get('/api/echoes/current')).json<CurrentEcho>().support
  expect(await support()).toBe(false)
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'I want to kill myself.' }))).json<Entry>()
  expect(await support()).toBe(true)
  await mara.delete(`/api/entries/${id}`)
  expect(await support()).toBe(false)
})

test('an answer is kept until the journal is written to, and only for the same question', async () => {
  await using fixture = await testApp()
  const { db } = fixture
  const mara = await fixture.person()
  const vault = await vaultElsewhere(fixture)
  const kept = whileUnchanged<string>()
  const look = (question: string) => kept(db, vault, question, async () => randomUUID())
  const first = await look('today')
  // What is written elsewhere in the database changes nothing.
  await db.query(`update accounts set language = 'de'`)
  expect(await look('today')).toBe(first)
  expect(await look('tomorrow')).not.toBe(first)
  const before = await look('today')
  await mara.post('/api/entries', anEntry({ content: 'A gull.' }))
  expect(await look('today')).not.toBe(before)
})

test('a look while an entry is being written is not the answer any more once it has been written', async () => {
  await using fixture = await testApp()
  const { db } = fixture
  // The embedded database does one thing after the other.
  if (db.kind === 'pglite') return
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'A gull.' }))
  const vault = await vaultElsewhere(fixture)
  const kept = whileUnchanged<number>()
  const mood = () =>
    kept(db, vault, '', async () => {
      const [row] = await db.query<{ mood: number }>('select mood from entries where account_id = $1', [
        vault.accountId,
      ])
      return row!.mood
    })
  const written = Promise.withResolvers<void>()
  const looked = Promise.withResolvers<void>()
  const writing = db.transaction(async (tx) => {
    await tx.query('update entries set mood = 1 where account_id = $1', [vault.accountId])
    written.resolve()
    await looked.promise
  })
  await written.promise
  const before = await mood()
  expect(await mood()).toBe(before)
  looked.resolve()
  await writing
  expect([before === 1, await mood()]).toEqual([false, 1])
})
