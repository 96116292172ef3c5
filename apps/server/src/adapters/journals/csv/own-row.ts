import type { JournalRecord } from '../journal-record.ts'

/** The character that Soundings puts before a cell that a spreadsheet would run as a formula. */
const HARMLESS = /^'(?=[=+\-@\t\r\n＝＋－＠])/u

/** A row of the table with all data that Soundings exports. */
export type OwnRow = { isEntry: boolean; changes: Partial<JournalRecord> }

/**
 * A row of our own table: it has an id, and its text exactly as it was written. Only entries are records; the other
 * rows are the account and what Soundings has written itself.
 * @param names folded names of the columns
 * @returns null for a row of any other table
 */
export function ownRow(names: readonly string[], row: readonly string[]): OwnRow | null {
  if (names[0] !== 'record' || !names.includes('local date') || !names.includes('added at')) return null
  const cell = (name: string) => (row[names.indexOf(name)] ?? '').replace(HARMLESS, '')
  const isUndated = cell('undated') === 'true'
  return {
    isEntry: cell('record') === 'entry',
    changes: {
      externalId: cell('id') || null,
      text: cell('text').toWellFormed(),
      ...(isUndated ? { time: null } : {}),
    },
  }
}
