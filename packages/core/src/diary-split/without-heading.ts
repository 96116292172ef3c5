import { readHeading } from './heading.ts'
import type { FoundEntry } from './types.ts'

/** A line above or below a heading that only underlines it. */
const RULE = /^[\t ]*[-=~—_*]{3,}[\t ]*$/u
const BLANK_LINES_ABOVE = /^(?:[^\S\n]*\n)+/u

/**
 * The text of a found entry without the lines above it that contain nothing but its date. A title, a place or the
 * weather next to the date stays, because only the date is stored elsewhere. An entry that is only a heading keeps it.
 */
export function withoutHeading(text: string, { start, bodyStart, end }: Omit<FoundEntry, 'date'>): string {
  const body = text.slice(bodyStart, end)
  if (body.trim() === '') return text.slice(start, end)
  const lines = text.slice(start, bodyStart).split('\n')
  // Empty when the heading has its own line; otherwise the date before the text on the same line.
  const beside = lines.pop() ?? ''
  const kept = lines.filter((line) => !isBare(line)).map((line) => `${line}\n`)
  return (kept.join('') + (isBare(beside) ? '' : beside)).replace(BLANK_LINES_ABOVE, '') + body
}

/** True for a line with only a date or the name of a period, and for a rule. */
function isBare(line: string): boolean {
  if (RULE.test(line)) return true
  const heading = readHeading(line, 0, line.length)
  return heading !== null && heading.isWhole && !heading.shape.endsWith(' place')
}
