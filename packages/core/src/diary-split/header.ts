import type { Heading } from './heading.ts'
import { readLine } from './lines.ts'

/** Lines that journal programs write below an entry's date. */
const HEADER_LINE =
  /^[\t ]*(?:weather|location|photos?|videos?|audios?|tags?|time ?zone|starred|activity|steps?(?: count)?|music|device|uuid|modified|last modified|updated|place|temperature|moon phase|wetter|ort|lieu|météo|lugar|clima)[\t ]*:/iu
const UNDERLINE = /^[\t ]*[-=~—_*]{3,}[\t ]*$/u
const MATTER_LINE = /^(?:[\w -]{1,40}:|\s+-\s|\s+\w)/u
const MATTER_END = /^(?:---|\.\.\.)\s*$/u
const MATTER_LINES_MAX = 20
const LINE_LENGTH = 300

/**
 * The start of the text after a heading that fills its line, after any rule below it, lines such as "Weather:", the
 * rest of a front matter, and blank lines. `at` is the start of the line after the heading.
 */
export function skipHeader(text: string, at: number, heading: Heading): number {
  let start = heading.shape.includes('key') ? skipMatter(text, at) : at
  if (UNDERLINE.test(lineAt(text, start).line)) start = lineAt(text, start).next
  while (HEADER_LINE.test(lineAt(text, start).line)) start = lineAt(text, start).next
  return skipBlank(text, start)
}

/** Skips the lines of a front matter and the rule that ends it; returns `at` when there is none. */
function skipMatter(text: string, at: number): number {
  let next = at
  for (let count = 0; count < MATTER_LINES_MAX; count++) {
    const read = lineAt(text, next)
    if (MATTER_END.test(read.line)) return read.next
    if (!MATTER_LINE.test(read.line)) return at
    next = read.next
  }
  return at
}

/** Skips lines without a visible character; the indent of the first line with text is not skipped. */
function skipBlank(text: string, at: number): number {
  let start = at
  while (start < text.length) {
    const line = readLine(text, start)
    if (!line.isBlank) return start
    start = line.next
  }
  return start
}

function lineAt(text: string, at: number): { line: string; next: number } {
  const { start, end, next } = readLine(text, at)
  return { line: text.slice(start, Math.min(end, start + LINE_LENGTH)), next }
}
