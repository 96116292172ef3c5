/** A part of a text: `content.slice(start, end)`. */
export type Mark = { start: number; end: number }

/** A text in paragraphs, with some parts marked. Marks are in order and do not overlap. */
export function MarkedText({ content, marks }: { content: string; marks: readonly Mark[] }) {
  return paragraphsOf(content).map(({ start, end }) => (
    <p key={start}>
      <Pieces content={content} part={{ start, end }} marks={marks} />
    </p>
  ))
}

/** The same in one line. */
export function MarkedLine({ content, marks }: { content: string; marks: readonly Mark[] }) {
  return <Pieces content={content} part={{ start: 0, end: content.length }} marks={marks} />
}

function Pieces({ content, part, marks }: { content: string; part: Mark; marks: readonly Mark[] }) {
  return pieces(part, marks).map((piece) =>
    piece.marked ? (
      <mark key={piece.start}>{content.slice(piece.start, piece.end)}</mark>
    ) : (
      content.slice(piece.start, piece.end)
    ),
  )
}

/** Characters of a text that a row shows at least, and those shown before its first mark. */
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

/** Blank lines separate paragraphs. */
function paragraphsOf(content: string): Mark[] {
  const paragraphs: Mark[] = []
  let start = 0
  for (const { index, 0: gap } of content.matchAll(/\n\s*\n/g)) {
    paragraphs.push({ start, end: index })
    start = index + gap.length
  }
  return [...paragraphs, { start, end: content.length }].filter((paragraph) => paragraph.end > paragraph.start)
}

function pieces(paragraph: Mark, marks: readonly Mark[]): (Mark & { marked: boolean })[] {
  const found: (Mark & { marked: boolean })[] = []
  let at = paragraph.start
  for (const mark of marks) {
    const start = Math.max(mark.start, at)
    const end = Math.min(mark.end, paragraph.end)
    if (end <= start) continue
    if (start > at) found.push({ start: at, end: start, marked: false })
    found.push({ start, end, marked: true })
    at = end
  }
  return at < paragraph.end ? [...found, { start: at, end: paragraph.end, marked: false }] : found
}
