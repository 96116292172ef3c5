import { dayOfDateText, readDateText, type CalendarDay, type NumericOrder } from '@soundings/core/diary-split'
import type { Folder } from '../files/folder.ts'
import {
  journalProblem,
  journalRecord,
  type JournalItem,
  type Place,
  type RecordMood,
  type RecordTime,
} from '../journal-record.ts'
import { attachedFiles, type Attachment } from '../shared/attachments.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { tagsOf } from '../shared/foreign-fields.ts'
import { frontMatter, type FrontMatter } from '../shared/front-matter.ts'
import { inlineTags } from '../shared/inline-tags.ts'
import { notebookMarkdown } from '../shared/notebook-markdown.ts'
import { clockText, instantOf, localTime } from '../shared/record-time.ts'
import { withoutEnds } from '../shared/without-ends.ts'
import { datedParts } from './dated-parts.ts'
import { noteFields, ratingOf, type NoteFields } from './note-fields.ts'
import { noteName } from './note-name.ts'
import { ownNote } from './own-note.ts'
import { folderOf } from './vault.ts'

const FIRST_HEADING = /^\s*#{1,6}[ \t]+([^\n]*)(?:\n|$)/u

/** Settings from the surrounding notes and from the person. */
export type NoteContext = {
  order: NumericOrder | null
  today: CalendarDay
  /** The folder that all notes are in. */
  common: string
  hasFiveMoods: boolean
  /** The words that all names have besides the date; they aren’t a title. */
  sharedName: string | null
}

/** The records and problems of one note. */
export function* noteItems(folder: Folder, path: string, text: string, context: NoteContext): Generator<JournalItem> {
  const matter = frontMatter(text)
  const fields = noteFields(matter.fields, context.order, context.today)
  const own = ownNote(matter.fields, matter.body)
  if (own) {
    yield* ownItems(folder, { file: path, number: 1 }, fields, own)
    return
  }
  const full = noteName(path)
  const name = full.title === context.sharedName ? { ...full, title: null } : full
  const named = name.date && dayOfDateText(name.date, context.order, context.today)
  const inName = named && localTime(named, name.clock)
  const isSplit = inName === null
  const found = isSplit ? datedParts(matter.body, context.today, context.order) : null
  const base = { fields, matter, name: name.title, folder: folderOf(path, context.common), context }
  if (found && (fields.date === null || found.parts.length > 1)) {
    for (const [index, { date, title, markdown }] of found.parts.entries()) {
      const clock = date && date.hour !== null && date.minute !== null ? clockText(date.hour, date.minute) : null
      const time = date && localTime(date, clock)
      yield* partItems(folder, { file: path, number: index + 1 }, { ...base, markdown, time, title, isWhole: false })
    }
    return
  }
  const time = timeOf(fields, inName)
  // The name looks like a date, but that date doesn’t exist.
  const isBadName = time === null && /^\d{4}-\d{2}-\d{2}/u.test(name.title ?? '')
  const title = fields.title ?? (isBadName ? null : name.title)
  if (time === null && (isBadName || fields.hasBadDate)) yield journalProblem({ file: path, number: 1 }, 'bad_date')
  const markdown = named ? withoutDate(matter.body, named, context) : matter.body
  yield* partItems(folder, { file: path, number: 1 }, { ...base, markdown, time, title, isWhole: true })
}

/**
 * The note’s own date counts first, then its name. The file’s creation time counts if there is neither, or adds the
 * time if it is on that day.
 */
function timeOf({ date, created }: NoteFields, inName: RecordTime | null): RecordTime | null {
  if (date) return date
  if (inName?.kind !== 'local') return created
  const isSameDay = created?.kind === 'local' && created.day === inName.day
  return isSameDay && inName.time === null ? created : inName
}

type Part = {
  fields: NoteFields
  matter: FrontMatter
  name: string | null
  folder: string | null
  context: NoteContext
  markdown: string
  time: RecordTime | null
  title: string | null
  /** False for a part of a note with several dates: its fields are about all of them. */
  isWhole: boolean
}

function* partItems(folder: Folder, place: Place, part: Part): Generator<JournalItem> {
  const { fields, markdown, time, title, isWhole, context } = part
  const { text, files } = notebookMarkdown(withoutTitle(markdown, title))
  const attached = attachedFiles(folder, place, files)
  yield* attached.problems
  const mood = isWhole ? moodOf(fields.mood, context.hasFiveMoods) : null
  const isTitled = fields.title !== null || text !== '' || attached.photographs.length > 0 || mood !== null || !isWhole
  yield finishedRecord(
    journalRecord(place, {
      externalId: isWhole ? fields.externalId : null,
      text,
      title: isTitled ? title : null,
      time,
      changedAt: isWhole ? instantOf(fields.changed) : null,
      tags: tagsOf([...fields.tags, ...inlineTags(markdown)]),
      folder: part.folder,
      mood,
      energy: isWhole ? fields.energy : null,
      focus: isWhole ? fields.focus : null,
      photographs: attached.photographs,
      location: isWhole ? fields.location : null,
      leftBehind: fields.isStarred ? [...attached.leftBehind, 'star'] : attached.leftBehind,
    }),
  )
}

/** A first heading that only repeats the title is not part of the text. */
function withoutTitle(markdown: string, title: string | null): string {
  const heading = FIRST_HEADING.exec(markdown)
  return heading && title !== null && withoutEnds(heading[1] ?? '', '', '#') === title
    ? markdown.slice(heading[0].length)
    : markdown
}

/** A first heading that only repeats the date in the name is not part of the text. */
function withoutDate(markdown: string, named: CalendarDay, { order, today }: NoteContext): string {
  const heading = FIRST_HEADING.exec(markdown)
  const words = withoutEnds(heading?.[1] ?? '', '', '#')
  const date = readDateText(words)
  const day = date?.end === words.length ? dayOfDateText(date, order, today) : null
  const isSame = day !== null && day.year === named.year && day.month === named.month && day.day === named.day
  return heading && isSame ? markdown.slice(heading[0].length) : markdown
}

function moodOf(mood: string, hasFiveMoods: boolean): RecordMood | null {
  return mood === '' ? null : { name: mood, scale: hasFiveMoods ? ratingOf(mood) : null }
}

/** A note that Soundings has exported is imported exactly as it was. */
function* ownItems(
  folder: Folder,
  place: Place,
  fields: NoteFields,
  { text, files, missing, isDamaged }: { text: string; files: Attachment[]; missing: number; isDamaged: boolean },
): Generator<JournalItem> {
  if (isDamaged) {
    yield journalProblem(place, 'unreadable_record')
    return
  }
  const { photographs, problems } = attachedFiles(folder, place, files)
  yield* problems
  for (let count = 0; count < missing; count++) yield journalProblem(place, 'missing_photograph')
  if (fields.hasBadDate) yield journalProblem(place, 'bad_date')
  const scale = ratingOf(fields.mood)
  yield finishedRecord(
    journalRecord(place, {
      externalId: fields.externalId,
      text,
      title: fields.title,
      time: fields.date,
      tags: fields.tags,
      mood: scale && { name: fields.mood, scale },
      energy: fields.energy,
      focus: fields.focus,
      photographs,
      prompt: fields.prompt ?? fields.question,
      location: fields.location,
    }),
  )
}
