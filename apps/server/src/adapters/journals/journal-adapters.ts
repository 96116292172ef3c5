import { appleJournal } from './apple-journal/index.ts'
import { csv } from './csv/index.ts'
import { dailyYou } from './daily-you/index.ts'
import { dayOne } from './day-one/index.ts'
import { dayOneText } from './day-one-text/index.ts'
import { daybook } from './daybook/index.ts'
import { daylio } from './daylio/index.ts'
import { daylioCsv } from './daylio-csv/index.ts'
import { diarium } from './diarium/index.ts'
import { diaro } from './diaro/index.ts'
import { joplin } from './joplin/index.ts'
import type { JournalAdapter } from './journal-adapter.ts'
import { journey } from './journey/index.ts'
import { journiv } from './journiv/index.ts'
import { jrnl } from './jrnl/index.ts'
import { markdown } from './markdown/index.ts'
import { memos } from './memos/index.ts'
import { miniDiary } from './mini-diary/index.ts'
import { myBrain } from './my-brain/index.ts'
import { oneShot } from './one-shot/index.ts'
import { pixels } from './pixels/index.ts'
import { standardNotes } from './standard-notes/index.ts'

/** Every adapter, in the order in which they are asked: a general format comes after the programs that also write it. */
export const ADAPTERS: readonly JournalAdapter[] = [
  dayOne,
  dayOneText,
  daylio,
  daylioCsv,
  journey,
  appleJournal,
  diarium,
  diaro,
  journiv,
  standardNotes,
  joplin,
  memos,
  jrnl,
  miniDiary,
  pixels,
  daybook,
  dailyYou,
  myBrain,
  oneShot,
  markdown,
  csv,
]
