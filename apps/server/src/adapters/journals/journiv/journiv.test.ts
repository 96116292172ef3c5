import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { journiv } from './index.ts'
import { backup, ENTRY } from './journiv.fixture.ts'

const read = (json: string) => readJournal(journiv, testFolder({ 'journiv.json': json, 'media/abc/snow.jpg': 'jpeg' }))

test('an entry has its moment and zone, journal, text, tags, mood, place and photographs', async () => {
  const { records, problems } = await read(backup([{ title: 'Diary', description: null, entries: [ENTRY] }]))
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: 'journiv.json', number: 1 },
      externalId: 'e-1',
      title: 'Snow',
      text: 'Morning\n\nSnow, **at last**. Map (https://example.org)',
      time: { kind: 'moment', at: Date.UTC(2026, 0, 10, 6, 30), zone: 'Europe/Prague' },
      changedAt: Date.UTC(2026, 0, 11, 6, 30),
      tags: ['winter', 'walk'],
      folder: 'Diary',
      mood: { name: 'good', scale: null },
      photographs: [{ path: 'media/abc/snow.jpg', description: 'A hill' }],
      location: 'Letná, Praha, Czechia',
      leftBehind: ['audio', 'weather', 'star'],
    }),
  ])
  expect(problems.map(({ problem }) => problem)).toEqual(['missing_photograph'])
})

test('entries of several journals are counted on, each in its journal, and a damaged one is a problem', async () => {
  const entry = (id: string) => ({ ...ENTRY, media: [], external_id: id })
  const json = backup([
    { title: 'One', entries: [entry('a'), entry('b')] },
    { title: 'Two', entries: [5, entry('c')] },
  ])
  const { records, problems } = await read(json)
  expect(records.map(({ place, folder, externalId }) => [place.number, folder, externalId])).toEqual([
    [1, 'One', 'a'],
    [2, 'One', 'b'],
    [4, 'Two', 'c'],
  ])
  expect(problems).toEqual([
    { kind: 'problem', place: { file: 'journiv.json', number: 3 }, problem: 'unreadable_record' },
  ])
})

test('where the moment and the date of an entry disagree, its date counts', async () => {
  const entry = { ...ENTRY, media: [], entry_datetime_utc: '2026-01-09T23:30:00', entry_timezone: '' }
  const { records } = await read(backup([{ entries: [entry, { ...entry, entry_timezone: 'Europe/Prague' }] }]))
  expect(records.map(({ time }) => time)).toEqual([
    { kind: 'local', day: '2026-01-10', time: null, zone: null },
    { kind: 'moment', at: Date.UTC(2026, 0, 9, 23, 30), zone: 'Europe/Prague' },
  ])
})

test('moods have a place on the scale only when the backup has one from 1 to 5', async () => {
  const scaleWith = async (definitions: object[]) =>
    (await read(backup([{ entries: [{ ...ENTRY, media: [] }] }], { mood_definitions: definitions }))).records[0]?.mood
      ?.scale
  expect(
    await scaleWith([
      { name: 'Good', score: 4 },
      { name: 'awful', score: 1 },
    ]),
  ).toBe(4)
  expect(
    await scaleWith([
      { name: 'Good', score: 4 },
      { name: 'awful', score: -5 },
    ]),
  ).toBeNull()
})

test('a moment has its mood and activities, and perhaps an entry with formatted text', async () => {
  const ops = [
    { insert: 'A day' },
    { insert: '\n', attributes: { header: 1 } },
    { insert: 'Tea with ' },
    { insert: 'Ana', attributes: { bold: true } },
    { insert: '.\nRain.\n' },
    { insert: { image: '7' } },
    { insert: 'milk' },
    { insert: '\n', attributes: { list: 'checked' } },
    { insert: 'bread' },
    { insert: '\n', attributes: { list: 'unchecked' } },
    { insert: 'so it < goes' },
    { insert: '\n', attributes: { blockquote: true } },
  ]
  const moment = {
    logged_at_utc: '2026-03-01T20:00:00Z',
    logged_date_tz: '2026-03-01',
    logged_timezone: 'UTC',
    primary_mood_name: 'good',
    mood_activity: [{ mood_name: 'good' }, { activity_external_id: '9' }, { activity_name: 'reading' }],
    media: [],
    external_id: 'm-1',
    entry: { title: 'Ten', content_delta: { ops }, journal_external_id: 'j' },
  }
  const { records } = await read(
    backup([{ title: 'Diary', external_id: 'j' }], {
      moments: [moment, { ...moment, entry: null, external_id: 'm-2' }],
      activities: [{ name: 'tea', external_id: '9' }],
    }),
  )
  expect(records).toHaveLength(2)
  expect(records[0]).toMatchObject({
    externalId: 'm-1',
    title: 'Ten',
    folder: 'Diary',
    tags: ['tea', 'reading'],
    text: 'A day\n\nTea with **Ana**.\nRain.\n\n- [x] milk\n- [ ] bread\n\n> so it < goes',
    time: { kind: 'moment', at: Date.UTC(2026, 2, 1, 20), zone: 'UTC' },
  })
})

test('dates that no calendar has and fields of unexpected types don’t lose the text', async () => {
  const { records, problems } = await read(
    backup([
      {
        title: 5,
        entries: [{ content: 'x', entry_date: '2026-02-30', tags: 'a', media: { a: 1 }, mood_log: [], title: {} }],
      },
    ]),
  )
  expect(records[0]).toMatchObject({ text: 'x', time: null, tags: [], mood: null, title: null, folder: null })
  expect(problems.map(({ problem }) => problem)).toEqual(['bad_date'])
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'a.json': JSON.stringify({ export_version: '1.0', entries: [] }),
    'b.json': JSON.stringify([{ export_version: '1.0', app_version: '1' }]),
    'journiv.json': '{"journals":[',
    'c.txt': 'export_version app_version',
  })
  expect(await journiv.recognize(folder)).toEqual([])
})
