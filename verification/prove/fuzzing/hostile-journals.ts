import { randomBytes } from 'node:crypto'
import { page as applePage } from '../../../apps/server/src/adapters/journals/apple-journal/apple-journal.fixture.ts'
import {
  backupOf,
  page as diariumPage,
  SCHEMA,
} from '../../../apps/server/src/adapters/journals/diarium/diarium.fixture.ts'
import { idOf, noteText, tarOf } from '../../../apps/server/src/adapters/journals/joplin/joplin.fixture.ts'
import type { SentFile } from './follow-import.ts'
import { HOSTILE_ZIPS } from './hostile-zips.ts'
import type { JournalSeed } from './journal-seeds.ts'
import { ODD_DATES } from './odd-dates.ts'

const MIB = 1_048_576
const DEEP = 100_000
const COLUMNS = 100_000
/** Offsets of the size, the type, the link target and the checksum in a tar header. */
const [TAR_SIZE, TAR_SUM, TAR_TYPE, TAR_LINK] = [124, 148, 156, 157]
const TAR_HEADER = 512
/** A size below zero, as a number of 95 bits (GNU tar). */
const NEGATIVE = Buffer.alloc(12, 0xff)
const DATE = /\d{4}-\d{1,2}-\d{1,2}|\d{9,}|\b(?:19|20)\d\d\b/g

type Hostile = { what: string; files: () => Promise<SentFile[]> | SentFile[] }

/** Uploads made to do harm. Each file is created when it is sent, because some are large. */
export function hostileJournals(seeds: readonly JournalSeed[]): Hostile[] {
  return [
    ...Object.entries({ ...HOSTILE_ZIPS, ...TEXTS, ...BINARIES }).map(([what, files]) => ({ what, files })),
    ...seeds.filter(({ bytes }) => !bytes.includes(0)).map(withOddDates),
  ]
}

const deep = (open: string, close: string) => `${open.repeat(DEEP)}words${close.repeat(DEEP)}`

const TEXTS: Readonly<Record<string, () => SentFile[]>> = {
  'XML with entities that multiply': () => {
    const names = 'abcdefghij'.split('')
    const entities = names.map((name, index) => {
      const before = names[index - 1]
      return `<!ENTITY ${name} "${before ? `&${before};`.repeat(10) : 'ha'}">`
    })
    const rows = '<table name="diaro_entries"><r><uid>1</uid><date>1459541700000</date><text>&j;</text></r></table>'
    return [
      text('Diaro.xml', `<?xml version="1.0"?><!DOCTYPE data [${entities.join('')}]><data version="2">${rows}</data>`),
    ]
  },
  'XML that names a file of the system': () => [
    text(
      'Diaro.xml',
      '<?xml version="1.0"?><!DOCTYPE data [<!ENTITY a SYSTEM "file:///etc/passwd">]><data version="2"><table name="diaro_entries"><r><uid>1</uid><text>&a;</text></r></table></data>',
    ),
  ],
  'XML nested deep': () => [text('Diaro.xml', `<data version="2"><table name="diaro_entries">${deep('<r>', '</r>')}`)],
  'a CSV with a row of 50 MB': () => [text('a.csv', `date,text\n2024-01-15,"${'words '.repeat((50 * MIB) / 6)}"\n`)],
  'a CSV whose first row has 50 MB': () => [text('a.csv', `date,text,${'x'.repeat(50 * MIB)}\n2024-01-15,words,\n`)],
  'a CSV with a hundred thousand columns': () => {
    const header = Array.from({ length: COLUMNS }, (_, index) => `column ${index}`).join(',')
    return [text('a.csv', `date,text,${header}\n2024-01-15,words${',x'.repeat(COLUMNS)}\n`)]
  },
  'a hundred thousand quotation marks': () => [text('a.csv', `date,text\n2024-01-15,${'"'.repeat(DEEP + 1)}\n`)],
  'JSON with a text of 100 MB': () => [
    text(
      'journal.json',
      `{"tags":{},"entries":[{"title":"a","date":"2024-01-15","time":"09:30","starred":false,"body":"${'x'.repeat(100 * MIB)}"}]}`,
    ),
  ],
  'JSON nested deep': () => [
    text('Journal.json', `{"metadata":{"version":"1.0"},"entries":[{"uuid":"A","text":${deep('[', ']')}}]}`),
    text('all.json', deep('[', ']')),
    text('objects.json', deep('{"a":', '}')),
  ],
  'a page of Apple Journal nested deep': () => [text('a.html', applePage({ body: deep('<div>', '</div>') }))],
  'pages of Diarium nested deep': () => [
    text('a.html', diariumPage(`<p class="Content">${deep('<blockquote>', '</blockquote>')}</p>`)),
    text('b.html', diariumPage(deep('<ul><li>', '</li></ul>'))),
    text('c.json', JSON.stringify([{ date: '2010-10-26T15:47:53', heading: '', html: deep('<b>', '</b>') }])),
  ],
  'Markdown nested deep': () => [text('2024-01-15.md', deep('> ', '')), text('2024-01-16.md', deep('[', '](x)'))],
}

const BINARIES: Readonly<Record<string, () => Promise<SentFile[]> | SentFile[]>> = {
  'a database of noise': () => [
    { name: 'My.diary', bytes: Buffer.concat([Buffer.from('SQLite format 3\0'), randomBytes(MIB)]) },
  ],
  'a database of noise with a right first page': async () => {
    const bytes = await backupOf(SCHEMA)
    return [{ name: 'My.diary', bytes: Buffer.concat([bytes.subarray(0, 4_096), randomBytes(bytes.length)]) }]
  },
  'a database that computes forever': async () => [
    {
      name: 'My.diary',
      bytes: await backupOf(
        `create table Media (MediaId integer); create view Entries as with recursive n(DiaryEntryId) as
          (select 1 union all select DiaryEntryId + 1 from n) select DiaryEntryId, '' Heading, '' Text, 1 Rating from n`,
      ),
    },
  ],
  'a database with odd clocks': async () => [
    {
      name: 'My.diary',
      bytes: await backupOf(
        `${SCHEMA}---insert into Entries values (0, '', 'a', 5), (-1, '', 'b', -1), (9223372036854775807, '', 'c', 9e99), (3155378975999999999, x'00ff', x'ff', 'x')`,
      ),
    },
  ],
  'a tar with a size below zero': async () => jex(await tar((header) => NEGATIVE.copy(header, TAR_SIZE))),
  'a tar with a huge size': async () => jex(await tar((header) => header.write('77777777777\0', TAR_SIZE, 'latin1'))),
  'a tar with links': async () => {
    const links = ['1', '2'].map(async (type) => {
      const bytes = await tar((header) => {
        header.write('000000000000', TAR_SIZE, 'latin1')
        header.write(type, TAR_TYPE, 'latin1')
        header.write('/etc/passwd', TAR_LINK, 'latin1')
      })
      return bytes.subarray(0, TAR_HEADER)
    })
    return jex(Buffer.concat([...(await Promise.all(links)), await tar(() => undefined)]))
  },
}

function text(name: string, content: string): SentFile {
  return { name, bytes: Buffer.from(content) }
}

function jex(bytes: Buffer): SentFile[] {
  return [{ name: 'notes.jex', bytes }]
}

/** A tar with one note whose header was changed. */
async function tar(change: (header: Buffer) => void): Promise<Buffer> {
  const bytes = await tarOf({ [`${idOf('a')}.md`]: noteText(idOf('a'), 'A walk', 'Hills') })
  const header = bytes.subarray(0, TAR_HEADER)
  change(header)
  header.write(' '.repeat(8), TAR_SUM, 'latin1')
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, TAR_SUM, 'latin1')
  return bytes
}

/** Copies of the export, each with one odd date in place of all dates. */
function withOddDates({ source, name, bytes }: JournalSeed): Hostile {
  const files = () =>
    ODD_DATES.map((date, index) => text(`${index} ${name}`, bytes.toString('utf8').replaceAll(DATE, date)))
  return { what: `odd dates in ${name} of ${source}`, files }
}
