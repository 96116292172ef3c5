const MATTER_LINE = /^[\w -]{1,40}:/u
const RULE = /^---\s*$/u
const LINES_MAX = 12

/**
 * The start of the front matter that contains the line at `lineStart` ("date: …"): the rule above it, if only lines of
 * the form "title: …" come between; otherwise the line itself. Never before `floor`.
 */
export function frontMatterStart(text: string, lineStart: number, floor: number): number {
  let at = lineStart
  for (let count = 0; count < LINES_MAX && at > floor; count++) {
    const start = text.lastIndexOf('\n', at - 2) + 1
    if (start < floor) return lineStart
    const line = text.slice(start, Math.min(at, start + 80))
    if (RULE.test(line)) return start
    if (!MATTER_LINE.test(line)) return lineStart
    at = start
  }
  return lineStart
}
