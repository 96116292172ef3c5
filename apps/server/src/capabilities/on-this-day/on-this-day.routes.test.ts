import type { NewEntry } from '@soundings/contract/entries'
import type { OnThisDayCard, OnThisDaySettings } from '@soundings/contract/on-this-day'
import { NO_CHOICES } from '@soundings/core/on-this-day'
import { expect, test } from 'vitest'
import { accountStore } from '#server/capabilities/accounts/accounts.store.ts'
import { archiveOf, unpacked } from '#server/capabilities/archive/archive.fixture.ts'
import { vaultOf } from '#server/testing/vault-of.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'
import { onThisDayStore } from './on-this-day.store.ts'

const WARM = 'I was so glad of the good, calm morning. We carried the boat up and laughed.'
const BLEAK = 'A miserable, horrible, awful day. I hated every hour.'

/** Writes an entry on an earlier date, at noon. @returns its id */
async function wrote(person: Person, date: string, entry: Partial<NewEntry> = {}): Promise<string> {
  const body = anEntry({ content: WARM, created_at: `${date}T11:00:00.000Z`, ...entry })
  return (await person.post('/api/entries', body)).json().id as string
}

const cardOf = async (person: Person) => (await person.get('/api/on-this-day')).json().card as OnThisDayCard | null
const answer = (person: Person, date: string, what: string) =>
  person.send('PUT', `/api/on-this-day/${date}/answer`, { body: { answer: what } })
const settingsOf = async (person: Person) => (await person.get('/api/on-this-day/settings')).json<OnThisDaySettings>()
const turn = (person: Person, on: boolean) => person.send('PUT', '/api/on-this-day/settings', { body: { on } })

// The clock of a test begins on Saturday, November 21, 2026.
test('a year ago comes before a month ago, and that before a week ago', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  expect(await cardOf(mara)).toBeNull()
  await wrote(mara, '2026-11-20')
  expect(await cardOf(mara)).toBeNull()
  await wrote(mara, '2026-11-14')
  expect(await cardOf(mara)).toMatchObject({ when: 'A week ago today', date: '2026-11-14' })
  await wrote(mara, '2026-08-21')
  expect(await cardOf(mara)).toMatchObject({ when: 'Three months ago today', date: '2026-08-21' })
  await wrote(mara, '2023-11-21')
  expect(await cardOf(mara)).toMatchObject({ when: 'Three years ago today', date: '2023-11-21' })
  const id = await wrote(mara, '2025-11-21')
  expect(await cardOf(mara)).toEqual({
    when: 'A year ago today',
    date: '2025-11-21',
    words: 16,
    entry_id: id,
    quote: WARM,
  })
})

test('today is the person’s own day', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-22')
  expect(await cardOf(mara)).toBeNull()
  fixture.clock.set('2026-11-21T23:30:00.000Z')
  expect(await cardOf(mara)).toMatchObject({ date: '2025-11-22' })
})

test.each<[string, Partial<NewEntry>]>([
  ['mood 1', { mood: 1 }],
  ['mood 2', { mood: 2 }],
  ['bleak words rated 5', { content: BLEAK, mood: 5 }],
  ['a sore subject', { content: `${WARM} The divorce is in court on Monday.`, mood: 5 }],
  ['no sentence to quote', { content: 'Glad, glad, good.', mood: 5 }],
])('a day with %s is announced by its date and its number of words alone', async (_, entry) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const id = await wrote(mara, '2025-11-21', entry)
  const words = entry.content?.split(' ').length ?? 16
  expect(await cardOf(mara)).toEqual({
    when: 'A year ago today',
    date: '2025-11-21',
    words,
    entry_id: id,
    quote: null,
  })
})

test('one dark entry makes its day dark, and the words of the day are counted together', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const first = await wrote(mara, '2025-11-21')
  await wrote(mara, '2025-11-21', { content: BLEAK, created_at: '2025-11-21T18:00:00.000Z' })
  expect(await cardOf(mara)).toMatchObject({ words: 25, entry_id: first, quote: null })
})

test('a day with very long texts is announced by its date alone', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21', { content: `${WARM} `.repeat(1_000) })
  expect(await cardOf(mara)).toMatchObject({ words: 16_000, quote: null })
})

test('a prompt copied into an entry is not quoted as the person’s words', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { prompts } = (await mara.get('/api/prompts')).json<{ prompts: { text: string }[] }>()
  await wrote(mara, '2025-11-21', { content: `${prompts[0]!.text}\n\n${WARM}` })
  expect((await cardOf(mara))?.quote).toBe(WARM)
})

test('in gentle and in quiet times nothing comes back', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  expect(await cardOf(mara)).not.toBeNull()
  await mara.post('/api/entries', anEntry({ mood: 1 }))
  await mara.post('/api/entries', anEntry({ mood: 1 }))
  expect(await cardOf(mara)).toBeNull()
  const ines = await fixture.person('ines@x.test')
  await wrote(ines, '2025-11-21')
  await ines.post('/api/entries', anEntry({ content: 'I want to die. There is nothing else to say.' }))
  expect(await cardOf(ines)).toBeNull()
})

test('the cross hides the card until tomorrow, on every device', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const phone = await fixture.person()
  await wrote(mara, '2025-11-21')
  await wrote(mara, '2025-11-22')
  expect((await answer(mara, '2025-11-21', 'hide')).json()).toEqual({ retired: false })
  expect([await cardOf(mara), await cardOf(phone)]).toEqual([null, null])
  fixture.clock.advance(DAY)
  expect(await cardOf(mara)).toMatchObject({ date: '2025-11-22' })
  expect((await settingsOf(mara)).retired).toEqual([])
})

test('a retired day stays away until it is brought back, and the next day takes its place tomorrow', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  await wrote(mara, '2024-11-21')
  expect((await answer(mara, '2025-11-21', 'retire')).json()).toEqual({ retired: true })
  expect(await cardOf(mara)).toBeNull()
  expect(await settingsOf(mara)).toEqual({ on: true, retired: ['2025-11-21'], readable: true })
  fixture.clock.set('2027-11-21T12:00:00.000Z')
  const later = await fixture.person()
  expect(await cardOf(later)).toMatchObject({ when: 'Three years ago today', date: '2024-11-21' })
  expect((await later.delete('/api/on-this-day/2025-11-21/answer')).statusCode).toBe(204)
  expect(await cardOf(later)).toMatchObject({ when: 'Two years ago today', date: '2025-11-21' })
  expect((await later.delete('/api/on-this-day/2025-11-21/answer')).json()).toEqual({
    code: 'DAY_NOT_FOUND',
    error: 'This day isn’t hidden.',
  })
})

test('a day that is left twice is retired', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2026-11-14', { mood: 1 })
  expect((await answer(mara, '2026-11-14', 'leave')).json()).toEqual({ retired: false })
  expect([await cardOf(mara), (await settingsOf(mara)).retired]).toEqual([null, []])
  fixture.clock.advance(7 * DAY)
  expect(await cardOf(mara)).toMatchObject({ when: 'Two weeks ago today', date: '2026-11-14' })
  expect((await answer(mara, '2026-11-14', 'leave')).json()).toEqual({ retired: true })
  expect((await settingsOf(mara)).retired).toEqual(['2026-11-14'])
  fixture.clock.advance(7 * DAY)
  expect(await cardOf(mara)).toBeNull()
})

test('turned off, no card shows until it is turned on again', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  expect((await turn(mara, false)).json()).toEqual({ on: false, retired: [], readable: true })
  expect(await cardOf(mara)).toBeNull()
  await turn(mara, true)
  expect(await cardOf(mara)).not.toBeNull()
})

test('an entry without a date does not come back', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  await fixture.db.query('update entries set undated = true')
  expect(await cardOf(mara)).toBeNull()
})

test('a deleted or changed entry changes the card at once', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const id = await wrote(mara, '2025-11-21')
  await wrote(mara, '2024-11-21')
  expect((await cardOf(mara))?.quote).toBe(WARM)
  await mara.patch(`/api/entries/${id}`, { content: BLEAK })
  expect(await cardOf(mara)).toMatchObject({ date: '2025-11-21', quote: null })
  await mara.delete(`/api/entries/${id}`)
  expect(await cardOf(mara)).toMatchObject({ date: '2024-11-21' })
})

test.each(['2025-11-22', '2025-02-30', 'yesterday'])(
  '%s, a date without an entry, has no card to answer',
  async (date) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    await wrote(mara, '2025-11-21')
    const refused = await answer(mara, date, 'retire')
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { code: 'DAY_NOT_FOUND', error: 'There’s no entry on this day.' },
    ])
  },
)

test('when too many days are retired, another one is refused with a way out', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  const retired = Array.from({ length: 500 }, (_, day) => day)
  await onThisDayStore(fixture.db, await vaultOf(fixture, mara)).save({ on: true, hidden: null, left: [], retired })
  const refused = await answer(mara, '2025-11-21', 'retire')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY_RETIRED_DAYS'])
  expect((await settingsOf(mara)).retired).toHaveLength(500)
})

test('two answers at the same moment are both stored', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const vault = await vaultOf(fixture, mara)
  await wrote(mara, '2025-11-21')
  const locked = Promise.withResolvers<void>()
  const first = fixture.db.transaction(async (tx) => {
    await accountStore(tx, vault).lock()
    locked.resolve()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await onThisDayStore(tx, vault).save({ ...NO_CHOICES, retired: [5] })
  })
  await locked.promise
  const second = answer(mara, '2025-11-21', 'retire')
  await first
  expect((await second).statusCode).toBe(200)
  expect((await settingsOf(mara)).retired).toEqual(['2025-11-21', '1970-01-06'])
})

test('with damaged choices no card shows, and turning it on starts over', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  await turn(mara, true)
  await fixture.db.query(`update on_this_day set choices_sealed = decode('00', 'hex')`)
  expect(await cardOf(mara)).toBeNull()
  expect(await settingsOf(mara)).toEqual({ on: false, retired: [], readable: false })
  expect((await answer(mara, '2025-11-21', 'retire')).json().code).toBe('DATA_DAMAGED')
  const files = await unpacked(await archiveOf(mara))
  expect(files.has('on-this-day.json')).toBe(false)
  expect(String(files.get('unreadable.md'))).toContain('on this day')
  expect((await turn(mara, true)).json()).toEqual({ on: true, retired: [], readable: true })
  expect(await cardOf(mara)).not.toBeNull()
})

test('the choices are stored sealed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await wrote(mara, '2025-11-21')
  await answer(mara, '2025-11-21', 'retire')
  const [row] = await fixture.db.query<{ choices_sealed: Buffer }>('select choices_sealed from on_this_day')
  expect(row?.choices_sealed.includes('retired')).toBe(false)
})
