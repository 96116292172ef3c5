import { page as applePage } from './apple-journal/apple-journal.fixture.ts'
import { entry as dailyYouEntry } from './daily-you/daily-you.fixture.ts'
import { JOURNAL as DAY_ONE_TEXT } from './day-one-text/day-one-text.fixture.ts'
import { dayOneJson, FULL_ENTRY } from './day-one/day-one.fixture.ts'
import { asBase64, backupJson, dayEntry } from './daylio/daylio.fixture.ts'
import { backupOf, ENTRY as DIARIUM_ENTRY, page as diariumPage, SCHEMA, ticksOf } from './diarium/diarium.fixture.ts'
import { backup as diaroBackup, entry as diaroEntry, TABLES } from './diaro/diaro.fixture.ts'
import { idOf, noteText, tarOf } from './joplin/joplin.fixture.ts'
import type { JournalSource } from './journal-record.ts'
import { entry as journeyEntry } from './journey/journey.fixture.ts'
import { backup as journivBackup, ENTRY as JOURNIV_ENTRY } from './journiv/journiv.fixture.ts'
import { entry as jrnlEntry, jrnlJson } from './jrnl/jrnl.fixture.ts'
import { MEMO } from './memos/memos.fixture.ts'
import { MINI_DIARIUM, MINI_DIARY } from './mini-diary/mini-diary.fixture.ts'
import { backup as myBrainBackup, entry as myBrainEntry } from './my-brain/my-brain.fixture.ts'
import { entry as oneShotEntry } from './one-shot/one-shot.fixture.ts'

/** One file of each kind that a program exports. A program without a sample does not compile. */
type Samples = Record<JournalSource, readonly [string | Buffer, ...(string | Buffer)[]]>

const DIARIUM_BACKUP = `${SCHEMA}
  ---insert into Entries values (?, 'Night', '<p>It rained.</p>', 5)`

export async function journalSamples(): Promise<Samples> {
  return {
    day_one: [dayOneJson([FULL_ENTRY])],
    day_one_text: [DAY_ONE_TEXT],
    daylio: [asBase64(backupJson([dayEntry()]))],
    daylio_csv: [
      'full_date,date,weekday,time,mood,activities,note_title,note\n2021-03-09,March 9,Tuesday,20:30,rad,,,x\n',
    ],
    journey: [journeyEntry({})],
    apple_journal: [applePage({ title: 'Rain', body: '<p class="p2"><span class="s2">It rained.</span></p>' })],
    diarium: [
      JSON.stringify([DIARIUM_ENTRY]),
      diariumPage('<p class="Content">It rained.</p>', ['Tags: rain']),
      await backupOf(DIARIUM_BACKUP, [[ticksOf('2019-03-31T02:30:15.123Z')]]),
    ],
    diaro: [diaroBackup({ ...TABLES, entries: [diaroEntry({})] })],
    journiv: [journivBackup([{ title: 'Life', entries: [JOURNIV_ENTRY] }])],
    standard_notes: [
      JSON.stringify({ version: '004', items: [{ uuid: 'n', content_type: 'Note', content: { text: 'It rained.' } }] }),
    ],
    joplin: [await tarOf({ [`${idOf('a')}.md`]: noteText(idOf('a'), 'A', 'Rain.') }), noteText(idOf('b'), 'B', 'Sun.')],
    memos: [JSON.stringify({ memos: [MEMO] })],
    jrnl: [jrnlJson(jrnlEntry()), '[2024-01-15 09:30] A title\nand a body'],
    mini_diary: [JSON.stringify(MINI_DIARY), JSON.stringify(MINI_DIARIUM)],
    pixels: [JSON.stringify([{ date: '2023-01-05', type: 'Mood', scores: [4], notes: 'x', tags: [] }])],
    daybook: ['Date,Title,Text,Images\n2024-01-15-10:00,Rain,It rained.,\n'],
    daily_you: [JSON.stringify([dailyYouEntry()])],
    my_brain: [myBrainBackup(myBrainEntry())],
    one_shot: [JSON.stringify([oneShotEntry()])],
    markdown: ['---\ndate: 2024-01-15\ntags: [a]\n---\nIt rained.'],
    csv: ['Date;Entry\n2024-01-15;It rained.\n'],
  }
}
