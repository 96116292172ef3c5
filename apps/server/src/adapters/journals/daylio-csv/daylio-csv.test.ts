import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { daylioCsv } from './index.ts'

const HEADER = 'full_date,date,weekday,time,mood,activities,scales,note_title,note'
const read = (table: string) => readJournal(daylioCsv, testFolder({ 'daylio_export.csv': table }))

test('a row has its local time, mood, activities, title and note', async () => {
  const { records, problems } = await read(
    `\uFEFF${HEADER}\r\n2023-01-24,"24. Januar",Dienstag,9:59,gut,"Familie | Früh schlafen","Schlaf: 7 | Stress:\u00a02","Ein Titel","Erste Zeile<br>zweite, ""so"""\r\n`,
  )
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: 'daylio_export.csv', number: 1 },
      externalId: null,
      time: { kind: 'local', day: '2023-01-24', time: '09:59', zone: null },
      mood: { name: 'gut', scale: 4 },
      tags: ['Familie', 'Früh schlafen'],
      title: 'Ein Titel',
      text: 'Erste Zeile\nzweite, "so"',
      leftBehind: ['scale'],
    }),
  ])
})

test('the tables of 2021 and 2018 are read, too', async () => {
  const { records } = await read(
    'full_date,date,weekday,time,mood,activities,note_title,note\n2021-03-09,March 9,Tuesday,8:30 pm,rad,,"","x"',
  )
  expect(records[0]?.time).toEqual({ kind: 'local', day: '2021-03-09', time: '20:30', zone: null })
  const old = await read(
    'year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,20:03,meh,"friends | tv",x\n2018,31 décembre,lundi,0:05,bad,,y',
  )
  expect(old.records.map(({ time }) => time)).toEqual([
    { kind: 'local', day: '2018-05-18', time: '20:03', zone: null },
    { kind: 'local', day: '2018-12-31', time: '00:05', zone: null },
  ])
})

test('the standard words of one language have a place on the scale, and names of a person’s own have none', async () => {
  const moods = async (...names: string[]) => {
    const rows = names.map((name) => `2023-01-24,x,x,9:59,${name},,,,`)
    return (await read([HEADER, ...rows].join('\n'))).records.map(({ mood }) => mood?.scale)
  }
  expect(await moods('rad', 'Good', 'meh', 'bad', 'awful', 'love it')).toEqual([5, 4, 3, 2, 1, null])
  expect(await moods('super', 'bien', 'mouais', 'mauvais', 'horrible')).toEqual([5, 4, 3, 2, 1])
  expect(await moods('Super', 'Gut', 'Ok', 'Schlecht', 'Lausig')).toEqual([5, 4, 3, 2, 1])
  expect(await moods('super')).toEqual([5])
  expect(await moods('rad', 'good', 'ok')).toEqual([5, 4, null])
  expect(await moods('dobře', 'ok?')).toEqual([null, null])
})

test('several rows a day are several records, and short rows lose only what they lack', async () => {
  const { records, problems } = await read(
    `${HEADER}\n2023-01-24,x,x,9:59,rad\n2023-01-24,x,x,21:00,bad,a | a |,,,late\n2023-02-30,x,x,25:00,meh,,,,x\n2023-02-01,x,x,,,,,,`,
  )
  expect(records.map(({ time, tags }) => [time?.kind === 'local' ? `${time.day} ${time.time}` : null, tags])).toEqual([
    ['2023-01-24 09:59', []],
    ['2023-01-24 21:00', ['a']],
    [null, []],
  ])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [3, 'bad_date'],
    [4, 'empty'],
  ])
})

test('a note with commas that was not quoted comes in whole', async () => {
  const { records } = await read(`${HEADER}\n2023-01-24,24 Jan,Tuesday,9:59,good,,,A title,Rain, then sun, and rain`)
  expect(records).toMatchObject([{ title: 'A title', text: 'Rain, then sun, and rain' }])
})

test('a table that a spreadsheet has saved again is read', async () => {
  const table = `${HEADER.replaceAll(',', ';')}\n2023-01-24;24. Jan;Di;9:59;Gut;Café;;;"Grüße; bis bald"`
  const { records } = await readJournal(daylioCsv, testFolder({ 'a.csv': Buffer.from(table, 'latin1') }))
  expect(records[0]).toMatchObject({ tags: ['Café'], text: 'Grüße; bis bald', mood: { scale: 4 } })
})

test('other tables are not claimed', async () => {
  const folder = testFolder({
    'a.csv': 'date,mood,note\n2023-01-24,good,x',
    'b.csv': 'full_date,mood,activities,note\n2023-01-24,good,x,y',
    'full.csv': 'full_date and year are words, too.\n',
    'c.csv': 'Date,Title,Text,Images\n2023-01-24-09:59,x,y,',
  })
  expect(await daylioCsv.recognize(folder)).toEqual([])
})
