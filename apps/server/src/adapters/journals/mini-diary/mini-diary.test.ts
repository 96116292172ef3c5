import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { miniDiary } from './index.ts'
import { MINI_DIARIUM, MINI_DIARY } from './mini-diary.fixture.ts'

const read = (json: unknown) =>
  readJournal(miniDiary, testFolder({ 'diary.json': typeof json === 'string' ? json : JSON.stringify(json) }))

test('Mini Diary has an entry per day, with Markdown', async () => {
  const { records, problems } = await read({
    ...MINI_DIARY,
    entries: {
      ...MINI_DIARY.entries,
      '2024-02-30': { dateUpdated: 'x', title: '', text: 'No such day' },
      '2024-10-03': { dateUpdated: 'x', title: '', text: '' },
      '2024-10-04': 'oops',
    },
  })
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: 'diary.json', number: 1 },
      externalId: null,
      title: 'First',
      text: '- **one**\n- two',
      time: { kind: 'local', day: '2024-10-01', time: null, zone: null },
      changedAt: Date.UTC(2026, 1, 15, 14, 15, 14),
    }),
    expect.objectContaining({ text: 'No such day', time: null, title: null, changedAt: null }),
  ])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [2, 'bad_date'],
    [3, 'empty'],
    [4, 'unreadable_record'],
  ])
})

test('Mini Diarium has a list of entries with ids and tags, in HTML or plain text', async () => {
  const { records } = await read({
    ...MINI_DIARIUM,
    entries: [
      ...MINI_DIARIUM.entries,
      {
        id: 43,
        date: '2024-01-15',
        title: '',
        text: 'Same day\n\nplain',
        dateUpdated: '2024-01-15T12:00:00+01:00',
        tags: [],
      },
      { id: 44, date: '2024-01-16', title: '', text: '<p>x<img src="data:image/png;base64,AAAA"></p>' },
    ],
  })
  expect(records.map(({ externalId, text, tags, leftBehind }) => [externalId, text, tags, leftBehind])).toEqual([
    ['42', 'See it (https://example.org)\n\n**b** <3', ['a', 'b'], []],
    ['43', 'Same day\n\nplain', [], []],
    ['44', 'x', [], ['attachment']],
  ])
  expect(records[1]?.changedAt).toBe(Date.UTC(2024, 0, 15, 11))
})

test('an old export without the name of its program is recognized by its days', async () => {
  const { records } = await read({
    metadata: { version: '1.0' },
    entries: { '2019-01-01': { dateUpdated: '', title: '', text: 'x' } },
  })
  expect(records).toHaveLength(1)
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'jrnl.json': JSON.stringify({
      tags: {},
      entries: [{ title: 'a', body: 'b', date: '2024-01-15', time: '09:30', tags: [] }],
    }),
    'dayone.json': JSON.stringify({
      metadata: { version: '1.0' },
      entries: [{ uuid: 'A', text: 'x', creationDate: '2024-01-15T00:00:00Z' }],
    }),
    'days.json': JSON.stringify({
      entries: { '2024-01-15': { text: 'x' }, monday: { text: 'x', title: 'y', dateUpdated: '' } },
    }),
  })
  expect(await miniDiary.recognize(folder)).toEqual([])
})
