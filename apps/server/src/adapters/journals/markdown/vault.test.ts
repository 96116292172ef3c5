import { expect, test } from 'vitest'
import { NO_CHOICES, readJournal, testFolder } from '#server/testing/journal-folder.ts'
import { markdown } from './index.ts'

const read = (contents: Readonly<Record<string, string | Buffer>>) => readJournal(markdown, testFolder(contents))
const local = (day: string, time: string | null = null) => ({ kind: 'local', day, time, zone: null })

test('embedded photographs are found beside the note, by path and anywhere in the vault', async () => {
  const { records, problems } = await read({
    'V/Daily/2024-01-15.md':
      'A ![[sea.jpg|200]] ![Two](../Media/two%20hills.png "x") ![](here.jpeg) ![](gone.jpg) ![[talk.m4a]] ![[Plans]] ![[map.canvas]]',
    'V/Media/deep/sea.jpg': 'jpeg',
    'V/sea.jpg.md': 'no photograph',
    'V/Media/two hills.png': 'png',
    'V/Daily/here.jpeg': 'jpeg',
  })
  expect(records[0]?.photographs).toEqual([
    { path: 'V/Media/deep/sea.jpg', description: '' },
    { path: 'V/Media/two hills.png', description: 'Two' },
    { path: 'V/Daily/here.jpeg', description: '' },
  ])
  expect(records[0]?.leftBehind).toEqual(['audio', 'attachment'])
  expect(problems).toEqual([
    { kind: 'problem', place: { file: 'V/Daily/2024-01-15.md', number: 1 }, problem: 'missing_photograph' },
  ])
})

test('the folders of programs and templates are passed over', async () => {
  const { paths } = await read({
    'V/.obsidian/templates.json': '{"folder":"Meta/Vorlagen"}',
    'V/.obsidian/plugins/x/README.md': '# Plugin',
    'V/.trash/2024-01-14.md': 'x',
    'V/Templates/Daily.md': '# {{date}}',
    'V/Meta/Vorlagen/Tag.md': '# {{date}}',
    'V/Meta/note.md': 'x',
    '.git/config.md': 'x',
  })
  expect(paths).toEqual(['V/Meta/note.md'])
})

test('the order of day and month comes from the names of all notes, from the settings of the vault or from the person', async () => {
  const names = { '03-04-2024.md': 'a', '25-04-2024.md': 'b' }
  expect((await read(names)).records.map(({ time }) => time)).toEqual([local('2024-04-03'), local('2024-04-25')])
  const folder = testFolder({ '03-04-2024.md': 'a' })
  expect(await markdown.facts?.(folder, ['03-04-2024.md'], NO_CHOICES)).toMatchObject({ dateOrder: { certain: false } })
  const chosen = await readJournal(markdown, folder, { dateOrder: 'month-first' })
  expect(chosen.records[0]?.time).toEqual(local('2024-03-04'))
  const certain = await readJournal(markdown, testFolder(names), { dateOrder: 'month-first' })
  expect(certain.records[0]?.time).toEqual(local('2024-04-03'))
  const vault = { '03-04-2024.md': 'a', '.obsidian/daily-notes.json': '{"format":"MM-DD-YYYY"}' }
  expect((await read(vault)).records[0]?.time).toEqual(local('2024-03-04'))
  expect(await markdown.facts?.(testFolder(vault), ['03-04-2024.md'], NO_CHOICES)).toEqual({
    dateOrder: { order: 'month-first', certain: true },
    tables: [],
  })
})

test('notes that Soundings has exported come back as they were', async () => {
  const id = '3f8a1c2e-0b7d-4e2a-9f3c-1a2b3c4d5e6f'
  const photo = '11111111-2222-4333-8444-555555555555'
  const text = '# not a heading\n* so it  is\n\n\n\\[[x]] %%y%% ![](z.png)\n'
  const own = (lines: string[], content: string, rest = '') =>
    `---\nid: ${id}\n${lines.join('\n')}\n---\n\n${content}\n${rest}`
  const { records, problems } = await read({
    'Soundings/2026/2026-11-23 The gutter.md': own(
      ['date: 2026-11-23T21:14:00-05:00', 'time_zone: "America/New_York"', 'tags:', '  - "run"', 'mood: 4', 'focus: 2'],
      text,
      `\n![The \\[old\\] gutter](../photographs/${photo}.jpg)\n\n_A photo is missing here. It was damaged on the server’s disk and can’t be read._\n`,
    ),
    'Soundings/Undated/Then.md': own(['undated: true', 'time_zone: "Europe/Prague"', 'title: "Then"'], 'x'),
    'Soundings/2026/2026-11-24.md': own(['date: 2026-11-24T21:14:00-05:00', 'time_zone: "UTC"', 'damaged: true'], 'x'),
    [`Soundings/photographs/${photo}.jpg`]: 'jpeg',
  })
  expect(records).toEqual([
    expect.objectContaining({
      externalId: id,
      text,
      title: null,
      time: { kind: 'moment', at: Date.UTC(2026, 10, 24, 2, 14), zone: 'America/New_York' },
      tags: ['run'],
      mood: { name: '4', scale: 4 },
      energy: null,
      focus: 2,
      photographs: [{ path: `Soundings/photographs/${photo}.jpg`, description: 'The [old] gutter' }],
      folder: null,
    }),
    expect.objectContaining({ text: 'x', title: 'Then', time: null }),
  ])
  expect(problems.map(({ place, problem }) => [place.file, problem])).toEqual([
    ['Soundings/2026/2026-11-23 The gutter.md', 'missing_photograph'],
    ['Soundings/2026/2026-11-24.md', 'unreadable_record'],
  ])
})

test('text files with a date in their names are entries of that day, as Diarium exports them', async () => {
  const files = {
    'Diarium/Diarium_2021-10-28.txt': 'štvrtok 28. októbra 2021\n— 29. 10. 2021 22:01 —\nanother day',
    'Diarium/Diarium_2021-10-24.txt': 'Rain.',
    'Diarium/readme.txt': 'About this export.',
  }
  expect(await markdown.recognize(testFolder(files))).toEqual(Object.keys(files).slice(0, 2))
  const { records } = await read(files)
  expect(records.map(({ time }) => time)).toMatchObject([
    { kind: 'local', day: '2021-10-28', time: null },
    { kind: 'local', day: '2021-10-24', time: null },
  ])
  expect(records.map(({ title }) => title)).toEqual([null, null])
  expect(records[0]?.text).toContain('another day')
  expect(records[1]?.text).toBe('Rain.')
})

test('files of other programs are not claimed', async () => {
  const folder = testFolder({
    'a.txt': 'Plain words, no front matter.',
    'b.html': '---\ntitle: x\n---\n',
    'page.md': '<!DOCTYPE html><html></html>',
    [`${'a'.repeat(32)}.md`]: `Title\n\nBody\n\nid: ${'a'.repeat(32)}\ntype_: 1`,
    'data.json': '{"a":1}',
  })
  expect(await markdown.recognize(folder)).toEqual([])
  expect(await markdown.recognize(testFolder({ 'a.txt': '---\ntitle: x\n---\n' }))).toEqual(['a.txt'])
})

test('a large journal in one note is read day by day', async () => {
  const days = Array.from({ length: 4_000 }, (_, day) => {
    const date = new Date(Date.UTC(2010, 0, 1 + day)).toISOString().slice(0, 10)
    return `## ${date}\n\n${'Words and more words. '.repeat(20)}\n`
  })
  const { records } = await read({ 'all.md': days.join('\n') })
  expect(records).toHaveLength(4_000)
})
