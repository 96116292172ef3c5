import type { FoundJournal } from '@soundings/contract/journal-imports'
import { counted } from '#web/lib/format.ts'
import { shortMonth } from './short-month.ts'

/**
 * The large figures above the contents of an upload. @param withMood the number of entries that have a mood, according
 * to the current choices
 */
export function foundFigures({ entries, span, photographs }: FoundJournal, withMood: number) {
  const number = (value: number) => value.toLocaleString('en-US')
  return [
    { value: number(entries), name: entries === 1 ? 'entry' : 'entries' },
    ...(span ? [spanFigure(span)] : []),
    { value: number(photographs), name: photographs === 1 ? 'photo' : 'photos' },
    { value: number(withMood), name: 'with a mood', note: `${number(entries - withMood)} without` },
  ]
}

/** The months of the first and the last entry, or the one month of both. */
function spanFigure({ first, last, days }: NonNullable<FoundJournal['span']>) {
  const [from, to] = [shortMonth(first), shortMonth(last)]
  const note = counted(days, 'day', 'days')
  return from === to ? { value: from, name: note } : { value: from, name: `to ${to}`, note }
}
