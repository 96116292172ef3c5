import yazl from 'yazl'
import { dayOneJson } from '../../../apps/server/src/adapters/journals/day-one/day-one.fixture.ts'
import { makeZip, type ZipPart } from '../../../apps/server/src/testing/make-zip.ts'
import type { SentFile } from './follow-import.ts'

const MIB = 1_048_576
const NESTED = 20
const MEMBERS = 100_000
const LINK = 0o120777
const JOURNAL = Buffer.from(
  dayOneJson([{ uuid: 'A'.repeat(32), creationDate: '2020-11-10T07:15:00Z', timeZone: 'Europe/London', text: 'Rain' }]),
)
const journal = { name: 'Journal.json', bytes: JOURNAL }

/** ZIPs made to do harm, by their fault. They are created when they are sent, because some are large. */
export const HOSTILE_ZIPS: Readonly<Record<string, () => Promise<SentFile[]> | SentFile[]>> = {
  'a gigabyte of zeros': () => zip({ name: 'Journal.json', bytes: Buffer.alloc(1_024 * MIB) }),
  'many members that are large together': () =>
    zip(...Array.from({ length: 20 }, (_, index) => ({ name: `${index}.md`, bytes: Buffer.alloc(30 * MIB, 'a ') }))),
  'paths that leave the folder': () =>
    zip(
      { name: '../../../../etc/cron.d/evil', bytes: JOURNAL },
      { name: '/etc/passwd', bytes: JOURNAL },
      { name: 'C:\\Windows\\evil.json', bytes: JOURNAL },
      { name: '..\\evil.json', bytes: JOURNAL },
      journal,
    ),
  'symbolic links': () =>
    zip(
      { name: 'link.md', bytes: Buffer.from('/etc/passwd'), mode: LINK },
      { name: 'folder', bytes: Buffer.from('/etc'), mode: LINK },
      { name: 'folder/passwd', bytes: Buffer.from('Only words.') },
      { name: 'photos/a.jpeg', bytes: Buffer.from('/etc/passwd'), mode: LINK },
      { name: '2024-01-15.md', bytes: Buffer.from('![](link.md) ![](photos/a.jpeg) Words.') },
      journal,
    ),
  'ZIPs inside each other': () => {
    let inner = makeZip([journal])
    for (let depth = 0; depth < NESTED; depth++) inner = makeZip([{ name: 'export.zip', bytes: inner }])
    return [{ name: 'export.zip', bytes: inner }]
  },
  'a hundred thousand empty members': async () => [{ name: 'export.zip', bytes: await emptyMembers() }],
  'a member that is larger than stated': () => zip({ ...journal, declared: 10 }),
  'a member that is much larger than stated': () =>
    zip({ name: 'Journal.json', bytes: Buffer.alloc(64 * MIB, '['), declared: 1_000 }),
  'a member that is smaller than stated': () => zip({ ...journal, declared: JOURNAL.length * 4 }),
  'a member that claims four gigabytes': () => zip({ ...journal, declared: 0xffff_fffe }),
  'two members of one name': () =>
    zip(journal, { name: 'Journal.json', bytes: Buffer.from('{}') }, { name: 'JOURNAL.json', bytes: JOURNAL }),
  'odd names': () =>
    zip(
      { name: '', bytes: JOURNAL },
      { name: '/', bytes: JOURNAL },
      { name: '.', bytes: JOURNAL },
      { name: 'a\0b.json', bytes: JOURNAL },
      { name: '__proto__', bytes: JOURNAL },
      { name: `${'long'.repeat(10_000)}.md`, bytes: Buffer.from('Words.') },
      { name: '\u202Enosj.lanruoJ', bytes: JOURNAL },
      { name: `${'a/'.repeat(20_000)}b.md`, bytes: Buffer.from('Words.') },
    ),
}

function zip(...parts: ZipPart[]): SentFile[] {
  return [{ name: 'export.zip', bytes: makeZip(parts) }]
}

/** Written by a library, because so many members need ZIP64. */
async function emptyMembers(): Promise<Buffer> {
  const file = new yazl.ZipFile()
  for (let index = 0; index < MEMBERS; index++)
    file.addBuffer(Buffer.alloc(0), `notes/${index}.md`, { compress: false })
  file.end()
  const pieces: Buffer[] = []
  for await (const piece of file.outputStream) pieces.push(Buffer.from(piece as Buffer))
  return Buffer.concat(pieces)
}
