import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { memos } from './index.ts'
import { MEMO } from './memos.fixture.ts'

const read = (json: unknown) =>
  readJournal(memos, testFolder({ 'memos.json': JSON.stringify(json), 'assets/Snow.JPG': 'jpeg' }))

test('a memo has its moment, text, tags, place and photographs', async () => {
  const { records, problems } = await read({ memos: [MEMO], nextPageToken: '' })
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: 'memos.json', number: 1 },
      externalId: 'memos/3UZ7uBbHsLEAwdYE5HKhjd',
      text: 'Now\n\n- snow #winter/cold and `#not`\n\nhttps://example.org/a.png',
      time: { kind: 'moment', at: Date.UTC(2026, 0, 1, 8), zone: null },
      changedAt: Date.UTC(2026, 0, 2, 8),
      tags: ['winter/cold', 'day'],
      photographs: [{ path: 'assets/Snow.JPG', description: '' }],
      leftBehind: ['pdf', 'star'],
      location: 'Praha',
    }),
  ])
  expect(problems.map(({ problem }) => problem)).toEqual(['missing_photograph'])
})

test('lists of older versions have seconds and other names', async () => {
  const old = {
    id: 7,
    rowStatus: 'NORMAL',
    createdTs: 1_690_000_000,
    updatedTs: 1_690_000_100,
    content: 'x #a',
    resourceList: [],
  }
  for (const json of [[old], { data: [old] }]) {
    const { records } = await read(json)
    expect(records[0]).toMatchObject({
      externalId: '7',
      time: { kind: 'moment', at: 1_690_000_000_000, zone: null },
      tags: ['a'],
    })
  }
})

test('damaged memos are problems, and a memo without a time keeps its text', async () => {
  const { records, problems } = await read([
    MEMO,
    7,
    { ...MEMO, attachments: [], createTime: '2026-02-30', displayTime: 5e20 },
  ])
  expect(records.map(({ time }) => time?.kind ?? null)).toEqual(['moment', null])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [1, 'missing_photograph'],
    [2, 'unreadable_record'],
    [3, 'bad_date'],
  ])
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'a.json': JSON.stringify([{ content: 'x', createdAt: 1 }]),
    'b.json': JSON.stringify({ memos: [{ visibility: 'PRIVATE', createTime: '2026-01-01T00:00:00Z' }] }),
    'c.json': JSON.stringify({ entries: [MEMO] }),
  })
  expect(await memos.recognize(folder)).toEqual([])
})
