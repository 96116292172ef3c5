import type { JournalSource } from '@soundings/contract/journal-imports'
import sharp from 'sharp'
import * as apple from '../../../apps/server/src/adapters/journals/apple-journal/apple-journal.fixture.ts'
import * as dailyYou from '../../../apps/server/src/adapters/journals/daily-you/daily-you.fixture.ts'
import * as dayOne from '../../../apps/server/src/adapters/journals/day-one/day-one.fixture.ts'
import * as dayOneText from '../../../apps/server/src/adapters/journals/day-one-text/day-one-text.fixture.ts'
import * as daylio from '../../../apps/server/src/adapters/journals/daylio/daylio.fixture.ts'
import * as diarium from '../../../apps/server/src/adapters/journals/diarium/diarium.fixture.ts'
import * as diaro from '../../../apps/server/src/adapters/journals/diaro/diaro.fixture.ts'
import * as joplin from '../../../apps/server/src/adapters/journals/joplin/joplin.fixture.ts'
import * as journey from '../../../apps/server/src/adapters/journals/journey/journey.fixture.ts'
import * as journiv from '../../../apps/server/src/adapters/journals/journiv/journiv.fixture.ts'
import * as jrnl from '../../../apps/server/src/adapters/journals/jrnl/jrnl.fixture.ts'
import * as memos from '../../../apps/server/src/adapters/journals/memos/memos.fixture.ts'
import * as miniDiary from '../../../apps/server/src/adapters/journals/mini-diary/mini-diary.fixture.ts'
import * as myBrain from '../../../apps/server/src/adapters/journals/my-brain/my-brain.fixture.ts'
import * as oneShot from '../../../apps/server/src/adapters/journals/one-shot/one-shot.fixture.ts'
import { makeZip } from '../../../apps/server/src/testing/make-zip.ts'
import * as texts from './journal-texts.ts'

/** A small valid export, and the program whose adapter has to read it. */
export type JournalSeed = { source: JournalSource; name: string; bytes: Buffer }

const PHOTO = '0cc175b9c0f1b6a831c399e269772661'

/** At least one export of every program, most of them outside of a ZIP, where damage reaches the adapter. */
export async function journalSeeds(): Promise<JournalSeed[]> {
  const photo = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const dayOneExport = dayOne.dayOneJson([dayOne.FULL_ENTRY])
  const daylioBackup = daylio.backupJson([daylio.dayEntry({ assets: [1] })], {
    assets: [{ id: 1, checksum: PHOTO, type: 1 }],
  })
  const applePage = apple.page({
    title: 'A day &amp; a half',
    prompt: 'What made you smile?',
    cards: apple.photoCard('AAA', 'AAA.jpg'),
    body: '<p class="p2"><span class="s2">We </span><span class="s3">sat</span><span class="s2"> in the <i>shade</i>.</span></p>',
  })
  const applePath = 'AppleJournalEntries/Entries/2024-09-14_A_day.html'
  const diariumPage = diarium.page(
    '<p class="Content">Nine <b>paper</b> boats.</p>',
    ['Tags: park', 'Rating: ★★★★'],
    'Boats',
  )
  const note =
    '---\ndate: 2024-01-15 21:30\ntags: [river, snow]\nmood: 4\n---\n# A walk\n\n![[sea.jpg|200]] **So** cold.\n'

  const journeyEntry = journey.entry({ mood: 2, favourite: true, photos: ['a-1.jpg', 'a-2.m4a'], tags: ['park'] })
  const diaroPhoto = { uid: 'a1', entry_uid: 'e1', type: 'photo', filename: 'a.jpg', position: 1 }
  const diaroBackup = diaro.backup({
    ...diaro.TABLES,
    entries: [diaro.entry({})],
    attachments: [diaro.row(diaroPhoto)],
  })

  return [
    seed('day_one', 'Journal.json', dayOneExport),
    zip('day_one', { 'Journal.json': dayOneExport, [`photos/${PHOTO}.jpeg`]: photo }),
    seed('day_one_text', 'Journal.txt', dayOneText.JOURNAL),
    seed('daylio', 'backup.json', daylio.asBase64(daylioBackup)),
    seed('daylio', 'plain.json', daylioBackup),
    zip(
      'daylio',
      { 'backup.daylio': daylio.asBase64(daylioBackup), [`assets/photos/2023/1/${PHOTO}`]: photo },
      'backup.daylio',
    ),
    seed('daylio_csv', 'daylio_export.csv', texts.DAYLIO_CSV),
    seed('journey', '1495138530000.json', journeyEntry),
    zip('journey', { '2017/a.json': journeyEntry, '2017/a-1.jpg': photo }),
    seed('apple_journal', '2024-09-14_A_day.html', applePage),
    zip('apple_journal', { [applePath]: applePage, 'AppleJournalEntries/Resources/AAA.jpg': photo }),
    seed('diarium', 'Diarium.json', JSON.stringify([diarium.ENTRY])),
    seed('diarium', 'Diarium.html', diariumPage),
    seed('diarium', 'My.diary', await diaryFile(photo)),
    seed('diaro', 'DiaroBackup.xml', diaroBackup),
    zip('diaro', { 'DiaroBackup.xml': diaroBackup, 'media/photo/a.jpg': photo }),
    seed('journiv', 'journiv.json', journiv.backup([{ title: 'Diary', description: null, entries: [journiv.ENTRY] }])),
    seed('standard_notes', 'Backup.txt', texts.STANDARD_NOTES),
    seed('joplin', 'notes.jex', await joplinTar(photo)),
    seed('joplin', `${joplin.idOf('a')}.md`, joplin.noteText(joplin.idOf('a'), 'A walk', '# Hills\n\n* steep')),
    seed('memos', 'memos.json', JSON.stringify({ memos: [memos.MEMO], nextPageToken: '' })),
    seed('jrnl', 'journal.json', jrnl.jrnlJson(jrnl.entry())),
    seed(
      'jrnl',
      'journal.txt',
      '[2024-01-15 09:30] First day.\nStarted @work.\n\n[2024-01-16 02:32 PM] A second one *\n',
    ),
    seed('mini_diary', 'diary.json', JSON.stringify(miniDiary.MINI_DIARY)),
    seed('mini_diary', 'diarium.json', JSON.stringify(miniDiary.MINI_DIARIUM)),
    seed('pixels', 'pixels.json', texts.PIXELS),
    seed('daybook', 'entries.csv', texts.DAYBOOK),
    seed('daily_you', 'daily_you.json', JSON.stringify([dailyYou.entry()])),
    seed('my_brain', 'backup.json', myBrain.backup(myBrain.entry())),
    seed('one_shot', 'export.json', JSON.stringify([oneShot.entry()])),
    seed('markdown', '2024-01-15.md', note),
    zip('markdown', { 'V/Daily/2024-01-15.md': note, 'V/.obsidian/app.json': '{}', 'V/Media/sea.jpg': photo }),
    seed('csv', 'table.csv', texts.CSV),
  ]
}

function seed(source: JournalSource, name: string, content: string | Buffer): JournalSeed {
  return { source, name, bytes: Buffer.from(content) }
}

function zip(
  source: JournalSource,
  files: Readonly<Record<string, string | Buffer>>,
  name = 'export.zip',
): JournalSeed {
  const parts = Object.entries(files).map(([path, content]) => ({ name: path, bytes: Buffer.from(content) }))
  return { source, name, bytes: makeZip(parts) }
}

function diaryFile(photo: Buffer): Promise<Buffer> {
  const at = diarium.ticksOf('2019-03-31T02:30:15.123Z')
  return diarium.backupOf(
    `${diarium.SCHEMA}
    ---insert into Entries values (?, 'Night', '<p>It <i>rained</i>.</p>', 5)
    ---insert into Media (DiaryEntryId, Type, "Index", Data) values (?, 0, 0, ?)
    ---insert into Tags values (7, 0, 'rain'), (8, 1, 'Ana')
    ---insert into EntryTags values (?, 7), (?, 8)`,
    [[at], [at, photo], [], [at, at]],
  )
}

function joplinTar(photo: Buffer): Promise<Buffer> {
  const [noteId, folderId, photoId, tagId] = [joplin.idOf('a'), joplin.idOf('f'), joplin.idOf('1'), joplin.idOf('5')]
  return joplin.tarOf({
    [`${noteId}.md`]: joplin.noteText(noteId, 'A walk', `# Hills\n\n![hill.jpg](:/${photoId})\n\n* steep`),
    [`${folderId}.md`]: joplin.itemText('2022', '', { id: folderId, parent_id: '', type_: 2 }),
    [`${photoId}.md`]: joplin.itemText('hill.jpg', '', {
      id: photoId,
      mime: 'image/jpeg',
      file_extension: 'jpg',
      type_: 4,
    }),
    [`${tagId}.md`]: joplin.itemText('outside', '', { id: tagId, type_: 5 }),
    [`${joplin.idOf('6')}.md`]: joplin.itemText('', '', {
      id: joplin.idOf('6'),
      note_id: noteId,
      tag_id: tagId,
      type_: 6,
    }),
    [`resources/${photoId}.jpg`]: photo,
  })
}
