import { expect, test } from 'vitest'
import { folderOf } from '../files/folder.ts'
import { readJournal, testFile, testFolder } from '#server/testing/journal-folder.ts'
import { JOURNAL } from './day-one-text.fixture.ts'
import { dayOneText } from './index.ts'

test('each date line begins an entry, and the lines below it are not text', async () => {
  const { paths, records, problems } = await readJournal(
    dayOneText,
    testFolder({ 'export/Journal.txt': JOURNAL, 'export/photos/0CC1.jpeg': 'x' }),
  )
  expect(paths).toEqual(['export/Journal.txt'])
  expect(problems).toEqual([])
  expect(records).toMatchObject([
    {
      place: { file: 'export/Journal.txt', number: 1 },
      externalId: null,
      title: 'Low tide',
      text: '> a line that was quoted\n\n\nWe walked.'.replace('\n\n\n', '\n\n'),
      time: { kind: 'local', day: '2017-07-23', time: '14:54', zone: 540 },
      tags: ['sea', 'long walks'],
      location: '12 Pier Road, Busan, South Korea',
      photographs: [{ path: 'export/photos/0CC1.jpeg', description: '' }],
      leftBehind: ['weather'],
    },
    {
      text: 'Only a day.\n\tWeather:\tis a line of this text',
      time: { kind: 'local', day: '2024-01-15', time: null, zone: null },
    },
    { text: 'Another language.', time: { kind: 'local', day: '2014-10-24', time: '02:00', zone: null } },
  ])
})

test('lines end where they end, wherever the pieces of the file do', async () => {
  for (let pieceBytes = 1; pieceBytes < 8; pieceBytes++) {
    const folder = folderOf('', [testFile('a.txt', JOURNAL, pieceBytes)])
    const { records } = await readJournal(dayOneText, folder)
    expect(records.map(({ time }) => time?.kind)).toEqual(['local', 'local', 'local'])
  }
})

test('text before the first date comes in without one, and an impossible date is reported', async () => {
  const text =
    '\uFEFFWritten before.\n\tDate:\t16 January 2024\n\nx\n\tDate:\t32 January 2024\n\ny\n\tDate:\t17 January 2024\n\n\n'
  const { items } = await readJournal(dayOneText, testFolder({ 'a.txt': text }))
  expect(items).toMatchObject([
    { text: 'Written before.', time: null },
    { text: 'x', time: { day: '2024-01-16' } },
    { text: 'y', time: null },
    { problem: 'bad_date', place: { number: 2 } },
    { problem: 'empty', place: { number: 3 } },
  ])
})

test('a text in UTF-16 is read, and a missing photograph is reported', async () => {
  const text = Buffer.from('\uFEFF\tDate:\t16 January 2024\n\nAbend in Łódź ![](photos/a.heic)', 'utf16le')
  const { records, problems } = await readJournal(dayOneText, testFolder({ 'a.txt': text }))
  expect(records[0]?.text).toBe('Abend in Łódź')
  expect(problems.map(({ problem }) => problem)).toEqual(['missing_photograph'])
})

test('a text that only mentions dates is left to others', async () => {
  const folder = testFolder({
    'notes.txt': 'Date: 15 January 2024\n\nno tabs',
    'source.c': '/*\n\tDatum:\t14.03.2017\n*/',
    'table.txt': '\tDate:\tsoon\n\nx',
    'a.json': '{"entries":[]}',
    'b.bin': Buffer.from('\0\tDate:\t15 January 2024\n\n'),
  })
  expect(await dayOneText.recognize(folder)).toEqual([])
})

test('an entry of endless lines is too long, without being held', async () => {
  const text = `\tDate:\t16 January 2024\n\n${'x'.repeat(3_000_000)}${'\n'.repeat(10)}\tDate:\t17 January 2024\n\nshort`
  const { items } = await readJournal(dayOneText, testFolder({ 'a.txt': text }))
  expect(items).toMatchObject([{ problem: 'too_long' }, { text: 'short' }])
})
