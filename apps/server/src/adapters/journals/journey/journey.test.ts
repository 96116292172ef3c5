import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { journey } from './index.ts'
import { AT, entry } from './journey.fixture.ts'

test('each file is an entry, with what Journey knows about it', async () => {
  const { paths, items } = await readJournal(
    journey,
    testFolder({
      '2017/a.json': entry({
        address: '12 Pier Road',
        mood: 2,
        timezone: 'Europe/Lisbon',
        favourite: true,
        music_title: 'A song',
        weather: { id: 800, degree_c: 21.5, description: 'clear', icon: '01d', place: 'Lisbon' },
        photos: ['a-1.jpg', 'a-2.m4a', 'a-3.sticker', 'a-4.HEIC', 'a-1.jpg'],
        tags: ['home', 7, '', null, 'home'],
      }),
      '2017/A-1.JPG': 'x',
      '2017/a-2.m4a': 'x',
      '2017/a-4.heic': 'x',
    }),
  )
  expect(paths).toEqual(['2017/a.json'])
  expect(items).toEqual([
    {
      kind: 'record',
      place: { file: '2017/a.json', number: 1 },
      externalId: '1495138530000-3fd1d4a6b2c8e9f0',
      text: 'The *long* way home.',
      title: null,
      time: { kind: 'moment', at: AT, zone: 'Europe/Lisbon' },
      changedAt: AT + 1,
      tags: ['home', '7'],
      folder: null,
      mood: { name: 'good', scale: 4 },
      energy: null,
      focus: null,
      photographs: [
        { path: '2017/A-1.JPG', description: '' },
        { path: '2017/a-4.heic', description: '' },
      ],
      prompt: null,
      location: '12 Pier Road',
      leftBehind: ['audio', 'attachment', 'weather', 'star'],
    },
  ])
})

test('a mood of 1 is the best and of 5 the worst; 0 and anything else is none', async () => {
  const moods = [1, 2, 3, 4, 5, 0, 6, -1, 2.5, '3', null]
  const files = Object.fromEntries(moods.map((mood, index) => [`${index}.json`, entry({ mood })]))
  const { records } = await readJournal(journey, testFolder(files))
  expect(records.map(({ mood }) => mood?.scale ?? null)).toEqual([5, 4, 3, 2, 1, null, null, null, null, 3, null])
})

test('newer entries have a sentiment beside a mood of 1', async () => {
  const sentiments = [0.25, 0.75, 1, 1.25, 1.75, 0, 0.5]
  const files = Object.fromEntries(sentiments.map((sentiment) => [`${sentiment}.json`, entry({ mood: 1, sentiment })]))
  const { records } = await readJournal(journey, testFolder({ ...files, 'none.json': entry({ sentiment: 1 }) }))
  const found = records.map(({ mood, leftBehind }) => mood?.scale ?? leftBehind.join())
  expect(found).toEqual([1, 2, 3, 4, 5, 5, 'scale', 'scale'])
})

test('HTML and Markdown become text', async () => {
  const { records } = await readJournal(
    journey,
    testFolder({
      '1.json': entry({ text: '<p dir="auto">One &amp; <u>two</u></p><ul><li>three</li></ul>', type: 'html' }),
      '2.json': entry({ text: '# Day\r\n\r\n1 < 2 [here](https://example.com)' }),
      '3.json': entry({ text: 'no &amp; tags', type: 'html' }),
    }),
  )
  expect(records.map(({ text, title, leftBehind }) => [text, title, leftBehind])).toEqual([
    ['One & two\n\n- three', null, ['formatting']],
    ['Day\n\n1 < 2 here (https://example.com)', null, []],
    ['no & tags', null, []],
  ])
})

test('pictures in a text are photographs when their files are there', async () => {
  const text = '<p>x<img src="a-2.png"><img src="a-1.jpg"><img src="data:image/png;base64,AA=="></p>'
  const { records, problems } = await readJournal(
    journey,
    testFolder({
      'a.json': entry({ text, photos: ['a-1.jpg'] }),
      'a-1.jpg': 'x',
      'a-2.png': 'x',
      'b.json': entry({ text: 'y ![](gone.png)' }),
    }),
  )
  expect(records.map(({ photographs, leftBehind }) => [photographs.map(({ path }) => path), leftBehind])).toEqual([
    [['a-1.jpg', 'a-2.png'], ['attachment']],
    [[], []],
  ])
  expect(problems).toEqual([{ kind: 'problem', place: { file: 'b.json', number: 1 }, problem: 'missing_photograph' }])
})

test('places and weather that are not set are not left behind, and a place without words is', async () => {
  const { records } = await readJournal(
    journey,
    testFolder({
      '1.json': entry({}),
      '2.json': entry({ lat: 38.7, lon: -9.1 }),
      '3.json': entry({ lat: 38.7, lon: -9.1, weather: { place: 'Lisbon', degree_c: 0 } }),
    }),
  )
  expect(records.map(({ leftBehind, location }) => [leftBehind, location])).toEqual([
    [[], null],
    [['map'], null],
    [[], 'Lisbon'],
  ])
})

test('damaged files, impossible dates and missing photographs are reported, and the others come in', async () => {
  const { items } = await readJournal(
    journey,
    testFolder({
      'a.json': entry({ photos: ['gone.jpg', 'gone.m4a', '../../up.jpg'] }),
      'b.json': entry({ date_journal: 1e300, text: 'no date' }),
      'c.json': entry({}).slice(0, -30),
      'd.json': entry({ text: 5, tags: {}, photos: 'x', id: 3, weather: [] }),
      'e.json': entry({ text: `<p>${'<div>'.repeat(600)}deep` }),
      'f.json': entry({ text: 'last' }),
    }),
  )
  expect(items.map((item) => [item.place.file, item.kind === 'record' ? item.text : item.problem])).toEqual([
    ['a.json', 'The *long* way home.'],
    ['a.json', 'missing_photograph'],
    ['a.json', 'missing_photograph'],
    ['b.json', 'no date'],
    ['b.json', 'bad_date'],
    ['c.json', 'unreadable_record'],
    ['d.json', 'empty'],
    ['e.json', 'unreadable_record'],
    ['f.json', 'last'],
  ])
})

test('other JSON is left to others', async () => {
  const folder = testFolder({
    'list.json': `[${entry({})}]`,
    'nested.json': `{"entries":[${entry({})}]}`,
    'other.json': '{"id":"1","text":"x","date":1495138530000,"mood":3}',
    'words.json': '{"date_journal":"soon"}',
  })
  expect(await journey.recognize(folder)).toEqual([])
})
