import { orderOfDates, type CalendarDay, type DateText, type NumericOrder } from '@soundings/core/diary-split'
import type { Folder } from '../files/folder.ts'
import type { FileFacts } from '../journal-adapter.ts'
import { unlessDamaged } from '../shared/each-file.ts'
import { frontMatter } from '../shared/front-matter.ts'
import { datedParts } from './dated-parts.ts'
import { noteFields, numericDates } from './note-fields.ts'
import { noteName } from './note-name.ts'
import { NOTE_MAX, noteText, vaultSettings } from './vault.ts'

/** The most dates that are compared to find their order. */
const DATES_MAX = 100_000

/** Facts that only the notes taken together can show. */
export type Survey = {
  dateOrder: FileFacts['dateOrder']
  /** True when all moods that are numbers are from 1 to 5. */
  hasFiveMoods: boolean
  /** The words that the names of all dated notes have besides the date, such as an app’s name; they aren’t a title. */
  sharedName: string | null
}

/** Reads all notes for facts that no single note shows. */
export async function survey(folder: Folder, paths: readonly string[], today: CalendarDay): Promise<Survey> {
  const dates: DateText[] = []
  const inNotes: { order: NumericOrder; certain: boolean }[] = []
  const names: (string | null)[] = []
  let hasFiveMoods = true
  for (const path of paths) {
    const file = folder.find(path)
    const text = file && file.size <= NOTE_MAX ? await unlessDamaged(noteText(file), null) : null
    if (text === null) continue
    const { date, title } = noteName(path)
    if (date) names.push(title)
    const { fields, body } = frontMatter(text)
    if (dates.length < DATES_MAX) dates.push(...(date?.written.pair ? [date] : []), ...numericDates(fields))
    const { mood } = noteFields(fields, null, today)
    if (/^-?\d/u.test(mood) && !/^[1-5]$/u.test(mood)) hasFiveMoods = false
    const parts = date === null ? datedParts(body, today, null) : null
    if (parts?.order) inNotes.push({ order: parts.order, certain: parts.isOrderCertain })
  }
  const sharedName = names.length > 1 && new Set(names).size === 1 ? (names[0] ?? null) : null
  return { dateOrder: await orderOf(folder, dates, inNotes, today), hasFiveMoods, sharedName }
}

/** The settings of the vault know the order; otherwise certain evidence counts before guesses. */
async function orderOf(
  folder: Folder,
  dates: readonly DateText[],
  inNotes: readonly { order: NumericOrder; certain: boolean }[],
  today: CalendarDay,
): Promise<FileFacts['dateOrder']> {
  const { order, isCertain } = orderOfDates(dates, today)
  const evidence = [...(order ? [{ order, certain: isCertain }] : []), ...inNotes]
  const { order: set } = await vaultSettings(folder)
  if (evidence.length > 0 && set !== null) return { order: set, certain: true }
  const certain = evidence.filter((found) => found.certain)
  const [best] = certain.length > 0 ? certain : evidence
  return best
    ? { order: best.order, certain: certain.length > 0 && certain.every((found) => found.order === best.order) }
    : null
}
