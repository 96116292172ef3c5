import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { jrnl } from './index.ts'
import { entry, jrnlJson } from './jrnl.fixture.ts'

const read = (content: string, name = 'journal.json') => readJournal(jrnl, testFolder({ [name]: content }))

test('an entry of the JSON has its local time, title, text and tags', async () => {
  const { records, problems } = await read(jrnlJson(entry()))
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: 'journal.json', number: 1 },
      title: 'First day.',
      text: 'Started today.\n\nIt is *quick*, @work.',
      time: { kind: 'local', day: '2024-01-15', time: '09:30', zone: null },
      tags: ['work', 'personal'],
      leftBehind: ['star'],
    }),
  ])
})

test('an entry of one sentence is its text, and damaged entries are problems', async () => {
  const { records, problems } = await read(
    jrnlJson(entry({ body: '' }), 'x', entry({ date: '2024-13-15', time: '99:99' }), entry({ title: '', body: ' ' })),
  )
  expect(records.map(({ title, text, time }) => [title, text.length, time?.kind])).toEqual([
    [null, 10, 'local'],
    ['First day.', 37, undefined],
  ])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [2, 'unreadable_record'],
    [3, 'bad_date'],
    [4, 'empty'],
  ])
})

test('files with one entry each are read, too', async () => {
  const folder = testFolder({ 'a.json': JSON.stringify(entry()), 'b.json': JSON.stringify(entry({ time: '10:30' })) })
  const { records } = await readJournal(jrnl, folder)
  expect(records.map(({ place, tags }) => [place.file, tags])).toEqual([
    ['a.json', ['work', 'personal']],
    ['b.json', ['work', 'personal']],
  ])
})

test('its own text has an entry per line with a date in brackets', async () => {
  const { records } = await read(
    [
      '[2020-08-29 11:11] Entry the first.',
      '',
      'Mail to a@b.org about @tagone.',
      '[1] is no entry, and neither is',
      '[2020-08] this.',
      '',
      '[2020-08-31 02:32 PM] A second one *',
      '',
      '[2020-09-24] Only a day, @home',
      'and a line.',
    ].join('\r\n'),
    'journal.txt',
  )
  expect(
    records.map(({ place, time, title, text, tags, leftBehind }) => [
      place.number,
      time,
      title,
      text,
      tags,
      leftBehind,
    ]),
  ).toEqual([
    [
      1,
      { kind: 'local', day: '2020-08-29', time: '11:11', zone: null },
      'Entry the first.',
      'Mail to a@b.org about @tagone.\n[1] is no entry, and neither is\n[2020-08] this.',
      ['tagone'],
      [],
    ],
    [2, { kind: 'local', day: '2020-08-31', time: '14:32', zone: null }, null, 'A second one', [], ['star']],
    [3, { kind: 'local', day: '2020-09-24', time: null, zone: null }, 'Only a day, @home', 'and a line.', ['home'], []],
  ])
})

test('an entry that is too long is a problem, and the next one is read', async () => {
  const long = `${'words and words\n'.repeat(200_000)}`
  const { records, problems } = await read(`[2020-08-29 11:11] Long\n${long}\n[2020-08-30 11:11] Short`, 'journal.txt')
  expect(records.map(({ text }) => text)).toEqual(['Short'])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([[1, 'too_long']])
})

test('chats, logs and other diaries are not claimed', async () => {
  const folder = testFolder({
    'chat.txt': '[15.01.24, 09:30:12] Ana: hello\n[15.01.24, 09:31:12] Ben: hi',
    'log.txt': '[2024-01-15 09:30:12] INFO started\n[2024-01-15 09:30:13] INFO stopped',
    'numeric.txt': '[03/04/2024 09:30] Which day was it?',
    'short.log': '[2024-01-15 09:30] started\n[2024-01-15 09:31] stopped',
    'diary.txt': 'Dear diary,\n\n[2024-01-15 09:30] is when it began.',
    'mini.json': JSON.stringify({ entries: { '2024-01-15': { title: 'x', text: 'y', dateUpdated: '' } } }),
    'list.json': JSON.stringify({ entries: [{ title: 'x', body: 'y', date: '2024-01-15' }] }),
  })
  expect(await jrnl.recognize(folder)).toEqual([])
})
