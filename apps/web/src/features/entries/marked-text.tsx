/** A part of a text: `content.slice(start, end)`. */
export type Mark = { start: number; end: number }

/** A text in paragraphs, with some parts marked. Marks are in order and do not overlap. */
export function MarkedText({ content, marks }: { content: string; marks: readonly Mark[] }) {
  return paragraphsOf(content).map(({ start, end }) => (
    <p key={start}>
      {pieces({ start, end }, marks).map((piece) =>
        piece.marked ? (
          <mark key={piece.start}>{content.slice(piece.start, piece.end)}</mark>
        ) : (
          content.slice(piece.start, piece.end)
        ),
      )}
    </p>
  ))
}

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
