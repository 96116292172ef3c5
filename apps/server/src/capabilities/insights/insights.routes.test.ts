import type { ClarityInsights } from '@soundings/contract/insights'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/person.ts'

const clarity = async (person: Person) =>
  (await person.get('/api/insights/clarity-responsive')).json() as ClarityInsights

test('without entries there are no insights, and every day is null', async () => {
  await using fixture = await testApp()
  const insights = await clarity(await fixture.person())
  expect(insights).toMatchObject({
    clarity: 0,
    band: 'Hazy',
    subscores: { consistency: 0, stability: 0, trajectory: 0, balance: 0, recencyBoost: 0 },
    summary: { means: { mood: null }, baseline: { mood: null }, daysWithEntries: 0, entriesLast30: 0 },
  })
  expect(insights.series.dates).toHaveLength(30)
  expect(insights.series.dates.at(-1)).toBe('2026-11-21')
  expect(insights.series.mood).toEqual(Array.from({ length: 30 }, () => null))
})

test('seven daily entries of 4, 3 and 4 are an emerging picture of 50', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let i = 0; i < 7; i++) {
    await mara.post('/api/entries', anEntry({ mood: 4, energy: 3, focus: 4 }))
    if (i < 6) fixture.clock.advance(DAY)
  }
  const insights = await clarity(mara)
  expect(insights).toMatchObject({
    clarity: 50,
    band: 'Emerging',
    message: 'A picture is emerging from your first 7 days.',
    subscores: { consistency: 100, stability: 76.4, trajectory: 55, balance: 55.8 },
    trends: { mood: 'Steady', energy: 'Steady', focus: 'Steady' },
    summary: {
      means: { mood: 4, energy: 3, focus: 4 },
      daysWithEntries: 7,
      currentStreak: 7,
      entriesLast3: 3,
      entriesLast30: 7,
    },
  })
  expect(insights.series.words.slice(-7)).toEqual([6, 6, 6, 6, 6, 6, 6])
})

test('a deleted entry counts nowhere', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry())).json()
  await mara.delete(`/api/entries/${id}`)
  expect((await clarity(mara)).summary).toMatchObject({ daysWithEntries: 0, entriesLast30: 0, currentStreak: 0 })
})

test('in a heavy period the band is Emerging at most', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let i = 0; i < 20; i++) {
    await mara.post('/api/entries', anEntry({ mood: 1, energy: 1, focus: 1 }))
    if (i < 19) fixture.clock.advance(DAY)
  }
  expect(await clarity(mara)).toMatchObject({
    band: 'Emerging',
    message: 'Here are your first 20 days.',
  })
})
