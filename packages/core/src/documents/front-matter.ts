const MATTER_LINE = /^[\w -]{1,40}:/u
const RULE = /^---\s*$/u
const LINES_MAX = 12

/**
 * Where the front matter begins of which the line at `lineStart` ("date: …") is a part: at the rule above it, when only
 * lines of the form "title: …" stand between; else at the line itself. Not before `floor`.
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
