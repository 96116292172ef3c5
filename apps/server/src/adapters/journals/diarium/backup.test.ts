import { expect, test } from 'vitest'
import { readJournal, testFile, testFolder } from '#server/testing/journal-folder.ts'
import { sqliteOf } from '../shared/sqlite.ts'
import { backupOf, SCHEMA, ticksOf } from './diarium.fixture.ts'
import { diarium } from './index.ts'

const AT = ticksOf('2019-03-31T02:30:15.123Z')

test('a backup gives its entries, with tags, stars and the bytes of their pictures', async () => {
  const bytes = await backupOf(
    `${SCHEMA}
    ---insert into Entries values (?, 'Night', '<p>It <i>rained</i>.</p>', 5)
    ---insert into Media (DiaryEntryId, Type, "Index", Data) values (?, 0, 1, ?), (?, 0, 0, ?), (?, 2, 2, ?), (?, 0, 3, null)
    ---insert into Tags values (7, 0, 'rain'), (8, 1, 'Ana')
    ---insert into EntryTags values (?, 7), (?, 8)`,
    [[AT], [AT, Buffer.from('second'), AT, Buffer.from('first'), AT, Buffer.from('film'), AT], [], [AT, AT]],
  )
  const folder = testFolder({ 'My.diary': bytes })
  const { paths, items } = await readJournal(diarium, folder)
  expect(paths).toEqual(['My.diary'])
  expect(items).toEqual([
    {
      kind: 'record',
      place: { file: 'My.diary', number: 1 },
      externalId: String(AT),
      text: 'It *rained*.',
      title: 'Night',
      time: { kind: 'local', day: '2019-03-31', time: '02:30', zone: null },
      changedAt: null,
      tags: ['rain', 'Ana'],
      folder: null,
      mood: { name: '★★★★★', scale: 5 },
      energy: null,
      focus: null,
      photographs: [
        { path: 'My.diary#media/2', description: '' },
        { path: 'My.diary#media/1', description: '' },
      ],
      prompt: null,
      location: null,
      leftBehind: ['attachment'],
    },
    { kind: 'problem', place: { file: 'My.diary', number: 1 }, problem: 'missing_photograph' },
  ])
  const photographs = ['My.diary#media/2', 'My.diary#media/1', 'My.diary#media/99', 'My.diary', 'x#media/1']
  const read = await Promise.all(photographs.map(async (path) => diarium.photograph?.(folder, path)))
  expect(read.map((one) => one?.toString() ?? null)).toEqual(['first', 'second', null, null, null])
})

test('entries come in the order of their times, in every batch, and each row once', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [AT + BigInt(index * 37) * 36_000_000_000n])
  const bytes = await backupOf(
    `${SCHEMA}${`---insert into Entries values (?, 'x', 'y', 0)`.repeat(120)}`,
    rows.toReversed(),
  )
  const { records } = await readJournal(diarium, testFolder({ 'a.diary': bytes, 'b.db': bytes }))
  expect(records.length).toBe(240)
  expect(new Set(records.map(({ externalId }) => externalId)).size).toBe(120)
  expect(records.slice(0, 120).map(({ externalId }) => externalId)).toEqual(rows.map(([ticks]) => String(ticks)))
  expect(records[0]?.mood).toBeNull()
})

test('a backup without tags or media, with odd values, or with a log beside it is read', async () => {
  const bytes = await backupOf(
    `create table entries (diaryentryid bigint, Text text, Rating real);
    ---insert into entries values (?, ?, 3.0), (5, 'far away', 2.5), ('soon', 'words', 'x'), (null, null, null)`,
    [[AT, '<p>one</p>\ud800']],
  )
  // Marks the database as being in write-ahead-log mode.
  bytes[18] = bytes[19] = 2
  const { items } = await readJournal(diarium, testFolder({ 'a.diary': bytes }))
  expect(
    items.map((item) => (item.kind === 'record' ? [item.text, item.mood?.scale, item.time?.kind] : item.problem)),
  ).toEqual([
    'empty',
    'bad_date',
    ['far away', undefined, undefined],
    'bad_date',
    ['one\n\n\ufffd', 3, 'local'],
    ['words', undefined, undefined],
    'bad_date',
  ])
})

test('other and damaged databases yield a problem at most', async () => {
  const other = await backupOf('create table Notes (id integer, text text)')
  const view = await backupOf('create view Entries as select 1 as DiaryEntryId, 2 as Text')
  const whole = await backupOf(`${SCHEMA}---insert into Entries values (?, 'x', ?, 1)`, [[AT, 'long '.repeat(50_000)]])
  const folder = testFolder({
    'other.db': other,
    'cut.diary': whole.subarray(0, 60_000),
    'mixed.diary': Buffer.concat([whole.subarray(0, 8_192), Buffer.alloc(whole.length - 8_192, 7)]),
    'view.db': view,
    'whole.diary': whole,
  })
  const { paths, items } = await readJournal(diarium, folder)
  expect(paths).not.toContain('other.db')
  expect(items.filter(({ kind }) => kind === 'record').map(({ place }) => place.file)).toEqual(['whole.diary'])
  const broken = items.filter(({ kind }) => kind === 'problem').map(({ place }) => place.file)
  expect(broken).toContain('cut.diary')
  expect(broken).toContain('mixed.diary')
})

test('columns that a database would compute are not read', async () => {
  const bytes = await backupOf(
    `create table Entries (DiaryEntryId integer primary key, Heading text,
      Text text generated always as (Heading || ' computed') virtual, Rating integer);
    ---insert into Entries (DiaryEntryId, Heading) values (?, 'x')`,
    [[AT]],
  )
  const { items } = await readJournal(diarium, testFolder({ 'a.diary': bytes }))
  expect(items).toMatchObject([{ title: 'x', text: '' }])
})

test('a query that never ends is ended', async () => {
  const database = await sqliteOf(testFile('a.diary', await backupOf(SCHEMA), 4_096))
  const endless = 'with recursive c(x) as (select 1 union all select x + 1 from c) select count(*) from c'
  expect(() => database.rows(endless)).toThrow('damaged')
  expect(database.rows('select count(*) as count from Entries')).toEqual([{ count: 0 }])
})
