import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { daybook } from './index.ts'

const HEADER = 'Date,Title,Text,Images\r\n'

test('each row is an entry with its local time, its text and its photographs', async () => {
  const { paths, items } = await readJournal(
    daybook,
    testFolder({
      'Daybook/entries.csv': `\uFEFF${HEADER}2023-07-09-18:05,"By the ""sea""","One, two
three","a.jpg, B.png,gone.jpg,a.jpg"\r\n2023-07-10-00:00,,"quiet",\r\n`,
      'Daybook/A.jpg': 'x',
      'Daybook/b.png': 'x',
    }),
  )
  expect(paths).toEqual(['Daybook/entries.csv'])
  expect(items).toMatchObject([
    {
      place: { file: 'Daybook/entries.csv', number: 1 },
      externalId: null,
      title: 'By the "sea"',
      text: 'One, two\nthree',
      time: { kind: 'local', day: '2023-07-09', time: '18:05', zone: null },
      photographs: [{ path: 'Daybook/A.jpg' }, { path: 'Daybook/b.png' }],
      mood: null,
    },
    { problem: 'missing_photograph', place: { number: 1 } },
    { title: null, text: 'quiet', time: { day: '2023-07-10', time: '00:00' }, place: { number: 2 } },
  ])
})

test('odd rows lose what is odd, and the others come in', async () => {
  const csv = `${HEADER}2023-02-30-10:00,a,no such day,\n2023-07-09-25:00,,no such hour\n2023-07-09-10:00\n,,,,,,\n"2023-07-10-10:00",b,"say ""so""",x,y,z\n`
  const { items } = await readJournal(daybook, testFolder({ 'entries.csv': csv }))
  expect(items).toMatchObject([
    { text: 'no such day', time: null },
    { problem: 'bad_date' },
    { text: 'no such hour', time: { day: '2023-07-09', time: null } },
    { problem: 'empty' },
    { problem: 'empty' },
    { problem: 'bad_date' },
    { title: 'b', text: 'say "so"', photographs: [] },
  ])
})

test('columns may be in another order, and a quotation that never ends is reported after the rows before', async () => {
  const csv = 'Images,Text,Title,Date\n,one,,2023-07-09-10:00\n,"two,,2023-07-10-10:00\n'
  const { items } = await readJournal(daybook, testFolder({ 'e.csv': csv }))
  expect(items).toMatchObject([{ text: 'one' }, { problem: 'unreadable_file' }])
  const endless = `${HEADER}2023-07-09-10:00,,one,\n2023-07-09-10:00,,"${'x'.repeat(3_000_000)}",\n`
  const { problems } = await readJournal(daybook, testFolder({ 'e.csv': endless }))
  expect(problems).toMatchObject([{ problem: 'unreadable_file' }])
})

test('a table whose first text is longer than the head of the file is recognized', async () => {
  const csv = `${HEADER}2023-07-09-10:00,,"${'long '.repeat(20_000)}",\n`
  const { records } = await readJournal(daybook, testFolder({ 'entries.csv': csv }))
  expect(records.map(({ text }) => text.length)).toEqual([99_999])
})

test('other tables are left to others', async () => {
  const folder = testFolder({
    'a.csv': 'Date,Title,Text\n2023-07-09-10:00,a,b',
    'b.csv': 'Date,Title,Text,Images\n2023-07-09,10:00,a,b'.replace('2023-07-09,', '07/09/2023,'),
    'c.csv': 'full_date,date,weekday,time,mood,activities,note_title,note\n2023-07-09,July 9,Sunday,18:00,good,,,',
    'd.csv': 'Date,Title,Text,Images,"unclosed',
    'e.json': '{"Date":"2023-07-09-10:00"}',
  })
  expect(await daybook.recognize(folder)).toEqual([])
})
