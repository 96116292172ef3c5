import { expect, test } from 'vitest'
import { readJournal, testFile, testFolder } from '#server/testing/journal-folder.ts'
import { csv } from './csv/index.ts'
import { dailyYou } from './daily-you/index.ts'
import { daylioCsv } from './daylio-csv/index.ts'
import { asBase64, backupJson, dayEntry } from './daylio/daylio.fixture.ts'
import { daylio } from './daylio/index.ts'
import { joplin } from './joplin/index.ts'
import { idOf, noteText, tarOf } from './joplin/joplin.fixture.ts'
import { fileOf } from './files/file-of.ts'
import { folderOf } from './files/folder.ts'
import type { JournalAdapter } from './journal-adapter.ts'
import { journiv } from './journiv/index.ts'
import { jrnl } from './jrnl/index.ts'
import { markdown } from './markdown/index.ts'
import { memos } from './memos/index.ts'
import { miniDiary } from './mini-diary/index.ts'
import { myBrain } from './my-brain/index.ts'
import { oneShot } from './one-shot/index.ts'
import { pixels } from './pixels/index.ts'
import { standardNotes } from './standard-notes/index.ts'

const ADAPTERS: readonly JournalAdapter[] = [
  daylio,
  daylioCsv,
  journiv,
  standardNotes,
  joplin,
  memos,
  jrnl,
  miniDiary,
  pixels,
  dailyYou,
  myBrain,
  oneShot,
  markdown,
  csv,
]

/** One file from each program, under a meaningless name. */
async function files(): Promise<Record<string, string | Buffer>> {
  const entry = { title: 'a', body: 'b', date: '2024-01-15', time: '09:30', tags: [], starred: false }
  return {
    daylio: asBase64(backupJson([dayEntry()])),
    daylio_csv: 'full_date,date,weekday,time,mood,activities,note_title,note\n2021-03-09,March 9,Tuesday,20:30,rad,,,x',
    journiv: JSON.stringify({ export_version: '1.0', app_version: '1', user_email: 'a@example.org', journals: [] }),
    standard_notes: JSON.stringify({
      version: '004',
      items: [{ uuid: 'n', content_type: 'Note', content: { text: 'x' } }],
    }),
    joplin: await tarOf({ [`${idOf('a')}.md`]: noteText(idOf('a'), 'A', 'x') }),
    joplin_item: noteText(idOf('b'), 'B', 'y'),
    memos: JSON.stringify({
      memos: [{ name: 'memos/1', content: 'x', visibility: 'PRIVATE', createTime: '2026-01-01T00:00:00Z' }],
    }),
    jrnl: JSON.stringify({ tags: {}, entries: [entry] }),
    jrnl_text: '[2024-01-15 09:30] A title\nand a body',
    mini_diary: JSON.stringify({
      metadata: { version: '3' },
      entries: { '2024-01-15': { dateUpdated: '', title: '', text: 'x' } },
    }),
    mini_diarium: JSON.stringify({
      metadata: { application: 'Mini Diarium' },
      entries: [{ id: 1, date: '2024-01-15', title: '', text: 'x' }],
    }),
    pixels: JSON.stringify([{ date: '2023-01-05', type: 'Mood', scores: [4], notes: 'x', tags: [] }]),
    daily_you: JSON.stringify([
      { timeCreated: '2023-01-05T21:30:00.000', timeModified: '2023-01-05T21:30:00.000', text: 'x', mood: 1 },
    ]),
    my_brain: JSON.stringify({ diary: [{ title: '', content: 'x', mood: 'BAD', createdDate: 1, updatedDate: 1 }] }),
    one_shot: JSON.stringify([{ created: 1_700_000_000, happiness: 'SAD', textContent: 'x', relativePath: null }]),
    markdown: '---\ndate: 2024-01-15\ntags: [a]\n---\nx',
    csv: 'Date;Entry\n2024-01-15;x',
    day_one: JSON.stringify({
      metadata: { version: '1.0' },
      entries: [{ uuid: 'A', creationDate: '2021-03-03T11:48:50Z', text: 'x' }],
    }),
    journey: JSON.stringify({ id: 'a', date_journal: 1, text: 'x', mood: 1, tags: [], photos: [] }),
    diarium: JSON.stringify([{ date: '2010-10-26T15:47:53.48828', heading: '', html: '<p>x</p>', tags: [] }]),
    diaro: '<?xml version="1.0"?><data version="2"><table name="diaro_entries"></table></data>',
    nothing: ' '.repeat(200_000),
    blank: '',
    zip: Buffer.from('PK\x03\x04 damaged', 'latin1'),
    photo: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]),
  }
}

test('each file is claimed by the adapter of its program alone, whatever its name', async () => {
  const folder = testFolder(await files())
  const claims: Record<string, string[]> = {}
  for (const adapter of ADAPTERS) claims[adapter.source] = await adapter.recognize(folder)
  expect(claims).toEqual({
    daylio: ['daylio'],
    daylio_csv: ['daylio_csv'],
    journiv: ['journiv'],
    standard_notes: ['standard_notes'],
    joplin: ['joplin', 'joplin_item'],
    memos: ['memos'],
    jrnl: ['jrnl', 'jrnl_text'],
    mini_diary: ['mini_diary', 'mini_diarium'],
    pixels: ['pixels'],
    daily_you: ['daily_you'],
    my_brain: ['my_brain'],
    one_shot: ['one_shot'],
    markdown: ['markdown'],
    // A table that another program writes is a table, too; the general adapter is asked last.
    csv: ['daylio_csv', 'csv'],
  })
})

test('a damaged file stops neither the recognition nor the reading of the others', async () => {
  const whole = Object.entries(await files()).map(([path, content]) => testFile(path, content))
  const damaged = ['a.md', 'b.csv', 'c.daylio', 'd.json', `${idOf('c')}.md`].map((path) =>
    // More bytes than stated, as in a ZIP that was changed.
    fileOf(path, 3, async function* () {
      yield Buffer.from('---\ndate: 2024-01-15\n')
    }),
  )
  const broken = fileOf('z.md', 10, async function* () {
    yield Buffer.from('# Words')
    yield Buffer.from(' and more than stated')
  })
  const folder = folderOf('a.zip', [...damaged, ...whole, broken])
  for (const adapter of ADAPTERS) {
    const { records, problems } = await readJournal(adapter, folder)
    if (adapter.source !== 'journiv') expect(records.length).toBeGreaterThan(0)
    if (adapter.source === 'markdown') {
      expect(problems).toContainEqual({
        kind: 'problem',
        place: { file: 'z.md', number: null },
        problem: 'unreadable_file',
      })
    }
  }
})

test('texts that are made to be slow are read, which in quadratic time would take hours', async () => {
  const pieces = [
    ' ',
    '#',
    '# ',
    '- ',
    '\n#',
    '[',
    '![[',
    '`',
    '\t',
    ',',
    '"',
    '|',
    ';',
    '---\n',
    'a: b\n',
    '2024-01-15 ',
    '#a ',
  ]
  for (const piece of pieces) {
    const slow = piece.repeat(Math.ceil(60_000 / piece.length))
    const folder = testFolder({
      'a.md': `# ${slow}x`,
      'b.md': `## 2024-01-15 ${slow}x\n## 2024-01-16 ${slow}x\n${slow}x`,
      'c.csv': `date,text\n2024-01-15,${slow}x`,
      'd.csv': `${slow}x,date\n1,2024-01-15`,
      'e.txt': `[2024-01-15 09:30] ${slow}x\n${slow}x`,
      'f.json': JSON.stringify({
        version: '004',
        items: [{ uuid: 'n', content_type: 'Note', content: { text: slow, title: slow } }],
      }),
    })
    const texts: string[] = []
    for (const adapter of [markdown, csv, jrnl, standardNotes]) {
      texts.push(...(await readJournal(adapter, folder)).records.map(({ text }) => text))
    }
    expect(texts.join('')).toContain('x')
  }
}, 90_000)
