import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { unpacked } from '#server/capabilities/archive/archive.fixture.ts'
import { anEntry } from '#server/testing/builders.ts'
import type { Person } from '#server/testing/person.ts'
import { testApp } from '#server/testing/test-app.ts'
import { aJournal, dayOne, exported, filesOf, MULTILINGUAL_TEXT, readBook } from '#server/testing/portable-exports.ts'

const images = async (person: Person, ids: string[]) => {
  const all: Buffer[] = []
  for (const id of ids) all.push((await person.get(`/api/entry-photographs/${id}`)).rawPayload)
  return all
}

test('a Markdown folder has a note for each entry, with its photographs beside it', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const [, second, third] = await aJournal(fixture, mara)
  const answer = await exported(mara, 'markdown')
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="journals-export-markdown-2026-11-24.zip"')
  const files = await unpacked(answer.rawPayload)
  const ids = [...(second?.photographs ?? []), ...(third?.photographs ?? [])].map(({ id }) => id)
  expect([...files.keys()].toSorted()).toEqual(
    [
      'Soundings/2026/2026-11-21 The first day.md',
      'Soundings/2026/2026-11-22 A title so.md',
      'Soundings/2026/2026-11-23 The third day.md',
      ...ids.map((id) => `Soundings/photographs/${id}.jpg`),
    ].toSorted(),
  )
  const note = String(files.get('Soundings/2026/2026-11-22 A title so.md'))
  const [front = '', rest = ''] = note.slice('---\n'.length).split(/\n---\n(.*)/s)
  expect(parse(front)).toEqual({
    id: second?.id,
    date: expect.stringMatching(/^2026-11-22T\d\d:\d\d:\d\d\+01:00$/),
    time_zone: 'Europe/Prague',
    title: 'A title: "so"',
    tags: ['true'],
    mood: 5,
    energy: 3,
    focus: 3,
    prompt: 'What held?',
  })
  expect(rest).toBe(
    `\n${MULTILINGUAL_TEXT}\n\n![White \\[water\\] along the "quay" & <lamp>](../photographs/${ids[0]}.jpg)\n\n![](../photographs/${ids[1]}.jpg)\n`,
  )
  expect(new Date(String(parse(front).date)).getTime()).toBe(
    Math.floor(Date.parse(second?.created_at ?? '') / 1000) * 1000,
  )
  const stored = await images(mara, ids)
  for (const [index, id] of ids.entries()) {
    expect(files.get(`Soundings/photographs/${id}.jpg`)?.equals(stored[index] ?? Buffer.alloc(0))).toBe(true)
  }
})

test('a Day One ZIP has every entry with its zone, tags and ratings, and each image once', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const [, second, third] = await aJournal(fixture, mara)
  const files = await filesOf(mara, 'dayone')
  const { metadata, entries } = dayOne(files)
  expect(metadata).toEqual({ version: '1.0' })
  expect(entries.map(({ timeZone }) => timeZone)).toEqual(Array(3).fill('Europe/Prague'))
  expect(entries[0]).toMatchObject({ text: 'The first day.' })
  expect(entries[0]?.tags).toEqual(expect.arrayContaining(['walks', 'mood-4', 'energy-3', 'focus-3']))
  const shown = entries[1]
  expect(shown?.uuid).toBe(second?.id.replaceAll('-', '').toUpperCase())
  expect(shown?.creationDate).toBe(`${second?.created_at.slice(0, 19)}Z`)
  expect(shown?.modifiedDate).toBe(`${second?.updated_at.slice(0, 19)}Z`)
  const [first, other] = shown?.photos ?? []
  expect(first).toMatchObject({ type: 'jpeg', orderInEntry: 0, width: 64, height: 48 })
  expect(other).toMatchObject({ orderInEntry: 1 })
  expect(shown?.text.startsWith('# A title: "so"\n\n> What held?\n\n')).toBe(true)
  expect(
    shown?.text.endsWith(`\n\n![](dayone-moment://${first?.identifier})\n\n![](dayone-moment://${other?.identifier})`),
  ).toBe(true)
  const body = shown?.text.split('\n\n').slice(2, -2).join('\n\n') ?? ''
  expect(body.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(MULTILINGUAL_TEXT)
  const [again] = entries[2]?.photos ?? []
  expect(again?.md5).toBe(first?.md5)
  expect(again?.identifier).toBe(third?.photographs[0]?.id.replaceAll('-', '').toUpperCase())
  expect([...files.keys()].toSorted()).toEqual(
    ['Soundings.json', `photos/${first?.md5}.jpeg`, `photos/${other?.md5}.jpeg`].toSorted(),
  )
  for (const { md5 } of [first, other].filter((photo) => photo !== undefined)) {
    const bytes = files.get(`photos/${md5}.jpeg`) ?? Buffer.alloc(0)
    expect(createHash('md5').update(bytes).digest('hex')).toBe(md5)
  }
})

test('a book begins as an EPUB must, and each of its pages is there and well-formed', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  await mara.send('PUT', '/api/profile', { body: { display_name: 'Mara <Lind> & Co' } })
  await aJournal(fixture, mara)
  const answer = await exported(mara, 'epub')
  expect(answer.headers['content-type']).toBe('application/epub+zip')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="journals-export-2026-11-24.epub"')
  const bytes = answer.rawPayload
  // OCF 3.3, section 4.3: name and content of the first file at their places, stored, without an extra field.
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  expect([bytes.readUInt16LE(8), bytes.readUInt16LE(28), bytes.readUInt32LE(22)]).toEqual([0, 0, 20])
  const [title, contents, month] = readBook(await unpacked(bytes))
  expect(title).toContain('Mara <Lind> & Co')
  expect(title).toContain('November 21, 2026 to November 23, 2026')
  expect(contents?.replaceAll(/\s+/g, ' ').trim()).toBe('Contents 2026 November 2026')
  expect(month).toContain('A title: "so"')
  expect(month).toContain('{\\rtf} ]]> 1\t2')
  expect(month).toMatch(/The first day\.[^]*What held\?[^]*The third day\./)
})

test('a long month has several pages, and a year its months', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const long = 'A long line about the sea and the lamp. '.repeat(3_500)
  for (const created_at of [
    '2025-12-30T12:00:00Z',
    '2026-01-02T12:00:00Z',
    '2026-01-03T12:00:00Z',
    '2026-01-04T12:00:00Z',
  ])
    await mara.post('/api/entries', anEntry({ content: `${created_at}\n\n${long}`, created_at }))
  const files = await filesOf(mara, 'epub')
  expect([...files.keys()].filter((path) => /book\/\d/.test(path))).toEqual([
    'book/2025-12.xhtml',
    'book/2026-01.xhtml',
    'book/2026-01-2.xhtml',
  ])
  const [, contents, december, , last] = readBook(files)
  expect(contents?.replaceAll(/\s+/g, ' ').trim()).toBe('Contents 2025 December 2025 2026 January 2026')
  expect(december).toContain('2025-12-30T12:00:00Z')
  expect(last).toContain('January 2026 (continued)')
  expect(last).toContain('2026-01-04T12:00:00Z')
})

test('an entry that another time zone puts back into the month before is not lost', async () => {
  await using fixture = await testApp()
  const mara = await fixture.person()
  const write = async (timezone: string, created_at: string) => {
    await mara.send('PUT', '/api/profile', { body: { timezone } })
    await mara.post('/api/entries', anEntry({ content: `In ${timezone}.`, created_at }))
  }
  await write('Asia/Tokyo', '2025-11-30T16:00:00Z')
  await write('America/New_York', '2025-11-30T17:00:00Z')
  const [, contents, page] = readBook(await filesOf(mara, 'epub'))
  expect(contents).toContain('December 2025')
  expect(page).toMatch(/December 1, 2025[^]*In Asia\/Tokyo\.[^]*November 30, 2025[^]*In America\/New_York\./)
})
