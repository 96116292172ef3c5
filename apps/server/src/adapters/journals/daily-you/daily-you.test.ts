import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { entry } from './daily-you.fixture.ts'
import { dailyYou } from './index.ts'

const read = (...entries: unknown[]) =>
  readJournal(
    dailyYou,
    testFolder({ 'daily_you.json': JSON.stringify(entries), 'Images/b.jpg': 'x', 'Images/a.jpg': 'x' }),
  )

test('an entry has its local time, text, mood and photographs in their order', async () => {
  const images = [
    { imgPath: 'b.jpg', imgRank: 1, timeCreated: 'x' },
    { imgPath: 'a.jpg', imgRank: 0, timeCreated: 'x' },
    { imgPath: 'gone.jpg', imgRank: 2, timeCreated: 'x' },
  ]
  const { records, problems } = await read(entry({ images }))
  expect(records).toEqual([
    expect.objectContaining({
      text: 'Day\n\n- rain',
      time: { kind: 'local', day: '2023-01-05', time: '21:30', zone: null },
      changedAt: Date.UTC(2023, 0, 6, 8),
      mood: { name: '2', scale: 5 },
      photographs: [
        { path: 'Images/a.jpg', description: '' },
        { path: 'Images/b.jpg', description: '' },
      ],
    }),
  ])
  expect(problems.map(({ problem }) => problem)).toEqual(['missing_photograph'])
})

test('moods go from -2 to 2, and an entry can have none', async () => {
  const { records } = await read(...[-2, -1, 0, 1, 2, 7, null].map((mood) => entry({ mood })))
  expect(records.map(({ mood }) => mood?.scale)).toEqual([1, 2, 3, 4, 5, null, undefined])
})

test('damaged entries are problems', async () => {
  const { records, problems } = await read(entry(), [], entry({ timeCreated: 'x' }), entry({ text: '', mood: null }))
  expect(records.map(({ place }) => place.number)).toEqual([1, 3])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [2, 'unreadable_record'],
    [3, 'bad_date'],
    [4, 'empty'],
  ])
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'a.json': JSON.stringify([{ timeCreated: 'x', text: 'y', mood: 1 }]),
    'b.json': JSON.stringify({ entries: [entry()] }),
  })
  expect(await dailyYou.recognize(folder)).toEqual([])
})
