import { expect, test } from 'vitest'
import { readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { standardNotes } from './index.ts'

const NAME = 'Standard Notes Backup and Import File.txt'
const note = (uuid: string, content: object | string, more: object = {}) => ({
  uuid,
  content_type: 'Note',
  content: typeof content === 'string' ? content : { title: 'A title', references: [], appData: {}, ...content },
  created_at: '2022-01-14T05:31:29.123Z',
  updated_at: '2022-01-15T05:31:29.000Z',
  created_at_timestamp: 1_642_138_289_123_456,
  ...more,
})
const tag = (uuid: string, title: string, notes: string[]) => ({
  uuid,
  content_type: 'Tag',
  content: { title, references: notes.map((id) => ({ uuid: id, content_type: 'Note' })) },
})
const read = (...items: unknown[]) =>
  readJournal(standardNotes, testFolder({ [NAME]: JSON.stringify({ version: '004', items }) }))

test('a note has its moment, title, text and the tags that point to it', async () => {
  const { records, problems } = await read(
    tag('t1', 'journal', ['n1', 'n2']),
    note('n1', {
      text: 'Plain *words*\nand <3 lines',
      appData: { 'org.standardnotes.sn': { client_updated_at: '2022-02-01T00:00:00.000Z', pinned: true } },
    }),
    { uuid: 'p', content_type: 'SN|UserPreferences', content: {} },
    tag('t2', 'travel', ['n1']),
  )
  expect(problems).toEqual([])
  expect(records).toEqual([
    expect.objectContaining({
      place: { file: NAME, number: 1 },
      externalId: 'n1',
      title: 'A title',
      text: 'Plain *words*\nand <3 lines',
      time: { kind: 'moment', at: Date.UTC(2022, 0, 14, 5, 31, 29, 123), zone: null },
      changedAt: Date.UTC(2022, 1, 1),
      tags: ['journal', 'travel'],
      leftBehind: ['star'],
    }),
  ])
})

test('Markdown, rich text and Super notes are read as their editors show them', async () => {
  const text = (words: string, format = 0) => ({ type: 'text', text: words, format, detail: 0, version: 1 })
  const state = {
    root: {
      type: 'root',
      children: [
        { type: 'heading', tag: 'h1', children: [text('Day')] },
        { type: 'paragraph', children: [text('Rain & '), text('sun', 1), { type: 'linebreak' }, text('a < b', 2)] },
        {
          type: 'list',
          listType: 'check',
          children: [
            { type: 'listitem', checked: true, children: [text('tea')] },
            { type: 'listitem', checked: false, children: [text('walk')] },
          ],
        },
        { type: 'quote', children: [text('so it goes')] },
        { type: 'paragraph', children: [{ type: 'link', url: 'https://example.org', children: [text('here')] }] },
        { type: 'snfile', fileUuid: 'f' },
      ],
    },
  }
  const { records } = await read(
    note('a', { noteType: 'markdown', text: '# Title\n\n* one ![](x.png)' }),
    note('b', { editorIdentifier: 'com.standardnotes.plus-editor', text: '<p>One</p><p><b>two</b></p>' }),
    note('c', { noteType: 'super', text: JSON.stringify(state) }),
    note('d', { text: JSON.stringify(state) }),
    note('e', { noteType: 'plain-text', text: '{"root": 1}' }),
    note('f', { noteType: 'authentication', text: '[{"secret":"s"}]' }),
  )
  const shown = 'Day\n\nRain & **sun**\n*a < b*\n\n- [x] tea\n- [ ] walk\n\n> so it goes\n\nhere (https://example.org)'
  expect(records.map(({ text: words, leftBehind }) => [words, leftBehind])).toEqual([
    ['Title\n\n- one', ['attachment']],
    ['One\n\n**two**', []],
    [shown, ['attachment']],
    [shown, ['attachment']],
    ['{"root": 1}', []],
    ['', ['attachment']],
  ])
})

test('the notes of an encrypted backup are problems', async () => {
  const { records, problems } = await read(
    { uuid: 'k', content_type: 'SN|ItemsKey', content: '004:abc' },
    note('a', '004:5b5d:eyJ1', { enc_item_key: '004:x' }),
    note('b', { text: 'open' }),
  )
  expect(records).toHaveLength(1)
  expect(problems).toEqual([{ kind: 'problem', place: { file: NAME, number: 1 }, problem: 'encrypted' }])
})

test('notes that were thrown away stay there', async () => {
  const { records, problems } = await read(
    note('a', { text: 'x', trashed: true }),
    note('b', { text: 'y' }, { deleted: true }),
    note('c', { text: 'z' }),
  )
  expect(records.map(({ externalId }) => externalId)).toEqual(['c'])
  expect(problems).toEqual([])
})

test('a note from 1970 has the moment of its stamp, or none', async () => {
  const { records, problems } = await read(
    note('a', { text: 'x' }, { created_at: '1970-01-01T00:00:00.000Z' }),
    note('b', { text: 'y' }, { created_at: '1970-01-01T00:00:00.000Z', created_at_timestamp: 0 }),
    note('c', { text: 'z' }, { created_at: 'x', created_at_timestamp: 'x' }),
  )
  expect(records.map(({ time }) => time)).toEqual([{ kind: 'moment', at: 1_642_138_289_123, zone: null }, null, null])
  expect(problems.map(({ place, problem }) => [place.number, problem])).toEqual([
    [2, 'bad_date'],
    [3, 'bad_date'],
  ])
})

test('damaged items and unexpected types don’t stop the others', async () => {
  const deep = `{"root":{"children":[${'{"type":"quote","children":['.repeat(5_000)}${']}'.repeat(5_000)}]}}`
  const { records, problems } = await read(
    null,
    note('a', { title: 5, text: ['x'], references: 'r', appData: null }),
    note('b', { text: deep }),
    note('c', { text: 'fine' }),
  )
  expect(records.map(({ externalId }) => externalId)).toEqual(['b', 'c'])
  expect(problems.map(({ problem }) => problem)).toEqual(['unreadable_record', 'empty'])
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    [NAME]: 'not a backup',
    'a.json': JSON.stringify({ version: 15, dayEntries: [], items: [{ content_type: 5 }] }),
    'b.json': JSON.stringify([{ uuid: 'x', content_type: 'Note' }]),
  })
  expect(await standardNotes.recognize(folder)).toEqual([])
})
