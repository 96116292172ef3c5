/** A part of a text: `content.slice(start, end)`. */
export type Mark = { start: number; end: number }

/** A text in one line, with some parts marked. Marks are in order and do not overlap. */
export function MarkedLine({ content, marks }: { content: string; marks: readonly Mark[] }) {
  return <MarkedPart content={content} part={{ start: 0, end: content.length }} marks={marks} />
}

/** Renders one part of a text, and only the marks in that part. */
export function MarkedPart({ content, part, marks }: { content: string; part: Mark; marks: readonly Mark[] }) {
  return pieces(part, marks).map((piece) =>
    piece.marked ? (
      <mark key={piece.start}>{content.slice(piece.start, piece.end)}</mark>
    ) : (
      content.slice(piece.start, piece.end)
    ),
  )
}

/** The fewest characters of a text that a row shows, and the number shown before its first mark. */
const ROW_CHARACTERS = 160
const BEFORE_MARK = 60

/** A text from near its first mark on, so that a row shows what was found. */
export function excerptOf(content: string, marks: readonly Mark[]): { content: string; marks: readonly Mark[] } {
  const first = marks[0]
  if (!first || first.end <= ROW_CHARACTERS) return { content, marks }
  const from = content.indexOf(' ', first.start - BEFORE_MARK) + 1
  const begin = from === 0 || from > first.start ? first.start : from
  const shift = ELLIPSIS.length - begin
  return {
    content: `${ELLIPSIS}${content.slice(begin)}`,
    marks: marks.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  }
}

const ELLIPSIS = '… '

function pieces(part: Mark, marks: readonly Mark[]): (Mark & { marked: boolean })[] {
  const found: (Mark & { marked: boolean })[] = []
  let at = part.start
  for (let index = firstWithin(marks, part.start); index < marks.length; index++) {
    const mark = marks[index]
    if (!mark || mark.start >= part.end) break
    const start = Math.max(mark.start, at)
    const end = Math.min(mark.end, part.end)
    if (end <= start) continue
    if (start > at) found.push({ start: at, end: start, marked: false })
    found.push({ start, end, marked: true })
    at = end
  }
  return at < part.end ? [...found, { start: at, end: part.end, marked: false }] : found
}

/** The first mark that ends after a position. A long text has thousands of marks, and each line looks up its own. */
function firstWithin(marks: readonly Mark[], position: number): number {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[middle]?.end ?? 0) <= position) low = middle + 1
    else high = middle
  }
  return low
}
