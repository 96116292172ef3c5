import { mentions } from '../../text/index.ts'
import type { Journal } from '../journal/journal.ts'
import { countNames } from './count-names.ts'
import type { QuotableLine } from './offered.ts'
import { quotableLines } from './quotable.ts'
import type { Reading } from '../journal/reading.ts'
import type { Finding } from '../finding/finding.ts'
import type { Slots } from '../wording/slots.ts'

/** A line shown with a claim: short enough to fit next to it. */
export const CARRIED = { minWords: 5, maxWords: 18, maxLength: 90 }

type Carried = Pick<Finding, 'quotes' | 'quoteTones'> & { slots: Pick<Slots, 'quote' | 'date'> }

const NOTHING: Carried = { slots: {}, quotes: [] }

/**
 * The latest calm line of these entries, as slots and a quote to add to a finding; empty without such a line.
 * @param word a word the line must contain
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
