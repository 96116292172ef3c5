import { expect, test } from 'vitest'
import { anEntry } from '#server/testing/builders.ts'
import { testApp } from '#server/testing/test-app.ts'
import { DAY, MINUTE } from '#server/testing/test-clock.ts'

test('a posted entry is listed, newest first, for its author only', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  const first = await mara.post('/api/entries', anEntry({ content: 'First.' }))
  expect(first.statusCode).toBe(201)
  fixture.clock.advance(MINUTE)
  await mara.post('/api/entries', anEntry({ content: 'Second.' }))
  const listed = (await mara.get('/api/entries')).json()
  expect(Object.keys(listed)).toEqual(['entries'])
  expect(listed.entries.map((entry: { content: string }) => entry.content)).toEqual(['Second.', 'First.'])
  expect((await ines.get('/api/entries')).json()).toEqual({ entries: [] })
})

test('content is returned byte for byte', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const content = '  Tabs\tand\r\nlines \u2028 naïve 👩‍👩‍👧 ﬁn e\u0301 \u200b\n\n'
  const posted = await mara.post('/api/entries', anEntry({ content }))
  expect(posted.json().content).toBe(content)
  expect((await mara.get(`/api/entries/${posted.json().id}`)).json().content).toBe(content)
})

test('title, tags and measures are found in the text', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const content =
    'A lovely, happy walk along the breakwater. The breakwater was quiet and the breakwater lamp was lit. #walking'
  const telemetry = { typing_speed_wpm: 41.5, time_on_entry_seconds: 372, edit_count: 23 }
  const entry = (await mara.post('/api/entries', anEntry({ content, telemetry }))).json()
  expect(entry.title).toBe('A lovely, happy walk along the breakwater')
  expect(entry.tags).toEqual(['walking', 'breakwater'])
  expect(entry.word_count).toBe(18)
  expect(entry.telemetry).toMatchObject(telemetry)
  expect(entry.telemetry.sentiment_score).toBeGreaterThan(0.2)
})

test.each([
  [{ content: '   \n ' }, 400, 'ENTRY_BLANK'],
  [{ content: 'a\0b' }, 400, 'ENTRY_NOT_TEXT'],
  [{ content: 'a\ud800b' }, 400, 'ENTRY_NOT_TEXT'],
  [{ mood: 0 }, 400, 'INVALID_INPUT'],
  [{ mood: 6 }, 400, 'INVALID_INPUT'],
  [{ mood: 3.5 }, 400, 'INVALID_INPUT'],
  [{ created_at: '2026-11-22T12:00:00Z' }, 400, 'ENTRY_IN_FUTURE'],
  [{ created_at: 'yesterday' }, 400, 'INVALID_INPUT'],
  [{ surprise: true }, 400, 'INVALID_INPUT'],
  [{ content: 'x'.repeat(1_048_577) }, 413, 'TOO_LARGE'],
  [{ content: 'x'.repeat(8 * 1_048_576) }, 413, 'TOO_LARGE'],
])('an entry with %o is refused', async (change, status, code) => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const answer = await mara.post('/api/entries', { ...anEntry(), ...change })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, error: expect.stringMatching(/\w{3}/) })
  expect((await mara.get('/api/entries')).json().entries).toEqual([])
})

test('a text of exactly one mebibyte is stored', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const content = 'word '.repeat(209_715).padEnd(1_048_576, 'x')
  const posted = await mara.post('/api/entries', anEntry({ content }))
  expect(posted.statusCode).toBe(201)
  expect(posted.json().content).toBe(content)
})

test('search finds words of content and title in any case, and parts of tags', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (const content of ['The BREAKWATER again. #walking', 'Soup with Jana. #kitchen', 'Breakwater soup? #walking']) {
    await mara.post('/api/entries', anEntry({ content }))
    fixture.clock.advance(MINUTE)
  }
  const found = async (query: string) =>
    (await mara.get(`/api/entries?${query}`)).json().entries.map((entry: { content: string }) => entry.content)
  expect(await found('q=breakwater')).toEqual(['Breakwater soup? #walking', 'The BREAKWATER again. #walking'])
  expect(await found('tag=WALK')).toHaveLength(2)
  expect(await found('q=soup&tag=walk')).toEqual(['Breakwater soup? #walking'])
  expect(await found('q=nowhere')).toEqual([])
  expect(await found('q=%25')).toEqual([])
})

test('pages follow one another without a gap or a repetition, even for entries with the same time', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (let i = 0; i < 7; i++) {
    await mara.post('/api/entries', anEntry({ content: `Entry ${i}` }))
    if (i % 3 === 0) fixture.clock.advance(MINUTE)
  }
  const seen: string[] = []
  let cursor = ''
  do {
    const page = (await mara.get(`/api/entries?limit=3${cursor && `&cursor=${cursor}`}`)).json()
    expect(page.entries.length).toBeLessThanOrEqual(3)
    seen.push(...page.entries.map((entry: { id: string }) => entry.id))
    cursor = page.next_cursor
  } while (cursor)
  const all = (await mara.get('/api/entries')).json().entries.map((entry: { id: string }) => entry.id)
  expect(seen).toEqual(all)
  expect((await mara.get('/api/entries?cursor=nonsense')).json().code).toBe('CURSOR_INVALID')
})

test.each([-62_167_219_200_001, -99_999_999_999_999, 253_402_214_400_000, 999_999_999_999_999])(
  'a cursor with the impossible time %i is refused with an error message',
  async (time) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    const cursor = Buffer.from(`${time}.${crypto.randomUUID()}`).toString('base64url')
    const answer = await mara.get(`/api/entries?cursor=${cursor}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CURSOR_INVALID'])
  },
)

test.each(['1000-01-01T00:00:00Z', '9999-12-30T23:59:59.999Z'])(
  'a page continues after an entry of %s',
  async (time) => {
    await using fixture = await testApp()
    const mara = await fixture.person()
    const cursor = Buffer.from(`${Date.parse(time)}.${crypto.randomUUID()}`).toString('base64url')
    expect((await mara.get(`/api/entries?cursor=${cursor}`)).statusCode).toBe(200)
  },
)

test('a list can be limited by the person’s calendar dates and by times', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  // 23:30 UTC is already the next day in Prague.
  await mara.post('/api/entries', anEntry({ content: 'late', created_at: '2026-11-18T23:30:00Z' }))
  await mara.post('/api/entries', anEntry({ content: 'noon', created_at: '2026-11-20T12:00:00Z' }))
  const found = async (query: string) =>
    (await mara.get(`/api/entries?${query}`)).json().entries.map((entry: { content: string }) => entry.content)
  expect(await found('from=2026-11-19&to=2026-11-19')).toEqual(['late'])
  expect(await found('to=2026-11-18')).toEqual([])
  expect(await found('from=2026-11-20T11:00:00Z')).toEqual(['noon'])
})

test('when two people edit an entry, the later one gets the newer text and loses nothing', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const entry = (await mara.post('/api/entries', anEntry({ content: 'One.' }))).json()
  const edit = (content: string) =>
    mara.patch(`/api/entries/${entry.id}`, { content, expected_updated_at: entry.updated_at })
  const first = await edit('Two.')
  expect(first.statusCode).toBe(200)
  expect(first.json()).toMatchObject({ content: 'Two.', title: 'Two' })
  const second = await edit('Three.')
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ code: 'ENTRY_CHANGED', entry: { content: 'Two.' } })
})

test('a change of ratings does not change the text and its tags', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const entry = (await mara.post('/api/entries', anEntry({ tags: ['sea'] }))).json()
  const changed = (await mara.patch(`/api/entries/${entry.id}`, { mood: 1 })).json()
  expect(changed).toMatchObject({ mood: 1, energy: 3, content: entry.content, tags: entry.tags })
})

test('a deleted entry disappears everywhere and can be restored for thirty days', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const { id } = (await mara.post('/api/entries', anEntry())).json()
  expect((await mara.delete(`/api/entries/${id}`)).statusCode).toBe(204)
  expect((await mara.get('/api/entries')).json().entries).toEqual([])
  expect((await mara.get(`/api/entries/${id}`)).statusCode).toBe(404)
  expect((await mara.delete(`/api/entries/${id}`)).statusCode).toBe(404)
  fixture.clock.advance(20 * DAY)
  expect((await mara.post(`/api/entries/${id}/restore`)).statusCode).toBe(200)
  expect((await mara.get('/api/entries')).json().entries).toHaveLength(1)
  await mara.delete(`/api/entries/${id}`)
  fixture.clock.advance(31 * DAY - 20 * DAY)
  expect((await mara.get('/api/auth/status')).statusCode).toBe(200)
  fixture.clock.advance(20 * DAY)
  expect((await mara.post(`/api/entries/${id}/restore`)).statusCode).toBe(404)
})

test("no one can read, change, delete or restore another person's entry", async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('mara@x.test')
  const ines = await fixture.person('ines@x.test')
  const { id } = (await mara.post('/api/entries', anEntry())).json()
  expect((await ines.get(`/api/entries/${id}`)).statusCode).toBe(404)
  expect((await ines.patch(`/api/entries/${id}`, { mood: 1 })).statusCode).toBe(404)
  expect((await ines.delete(`/api/entries/${id}`)).statusCode).toBe(404)
  await mara.delete(`/api/entries/${id}`)
  expect((await ines.post(`/api/entries/${id}/restore`)).statusCode).toBe(404)
})

test('popular tags are counted by entry, with their share', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (const content of ['One #sea', 'Two #sea #kitchen', 'Three', 'Four #sea #sea']) {
    await mara.post('/api/entries', anEntry({ content }))
  }
  expect((await mara.get('/api/entries/tags/popular?limit=8')).json()).toEqual({
    tags: [
      { tag: 'sea', count: 3, usage_percentage: 75 },
      { tag: 'kitchen', count: 1, usage_percentage: 25 },
    ],
  })
  expect((await mara.get('/api/entries/tags/popular?limit=1')).json().tags).toHaveLength(1)
})

test('the streak follows the person’s local days', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  for (const created_at of ['2026-11-18T23:30:00Z', '2026-11-20T08:00:00Z']) {
    await mara.post('/api/entries', anEntry({ created_at }))
  }
  expect((await mara.get('/api/insights/streaks')).json()).toEqual({ current: 2, longest: 2 })
  fixture.clock.set('2026-11-21T23:00:00Z')
  expect((await mara.get('/api/insights/streaks')).json()).toEqual({ current: 0, longest: 2 })
})

test('neither the database nor the log contains a word of a journal', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person('private.name@x.test')
  await mara.post('/api/entries', anEntry({ content: 'Unmistakable albatross. #pelican', tags: ['cormorant'] }))
  await mara.get('/api/entries?q=albatross')
  const tables = await fixture.db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  for (const { name } of tables) {
    const [dump] = await fixture.db.query<{ dump: string | null }>(
      `select string_agg(encode(convert_to(rows::text, 'UTF8'), 'escape'), '') as dump from ${name} as rows`,
    )
    expect(dump?.dump ?? '').not.toMatch(/albatross|pelican|cormorant|private\.name/i)
  }
  const sealed = await fixture.db.query<{ body_sealed: Buffer }>('select body_sealed from entries')
  expect(sealed[0]!.body_sealed.toString('latin1')).not.toMatch(/albatross|pelican/i)
  expect(fixture.logs.join('')).not.toMatch(/albatross|pelican|cormorant|private\.name/i)
})

test('a tiny typing measure is stored unchanged and does not reject the entry', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const telemetry = { typing_speed_wpm: 1e-300, time_on_entry_seconds: 5e-324 }
  const written = await mara.post('/api/entries', anEntry({ telemetry }))
  expect(written.statusCode).toBe(201)
  const read = await mara.get(`/api/entries/${written.json<{ id: string }>().id}`)
  expect(read.json()).toMatchObject({ telemetry })
})
