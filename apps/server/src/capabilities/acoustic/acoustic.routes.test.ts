import type { AcousticAnalysis } from '@soundings/contract/acoustic'
import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { DbUnavailableError } from '#server/platform/db/errors.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

async function writeDays(fixture: TestApp, person: Person, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const ratings = { mood: 1 + (i % 5), energy: 1 + ((i * 2) % 5), focus: 1 + ((i * 3) % 5) }
    await person.post('/api/entries', anEntry({ ...ratings, content: `Walked to the lamp and back, ${i} times.` }))
    if (i < count - 1) fixture.clock.advance(DAY)
  }
}
const analysis = async (person: Person, query = '') =>
  (await person.get(`/api/acoustic/analysis${query}`)).json() as AcousticAnalysis

test('two entries are too few, and the response has their number', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara, 2)
  expect(await analysis(mara)).toEqual({
    success: false,
    fallback_required: true,
    message: 'Need at least 3 recent entries (found 2)',
    acoustic_analysis: null,
  })
})

test('entries without ratings are not enough for a picture', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara, 5)
  await fixture.db.query('update entries set mood = null, energy = null, focus = null')
  expect(await analysis(mara)).toMatchObject({ success: false, message: 'Insufficient data' })
})

test('the picture shows every entry and as many layers as the device can draw, the second time from memory', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara, 8)
  const first = await analysis(mara, '?days=14&tier=high')
  expect(first).toMatchObject({ success: true, fallback_required: false })
  const picture = first.acoustic_analysis!
  expect(picture.visualization_data.wave_layers).toHaveLength(8)
  expect(picture.visualization_data.echo_chambers).toHaveLength(8)
  expect(picture.performance_metrics).toMatchObject({ entries_used: 8, payload_layers: 8, cache_hit: false })
  const second = (await analysis(mara, '?days=14&tier=high')).acoustic_analysis!
  expect(second.performance_metrics.cache_hit).toBe(true)
  expect(second.visualization_data).toEqual(picture.visualization_data)
  await mara.post('/api/entries', anEntry({ mood: 5 }))
  expect((await analysis(mara, '?days=14&tier=high')).acoustic_analysis!.performance_metrics).toMatchObject({
    entries_used: 9,
    cache_hit: false,
  })
})

test('an entry written in crisis postpones the picture without being mentioned', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeDays(fixture, mara, 6)
  await mara.post('/api/entries', anEntry({ content: 'I want to die. There is nothing else to say.', mood: 1 }))
  expect(await analysis(mara)).toMatchObject({ success: false, message: 'Your patterns are still forming' })
})

test('an analysis that takes too long is answered with the lighter picture', async () => {
  await using fixture = await testApp({}, ({ analyst }) => ({
    analyst: { ...analyst, acoustic: () => Promise.reject(new AppError('WORK_TOO_LONG', 'Stopped.')) },
  }))
  const mara = await fixture.person()
  await writeDays(fixture, mara, 3)
  expect(await analysis(mara)).toEqual({
    success: false,
    fallback_required: true,
    message: 'analysis unavailable',
    acoustic_analysis: null,
  })
})

test.each([
  ['too many waiting jobs', new AppError('TOO_MANY_REQUESTS', 'Please wait a moment.'), 429],
  ['a database that is away', new DbUnavailableError('The database is away.'), 503],
  ['a mistake in the analysis', new RangeError('Out of range.'), 500],
])('%s is refused as everywhere else', async (_what, error, status) => {
  await using fixture = await testApp({}, ({ analyst }) => ({
    analyst: { ...analyst, acoustic: () => Promise.reject(error) },
  }))
  const mara = await fixture.person()
  await writeDays(fixture, mara, 3)
  expect((await mara.get('/api/acoustic/analysis')).statusCode).toBe(status)
})

test.each([
  [{}, 'medium'],
  [{ 'sec-ch-ua-mobile': '?1' }, 'low'],
  [{ 'device-memory': '2' }, 'low'],
  [{ 'device-memory': '8' }, 'high'],
  [{ 'device-memory': 'plenty' }, 'medium'],
])('a device that reports %o is in tier %s', async (headers, tier) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await mara.send('GET', '/api/acoustic/device-check', { headers })
  expect(answer.json()).toEqual({ device_tier: tier })
})

test('days outside 1 to 30 and unknown tiers are refused', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (const query of ['?days=0', '?days=31', '?days=x', '?tier=huge']) {
    expect((await mara.get(`/api/acoustic/analysis${query}`)).statusCode).toBe(400)
  }
})
