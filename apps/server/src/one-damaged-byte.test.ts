import type { PaymentMethods } from '@soundings/contract/billing'
import type { Entry, EntryList } from '@soundings/contract/entries'
import type { Profile } from '@soundings/contract/profile'
import { DAMAGED_ENTRY_NOTE } from '@soundings/core/entries'
import { DAMAGED_ECHO_NOTE } from '@soundings/core/exports'
import { expect, test } from 'vitest'
import { SEALED_COLUMNS } from '#server/ops/admin/sealed-columns.ts'
import { archiveOf, checked, manifestOf, send, unpacked } from '#server/capabilities/archive/archive.fixture.ts'
import { anEntry } from '#server/testing/builders.ts'
import { DAYS, fullJournal, MARKED, type Journal } from '#server/testing/full-journal.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { DAY } from '#server/testing/test-clock.ts'

/** Changes one byte in the middle of a sealed value, as a failing disk would. @returns rows that were changed */
async function damage({ db }: TestApp, table: string, column: string, entry: string): Promise<number> {
  const only = `where ${column} is not null and ${table === 'entries' ? 'entry_id = $1' : '$1::text is not null'}`
  const rows = await db.query(
    `update ${table} set ${column} = set_byte(${column}, 20, (get_byte(${column}, 20) + 1) % 256) ${only} returning 1 as changed`,
    [entry],
  )
  return rows.length
}

const READS = [
  '/api/auth/status',
  '/api/profile',
  '/api/onboarding/status',
  '/api/entries',
  '/api/entries?limit=200',
  '/api/entries?q=cup&limit=50',
  '/api/entries?tag=often&limit=50',
  '/api/entries/tags/popular',
  '/api/entries/days',
  '/api/insights/streaks',
  '/api/insights/clarity-responsive',
  '/api/echoes/current',
  '/api/echoes/snapshots',
  '/api/echoes/marks',
  '/api/on-this-day',
  '/api/on-this-day/settings',
  '/api/writing',
  '/api/writing/prompts',
  '/api/letters',
  '/api/passkeys',
  '/api/deleted-entries',
  '/api/letters/mail',
  '/api/imports/pending',
  '/api/billing/payment-methods',
  '/api/entries/export?format=txt',
  '/api/entries/export?format=rtf',
  '/api/entries/export?format=docx',
  '/api/entries/export?format=markdown',
  '/api/entries/export?format=dayone',
  '/api/entries/export?format=epub',
  '/api/privacy/export-metadata?format=csv',
] as const

/** Everything outside the damaged value works as before. */
async function expectTheRestToWork(person: Person, { ids }: Journal): Promise<void> {
  for (const url of READS) expect([url, (await person.get(url)).statusCode]).toEqual([url, 200])
  const { entries } = (await person.get('/api/entries')).json<EntryList>()
  expect(entries.map(({ id }) => id)).toEqual(ids.toReversed())
  for (const { id, content, damaged } of entries.filter((entry) => entry.id !== ids[MARKED])) {
    expect([content, damaged]).toEqual([`I keep a blue cup by the window, number ${ids.indexOf(id)}. `, undefined])
    expect((await person.get(`/api/entries/${id}`)).json<Entry>().content).toBe(content)
  }
  const found = (await person.get('/api/entries?q=number&limit=50')).json<EntryList>().entries
  expect(found.filter(({ id }) => id !== ids[MARKED])).toHaveLength(DAYS - 1)
  const text = (await person.get('/api/entries/export?format=txt')).body
  for (let day = 0; day < DAYS; day++) if (day !== MARKED) expect(text).toContain(`number ${day}.`)
  expect(await checked(await archiveOf(person))).toMatchObject({ whole: true, problem: null })
  const written = await person.post('/api/entries', anEntry({ content: 'Written beside the damage. #new' }))
  expect(written.statusCode).toBe(201)
  const changed = await person.patch(`/api/entries/${written.json<Entry>().id}`, { content: 'Changed beside it.' })
  expect(changed.statusCode).toBe(200)
  expect((await person.delete(`/api/entries/${written.json<Entry>().id}`)).statusCode).toBe(204)
}

test.each(SEALED_COLUMNS.map(({ table, column }) => [table, column] as const))(
  'one changed byte in %s.%s harms nothing else',
  async (table, column) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    const journal = await fullJournal(fixture, mara)
    expect(await damage(fixture, table, column, journal.ids[MARKED]!)).toBe(1)
    await expectTheRestToWork(mara, journal)
    expect(fixture.logs.join('')).not.toContain('unexpected error')
  },
)

test('a damaged entry shows its date, its ratings and a note, and can be deleted but not changed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const journal = await fullJournal(fixture, mara)
  const id = journal.ids[MARKED]!
  const before = (await mara.get(`/api/entries/${id}`)).json<Entry>()
  await damage(fixture, 'entries', 'body_sealed', id)
  const { created_at, local_date, mood, word_count } = before
  const kept = { id, damaged: true, tags: [], content: DAMAGED_ENTRY_NOTE, created_at, local_date, mood, word_count }
  expect((await mara.get(`/api/entries/${id}`)).json()).toMatchObject(kept)
  const { entries } = (await mara.get('/api/entries?limit=200')).json<EntryList>()
  expect(entries.filter(({ damaged }) => damaged)).toMatchObject([kept])
  expect((await mara.get('/api/entries?q=damaged&limit=50')).json<EntryList>().entries).toEqual([])
  expect((await mara.get('/api/entries/tags/popular')).body).not.toContain('seldom')
  const refused = await mara.patch(`/api/entries/${id}`, { content: 'Over it.', mood: 5 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'ENTRY_DAMAGED'])
  for (const url of ['/api/entries/export?format=txt', '/api/privacy/export-metadata?format=csv']) {
    expect((await mara.get(url)).body).toContain('can’t be read')
  }
  expect((await mara.delete(`/api/entries/${id}`)).statusCode).toBe(204)
  expect((await mara.post(`/api/entries/${id}/restore`)).json()).toMatchObject({ id, damaged: true })
})

test('an archive lists the data it is missing, and an older one restores a damaged text', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { ids } = await fullJournal(fixture, mara)
  const older = await archiveOf(mara)
  await damage(fixture, 'entries', 'body_sealed', ids[MARKED]!)
  await damage(fixture, 'echoes', 'body_sealed', ids[MARKED]!)
  await damage(fixture, 'avatars', 'image_sealed', ids[MARKED]!)
  const files = await unpacked(await archiveOf(mara))
  expect(manifestOf(files).counts).toEqual({ entries: DAYS - 1, echoes: 0, photographs: 1 })
  const note = String(files.get('unreadable.md'))
  expect(note).toMatch(new RegExp(`## Entries\\n\\n- 2026-11-23T12:00:00.000Z, id ${ids[MARKED]}, mood 2`))
  expect(note).toContain('## Echos')
  expect(note).toContain('- picture')
  // The photograph of a page stays readable when the text of its entry is damaged.
  const [shown] = [...files.keys()].filter((path) => path.endsWith('.shown.jpg'))
  expect(note).toContain(shown)
  expect(String(files.get('journal/2026/2026-11.md'))).toContain(DAMAGED_ENTRY_NOTE)
  const restored = await send(mara, 'restore', older)
  expect([restored.statusCode, restored.json()]).toMatchObject([200, { restored: { entries: 1 } }])
  expect((await send(mara, 'restore', older)).json().restored.entries).toBe(0)
  expect((await mara.get('/api/entries?q=cormorant&limit=5')).json<EntryList>().entries).toHaveLength(1)
})

test('a save that is sent again is kept when what it stored before was damaged', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const save = () => mara.post('/api/entries', anEntry({ content: 'Sent twice.' }), { 'idempotency-key': 'k' })
  const first = (await save()).json<Entry>()
  await damage(fixture, 'entries', 'body_sealed', first.id)
  const again = await save()
  expect([again.statusCode, again.json<Entry>().content]).toEqual([201, 'Sent twice.'])
  expect((await save()).json<Entry>().id).toBe(again.json<Entry>().id)
  expect((await mara.get('/api/entries')).json<EntryList>().entries).toHaveLength(2)
})

test('a damaged email address does not prevent signing in; the profile shows it, and the next sign-in restores it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const profile = async (person: Person) => (await person.get('/api/profile')).json<{ profile: Profile }>().profile
  await mara.send('PUT', '/api/profile', { body: { display_name: 'Mara' } })
  await damage(fixture, 'accounts', 'email_sealed', '')
  await damage(fixture, 'accounts', 'display_name_sealed', '')
  expect((await mara.get('/api/auth/status')).json()).toMatchObject({ authenticated: true, user: { email: null } })
  const unreadable = { email: null, display_name: null, unreadable: ['email', 'display_name'] }
  expect(await profile(mara)).toMatchObject(unreadable)
  const again = await fixture.person('mara@x.test')
  expect(await profile(again)).toMatchObject({ email: 'mara@x.test', unreadable: ['display_name'] })
})

test('an account with a damaged email address can be deleted, and the address is free again', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  await damage(fixture, 'accounts', 'email_sealed', '')
  expect((await mara.delete('/api/privacy/delete-account')).statusCode).toBe(204)
  expect(await fixture.db.query('select 1 as left from email_addresses')).toEqual([])
})

test('a damaged picture or upload shows an error, and chosen Echos are exported with a note', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { ids, echo, pending } = await fullJournal(fixture, mara)
  for (const [table, column] of [
    ['photographs', 'display_sealed'],
    ['pending_texts', 'text_sealed'],
    ['echoes', 'body_sealed'],
  ] as const) {
    await damage(fixture, table, column, '')
  }
  const photograph = await mara.get(`/api/entries/${ids[MARKED]}/photograph`)
  expect([photograph.statusCode, photograph.json()]).toEqual([
    410,
    { code: 'DATA_DAMAGED', error: 'This was damaged on the server’s disk and can’t be read.' },
  ])
  const classified = await mara.post('/api/onboarding/classify-historic', { classification: 'recent' })
  expect(classified.statusCode).toBeLessThan(500)
  const document = await mara.post('/api/echoes/snapshots/export', { ids: [echo], format: 'txt' })
  expect(document.body).toContain(DAMAGED_ECHO_NOTE)
  expect((await mara.delete(`/api/imports/pending/${pending}`)).statusCode).toBe(204)
})

test('damaged choices are asked for again, and paused Echos stay paused until the user resumes them', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { echo } = await fullJournal(fixture, mara)
  for (const choice of ['intentions', 'method', 'preferences', 'echo_pause']) {
    await damage(fixture, 'accounts', `${choice}_sealed`, '')
  }
  const nothing = { intentions: [], method_text: false, method_photo: false, method_import: false }
  const onboarding = { ...nothing, frequency: null, tone: null }
  expect((await mara.get('/api/onboarding/status')).json()).toMatchObject({ user: { onboarding_step: 3 }, onboarding })
  const { profile } = (await mara.get('/api/profile')).json<{ profile: Profile }>()
  expect(profile.unreadable).toEqual(['intentions', 'method', 'preferences', 'echo_pause'])
  expect((await mara.get('/api/privacy/export-metadata?format=csv')).body).toContain('Damaged on the server’s disk')
  fixture.clock.advance(8 * DAY)
  expect((await mara.get('/api/echoes/current')).json()).toMatchObject({ has_echo: false, paused: { until: null } })
  await mara.delete('/api/echoes/pause')
  expect((await mara.get('/api/echoes/current')).json().echo.echo_id).toBe(echo)
  await mara.post('/api/onboarding/preferences', { tone: 'Neutral' })
  expect((await mara.get('/api/onboarding/status')).json()).toMatchObject({ onboarding: { tone: 'Neutral' } })
})

test('a damaged card is listed as one that cannot be read, and can be deleted', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await fullJournal(fixture, mara)
  await damage(fixture, 'payment_methods', 'address_sealed', '')
  const methods = async () => (await mara.get('/api/billing/payment-methods')).json<PaymentMethods>().paymentMethods
  const [card] = await methods()
  const unknown = { brand: null, last4: null, expiryMonth: null, expiryYear: null, billingAddress: null }
  expect(card).toEqual({ ...unknown, id: card!.id, type: 'card', isDefault: true })
  expect((await mara.delete(`/api/billing/payment-methods/${card!.id}`)).statusCode).toBe(204)
  expect(await methods()).toEqual([])
})
