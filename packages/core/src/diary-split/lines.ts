/** One line of a text without its line ending; `next` is the start of the following line. */
export type Line = { start: number; end: number; next: number; isBlank: boolean }

/** Widths at which programs wrap lines. */
const WRAP_MIN = 40
const WRAP_MAX = 120
/** A text counts as hard-wrapped if this share of the lines inside paragraphs is nearly full. */
const FULL_LINES_SHARE = 0.5
export const FULL_LINE = 0.75
const LINES_MIN = 3

/** Lines of `text` in order; `\n`, `\r\n`, `\r`, form feed and the Unicode line separators end a line. */
export function* linesOf(text: string): Generator<Line> {
  for (let at = 0; at < text.length;) {
    const line = readLine(text, at)
    yield line
    at = line.next
  }
}

/** The line of `text` that begins at `start`. */
export function readLine(text: string, start: number): Line {
  let [at, isBlank] = [start, true]
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isLineEnd(code)) break
    if (isBlank && !isBlankCode(code)) isBlank = false
    at++
  }
  const isPair = text.charCodeAt(at) === 13 && text.charCodeAt(at + 1) === 10
  return { start, end: at, next: Math.min(text.length, at + (isPair ? 2 : 1)), isBlank }
}

function isLineEnd(code: number): boolean {
  return code === 10 || code === 13 || code === 12 || code === 0x85 || code === 0x2028 || code === 0x2029
}

function isBlankCode(code: number): boolean {
  return (
    code === 32 || code === 9 || code === 11 || code === 0xa0 || code === 0xfeff || code === 0x200b || code === 0x3000
  )
}

/** Width at which the lines of the text are wrapped, or null when only paragraphs end lines. */
export function wrapWidth(text: string): number | null {
  const lengths = new Uint32Array(WRAP_MAX + 2)
  let [inner, previous] = [0, -1]
  for (const line of linesOf(text)) {
    if (!line.isBlank && previous >= 0) {
      lengths[Math.min(previous, WRAP_MAX + 1)] = (lengths[Math.min(previous, WRAP_MAX + 1)] ?? 0) + 1
      inner++
    }
    previous = line.isBlank ? -1 : line.end - line.start
  }
  if (inner < LINES_MIN) return null
  const width = quantile(lengths, inner * 0.95)
  if (width < WRAP_MIN || width > WRAP_MAX) return null
  const full = lengths.subarray(Math.ceil(width * FULL_LINE)).reduce((sum, count) => sum + count, 0)
  return full >= inner * FULL_LINES_SHARE ? width : null
}

function quantile(counts: Uint32Array, rank: number): number {
  let sum = 0
  for (const [length, count] of counts.entries()) {
    sum += count
    if (sum >= rank) return length
  }
  return counts.length
}
