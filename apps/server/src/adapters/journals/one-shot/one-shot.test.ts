import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { oneShot } from './index.ts'
import { entry } from './one-shot.fixture.ts'

const read = (...entries: unknown[]) =>
  readJournal(oneShot, testFolder({ 'export.json': JSON.stringify(entries), 'pictures/one.jpg': 'x' }))

test('an entry has its moment, text, mood and photograph', async () => {
  const { records, problems } = await read(entry({ relativePath: 'media/one.jpg' }), entry({ relativePath: 'two.jpg' }))
  expect(records[0]).toMatchObject({
    text: 'Rain *and* sun',
    time: { kind: 'moment', at: 1_700_000_000_000, zone: null },
    mood: { name: 'HAPPY', scale: 4 },
    photographs: [{ path: 'pictures/one.jpg', description: '' }],
  })
  expect(problems).toEqual([
    { kind: 'problem', place: { file: 'export.json', number: 2 }, problem: 'missing_photograph' },
  ])
})

test('the five moods have their order', async () => {
  const moods = ['VERY_SAD', 'SAD', 'NEUTRAL', 'HAPPY', 'VERY_HAPPY', 'ANGRY']
  const { records } = await read(...moods.map((happiness) => entry({ happiness })))
  expect(records.map(({ mood }) => mood?.scale)).toEqual([1, 2, 3, 4, 5, null])
})

test('damaged entries are problems', async () => {
  const { problems } = await read(entry(), 5, entry({ created: 1e17 }), entry({ textContent: null, happiness: null }))
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [2, 'unreadable_record'],
    [3, 'bad_date'],
    [4, 'empty'],
  ])
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'a.json': JSON.stringify([{ created: 'x', happiness: 'SAD', textContent: 'y' }]),
    'b.json': JSON.stringify({ entries: [entry()] }),
  })
  expect(await oneShot.recognize(folder)).toEqual([])
})
