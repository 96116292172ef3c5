import { expect, test } from 'vitest'
import { NO_CHOICES, readJournal, testFolder } from '#server/testing/journal-folder.ts'
import type { ReadingChoices } from '../journal-adapter.ts'
import { csv } from './index.ts'

const read = (table: string | Buffer, choices: Partial<ReadingChoices> = {}, name = 'table.csv') =>
  readJournal(csv, testFolder({ [name]: table }), choices)
const local = (day: string, time: string | null = null) => ({ kind: 'local', day, time, zone: null })
const times = async (table: string, choices: Partial<ReadingChoices> = {}) =>
  (await read(table, choices)).records.map(({ time }) => time)
const factsOf = (table: string) => csv.facts?.(testFolder({ 'table.csv': table }), ['table.csv'], NO_CHOICES)

test('a row is a record with date, time, title, text, mood, ratings, tags and folder', async () => {
  const { records, problems } = await read(
    '\uFEFFDate,Time,Title,Entry,Mood,Energy,Focus,Tags,Notebook,Weather\r\n2024-01-15,9:30 pm,"A walk, again","One\r\n\r\ntwo ""so""",4,2,9,"river, snow",Diary,sunny\r\n',
  )
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: 'table.csv', number: 1 },
      externalId: null,
      title: 'A walk, again',
      text: 'One\n\ntwo "so"',
      time: local('2024-01-15', '21:30'),
      mood: { name: '4', scale: 4 },
      energy: 2,
      focus: null,
      tags: ['river', 'snow'],
      folder: 'Diary',
      leftBehind: ['scale'],
    }),
  ])
})

test('headers are recognized in six languages', async () => {
  const rolesOf = async (header: string) => {
    const facts = await factsOf(`${header}\n2024-01-15,x,y,z\n`)
    return facts?.tables[0]?.roles
  }
  const expected = ['date', 'text', 'mood', 'tags']
  expect(await rolesOf('Date,Content,Mood,Tags')).toEqual(expected)
  expect(await rolesOf('Datum,Eintrag,Stimmung,Schlagwörter')).toEqual(expected)
  expect(await rolesOf('Jour,Texte,Humeur,Étiquettes')).toEqual(expected)
  expect(await rolesOf('Fecha,Contenido,Estado de ánimo,Etiquetas')).toEqual(expected)
  expect(await rolesOf("Data,Testo,Stato d'animo,Etichette")).toEqual(expected)
  expect(await rolesOf('Data,Conteúdo,Humor,Categorias')).toEqual(expected)
  expect(await rolesOf('created_at,Journal Entry,mood (1-5),Activities')).toEqual(expected)
  expect(await rolesOf('Date,Journal,Notes,Tags')).toEqual(['date', 'folder', 'text', 'tags'])
  expect(await rolesOf('Date,Created,Updated,Text')).toEqual(['date', 'ignore', 'ignore', 'text'])
})

test('dates are read in all common shapes', async () => {
  const dates = [
    '2024-01-15 21:30:05',
    '2024-01-15T21:30:00+01:00',
    '2024-01-15T20:30:00.123456Z',
    '20240115',
    '2024/1/15',
    '15.01.2024',
    '15 January 2024 at 9:30 PM',
    '"Jan 15, 2024"',
    '15 janv. 2024',
    '1705350600',
    '1705350600000',
    '45306',
    '45306.5',
  ]
  const moment = (zone: number | null, extra = 0) => ({
    kind: 'moment',
    at: Date.UTC(2024, 0, 15, 20, 30) + extra,
    zone,
  })
  expect(await times(['date,text', ...dates.map((date) => `${date},x`)].join('\n'))).toEqual([
    local('2024-01-15', '21:30'),
    moment(60),
    moment(null, 123),
    local('2024-01-15'),
    local('2024-01-15'),
    local('2024-01-15'),
    local('2024-01-15', '21:30'),
    local('2024-01-15'),
    local('2024-01-15'),
    moment(null),
    moment(null),
    local('2024-01-15'),
    local('2024-01-15', '12:00'),
  ])
})

test('the order of day and month is certain when the dates show it, even far into the table', async () => {
  const many = Array.from({ length: 3_000 }, () => '03/04/2024,x').join('\n')
  expect(await factsOf(`date,text\n${many}\n13/04/2024,x`)).toMatchObject({
    dateOrder: { order: 'day-first', certain: true },
  })
  expect(await factsOf(`date,text\n${many}\n04/13/2024,x`)).toMatchObject({
    dateOrder: { order: 'month-first', certain: true },
  })
  expect(await factsOf('date,text\n03/04/2024,x')).toMatchObject({ dateOrder: { certain: false } })
  expect(await factsOf('date,text\n2024-04-03,x')).toMatchObject({ dateOrder: null })
  const table = 'date,content\n01/02/2024,x\n01/31/2024,y'
  expect(await times(table)).toEqual([local('2024-01-02'), local('2024-01-31')])
  expect(await times('date,content\n01/02/2024,x', { dateOrder: 'month-first' })).toEqual([local('2024-01-02')])
  expect(await times('date,content\n01/02/2024,x', { dateOrder: 'day-first' })).toEqual([local('2024-02-01')])
})

test('moods from 1 to 5 stay as they are, and those on another scale or in words are for the person to place', async () => {
  const moods = async (...names: string[]) =>
    (await read(`date;mood;text\n${names.map((name) => `2024-01-15;${name};x`).join('\n')}`)).records.map(
      ({ mood }) => mood?.scale,
    )
  expect(await moods('1', '5', '3.0')).toEqual([1, 5, 3])
  expect(await moods('1', '5', '8')).toEqual([null, null, null])
  expect(await moods('4', '3.5')).toEqual([null, null])
  expect(await moods('4', 'happy', '')).toEqual([4, null, undefined])
})

test('a table without a header is read by what is in its columns', async () => {
  const { records } = await read('1,2024-01-15,It rained all day.\n2,2024-01-16,"Sun, at last."')
  expect(records.map(({ place, time, text }) => [place.number, time, text])).toEqual([
    [1, local('2024-01-15'), 'It rained all day.'],
    [2, local('2024-01-16'), 'Sun, at last.'],
  ])
  expect(await factsOf('2024-01-15,It rained.\n2024-01-16,Sun.')).toMatchObject({
    tables: [{ header: ['Column 1', 'Column 2'], example: ['2024-01-15', 'It rained.'], roles: ['date', 'text'] }],
  })
})

test('unknown headers are read by what is below them, and the person can assign the columns', async () => {
  const table = 'wann,was,wie\n2024-01-15,Ein langer Text über den Tag,gut\n2024-01-16,Noch ein langer Text,schlecht'
  expect((await read(table)).records[0]).toMatchObject({ text: 'Ein langer Text über den Tag', mood: null })
  const columns = new Map([['table.csv', ['date', 'title', 'mood'] as const]])
  expect((await read(table, { columns })).records[0]).toMatchObject({
    text: '',
    title: 'Ein langer Text über den Tag',
    mood: { name: 'gut', scale: null },
    time: local('2024-01-15'),
  })
})

test('rows with too few or too many cells keep their text', async () => {
  const { records, problems } = await read(
    'date,tags,text\n2024-01-15,a,one, two, three\n2024-01-16\n,,\n2024-01-17,b,fine\n2024-02-30,,no such day',
  )
  expect(records.map(({ place, text, time }) => [place.number, text, time?.kind])).toEqual([
    [1, 'one, two, three', 'local'],
    [4, 'fine', 'local'],
    [5, 'no such day', undefined],
  ])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [2, 'empty'],
    [5, 'bad_date'],
  ])
})

test('several columns of text are paragraphs, HTML is read, and tags have many spellings', async () => {
  const { records } = await read(
    'date\tnotes\tthoughts\ttags\n2024-01-15\tOne<br>two &amp; three\tAnd more.\t#a #b\n2024-01-16\tx\t\t["c", "d e"]\n2024-01-17\tx\t\tf | g, h\n2024-01-18\tx\t\tjust one',
  )
  expect(records.map(({ text, tags }) => [text, tags])).toEqual([
    ['One\ntwo & three\n\nAnd more.', ['a', 'b']],
    ['x', ['c', 'd e']],
    ['x', ['f', 'g, h']],
    ['x', ['just one']],
  ])
})

test('a time zone beside the date counts', async () => {
  const { records } = await read(
    'created_at,time_zone,text\n2024-01-15T20:30:00Z,Europe/Prague,x\n2024-01-15T20:30:00Z,Nowhere,y',
  )
  expect(records.map(({ time }) => time?.zone)).toEqual(['Europe/Prague', null])
})

test('of the table with all data that Soundings exports, only entries are records, as they were written', async () => {
  const { records, problems } = await read(
    [
      'record,id,created_at,updated_at,added_at,local_date,time_zone,title,text,mood,energy,focus,tags,answers,prompt,word_count,undated',
      '"account","a","2024-01-01T00:00:00.000Z",,,,"Europe/Prague",,,,,,,,,,',
      '"entry","e1","2024-01-15T20:30:00.000Z","2024-01-15T20:30:00.000Z","2024-01-15T20:30:00.000Z","2024-01-15","Europe/Prague","A title","\'- one  \n\n\n<b>two</b>",4,2,5,"run; sea",,,3,false',
      '"entry","e2","2024-01-15T20:30:00.000Z","2024-01-15T20:30:00.000Z","2024-01-15T20:30:00.000Z","Undated","Europe/Prague","T","x",3,3,3,"",,,1,true',
      '"echo","x","2024-01-16T00:00:00.000Z",,,"2024-01-16",,,"An Echo",,,,,,,,',
    ].join('\r\n'),
  )
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      externalId: 'e1',
      text: '- one  \n\n\n<b>two</b>',
      time: { kind: 'moment', at: Date.UTC(2024, 0, 15, 20, 30), zone: 'Europe/Prague' },
      mood: { name: '4', scale: 4 },
      energy: 2,
      focus: 5,
      tags: ['run', 'sea'],
    }),
    expect.objectContaining({ externalId: 'e2', time: null }),
  ])
})

test('a quote that never ends is a problem of the file, after the rows before it', async () => {
  const { records, problems } = await read(`date,text\n2024-01-15,a\n2024-01-16,"${'x'.repeat(5_000_000)}`)
  expect(records).toHaveLength(1)
  expect(problems).toEqual([
    { kind: 'problem', place: { file: 'table.csv', number: null }, problem: 'unreadable_file' },
  ])
})

test('a table without words or moods is a problem', async () => {
  const { problems } = await read('date,steps\n2024-01-15,5000\n2024-01-16,6000')
  expect(problems.map(({ problem }) => problem)).toEqual(['unreadable_file'])
})

test('files that are no tables of a journal are not claimed', async () => {
  const folder = testFolder({
    'prose.txt': 'Dear diary, it rained.\nToday, I slept.\nTomorrow, who knows.',
    'log.txt': '2024-01-15 10:00:00,123 INFO started\n2024-01-15 10:00:01,125 INFO stopped',
    'table.md': '| date | text |\n| --- | --- |\n| 2024-01-15 | x |',
    'data.json': '{"date": "2024-01-15", "text": "x"}',
    'list.json': '[1,2\n,3,4]',
    'page.html': '<p>date,text\n2024-01-15,x',
    'contacts.vcf': 'BEGIN:VCARD\nN:a;b;c;d',
    'one.csv': 'just one column\nand no more',
    'numbers.csv': '1,2,3\n4,5,6',
    'empty.csv': '',
    'photo.csv': Buffer.from([255, 216, 255, 0, 44, 44, 10, 0, 1]),
  })
  expect(await csv.recognize(folder)).toEqual([])
  expect(await csv.recognize(testFolder({ 'export.txt': 'Date;Text\n2024-01-15;x' }))).toEqual(['export.txt'])
})
