import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { pixels } from './index.ts'

const read = (json: unknown) => readJournal(pixels, testFolder({ 'backup.json': JSON.stringify(json) }))

test('a pixel is a day with its mood, notes and tags', async () => {
  const { records, problems } = await read([
    {
      date: '2023-01-05',
      type: 'Mood',
      scores: [4],
      notes: 'Rain,\r\nlater sun',
      tags: [{ type: 'Emotions', entries: ['calm', 'glad'] }],
    },
    { date: '2023-1-6', type: 'Mood', scores: [1, 1], notes: '', tags: [] },
  ])
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      time: { kind: 'local', day: '2023-01-05', time: null, zone: null },
      mood: { name: '4', scale: 4 },
      text: 'Rain,\nlater sun',
      tags: ['calm', 'glad'],
    }),
    expect.objectContaining({
      time: { kind: 'local', day: '2023-01-06', time: null, zone: null },
      mood: { name: '1', scale: 1 },
    }),
  ])
})

test('different scores of a day are named, and no mean is made up', async () => {
  const { records } = await read([
    { date: '2023-01-05', type: 'Mood', scores: [2, 4], notes: 'x' },
    { date: '2023-01-06', type: 'Mood', scores: [7], notes: 'x' },
    { date: '2023-01-07', type: 'Mood', scores: [], notes: 'x' },
    { date: '2023-01-08', type: 'Sleep', scores: [3], notes: 'x' },
  ])
  expect(records.map(({ mood, leftBehind }) => [mood, leftBehind])).toEqual([
    [{ name: '2, 4', scale: null }, []],
    [{ name: '7', scale: null }, []],
    [null, []],
    [null, ['scale']],
  ])
})

test('damaged pixels are problems', async () => {
  const { records, problems } = await read([
    { date: '2023-01-05', type: 'Mood', scores: [2] },
    null,
    { date: '2023-02-30', type: 'Mood', scores: ['x', 3], notes: 7 },
    { date: '2023-01-05', type: 'Sleep', scores: [2] },
  ])
  expect(records.map(({ time, mood }) => [time?.kind, mood?.scale])).toEqual([
    ['local', 2],
    [undefined, 3],
  ])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [2, 'unreadable_record'],
    [3, 'bad_date'],
    [4, 'empty'],
  ])
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'a.json': JSON.stringify([{ date: '2023-01-05', type: 'Mood', notes: 'x' }]),
    'b.json': JSON.stringify({ entries: [{ date: '2023-01-05', type: 'Mood', scores: [1] }] }),
    'c.json': JSON.stringify([{ date: 5, type: 'Mood', scores: [1] }]),
  })
  expect(await pixels.recognize(folder)).toEqual([])
})
