import type { CalendarDay, NumericOrder } from '@soundings/core/diary-split'
import type { ColumnRole } from '../journal-adapter.ts'
import {
  journalProblem,
  journalRecord,
  type JournalItem,
  type JournalRecord,
  type Place,
  type RecordMood,
  type RecordTime,
} from '../journal-record.ts'
import { finishedRecord } from '../shared/finished-record.ts'
import { scaleOf } from '../shared/five-scale.ts'
import { tagsOf } from '../shared/foreign-fields.ts'
import { noteText } from '../shared/note-text.ts'
import { oneLine } from '../shared/plain-text.ts'
import { clockOf, zoneOf } from '../shared/record-time.ts'
import { writtenTime } from '../shared/written-time.ts'
import { ownRow } from './own-row.ts'
import { serialClock, serialTime } from './serial-date.ts'

/** Settings from the other rows and from the person. */
export type RowContext = {
  roles: readonly ColumnRole[]
  names: readonly string[]
  delimiter: string
  order: NumericOrder | null
  today: CalendarDay
  hasFiveMoods: boolean
}

const ZONES: ReadonlySet<string> = new Set([
  'time zone',
  'timezone',
  'tz',
  'zeitzone',
  'fuseau horaire',
  'zona horaria',
  'fuso orario',
  'fuso horario',
])

/** The items in a row; none if all its cells are empty. */
export function* rowItems(place: Place, row: readonly string[], context: RowContext): Generator<JournalItem> {
  const own = ownRow(context.names, row)
  if (row.every((cell) => cell.trim() === '') || own?.isEntry === false) return
  const cells = withRest(row, context)
  const given = (role: ColumnRole) =>
    cells.filter((_cell, index) => context.roles[index] === role).map((cell) => cell.trim())
  const [date = ''] = given('date')
  const time = timeOf(date, given('time')[0] ?? '', cells, context)
  if (date !== '' && time === null) yield journalProblem(place, 'bad_date')
  const record = journalRecord(place, {
    text: given('text')
      .map(noteText)
      .filter((text) => text !== '')
      .join('\n\n'),
    title: oneLine(given('title')[0] ?? '') || null,
    time,
    tags: tagsOf(given('tags').flatMap(tagsIn)),
    folder: oneLine(given('folder')[0] ?? '') || null,
    mood: moodOf(oneLine(given('mood')[0] ?? ''), context.hasFiveMoods),
  })
  for (const role of ['energy', 'focus'] as const) addRating(record, role, given(role)[0] ?? '')
  yield finishedRecord({ ...record, ...own?.changes })
}

/** Extra cells at the end of a row are the rest of the last column, if its text was not quoted. */
function withRest(row: readonly string[], { roles, delimiter }: RowContext): readonly string[] {
  const last = roles.length - 1
  if (row.length <= roles.length || roles[last] !== 'text') return row
  return [...row.slice(0, last), row.slice(last).join(delimiter)]
}

function timeOf(date: string, clock: string, cells: readonly string[], context: RowContext): RecordTime | null {
  const zone = zoneOf((cells[context.names.findIndex((name) => ZONES.has(name))] ?? '').trim())
  const serial = serialTime(date)
  const time = serial ?? writtenTime(date, { order: context.order, today: context.today, zone })
  if (time?.kind !== 'local' || time.time !== null || clock === '') return time
  return { ...time, time: clockOf(clock) ?? serialClock(clock), zone }
}

/** Splits a list that a person or program wrote into one cell. */
function tagsIn(cell: string): string[] {
  const list = /^\[(.*)\]$/su.exec(cell)?.[1] ?? cell
  const separator =
    ['|', ';', '\n', ','].find((mark) => list.includes(mark)) ?? (/^#\S+(?:\s+#\S+)+$/u.test(list) ? ' ' : '\0')
  return list.split(separator).map((tag) => tag.trim().replace(/^(["'])(.*)\1$/u, '$2'))
}

/** Numbers from 1 to 5 match our scale; the person places moods in words or on any other scale. */
function moodOf(mood: string, hasFiveMoods: boolean): RecordMood | null {
  if (mood === '') return null
  return { name: mood, scale: hasFiveMoods ? ratingOf(mood) : null }
}

function ratingOf(text: string): RecordMood['scale'] {
  return scaleOf(Number(text.replace(',', '.')))
}

function addRating(record: JournalRecord, role: 'energy' | 'focus', cell: string): void {
  record[role] = ratingOf(cell)
  if (cell !== '' && record[role] === null) record.leftBehind.push('scale')
}
