import type { CurrentEcho } from '@soundings/contract/echoes'
import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

/** Neutral text, identical every day, so that only the tag correlates with the ratings. */
const PAGE = 'We had tea on the steps and read the paper.'

/** Days with and without a garden, in no regular order; Free may use an advanced Echo from the 30th entry on. */
const GARDEN_DAYS = '10110001101001011010001101001'

/** One entry a day, with a mood that is high on garden days, or always the same. */
async function writeGardenDays(fixture: TestApp, person: Person, { pattern }: { pattern: boolean }): Promise<string[]> {
  const ids: string[] = []
  for (const [index, garden] of GARDEN_DAYS.split('').entries()) {
    const isGarden = garden === '1'
    const posted = await person.post(
      '/api/entries',
      anEntry({
        content: PAGE,
        tags: isGarden ? ['garden'] : [],
        mood: (!pattern ? 3 : isGarden ? 4 : 2) + (index % 2),
      }),
    )
    ids.push(posted.json().id as string)
    fixture.clock.advance(DAY)
  }
  fixture.clock.advance(-DAY)
  return ids
}

const current = async (person: Person) => (await person.get('/api/echoes/current')).json() as CurrentEcho

test('on Free an Echo names the certified pattern that a higher tier would show, until the account has that tier', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeGardenDays(fixture, mara, { pattern: true })
  const { echo, teaser } = await current(mara)
  expect(echo!.pattern_type).not.toBe('tag_mood')
  expect(teaser).toEqual({
    pattern_type: 'tag_mood',
    pattern_label: 'A tag and a rating',
    based_on_entries: GARDEN_DAYS.length,
    timeframe_days: GARDEN_DAYS.length,
  })
  expect((await current(mara)).teaser).toEqual(teaser)
  await fixture.db.query(`update accounts set tier = 'pro'`)
  fixture.clock.advance(DAY)
  await mara.post('/api/entries', anEntry())
  const onPro = await current(mara)
  expect(onPro.teaser).toBeUndefined()
  expect(onPro.echo!.pattern_type).toBe('tag_mood')
})

test('the hint disappears when an entry it may depend on was changed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const ids = await writeGardenDays(fixture, mara, { pattern: true })
  expect((await current(mara)).teaser).toMatchObject({ pattern_type: 'tag_mood' })
  fixture.clock.advance(60_000)
  await mara.patch(`/api/entries/${ids[20]}`, { mood: 1 })
  expect((await current(mara)).teaser).toBeUndefined()
})

test('without a certified pattern there is no hint', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await writeGardenDays(fixture, mara, { pattern: false })
  const answer = await current(mara)
  expect(answer.has_echo).toBe(true)
  expect(answer.teaser).toBeUndefined()
})
