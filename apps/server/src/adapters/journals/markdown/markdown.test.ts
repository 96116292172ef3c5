import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { markdown } from './index.ts'

const read = (contents: Readonly<Record<string, string | Buffer>>) => readJournal(markdown, testFolder(contents))
const local = (day: string, time: string | null = null) => ({ kind: 'local', day, time, zone: null })

test('front matter has the title, date, tags, ratings, place and id of a note', async () => {
  const { records, problems } = await read({
    'note.md': [
      '---',
      'id: 20240115-walk',
      'title: "A walk: by the river"',
      'date: 2024-01-15T21:30:00+01:00',
      'time_zone: Europe/Prague',
      'updated: 2024-01-16 08:00:03Z',
      'tags: [winter, river/upper]',
      'mood: 4',
      'energy: 2',
      'focus: 5',
      'place: Praha',
      'favorite: true',
      '---',
      '',
      '# A walk: by the river',
      '',
      '* snow #cold',
    ].join('\n'),
  })
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: 'note.md', number: 1 },
      externalId: '20240115-walk',
      title: 'A walk: by the river',
      text: '- snow #cold',
      time: { kind: 'moment', at: Date.UTC(2024, 0, 15, 20, 30), zone: 'Europe/Prague' },
      changedAt: Date.UTC(2024, 0, 16, 8, 0, 3),
      tags: ['winter', 'river/upper', 'cold'],
      mood: { name: '4', scale: 4 },
      energy: 2,
      focus: 5,
      location: 'Praha',
      leftBehind: ['star'],
    }),
  ])
})

test('dates and tags are read in the forms that people and programs write', async () => {
  const dateOf = async (fields: string) => (await read({ 'a.md': `---\n${fields}\n---\nx` })).records[0]?.time
  expect(await dateOf('date: 2024-01-15')).toEqual(local('2024-01-15'))
  expect(await dateOf('Date: 2024-01-15\ntime: 9:30 pm')).toEqual(local('2024-01-15', '21:30'))
  expect(await dateOf('date: "[[2024-01-15]]"')).toEqual(local('2024-01-15'))
  expect(await dateOf('date: [[2024-01-15]]')).toEqual(local('2024-01-15'))
  expect(await dateOf('date: 15. Januar 2024')).toEqual(local('2024-01-15'))
  expect(await dateOf('creation date: 2024-01-15 09:30')).toEqual(local('2024-01-15', '09:30'))
  expect(await dateOf('date created: Monday, January 15th 2024, 9:30:12 pm')).toEqual(local('2024-01-15', '21:30'))
  expect(await dateOf('created: 1705311000')).toEqual({ kind: 'moment', at: 1_705_311_000_000, zone: null })
  expect(await dateOf('created_at: 1705311000123')).toEqual({ kind: 'moment', at: 1_705_311_000_123, zone: null })
  expect(await dateOf('created: 2021-08-01 12:00Z')).toEqual({
    kind: 'moment',
    at: Date.UTC(2021, 7, 1, 12),
    zone: null,
  })
  const tagsOf = async (fields: string) => (await read({ 'a.md': `---\n${fields}\n---\nx` })).records[0]?.tags
  expect(await tagsOf('tags: wonderful,my journal')).toEqual(['wonderful', 'my journal'])
  expect(await tagsOf('tags: one two')).toEqual(['one', 'two'])
  expect(await tagsOf("tags:\n  - one\n  - '#two'\ntag: three")).toEqual(['one', 'two', 'three'])
})

test('daily notes have their date in their name or their folders', async () => {
  const { records } = await read({
    'V/Daily/2024-01-15.md': 'a',
    'V/Daily/20240116.md': 'b',
    'V/2024-01-17 A long day.md': 'c',
    'V/Diary/2024/01/18.md': 'd',
    'V/journals/2024_01_19.md': 'e',
    'V/January 20, 2024.md': 'f',
    'V/202401212105 Zettel.md': 'g',
    'V/Ideas.md': 'h',
  })
  expect(
    records.map(({ time, title, folder }) => [
      time?.kind === 'local' ? `${time.day} ${time.time}` : null,
      title,
      folder,
    ]),
  ).toEqual([
    ['2024-01-15 null', null, 'Daily'],
    ['2024-01-16 null', null, 'Daily'],
    ['2024-01-17 null', 'A long day', null],
    ['2024-01-18 null', null, 'Diary'],
    ['2024-01-19 null', null, 'journals'],
    ['2024-01-20 null', null, null],
    ['2024-01-21 21:05', 'Zettel', null],
    [null, 'Ideas', null],
  ])
})

test('when the file of a daily note was made counts only for the time of the same day', async () => {
  const { records } = await read({
    '2024-01-15.md': '---\ncreated: 2024-01-15T21:30\n---\nx',
    '2024-01-16.md': '---\ncreated: 2024-01-18T09:00\n---\nx',
    '2024-01-17.md': '---\ndate: 2024-01-10\n---\nx',
  })
  expect(records.map(({ time }) => time)).toEqual([
    local('2024-01-15', '21:30'),
    local('2024-01-16'),
    local('2024-01-10'),
  ])
})

test('dated headings in one note are entries of their own', async () => {
  const { records } = await read({
    'Journal.md': [
      '---',
      'tags: [diary]',
      'created: 2020-01-01',
      '---',
      '# My journal',
      '',
      '# 2020',
      '## June',
      '### 2020-06-28 18:22 The first',
      'One #a.',
      '## July',
      '### 2020-07-01 The second',
      'Two.',
      '',
      '- 2020-07-02 is in a list',
      '### 2020-07-03',
      'Three.',
    ].join('\n'),
    'old.md': '## January 5, 2019\n\nA.\n\n## January 6, 2019\n\nB.',
  })
  expect(
    records.map(({ place, time, title, text, tags }) => [place.file, place.number, time, title, text, tags]),
  ).toEqual([
    ['Journal.md', 1, local('2020-06-28', '18:22'), 'The first', 'One #a.', ['diary', 'a']],
    ['Journal.md', 2, local('2020-07-01'), 'The second', 'Two.\n\n- 2020-07-02 is in a list', ['diary']],
    ['Journal.md', 3, local('2020-07-03'), null, 'Three.', ['diary']],
    ['old.md', 1, local('2019-01-05'), null, 'A.', []],
    ['old.md', 2, local('2019-01-06'), null, 'B.', []],
  ])
})

test('a date in the first heading dates the note, and one elsewhere doesn’t', async () => {
  const { records } = await read({
    'a.md': '# 2024-01-15\n\nWords.',
    'b.md': '# Tuesday, 16 January 2024\n\nWords.',
    'c.md': '# Plans\n\nWords.\n\n## 2024-01-15\n\nMore.',
  })
  expect(records.map(({ time, title, text }) => [time, title, text])).toEqual([
    [local('2024-01-15'), null, 'Words.'],
    [local('2024-01-16'), null, 'Words.'],
    [null, 'c', 'Plans\n\nWords.\n\n2024-01-15\n\nMore.'],
  ])
})

test('moods that are not all from 1 to 5 have no place on the scale', async () => {
  const { records } = await read({
    'a.md': '---\nmood: 4\n---\nx',
    'b.md': '---\nmood: 8\n---\nx',
    'c.md': '---\nmood: calm\n---\nx',
  })
  expect(records.map(({ mood }) => mood)).toEqual([
    { name: '4', scale: null },
    { name: '8', scale: null },
    { name: 'calm', scale: null },
  ])
})

test('any encoding is read, YAML with mistakes line by line, and rules are no front matter', async () => {
  const { records, problems } = await read({
    'latin.md': Buffer.from('---\ntitle: Grüße: "heute"\ndate: 2024-01-15\n---\nSchöne Grüße aus Köln', 'latin1'),
    'wide.md': Buffer.from('\uFEFF# 2024-01-16\r\n\r\nžluťoučký', 'utf16le'),
    'rules.md': '---\nJust words between rules.\n---\nAnd after.',
    'bombs.md': `---\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefg'[index]},`.repeat(9)}]`)
      .join('\n')}\ndate: 2024-01-17\n---\nx`,
    'deep.md': `---\nx: ${'['.repeat(10_000)}\ndate: 2024-01-18\n---\nx`,
    'bad.md': '---\ndate: 2024-02-31\n---\nx',
    '2024-02-31.md': 'x',
    'empty.md': '',
    'binary.md': Buffer.from([1, 0, 2, 0, 3, 255, 254, 4, 5, 6]),
  })
  expect(records.map(({ place, time, text }) => [place.file, time?.kind === 'local' ? time.day : null, text])).toEqual([
    ['latin.md', '2024-01-15', 'Schöne Grüße aus Köln'],
    ['wide.md', '2024-01-16', 'žluťoučký'],
    ['rules.md', null, 'Just words between rules.\n\nAnd after.'],
    ['bombs.md', '2024-01-17', 'x'],
    ['deep.md', '2024-01-18', 'x'],
    ['bad.md', null, 'x'],
    ['2024-02-31.md', null, 'x'],
  ])
  expect(problems.map(({ place, problem }) => [place.file, problem])).toEqual([
    ['bad.md', 'bad_date'],
    ['2024-02-31.md', 'bad_date'],
    ['empty.md', 'empty'],
  ])
})
