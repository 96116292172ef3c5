import type { Dated } from './types.ts'

const HEADINGS_MIN = 3
/** Titles count only if at least this share of the headings has one. */
const TITLED_SHARE = 0.8
const TITLE_LENGTH_MAX = 100
const BLANK_LINE = /^[^\S\n]*$/u

/**
 * The start of the title above each heading, or null: some programs write a title, then the date and the text. Titles
 * count only if nearly all headings come after a short line that follows a blank line.
 */
export function titleStarts(text: string, headings: readonly Dated[]): (number | null)[] {
  const starts = headings.map(({ candidate }) => (candidate.isWhole ? titleAbove(text, candidate.lineStart) : null))
  const titled = starts.filter((start) => start !== null).length
  const areUsual = headings.length >= HEADINGS_MIN && titled >= headings.length * TITLED_SHARE
  return areUsual ? starts : starts.map(() => null)
}

function titleAbove(text: string, lineStart: number): number | null {
  const from = Math.max(0, lineStart - TITLE_LENGTH_MAX - 2)
  const above = text.slice(from, lineStart).split('\n')
  // The last part is empty; before it are the title and the blank line.
  const title = above.at(-2)
  const start = lineStart - (title?.length ?? 0) - 1
  if (title === undefined || BLANK_LINE.test(title) || above.at(-1) !== '') return null
  if (start === 0) return 0
  const before = above.at(-3)
  const isSetApart = before !== undefined && (above.length > 3 || from === 0) && BLANK_LINE.test(before)
  return isSetApart ? start : null
}
