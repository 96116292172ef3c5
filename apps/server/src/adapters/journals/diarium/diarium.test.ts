import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { ENTRY, page } from './diarium.fixture.ts'
import { diarium } from './index.ts'

test('an entry of the JSON export comes in with its local time, however many digits its fraction has', async () => {
  const { paths, items } = await readJournal(
    diarium,
    testFolder({
      'Diarium_2010.json': JSON.stringify([ENTRY]),
      'media/2010-10-26_154753488/1.jpg': 'x',
      'media/2010-10-26_154753488/2.mp4': 'x',
      'media/2010-10-27_101010000/1.jpg': 'x',
      'media/x/boat.png': 'x',
    }),
  )
  expect(paths).toEqual(['Diarium_2010.json'])
  expect(items).toEqual([
    {
      kind: 'record',
      place: { file: 'Diarium_2010.json', number: 1 },
      externalId: null,
      text: 'We made **nine**.\n\n- one sank',
      title: 'Paper boats',
      time: { kind: 'local', day: '2010-10-26', time: '15:47', zone: null },
      changedAt: null,
      tags: ['park', 'Ana'],
      folder: null,
      mood: { name: '★★★★', scale: 4 },
      energy: null,
      focus: null,
      photographs: [
        { path: 'media/2010-10-26_154753488/1.jpg', description: '' },
        { path: 'media/x/boat.png', description: '' },
      ],
      prompt: null,
      location: null,
      leftBehind: ['video', 'map', 'weather', 'scale'],
    },
  ])
})

test('media belong to the entry of their day, minute or second, once', async () => {
  const entry = (date: string) => ({ date, html: 'x' })
  const { records } = await readJournal(
    diarium,
    testFolder({
      'a.json': JSON.stringify(
        [
          '2020-01-01T08:00:00',
          '2020-01-01T09:30:15.1',
          '2020-01-01T23:00:00',
          '2020-01-02T00:00:00.1234567',
          '2020-01-02T07:00:00',
        ].map(entry),
      ),
      '20200101/day.jpg': 'x',
      '2020-01-01_093015/second.png': 'x',
      '2020-01-02_000000123/a.heic': 'x',
      '2020-01-03/other.jpg': 'x',
    }),
  )
  expect(records.map(({ photographs }) => photographs.map(({ path }) => path))).toEqual([
    ['20200101/day.jpg'],
    ['2020-01-01_093015/second.png'],
    [],
    ['2020-01-02_000000123/a.heic'],
    [],
  ])
})

test('a file for each day is read, and odd entries lose what is odd', async () => {
  const plain = { ...ENTRY, html: '<p>x</p>' }
  const { paths, items } = await readJournal(
    diarium,
    testFolder({
      'one.json': JSON.stringify({ ...plain, rating: 0, location: 'Vienna', trackers: [] }),
      'list.json': `[${JSON.stringify({ ...plain, date: '2010-02-30T10:00:00' })},oops,${JSON.stringify({
        ...plain,
        tags: 5,
        people: null,
        rating: '9',
        heading: {},
      })},{"date":"2011-01-01T10:00:00","html":""}`,
    }),
  )
  expect(paths).toEqual(['one.json', 'list.json'])
  expect(items).toMatchObject([
    { title: 'Paper boats', mood: null, location: 'Vienna', leftBehind: ['weather'] },
    { place: { number: 1 }, time: null },
    { place: { number: 1 }, problem: 'bad_date' },
    { place: { number: 2 }, problem: 'unreadable_record' },
    { place: { number: 3 }, title: null, tags: [], mood: null },
    { place: { file: 'list.json', number: null }, problem: 'unreadable_file' },
  ])
})

test('a page of the HTML export has its day in the name of its folder, and its media beside it', async () => {
  const { paths, records, problems } = await readJournal(
    diarium,
    testFolder({
      'export/2017-07-27/entry.html': page(
        '<p class="Content">It &amp; <i>that</i></p><p class="Content">second</p>',
        [
          'Tags: sea, long walks',
          'Personen: Ana Maria',
          'Ort: 48.21, 16.37',
          'Lieu: Chez nous',
          '21 °C: sunny',
          'Weather: 21 °C',
        ],
        'By the sea',
      ),
      'export/2017-07-27/1.jpg': 'x',
      'export/2017-07-27/film.mp4': 'x',
      'export/2017-07-28_201500/entry.html': page('<p class="Content">late</p>'),
      'export/2017-07-28_201500/2.png': 'x',
    }),
  )
  expect(paths).toEqual(['export/2017-07-27/entry.html', 'export/2017-07-28_201500/entry.html'])
  expect(problems).toEqual([])
  expect(records).toMatchObject([
    {
      title: 'By the sea',
      text: 'It & *that*\n\nsecond',
      time: { kind: 'local', day: '2017-07-27', time: null, zone: null },
      tags: ['sea', 'long walks', 'Ana Maria'],
      location: 'Chez nous',
      photographs: [{ path: 'export/2017-07-27/1.jpg' }],
      leftBehind: ['map', 'attachment', 'weather', 'video'],
    },
    {
      text: 'late',
      time: { day: '2017-07-28', time: '20:15' },
      photographs: [{ path: 'export/2017-07-28_201500/2.png' }],
    },
  ])
})

test('files of other programs are left to others', async () => {
  const folder = testFolder({
    'pixels.json': '[{"type":"Mood","date":"2024-01-15","scores":[3],"notes":"x"}]',
    'moment.json': '[{"date":"2024-01-15T10:00:00Z","html":"<p>x</p>"}]',
    'day.json': '[{"date":"2024-01-15","html":"<p>x</p>"}]',
    'journey.json': '{"date_journal":1,"text":"x","html":"y"}',
    'page.html': '<p class="Content">a web page</p>',
    'apple.html': '<div class="pageHeader">x</div><div class="bodyText"></div>',
    'text.txt': 'SQLite format 3 is a format',
  })
  expect(await diarium.recognize(folder)).toEqual([])
})
