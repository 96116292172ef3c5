import { JournalSource } from '@soundings/contract/journal-imports'
import { expect, test } from 'vitest'
import { readJournal, testFile, testFolder } from '#server/testing/journal-folder.ts'
import { fileOf } from './files/file-of.ts'
import { FolderError, folderOf, type FolderFile } from './files/folder.ts'
import { ADAPTERS } from './journal-adapters.ts'
import { journalSamples } from './journal-samples.fixture.ts'
import { idOf } from './joplin/joplin.fixture.ts'
import { markdown } from './markdown/index.ts'

/** Programs whose exports are tables, which the general adapter would read if it were asked first. */
const TABLES: readonly JournalSource[] = ['daylio_csv', 'daybook']

/** Files that no program wrote. */
const NOTHING = {
  spaces: ' '.repeat(200_000),
  blank: '',
  letter: 'Dear diary, today is 15 January 2024.',
  zip: Buffer.from('PK\x03\x04 damaged', 'latin1'),
  photo: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]),
  'other backup': '{"version":15,"items":[{"id":1,"month":0}],"labels":[]}',
}

/** A damaged tar is recognized as no journal at all, so an upload reports it as an unknown file. */
const UNKNOWN_WHEN_DAMAGED = 'joplin-0'

type Sample = { path: string; content: string | Buffer }

const samples = await journalSamples()

/** The samples of a source, under names that mean nothing. */
function samplesOf(source: JournalSource): Sample[] {
  return samples[source].map((content, index) => ({ path: `${source}-${index}`, content }))
}

const whole = ({ path, content }: Sample) => testFile(path, content)

/** A copy with more bytes than stated, as in a ZIP that was changed: its first bytes are read, the whole file is not. */
function damaged({ path, content }: Sample): FolderFile {
  const bytes = Buffer.from(content)
  return fileOf(`${path}-damaged`, bytes.length - 1, async function* () {
    yield bytes
  })
}

const each = ADAPTERS.map((adapter) => [adapter.source, adapter] as const)

test('every program whose exports are read has one adapter', () => {
  expect(ADAPTERS.map(({ source }) => source).toSorted()).toEqual(JournalSource.options.toSorted())
})

test.each(each)(
  'the adapter of %s claims its own files, whatever their names, and those of no other program',
  async (_, adapter) => {
    const own = [adapter.source, ...(adapter.source === 'csv' ? TABLES : [])]
    const all = JournalSource.options.flatMap(samplesOf)
    const expected = own.flatMap(samplesOf).map(({ path }) => path)
    const folder = folderOf('export.zip', [...all.map(whole), ...testFolder(NOTHING).files])
    expect((await adapter.recognize(folder)).toSorted()).toEqual(expected.toSorted())
  },
)

test.each(each)(
  'the adapter of %s finds an entry in each of its files, and the same ones a second time',
  async (_, adapter) => {
    for (const sample of samplesOf(adapter.source)) {
      const folder = folderOf('export.zip', [whole(sample)])
      const { items, records } = await readJournal(adapter, folder)
      expect(records.length, sample.path).toBeGreaterThan(0)
      expect((await readJournal(adapter, folder)).items).toEqual(items)
    }
  },
)

test.each(each)('the adapter of %s reports a damaged file and reads the others', async (_, adapter) => {
  for (const sample of samplesOf(adapter.source)) {
    const alone = await readJournal(adapter, folderOf('export.zip', [whole(sample)]))
    const copy = damaged(sample)
    const { paths, records, problems } = await readJournal(adapter, folderOf('export.zip', [copy, whole(sample)]))
    expect(records.filter(({ place }) => place.file === sample.path)).toEqual(alone.records)
    if (copy.path.startsWith(UNKNOWN_WHEN_DAMAGED)) continue
    expect(paths, sample.path).toContain(copy.path)
    expect(problems.map(({ place }) => place.file)).toContain(copy.path)
  }
})

test.each(each)('the adapter of %s claims no gigabyte of nothing, and reads only its beginning', async (_, adapter) => {
  let read = 0
  const nothing = (path: string, begin: string) =>
    fileOf(path, 1_073_741_824, async function* () {
      yield Buffer.from(begin)
      for (const piece = Buffer.alloc(65_536, 32); read < 1_073_741_824; read += piece.length) yield piece
    })
  const files = ['{', '[', '\tDate:\t', '<data>', ' '].map((begin, index) => nothing(`${index}`, begin))
  expect(await adapter.recognize(folderOf('', files))).toEqual([])
  // Two of the files begin like JSON, whose first item may be long.
  expect(read).toBeLessThan(50_000_000)
})

test.each(each)('the adapter of %s doesn’t claim a file that breaks off in its first bytes', async (_, adapter) => {
  const broken = fileOf('a.json', 10, async function* () {
    yield Buffer.from('{')
    throw new FolderError('damaged')
  })
  expect(await adapter.recognize(folderOf('', [broken]))).toEqual([])
})

/** Names of files that programs export, with more bytes than stated from the first read on. */
const BROKEN = ['a.md', 'b.csv', 'c.daylio', 'd.json', `${idOf('c')}.md`].map((path) =>
  fileOf(path, 3, async function* () {
    yield Buffer.from('---\ndate: 2024-01-15\n')
  }),
)

test.each(each)(
  'files that break off at once don’t keep the adapter of %s from reading its own',
  async (_, adapter) => {
    for (const sample of samplesOf(adapter.source)) {
      const alone = await readJournal(adapter, folderOf('export.zip', [whole(sample)]))
      const { records } = await readJournal(adapter, folderOf('export.zip', [...BROKEN, whole(sample)]))
      expect(records.filter(({ place }) => place.file === sample.path)).toEqual(alone.records)
    }
  },
)

test('a note in Markdown that is longer than stated is reported as damaged', async () => {
  const note = fileOf('z.md', 10, async function* () {
    yield Buffer.from('# Words')
    yield Buffer.from(' and more than stated')
  })
  expect((await readJournal(markdown, folderOf('export.zip', [note]))).problems).toContainEqual({
    kind: 'problem',
    place: { file: 'z.md', number: null },
    problem: 'unreadable_file',
  })
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
    for (const adapter of ADAPTERS) {
      texts.push(...(await readJournal(adapter, folder)).records.map(({ text }) => text))
    }
    expect(texts.join('')).toContain('x')
  }
}, 90_000)
