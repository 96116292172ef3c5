import { TITLE_MAX } from '../entries/index.ts'
import { TITLE_LINE_MIN } from './constants.ts'
import { AFTER_ORDINAL, collapsed, firstSentence } from './sentences.ts'
import { withoutHashtags } from './hashtags.ts'

/** The title of an entry without any usable line. */
export const UNTITLED = 'Untitled'

/** Characters of a line that are read. A paragraph can be one long line, and the title needs only its beginning. */
const LINE_READ = 1_000

/**
 * The title of an entry: its first line if it looks like a heading (no final punctuation, more text below), otherwise
 * its first sentence. Markdown, bullets and hashtags are removed, and the title is cut at a word to at most 80
 * characters.
 */
export function titleOf(content: string): string {
  const [first, second] = firstLines(content)
  if (first === undefined) return UNTITLED
  const isHeading =
    second !== undefined && first.length >= TITLE_LINE_MIN && first.length <= TITLE_MAX && !/[.!?…,;:]$/u.test(first)
  const title = isHeading ? first : (firstSentence(first)?.text ?? first)
  return cutAtWord(title.length > TITLE_MAX ? title : title.replace(/(?<=.)[.;:,]+$/u, ''))
}

/** The first two nonempty lines without markup. */
function firstLines(content: string): string[] {
  const lines: string[] = []
  for (const line of content.split('\n')) {
    // Avoids splitting a surrogate pair.
    const plain = plainLine(
      line
        .trimStart()
        .slice(0, LINE_READ)
        .replace(/[\uD800-\uDBFF]$/u, ''),
    )
    if (plain !== '') lines.push(plain)
    if (lines.length === 2) break
  }
  return lines
}

const MARK = /^\s*(?:#{1,6}\s+|[-*•>]\s+|\d{1,2}[.)]\s+)?/u

function plainLine(line: string): string {
  const mark = MARK.exec(line)?.[0] ?? ''
  const rest = line.slice(mark.length)
  // “3. März” is a day, not the third item of a list.
  const isDay = /\d\.\s+$/u.test(mark) && AFTER_ORDINAL.test(rest)
  const bare = withoutHashtags(isDay ? line.trimStart() : rest)
  return collapsed(/[*_`]/.test(bare) ? bare.replaceAll(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gu, '') : bare)
}

function cutAtWord(text: string): string {
  if (text.length <= TITLE_MAX) return text
  const room = text.slice(0, TITLE_MAX - 1)
  const lastSpace = text.charAt(room.length) === ' ' ? room.length : room.lastIndexOf(' ')
  // Without a space there is no word to cut at.
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : room.replace(/[\uD800-\uDBFF]$/u, '')
  return `${cut.replace(/[\s,;:—–-]+$/u, '')}…`
}
