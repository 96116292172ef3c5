import { randomUUID } from 'node:crypto'
import type { CurrentEcho } from '@soundings/contract/echoes'
import type { Entry } from '@soundings/contract/entries'
import type { PopularTags } from '@soundings/contract/finding-entries'
import type { ClarityInsights } from '@soundings/contract/insights'
import { expect, inject, test } from 'vitest'
import { accountVaultOf } from '#server/capabilities/accounts/index.ts'
import { clarityOf } from '#server/capabilities/insights/insights.service.ts'
import { createCaches } from '#server/caches.ts'
import { analyst } from '#server/testing/analyst.ts'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { popularTags } from './popular-tags.ts'
import { journalMarks } from './journal-marks.ts'
import { whileUnchanged } from './while-unchanged.ts'

type Fixture = Awaited<ReturnType<typeof testApp>>

/** The account's key as in another process of the server, without this one's caches. */
async function vaultElsewhere({ db, root }: Fixture) {
  const [row] = await db.query<{ account_id: string }>('select account_id from accounts')
  const vault = await accountVaultOf({ db, root }, row!.account_id)
  return vault!
}

test('tags, clarity and the progress to the first Echo follow a journal at once, in every process', async () => {
  await using fixture = await testApp()
  const { db, clock } = fixture
  const mara = await fixture.person()
  const vault = await vaultElsewhere(fixture)
  const elsewhere = { db, analyst, ...createCaches({ db, root: fixture.root, analyst }) }
  const shown = async () => {
    const here = {
      tags: (await mara.get('/api/entries/tags/popular?limit=8')).json<PopularTags>().tags.map(({ tag }) => tag),
      clarity: (await mara.get('/api/insights/clarity-responsive')).json<ClarityInsights>(),
      progress: (await mara.get('/api/echoes/current')).json<CurrentEcho>().progress.current,
    }
    const tags = (await popularTags(elsewhere, vault, 8)).map(({ tag }) => tag)
    expect({ tags, clarity: await clarityOf(elsewhere, vault, clock.now()) }).toEqual({
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

test('a crisis in a new entry is noticed by the next request', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const support = async () => (await mara.get('/api/echoes/current')).json<CurrentEcho>().support
  expect(await support()).toBe(false)
  const { id } = (await mara.post('/api/entries', anEntry({ content: 'I want to kill myself.' }))).json<Entry>()
  expect(await support()).toBe(true)
  await mara.delete(`/api/entries/${id}`)
  expect(await support()).toBe(false)
})

test('an answer is cached until the journal changes, and only for the same question', async () => {
  await using fixture = await testApp()
  const { db } = fixture
  const mara = await fixture.person()
  const vault = await vaultElsewhere(fixture)
  const kept = whileUnchanged<string>({ marks: journalMarks({ max: 1 }), max: 1 })
  const look = (question: string) => kept.of(db, vault, question, async () => randomUUID())
  const first = await look('today')
  // Writes elsewhere in the database change nothing.
  await db.query(`update accounts set language = 'de'`)
  expect(await look('today')).toBe(first)
  expect(await look('tomorrow')).not.toBe(first)
  const before = await look('today')
  await mara.post('/api/entries', anEntry({ content: 'A gull.' }))
  expect(await look('today')).not.toBe(before)
})

// The embedded database runs one statement after the other.
const besideWrites = test.skipIf(inject('testDatabase').kind === 'pglite')

besideWrites('an answer computed while an entry is being written is outdated afterwards', async () => {
  await using fixture = await testApp()
  const { db } = fixture
  const mara = await fixture.person()
  await mara.post('/api/entries', anEntry({ content: 'A gull.' }))
  const vault = await vaultElsewhere(fixture)
  const kept = whileUnchanged<number>({ marks: journalMarks({ max: 1 }), max: 1 })
  const mood = () =>
    kept.of(db, vault, '', async () => {
      const [row] = await db.query<{ mood: number }>('select mood from entries where account_id = $1', [
        vault.accountId,
      ])
      return row!.mood
    })
  const written = Promise.withResolvers<void>()
  const lookDone = Promise.withResolvers<void>()
  const writing = db.transaction(async (tx) => {
    await tx.query('update entries set mood = 1 where account_id = $1', [vault.accountId])
    written.resolve()
    await lookDone.promise
  })
  await written.promise
  const before = await mood()
  expect(await mood()).toBe(before)
  lookDone.resolve()
  await writing
  expect([before === 1, await mood()]).toEqual([false, 1])
})
