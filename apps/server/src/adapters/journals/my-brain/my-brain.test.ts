import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { myBrain } from './index.ts'
import { backup, entry } from './my-brain.fixture.ts'

const read = (...diary: unknown[]) => readJournal(myBrain, testFolder({ 'backup.json': backup(...diary) }))

test('an entry of the diary has its moment, title, text and mood; notes are not entries', async () => {
  const { records } = await read(entry())
  expect(records).toEqual([
    expect.objectContaining({
      externalId: '7',
      title: 'A day',
      text: '- rain',
      time: { kind: 'moment', at: 1_700_000_000_000, zone: null },
      changedAt: 1_700_000_100_000,
      mood: { name: 'AWESOME', scale: 5 },
    }),
  ])
})

test('the five moods have their order, and another name has none', async () => {
  const moods = ['TERRIBLE', 'BAD', 'OKAY', 'GOOD', 'AWESOME', 'SO-SO', null]
  const { records } = await read(...moods.map((mood) => entry({ mood })))
  expect(records.map(({ mood }) => mood?.scale)).toEqual([1, 2, 3, 4, 5, null, undefined])
})

test('damaged entries are problems', async () => {
  const { problems } = await read(
    entry(),
    'x',
    entry({ createdDate: 0 }),
    entry({ title: '', content: '', mood: null }),
  )
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [2, 'unreadable_record'],
    [3, 'bad_date'],
    [4, 'empty'],
  ])
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'a.json': JSON.stringify({ diary: [{ title: 'x', content: 'y' }] }),
    'b.json': JSON.stringify([entry()]),
  })
  expect(await myBrain.recognize(folder)).toEqual([])
})
