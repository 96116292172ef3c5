import { mentions } from '../../text/index.ts'
import type { Journal } from '../journal.ts'
import { countNames, quotableLines, type QuotableLine } from '../quoting/quotable.ts'
import type { Reading } from '../reading.ts'
import type { Finding, Slots } from '../types.ts'

/** A line that a claim carries along: short enough to stay beside it. */
export const CARRIED = { minWords: 5, maxWords: 18, maxLength: 90 }

type Carried = Pick<Finding, 'quotes' | 'quoteTones'> & { slots: Slots }

const NOTHING: Carried = { slots: {}, quotes: [] }

/**
 * The latest calm line of these entries, as slots and a quote to add to a finding; nothing where there is none.
 * @param word a word the line must hold
 */
export function carriedLine(readings: readonly Reading[], journal: Journal, word?: string): Carried {
  const lines = quotableLines(readings, journal, CARRIED).filter(
    ({ text }) => !text.endsWith('?') && (word === undefined ? countNames(text) === 0 : mentions(text, word)),
  )
  const line = lines.at(-1)
  return line ? carried(line) : NOTHING
}

function carried({ text, quote, reading, tones }: QuotableLine): Carried {
  return { slots: { quote: text, date: reading.entry.day }, quotes: [quote], quoteTones: tones }
}
